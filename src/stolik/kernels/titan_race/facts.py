"""The numbers of the facts of Titan Race, as its kernel needs them; a list of facts is told by its first number."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from stolik.games.titan_race import features as f
from stolik.games.titan_race.actions import FACE, PAY, STRIKE, TRAP
from stolik.games.titan_race.board import ROWS
from stolik.games.titan_race.judgement import LOST_TURN, WIN
from stolik.games.titan_race.progress import LENGTH
from stolik.games.titan_race.prompts import PROMPTS
from stolik.games.titan_race.things import ACTION, CARD, CELL, COLOUR, DIRECTION, TITAN
from stolik.games.titan_race.turn import ABILITY, DIE, END, REROLL
from stolik.kernels.tables import Tables, constant, first

KINDS: Final = (TITAN, CARD, COLOUR, CELL, DIRECTION, ACTION)
NONE: Final = -1
NAMED: Final = (
    *("GAINED", "TERRAIN", "TRAPS", "RIVALS", "REACHES", "COSTS", "PLAYED", "THROWN", "USED", "FACED", "CHOSEN"),
    *("LIFE", "HURT", "WINS", "SPECIAL", "TRAPPED", "OWN", "HEALS"),
)
BY_PROMPT: Final = ("TAKES", "OFFERED", "AIMED", "AT_CELL", "AHEAD")
WORDS: Final = (DIE, ABILITY, REROLL, END, PAY, STRIKE, TRAP, FACE)


def facts(tables: Tables) -> None:
    tables.number("ROWS", ROWS)
    tables.number("LENGTH", LENGTH)
    tables.real("WIN", WIN)
    tables.real("LOST_TURN", LOST_TURN)
    tables.names("KIND", [kind.name for kind in KINDS])
    tables.array("PROMPT_KIND", [KINDS.index(prompt.kind) for prompt in PROMPTS.values()])
    for name in NAMED:
        tables.fact(name, getattr(f, name))
    for word in (STRIKE, TRAP):
        tables.fact(f"AT_{word}", f.AT_CELL[word])
    for word in WORDS:
        tables.number(constant("FACT_DO", word), f.WORD[word])
    tables.array("FACT_NONE", [f.NONE[prompt] for prompt in PROMPTS], "int16_t")
    for name in BY_PROMPT:
        tables.array(f"FACT_{name}", by_prompt(getattr(f, name)), "int16_t")


def by_prompt(found: Mapping[str, Sequence[int]]) -> list[int]:
    return [first(found[prompt]) if prompt in found else NONE for prompt in PROMPTS]

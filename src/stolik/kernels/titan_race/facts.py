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
FIRSTS: Final = {
    "GAINED": f.GAINED,
    "TERRAIN": f.TERRAIN,
    "TRAPS": f.TRAPS,
    "RIVALS": f.RIVALS,
    "REACHES": f.REACHES,
    "COSTS": f.COSTS,
    "PLAYED": f.PLAYED,
    "THROWN": f.THROWN,
    "USED": f.USED,
    "FACED": f.FACED,
    "CHOSEN": f.CHOSEN,
    "LIFE": f.LIFE,
    "HURT": f.HURT,
    "AT_STRIKE": f.AT_CELL[STRIKE],
    "AT_TRAP": f.AT_CELL[TRAP],
}
SINGLE: Final = {
    "WINS": f.WINS,
    "SPECIAL": f.SPECIAL,
    "TRAPPED": f.TRAPPED,
    "OWN": f.OWN,
    "HEALS": f.HEALS,
}
WORDS: Final = (DIE, ABILITY, REROLL, END, PAY, STRIKE, TRAP, FACE)
BY_PROMPT: Final = {
    "TAKES": f.TAKES,
    "OFFERED": f.OFFERED,
    "AIMED": f.AIMED,
    "AT_CELL": f.AT_CELL,
    "AHEAD": f.AHEAD,
}


def facts(tables: Tables) -> None:
    tables.number("ROWS", ROWS)
    tables.number("LENGTH", LENGTH)
    tables.real("WIN", WIN)
    tables.real("LOST_TURN", LOST_TURN)
    tables.names("KIND", [kind.name for kind in KINDS])
    tables.array("PROMPT_KIND", [KINDS.index(prompt.kind) for prompt in PROMPTS.values()])
    for name, numbers in FIRSTS.items():
        tables.number(f"FACT_{name}", first(numbers))
    for name, number in SINGLE.items():
        tables.number(f"FACT_{name}", number)
    for word in WORDS:
        tables.number(constant("FACT_DO", word), f.WORD[word])
    tables.array("FACT_NONE", [f.NONE[prompt] for prompt in PROMPTS], "int16_t")
    for name, found in BY_PROMPT.items():
        tables.array(f"FACT_{name}", by_prompt(found), "int16_t")


def by_prompt(found: Mapping[str, Sequence[int]]) -> list[int]:
    return [first(found[prompt]) if prompt in found else NONE for prompt in PROMPTS]

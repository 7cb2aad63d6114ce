"""The numbers of the facts of War Chest, as its kernel needs them; a list of facts is told by its first number."""

from __future__ import annotations

from typing import Final

from stolik.games.war_chest import facts as f
from stolik.games.war_chest import judgement
from stolik.games.war_chest.board import HEXES
from stolik.games.war_chest.features import HEXES as HEX_PROMPTS
from stolik.games.war_chest.features import STEPS, UNIT_PROMPTS
from stolik.games.war_chest.judgement import DISTANCES, FAR
from stolik.games.war_chest.maneuvers import ATTACK, CONTROL, MOVE, TACTIC
from stolik.games.war_chest.plays import BOLSTER, CLAIM, CURE, DEPLOY, PASS, PROCLAIM, RECRUIT, RETURN
from stolik.games.war_chest.prompts import PROMPTS
from stolik.games.war_chest.things import ANSWER, PLAY, REPLACEMENT
from stolik.kernels.tables import Tables

VERBS: Final = (DEPLOY, BOLSTER, CLAIM, PASS, RECRUIT, PROCLAIM, CURE, RETURN, MOVE, CONTROL, ATTACK, TACTIC)
"""In the order of include/war_chest/numbers.hpp."""
SORTS: Final = ("nothing", "play", "yes", "step", "strike", "hex", "draft", "ban", "recruit")
"""Which facts an answer has, by its question."""
REALS: Final = ("WIN", "MARKER", "COIN_ON_BOARD", "COIN_IN_CYCLE", "COIN_IN_SUPPLY", "POISONED")


def facts(tables: Tables) -> None:
    for name in REALS:
        tables.real(name, getattr(judgement, name))
    tables.number("FAR", FAR)
    tables.array("AWAY_BY", [[at_distance(hex, steps) for steps in range(FAR)] for hex in range(HEXES)], "uint64_t")
    for name, found in vars(f).items():
        tables.fact(name, found)
    tables.array("FACT_VERB", [f.VERB[verb] for verb in VERBS], "int16_t")
    tables.array("FACT_NONE", [f.NONE[prompt] for prompt in PROMPTS], "int16_t")
    tables.array("FACT_YES", [f.YES[prompt] for prompt in PROMPTS], "int16_t")
    tables.names("SORT", SORTS)
    tables.array("PROMPT_SORT", [SORTS.index(sort_of(prompt)) for prompt in PROMPTS])


def at_distance(hex: int, steps: int) -> int:
    return sum(1 << other for other in range(HEXES) if DISTANCES[hex][other] == steps)


def sort_of(prompt: str) -> str:
    """As `features.row` goes by it."""
    kind = PROMPTS[prompt].kind
    if kind is PLAY:
        return "play"
    if kind in (ANSWER, REPLACEMENT):
        return "yes"
    if prompt in STEPS:
        return "step"
    if prompt in HEX_PROMPTS:
        return "hex"
    if prompt in UNIT_PROMPTS:
        return "recruit"
    return {"target": "strike", "draft": "draft", "ban": "ban"}.get(prompt, "nothing")

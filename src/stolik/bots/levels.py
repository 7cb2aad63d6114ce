"""The bots by the name under which a seat can be given to them."""

from __future__ import annotations

from typing import Any, Final

from stolik.bots.bot import Bot, RandomBot
from stolik.bots.greedy import GreedyBot
from stolik.bots.mcts import NONE, SearchingBot
from stolik.bots.policy import has_policy
from stolik.bots.strength import ANY_GAME, Strength
from stolik.bots.strengths import FIRST, STRENGTHS
from stolik.engine.game import Game

LEVELS: Final = ("level1", "level2", "level3", "level4", "level5")
BOTS: Final = ("random", "greedy", *LEVELS)
"""Their names, the weakest first."""
FORMER: Final = tuple(f"{level}@1" for level in LEVELS)
"""The levels as they were before anything was learned: fixed, so that the laboratory can measure by them."""
POLICY: Final = "policy"
PUCT: Final = "puct"
"""And a number of iterations. These two have learned; only the laboratory seats them, in games that have weights."""
COMMAND: Final = "lines:"
"""What the name of a command begins with: none of these bots, and only the laboratory runs it."""


def iterations_of(name: str) -> int:
    """Of a learned search, by its name; 0 where it is none."""
    number = name.removeprefix(PUCT)
    return int(number) if name.startswith(PUCT) and number.isdecimal() and number.isascii() and len(number) < 7 else 0


def is_learned(name: str) -> bool:
    return name == POLICY or iterations_of(name) > 0


def bot(name: str, seed: int) -> Bot:
    """Same name, same seed: the same player. It finds out which game it is in when it is asked."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    strengths = {game: strength_of(name, game) for game in STRENGTHS}
    unled = {game: strength_of(former(name), game) for game in STRENGTHS} if name in LEVELS else NONE
    return SearchingBot(seed, strengths, unled)


def former(level: str) -> str:
    return FORMER[LEVELS.index(level)]


def strength_in(level: str, game: Game[Any]) -> Strength:
    """As it thinks in this very box: without fitting weights as it did before anything was learned."""
    found = strength_of(level, game.name)
    return strength_of(former(level), game.name) if found.led and not has_policy(game) else found


def strength_of(name: str, game: str) -> Strength:
    """Of whoever searches or has learned."""
    if is_learned(name):
        return led(game, iterations_of(name))
    if name in FORMER:
        return FIRST.get(game, FIRST[ANY_GAME])[FORMER.index(name)]
    return STRENGTHS.get(game, STRENGTHS[ANY_GAME])[LEVELS.index(name)]


def led(game: str, iterations: int) -> Strength:
    """A learned search that always answers with what it finds best."""
    best = strength_of(LEVELS[-1], game)
    return Strength(iterations, led=True, scale=best.scale, ahead=best.ahead, sees_luck=best.sees_luck)

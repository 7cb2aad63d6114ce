"""The bots by the name under which a seat can be given to them."""

from __future__ import annotations

from typing import Final

from stolik.bots.bot import Bot, RandomBot
from stolik.bots.greedy import GreedyBot
from stolik.bots.mcts import SearchingBot
from stolik.bots.policy import PolicyBot
from stolik.bots.puct import PuctBot
from stolik.bots.strength import ANY_GAME, Strength
from stolik.bots.strengths import STRENGTHS

LEVELS: Final = ("level1", "level2", "level3", "level4", "level5")
BOTS: Final = ("random", "greedy", *LEVELS)
"""Their names, the weakest first."""
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
    if name == POLICY:
        return PolicyBot(seed)
    if is_learned(name):
        return PuctBot(seed, iterations_of(name))
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    return SearchingBot(seed, {game: levels[LEVELS.index(name)] for game, levels in STRENGTHS.items()})


def strength_of(level: str, game: str) -> Strength:
    return STRENGTHS.get(game, STRENGTHS[ANY_GAME])[LEVELS.index(level)]

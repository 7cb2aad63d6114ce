"""The bots by the name under which a seat can be given to them."""

from __future__ import annotations

from typing import Final

from stolik.bots.bot import Bot, RandomBot
from stolik.bots.greedy import GreedyBot
from stolik.bots.mcts import SearchingBot
from stolik.bots.strength import ANY_GAME, Strength
from stolik.bots.strengths import STRENGTHS

LEVELS: Final = ("level1", "level2", "level3", "level4", "level5")
BOTS: Final = ("random", "greedy", *LEVELS)
"""Their names, the weakest first."""
COMMAND: Final = "lines:"
"""What the name of a command begins with: none of these bots, and only the laboratory runs it."""


def bot(name: str, seed: int) -> Bot:
    """Same name, same seed: the same player. It finds out which game it is in when it is asked."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    return SearchingBot(seed, {game: levels[LEVELS.index(name)] for game, levels in STRENGTHS.items()})


def strength_of(level: str, game: str) -> Strength:
    return STRENGTHS.get(game, STRENGTHS[ANY_GAME])[LEVELS.index(level)]

"""The bots by the name under which a seat can be given to them."""

from __future__ import annotations

from typing import Final

from stolik.bots.bot import Bot, RandomBot
from stolik.bots.greedy import GreedyBot

BOTS: Final = ("random", "greedy")


def bot(name: str, seed: int) -> Bot:
    """Same name, same seed: the same player."""
    return RandomBot(seed) if name == "random" else GreedyBot(seed)

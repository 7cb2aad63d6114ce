"""What a search found of an answer."""

from __future__ import annotations

from math import log
from typing import Final

from stolik.bots.rollout import STEEP
from stolik.engine.decision import Answer

TINY: Final = 1e-6
"""Keeps logarithms finite."""
Tally = dict[Answer, tuple[int, float]]
"""How often each answer was tried, and the sum of the chances found."""


class Outlook:
    """What the search found of one option: in how many iterations it was tried, and how likely it wins."""

    __slots__ = ("answer", "chance", "visits")

    def __init__(self, answer: Answer, visits: int, chance: float) -> None:
        self.answer = answer
        self.visits = visits
        self.chance = chance

    @property
    def lead(self) -> float:
        """The chance on an endless scale, on which what is nearly won or lost lies as far apart as what is even."""
        chance = min(max(self.chance, TINY), 1.0 - TINY)
        return log(chance / (1.0 - chance)) / STEEP


def outlooks(options: list[Answer], tally: Tally) -> list[Outlook]:
    """The options that were tried, in the order in which they are offered."""
    found: list[Outlook] = []
    for option in options:
        if option in tally:
            visits, total = tally[option]
            found.append(Outlook(option, visits, total / visits))
    return found

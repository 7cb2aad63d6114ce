"""How difficult a puzzle is: by which levels find its solution, on the scale on which players are rated too."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

RATED: Final[Mapping[str, int]] = {"level1": 900, "level2": 1150, "level3": 1400, "level4": 1650, "level5": 1900}
"""What the levels are taken for: from one to the next about four of five games are won."""
MIDDLE: Final = 1500
"""One try more that has found it and one that has not, by somebody in the middle: few tries are no proof."""
LEAST, MOST = 400, 2600
CLEAR: Final = 0.1
"""By how much the best answer must win more often than any other."""
CLEAR_IN: Final[Mapping[str, float]] = {"karak2": 0.03, "tash_kalar": 0.06}
"""In long games, where no single answer decides much, less is clear too."""
STEPS: Final = (1300, 1600)
"""Where easy puzzles end and hard ones begin."""


def rating(solved: Mapping[str, tuple[int, int]]) -> int:
    """The rating at which as many tries as did would be expected to find it."""
    tries = [(RATED[level], of) for level, (_, of) in solved.items()] + [(MIDDLE, 2)]
    found = sum(count for count, _ in solved.values()) + 1
    low, high = float(LEAST), float(MOST)
    while high - low > 0.5:
        middle = (low + high) / 2.0
        if sum(of * expected(own, middle) for own, of in tries) > found:
            low = middle
        else:
            high = middle
    return round((low + high) / 2.0)


def clear_in(game: str) -> float:
    return CLEAR_IN.get(game, CLEAR)


def expected(own: float, other: float) -> float:
    """How likely the one finds what the other hides, as in chess."""
    return float(1.0 / (1.0 + 10.0 ** ((other - own) / 400.0)))


def difficulty(rating: int) -> int:
    """From 1 to 3."""
    return 1 + sum(rating >= step for step in STEPS)

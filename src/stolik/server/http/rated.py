"""The rating of whoever solves puzzles, by openskill. Nothing is kept here: who solves brings the old one."""

from __future__ import annotations

from typing import Any, Final

from stolik.server.players import ratings
from stolik.server.protocol import PuzzleRating

FIRST: Final = PuzzleRating(1200.0, 220.0)
"""Of somebody who has solved none."""
SURE: Final = 80.0
"""How unsure the rating of a puzzle is: it follows from the levels that have found it."""
LOW, HIGH = 100.0, 4000.0
SCALE: Final = {"mu": FIRST.mu, "sigma": FIRST.sigma, "beta": 200.0, "tau": 8.0}


def rated(old: PuzzleRating, puzzle: int, solved: bool) -> PuzzleRating:
    """A puzzle is a game of two: who solves it wins against it."""
    model: Any = ratings.model(**SCALE)
    own = model.rating(mu=bounded(old.mu, LOW, HIGH), sigma=bounded(old.sigma, 10.0, FIRST.sigma))
    other = model.rating(mu=float(puzzle), sigma=SURE)
    new = model.rate([[own], [other]], ranks=[1.0, 2.0] if solved else [2.0, 1.0])[0][0]
    return PuzzleRating(round(bounded(new.mu, LOW, HIGH), 1), round(new.sigma, 1))


def bounded(value: float, least: float, most: float) -> float:
    return max(least, min(value, most)) if value == value else least

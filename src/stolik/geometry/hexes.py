"""Flat-top hexes in axial coordinates: q counts columns, r grows downward along a column."""

from __future__ import annotations

from typing import Final

Axial = tuple[int, int]

DIRECTIONS: Final[tuple[Axial, ...]] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def distance(one: Axial, other: Axial) -> int:
    q, r = one[0] - other[0], one[1] - other[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


def beyond(start: Axial, direction: Axial, steps: int) -> Axial:
    """The hex so many steps away in a straight line."""
    return start[0] + direction[0] * steps, start[1] + direction[1] * steps

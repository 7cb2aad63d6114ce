"""Which part of the map is drawn: all of it, or what lies around the place that matters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from stolik.terminal.boards import Space

WIDE: Final = 10
HALF: Final = WIDE // 2
HIGH: Final = 4
"""Letters and lines from a tile to the next one."""
ROWS: Final = 7
"""Rows of tiles that are drawn at most."""


class Window(NamedTuple):
    left: int
    top: int
    width: int
    height: int

    def holds(self, at: Sequence[int]) -> bool:
        """A tile that fits in as a whole."""
        column, line = corner(at)
        inside = self.left <= column and column + WIDE < self.left + self.width
        return inside and self.top <= line and line + HIGH < self.top + self.height


def corner(at: Sequence[int]) -> tuple[int, int]:
    """Column and line of the upper left corner; every row lies half a tile to the right of the one above."""
    return HALF * (2 * at[0] + at[1]), HIGH * at[1]


def window(places: Sequence[Sequence[int]], focus: Sequence[int], room: Space) -> Window:
    corners = [corner(place) for place in places]
    column, line = corner(focus)
    rows = ROWS if room.height is None else max(1, min(ROWS, (room.height - 1) // HIGH))
    left, wide = span([column for column, _ in corners], WIDE + 1, column + HALF, room.width)
    top, high = span([line for _, line in corners], HIGH + 1, line + HIGH // 2, rows * HIGH + 1)
    top += (line - top) % HIGH
    return Window(left, top, wide, min(high, rows * HIGH + 1))


def span(starts: Sequence[int], size: int, middle: int, most: int) -> tuple[int, int]:
    """Where it begins and how much is shown: everything, or `most` around the middle."""
    first, length = min(starts), max(starts) + size - min(starts)
    if length <= most:
        return first, length
    return max(first, min(middle - most // 2, first + length - most)), most

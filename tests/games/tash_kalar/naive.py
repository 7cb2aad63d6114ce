"""A matcher that reads TK-P-02 to TK-P-05 word by word, on names of squares."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from stolik.games.tash_kalar.arena import FILES, NAMES

Cell = tuple[int, int, int]
"""To the right of the summoning square, below it, and the rank that is drawn."""
ON_THE_ARENA = frozenset(NAMES)
Match = tuple[str, frozenset[str]]
"""The summoning square and the squares of the pieces."""


def turned(cell: Cell) -> Cell:
    """By a quarter."""
    x, y, rank = cell
    return -y, x, rank


def mirrored(cell: Cell) -> Cell:
    x, y, rank = cell
    return -x, y, rank


def images_of(cells: Sequence[Cell]) -> list[list[Cell]]:
    """The four turns of the pattern, and of its mirror image."""
    found: list[list[Cell]] = []
    for image in (list(cells), [mirrored(cell) for cell in cells]):
        for _ in range(4):
            found.append(image)
            image = [turned(cell) for cell in image]
    return found


@cache
def beside(square: str, x: int, y: int) -> str:
    """The name of a square seen from another; "" off the arena."""
    file, row = FILES.index(square[0]) + x, int(square[1:]) + y
    name = FILES[file] + str(row) if 0 <= file < len(FILES) else ""
    return name if name in ON_THE_ARENA else ""


def matches(cells: Sequence[Cell], pieces: dict[str, tuple[int, int]], side: int) -> set[Match]:
    """On each square of the pattern stands a piece of this side, of the rank drawn there or higher."""
    found: set[Match] = set()
    for square in NAMES:
        for image in images_of(cells):
            used = [beside(square, x, y) for x, y, _ in image]
            if all(covers(pieces, name, cell[2], side) for name, cell in zip(used, image, strict=True)):
                found.add((square, frozenset(used)))
    return found


def covers(pieces: dict[str, tuple[int, int]], name: str, rank: int, side: int) -> bool:
    return name in pieces and pieces[name][0] == side and pieces[name][1] >= rank

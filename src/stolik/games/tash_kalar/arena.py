"""The arena: squares, colours, neighbours, rays and distances, read from data/arena.toml (TK-A-01, TK-A-04)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final, TypeVar

from stolik.engine import box

T = TypeVar("T")
Square = int
"""Counted row by row from the top left."""
Mask = int
"""Squares as bits."""
Way = int
"""One of the eight directions, clockwise from north."""

NOWHERE: Final = -1
SIDE: Final = 9
SIZE: Final = 69
FILES: Final = "abcdefghi"
FOLDER: Final = Path(__file__).parent / "data"
FILE: Final = box.find(FOLDER, "tash_kalar", "arena.toml")
STEPS: Final = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
WAYS: Final[tuple[Way, ...]] = tuple(range(8))
STRAIGHT: Final[tuple[Way, ...]] = (0, 2, 4, 6)
DIAGONAL: Final[tuple[Way, ...]] = (1, 3, 5, 7)
NO_COLOUR: Final = "."
RED: Final = "R"
GREEN: Final = "G"


class Arena:
    def __init__(self, row: box.Row) -> None:
        row.text("id")
        self.rows = row.lines("rows")
        self.places: list[tuple[int, int]] = [
            (x, y) for y in range(SIDE) for x in range(SIDE) if self.rows[y][x] != "#"
        ]
        names = [FILES[x] + str(y + 1) for x, y in self.places]
        self.names = names
        self.colours = [self.rows[y][x] for x, y in self.places]
        self.duel_starts = [names.index(name) for name in row.texts("duel_starts", names)]
        pairs = [pair.split() for pair in row.lines("melee_starts")]
        self.melee_starts = [[names.index(name) for name in pair] for pair in pairs]
        row.done()


def _load() -> Arena:
    rows = box.rows(FILE, "arena")
    arena = Arena(rows[0])
    if len(arena.places) != SIZE:
        raise rows[0].fault(f"has {len(arena.places)} squares instead of {SIZE}")
    return arena


ARENA: Final = _load()
PLACES: Final = ARENA.places
NAMES: Final = ARENA.names
COLOURS: Final = ARENA.colours
SQUARES: Final[list[Square]] = list(range(len(PLACES)))
BITS: Final[list[Mask]] = [1 << square for square in SQUARES]
BY_PLACE: Final = {place: square for square, place in enumerate(PLACES)}


def name_of(square: Square) -> str:
    return NAMES[square]


def square_at(x: int, y: int) -> Square:
    """By column and row from 0; NOWHERE off the arena."""
    return BY_PLACE.get((x, y), NOWHERE)


def mask_of(squares: Sequence[Square]) -> Mask:
    mask = 0
    for square in squares:
        mask |= BITS[square]
    return mask


Named = list[list[list[T]]]
"""By eight squares and what a byte of a mask says of them: what stands for those that it names."""


def named_by(things: Sequence[T]) -> Named[T]:
    """One thing for each square."""
    return [
        [[thing for place, thing in enumerate(things[first : first + 8]) if byte >> place & 1] for byte in range(256)]
        for first in range(0, SIZE, 8)
    ]


def named(things: Named[T], mask: Mask) -> list[T]:
    """In order."""
    found: list[T] = []
    for eight in things:
        byte = mask & 0xFF
        if byte:
            found += eight[byte]
        mask >>= 8
    return found


_SQUARES: Final = named_by(SQUARES)


def squares_of(mask: Mask) -> list[Square]:
    """In order."""
    return named(_SQUARES, mask)


def distance(one: Square, other: Square) -> int:
    """The least number of moves (TK-A-06)."""
    (x, y), (u, v) = PLACES[one], PLACES[other]
    return max(abs(x - u), abs(y - v))


AHEAD: Final = [[square_at(PLACES[square][0] + dx, PLACES[square][1] + dy) for dx, dy in STEPS] for square in SQUARES]
"""By square and way: the adjacent square there, or NOWHERE off the arena (TK-A-05)."""
NEAR: Final = [[other for other in AHEAD[square] if other != NOWHERE] for square in SQUARES]
NEAR_MASKS: Final = [mask_of(near) for near in NEAR]
BESIDE: Final = [
    [(AHEAD[square][way], 1 << (way + 4) % 8) for way in WAYS if AHEAD[square][way] != NOWHERE] for square in SQUARES
]
"""By square: its neighbours, and as a bit the way that leads back from each of them."""
RINGS: Final = range(1 << len(WAYS))
"""What can be next to a square, as bits of ways."""
NUMBER: Final = [ring.bit_count() for ring in RINGS]
"""By ring: of how many."""
STRAIGHT_NEAR: Final = [[AHEAD[square][way] for way in STRAIGHT if AHEAD[square][way] != NOWHERE] for square in SQUARES]
DIAGONAL_NEAR: Final = [[AHEAD[square][way] for way in DIAGONAL if AHEAD[square][way] != NOWHERE] for square in SQUARES]
WITHIN: Final = [
    [[other for other in SQUARES if 0 < distance(square, other) <= reach] for square in SQUARES] for reach in range(4)
]
"""By reach and square."""
REDS: Final = [square for square in SQUARES if COLOURS[square] == RED]
GREENS: Final = [square for square in SQUARES if COLOURS[square] == GREEN]
CENTRE: Final = square_at(4, 4)
CENTRAL: Final = [square_at(x, y) for y in (3, 4, 5) for x in (3, 4, 5)]
"""TK-A-02."""


def ray(start: Square, way: Way) -> list[Square]:
    """The squares in a direction to the edge, nearest first."""
    found: list[Square] = []
    square = AHEAD[start][way]
    while square != NOWHERE:
        found.append(square)
        square = AHEAD[square][way]
    return found

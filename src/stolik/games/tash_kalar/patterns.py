"""Drawn patterns, their eight images, and every place where an image fits on the arena (TK-P-02, TK-P-05).

x  an own piece           &  an own piece on the summoning square (a heroic one: %)
X  an own heroic piece    @  the summoning square         .  does not matter       other letters  marked squares
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stolik.games.tash_kalar.arena import (
    NOWHERE,
    PLACES,
    RINGS,
    SIZE,
    SQUARES,
    STEPS,
    Mask,
    Square,
    Way,
    mask_of,
    square_at,
)

Offset = tuple[int, int]
TURNED: Final[tuple[Callable[[int, int], Offset], ...]] = (
    lambda x, y: (x, y),
    lambda x, y: (-y, x),
    lambda x, y: (-x, -y),
    lambda x, y: (y, -x),
    lambda x, y: (-x, y),
    lambda x, y: (y, x),
    lambda x, y: (x, -y),
    lambda x, y: (-y, -x),
)
IMAGES: Final = 8
IMAGES_OF: Final = [[image for image in range(IMAGES) if bits >> image & 1] for bits in range(1 << IMAGES)]
"""By their bits."""
# The rank that must stand there, or a higher one; on the summoning square too (TK-P-03, TK-P-05)
PIECES: Final = {"x": 1, "X": 2, "&": 1, "%": 2}
SUMMONING: Final = "@&%"
COMPASS: Final = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
CROWD: Final = 3
"""Neighbours that are told apart: so many, or more."""
UPPER: Final = square_at(1, 7)
"""So many squares have the rows above the last two: few enough for the short integers of compiled rules."""
UPPER_ROWS: Final[Mask] = (1 << UPPER) - 1


class Image:
    """A pattern turned or mirrored: where its pieces and marks are, seen from the summoning square."""

    __slots__ = ("arrows", "cells", "marks", "number", "ring")

    def __init__(self, number: int, pattern: Pattern) -> None:
        turned = TURNED[number]
        self.number = number
        self.cells: list[Offset] = [turned(x, y) for x, y, _ in pattern.cells]
        self.marks = {name: [turned(x, y) for x, y in offsets] for name, offsets in pattern.marks.items()}
        self.arrows: list[Way] = sorted(STEPS.index(turned(*STEPS[way])) for way in pattern.arrows)
        left, top = self.cells[pattern.core]
        ways = [STEPS.index((x - left, y - top)) for x, y in self.cells if (x - left, y - top) in STEPS]
        self.ring = sum(1 << way for way in ways)  # where its pieces are next to the core

    def look(self, ranks: list[int]) -> object:
        """What tells it from others."""
        marks = tuple((name, frozenset(self.marks[name])) for name in sorted(self.marks))
        return frozenset(zip(self.cells, ranks, strict=True)), marks, tuple(self.arrows)


class Fit:
    """One image of a pattern at one place: what must stand where, and what it marks."""

    __slots__ = ("heroic", "image", "lower", "pieces", "place", "square", "turned", "upper", "used")

    def __init__(self, square: Square, turned: Image, used: list[Square], heroic: Mask) -> None:
        pieces = mask_of(used)
        self.upper = pieces & UPPER_ROWS  # what is looked at most stands first: compiled, that is so in memory too
        self.lower = pieces >> UPPER
        self.heroic = heroic
        self.place = square * IMAGES + turned.number  # in the order in which they are offered
        self.square = square
        self.image = turned.number
        self.pieces = pieces
        self.used = used
        self.turned = turned

    @property
    def marks(self) -> dict[str, list[Square]]:
        """In the order of the drawing; squares off the arena stay as NOWHERE, so that mirrored lists keep step."""
        turned = self.turned.marks
        return {name: [seen(x, y)[self.square] for x, y in turned[name]] for name in turned}

    @property
    def arrows(self) -> list[Way]:
        return self.turned.arrows


class Index:
    """Where to look for a pattern: by the square of its core, and by that of the summoning, and image.

    `by_ring` has the images that can be covered at a piece with so many around it, as bits: those whose ring is there.
    """

    __slots__ = ("by_core", "by_place", "by_ring")

    def __init__(self, fits: list[Fit], core: int, images: list[Image]) -> None:
        self.by_core: list[Fit | None] = [None] * (SIZE * IMAGES)
        self.by_place: list[Fit | None] = [None] * (SIZE * IMAGES)
        for fit in fits:
            self.by_core[fit.used[core] * IMAGES + fit.image] = fit
            self.by_place[fit.place] = fit
        by_ring = [0] * len(RINGS)
        for image in images:
            ring = image.ring
            while ring < len(RINGS):
                by_ring[ring] |= 1 << image.number
                ring = ring + 1 | image.ring  # the next one that has it all
        self.by_ring = bytes(by_ring)


class Pattern:
    def __init__(self, drawing: str, arrows: str = "") -> None:
        self.cells: list[tuple[int, int, int]] = []
        self.marks: dict[str, list[Offset]] = {}
        self.arrows: list[Way] = [COMPASS.index(word) for word in arrows.split()]
        self._read(drawing)
        self.cells.sort(key=lambda cell: -cell[2])
        self.heroic_anchor = self.cells[0][2] == PIECES["X"]
        # Of the highest pieces the one with the most others next to it, and how many, up to CROWD
        self.core, self.beside = self._core()
        self._images: list[Image] = []
        self._fits: list[Fit] = []
        self._by_anchor: list[list[Fit]] = []
        self._by_last: list[list[Fit]] = []
        self._index: Index | None = None

    # Laid out when it is first looked at: all patterns together would make every start slow

    @property
    def fits(self) -> list[Fit]:
        if not self._fits:
            self._fits = self._laid_out()
        return self._fits

    @property
    def by_anchor(self) -> list[list[Fit]]:
        """The fits whose first cell is a square; by the last cell: those whose last one is."""
        if not self._by_anchor:
            self._by_anchor = _sorted(self.fits, [fit.used[0] for fit in self.fits])
        return self._by_anchor

    @property
    def by_last(self) -> list[list[Fit]]:
        if not self._by_last:
            self._by_last = _sorted(self.fits, [fit.used[-1] for fit in self.fits])
        return self._by_last

    @property
    def index(self) -> Index:
        if self._index is None:
            self._index = Index(self.fits, self.core, self._images)
        return self._index

    def at(self, square: Square, image: int) -> Fit | None:
        """By the summoning square."""
        return self.index.by_place[square * IMAGES + image]

    def _read(self, drawing: str) -> None:
        rows = [line.split() for line in drawing.strip().splitlines()]
        signs = [(x, y, sign) for y, row in enumerate(rows) for x, sign in enumerate(row)]
        (left, top), *others = [(x, y) for x, y, sign in signs if sign in SUMMONING]
        assert not others, "two summoning squares"
        for x, y, sign in signs:
            if sign in PIECES:
                self.cells.append((x - left, y - top, PIECES[sign]))
            elif sign not in ("@", "."):
                self.marks.setdefault(sign, []).append((x - left, y - top))

    def _core(self) -> tuple[int, int]:
        near = [sum(max(abs(x - u), abs(y - v)) == 1 for u, v, _ in self.cells) for x, y, _ in self.cells]
        highest = [index for index, cell in enumerate(self.cells) if cell[2] == self.cells[0][2]]
        core = max(highest, key=lambda index: near[index])
        return core, min(near[core], CROWD)

    def _laid_out(self) -> list[Fit]:
        """Turned and mirrored; of images with the same pieces, marks and arrows one is enough (TK-P-02)."""
        ranks = [rank for _, _, rank in self.cells]
        images: dict[object, Image] = {}
        for number in range(IMAGES):
            image = Image(number, self)
            images.setdefault(image.look(ranks), image)
        self._images = list(images.values())
        return [fit for image in self._images for fit in self._fits_of(image)]

    def _fits_of(self, image: Image) -> list[Fit]:
        """Squares with pieces and the summoning square must exist; the others do not matter (TK-P-04)."""
        found: list[Fit] = []
        heroes = [cell for cell, (_, _, rank) in enumerate(self.cells) if rank == PIECES["X"]]
        cells = [seen(x, y) for x, y in image.cells]
        for square in SQUARES:
            used = [cell[square] for cell in cells]
            if NOWHERE not in used:
                found.append(Fit(square, image, used, mask_of([used[cell] for cell in heroes])))
        return found


_SEEN: Final[dict[Offset, list[Square]]] = {}


def seen(x: int, y: int) -> list[Square]:
    """By square: what lies so far from it; NOWHERE off the arena."""
    found = _SEEN.get((x, y))
    if found is None:
        _SEEN[x, y] = found = [square_at(left + x, top + y) for left, top in PLACES]
    return found


def _sorted(fits: list[Fit], squares: list[Square]) -> list[list[Fit]]:
    """By these squares."""
    found: list[list[Fit]] = [[] for _ in SQUARES]
    for fit, square in zip(fits, squares, strict=True):
        found[square].append(fit)
    return found

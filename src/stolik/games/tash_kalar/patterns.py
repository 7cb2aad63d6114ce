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
    SQUARES,
    STEPS,
    Mask,
    Square,
    Way,
    mask_of,
    square_at,
)

Offset = tuple[int, int]
IMAGES: Final[tuple[Callable[[int, int], Offset], ...]] = (
    lambda x, y: (x, y),
    lambda x, y: (-y, x),
    lambda x, y: (-x, -y),
    lambda x, y: (y, -x),
    lambda x, y: (-x, y),
    lambda x, y: (y, x),
    lambda x, y: (x, -y),
    lambda x, y: (-y, -x),
)
# The rank that must stand there, or a higher one; on the summoning square too (TK-P-03, TK-P-05)
PIECES: Final = {"x": 1, "X": 2, "&": 1, "%": 2}
SUMMONING: Final = "@&%"
COMPASS: Final = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
CROWD: Final = 3
"""Neighbours that are told apart: so many, or more."""
UPPER: Final = square_at(1, 7)
"""So many squares have the rows above the last two: few enough for the short integers of compiled rules."""
UPPER_ROWS: Final[Mask] = (1 << UPPER) - 1


class Fit:
    """One image of a pattern at one place: what must stand where, and what it marks."""

    __slots__ = ("arrows", "heroic", "image", "lower", "marks", "pieces", "place", "square", "upper", "used")

    def __init__(
        self,
        square: Square,
        image: int,
        used: list[Square],
        heroic: Mask,
        marks: dict[str, list[Square]],
        arrows: list[Way],
    ) -> None:
        self.square = square
        self.image = image
        self.place = square * len(IMAGES) + image  # in the order in which they are offered
        self.used = used
        self.pieces = mask_of(used)
        self.upper = self.pieces & UPPER_ROWS
        self.lower = self.pieces >> UPPER
        self.heroic = heroic
        self.marks = marks
        self.arrows = arrows


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
        self._fits: list[Fit] = []
        self._by_anchor: list[list[Fit]] = []
        self._by_last: list[list[Fit]] = []
        self._by_core: list[list[Fit]] = []
        self._by_square: list[list[Fit]] = []

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
    def by_core(self) -> list[list[Fit]]:
        if not self._by_core:
            self._by_core = _sorted(self.fits, [fit.used[self.core] for fit in self.fits])
        return self._by_core

    @property
    def by_square(self) -> list[list[Fit]]:
        """By the summoning square."""
        if not self._by_square:
            self._by_square = _sorted(self.fits, [fit.square for fit in self.fits])
        return self._by_square

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
        found: list[Fit] = []
        seen: set[object] = set()
        for image in range(len(IMAGES)):
            cells = [(*IMAGES[image](x, y), rank) for x, y, rank in self.cells]
            marks = {name: [IMAGES[image](x, y) for x, y in offsets] for name, offsets in self.marks.items()}
            arrows = sorted(STEPS.index(IMAGES[image](*STEPS[way])) for way in self.arrows)
            look = (frozenset(cells), tuple((name, frozenset(marks[name])) for name in sorted(marks)), tuple(arrows))
            if look not in seen:
                seen.add(look)
                found += self._fits_of(image, cells, marks, arrows)
        return found

    def _fits_of(
        self, image: int, cells: list[tuple[int, int, int]], marks: dict[str, list[Offset]], arrows: list[Way]
    ) -> list[Fit]:
        """Squares with pieces and the summoning square must exist; the others do not matter (TK-P-04)."""
        found: list[Fit] = []
        for square in SQUARES:
            left, top = PLACES[square]
            used = [square_at(left + x, top + y) for x, y, _ in cells]
            if NOWHERE not in used:
                heroic = mask_of([place for place, cell in zip(used, cells, strict=True) if cell[2] == 2])
                placed = {name: _on_arena(left, top, offsets) for name, offsets in marks.items()}
                found.append(Fit(square, image, used, heroic, placed, arrows))
        return found


def _on_arena(left: int, top: int, offsets: list[Offset]) -> list[Square]:
    """In the order of the drawing; squares off the arena stay as NOWHERE, so that mirrored lists keep step."""
    return [square_at(left + x, top + y) for x, y in offsets]


def _sorted(fits: list[Fit], squares: list[Square]) -> list[list[Fit]]:
    """By these squares."""
    found: list[list[Fit]] = [[] for _ in SQUARES]
    for fit, square in zip(fits, squares, strict=True):
        found[square].append(fit)
    return found

"""The board: hexes, neighbours, lines, locations, read from data/board.toml (WC-3.1, WC-3.3, WC-14.2)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from stolik.engine import box
from stolik.geometry.hexes import DIRECTIONS, Axial, beyond, distance

Hex = int
"""A hex of the big board, counted file by file; `name_of` gives what players call it."""

NO_HEX: Final = -1
FILES: Final = "abcdefghijk"
CENTRE: Final = (5, 4)
FOLDER: Final = Path(__file__).parent / "data"
FILE: Final = box.find(FOLDER, "war_chest", "board.toml")
PLACES: Final[list[Axial]] = [
    (q, r) for q in range(-5, 6) for r in range(-3, 4) if abs(q + r) <= 3
]  # WC-3.2: the big board is a hexagon of radius 3 with two wings
HEXES: Final = len(PLACES)
NAMES: Final = [f"{FILES[q + CENTRE[0]]}{r + CENTRE[1]}" for q, r in PLACES]


def name_of(hex: Hex) -> str:
    return NAMES[hex]


def hex_of(name: str) -> Hex:
    return NAMES.index(name)


class Ground:
    """The board for two players or for four: what does not lie on it does not exist (WC-3.2)."""

    def __init__(self, row: box.Row) -> None:
        self.id = row.text("id", ("two", "four"))
        files = row.text("files")
        self.hexes: list[Hex] = [hex for hex in range(HEXES) if NAMES[hex][0] in files]
        names = [NAMES[hex] for hex in self.hexes]
        self.starts = [self._hexes(row.texts(f"start_{side}", names)) for side in "ab"]
        self.neutral = self._hexes(row.texts("neutral", names))
        self.markers = row.number("markers", 1, 20)
        self.units_each = row.number("units_each", 1, 7)
        row.done()
        self.locations = sorted([*self.starts[0], *self.starts[1], *self.neutral])
        self.is_location = [hex in self.locations for hex in range(HEXES)]
        self.ahead: list[list[Hex]] = [[self._beyond(hex, way, 1) for way in DIRECTIONS] for hex in range(HEXES)]
        self.near = [self._at(hex, 1) for hex in range(HEXES)]
        self.two_away = [self._at(hex, 2) for hex in range(HEXES)]
        # never itself (WC-1.9)
        self.within_two = [sorted([*self.near[hex], *self.two_away[hex]]) for hex in range(HEXES)]
        self._check(row)

    def _hexes(self, names: list[str]) -> list[Hex]:
        return [hex_of(name) for name in names]

    def _beyond(self, hex: Hex, way: Axial, steps: int) -> Hex:
        place = beyond(PLACES[hex], way, steps)
        found = PLACES.index(place) if place in PLACES else NO_HEX
        return found if found in self.hexes else NO_HEX

    def _at(self, hex: Hex, steps: int) -> list[Hex]:
        if hex not in self.hexes:
            return []
        return [other for other in self.hexes if distance(PLACES[hex], PLACES[other]) == steps]

    def _check(self, row: box.Row) -> None:
        """WC-3.4: no two locations are adjacent, and turned by half the board is the same with the sides swapped."""
        if len(set(self.locations)) != len(self.locations):
            raise row.fault("a location is listed twice")
        if any(other in self.near[hex] for hex in self.locations for other in self.locations):
            raise row.fault("two locations are adjacent")
        if sorted(map(opposite, self.starts[0])) != sorted(self.starts[1]):
            raise row.fault("the starting locations of the two sides do not lie opposite each other")


def opposite(hex: Hex) -> Hex:
    q, r = PLACES[hex]
    return PLACES.index((-q, -r))


def _layouts() -> list[list[Hex]]:
    found: list[list[Hex]] = []
    for row in box.rows(FILE, "layout"):
        row.text("id")
        hexes = [hex_of(name) for name in row.texts("hexes", [NAMES[hex] for hex in GROUNDS["two"].locations])]
        row.done()
        if len(set(hexes)) != FORTS_LAID_OUT:
            raise row.fault(f"must name {FORTS_LAID_OUT} different locations")
        found.append(hexes)
    return found


FORTS: Final = 7
FORTS_LAID_OUT: Final = 4
GROUNDS: Final = {ground.id: ground for ground in [Ground(row) for row in box.rows(FILE, "ground")]}
WINGS: Final = [hex for hex in GROUNDS["four"].hexes if hex not in GROUNDS["two"].hexes]
"""What four players have more (WC-3.2)."""
LAYOUTS: Final = _layouts()

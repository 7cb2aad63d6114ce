"""The six tracks, read from data/tracks.toml, and the course that one or three of them make."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from stolik.engine import box
from stolik.games.titan_race.board import (
    AROUND,
    BL,
    BR,
    CELLS,
    ENTRY,
    OFF,
    ROWS,
    SQUARES,
    ZONES,
    B,
    Cell,
    Direction,
    F,
    L,
    R,
    cell_of,
    lap_grid,
    name_of,
    tower_grid,
)

FOLDER: Final = Path(__file__).parent / "data"
FILE: Final = box.find(FOLDER, "titan_race", "tracks.toml")

PLAIN: Final = 0
LAVA: Final = 1
PIRATES: Final = 2
STATUE: Final = 3
PENTAGRAM: Final = 4
ICE: Final = 5
SUPER_LEFT: Final = 6
SUPER_RIGHT: Final = 7
MULTI: Final = 8


class Terrain:
    """A kind of square: the track that has it, whether it acts on who enters, how many squares a ramp flies over."""

    def __init__(
        self, kind: int, effect: str = "", acts: bool = False, over: dict[Direction, int] | None = None
    ) -> None:
        self.kind = kind
        self.effect = effect
        self.acts = acts
        self.over = over or {}


SPECIAL: Final = "*"
TERRAIN: Final = {
    ".": Terrain(PLAIN),
    "s": Terrain(PLAIN),
    SPECIAL: Terrain(PLAIN, acts=True),
    "L": Terrain(LAVA, "lava", acts=True),
    "P": Terrain(PIRATES, "pirates", acts=True),
    "<": Terrain(SUPER_LEFT, "ramps", over={L: 2}),
    ">": Terrain(SUPER_RIGHT, "ramps", over={R: 2}),
    "M": Terrain(MULTI, "ramps", over={F: 1, R: 1, L: 1}),
    "S": Terrain(STATUE, "statues", acts=True),
    "O": Terrain(PENTAGRAM, "pentagrams"),
    "I": Terrain(ICE, "ice"),
}
"""By the letter on the maps (TR-92, TR-93)."""
EFFECTS: Final = tuple(dict.fromkeys(terrain.effect for terrain in TERRAIN.values() if terrain.effect))


class TrackRow:
    """`squares` holds the legend's letter of each square; `fixed` are those that the rulebook pins down."""

    def __init__(self, row: box.Row) -> None:
        self.id = row.text("id")
        self.effect = row.text("effect", EFFECTS)
        self.home_of = row.text("home_of")
        self.source = row.text("source", ("rulebook", "ours"))
        self.fixed = row.texts("fixed", tuple(CELLS)[:SQUARES])
        self.squares = _squares(row, row.text("map"))
        row.done()
        _check(row, self)


def _squares(row: box.Row, picture: str) -> str:
    lines = [line for line in picture.splitlines() if line.strip() and not line.lstrip().startswith("row")]
    if len(lines) != 12:
        raise row.fault(f"its map has {len(lines)} rows instead of 12")
    squares = [""] * SQUARES
    for number, line in zip(range(12, 0, -1), lines, strict=True):
        label, *letters = line.split()
        if label != str(number) or len(letters) != 3:
            raise row.fault(f"its map needs row {number} with 3 squares where it has {line.strip()!r}")
        for place, letter in enumerate(letters):
            cell = cell_of(place * 2, number - 1)
            if len(letter) != 1:
                raise row.fault(f"its map has {letter!r} at {name_of(cell)}, but a square takes one letter")
            squares[cell] = letter
    return "".join(squares)


def _check(row: box.Row, track: TrackRow) -> None:
    legend = [letter for letter, terrain in TERRAIN.items() if terrain.effect in ("", track.effect)]
    for name, cell in list(CELLS.items())[:SQUARES]:
        letter = track.squares[cell]
        if letter not in legend:
            raise row.fault(f"its map has {letter!r} at {name}, but {track.effect} use only {' '.join(legend)}")
        if (letter == "s") != (cell in ENTRY):
            raise row.fault(f"its map needs s on A1, C1 and E1 and nowhere else; look at {name}")
    for name in track.fixed:
        if not TERRAIN[track.squares[CELLS[name]]].effect:
            raise row.fault(f"{name} is fixed by the rulebook, but its map has nothing there")
    if _endless_ice(track):
        raise row.fault("its map has a ring of ice on which a slide would never end")


def _endless_ice(track: TrackRow) -> bool:
    ahead, _ = lap_grid()
    for direction in (F, R, L):
        for start in range(SQUARES):
            cell, slides = start, 0
            while track.squares[cell] == "I" and slides <= SQUARES:
                cell, slides = ahead[direction][cell], slides + 1
            if slides > SQUARES:
                return True
    return False


def _load() -> list[TrackRow]:
    rows = box.rows(FILE, "track")
    if len(rows) != 6:
        raise box.BoxFault(str(FILE), "[[track]]", f"there are {len(rows)} instead of 6")
    return [TrackRow(row) for row in rows]


TRACKS: Final = {track.id: track for track in _load()}


NEIGHBOURHOODS: Final = [*ZONES.values(), *((direction,) for direction in AROUND)]


class Course:
    """One track, or three on top of each other: for every square and direction, where a step leads; what lies near."""

    def __init__(self, tracks: tuple[str, ...], squares: str) -> None:
        self.tracks = tracks
        self.squares = squares
        self.boards = [squares[start : start + SQUARES] for start in range(0, len(squares), SQUARES)]
        self.ahead, self.laps = tower_grid() if len(tracks) == 3 else lap_grid()
        self.rows_to_a_lap = ROWS if len(tracks) == 1 else 0  # each row of a Grand Slam is counted on its own
        self.terrain = [TERRAIN[letter].kind for letter in squares]
        self.special = [letter == SPECIAL for letter in squares]
        self.acts = [TERRAIN[letter].acts for letter in squares]
        self.near = {zone: [self._zone(cell, zone) for cell in range(len(squares))] for zone in NEIGHBOURHOODS}
        self.landing: list[list[Cell]] = []
        self.landing_laps: list[list[int]] = []
        for direction in (F, R, BR, B, BL, L):
            overs = [TERRAIN[letter].over.get(direction, 0) for letter in squares]
            flights = [self.fly(cell, direction, over) for cell, over in enumerate(overs)]
            self.landing.append([to for to, _ in flights])
            self.landing_laps.append([laps for _, laps in flights])

    def _zone(self, cell: Cell, zone: tuple[Direction, ...]) -> list[Cell]:
        """The squares of a zone that exist, in the order of TR-O-32; zones wrap round the edges (TR-O-34)."""
        return [near for direction in zone if (near := self.ahead[direction][cell]) != OFF]

    def fly(self, cell: Cell, direction: Direction, over: int) -> tuple[Cell, int]:
        """Where one lands who flies over so many squares, and the lap step on the way (TR-O-10)."""
        laps = 0
        for _ in range(over + 1):
            laps += self.laps[direction][cell]
            cell = self.ahead[direction][cell]
            if cell == OFF:
                break
        return cell, laps


_COURSES: dict[tuple[str, ...], Course] = {}


def course(tracks: tuple[str, ...]) -> Course:
    """Made once and shared: a course never changes."""
    if tracks not in _COURSES:
        _COURSES[tracks] = Course(tracks, "".join(TRACKS[track].squares for track in tracks))
    return _COURSES[tracks]

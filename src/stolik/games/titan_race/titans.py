"""The six titans, read from data/titans.toml."""

from __future__ import annotations

from typing import Final

from stolik.engine import box
from stolik.games.titan_race.dice import COLOURS
from stolik.games.titan_race.tracks import FILE as TRACKS_FILE
from stolik.games.titan_race.tracks import FOLDER, TRACKS

Titan = int
"""A runner. No titan runs twice, so a runner is named by its row in the box."""

NOBODY: Final = -1
FILE: Final = box.find(FOLDER, "titan_race", "titans.toml")
SOURCES: Final = ("rulebook", "ours")
TOP: Final = 12
"""No life track is longer."""


class TitanRow:
    """Colour and life of a titan; one starts below the top of its life track (TR-08), so both are told."""

    def __init__(self, row: box.Row) -> None:
        self.id = row.text("id")
        self.colour = COLOURS.index(row.text("colour", COLOURS))
        row.text("colour_source", SOURCES)  # is for whoever reads the file
        self.top = row.number("top", 1, TOP)
        self.life = row.number("life", 1, self.top)
        self.recovers_to = row.number("recovers_to", 1, self.top)
        self.life_source = row.text("life_source", SOURCES)
        self.purple = self.colour == COLOURS.index("purple")
        self.row = row


def _load() -> list[TitanRow]:
    rows = box.rows(FILE, "titan")
    if len(rows) != 6:
        raise box.BoxFault(str(FILE), "[[titan]]", f"there are {len(rows)} instead of 6")
    titans = [TitanRow(row) for row in rows]
    for row, titan in zip(rows, titans, strict=True):
        if sum(titan.colour == other.colour for other in titans) > 1:
            raise row.fault(f"shares the colour {COLOURS[titan.colour]} with another titan")
    return titans


TITANS: Final = _load()
TITAN_IDS: Final = [titan.id for titan in TITANS]


def check_homes() -> None:
    """Each track is the home of a titan, which changes no rule (TR-19)."""
    for track in TRACKS.values():
        if track.home_of not in TITAN_IDS:
            fault = f"is home of {track.home_of!r}, which is no titan"
            raise box.BoxFault(str(TRACKS_FILE), f"track {track.id}", fault)


check_homes()

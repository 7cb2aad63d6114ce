"""How many rows each titan has gained, and by what: told at the end of the race."""

from __future__ import annotations

from typing import Final

from stolik.games.titan_race.board import OFF, ROW, ROWS, Cell
from stolik.games.titan_race.state import SOURCES, State
from stolik.games.titan_race.titans import NOBODY, Titan

DIE: Final = 0
EXTRA: Final = 1
PUSHED: Final = 2
NAMES: Final = ("die", "extra", "pushed")
"""By the own die, by own cards and abilities, by others."""
LENGTH: Final = 3 * ROWS


def credit(s: State, titan: Titan, source: int, here: Cell, to: Cell, laps: int) -> None:
    if to == OFF:
        climbed = LENGTH - ROW[here]
    else:
        climbed = ROW[to] - ROW[here] + s.course.rows_to_a_lap * laps
    s.track.rows[titan * SOURCES + source] += climbed


def parts(s: State) -> list[dict[str, int]]:
    """For each seat the rows of its titan that has come furthest."""
    return [gained(s, furthest(s, seat)) for seat in range(s.agreed.seats)]


def furthest(s: State, seat: int) -> Titan:
    own = [titan for titan in s.round.order if s.titans.owner[titan] == seat]
    best = NOBODY
    for titan in own:
        if best == NOBODY or sum(rows_of(s, titan)) > sum(rows_of(s, best)):
            best = titan
    return best


def rows_of(s: State, titan: Titan) -> list[int]:
    return s.track.rows[titan * SOURCES : (titan + 1) * SOURCES]


def gained(s: State, titan: Titan) -> dict[str, int]:
    return dict(zip(NAMES, rows_of(s, titan), strict=False))

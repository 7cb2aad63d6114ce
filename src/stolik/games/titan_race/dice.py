"""The six colours of the action dice and the moves printed on them."""

from __future__ import annotations

from typing import Final, Literal

from stolik.games.titan_race.board import DIRECTIONS, Direction

Colour = int

# The faces of a die; the titans have the same colours (TR-29)
ColourName = Literal["yellow", "blue", "brown", "red", "green", "purple"]
COLOURS: Final[tuple[ColourName, ...]] = ("yellow", "blue", "brown", "red", "green", "purple")
YELLOW: Final = 0
BLUE: Final = 1
BROWN: Final = 2
RED: Final = 3
GREEN: Final = 4
PURPLE: Final = 5
NO_DIE: Final = -1

PATHS: Final = (
    ("FF",),  # TR-31
    ("FL", "FR", "LF", "RF"),  # TR-32
    ("LLL", "RRR"),  # TR-33
    ("F",),  # TR-36
    ("LL", "RR"),  # TR-34
    (),
)
"""By colour: every way to move. Purple takes the way of another face (TR-35)."""
PLAIN_FACES: Final = (YELLOW, BLUE, BROWN, RED, GREEN)


def legs(path: str) -> list[tuple[Direction, int]]:
    """The straight runs of a path, each with its length: blue has two legs, all others one (TR-O-02)."""
    runs: list[tuple[Direction, int]] = []
    for letter in path:
        direction = DIRECTIONS.index(letter)
        if runs and runs[-1][0] == direction:
            runs[-1] = (direction, runs[-1][1] + 1)
        else:
            runs.append((direction, 1))
    return runs


LEGS: Final = {path: legs(path) for paths in PATHS for path in paths}

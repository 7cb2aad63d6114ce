"""What a hint or a review calls a chance: what the search found, corrected by what came of games that it judged."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib.util import find_spec
from logging import getLogger
from math import exp, log
from pathlib import Path
from typing import Any, Final, TypeVar

from stolik.engine import box
from stolik.engine.game import Game

FILE: Final = "chances.toml"
LEAST: Final = 1e-4
"""Keeps logarithms finite."""
FLATTEST: Final = 0.05
STEEPEST: Final = 20.0
FURTHEST: Final = 20.0
LOG: Final = getLogger("stolik.bots")
T = TypeVar("T")


class Correction:
    """A steady line through the log-odds: what is likelier stays likelier. `slope` below 1: the search was too sure."""

    __slots__ = ("shift", "slope")

    def __init__(self, shift: float = 0.0, slope: float = 1.0) -> None:
        self.shift = shift
        self.slope = slope

    def of(self, chance: float) -> float:
        return 1.0 / (1.0 + exp(-(self.shift + self.slope * log_odds(chance))))


def log_odds(chance: float) -> float:
    held = min(max(chance, LEAST), 1.0 - LEAST)
    return log(held / (1.0 - held))


class Sharpness:
    """Of a review, which judges all sides together: above 1 it was not sure enough. They still add up to one."""

    __slots__ = ("slope",)

    def __init__(self, slope: float = 1.0) -> None:
        self.slope = slope

    def of(self, chances: Sequence[float], sides: Sequence[int]) -> list[float]:
        """By seat, as they came; a side has one chance."""
        by_side = {side: max(chance, LEAST) ** self.slope for side, chance in zip(sides, chances, strict=True)}
        whole = sum(by_side.values())
        return [by_side[side] / whole for side in sides]


NOTHING: Final = Correction()
AS_FOUND: Final = Sharpness()
REFUSED: Final[dict[str, str]] = {}
"""By game: why its corrections were not taken, as it was told."""


def correction(game: Game[Any], seats: int) -> Correction:
    """Of hints."""
    return told_of(game, seats, read, NOTHING)


def sharpness(game: Game[Any], seats: int) -> Sharpness:
    """Of reviews."""
    return told_of(game, seats, read_sharpness, AS_FOUND)


def told_of(game: Game[Any], seats: int, reader: Callable[[Path, int], T], as_found: T) -> T:
    """Without a file, or for a number of seats that nobody has measured, nothing is corrected."""
    file = chances_file(game)
    try:
        return reader(file, seats) if file is not None and file.exists() else as_found
    except box.BoxFault as fault:
        refuse(game, fault)
        return as_found


def refuse(game: Game[Any], fault: box.BoxFault) -> None:
    if REFUSED.get(game.name) != str(fault):
        REFUSED[game.name] = str(fault)
        LOG.warning("%s. Hints of %s tell what the search found.", fault, game.name)


def chances_file(game: Game[Any]) -> Path | None:
    """In the game's folder of data, or an owner's own in the box."""
    spec = find_spec(game.package) if game.package else None
    return None if spec is None or spec.origin is None else box.find(Path(spec.origin).parent / "data", game.name, FILE)


def read(file: Path, seats: int) -> Correction:
    line = measured(file, "seats", seats)
    shift = line.get("shift", 0.0)
    if type(shift) not in (int, float) or not -FURTHEST <= shift <= FURTHEST:
        raise box.BoxFault(str(file), f"seats.{seats}", f"the shift is {shift!r}, but must be a number up to 20")
    return Correction(float(shift), slope_in(file, "seats", seats, line))


def read_sharpness(file: Path, seats: int) -> Sharpness:
    return Sharpness(slope_in(file, "reviews", seats, measured(file, "reviews", seats)))


def measured(file: Path, what: str, seats: int) -> Mapping[str, Any]:
    """Nothing where nobody has."""
    told = box.load(file).get(what, {})
    line = told.get(str(seats), {}) if isinstance(told, dict) else None
    if not isinstance(line, dict):
        raise box.BoxFault(str(file), what, f"must have a table for each number of seats, such as [{what}.2]")
    return line


def slope_in(file: Path, what: str, seats: int, line: Mapping[str, Any]) -> float:
    slope = line.get("slope", 1.0)
    if type(slope) not in (int, float) or not FLATTEST <= slope <= STEEPEST:
        raise box.BoxFault(
            str(file), f"{what}.{seats}", f"the slope is {slope!r}, but must be a number from 0.05 to 20"
        )
    return float(slope)

"""Small record files, ways to spoil them, and the verdict on what comes out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

import pytest

from stolik.engine.game import Game
from stolik.engine.record import Record
from stolik.engine.recordfile import BadRecord, NoRecord, Verdict, read, write
from tests.engine.mini import dice_race
from tests.engine.reference import Line, drawn, forged, parts
from tests.engine.table import GAMES, SEED, play_on, race, whisper

ODD_BYTES = b'05.,- "}]{e\\\n\r\x00\xc5\xff'

Change = Callable[[Line, list[Line], Line], None]


OTHER_RULES = dice_race(rules=4)
OTHER_BOX = dice_race(box="fedcba9876543210")
UNKNOWN: list[Mapping[str, Game[Any]]] = [{}, {"dice_race": OTHER_RULES}, {"dice_race": OTHER_BOX}]


def verdict(data: bytes, games: Mapping[str, Game[Any]] = GAMES) -> Verdict:
    """As a caller reads a file of which nothing is known."""
    return read(data.decode("utf-8", errors="replace"), games)


def bad(text: str, games: Mapping[str, Game[Any]] = GAMES) -> tuple[int, str, str]:
    with pytest.raises(BadRecord) as found:
        read(text, games)
    return found.value.line, found.value.why, found.value.detail


def is_found(data: bytes, games: Mapping[str, Game[Any]] = GAMES) -> bool:
    """Whether a file is turned down, in one of the two ways in which files are."""
    try:
        verdict(data, games)
    except (BadRecord, NoRecord):
        return True
    return False


def short_race() -> Record[Any]:
    """Draws, answers of two seats, an undo, a seat that changes hands, and a concession: ten lines."""
    record = race()
    record.answer(0, 1)
    record.undo(0, [1])
    record.change_seat(1, "Óla")
    record.answer(0, 0)
    record.answer(1, 1)
    record.concede(0)
    return record


SHORT = write(short_race())
FINISHED = write(play_on(race(), Random(3)))
CARDS = write(play_on(whisper(3), Random(2)))


def changed(data: bytes, others: bytes) -> Iterator[bytes]:
    """Every byte, one at a time, replaced by each of the others and by its neighbours."""
    for place, byte in enumerate(data):
        for other in {*others, byte ^ 1, byte ^ 32, byte ^ 128} - {byte}:
            yield data[:place] + bytes([other]) + data[place + 1 :]


FIRST_TURN: list[list[object]] = [[entry["seat"], entry["value"]] for entry in parts(FINISHED)[1][:2]]


def played_on(prelude: list[list[object]], change: Change | None = None) -> str:
    """The short race with the first answers moved from the entries into the header."""

    def move(header: Line, entries: list[Line], closing: Line) -> None:
        header["prelude"] = prelude
        del entries[: len(prelude)]
        for number, entry in enumerate(entries, 1):
            entry["n"] = number
        if change is not None:
            change(header, entries, closing)

    return forged(FINISHED, move)


# Changes by somebody who holds the seed


def first(entries: list[Line], **wanted: object) -> Line:
    return next(entry for entry in entries if all(entry.get(key) == value for key, value in wanted.items()))


def reroll(header: Line, entries: list[Line], closing: Line) -> None:
    """A three for a one, with the number that would give it."""
    entry = first(entries, seat=-1)
    entry["value"] = entry["value"] % 3 + 1
    entry["draw"][4] = entry["value"] - 1


def luckier_count(header: Line, entries: list[Line], closing: Line) -> None:
    """The honest number of a later draw."""
    entry = first(entries, seat=-1)
    entry["draw"][2] = 5
    entry["draw"][4] = drawn(SEED, header["numbers"], "die", 0, 5, 3)
    entry["value"] = entry["draw"][4] + 1


def other_value(header: Line, entries: list[Line], closing: Line) -> None:
    entry = first(entries, seat=-1)
    entry["value"] = entry["value"] % 3 + 1


def no_draw(header: Line, entries: list[Line], closing: Line) -> None:
    del first(entries, seat=-1)["draw"]


def other_seat(header: Line, entries: list[Line], closing: Line) -> None:
    first(entries, seat=-1)["draw"][1] = 1


def illegal_token(header: Line, entries: list[Line], closing: Line) -> None:
    first(entries, seat=0, act="answer")["value"] = 2

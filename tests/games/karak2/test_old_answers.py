"""Records of earlier versions hold the land of a tile in their answers; they are read, played and verified."""

from __future__ import annotations

from pathlib import Path

import pytest

from stolik.engine.decision import Answer
from stolik.engine.record import Record
from stolik.engine.recordfile import read, write
from stolik.games.karak2 import GAME

OLD_FORMS: list[tuple[Answer, Answer]] = [
    (("go", 3, 7), ("go", 3)),
    (("trail", 3, 7), ("trail", 3)),
    (("portal", 3, 7), ("portal", 3)),
    (("ride", 2, 3, 7), ("ride", 2, 3)),
    (("ride-out", 2, 7, 4), ("ride-out", 2, 4)),
]


@pytest.mark.parametrize(("old", "new"), OLD_FORMS)
def test_the_land_is_left_out(old: Answer, new: Answer) -> None:
    assert GAME.converted(old) == new
    assert GAME.converted(new) == new


@pytest.mark.parametrize("answer", [None, True, 3, "keep", (), ("end",), ("dream", 1), ("pick-up", 2), (4, 1)])
def test_other_answers_stay_what_they_are(answer: Answer) -> None:
    assert GAME.converted(answer) == answer


def old_record() -> str:
    """Played when answers still told the land: steps, rides and rides into the unknown among them."""
    return (Path(__file__).parent / "old" / "with_lands.stolik").read_text("utf-8")


def test_an_old_record_is_read_played_and_written_as_it_was() -> None:
    text = old_record()
    verdict = read(text, {"karak2": GAME})
    record = verdict.record
    assert isinstance(record, Record)
    moves = [entry for entry in record.entries if isinstance(entry.value, tuple) and entry.value[0] == "go"]
    assert moves
    assert all(len(entry.value) == 2 for entry in moves if isinstance(entry.value, tuple))
    assert all(isinstance(entry.written, tuple) and len(entry.written) == 3 for entry in moves)
    assert write(record) == text


def test_an_old_answer_that_is_sent_is_understood() -> None:
    record = read(old_record(), {"karak2": GAME}).record
    assert record is not None
    past: Record[object] = Record(record.game, record.header, record.seed)  # type: ignore[type-var]
    for entry in record.entries:
        if isinstance(entry.value, tuple) and entry.value[0] == "go":
            past.answer(entry.seat, entry.written)
            assert past.entries[entry.number - 1].written == entry.value
            return
        past.take(entry)
    raise AssertionError("nobody moved")

"""Taking an answer back: free while nobody has learned anything, by consent beyond that; never an erasure."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from stolik.engine.decision import CHANCE
from stolik.engine.record import Record
from tests.engine.mini import WhisperState
from tests.engine.table import last, open_question, race, refused, whisper


def passed_by_first() -> Record[WhisperState]:
    record = whisper(3)
    record.answer(0, "pass")
    return record


def test_undo_is_free_while_nobody_has_learned_anything() -> None:
    record = passed_by_first()
    assert [record.undo_is_free(seat) for seat in range(3)] == [True, False, False]
    record.undo(0)
    assert last(record) == (0, "undo", (7,))
    assert open_question(record).player == 0
    assert record.position.state.turn == 0


def test_undo_is_an_entry_and_takes_none_away() -> None:
    record = passed_by_first()
    hashes = [entry.hash for entry in record.entries]
    record.undo(0)
    assert [entry.hash for entry in record.entries[:-1]] == hashes
    assert [entry.act for entry in record.entries[-2:]] == ["answer", "undo"]


def test_after_an_undo_the_game_goes_on_from_there() -> None:
    record = passed_by_first()
    record.undo(0)
    record.answer(0, "pass")
    record.answer(1, "pass")
    assert record.position.state.turn == 2


def test_a_second_undo_goes_further_back() -> None:
    record = race(2, 9)
    record.answer(0, 0)
    record.answer(1, 0)
    record.answer(0, 0)
    record.undo(0, [1])
    record.undo(0, [1])
    assert record.position.state.tokens == [[0, 0], [0, 0]]
    assert [entry.value for entry in record.entries if entry.act == "undo"] == [(6, 1), (2, 1)]


def spied() -> Record[WhisperState]:
    record = whisper(2)
    record.answer(0, "spy")
    return record


def drew() -> Record[WhisperState]:
    record = whisper(2)
    record.answer(0, "draw")
    return record


def others_answered() -> Record[WhisperState]:
    record = whisper(2)
    record.answer(0, "pass")
    record.answer(1, "pass")
    return record


@pytest.mark.parametrize("after", [spied, drew, others_answered])
def test_undo_needs_consent_once_somebody_has_learned_something(after: Callable[[], Record[WhisperState]]) -> None:
    record = after()
    assert not record.undo_is_free(0)
    assert refused(record, lambda record: record.undo(0)) == "undo-needs-consent"
    record.undo(0, [1])
    assert record.position.state.turn == 0
    assert last(record)[1] == "undo"


def test_all_others_must_consent() -> None:
    record = whisper(3)
    record.answer(0, "spy")
    for consent in ([], [1], [2], [0], [0, 1], [1, 1], [0, 1, 2], [1, 2, 3]):
        assert refused(record, partial(Record.undo, seat=0, consent=consent)) == "undo-needs-consent"
    record.undo(0, [2, 1])
    assert last(record) == (0, "undo", (7, 2, 1))


def test_who_has_not_answered_has_nothing_to_take_back() -> None:
    record = passed_by_first()
    assert refused(record, lambda record: record.undo(1)) == "undo-nothing"
    assert refused(record, lambda record: record.undo(CHANCE)) in ("undo-nothing", "no-such-seat")


def test_an_undo_undone_leaves_nothing_to_take_back() -> None:
    record = passed_by_first()
    record.undo(0)
    assert refused(record, lambda record: record.undo(0)) == "undo-nothing"


def test_after_an_undo_the_luck_is_the_luck_that_was_dealt() -> None:
    record = drew()
    card = record.position.state.hands[0][-1]
    record.undo(0, [1])
    assert card in record.position.state.deck
    record.answer(0, "draw")
    assert record.position.state.hands[0][-1] == card


def test_luck_cannot_be_changed_by_another_answer_before_it() -> None:
    record = race(2, 9)
    record.answer(0, 0)
    die = open_question(record).about
    record.undo(0, [1])
    record.answer(0, 1)
    assert open_question(record).about == die


def test_an_undo_leaves_no_events_and_takes_nothing_from_the_table() -> None:
    record = passed_by_first()
    record.change_seat(2, "bot")
    record.undo(0)
    assert record.events == []
    assert record.seats[2] == "bot"

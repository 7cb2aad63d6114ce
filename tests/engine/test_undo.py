"""Taking an answer back: free while nobody has learned anything, by consent beyond that; never an erasure."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import ClassVar

import pytest

from stolik.engine.decision import CHANCE, choose, roll
from stolik.engine.game import Game
from stolik.engine.history import counted
from stolik.engine.position import Position
from stolik.engine.record import Record, new_record
from stolik.engine.things import Event, Number, Prompt
from tests.engine.mini import WhisperState
from tests.engine.table import SEED, last, open_question, race, refused, whisper


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


# In a long game


class Sums:
    """A game without end: roll, name a number, and their product is yours."""

    turns: ClassVar[int] = 0

    def __init__(self, sums: list[int], turn: int = 0) -> None:
        self.sums = sums
        self.turn = turn
        self.events: list[Event] = []

    def copy(self) -> Sums:
        return Sums(self.sums[:], self.turn)


async def turn(s: Sums) -> None:
    Sums.turns += 1
    die = await roll(s.turn, "die", (1, 2, 3))
    s.sums[s.turn] += die * await choose(s.turn, "number", range(10))
    s.turn = 1 - s.turn


def counting() -> Game[Sums]:
    return Game(
        "counting",
        rules=1,
        setup=lambda options: Sums([0, 0]),
        step=turn,
        result=lambda s: None,
        view=lambda s, seat: {"sums": s.sums},
        prompts={"die": Prompt(Number(4), "C-1"), "number": Prompt(Number(10), "C-2")},
        events={},
    )


def test_what_is_taken_back_in_a_long_game_leads_where_it_would_from_the_start() -> None:
    """However far, again and again, and on a branch too."""
    game, rng = counting(), Random(2)
    record = new_record(game, {"seats": 2}, ["a", "b"], [], SEED)
    for back in [0, 1, 2, 30, 1, 90, 1, 1, 5] * 2:
        for _ in range(back):
            record = record.branch()
            seat = open_question(record).player
            record.undo(seat, [1 - seat])
        for _ in range(100):
            record.answer(open_question(record).player, rng.randrange(10))
        again = Position(game, game.begin(record.header.options, ""))
        for _, answer in record.line:
            again.play(answer)
        assert record.position.state.sums == again.state.sums
        line = counted(record.entries)
        assert record.line == [(entry.seat, entry.value) for entry in line]
        for seat in range(2):
            drawn = [entry.draw[2] for entry in line if entry.draw is not None and entry.draw[1] == seat]
            assert drawn == [*range(len(drawn))], "no draw is passed over, none is drawn anew"
    replayed: Record[Sums] = Record(game, record.header, SEED)
    for entry in record.entries:
        replayed.take(entry)
    assert replayed.head == record.head


def test_an_answer_is_taken_back_without_playing_a_long_game_again() -> None:
    game = counting()
    record = new_record(game, {"seats": 2}, ["a", "b"], [], SEED)
    for number in range(1000):
        record.answer(number % 2, number % 10)
    before = Sums.turns
    record.undo(1, [0])
    assert Sums.turns - before < 100

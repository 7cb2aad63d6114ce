"""A game played on from a position of another: its answers so far stand in the header."""

from __future__ import annotations

from typing import Any

import pytest

from stolik.engine.decision import CHANCE, Answer, Seat
from stolik.engine.record import IllegalAnswer, Record
from stolik.engine.recordfile import read, write
from tests.engine import reference
from tests.engine.files import FINISHED, FIRST_TURN, ODD_BYTES, bad, changed, is_found, played_on
from tests.engine.mini import DICE_RACE, RaceState
from tests.engine.reference import Line, forged
from tests.engine.table import GAMES, SEED, continued, open_question, race, refused


def race_after(*prelude: tuple[Seat, Answer], goal: int = 9) -> Record[RaceState]:
    header = continued(race(2, goal).header, prelude)
    record: Record[RaceState] = Record(DICE_RACE, header, SEED)
    record.start()
    return record


def test_a_prelude_is_played_before_the_first_answer_with_any_luck() -> None:
    record = race_after((CHANCE, 3), (0, 1), (CHANCE, 2))
    assert record.position.state.tokens == [[0, 3], [0, 0]]
    assert (open_question(record).player, open_question(record).about) == (1, 2)
    assert record.entries == []


def test_luck_goes_on_counting_after_a_prelude() -> None:
    record = race_after((CHANCE, 3), (0, 1))
    assert record.entries[0].draw == ("die", 1, 0, 3, reference.drawn(SEED, ["7", "13"], "die", 1, 0, 3))
    record.answer(1, 0)
    assert record.entries[2].draw == ("die", 0, 1, 3, reference.drawn(SEED, ["7", "13"], "die", 0, 1, 3))


def test_a_prelude_cannot_be_undone() -> None:
    record = race_after((CHANCE, 3), (0, 1))
    assert refused(record, lambda record: record.undo(0, [1])) == "undo-nothing"


def test_an_undo_leads_back_to_the_prelude_and_not_before_it() -> None:
    record = race_after((CHANCE, 3), (0, 1), (CHANCE, 2))
    record.answer(1, 0)
    record.undo(1, [0])
    assert record.position.state.tokens == [[0, 3], [0, 0]]


@pytest.mark.parametrize(
    ("prelude", "why"),
    [
        ([(0, 1)], "not-your-turn"),
        ([(CHANCE, 4)], "DR-1"),
        ([(CHANCE, True)], "DR-1"),
        ([(CHANCE, 3), (1, 0)], "not-your-turn"),
        ([(CHANCE, 3), (0, 2)], "DR-2"),
    ],
)
def test_a_prelude_must_be_legal(prelude: list[tuple[Seat, Answer]], why: str) -> None:
    with pytest.raises(IllegalAnswer) as found:
        race_after(*prelude)
    assert found.value.refusal == why


WINNING: list[tuple[Seat, Answer]] = [(CHANCE, 2), (0, 0), (CHANCE, 1), (1, 0), (CHANCE, 2), (0, 0), (CHANCE, 1)]
WON: list[tuple[Seat, Answer]] = [*WINNING, (1, 0), (CHANCE, 2), (CHANCE, 1), (1, 0), (CHANCE, 2)]


def test_a_prelude_that_ends_the_game_leaves_nothing_to_play() -> None:
    """Either it is refused or the game is over; a question that nobody can answer is neither."""
    try:
        record = race_after(*WON, goal=4)
    except IllegalAnswer as illegal:
        assert illegal.refusal == "game-over"  # noqa: PT017
        return
    assert record.result is not None


# In a file


def test_a_game_played_on_from_another_is_read_as_it_was_written() -> None:
    text = played_on(FIRST_TURN)
    record = read(text, GAMES).record
    assert record is not None
    assert record.header.prelude == [tuple(pair) for pair in FIRST_TURN]
    assert write(record) == text
    assert read(text, {}).record is None


@pytest.mark.parametrize("prelude", [[[0, 1]], [[-1, 4]], [[-1, True]], [*FIRST_TURN, [-1, 1], [0, 0]]], ids=str)
def test_a_prelude_that_is_not_legal_is_found(prelude: list[list[object]]) -> None:
    assert bad(played_on(prelude))[:2] == (1, "record-illegal")


@pytest.mark.parametrize(
    "prelude", [[], None, 0, "", "ab", {}, [1], [[1]], [[0, 1, 2]], [["0", 1]], [[True, 1]], [[0, 1.5]], [[0, [[1]]]]]
)
def test_a_prelude_of_the_wrong_shape_is_found(prelude: Any) -> None:
    def put(header: Line, entries: list[Line], closing: Line) -> None:
        header["prelude"] = prelude

    assert bad(forged(FINISHED, put)) == (1, "record-unreadable", "")


def test_every_changed_byte_of_a_prelude_is_found() -> None:
    header, rest = played_on(FIRST_TURN).encode().split(b"\n", 1)
    start = header.index(b'"prelude"')
    for other in changed(header[start : start + 40], ODD_BYTES):
        assert is_found(header[:start] + other + header[start + 40 :] + b"\n" + rest)

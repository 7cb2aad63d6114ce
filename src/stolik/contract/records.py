"""A game through the door, with undo, into a file and out again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from stolik.bots.bot import RandomBot, answer_of
from stolik.contract.checks import is_short
from stolik.engine.decision import Answer, Seat
from stolik.engine.entries import ANSWER, SEAT, UNDO, Entry, Header
from stolik.engine.game import Game, Options
from stolik.engine.record import Record, new_record
from stolik.engine.recordfile import read, write

SEED = b"the seed of the contract tests.."
SHORT_GAMES = 40
"""In so many something must have been taken back."""


def fresh(game: Game[Any], options: Options) -> Record[Any]:
    seats = [f"player {seat}" for seat in range(int(options["seats"]))]
    return new_record(game, options, seats, [str(7 * len(seat)) for seat in seats], SEED)


def answer_by_bot(record: Record[Any], bot: RandomBot) -> None:
    decision = record.decision
    assert decision is not None
    record.answer(decision.player, answer_of(bot, record.position))


def is_open(record: Record[Any]) -> bool:
    return record.decision is not None


def others(record: Record[Any], seat: int) -> list[int]:
    return [other for other in range(len(record.sides)) if other != seat]


def ever_more_rarely(game: Game[Any], options: Options) -> Iterator[bool]:
    """Whether to take an answer back: each time the game before it is played again, so not often in a long one."""
    wait = 1 if is_short(game, options) else 4
    while True:
        yield from [False] * wait
        yield True
        wait += wait // 2


def played(game: Game[Any], options: Options, seed: int, with_undo: bool = False) -> Record[Any]:
    """To the end, with an answer taken back now and then."""
    record, bot, due = fresh(game, options), RandomBot(seed), ever_more_rarely(game, options)
    while record.decision is not None:
        seat = record.decision.player
        answer_by_bot(record, bot)
        if with_undo and next(due) and is_open(record):
            record.undo(seat, others(record, seat))
    return record


def under_way(game: Game[Any], options: Options, seed: int, answers: int) -> tuple[Record[Any], RandomBot]:
    """After so many answers; where the game is over by then, after half of them."""
    record, bot = fresh(game, options), RandomBot(seed)
    for _ in range(answers):
        if is_open(record):
            answer_by_bot(record, bot)
    return (record, bot) if is_open(record) else under_way(game, options, seed, answers // 2)


def continued(header: Header, prelude: Sequence[tuple[Seat, Answer]]) -> Header:
    """The same agreement for a game that is played on from these answers."""
    parts = (header.game, header.rules, header.box, header.options, header.seats, header.numbers, header.commitment)
    return Header(*parts, prelude, header.opening)


def repeated(record: Record[Any]) -> Record[Any]:
    """The same acts once more, at a new table with the same seed."""
    again = fresh(record.game, record.header.options)
    for entry in record.entries:
        repeat(again, entry)
    return again


def repeat(again: Record[Any], entry: Entry) -> None:
    if entry.act == ANSWER and entry.draw is None:
        again.answer(entry.seat, entry.value)
    elif entry.act == UNDO:
        assert isinstance(entry.value, tuple)
        again.undo(entry.seat, [int(seat) for seat in entry.value[1:]])
    elif entry.act == SEAT:
        again.change_seat(entry.seat, str(entry.value))


def test_a_record_is_read_as_it_was_written(game: Game[Any], options: Options) -> None:
    record = played(game, options, 41)
    found = read(write(record), {game.name: game})
    assert found.head == record.head
    assert found.record is not None
    assert found.record.result is not None
    assert record.result is not None
    assert found.record.result.places == record.result.places
    assert write(found.record) == write(record)


def test_the_same_answers_make_the_same_file(game: Game[Any], options: Options) -> None:
    record = played(game, options, 42)
    assert write(repeated(record)) == write(record)


def test_a_game_with_answers_taken_back_goes_on_to_its_end(game: Game[Any], options: Options) -> None:
    """In one game more than once, or in several where games are short."""
    undone = 0
    for seed in range(43, 43 + SHORT_GAMES):
        record = played(game, options, seed, with_undo=True)
        assert record.result is not None
        assert write(repeated(record)) == write(record)
        assert read(write(record), {game.name: game}).head == record.head
        undone += sum(entry.act == UNDO for entry in record.entries)
        if undone > 1:
            return
    raise AssertionError(f"nothing was taken back in {SHORT_GAMES} games")


def test_an_undo_leads_back_to_the_question_before(game: Game[Any], options: Options) -> None:
    record, bot, due = fresh(game, options), RandomBot(44), ever_more_rarely(game, options)
    while record.decision is not None:
        seat, before = record.decision.player, game.diagram(record.position.state)
        asked = (record.decision.prompt, record.decision.options)
        answer_by_bot(record, bot)
        if next(due) and is_open(record):
            record.undo(seat, others(record, seat))
            assert record.decision.player == seat
            assert (record.decision.prompt, record.decision.options) == asked
            assert game.diagram(record.position.state) == before


def test_a_record_cut_short_by_a_concession_is_read_too(game: Game[Any], options: Options) -> None:
    record, _ = under_way(game, options, 45, 20)
    record.concede(0)
    if is_open(record):
        record.change_seat(0, "bot")
    found = read(write(record), {game.name: game}).record
    assert found is not None
    assert (found.result is None) == (len(set(game.sides(options))) > 2)
    assert found.seats == record.seats


def test_a_record_can_be_played_on_from_any_position_of_another(game: Game[Any], options: Options) -> None:
    """The answers so far are the prelude of the other."""
    record, bot = under_way(game, options, 46, 25)
    other = Record(game, continued(record.header, record.line), SEED)
    assert game.diagram(other.position.state) == game.diagram(record.position.state)
    while other.decision is not None:
        answer_by_bot(other, bot)
    found = read(write(other), {game.name: game}).record
    assert found is not None
    assert write(found) == write(other)


def test_a_forked_record_goes_its_own_way(game: Game[Any], options: Options) -> None:
    record, bot = under_way(game, options, 47, 25)
    before, fork = write(record), record.fork()
    assert write(fork) == before
    while fork.decision is not None:
        answer_by_bot(fork, bot)
    assert write(record) == before
    assert read(write(fork), {game.name: game}).head == fork.head

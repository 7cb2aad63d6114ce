"""Records of the mini games, and short ways to play them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

import pytest

from stolik.engine.decision import Answer, Decision, Seat
from stolik.engine.entries import Header
from stolik.engine.game import Game, S
from stolik.engine.position import Position
from stolik.engine.record import IllegalAnswer, Record, new_record
from tests.engine.mini import DICE_RACE, WHISPER, RaceState, WhisperState

SEED = bytes(range(32))
NAMES = ["Anna", "Żaneta", "bot", "Jan"]
Act = Callable[[Record[Any]], None]
GAMES: Mapping[str, Game[Any]] = {"dice_race": DICE_RACE, "whisper": WHISPER}


def race(seats: int = 2, goal: int = 4, teams: bool = False, seed: bytes = SEED) -> Record[RaceState]:
    return new_record(DICE_RACE, {"seats": seats, "goal": goal, "teams": teams}, NAMES[:seats], ["7", "13"], seed)


def whisper(seats: int = 2, dealt: int = 2, seed: bytes = SEED) -> Record[WhisperState]:
    return new_record(WHISPER, {"seats": seats, "dealt": dealt}, NAMES[:seats], [], seed)


def continued(header: Header, prelude: Sequence[tuple[Seat, Answer]]) -> Header:
    """The same agreement for a game that is played on from these answers."""
    return Header(
        header.game,
        header.rules,
        header.box,
        header.options,
        header.seats,
        header.numbers,
        header.commitment,
        prelude,
    )


def open_question(record: Record[Any]) -> Decision:
    assert record.decision is not None, "the game is over"
    return record.decision


def play_on(record: Record[S], rng: Random, answers: int = 1000) -> Record[S]:
    """At most so many random answers of the seats, to the end if there are enough."""
    for _ in range(answers):
        if record.decision is None:
            break
        record.answer(record.decision.player, rng.choice(record.decision.options))
    return record


def refusal(record: Record[Any], seat: Seat, answer: Answer) -> str:
    """Why the door refuses an answer."""
    with pytest.raises(IllegalAnswer) as refused:
        record.answer(seat, answer)
    return refused.value.refusal


def scripted(game: Game[S], options: Mapping[str, int | str | bool], *answers: Answer) -> Position[S]:
    """A position after these answers, chance's included."""
    position = Position(game, game.setup(options))
    for answer in answers:
        assert position.decision is not None
        assert answer in position.decision.options, f"{answer} is not among {position.decision.options}"
        position.play(answer)
    return position


def facts(record: Record[Any]) -> tuple[object, ...]:
    """Everything that a refused act may not change."""
    return (
        [entry.hash for entry in record.entries],
        record.head,
        record.seats[:],
        record.result,
        record.game.diagram(record.position.state),
        open_question(record).options,
        [record.undo_is_free(seat) for seat in range(len(record.sides))],
    )


def refused(record: Record[Any], act: Act) -> str:
    """Why an act is refused, after which everything is as it was."""
    before = facts(record)
    with pytest.raises(IllegalAnswer) as found:
        act(record)
    assert facts(record) == before
    return found.value.refusal


def last(record: Record[Any]) -> tuple[Seat, str, Answer]:
    entry = record.entries[-1]
    return entry.seat, entry.act, entry.value

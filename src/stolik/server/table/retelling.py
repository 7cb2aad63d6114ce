"""A game told again from any step: marks on the way, so that nobody starts from the beginning each time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from stolik.engine.entries import Entry, Header
from stolik.engine.game import Game
from stolik.engine.history import counted, steps
from stolik.engine.position import Position, RestPoint
from stolik.engine.record import Record
from stolik.server.protocol import Replayed
from stolik.server.refusals import BAD, Refusal
from stolik.server.table import sight
from stolik.server.table.acts import happened
from stolik.server.table.log import Told
from stolik.server.table.sight import Words

MARKS: Final = 48
EVERY: Final = 32
"""Answers from one mark to the next, while the game is short."""


class Past(NamedTuple):
    """What is told of a game: its entries as they were when it was asked for, and whether they end it."""

    entries: Sequence[Entry]
    ended: bool


def past_of(record: Record[Any]) -> Past:
    return Past(record.entries[:], record.result is not None)


class Milestone(NamedTuple):
    length: int
    point: RestPoint[Any]


class Retelling:
    """For one thread at a time. A mark is known by the last answer before it, to which but one way has led."""

    def __init__(self, game: Game[Any], header: Header) -> None:
        self._game = game
        self._header = header
        self._marks: dict[int, Milestone] = {}
        self._every = EVERY
        position = self._begun()
        self._first = list(position.state.events)
        self._start = position.rest_point().kept()

    def _begun(self) -> Position[Any]:
        position = Position(self._game, self._game.begin(self._header.options, self._header.opening))
        for _, answer in self._header.prelude:
            position.play(answer)
        return position

    def replayed(self, past: Past, seat: int | None, at: int | None) -> Replayed:
        taken = steps(past.entries)
        last = len(taken) - 1
        step = checked_step(last if at is None else at, last)
        position = self.position([entry for one in taken[: step + 1] for entry in one])
        decision = None if past.ended and step == last else position.decision
        seen = sight.replay_seen(self._game, position.state, decision, seat)
        seats = frozenset() if seat is None else frozenset({seat})
        words = Words(self._game)
        told = [Told(0, event) for event in self._first] if step == 0 else []
        told += [Told(one.number, event) for one in taken[step] for event in happened(one)]
        return Replayed(
            step, last, seen, [line for one in told for line in sight.as_seen(self._game, words, one, seats, {})]
        )

    def position(self, entries: Sequence[Entry]) -> Position[Any]:
        """Where these entries have led."""
        line = counted(entries)
        length = next((n for n in range(len(line), 0, -1) if line[n - 1].number in self._marks), 0)
        point = self._marks[line[length - 1].number].point if length else self._start
        position = point.position(self._game)
        for place, entry in enumerate(line[length:], length + 1):
            position.play(entry.value)
            if place % self._every == 0:
                self._mark(entry, place, position)
        return position

    def _mark(self, entry: Entry, length: int, position: Position[Any]) -> None:
        self._marks[entry.number] = Milestone(length, position.rest_point().kept())
        while len(self._marks) > MARKS:
            self._every *= 2
            self._marks = {key: mark for key, mark in self._marks.items() if mark.length % self._every == 0}


def checked_step(step: int, last: int) -> int:
    if not 0 <= step <= last:
        raise Refusal("no-such-step", BAD, last=str(last))
    return step


def line_at(record: Record[Any], at: int) -> list[tuple[int, Any]]:
    """The answers that count after so many steps, to play on from."""
    taken = steps(record.entries)
    last = len(taken) - 1
    if checked_step(at, last) == last and record.position.decision is None:
        raise Refusal("game-over")
    line = counted(entry for step in taken[: at + 1] for entry in step)
    return [*record.header.prelude, *((entry.seat, entry.value) for entry in line)]

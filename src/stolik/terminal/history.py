"""What happened, told again: replay of a record, step by step, with a line for every event and every table act."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from stolik.engine.decision import CHANCE, Seat
from stolik.engine.entries import ANSWER, SEAT, Entry
from stolik.engine.history import steps
from stolik.engine.record import Record
from stolik.engine.things import Event


class TableAct(NamedTuple):
    """Something done at the table and not in the game: an undo, a concession, a seat changing hands."""

    kind: str
    seat: Seat
    who: str = ""


Line = Event | TableAct


def lines_of(entries: Sequence[Entry], events: Sequence[Event]) -> list[Line]:
    acts: list[Line] = [
        TableAct(entry.act, entry.seat, str(entry.value) if entry.act == SEAT else "")
        for entry in entries
        if entry.act != ANSWER
    ]
    return [*acts, *events]


class RecordWalk:
    """The record played anew, one step at a time."""

    def __init__(self, record: Record[Any]) -> None:
        self.record: Record[Any] = Record(record.game, record.header, record.seed)
        self.log: list[Line] = list(self.record.position.state.events)
        self.answered: dict[Seat, int] = {}
        """By seat: how long the log was when it last answered."""

    def take(self, step: Sequence[Entry]) -> list[Line]:
        self.record.events = []
        events: list[Event] = []
        for entry in step:
            if entry.act == ANSWER and entry.seat != CHANCE:
                self.answered[entry.seat] = len(self.log)
            self.record.take(entry)
            events += self.record.events
            self.record.events = []
        told = lines_of(step, events)
        self.log += told
        return told


def retold(record: Record[Any], upto: int | None = None) -> RecordWalk:
    """As it stood after so many steps; after all of them when nothing is said."""
    retelling = RecordWalk(record)
    for step in steps(record.entries)[: None if upto is None else upto + 1]:
        retelling.take(step)
    return retelling

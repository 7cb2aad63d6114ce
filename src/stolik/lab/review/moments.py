"""The review of a record: every stop judged with the same seed and budget, and what happened there."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from stolik.bots.judge import ITERATIONS, judged, judged_after, shared
from stolik.bots.review import EVERYBODY, Review, Stop, review, stops, swing
from stolik.engine.decision import CHANCE
from stolik.engine.entries import ANSWER, SEAT, UNDO, Entry
from stolik.engine.position import Position
from stolik.engine.record import Record
from stolik.text import Texts

Progress = Callable[[int], None]


def reviewed(record: Record[Any], progress: Progress | None = None, iterations: int | None = None) -> Review:
    """Of a game that is over. `progress` hears how many stops are judged."""
    places = stops(record.entries, record.result)
    found: list[list[float] | None] = []
    judge = Stepping(record, iterations or ITERATIONS)
    for place in places:
        found.append(judge.at(place))
        if progress is not None:
            progress(len(found))
    return review(places, found)


class Stepping:
    """Goes from stop to stop and judges what it finds."""

    def __init__(self, record: Record[Any], iterations: int) -> None:
        self._record = record
        self._iterations = iterations
        before = len(record.header.prelude)
        self._position: Position[Any] = Position(
            record.game, record.game.begin(record.header.options, record.header.opening)
        )
        for _, answer in record.header.prelude:
            self._position.play(answer)
        self._line = [answer for _, answer in record.line[before:]]
        self._length = -1

    def at(self, place: Stop) -> list[float] | None:
        length, self._length = self._length, place.length
        sides, result = self._record.sides, self._record.result
        if length < 0:
            return judged(self._position, sides, self._iterations)
        if place.length == length:
            assert result is not None
            return shared(result, sides)
        return judged_after(self._position, self._line[length : place.length], sides, self._iterations)


def told_moments(record: Record[Any], found: Review, texts: Texts) -> dict[int, str]:
    """What happened at each decisive moment, as everybody may know it now."""
    reached = [moment.number for moment in found.moments]
    spans = {number: (reached[number - 1], reached[number]) for number in found.decisive}
    lines: dict[int, list[str]] = {number: [] for number in found.decisive}
    past: Record[Any] = Record(record.game, record.header, record.seed)
    for entry in record.entries:
        past.events = []
        past.take(entry)
        for number, (after, upto) in spans.items():
            if after < entry.number <= upto and found.moments[number].seat in (entry.seat, EVERYBODY):
                lines[number] += entry_lines(entry, past, texts)
    return {number: " ".join(said) for number, said in lines.items()}


def entry_lines(entry: Entry, past: Record[Any], texts: Texts) -> list[str]:
    if entry.act == ANSWER:
        return [texts.event(event) for event in past.events]
    if entry.act in (UNDO, SEAT):
        return []
    key = f"act-{entry.act}"
    return [texts.say(key) if entry.seat == CHANCE else texts.say(key, seat=texts.seat(entry.seat))]


def who_moved(seat: int, texts: Texts) -> str:
    if seat == CHANCE:
        return texts.say("review-luck")
    return texts.say("review-all") if seat < 0 else texts.seat(seat)


def as_json(found: Review, seats: Sequence[str]) -> str:
    body = {
        "seats": list(seats),
        "moments": [
            {
                "step": moment.at,
                "entry": moment.number,
                "seat": moment.seat,
                "chances": moment.chances,
                "mistake": mistake,
            }
            for moment, mistake in zip(found.moments, found.mistakes, strict=True)
        ],
        "luck": [round(part, 4) for part in found.luck],
        "own": [round(part, 4) for part in found.own],
        "others": [round(part, 4) for part in found.others],
        "decisive": found.decisive,
        "swings": [round(swing(found.moments, number), 4) for number in found.decisive],
    }
    return json.dumps(body, ensure_ascii=False, indent=2)

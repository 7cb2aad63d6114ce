"""How a game went: the chances of each seat at every answer, what of their change was luck, and where it turned."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from stolik.engine.decision import CHANCE, Seat
from stolik.engine.entries import ANSWER, Entry
from stolik.engine.game import Result
from stolik.engine.history import counted

MOST: Final = 5
"""Moments that are called decisive."""
SMALLEST: Final = 0.05
"""A change of a chance that is not worth naming is smaller."""
EVERYBODY: Final = -2
"""Who agrees to a draw."""


class Stop(NamedTuple):
    """Where a game is judged: after an answer, or after all that chance answered in a row.

    `at` is the step of the replay, `length` how many answers had counted by then. The first stop is the beginning.
    """

    at: int
    length: int
    seat: Seat
    number: int


class Moment(NamedTuple):
    """The chances, by seat, after what the seat answered; CHANCE: after draws or dice."""

    at: int
    seat: Seat
    number: int
    chances: list[float]


class Review(NamedTuple):
    """By seat: how much of its chance luck gave or took, its own answers, and those of the others.

    `decisive` are numbers of moments, the greatest change first.
    """

    moments: list[Moment]
    luck: list[float]
    own: list[float]
    others: list[float]
    decisive: list[int]


def stops(entries: Sequence[Entry], result: Result | None) -> list[Stop]:
    """What was undone does not count. A game that ends by an act, not by an answer, has that act as its last stop."""
    found = [Stop(0, 0, CHANCE, 0)]
    steps = {entry.number: step for step, entry in numbered(entries)}
    for length, entry in enumerate(counted(entries), 1):
        stop = Stop(steps[entry.number], length, entry.seat, entry.number)
        if entry.seat == CHANCE and found[-1].seat == CHANCE:
            found.pop()
        found.append(stop)
    if found[0].length:
        found.insert(0, Stop(0, 0, CHANCE, 0))
    if result is not None and entries and entries[-1].act != ANSWER:
        last = entries[-1]
        who = EVERYBODY if last.seat == CHANCE else last.seat
        found.append(Stop(steps[last.number], found[-1].length, who, last.number))
    return found


def numbered(entries: Iterable[Entry]) -> Iterable[tuple[int, Entry]]:
    """Each entry with its step: what chance answers belongs to the step before."""
    step = 0
    for entry in entries:
        step += not (entry.seat == CHANCE and entry.act == ANSWER)
        yield step, entry


def review(places: Sequence[Stop], judged: Sequence[Sequence[float] | None]) -> Review:
    """From what was found at each stop; None: it was the only answer there was, and changed nothing."""
    moments: list[Moment] = []
    for place, chances in zip(places, judged, strict=True):
        if chances is not None:
            moments.append(Moment(place.at, place.seat, place.number, list(chances)))
    seats = range(len(moments[0].chances))
    luck, own, others = [0.0 for _ in seats], [0.0 for _ in seats], [0.0 for _ in seats]
    for before, after in pairwise(moments):
        for seat in seats:
            share = luck if after.seat == CHANCE else own if after.seat == seat else others
            share[seat] += after.chances[seat] - before.chances[seat]
    return Review(moments, luck, own, others, decisive(moments))


def decisive(moments: Sequence[Moment]) -> list[int]:
    found = [number for number in range(1, len(moments)) if swing(moments, number) >= SMALLEST]
    return sorted(found, key=lambda number: -swing(moments, number))[:MOST]


def swing(moments: Sequence[Moment], number: int) -> float:
    """The greatest change of any seat's chance."""
    before, after = moments[number - 1].chances, moments[number].chances
    return max(abs(now - then) for then, now in zip(before, after, strict=True))

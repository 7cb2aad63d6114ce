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


NO_MISTAKE: Final = ""
MISSED_WIN: Final = "missed-win"
LET_WIN: Final = "let-win"
THREW_AWAY: Final = "threw-away"
MISSED_BETTER: Final = "missed-better"
INACCURATE: Final = "inaccurate"
GAVE_UP: Final = "gave-up"
MISTAKES: Final = (MISSED_WIN, LET_WIN, THREW_AWAY, MISSED_BETTER, INACCURATE, GAVE_UP)
"""Kinds of mistake: a win in sight was missed; it let another win; much was thrown away; there was something better."""
NEARLY: Final = 0.85
"""A chance that is as good as a win."""
MUCH: Final = 0.2
SOME: Final = 0.1


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

    `decisive` are numbers of moments, the greatest change first. `mistakes` names, by moment, what the one who answered
    did wrong; empty where nothing.
    """

    moments: list[Moment]
    luck: list[float]
    own: list[float]
    others: list[float]
    decisive: list[int]
    mistakes: list[str]


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
    given_up: set[int] = set()
    length = -1
    for place, chances in zip(places, judged, strict=True):
        if place.length == length and place.seat >= 0:
            given_up.add(len(moments))
        length = place.length
        if chances is not None:
            moments.append(Moment(place.at, place.seat, place.number, list(chances)))
    seats = range(len(moments[0].chances))
    luck, own, others = [0.0 for _ in seats], [0.0 for _ in seats], [0.0 for _ in seats]
    for before, after in pairwise(moments):
        for seat in seats:
            share = luck if after.seat == CHANCE else own if after.seat == seat else others
            share[seat] += after.chances[seat] - before.chances[seat]
    mistakes = [GAVE_UP if number in given_up else mistake(moments, number) for number in range(len(moments))]
    return Review(moments, luck, own, others, decisive(moments), mistakes)


def mistake(moments: Sequence[Moment], number: int) -> str:
    """By what the one who answered could hope for before and after, and what the others can now."""
    moment = moments[number]
    seat = moment.seat
    if number == 0 or seat < 0:
        return NO_MISTAKE
    before, after = moments[number - 1].chances, moment.chances
    lost = before[seat] - after[seat]
    if lost < SMALLEST:
        return NO_MISTAKE
    if before[seat] >= NEARLY and lost >= MUCH:
        return MISSED_WIN
    if max(after) >= NEARLY and lost >= SOME and max(before) < NEARLY:
        return LET_WIN
    if lost >= MUCH:
        return THREW_AWAY
    return MISSED_BETTER if lost >= SOME else INACCURATE


def decisive(moments: Sequence[Moment]) -> list[int]:
    found = [number for number in range(1, len(moments)) if swing(moments, number) >= SMALLEST]
    return sorted(found, key=lambda number: -swing(moments, number))[:MOST]


def swing(moments: Sequence[Moment], number: int) -> float:
    """The greatest change of any seat's chance."""
    before, after = moments[number - 1].chances, moments[number].chances
    return max(abs(now - then) for then, now in zip(before, after, strict=True))

"""What results teach: all seats draw by the weights; what more was won after than expected grows likelier.

What can be expected is learned too, from how a seat stands, how late, among how many; and of all seats, whenever
somebody else is asked than before: that is where a search judges.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import cycle
from math import exp, log
from random import Random
from typing import Any, Final, NamedTuple

from stolik.bots.levels import led
from stolik.bots.policy import facts_of
from stolik.engine.decision import Seat
from stolik.engine.facts import Facts, Row, Standing
from stolik.engine.game import Game, Options
from stolik.engine.options import settle
from stolik.engine.position import Position
from stolik.games import GAMES
from stolik.lab.match.play import CAP
from stolik.lab.train.game import questions, shares
from stolik.lab.train.regression import likelihoods

NEAR: Final = 0.95
"""How much less each later question of a seat has to do with an answer: what came of it soon counts most."""
LATE: Final = 40
"""Answers of a side after which it is later."""
TIMES: Final = 16
SIDES: Final = 6
LEAD: Final = TIMES * (SIDES + 1)
"""The number of the game's own judgement, after those for how late it is among how many."""
SUREST: Final = 8.0
"""Keeps logarithms finite."""
NEVER: Final = 1e-4
"""A slope so small moves nothing."""


@dataclass(frozen=True)
class Seating:
    """Who sits at it, and its luck."""

    options: Options
    seed: int


@dataclass(frozen=True)
class ResultsJob:
    """Some games by these weights; `hopes` are those of what is expected, by the numbers of a standing."""

    game: str
    tables: list[Seating]
    weights: list[float]
    hopes: list[float]


def tables(game: Game[Any], luck: str) -> Iterator[Seating]:
    """Half of them as usual for as few as can play; the others for more, or by each other agreement, in turn."""
    seeds = Random(luck)
    fewest, *more = sorted(game.seats({"seats": 0, **game.usual}))
    few = settle(game, fewest, {})
    crowded = cycle([settle(game, seats, {}) for seats in more] or [few])
    others = cycle(list(game.configurations()))
    while True:
        for options in (few, next(crowded), few, next(others)):
            yield Seating(options, seeds.getrandbits(40))


@dataclass
class Teaching:
    """What some games have taught: which way to go, by fact, and by number of a standing for what is expected."""

    slopes: list[float]
    hopes: list[float]
    games: int = 0
    questions: int = 0
    looks: int = 0
    """At how a seat stood."""
    surprise: float = 0.0

    def add(self, other: Teaching) -> None:
        self.slopes = [one + more for one, more in zip(self.slopes, other.slopes, strict=True)]
        self.hopes = [one + more for one, more in zip(self.hopes, other.hopes, strict=True)]
        self.games += other.games
        self.questions += other.questions
        self.looks += other.looks
        self.surprise += other.surprise


def nothing(facts: Facts) -> Teaching:
    return Teaching([0.0] * len(facts.names), [0.0] * hopes_of(facts))


def hopes_of(facts: Facts) -> int:
    """How many numbers a standing may have."""
    return LEAD + 1 + len(facts.measures)


class Story(NamedTuple):
    """By seat what it was asked, and how it stood whenever somebody else was asked than before; and the end."""

    asked: list[list[Drawing]]
    stood: list[list[Standing]]
    end: Position[Any]


class Drawing(NamedTuple):
    """A question: the facts of its options, how likely each was, which was given, and how the seat stood."""

    rows: list[Row]
    likely: list[float]
    place: int
    standing: Standing


def taught(job: ResultsJob, games: Mapping[str, Game[Any]] = GAMES) -> Teaching:
    """The same job teaches the same."""
    game = games[job.game]
    facts = facts_of(game)
    found = nothing(facts)
    for table in job.tables:
        story = played(game, facts, job.weights, table)
        won = shares(game, table.options, story.end)
        if won:
            found.games += 1
            for asked, stood, share in zip(story.asked, story.stood, won, strict=True):
                learn(found, asked, share, job.hopes)
                foresee(found, stood, share, job.hopes)
    return found


def played(game: Game[Any], facts: Facts, weights: list[float], table: Seating) -> Story:
    rng, sides = Random(table.seed), game.sides(table.options)
    asked: list[list[Drawing]] = [[] for _ in sides]
    stood: list[list[Standing]] = [[] for _ in sides]
    position = Position(game, game.setup(table.options))
    last: Seat | None = None
    for answers, decision in questions(position, rng, CAP):
        time = time_of(len({*sides}), answers // (LATE * len(sides)))
        if decision.player != last:
            last = decision.player
            for seat, before in enumerate(stood):
                before.append(standing_of(facts, position, seat, time))
        rows = facts.rows(position.state, decision)
        likely = likelihoods(rows, weights)
        place = rng.choices(range(len(likely)), likely)[0]
        standing = standing_of(facts, position, decision.player, time)
        asked[decision.player].append(Drawing(rows, likely, place, standing))
        position.play(decision.options[place])
    return Story(asked, stood, position)


def standing_of(facts: Facts, position: Position[Any], seat: Seat, time: int) -> Standing:
    """In the measures of the game; or as the game judges, and how late it is."""
    if facts.standing is not None:
        return [(LEAD + 1 + measure, amount) for measure, amount in facts.standing(position.state, seat)]
    lead = position.game.evaluate(position.state, seat) / led(position.game.name, 0).scale
    return [(time, 1.0), (LEAD, max(-SUREST, min(lead, SUREST)))]


def time_of(sides: int, late: int) -> int:
    return min(sides, SIDES) * TIMES + min(late, TIMES - 1)


def expected(standing: Standing, hopes: list[float]) -> float:
    """A chance to win."""
    sure = sum([hopes[number] * amount for number, amount in standing])
    return 1.0 / (1.0 + exp(-max(-SUREST, min(sure, SUREST))))


def learn(found: Teaching, asked: Sequence[Drawing], share: float, hopes: list[float]) -> None:
    """From the last question to the first: an answer brought what came of it beyond what was expected."""
    after, gain = share, 0.0
    for rows, likely, place, standing in reversed(asked):
        chance = expected(standing, hopes)
        gain = after - chance + NEAR * gain
        after = chance
        found.questions += 1
        for option, row in enumerate(rows):
            slope = gain * ((option == place) - likely[option])
            if not -NEVER < slope < NEVER:
                for number in row:
                    found.slopes[number] += slope


def foresee(found: Teaching, stood: Sequence[Standing], share: float, hopes: list[float]) -> None:
    """What could be expected is corrected by what was won."""
    for standing in stood:
        chance = expected(standing, hopes)
        found.looks += 1
        found.surprise -= share * log(chance) + (1.0 - share) * log(1.0 - chance)
        for number, amount in standing:
            found.hopes[number] += (share - chance) * amount

"""What is chosen before a game shows its worth at the end only: its weights come from results, not from the search."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import log
from random import Random
from typing import Any, Final, NamedTuple

from stolik.bots.bot import answer_of
from stolik.bots.learned import LearnedBot
from stolik.bots.levels import led
from stolik.bots.policy import Policy, facts_of
from stolik.engine.decision import Decision
from stolik.engine.facts import Facts
from stolik.engine.game import Game
from stolik.engine.position import Position
from stolik.games import GAMES
from stolik.lab.train.game import questions, shares
from stolik.lab.train.lessons import CAP, LessonJob

DOUBT: Final = 10.0
"""Games in which everything did as well as it could expect, added to those that were played."""
STRESS: Final = 3.0
"""By which the better is preferred: what wins a tenth more often is chosen about three times as often."""


class Had(NamedTuple):
    """A thing that a seat had, what its side won of the game, and what it could expect."""

    kind: str
    thing: int
    won: float
    expected: float


def opened(job: LessonJob, games: Mapping[str, Game[Any]] = GAMES) -> list[Had]:
    """One game, whose openings are answered by lot. The same job, the same game."""
    game = games[job.game]
    facts, rng = facts_of(game), Random(job.seed)
    player = LearnedBot(job.seed, led(job.game, job.iterations), Policy(facts, job.weights, job.hopes))
    position = Position(game, game.setup(job.options))
    for _, decision in questions(position, rng, CAP):
        if is_opening(facts, position, decision):
            position.play(decision.options[int(rng.random() * len(decision.options))])
        else:
            position.play(answer_of(player, position))
    return had(game, job, position)


def is_opening(facts: Facts, position: Position[Any], decision: Decision) -> bool:
    numbers = {number for lists in facts.openings.values() for numbers in lists for number in numbers}
    return all(row and numbers.issuperset(row) for row in facts.rows(position.state, decision))


def had(game: Game[Any], job: LessonJob, end: Position[Any]) -> list[Had]:
    """Nothing of a game that was left."""
    won = shares(game, job.options, end)
    if not won:
        return []
    expected = 1 / len({*game.sides(job.options)})
    return [
        Had(kind, thing, won[seat], expected)
        for kind, things in game.factors(end.state).items()
        for seat, those in enumerate(things)
        for thing in those
        if isinstance(thing, int)
    ]


def weighed(facts: Facts, weights: list[float], found: Iterable[Had]) -> list[float]:
    """What was never had keeps its weight."""
    tallies: dict[tuple[str, int], list[Had]] = {}
    for one in found:
        tallies.setdefault((one.kind, one.thing), []).append(one)
    weights = weights[:]
    for (kind, thing), those in tallies.items():
        for numbers in facts.openings.get(kind, ()):
            weights[numbers[thing]] = round(worth(those), 3)
    return weights


def worth(those: list[Had]) -> float:
    expected = sum([one.expected for one in those]) / len(those)
    share = (sum([one.won for one in those]) + DOUBT * expected) / (len(those) + DOUBT)
    return STRESS * (logit(share) - logit(expected))


def logit(share: float) -> float:
    return log(share / (1.0 - share))

"""Why an answer is good: the facts that speak for it or against it, by the weights that were learned.

A fact is told only where the game has words for it: a message `for-` or `against-` and its name, or its name without
the last word, which then may take the number as `count`. What the weights say against those words is not told: a
weight shares its praise with others, and a fact alone may have the wrong sign.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from stolik.bots.bot import Worlds
from stolik.bots.policy import Policy, has_policy, policy_of
from stolik.bots.rollout import by_chance
from stolik.engine.decision import CHANCE, Answer, Decision, Seat
from stolik.engine.facts import WHEN, Facts
from stolik.engine.game import Game, View
from stolik.engine.position import Position

FOR: Final = "for"
AGAINST: Final = "against"
MOST: Final = 2
"""Reasons of one sort that are told of an answer."""
CLEAR: Final = 0.25
"""By how much a fact lifts an answer above the others, or the best above it, to be told."""
NO_COUNT: Final = -1
IMAGINED: Final = 5
"""Worlds in which a reply is looked for."""
OFTEN: Final = 3
"""In so many of them it must be the same."""
LONGEST: Final = 40
"""Answers of the own side before somebody else is asked, at most."""
PLAIN: Final = re.compile(r"[^a-z0-9_]+")
Has = Callable[[str], bool]
"""Whether the game has a message of that key."""


class Reason(NamedTuple):
    """A message of the game; `number` is what its fact counts, or NO_COUNT."""

    key: str
    number: int


class LikelyAnswer(NamedTuple):
    """What somebody else may well answer, in the view that they would have in an imagined world."""

    seat: Seat
    prompt: str
    answer: Answer
    view: View


class Why(NamedTuple):
    """`good` and `bad` beside all the other answers, `misses` beside the best."""

    good: list[Reason]
    bad: list[Reason]
    misses: list[Reason]


UNTOLD: Final = Why([], [], [])


def reason_of(sense: str, name: str, has: Has) -> Reason | None:
    """How a fact is told, in whatever situation; None where it is not."""
    own = f"{sense}-{slug(name)}"
    if has(own):
        return Reason(own, NO_COUNT)
    if WHEN in name:
        return reason_of(sense, name.partition(WHEN)[0], has)
    start, _, last = name.rpartition(" ")
    shared = f"{sense}-{slug(start)}"
    if not start or not has(shared):
        return None
    return Reason(shared, int(last) if last.isdigit() else NO_COUNT)


def slug(name: str) -> str:
    return PLAIN.sub("-", name.lower()).strip("-")


def told_keys(facts: Facts, has: Has) -> set[str]:
    """All messages by which a fact is told."""
    found = [reason_of(sense, name, has) for sense in (FOR, AGAINST) for name in facts.names]
    return {one.key for one in found if one is not None}


class WeighedFacts:
    """The facts of all options of one question that can be told in one sense, with their weights."""

    def __init__(self, policy: Policy, rows: Sequence[list[int]], sense: str, has: Has) -> None:
        self._sign = 1.0 if sense == FOR else -1.0
        names = policy.facts.names
        found = {fact: reason_of(sense, names[fact], has) for row in rows for fact in row}
        self._held: list[dict[str, Reason]] = []
        self._worth: list[dict[str, float]] = []
        for row in rows:
            held: dict[str, Reason] = {}
            worth: dict[str, float] = {}
            for fact in row:
                reason = found[fact]
                if reason is not None:
                    held[reason.key] = reason
                    worth[reason.key] = worth.get(reason.key, 0.0) + self._sign * policy.weights[fact]
            self._held.append(held)
            self._worth.append(worth)

    def beside_all(self, place: int) -> list[Reason]:
        """What this one has and the others have less of."""
        count = len(self._worth)
        means = {key: sum([worth.get(key, 0.0) for worth in self._worth]) / count for key in self._worth[place]}
        return self._clearest(place, means)

    def beside(self, place: int, other: int) -> list[Reason]:
        """What this one has and the other does not, or has less of."""
        same = self._held[other]
        return [one for one in self._clearest(place, self._worth[other]) if same.get(one.key) != one]

    def _clearest(self, place: int, measure: dict[str, float]) -> list[Reason]:
        gains = [(worth - measure.get(key, 0.0), key) for key, worth in self._worth[place].items() if worth > 0.0]
        clear = sorted([gain for gain in gains if gain[0] >= CLEAR], key=first, reverse=True)
        return [self._held[place][key] for _, key in clear[:MOST]]


def first(pair: tuple[float, str]) -> float:
    return pair[0]


def reasons(decision: Decision, worlds: Worlds, answers: Sequence[Answer], has: Has) -> list[Why]:
    """Of each of the answers, the best first. In games that have learned nothing there is nothing to tell."""
    world = worlds(0)
    if not answers or not has_policy(world.game):
        return [UNTOLD for _ in answers]
    policy = policy_of(world.game)
    rows = policy.facts.rows(world.state, decision)
    good, bad = WeighedFacts(policy, rows, FOR, has), WeighedFacts(policy, rows, AGAINST, has)
    places = [decision.options.index(answer) for answer in answers]
    best = places[0]
    return [
        Why(good.beside_all(place), bad.beside_all(place), [] if place == best else good.beside(best, place))
        for place in places
    ]


def likely_reply(seat: Seat, answer: Answer, worlds: Worlds, sides: Sequence[int], number: int) -> LikelyAnswer | None:
    """What the next of another side does in most of a few worlds, by what was learned; None where that differs.

    Only a play is told: a bare die or hex says nothing without its question.
    """
    game: Game[Any] = worlds(0).game
    if not has_policy(game):
        return None
    policy = policy_of(game)
    replies = [replied(seat, answer, worlds(number + place), policy, sides) for place in range(IMAGINED)]
    found = [one for one in replies if one is not None]
    if not found:
        return None
    counted = Counter([(one.seat, one.prompt, one.answer) for one in found])
    most, times = counted.most_common(1)[0]
    if times < OFTEN or not isinstance(most[2], str | tuple):
        return None
    return next(one for one in found if (one.seat, one.prompt, one.answer) == most)


def replied(
    seat: Seat, answer: Answer, world: Position[Any], policy: Policy, sides: Sequence[int]
) -> LikelyAnswer | None:
    luck = Random(1)
    world.play(answer)
    for _ in range(LONGEST):
        decision = world.decision
        if decision is None:
            return None
        if decision.player == CHANCE:
            world.play(by_chance(decision, luck))
            continue
        best = decision.options[best_place(policy.scores(world, decision))]
        if sides[decision.player] != sides[seat] and len(decision.options) > 1:
            view = world.game.view(world.state, decision.player)
            return LikelyAnswer(decision.player, decision.prompt, best, view)
        world.play(best)
    return None


def best_place(scores: Sequence[float]) -> int:
    return max(range(len(scores)), key=lambda place: scores[place])

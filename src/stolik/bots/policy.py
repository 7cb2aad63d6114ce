"""A learned player without search: each fact of an answer has a weight, and the largest sum is the best answer."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from logging import getLogger
from math import exp
from random import Random
from typing import Any, Final

from stolik.bots.weights import read, read_hopes, weights_file
from stolik.engine.box import BoxFault
from stolik.engine.decision import Answer, Decision, Seat
from stolik.engine.facts import Facts
from stolik.engine.game import Game
from stolik.engine.position import Position

SHARP: Final = 6.0
"""How much more than learned the better answer is preferred where a game is played on lightly."""
STRAY: Final = 0.05
"""The share of such answers that are given by lot."""
SITUATIONS: Final = 2000
"""Of which it is remembered what facts weigh in them."""
STEEPEST: Final = 30.0
"""Keeps exponents finite."""
LOG: Final = getLogger("stolik.bots")


class NoPolicy(Exception):
    """The game declares no facts, or nobody has learned weights for them."""


class Policy:
    """Weights for the facts of one game, and `hopes` for how a seat stands, if those were learned."""

    __slots__ = ("_now", "facts", "hopes", "weights")

    def __init__(self, facts: Facts, weights: list[float], hopes: list[float] | None = None) -> None:
        assert len(weights) == len(facts.names)
        self.facts = facts
        self.weights = weights
        self.hopes: list[float] = [] if hopes is None else hopes
        self._now: dict[tuple[int, ...], list[float]] = {}  # by situation

    def scores(self, world: Position[Any], decision: Decision) -> list[float]:
        """Of each option, on an endless scale."""
        facts = self.facts
        weights = self.weights if facts.situation is None else self._weights(facts.starts(world.state, decision))
        found: list[float] = []
        for row in facts.plain(world.state, decision):
            score = 0.0
            for number in row:
                score += weights[number]
            found.append(score)
        return found

    def _weights(self, starts: list[int]) -> list[float]:
        """What each plain fact weighs in this situation."""
        key = tuple(starts)
        found = self._now.get(key)
        if found is None:
            if len(self._now) >= SITUATIONS:
                self._now.clear()
            weights = self.weights
            found = self._now[key] = [
                sum([weights[start + number] for start in starts], 0.0) for number in range(self.facts.count)
            ]
        return found

    def chance(self, world: Position[Any], seat: Seat) -> float:
        """Of the seat to win, by how it stands."""
        hopes, standing = self.hopes, self.facts.standing
        assert standing is not None, "hopes are of a standing"
        sure = 0.0
        for measure, amount in standing(world.state, seat):
            sure += hopes[measure] * amount
        return 1.0 / (1.0 + exp(-max(-STEEPEST, min(sure, STEEPEST))))

    def shares(self, world: Position[Any], decision: Decision, flat: float) -> list[float]:
        """How likely each option is the best; not summed up to one, but by the same measure in every world."""
        return [exp(max(-STEEPEST, min(score / flat, STEEPEST))) for score in self.scores(world, decision)]

    def lightly(self, world: Position[Any], decision: Decision, rng: Random) -> Answer:
        """An answer without a thought, mostly the best that the weights know."""
        options = decision.options
        if len(options) == 1:
            return options[0]
        if rng.random() < STRAY:
            return options[int(rng.random() * len(options))]
        return options[drawn(self.scores(world, decision), SHARP, rng)]


def drawn(scores: list[float], sharp: float, rng: Random) -> int:
    """A place, by lot: the higher its score the likelier."""
    best = max(scores)
    total = 0.0
    sums: list[float] = []
    for score in scores:
        total += exp(max(-STEEPEST, sharp * (score - best)))
        sums.append(total)
    value = rng.random() * total
    for place, upto in enumerate(sums):
        if value < upto:
            return place
    return len(sums) - 1


def facts_of(game: Game[Any]) -> Facts:
    """What its features.py declares."""
    if not game.package or find_spec(f"{game.package}.features") is None:
        raise NoPolicy(f"{game.name} has no features.py, so that nothing can be learned of it; see docs/bots.md")
    found: Facts = import_module(f"{game.package}.features").FACTS
    return found


def policy_of(game: Game[Any]) -> Policy:
    """With the weights that came with the game. Read once."""
    found = POLICIES.get(game.name)
    if found is None:
        facts = facts_of(game)
        file = weights_file(game)
        if not file.exists():
            raise NoPolicy(f"{game.name} has no {file.name}, which the command train writes; see docs/bots.md")
        found = POLICIES[game.name] = Policy(facts, read(file, facts), read_hopes(file, facts))
    return found


POLICIES: Final[dict[str, Policy]] = {}
"""By game."""


def has_policy(game: Game[Any]) -> bool:
    """Weights that do not fit are no reason to leave a table waiting: they are refused once, in a sentence."""
    if game.name in POLICIES:
        return True
    try:
        policy_of(game)
    except (NoPolicy, BoxFault) as fault:
        if REFUSED.get(game.name) != str(fault):
            REFUSED[game.name] = str(fault)
            LOG.warning("%s. The bots of %s play without what was learned.", fault, game.name)
        return False
    return True


REFUSED: Final[dict[str, str]] = {}
"""By game: why its weights were not taken, as it was told."""

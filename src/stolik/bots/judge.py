"""How likely every side is to win from a position, for somebody who sees all hands but not what chance will do."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from stolik.bots.chances import sharpness
from stolik.bots.forest import Forest
from stolik.bots.levels import FORMER, strength_in, strength_of
from stolik.bots.policy import policy_of
from stolik.bots.puct import NATIVE, LearnedSearch, led_chances
from stolik.bots.rollout import by_chance, chances, roll_out
from stolik.bots.strength import Strength
from stolik.bots.walk import Walk
from stolik.engine.decision import CHANCE, Answer, Seat
from stolik.engine.game import Result
from stolik.engine.position import Position

ITERATIONS: Final = 100
FAR: Final = 20
"""Answers that are played lightly before a world is judged: enough for everybody to have had a turn."""
WARMING_UP: Final = 25
"""Iterations that find the way and are not counted."""
SEED: Final = 1
JUDGE: Final = "level5"
"""The level whose way of judging is used."""
UNLED: Final = FORMER[-1]
"""Where nothing has been learned, or chance has the first word."""


def judged(position: Position[Any], sides: Sequence[int], iterations: int = ITERATIONS) -> list[float]:
    """By seat; a side has one chance, and those of all sides add up to one. The same position, the same chances."""
    found = uncorrected(position, sides, iterations)
    if position.decision is None:
        return found
    return [round(chance, 4) for chance in sharpness(position.game, len(sides)).of(found, sides)]


def uncorrected(position: Position[Any], sides: Sequence[int], iterations: int = ITERATIONS) -> list[float]:
    """The same as the search finds it."""
    result = position.game.result(position.state) if position.decision is None else None
    if result is not None:
        return shared(result, sides)
    strength = strength_in(JUDGE, position.game)
    if strength.led and position.decision is not None and position.decision.player != CHANCE:
        return LedJudge(position, sides, strength).judge(iterations)
    return Judge(position, sides, strength_of(UNLED, position.game.name)).judge(iterations)


def judged_after(
    position: Position[Any], answers: Sequence[Answer], sides: Sequence[int], iterations: int = ITERATIONS
) -> list[float] | None:
    """Plays the answers; None where somebody gave the only one there was, which changes nothing."""
    forced = False
    for answer in answers:
        decision = position.decision
        assert decision is not None
        forced = len(answers) == 1 and decision.player != CHANCE and len(decision.options) == 1
        position.play(answer)
    over = position.decision is None
    return judged(position, sides, iterations) if over or not forced else None


def shared(result: Result, sides: Sequence[int]) -> list[float]:
    """All to the winners; where several sides or nobody has won, in equal parts."""
    winners = {sides[seat] for seat in result.winners} or set(sides)
    return [1.0 / len(winners) if side in winners else 0.0 for side in sides]


class Judge:
    """A search in which everybody plays for their own side, from the position as it is."""

    def __init__(self, position: Position[Any], sides: Sequence[int], strength: Strength) -> None:
        self._position = position
        self._sides = sides
        self._strength = strength
        self._rng = Random(SEED)
        self._forest = Forest(self._strength)

    def judge(self, iterations: int) -> list[float]:
        by_seat = self._sums(iterations)
        sums = {side: by_seat[self._sides.index(side)] for side in self._sides}
        total = sum(sums.values()) or 1.0
        return [round(sums[side] / total, 4) for side in self._sides]

    def _sums(self, iterations: int) -> list[float]:
        """By seat; the first seat of a side speaks for it."""
        spokesmen = {self._sides.index(side) for side in self._sides}
        sums = [0.0] * len(self._sides)
        for number in range(WARMING_UP + iterations):
            world, played = self._iterate()
            if number >= WARMING_UP:
                for seat in spokesmen:
                    sums[seat] += self._chances(world, seat, played)
        return sums

    def _chances(self, world: Position[Any], seat: Seat, played: int) -> float:
        return chances(world, seat, self._strength, played)

    def _iterate(self) -> tuple[Position[Any], int]:
        world = self._position.fork()
        world.state.events = []
        walk = Walk(world)
        while (decision := world.decision) is not None:
            if decision.player == CHANCE:
                walk.play(by_chance(decision, self._rng))
            elif len(decision.options) == 1:
                walk.play(decision.options[0])
            else:
                node = self._forest.before(walk, decision.player).node(walk.seen(decision))
                edge = self._forest.chosen(world, decision, node)
                walk.answer(decision.player, edge)
                if edge.visits == 0:
                    break
        played = len(walk.path) + roll_out(world, FAR, self._strength.skew, self._rng)
        for seat, edge in walk.path:
            edge.visits += 1
            edge.total += chances(world, seat, self._strength, played)
        return world, played


class LedJudge(Judge):
    """The same, led by what has been learned."""

    def __init__(self, position: Position[Any], sides: Sequence[int], strength: Strength) -> None:
        super().__init__(position, sides, strength)
        assert position.decision is not None
        self._policy = policy_of(position.game)
        self._search = LearnedSearch(position.decision, self._policy, strength, self._rng)

    def _sums(self, iterations: int) -> list[float]:
        native = NATIVE.get(self._position.game.name)
        if native is not None and not self._strength.sees_luck:
            first = self._search.first
            found = native.judge(self._position, self._policy, self._strength, first, WARMING_UP, iterations)
            if found is not None:
                return found
        return super()._sums(iterations)

    def _iterate(self) -> tuple[Position[Any], int]:
        return self._search.iterate(self._as_it_is)

    def _chances(self, world: Position[Any], seat: Seat, played: int) -> float:
        return led_chances(world, seat, self._policy, self._strength, played)

    def _as_it_is(self, number: int) -> Position[Any]:
        world = self._position.fork()
        world.state.events = []
        return world

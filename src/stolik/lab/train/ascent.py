"""Weights on their way uphill, and what can be expected of a position, which is learned beside them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from math import sqrt
from pathlib import Path
from typing import Any, Final

from stolik.engine.facts import Facts
from stolik.lab.match.play import write_whole
from stolik.lab.train.results import LEAD, Teaching, hopes_of

PACE: Final = 0.02
RESTLESS: Final = 1000
"""Steps after which what is expected has found its place and is corrected half as much."""
LASTING: Final = 0.9
LASTING_SQUARE: Final = 0.99
FAINT: Final = 1e-3


class Climb:
    """Steps uphill, each weight at a pace of its own: the surer its slope the longer (Adam)."""

    def __init__(self, weights: Sequence[float], free: Iterable[int]) -> None:
        self.weights = list(weights)
        self.steps = 0
        self.means = [0.0] * len(weights)
        self.squares = [0.0] * len(weights)
        self._free = list(free)

    def step(self, slopes: Sequence[float], questions: int, pace: float) -> None:
        self.steps += 1
        share = 1.0 / sqrt(max(questions, 1))
        young, young_square = 1.0 - LASTING**self.steps, 1.0 - LASTING_SQUARE**self.steps
        for number in self._free:
            slope = slopes[number] * share
            mean = self.means[number] = LASTING * self.means[number] + (1.0 - LASTING) * slope
            square = LASTING_SQUARE * self.squares[number] + (1.0 - LASTING_SQUARE) * slope * slope
            self.squares[number] = square
            self.weights[number] += pace * mean / young / (sqrt(square / young_square) + FAINT)

    def told(self) -> dict[str, Any]:
        return {"weights": self.weights, "steps": self.steps, "means": self.means, "squares": self.squares}

    def go_on(self, told: dict[str, Any]) -> None:
        self.weights, self.steps = told["weights"], told["steps"]
        self.means, self.squares = told["means"], told["squares"]


class Ascent:
    """What is fixed or an opening stays."""

    def __init__(self, facts: Facts, weights: Sequence[float], hopes: Sequence[float] = ()) -> None:
        self.games = 0
        self._facts = facts
        kept = {facts.names.index(name) for name in facts.fixed}
        kept.update(number for lists in facts.openings.values() for numbers in lists for number in numbers)
        self._policy = Climb(weights, [number for number in range(len(weights)) if number not in kept])
        begun = [0.0] * (hopes_of(facts) - len(hopes)) + list(hopes)
        self._hopes = Climb(begun, range(len(begun)))

    @property
    def weights(self) -> list[float]:
        return self._policy.weights[:]

    @property
    def hopes(self) -> list[float]:
        return self._hopes.weights[:]

    @property
    def measured(self) -> list[float]:
        """Of the game's own measures."""
        return self._hopes.weights[LEAD + 1 :]

    def expect(self, teaching: Teaching) -> None:
        """After a few games already: what teaches the weights must be right."""
        pace = PACE * RESTLESS / (RESTLESS + self._hopes.steps)
        self._hopes.step(teaching.hopes, teaching.looks, pace)

    def step(self, teaching: Teaching) -> None:
        self.games += teaching.games
        self._policy.step(teaching.slopes, teaching.questions, PACE)

    def keep(self, file: Path) -> None:
        told = {"policy": self._policy.told(), "hopes": self._hopes.told()}
        text = json.dumps({"facts": self._facts.digest, "games": self.games, **told}, separators=(",", ":"))
        write_whole(file, text)

    def go_on(self, file: Path) -> None:
        """From where it was kept, if that was with the same facts."""
        told = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        if told.get("facts") == self._facts.digest and len(told["hopes"]["weights"]) == hopes_of(self._facts):
            self.games = told["games"]
            self._policy.go_on(told["policy"])
            self._hopes.go_on(told["hopes"])

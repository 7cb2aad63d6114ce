"""Softmax regression: weights under which the teacher's answers are likely. The standard library is enough."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from random import Random
from typing import Final

from stolik.engine.facts import Facts, Row
from stolik.lab.train.lessons import Sample

FEWEST: Final = 2
MOST: Final = 12
LOOKS: Final = 150_000
"""Passes over the samples: many over few, but not more samples in all than a minute is enough for."""
RATE: Final = 0.3
DECAY: Final = 1e-4
"""Draws weights towards nothing, so that what is seldom seen is not learned by heart."""
TINY: Final = 1e-9


def likelihoods(rows: Sequence[Row], weights: list[float]) -> list[float]:
    scores = [sum([weights[number] for number in row]) for row in rows]
    best = max(scores)
    powers = [exp(score - best) for score in scores]
    total = sum(powers)
    return [power / total for power in powers]


def loss(samples: Sequence[Sample], weights: list[float]) -> float:
    """The mean surprise at the teacher's answers."""
    found = 0.0
    for rows, target in samples:
        likely = likelihoods(rows, weights)
        found -= sum([share * log(max(guess, TINY)) for share, guess in zip(target, likely, strict=True) if share])
    return found / max(len(samples), 1)


def agreement(samples: Sequence[Sample], weights: list[float]) -> float:
    """In which share of the questions the best answer is the teacher's."""
    right = 0
    for rows, target in samples:
        likely = likelihoods(rows, weights)
        right += target[likely.index(max(likely))] == max(target)
    return right / max(len(samples), 1)


def learned(facts: Facts, samples: Sequence[Sample], weights: list[float], rng: Random) -> list[float]:
    """Steps that grow smaller for each fact the more it has taught. What is fixed or an opening stays."""
    weights = weights[:]
    kept = {facts.names.index(name) for name in facts.fixed}
    kept.update(number for lists in facts.openings.values() for numbers in lists for number in numbers)
    moved = [TINY] * len(weights)
    order = list(samples)
    for _ in range(max(FEWEST, min(MOST, LOOKS // max(len(order), 1)))):
        rng.shuffle(order)
        for rows, target in order:
            for row, share, guess in zip(rows, target, likelihoods(rows, weights), strict=True):
                slope = guess - share
                if -1e-4 < slope < 1e-4:
                    continue
                for number in row:
                    if number not in kept:
                        pull = slope + DECAY * weights[number]
                        moved[number] += pull * pull
                        weights[number] -= RATE * pull / sqrt(moved[number])
    return weights

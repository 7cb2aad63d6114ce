"""Are draws uniform? Pearson's chi-square over many seeds, as a table sees them: kind, seat, count."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from dataclasses import asdict, dataclass
from math import exp, lgamma, log
from typing import Final

from stolik.engine.decision import CHANCE, Decision
from stolik.engine.luck import Luck, option_at, total_weight
from stolik.lab.match.play import seed_of
from stolik.text import Texts

SIZES: Final = (2, 3, 6, 13, 20)
"""A coin, a die of three, a die, a deck, a bag."""
PAIRED: Final = 6
WEIGHTS: Final = [5, 1, 3, 1]
DRAWS: Final = 8
"""Of each kind and seat in a game."""
EXACT: Final = 500
"""Terms after which the series has long converged."""


@dataclass(frozen=True)
class Finding:
    """`p`: how often honest draws would lie as far off or farther."""

    test: str
    of: int
    draws: int
    statistic: float
    freedom: int
    p: float


def findings(seeds: int) -> list[Finding]:
    """Each test with luck of its own, so that one says nothing of another."""
    return [
        *(_found("numbers", size, _numbers(seeds, size), dict.fromkeys(range(size), 1)) for size in SIZES),
        _found("pairs", PAIRED, _pairs(seeds), _every_pair()),
        _found("seats", PAIRED, _seats(seeds), _every_pair()),
        _found("weights", sum(WEIGHTS), _weighed(seeds), dict(enumerate(WEIGHTS))),
    ]


def _lucks(seeds: int, test: int) -> Iterable[Luck]:
    return (Luck(seed_of(test, number), ["1", "2"]) for number in range(seeds))


def _numbers(seeds: int, size: int) -> Iterable[Hashable]:
    for luck in _lucks(seeds, size):
        yield from (luck.number("roll", seat, count, size) for seat in (0, 1) for count in range(DRAWS))


def _pairs(seeds: int) -> Iterable[Hashable]:
    """Does one draw tell anything of the next?"""
    for luck in _lucks(seeds, 101):
        rolled = [luck.number("roll", 0, count, PAIRED) for count in range(2 * DRAWS)]
        yield from zip(rolled[::2], rolled[1::2], strict=True)


def _seats(seeds: int) -> Iterable[Hashable]:
    """Does the luck of one seat tell anything of the other's?"""
    for luck in _lucks(seeds, 102):
        yield from ((luck.number("roll", 0, n, PAIRED), luck.number("roll", 1, n, PAIRED)) for n in range(DRAWS))


def _weighed(seeds: int) -> Iterable[Hashable]:
    """Options by their weights, through the door that chance uses."""
    decision = Decision(CHANCE, "coin", list(range(len(WEIGHTS))), weights=WEIGHTS)
    for luck in _lucks(seeds, 103):
        for count in range(DRAWS):
            yield option_at(decision, luck.number("coin", 0, count, total_weight(decision)))


def _every_pair() -> Mapping[Hashable, int]:
    return {(one, other): 1 for one in range(PAIRED) for other in range(PAIRED)}


def _found(test: str, of: int, drawn: Iterable[Hashable], weights: Mapping[Hashable, int]) -> Finding:
    counts = Counter(drawn)
    statistic = chi_square(counts, weights)
    return Finding(test, of, counts.total(), statistic, len(weights) - 1, p_value(statistic, len(weights) - 1))


def chi_square(counts: Mapping[Hashable, int], weights: Mapping[Hashable, int]) -> float:
    """Of what was counted against shares by these weights."""
    assert counts.keys() <= weights.keys(), "something was drawn that cannot be"
    total = sum(counts.values()) / sum(weights.values())
    return sum((counts.get(what, 0) - total * weight) ** 2 / (total * weight) for what, weight in weights.items())


def p_value(statistic: float, freedom: int) -> float:
    """The upper tail of chi-square: one less the lower incomplete gamma function, by its series."""
    half, x = freedom / 2, statistic / 2
    if x <= 0:
        return 1.0
    if x > half + EXACT / 4:
        return 0.0  # too small to be told, and too far for the series
    term = total = 1 / half
    for step in range(1, EXACT):
        term *= x / (half + step)
        total += term
    return max(1 - total * exp(half * log(x) - x - lgamma(half)), 0.0)


def show(seeds: int, as_json: bool, language: str) -> int:
    found = findings(seeds)
    if as_json:
        print(json.dumps({"seeds": seeds, "tests": [asdict(finding) for finding in found]}, indent=2))
        return 0
    texts = Texts(language)
    print(texts.say("luck-done", seeds=seeds))
    for finding in found:
        test = texts.say(f"luck-{finding.test}", of=finding.of)
        told = {"statistic": f"{finding.statistic:.1f}", "freedom": finding.freedom, "p": f"{finding.p:.3f}"}
        print(texts.say("luck-line", test=test, **told))
    return 0

"""Iterations a second of the learned search, by the rules and in the kernel: python -m stolik.lab.bench.searches GAME.

On CPU time, by turns, from the same questions, which must be answered alike. By the rules means at the speed at which
they are imported: with PYTHONPATH=build/compiled they are compiled.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from statistics import median
from typing import Final

from stolik.bots.outlook import Tally
from stolik.games import GAMES
from stolik.kernels.speed import KERNEL, of_the_rules
from stolik.lab.bench.measure import Case, Searching, by_rules, in_kernel
from stolik.lab.bench.run import seats_measured

ITERATIONS: Final = 400
QUESTIONS: Final = 20
Work = Callable[[Searching], Tally]


class Differs(Exception):
    """The two have not found the same."""


class Measured:
    """Seconds by question, at both speeds."""

    def __init__(self, iterations: int) -> None:
        self.iterations = iterations
        self.rules: list[float] = []
        self.kernel: list[float] = []

    def rates(self) -> dict[str, float]:
        """Iterations a second."""
        spent = {of_the_rules(): self.rules, KERNEL: self.kernel}
        return {speed: len(seconds) * self.iterations / sum(seconds) for speed, seconds in spent.items()}

    def ratio(self) -> float:
        """How many times as fast the kernel is, in the median of the questions."""
        return median(slow / fast for slow, fast in zip(self.rules, self.kernel, strict=True))


def measured(name: str, seats: int, questions: int, iterations: int = ITERATIONS) -> Measured:
    """Each question is searched twice, and both must find the same."""
    sample, found = Case(name, seats).sample(), Measured(iterations)
    in_kernel(Searching(sample[-1], 1, 0))  # loads it
    for number in range(questions):
        position = sample[number % len(sample)]
        rules, kernel = (timed(Searching(position, iterations, number), work) for work in (by_rules, in_kernel))
        if rules[0] != kernel[0]:
            raise Differs(f"{rules[0]} by the rules, {kernel[0]} in the kernel")
        found.rules.append(rules[1])
        found.kernel.append(kernel[1])
    return found


def timed(wanted: Searching, work: Work) -> tuple[Tally, float]:
    begun = time.process_time()
    found = work(wanted)
    return found, time.process_time() - begun


def main(arguments: list[str]) -> int:
    name = arguments[0] if arguments else "titan_race"
    if name not in GAMES:
        print(f"there is no game {name}; there are {', '.join(GAMES)}", file=sys.stderr)
        return 2
    for seats in seats_measured(name):
        found = measured(name, seats, int(arguments[1]) if len(arguments) > 1 else QUESTIONS)
        for speed, rate in found.rates().items():
            print(f"{name}, {seats} seats, {speed}: {rate:,.0f} iterations a second")
        print(f"{name}, {seats} seats: in the kernel {found.ratio():.1f} times as many, in the median of the questions")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

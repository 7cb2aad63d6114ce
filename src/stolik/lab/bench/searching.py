"""Iterations a second of the learned search, by the rules and in the kernel: python -m stolik.lab.bench.searching GAME.

On CPU time, by turns, from the same questions. By the rules means at the speed at which they are imported: with
PYTHONPATH=build/compiled they are compiled.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Final

from stolik.bots.levels import led
from stolik.bots.outlook import Tally
from stolik.bots.policy import policy_of
from stolik.bots.puct import Search
from stolik.engine.position import worlds
from stolik.kernels.search import search, searching
from stolik.kernels.speed import KERNEL, of_the_rules
from stolik.lab.bench.measure import Case

ITERATIONS: Final = 400
SEATS: Final = 4
Work = Callable[[], Tally | None]


class Differs(Exception):
    """The two have not found the same."""


def measured(name: str, questions: int, iterations: int = ITERATIONS) -> dict[str, float]:
    """By speed. Each question is searched twice, and both must find the same."""
    case = Case(name, SEATS)
    spent = {of_the_rules(): 0.0, KERNEL: 0.0}
    for by_rules, in_kernel in pairs(case, questions, iterations):
        found = [timed(spent, of_the_rules(), by_rules), timed(spent, KERNEL, in_kernel)]
        if found[0] != found[1]:
            raise Differs(f"{found[0]} by the rules, {found[1]} in the kernel")
    return {speed: questions * iterations / seconds for speed, seconds in spent.items()}


def pairs(case: Case, questions: int, iterations: int) -> Iterator[tuple[Work, Work]]:
    policy, strength = policy_of(case.game), led(case.game.name, iterations)
    assert searching(case.game, policy) is not None, "it is measured only where it is built"
    sample = case.sample()
    for number in range(questions):
        position = sample[number % len(sample)]
        assert position.decision is not None
        asked = position.decision.shown()
        imagined = worlds(position, asked.player)
        rules = Search(asked, policy, strength, Random(number))
        yield partial(rules.run, imagined), partial(search, asked, policy, strength, rules.first, imagined)


def timed(spent: dict[str, float], speed: str, work: Work) -> Tally | None:
    begun = time.process_time()
    found = work()
    spent[speed] += time.process_time() - begun
    return found


def main(arguments: list[str]) -> int:
    name = arguments[0] if arguments else "titan_race"
    for speed, rate in measured(name, int(arguments[1]) if len(arguments) > 1 else 20).items():
        print(f"{name}, {speed}: {rate:,.0f} iterations a second")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

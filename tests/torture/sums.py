"""Rounds of a torture, added up until there are enough of them, the time is over or somebody stops it."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import count, islice
from signal import SIG_IGN, SIGINT, signal
from typing import Any, NamedTuple

BAD = ("lost", "double", "stuck", "faults", "differences", "5xx", "changed", "unlike")
"""What must never be counted."""
MANY = 1_000_000
"""Rounds of one seed."""
SAID = 20
"""Faults that are told in words; all are counted."""


class Round(NamedTuple):
    """What came of one round, and a sentence for each fault."""

    counts: Counter[str]
    said: list[str]


class Job(NamedTuple):
    """A round that can be sent to another process: the same arguments give the same round."""

    group: str
    round: Callable[..., Round]
    arguments: tuple[Any, ...]

    def done(self) -> Round:
        return self.round(*self.arguments)


class Sums:
    """By group: a database, or a title."""

    def __init__(self, what: str, unit: str, groups: Iterable[str]) -> None:
        self.what = what
        self.unit = unit
        self.groups: dict[str, Counter[str]] = {group: Counter() for group in groups}
        self.said: list[str] = []
        self.rounds = 0
        self.stopped = False
        self.began = time.monotonic()

    def add(self, group: str, found: Round) -> None:
        self.rounds += 1
        self.groups[group].update(found.counts)
        self.said += found.said[: SAID - len(self.said)]

    @property
    def good(self) -> bool:
        return not self.said and not any(counts[bad] for counts in self.groups.values() for bad in BAD)

    def reached(self, group: str) -> int:
        return self.groups[group][self.unit]

    def as_json(self) -> str:
        told = {
            "torture": self.what,
            "good": self.good,
            "stopped": self.stopped,
            "rounds": self.rounds,
            "seconds": round(time.monotonic() - self.began),
            "sums": self.groups,
            "said": self.said,
        }
        return json.dumps(told, ensure_ascii=False, indent=2)

    def lines(self) -> Iterator[str]:
        for group, counts in self.groups.items():
            told = ", ".join(f"{name} {number:,}" for name, number in counts.items() if name != self.unit)
            yield f"{group}: {self.reached(group):,} {self.unit}; {told}"
        yield from self.said
        minutes = (time.monotonic() - self.began) / 60
        yield f"{'all well' if self.good else 'FAULTS'} after {self.rounds:,} rounds in {minutes:.1f} min"


class Bound(NamedTuple):
    """So many of the unit in each group, or so many hours, whichever comes first; 0: no such bound."""

    wanted: int
    hours: float

    def is_reached(self, sums: Sums, group: str) -> bool:
        over = bool(self.hours) and time.monotonic() > sums.began + self.hours * 3600
        return over or bool(self.wanted and sums.reached(group) >= self.wanted)


Rounds = Callable[[str, int], Job]
"""The round of that number in a group."""
Told = Callable[[Sums], None]


def run(sums: Sums, rounds: Rounds, bound: Bound, processes: int, tell: Told = lambda sums: None) -> Sums:
    """In turn for every group. Ctrl-C leaves what is under way and keeps the sums of what is done."""
    try:
        if processes > 1:
            _run_in_processes(sums, rounds, bound, processes, tell)
        else:
            for job in jobs(sums, rounds, bound):
                sums.add(job.group, job.done())
                tell(sums)
    except BaseException as error:  # what is stopped may say so in its own words
        sums.stopped = bool(STOPPED) or isinstance(error, KeyboardInterrupt)
        if not sums.stopped:
            raise
    return sums


STOPPED: list[int] = []
"""The signals that have come."""


def stop(number: int, frame: object) -> None:
    STOPPED.append(number)
    raise KeyboardInterrupt


def jobs(sums: Sums, rounds: Rounds, bound: Bound) -> Iterator[Job]:
    for number in count():
        wanted = [group for group in sums.groups if not bound.is_reached(sums, group)]
        if not wanted:
            return
        yield from (rounds(group, number) for group in wanted if not bound.is_reached(sums, group))


def _run_in_processes(sums: Sums, rounds: Rounds, bound: Bound, processes: int, tell: Told) -> None:
    pool = ProcessPoolExecutor(processes, initializer=signal, initargs=(SIGINT, SIG_IGN))
    waiting = jobs(sums, rounds, bound)
    under_way: dict[Future[Round], str] = {}
    try:
        while True:
            for job in islice(waiting, 2 * processes - len(under_way)):
                under_way[pool.submit(job.done)] = job.group
            if not under_way:
                return
            for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                sums.add(under_way.pop(future), future.result())
            tell(sums)
    finally:
        pool.shutdown(cancel_futures=True)

"""One game in one process, and how it compares with the same game pure and with Catanatron."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import Final

from rich.progress import Progress

from stolik.lab.bench.children import Child
from stolik.lab.bench.measure import JOBS, NATIVE

CATAN: Final = "catanatron"
COMPARABLE: Final = ("decisions", "answers", "copies")


class BenchRow:
    """One game in one process, with what was counted in each round."""

    def __init__(self, name: str, game: str, seats: int, child: Child, jobs: Sequence[str], kind: str = "") -> None:
        self.name = name
        self.game = game
        self.seats = seats
        self.child = child
        self.jobs = jobs
        self.kind = kind or str(child.about["kind"])
        self.rounds: dict[str, list[float]] = {}

    def measure(self, job: str, seconds: float, seed: int) -> None:
        asked = {"game": self.game, "seats": self.seats, "job": job, "seconds": seconds, "seed": seed}
        for column, value in self.child.ask(asked).items():
            self.rounds.setdefault(column, []).append(value)

    def medians(self) -> dict[str, float]:
        return {column: median(values) for column, values in self.rounds.items()}

    def ratios(self, other: BenchRow | None) -> dict[str, float]:
        """How many times as fast as the other, within the same rounds."""
        if other is None:
            return {}
        both = [column for column in self.rounds if column in other.rounds]
        return {
            column: median(one / two for one, two in zip(self.rounds[column], other.rounds[column], strict=True))
            for column in both
        }

    def spread(self) -> float:
        """How far the rounds lie apart, as a share of the median."""
        values = self.rounds["decisions"]
        return (max(values) - min(values)) / median(values)


class Bench:
    """What is measured, and what it is compared with."""

    def __init__(self, ours: list[BenchRow], peers: list[BenchRow]) -> None:
        self.ours = ours
        self.rows = [*ours, *peers]
        self._catan = next((row for row in peers if row.game == CATAN), None)

    def run(self, rounds: int, seconds: float, progress: Progress) -> None:
        task = progress.add_task("", total=rounds * sum(len(row.jobs) for row in self.rows))
        for number in range(1, rounds + 1):
            for job in (*JOBS, *NATIVE):
                for row in self.rows:
                    if job in row.jobs:
                        progress.update(task, description=f"round {number} of {rounds}: {row.name}, {row.kind}, {job}")
                        row.measure(job, seconds, number)
                        progress.advance(task)

    def to_pure(self, row: BenchRow) -> dict[str, float]:
        """A compiled row, or a kernel, against the same game in pure Python."""
        fitting = (pure for pure in self.ours if (pure.game, pure.seats) == (row.game, row.seats))
        pure = next((pure for pure in fitting if pure.kind == "pure" and row.kind in ("compiled", "kernel")), None)
        return row.ratios(pure)

    def to_catan(self, row: BenchRow) -> dict[str, float]:
        ratios = row.ratios(self._catan)
        return {column: ratios[column] for column in COMPARABLE if column in ratios}

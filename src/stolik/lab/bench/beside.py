"""Before and after in one run: every column of the games as so many times what another checkout has.

Both are measured in turn, at the same speeds and on CPU time; each round gives a ratio, and their median is told.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import Any, Final

from rich import box
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from stolik.lab.bench.children import jobs_of, our_child, trees
from stolik.lab.bench.rows import BenchRow
from stolik.lab.bench.show import COLUMNS, WIDTH, progress_on
from stolik.lab.pages.markdown import title

Cases = Sequence[tuple[str, int]]
ROUNDS: Final = 9


class Pair:
    """One game at one speed, here and there."""

    def __init__(self, here: BenchRow, there: BenchRow) -> None:
        self.here = here
        self.there = there

    def measure(self, job: str, seconds: float, seed: int) -> None:
        """Whoever came first in one round comes second in the next."""
        for row in (self.here, self.there) if seed % 2 else (self.there, self.here):
            row.measure(job, seconds, seed)

    def ratios(self) -> dict[str, list[float]]:
        """By column, of each round."""
        here, there = self.here.rounds, self.there.rounds
        return {
            column: [one / two for one, two in zip(here[column], there[column], strict=True)]
            for column in COLUMNS
            if column in here and column in there
        }

    def told(self) -> dict[str, Any]:
        row = {"name": self.here.name, "kind": self.here.kind, "here": self.here.rounds, "there": self.there.rounds}
        return {**row, "ratio": {column: median(ratios) for column, ratios in self.ratios().items()}}


def compared(cases: Cases, root: Path | None, other: Path, seconds: float, messages: Console) -> list[Pair]:
    """Every game at every speed that both have."""
    with ExitStack() as open_children:
        found = pairs(cases, trees(root, messages.print), trees(other, messages.print), open_children)
        with progress_on(messages) as progress:
            measure(found, seconds, progress)
    return found


def pairs(cases: Cases, here: dict[str, Path], there: dict[str, Path], open_children: ExitStack) -> list[Pair]:
    found = []
    for kind in [kind for kind in here if kind in there]:
        ours, theirs = (open_children.enter_context(our_child(tree[kind])) for tree in (here, there))
        jobs = [job for job in jobs_of(ours) if job in jobs_of(theirs)]
        for name, seats in cases:
            called = f"{title(name)}, {seats}"
            found.append(Pair(*(BenchRow(called, name, seats, child, jobs) for child in (ours, theirs))))
    return found


def measure(found: list[Pair], seconds: float, progress: Progress) -> None:
    task = progress.add_task("", total=ROUNDS * sum(len(pair.here.jobs) for pair in found))
    for number in range(1, ROUNDS + 1):
        for pair in found:
            for job in pair.here.jobs:
                row = pair.here
                progress.update(task, description=f"round {number} of {ROUNDS}: {row.name}, {row.kind}, {job}")
                pair.measure(job, seconds, number)
                progress.advance(task)


def show(found: list[Pair], other: Path) -> None:
    console = Console(highlight=False)
    if not console.is_terminal:
        console.width = WIDTH
    table = Table(box=box.SIMPLE_HEAD, title=f"Times {other.name}, per second of CPU time; below, the rounds")
    for column in ("game, seats", "", *COLUMNS):
        table.add_column(column, justify="left" if column not in COLUMNS else "right", no_wrap=True)
    for pair in found:
        ratios = pair.ratios()
        middle = [f"{median(ratios[column]):.2f}" if column in ratios else "" for column in COLUMNS]
        ends = [f"{min(ratios[one]):.2f}–{max(ratios[one]):.2f}" if one in ratios else "" for one in COLUMNS]
        table.add_row(pair.here.name, pair.here.kind, *middle)
        table.add_row("", "", *ends, style="dim")
    console.print(table)
    load = os.getloadavg()[0]
    console.print(f"Medians of {ROUNDS} rounds, which lie between the numbers below them, under a load of {load:.0f}.")

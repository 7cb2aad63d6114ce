"""How far it is: a bar at a terminal where rich is installed, otherwise a line every few minutes."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

from tests.torture.sums import Bound, Sums, Told

EVERY = 120.0
"""Seconds."""


def told(sums: Sums) -> str:
    return "; ".join(
        f"{group} " + ", ".join(f"{name} {number:,}" for name, number in counts.items())
        for group, counts in sums.groups.items()
        if counts
    )


@contextmanager
def shown(sums: Sums, bound: Bound) -> Iterator[Told]:
    if not sys.stderr.isatty() or find_spec("rich") is None:
        yield Lines().tell
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(sums.what, total=bound.wanted * len(sums.groups) or None)

        def tell(sums: Sums) -> None:
            bar.update(task, completed=sum(map(sums.reached, sums.groups)), description=told(sums) or sums.what)

        yield tell


class Lines:
    def __init__(self) -> None:
        self._next = time.monotonic() + EVERY

    def tell(self, sums: Sums) -> None:
        if time.monotonic() >= self._next:
            self._next = time.monotonic() + EVERY
            print(told(sums), file=sys.stderr, flush=True)

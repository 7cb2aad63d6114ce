"""Work shared out among processes, or done here by one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context
from typing import TypeVar

from stolik.children import serve_parent
from stolik.kernels.enlistment import enlist

J = TypeVar("J")
R = TypeVar("R")


def many(work: Callable[[J], R], jobs: Iterable[J], processes: int) -> Iterator[R]:
    """As they finish. The next job is asked for when a process is free, so that whoever gives them out can stop."""
    left = iter(jobs)
    if processes == 1:
        enlist()
        for job in left:
            yield work(job)
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=_begin) as pool:
        running: set[Future[R]] = {pool.submit(work, job) for job in islice(left, processes)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {pool.submit(work, job) for job in islice(left, len(done))}
            for future in done:
                yield future.result()


def _begin() -> None:
    serve_parent()
    enlist()

"""A desk: one process of its own that thinks of one thing at a time."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final, TypeVar

from stolik.children import serve_parent
from stolik.kernels.enlistment import enlist

T = TypeVar("T")
J = TypeVar("J")
MEEKNESS: Final = 5
"""How far a thinking process stands back behind the table itself."""


def _begin() -> None:
    """In the new process."""
    serve_parent()
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    os.nice(MEEKNESS)
    enlist()


def given_up() -> bool:
    """Whoever asked has gone; otherwise only the work was cancelled."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


class Desk:
    """Its process is started when first needed; without one of its own, in a thread of this process."""

    def __init__(self, *, apart: bool) -> None:
        self._apart = apart
        self._pool: ProcessPoolExecutor | None = None

    async def work(self, do: Callable[[J], T], job: J, at_most: float) -> T:
        """Time runs from here. What takes too long costs this desk its process, and nobody else anything."""
        try:
            return await asyncio.wait_for(self._done(do, job), at_most)
        except BaseException as error:
            if isinstance(error, BrokenExecutor | TimeoutError | asyncio.CancelledError):
                self.close()
            raise

    async def _done(self, do: Callable[[J], T], job: J) -> T:
        if not self._apart:
            return await asyncio.to_thread(do, job)
        try:
            return await asyncio.wrap_future(self._ready().submit(do, job))
        except asyncio.CancelledError:
            if given_up():
                raise
            raise BrokenExecutor("the desk was closed") from None

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, get_context("spawn"), _begin)
        return self._pool

    def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is None:
            return
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()

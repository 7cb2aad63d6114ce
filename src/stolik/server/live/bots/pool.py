"""Bots think in processes of their own and never block anybody."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections import deque
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from random import Random, choice
from threading import Thread
from time import monotonic
from typing import Final, TypeVar

from stolik.engine.decision import Answer
from stolik.server.live.bots.jobs import Job, think

log = logging.getLogger(__name__)
T = TypeVar("T")
J = TypeVar("J")
TIMED: Final = 64
"""Answers of one kind of bot whose time is remembered."""


def _begin() -> None:
    """In the new process: it ends with its parent, and is not stopped by a key meant for the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)


async def done(pool: ProcessPoolExecutor | None, do: Callable[[J], T], job: J) -> T:
    """Where the processes are ended for the sake of another, what waited for them is broken, not cancelled."""
    if pool is None:
        return await asyncio.to_thread(do, job)
    try:
        return await asyncio.wrap_future(pool.submit(do, job))
    except asyncio.CancelledError:
        if given_up():
            raise
        raise BrokenExecutor("ended with the others") from None


def given_up() -> bool:
    """Whoever asked has gone; otherwise only the work was cancelled."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


class Thinkers:
    """So many processes, started when first needed; 0: a thread of this one."""

    def __init__(self, processes: int, at_most: float) -> None:
        self._processes = processes
        self._at_most = at_most
        self._pool: ProcessPoolExecutor | None = None
        self._took: dict[tuple[str, str], deque[float]] = {}

    async def answer(self, job: Job, options: list[Answer]) -> Answer:
        """Without a choice it takes as long as with one, or the time would tell what the bot holds."""
        took = self._took.setdefault((job.game, job.level), deque(maxlen=TIMED))
        if len(options) == 1:
            await asyncio.sleep(choice(took) if took else 0.0)
            return options[0]
        begun = monotonic()
        answer = await self._answer(job, options)
        took.append(monotonic() - begun)
        return answer

    async def _answer(self, job: Job, options: list[Answer]) -> Answer:
        """A bot that fails or thinks for too long answers anything: no table is stuck."""
        try:
            return await self.work(think, job)
        except (BrokenExecutor, TimeoutError) as error:
            log.warning("bot %s at table %s: %r", job.level, job.table, error)
        except Exception:
            log.exception("bot %s at table %s", job.level, job.table)
        return Random(job.seed).choice(options)

    async def work(self, do: Callable[[J], T], job: J) -> T:
        """Anything that takes thought; raises TimeoutError or BrokenExecutor where nothing comes of it."""
        pool = self._ready()
        try:
            return await asyncio.wait_for(done(pool, do, job), self._at_most)
        except (BrokenExecutor, TimeoutError):
            if pool is self._pool:
                self.close()
            raise

    def _ready(self) -> ProcessPoolExecutor | None:
        if self._pool is None and self._processes > 0:
            self._pool = ProcessPoolExecutor(self._processes, get_context("spawn"), _begin)
        return self._pool

    def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is None:
            return
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()

"""Bots think in processes of their own and never block anybody."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections import deque
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from hashlib import sha256
from multiprocessing import get_context, parent_process
from random import Random, choice
from threading import Thread
from time import monotonic
from typing import Any, Final, NamedTuple, TypeVar

from stolik.bots.bot import Worlds
from stolik.bots.levels import bot
from stolik.engine.decision import Answer, Decision
from stolik.engine.game import View
from stolik.engine.position import Position, worlds
from stolik.engine.record import Record
from stolik.games import GAMES

log = logging.getLogger(__name__)
T = TypeVar("T")
J = TypeVar("J")
REMEMBERED: Final = 64
"""Tables whose position a thinking process keeps, so that it replays only what is new."""


TIMED: Final = 64
"""Answers of one kind of bot whose time is remembered."""


class Job(NamedTuple):
    """No seed of the table's luck goes out: the position follows from the answers."""

    table: str
    game: str
    options: dict[str, int | str | bool]
    line: list[Answer]
    seat: int
    level: str
    seed: int


def job_of(table: str, record: Record[Any], seat: int, level: str) -> Job:
    """The same bot makes the same answer in the same place."""
    seed = sha256(record.seed + f"bot\n{seat}\n{len(record.entries)}".encode()).digest()
    line = [answer for _, answer in record.line]
    number = int.from_bytes(seed[:6], "big")
    return Job(table, record.game.name, dict(record.header.options), line, seat, level, number)


_remembered: dict[str, tuple[list[Answer], Position[Any]]] = {}


def think(job: Job) -> Answer:
    """It is not handed `unless`, which knows the truth."""
    position = position_of(job)
    answer = bot(job.level, job.seed).answer(*asked_of(position, job.seat))
    remember(job.table, job.line, position)
    return answer


def asked_of(position: Position[Any], seat: int) -> tuple[Decision, View, Worlds]:
    decision = position.decision
    assert decision is not None and decision.player == seat
    shown = Decision(seat, decision.prompt, decision.options[:], decision.about)
    return shown, position.game.view(position.state, seat), worlds(position, seat)


def position_of(job: Job) -> Position[Any]:
    """Taken out while it is used: two threads may think about one table."""
    line, position = _remembered.pop(job.table, ([], None))
    if position is None or job.line[: len(line)] != line:
        game = GAMES[job.game]
        line, position = [], Position(game, game.setup(job.options))
    for answer in job.line[len(line) :]:
        position.play(answer)
    return position


def remember(table: str, line: list[Answer], position: Position[Any]) -> None:
    _remembered[table] = (line, position)
    while len(_remembered) > REMEMBERED:
        _remembered.pop(next(iter(_remembered)), None)


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
    """`workers` processes, started when first needed; 0: a thread of this one."""

    def __init__(self, workers: int, at_most: float) -> None:
        self._workers = workers
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
        if self._pool is None and self._workers > 0:
            self._pool = ProcessPoolExecutor(self._workers, get_context("spawn"), _begin)
        return self._pool

    def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is None:
            return
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()

"""Bots think in processes of their own and never block anybody."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections import deque
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from hashlib import sha256
from multiprocessing import get_context, parent_process
from random import Random, choice
from threading import Thread
from time import monotonic
from typing import Any, Final, NamedTuple

from stolik.bots.levels import bot
from stolik.engine.decision import Answer, Decision
from stolik.engine.position import Position, worlds
from stolik.engine.record import Record
from stolik.games import GAMES

log = logging.getLogger(__name__)
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
    position = _position(job)
    decision = position.decision
    assert decision is not None and decision.player == job.seat
    shown = Decision(job.seat, decision.prompt, decision.options[:], decision.about)
    view = position.game.view(position.state, job.seat)
    answer = bot(job.level, job.seed).answer(shown, view, worlds(position, job.seat))
    _remembered[job.table] = (job.line, position)
    while len(_remembered) > REMEMBERED:
        _remembered.pop(next(iter(_remembered)), None)
    return answer


def _position(job: Job) -> Position[Any]:
    """Taken out while it is used: two threads may think about one table."""
    line, position = _remembered.pop(job.table, ([], None))
    if position is None or job.line[: len(line)] != line:
        game = GAMES[job.game]
        line, position = [], Position(game, game.setup(job.options))
    for answer in job.line[len(line) :]:
        position.play(answer)
    return position


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
            return await asyncio.wait_for(self._thought(job), self._at_most)
        except (BrokenExecutor, TimeoutError) as error:
            log.warning("bot %s at table %s: %r", job.level, job.table, error)
            self.close()
        except Exception:
            log.exception("bot %s at table %s", job.level, job.table)
        return Random(job.seed).choice(options)

    async def _thought(self, job: Job) -> Answer:
        if self._workers == 0:
            return await asyncio.to_thread(think, job)
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._workers, get_context("spawn"), _begin)
        return await asyncio.get_running_loop().run_in_executor(self._pool, think, job)

    def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is None:
            return
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()

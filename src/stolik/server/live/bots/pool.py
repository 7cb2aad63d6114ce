"""Bots think in processes of their own and never block anybody."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from random import choice
from time import monotonic
from typing import Final, TypeVar

from stolik.engine.decision import Answer
from stolik.server.live.bots.desk import Desk
from stolik.server.live.bots.jobs import Job, hasty, think
from stolik.server.live.bots.line import Rank, WaitingLine

log = logging.getLogger(__name__)
T = TypeVar("T")
J = TypeVar("J")
TIMED: Final = 64
"""Answers of one kind of bot whose time is remembered."""


class Thinkers:
    """So many desks; 0: one in a thread of this process. `at_most` each waits for its turn, and then thinks."""

    def __init__(self, processes: int, at_most: float) -> None:
        self._at_most = at_most
        self._desks = [Desk(apart=processes > 0) for _ in range(max(1, processes))]
        self._line = WaitingLine([*self._desks])
        self._took: dict[tuple[str, str], deque[float]] = {}

    async def answer(self, job: Job, options: list[Answer], rank: Rank = Rank.PERSON, whose: str = "") -> Answer:
        """Without a choice it takes as long as with one, or the time would tell what the bot holds."""
        took = self._took.setdefault((job.game, job.level), deque(maxlen=TIMED))
        if len(options) == 1:
            await asyncio.sleep(choice(took) if took else 0.0)
            return options[0]
        begun = monotonic()
        answer = await self._answer(job, options, rank, whose)
        took.append(monotonic() - begun)
        return answer

    async def _answer(self, job: Job, options: list[Answer], rank: Rank, whose: str) -> Answer:
        """A bot that fails, waits or thinks for too long answers what looks promising: no table is stuck."""
        try:
            return await self.work(think, job, rank, whose)
        except (BrokenExecutor, TimeoutError) as error:
            log.warning("bot %s at table %s: %r", job.level, job.table, error)
        except Exception:
            log.exception("bot %s at table %s", job.level, job.table)
        return await asyncio.to_thread(hasty, job, options)

    async def work(self, do: Callable[[J], T], job: J, rank: Rank = Rank.PERSON, whose: str = "") -> T:
        """Anything that takes thought; raises TimeoutError or BrokenExecutor where nothing comes of it."""
        desk = await self._line.take(rank, self._at_most, whose)
        try:
            return await desk.work(do, job, self._at_most)
        finally:
            self._line.give_back(desk)

    def close(self) -> None:
        for desk in self._desks:
            desk.close()

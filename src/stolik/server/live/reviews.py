"""Reviews of games that are over: judged stop by stop where bots think, written into the log, so made once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import BrokenExecutor
from typing import Any, NamedTuple

from stolik.bots.judge import judged, judged_after, shared
from stolik.bots.review import Review, Stop, review, stops
from stolik.engine.record import Record
from stolik.server.live.bots.jobs import Job, job_in, position_of, remember
from stolik.server.live.bots.line import Rank
from stolik.server.live.bots.pool import Thinkers
from stolik.server.live.room import Room
from stolik.server.protocol import Reviewed, ReviewPoint
from stolik.server.refusals import Refusal
from stolik.server.table import log
from stolik.server.table.log import Change
from stolik.server.table.table import Table

logger = logging.getLogger(__name__)


class Judging(NamedTuple):
    """`job` leads to the stop before; the last `new` answers of its line lead to the one that is judged."""

    job: Job
    new: int
    sides: list[int]


def judge(judging: Judging) -> list[float] | None:
    job, new = judging.job, judging.new
    before = job._replace(line=job.line[: len(job.line) - new])
    position = position_of(before)
    told = judged_after(position, job.line[-new:], judging.sides) if new else judged(position, judging.sides)
    remember(job.table, job.line, position)
    return told


class Reviews:
    """One after the other in each process, a stop at a time: a bot never waits for long."""

    def __init__(self, thinkers: Thinkers, spawn: Callable[[Coroutine[Any, Any, None]], None]) -> None:
        self._thinkers = thinkers
        self._spawn = spawn
        self._done: dict[str, int] = {}
        self._turn = asyncio.Semaphore(1)

    def of(self, room: Room) -> Reviewed:
        """The review of a game that is over, or how much of it is done; the first who asks has it made."""
        table = room.table
        record = check_over(table)
        if table.review is not None:
            return table.review
        places = stops(record.entries, record.result)
        if table.row.id not in self._done:
            self._done[table.row.id] = 0
            self._spawn(self._make(room, record, places))
        written_last = len(places) - 1
        return Reviewed(min(self._done[table.row.id], written_last), len(places))

    async def _make(self, room: Room, record: Record[Any], places: Sequence[Stop]) -> None:
        name = room.table.row.id
        try:
            async with self._turn:
                found = await self._judged(name, record, places)
            row = told(review(places, found), len(places))
            await room.write(lambda now: Change() if now.review is not None else Change([row]))
        except (Refusal, BrokenExecutor, TimeoutError) as error:
            logger.warning("the review of table %s: %r", name, error)
        finally:
            self._done.pop(name, None)

    async def _judged(self, name: str, record: Record[Any], places: Sequence[Stop]) -> list[list[float] | None]:
        before, job = len(record.header.prelude), job_in(f"{name} review", record)
        found: list[list[float] | None] = []
        length = 0
        for place in places:
            if found and place.length == length and record.result is not None:
                found.append(shared(record.result, record.sides))
            else:
                upto = job._replace(line=job.line[: before + place.length])
                judging = Judging(upto, place.length - length, record.sides)
                found.append(await self._thinkers.work(judge, judging, Rank.REVIEW))
            length = place.length
            self._done[name] = len(found)
        return found


def check_over(table: Table) -> Record[Any]:
    """Nothing is told of a game while something could be gained from it."""
    if table.record is None or table.status != "over":
        raise Refusal("not-over")
    return table.record


def told(found: Review, places: int) -> log.Review:
    points = [
        ReviewPoint(one.at, one.seat, one.chances, mistake)
        for one, mistake in zip(found.moments, found.mistakes, strict=True)
    ]
    return log.Review(places, places, points, found.luck, found.own, found.others, found.decisive)

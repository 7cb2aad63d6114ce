"""News is told at once where it can be; where the line is not free, one task tells all that happened meanwhile."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

from stolik.server.http.listener import Listener
from stolik.server.live import meter


def made_of(**given: Any) -> Any:
    return SimpleNamespace(**given)


class Line:
    """A room in which something happens, and a line to one of its readers that may be busy."""

    def __init__(self) -> None:
        self.free = True
        self.waits = asyncio.Event()
        self.seq = 0
        self.said: list[str] = []
        self.reader = made_of(sent=0, seats=frozenset({0}), gone=False)
        self.room = made_of(
            closes=False,
            has_news=lambda reader: self.seq > reader.sent,
            is_long=lambda seats, since: False,
            encoded=lambda seats, since: b"%d" % self.seq,
            told=self.told,
        )
        self.listener = Listener(self.room, self.reader, self.at_once, self.slowly, self.farewell)

    def told(self, reader: Any) -> None:
        reader.sent = self.seq

    def at_once(self, text: bytes) -> bool:
        if self.free:
            self.said.append(f"at once {text.decode()}")
        return self.free

    async def slowly(self) -> None:
        self.told(self.reader)
        self.said.append(f"slowly {self.seq}")
        await self.waits.wait()

    async def farewell(self) -> None:
        self.said.append("farewell")

    async def happens(self, times: int = 1) -> None:
        for _ in range(times):
            self.seq += 1
            self.reader.ring()
        await asyncio.sleep(0)
        await asyncio.sleep(0)


def tasks() -> int:
    return len(asyncio.all_tasks())


def test_what_happens_together_is_told_once_and_without_a_task() -> None:
    async def run() -> None:
        line = Line()
        await line.happens(3)
        await line.happens()
        line.reader.ring()
        await asyncio.sleep(0)
        assert line.said == ["at once 3", "at once 4"]
        assert tasks() == 1
        await line.listener.leave()
        await line.happens()
        assert len(line.said) == 2, "who has left is told nothing"

    asyncio.run(run())


def test_a_slow_reader_is_told_by_one_task_what_happened_in_the_meantime() -> None:
    async def run() -> None:
        line = Line()
        line.free = False
        await line.happens()
        await line.happens(4)
        assert line.said == ["slowly 1"]
        assert tasks() == 2
        line.waits.set()
        await line.happens()
        assert line.said == ["slowly 1", "slowly 6"]
        line.free = True
        await line.happens()
        assert line.said[2:] == ["at once 7"]
        assert tasks() == 1

    asyncio.run(run())


def test_who_goes_away_while_the_line_is_busy_leaves_no_task() -> None:
    async def run() -> None:
        line = Line()
        line.free = False
        await line.happens()
        assert tasks() == 2
        await line.listener.leave()
        assert tasks() == 1

    asyncio.run(run())


def test_a_house_that_closes_says_so_once() -> None:
    async def run() -> None:
        line = Line()
        line.room.closes = True
        await line.happens(2)
        await line.happens()
        assert line.said == ["farewell"]
        assert line.reader.gone

    asyncio.run(run())


def test_the_reader_pays_for_what_is_told() -> None:
    paid: list[float] = []

    async def run() -> None:
        meter.payer.set(paid.append)
        line = Line()
        await line.happens()
        before = len(paid)
        assert before > 0
        line.free = False
        await line.happens()
        assert len(paid) > before + 1, "the task is paid for too"
        await line.listener.leave()

    asyncio.run(run())

"""Hears what other processes write. A lost link is made again, and what may have been missed is asked for."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

import asyncpg

from stolik.server.storage import Away
from stolik.server.storage.patience import LOST

CHANNEL: Final = "stolik"
STILL_THERE: Final = 15.0
"""Seconds between questions whether the link still stands; a cable may be cut without a word."""
PAUSE: Final = 0.5
FAILS: Final = (*LOST, asyncpg.PostgresError, Away)

Heard = Callable[[str, int], None]


class ChannelListener:
    def __init__(self, connect: Callable[[], Awaitable[Any]], process: str, heard: Heard) -> None:
        self._connect = connect
        self._process = process
        self._heard = heard
        self._db: Any = None
        self._lost = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self, missed: Callable[[], Awaitable[None]]) -> None:
        await self._link()
        self._task = asyncio.create_task(self._stay(missed))

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._db is not None:
            self._db.terminate()

    async def _link(self) -> None:
        self._db = await self._connect()
        self._lost = lost = asyncio.Event()
        self._db.add_termination_listener(lambda *_: lost.set())
        await self._db.add_listener(CHANNEL, self._hear)

    async def _stay(self, missed: Callable[[], Awaitable[None]]) -> None:
        while True:
            await self._until_lost()
            while not await self._linked_again(missed):
                await asyncio.sleep(PAUSE)

    async def _linked_again(self, missed: Callable[[], Awaitable[None]]) -> bool:
        self._db.terminate()
        try:
            await self._link()
            await missed()
        except FAILS:
            return False
        return True

    async def _until_lost(self) -> None:
        while not self._lost.is_set() and not self._db.is_closed():
            try:
                await asyncio.wait_for(self._lost.wait(), STILL_THERE)
            except TimeoutError:
                await self._ask()

    async def _ask(self) -> None:
        try:
            await self._db.execute("SELECT 1", timeout=STILL_THERE)
        except FAILS:
            self._lost.set()

    def _hear(self, _db: Any, _pid: int, _channel: str, payload: object) -> None:
        table, last, process = str(payload).split(":")
        if process != self._process:
            self._heard(table, int(last))

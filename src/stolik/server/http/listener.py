"""What a socket is told when something happens: at once where that is possible, without a task of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextvars import copy_context
from typing import Final

from stolik.server.live.meter import now, on_account, payer, spent
from stolik.server.live.room import Reader, Room

AT_ONCE: Final = "stolik.at_once"
"""The extension of a socket that sends a short text without waiting for anything."""
Say = Callable[[bytes], bool]


class Listener:
    """A slow reader gets one update for all that happened in the meantime, by a task that waits for the line.

    `at_once` says whether it has sent a text; `slowly` tells what is new, in its own time; `farewell` is said when the
    house drains or the table is lost.
    """

    __slots__ = (
        *("_at_once", "_context", "_farewell", "_loop", "_pay", "_reader", "_room", "_rung", "_slowly", "_telling"),
    )

    def __init__(
        self,
        room: Room,
        reader: Reader,
        at_once: Say,
        slowly: Callable[[], Awaitable[None]],
        farewell: Callable[[], Awaitable[None]],
    ) -> None:
        self._room = room
        self._reader = reader
        self._at_once = at_once
        self._slowly = slowly
        self._farewell = farewell
        self._pay = payer.get()
        self._context = copy_context()
        self._loop = asyncio.get_running_loop()
        self._rung = False
        self._telling: asyncio.Task[None] | None = None
        reader.ring = self.ring
        self.ring()

    def ring(self) -> None:
        """There may be news."""
        if not self._rung and self._telling is None:
            self._rung = True
            self._loop.call_soon(self._look, context=self._context)

    async def leave(self) -> None:
        self._reader.gone = True
        if self._telling is not None:
            self._telling.cancel()
            await asyncio.gather(self._telling, return_exceptions=True)

    def _look(self) -> None:
        """At the cost of the reader."""
        self._rung = False
        if self._reader.gone:
            return
        began = now()
        if not self._told_at_once():
            self._telling = self._loop.create_task(on_account(self._tell()), context=self._context)
        if self._pay is not None:
            self._pay(spent(began))

    def _told_at_once(self) -> bool:
        room, reader = self._room, self._reader
        if room.closes:
            return False
        if not room.has_news(reader):
            return True
        seats = reader.seats
        if room.is_long(seats, reader.sent) or not self._at_once(room.encoded(seats, reader.sent)):
            return False
        room.told(reader)
        return True

    async def _tell(self) -> None:
        while not self._room.closes:
            if not self._room.has_news(self._reader):
                self._telling = None
                return
            await self._slowly()
        self._reader.gone = True
        await self._farewell()

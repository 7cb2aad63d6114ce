"""What goes on in the background: beats, claims, the sweep of tables that are due, sleep, pruning."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from stolik.server.live.registry import Hall
from stolik.server.refusals import Refusal
from stolik.server.storage import Away

log = logging.getLogger(__name__)
AT_ONCE: Final = 50
"""Tables woken in one sweep."""


class Upkeep:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        settings = self._hall.settings
        self._tasks = [
            asyncio.create_task(every(settings.beat_every, self.beat)),
            asyncio.create_task(every(settings.sweep_every, self.sweep)),
            asyncio.create_task(every(settings.prune_every, self.prune)),
        ]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def beat(self) -> None:
        """A gap before this beat means that the machine slept: then the clocks did too."""
        hall = self._hall
        await hall.notice_downtime()
        await hall.storage.beat(hall.process, hall.now())
        await hall.storage.renew(hall.process, hall.now() + hall.settings.claim_for)

    async def sweep(self) -> None:
        """Tables that should do something and that nobody has awake; then those here that may sleep."""
        hall = self._hall
        for table in await hall.storage.due(hall.now(), AT_ONCE):
            if table in hall.rooms or hall.draining:
                continue
            try:
                await hall.room(table)
            except Refusal:
                log.info("table %s was not there any more", table)
        for room in [room for room in hall.rooms.values() if hall.may_sleep(room)]:
            await hall.put_to_sleep(room)

    async def prune(self) -> None:
        hall = self._hall
        if hall.settings.prune_after <= 0:
            return
        archive = Path(hall.settings.archive) if hall.settings.archive else None
        if await hall.storage.prune(hall.now() - hall.settings.prune_after, archive):
            await self._leave_what_is_gone()

    async def _leave_what_is_gone(self) -> None:
        for table, room in list(self._hall.rooms.items()):
            if await self._hall.storage.find(table) is None:
                room.lose()


async def every(seconds: float, do: Callable[[], Awaitable[None]]) -> None:
    """A failure is told and the next time comes all the same."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await do()
        except Away:
            log.warning("the database does not answer")
        except Exception:
            log.exception("upkeep")

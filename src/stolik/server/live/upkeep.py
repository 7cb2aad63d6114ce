"""What goes on in the background: beats, claims, the sweep of tables that are due, sleep, pruning."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from stolik.server.live.registry import Registry
from stolik.server.refusals import Refusal
from stolik.server.storage import Away
from stolik.server.table import changes

log = logging.getLogger(__name__)
AT_ONCE: Final = 50
"""Tables woken in one sweep."""


class Upkeep:
    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        settings = self._registry.settings
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
        """The beat is the write by which we know whether others go through."""
        registry = self._registry
        await registry.readiness.look()
        await registry.storage.renew(registry.process, registry.now() + registry.settings.claim_for)

    async def sweep(self) -> None:
        """Tables that should do something and that nobody has awake; those that wait in vain; those that may sleep."""
        registry = self._registry
        for table in await registry.storage.due(registry.now(), AT_ONCE):
            if table in registry.rooms or registry.draining:
                continue
            try:
                await registry.room(table)
            except Refusal:
                log.info("table %s was not there any more", table)
        await self._expire()
        await registry.ends.sweep()
        for room in [room for room in registry.rooms.values() if registry.may_sleep(room)]:
            await registry.put_to_sleep(room)

    async def _expire(self) -> None:
        """Public tables that have waited for too long."""
        registry, after = self._registry, self._registry.settings.expire_after
        if after > 0 and not registry.draining:
            await self._call_off(await registry.storage.waiting(registry.now() - after, AT_ONCE))

    async def _expire_links(self) -> None:
        """Tables by link that everybody has forgotten."""
        registry, after = self._registry, self._registry.settings.expire_links_after
        while after > 0 and not registry.draining:
            found = await registry.storage.waiting_by_link(registry.now() - after, AT_ONCE)
            if not await self._call_off(found) or len(found) < AT_ONCE:
                return

    async def _call_off(self, tables: list[str]) -> int:
        """What has begun meanwhile goes on. How many were asked."""
        done = 0
        for table in tables:
            try:
                await (await self._registry.room(table)).write(changes.expire)
                done += 1
            except Refusal:
                log.info("table %s could not be called off", table)
        return done

    async def prune(self) -> None:
        registry = self._registry
        await self._expire_links()
        if registry.settings.prune_after <= 0:
            return
        archive = Path(registry.settings.archive) if registry.settings.archive else None
        if await registry.storage.prune(registry.now() - registry.settings.prune_after, archive):
            await self._leave_what_is_gone()

    async def _leave_what_is_gone(self) -> None:
        for table, room in list(self._registry.rooms.items()):
            if await self._registry.storage.find(table) is None:
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

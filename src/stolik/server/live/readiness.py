"""Whether what people do can be kept: a write goes through, and there is room for more."""

from __future__ import annotations

import asyncio
import logging
import shutil
import time
from collections.abc import Awaitable, Callable
from math import inf
from pathlib import Path
from typing import Final

from stolik.server.live.metrics import Metrics
from stolik.server.storage import Away, Full

logger = logging.getLogger(__name__)
FRESH: Final = 1.0
"""Seconds for which an answer holds, however many ask."""
READY: Final = ""
MEGABYTE: Final = 1024 * 1024
FULL: Final = MEGABYTE
"""What is left then may do for a row and not for the next."""


class Disk:
    """`low`: bytes below which the host is told, once until there is more again."""

    def __init__(self, folder: Path, low: int) -> None:
        self._folder = folder
        self._low = low
        self._told = False

    def free(self) -> int:
        free = shutil.disk_usage(self._folder).free
        if (free < self._low) is not self._told:
            self._told = not self._told
            self._tell(free)
        return free

    def _tell(self, free: int) -> None:
        if self._told:
            logger.warning("the disk of %s is nearly full: %d MiB are left", self._folder, free // MEGABYTE)
        else:
            logger.warning("the disk of %s has room again: %d MiB", self._folder, free // MEGABYTE)


class Readiness:
    """`write` is a small write that may take so many seconds; `disk` is there where the database is a file."""

    def __init__(
        self, write: Callable[[], Awaitable[None]], within: float, disk: Disk | None, metrics: Metrics
    ) -> None:
        self._write = write
        self._within = within
        self._disk = disk
        self._metrics = metrics
        self._why = READY
        self._looked = -inf
        self._looking = asyncio.Lock()

    async def why_not(self) -> str:
        """A key of the refusals; nothing where all is well."""
        async with self._looking:
            if time.monotonic() - self._looked > FRESH:
                await self._look()
        return self._why

    async def look(self) -> None:
        """Now, whenever it was last."""
        async with self._looking:
            await self._look()

    async def _look(self) -> None:
        why = await self._found()
        if why != self._why:
            logger.warning("ready again: what happens is stored" if why == READY else f"not ready: {why}")
        self._why, self._looked = why, time.monotonic()
        self._metrics.ready.set(why == READY)

    async def _found(self) -> str:
        try:
            if self._disk is not None and self._has_no_room(self._disk):
                return "storage-full"
            async with asyncio.timeout(self._within):
                await self._write()
        except Full:
            return "storage-full"
        except (Away, OSError):  # which time-outs are, too
            return "storage-away"
        return READY

    def _has_no_room(self, disk: Disk) -> bool:
        free = disk.free()
        self._metrics.disk.set(free)
        return free < FULL

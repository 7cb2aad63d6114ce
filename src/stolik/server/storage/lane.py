"""Writes that wait together travel together: the group commit of a database that is reached over a wire."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, Generic, TypeVar

T = TypeVar("T")
MOST: Final = 64
"""More in one statement take longer than in two."""


class Parcel(Generic[T]):
    """A write, and who waits for it."""

    def __init__(self, what: T) -> None:
        self.what = what
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def arrive(self) -> None:
        if not self.done.done():
            self.done.set_result(None)

    def fail(self, error: BaseException) -> None:
        if not self.done.done():
            self.done.set_exception(error)


class Lane(Generic[T]):
    """`carry` sees to it that every parcel arrives or fails; while it is under way the next ones gather."""

    def __init__(self, carry: Callable[[list[Parcel[T]]], Awaitable[None]]) -> None:
        self._carry = carry
        self._waiting: list[Parcel[T]] = []
        self._going: asyncio.Task[None] | None = None

    async def send(self, what: T) -> None:
        parcel = Parcel(what)
        self._waiting.append(parcel)
        if self._going is None:
            self._going = asyncio.create_task(self._go())
        await parcel.done

    async def drain(self) -> None:
        if self._going is not None:
            await self._going

    async def _go(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            try:
                await self._carry(batch)
            except Exception as error:
                for parcel in batch:
                    parcel.fail(error)
        self._going = None

"""Who thinks next: people before bots, what is watched before what nobody sees."""

from __future__ import annotations

import asyncio
from enum import IntEnum
from heapq import heappop, heappush
from itertools import count
from typing import Generic, TypeVar

T = TypeVar("T")


class Rank(IntEnum):
    """Whose turn it is first."""

    PERSON = 0
    """Somebody plays there and waits."""
    HINT = 1
    REVIEW = 2
    WATCHED = 3
    """Bots play, and somebody looks on."""
    UNWATCHED = 4


class WaitingLine(Generic[T]):
    """Things that are free, and those who wait for one: by rank, then as they came."""

    def __init__(self, free: list[T]) -> None:
        self._free = free
        self._waiting: list[tuple[Rank, int, asyncio.Future[T]]] = []
        self._came = count()

    async def take(self, rank: Rank, patience: float) -> T:
        """Raises TimeoutError where none is free in time."""
        if self._free:
            return self._free.pop()
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (rank, next(self._came), turn))
        try:
            async with asyncio.timeout(patience):
                return await asyncio.shield(turn)
        except (TimeoutError, asyncio.CancelledError):
            self._leave(turn)
            raise

    def give_back(self, thing: T) -> None:
        while self._waiting:
            _, _, turn = heappop(self._waiting)
            if not turn.done():
                turn.set_result(thing)
                return
        self._free.append(thing)

    def _leave(self, turn: asyncio.Future[T]) -> None:
        """Somebody whose turn had just come hands it on."""
        if turn.done() and not turn.cancelled():
            self.give_back(turn.result())
        else:
            turn.cancel()

"""Who thinks next: people before bots, what is watched before what nobody sees."""

from __future__ import annotations

import asyncio
from enum import IntEnum
from heapq import heappop, heappush
from itertools import count
from typing import Final, Generic, TypeVar

T = TypeVar("T")
MOST: Final = 1000
"""Addresses that are remembered, those that came last."""


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
    """Things that are free, and those who wait for one: by rank, then address by address, then as they came."""

    def __init__(self, free: list[T]) -> None:
        self._free = free
        self._waiting: list[tuple[Rank, int, int, asyncio.Future[T]]] = []
        self._came = count()
        self._laps: dict[Rank, int] = {}
        """By rank: the lap that is served."""
        self._next: dict[tuple[Rank, str], int] = {}
        """By rank and address: the first lap in which it has nothing yet."""

    async def take(self, rank: Rank, patience: float, whose: str = "") -> T:
        """Raises TimeoutError where none is free in time. `whose`: the address, if it stands for one household."""
        if self._free:
            return self._free.pop()
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (rank, self._lap_of(rank, whose), next(self._came), turn))
        try:
            async with asyncio.timeout(patience):
                return await asyncio.shield(turn)
        except (TimeoutError, asyncio.CancelledError):
            self._leave(turn)
            raise

    def give_back(self, thing: T) -> None:
        while self._waiting:
            rank, lap, _, turn = heappop(self._waiting)
            if not turn.done():
                self._laps[rank] = lap
                turn.set_result(thing)
                return
        self._laps.clear()
        self._next.clear()
        self._free.append(thing)

    def _lap_of(self, rank: Rank, whose: str) -> int:
        """Whoever waits for several things gets the second when all others who wait now have had their first."""
        lap = self._laps.get(rank, 0)
        if not whose:
            return lap
        lap = max(lap, self._next.pop((rank, whose), 0))
        self._next[rank, whose] = lap + 1
        if len(self._next) > MOST:
            del self._next[next(iter(self._next))]
        return lap

    def _leave(self, turn: asyncio.Future[T]) -> None:
        """Somebody whose turn had just come hands it on."""
        if turn.done() and not turn.cancelled():
            self.give_back(turn.result())
        else:
            turn.cancel()

"""What one household may use up: time of the thread that serves everybody, so many of each thing, so many at once."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from math import ceil
from typing import Final

from msgspec.structs import asdict

from stolik.server.http.household import HOME_COUNTS, is_here, is_home
from stolik.server.refusals import MANY, Refusal
from stolik.server.settings import Limits

FORGET_AT: Final = 10_000
TIME: Final = "time"
LULL: Final = 1.0
"""Seconds before whoever has no time left is told so: to refuse costs time as well."""
SHARE: Final = 4
"""A household has at most this part of the house's room."""
PRICES: Final = {
    "request": 0.0005,
    "message": 0.0001,
    "tables": 0.005,
    "misses": 0.001,
    "chat": 0.0005,
    "asides": 0.0005,
    "undos": 0.0005,
    "seats": 0.001,
    "hints": 0.01,
}
"""Seconds for what the clock does not see: reading and writing of HTTP, the database, other processes."""


class Buckets:
    """Full at first, filled again with time. They may be overdrawn."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._left: dict[tuple[str, str], tuple[float, float]] = {}

    def left(self, what: str, who: str, burst: float, rate: float) -> float:
        now = self._now()
        left, then = self._left.get((what, who), (burst, now))
        return min(burst, left + (now - then) * rate)

    def take(self, what: str, who: str, amount: float, burst: float, rate: float) -> None:
        now = self._now()
        left, then = self._left.get((what, who), (burst, now))
        left += (now - then) * rate
        left = (left if left < burst else burst) - amount
        self._left[what, who] = (left if left < burst else burst, now)
        if len(self._left) > FORGET_AT:
            self._forget()

    def _forget(self) -> None:
        """Whoever has not been here for a while has a full one anyway; the oldest go first."""
        self._left = dict(sorted(self._left.items(), key=lambda item: item[1][1])[FORGET_AT // 2 :])

    def __len__(self) -> int:
        return len(self._left)


class Budget:
    """Time is paid when it is spent, so an account may be overdrawn: then nothing is done until it is in credit."""

    def __init__(self, limits: Limits, now: Callable[[], float] = time.monotonic) -> None:
        self.on = limits.on
        self._buckets = Buckets(now)
        self._time = limits.budget
        self._counts = asdict(limits)

    def pay(self, who: str, seconds: float) -> None:
        if pay := self.payer(who):
            pay(seconds)

    def payer(self, who: str) -> Callable[[float], None] | None:
        """Pays for a household step by step; none where its time is not counted."""
        burst, rate = self._time_of(who)
        take = self._buckets.take
        return (lambda seconds: take(TIME, who, seconds, burst, rate)) if self.on and burst > 0 else None

    def check(self, who: str) -> None:
        burst, rate = self._time_of(who)
        if self.on and burst > 0:
            left = self._buckets.left(TIME, who, burst, rate)
            if left <= 0:
                raise too_many(left, rate)

    def spend(self, who: str, what: str) -> None:
        """One request or message, which is only looked at while there is time left."""
        self.check(who)
        self.pay(who, PRICES[what])

    def take(self, what: str, whose: str, who: str) -> None:
        """One of what is counted: for an address or a seat (`whose`), at the cost of the household."""
        burst, rate = self._counts[what]
        if not self.on or burst <= 0:
            return
        left = self._buckets.left(what, whose, burst, rate)
        if left < 1:
            raise too_many(left - 1, rate)
        self._buckets.take(what, whose, 1, burst, rate)
        self.pay(who, PRICES.get(what, 0.0))

    def give_back(self, what: str, whose: str) -> None:
        """It was taken and need not have been counted."""
        burst, rate = self._counts[what]
        if self.on and burst > 0:
            self._buckets.take(what, whose, -1, burst, rate)

    def _time_of(self, who: str) -> tuple[float, float]:
        if is_here(who):
            return 0.0, 0.0
        burst, rate = self._time
        return (burst * HOME_COUNTS, rate * HOME_COUNTS) if is_home(who) else (burst, rate)


class Presence:
    """How many things it has open at once: connections, sockets, streams, requests that wait.

    `most` of each household, 0: as many as they like. `free`: those who are not counted, as they bring others in.
    """

    def __init__(self, most: int, free: Collection[str] = ()) -> None:
        self.most = most
        self._free = free
        self._open: dict[str, int] = {}

    def come(self, who: str) -> int:
        """One more; says by how many they are too many now. Whoever has come leaves, in any case."""
        self._open[who] = self._open.get(who, 0) + 1
        if not self.most or who in self._free:
            return 0
        return max(0, self._open[who] - self.most * (HOME_COUNTS if is_home(who) else 1))

    def leave(self, who: str) -> None:
        self._open[who] -= 1
        if not self._open[who]:
            del self._open[who]


def share_of(room: int, wanted: int) -> int:
    """Of a house with so much room, where nobody may have more than is wanted."""
    return max(1, min(wanted, room // SHARE))


def too_many(left: float, rate: float) -> Refusal:
    """With the seconds after which it is worth while to come back."""
    refusal = Refusal("too-many", MANY)
    refusal.retry_after = max(1, ceil(-left / rate)) if rate > 0 else 0
    return refusal

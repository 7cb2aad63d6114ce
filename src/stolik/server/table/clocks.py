"""Clocks, computed from the log alone. They stand still while no server runs."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf

from stolik.server.protocol import Pace
from stolik.server.settings import DAY


class Downs:
    """When no server ran: periods from and to, in order."""

    def __init__(self, periods: Iterable[tuple[float, float]] = ()) -> None:
        self.periods = sorted(periods)

    def within(self, start: float, end: float) -> float:
        return sum(max(0.0, min(end, up) - max(start, down)) for down, up in self.periods)

    def elapsed(self, start: float, end: float) -> float:
        return max(0.0, end - start - self.within(start, end))


class Clocks:
    """What is left to each seat. A question is charged when it is answered."""

    def __init__(self, pace: Pace, seats: int, grace: float, downs: Downs) -> None:
        self.pace = pace
        self.downs = downs
        self.grace = grace if pace.kind == "live" else 0.0
        self.left = [float(pace.seconds)] * seats

    def answered(self, seat: int, opened: float, at: float) -> None:
        """At a live table: where there are days for each answer, they are given anew."""
        self.left[seat] = self.remaining(seat, opened, at) + self.pace.increment

    def remaining(self, seat: int, opened: float, now: float) -> float:
        """Of the seat that has been asked since `opened`."""
        return max(0.0, self._given(seat) - max(0.0, self.downs.elapsed(opened, now) - self.grace))

    def runs_out(self, seat: int, opened: float) -> float | None:
        """When the flag of that seat falls, if no server stops in between."""
        if self.pace.kind == "none":
            return None
        return opened + self.grace + self._given(seat) + self.downs.within(opened, inf)

    def shown(self, seat: int, opened: float | None, now: float) -> float | None:
        """`opened` is None for a seat that is not asked."""
        if opened is None and self.pace.kind == "days":
            return None
        left = self.left[seat] if opened is None else self.remaining(seat, opened, now)
        return round(left, 1)

    def waits(self, opened: float | None, now: float) -> float:
        """How long until the clock of the seat that is asked begins to run."""
        return 0.0 if opened is None else round(max(0.0, self.grace - self.downs.elapsed(opened, now)), 1)

    def _given(self, seat: int) -> float:
        return self.left[seat] if self.pace.kind == "live" else self.pace.days * DAY

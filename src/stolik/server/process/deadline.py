"""Until when a connection must say what it has begun to say: the head of a request, and its body."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import h11

from stolik.server.settings import Limits

HEAD: Final = "head"
BODY: Final = "body"


class Deadline:
    """One runs at a time, from the beginning of what is owed: who sends a byte now and then gains nothing."""

    def __init__(self, loop: asyncio.AbstractEventLoop, limits: Limits, missed: Callable[[], None]) -> None:
        self._loop = loop
        self._within = {HEAD: limits.head_within, BODY: limits.body_within}
        self._missed = missed
        self._owed = ""
        self._timer: asyncio.TimerHandle | None = None

    def set(self, owed: str) -> None:
        """`owed`: empty when nothing is."""
        if owed == self._owed:
            return
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._owed = owed
        if owed:
            self._timer = self._loop.call_later(self._within[owed], self._missed)


def owed(conn: h11.Connection, new: bool) -> str:
    """`new`: nothing has been asked yet. Between two requests nothing is owed; how long that may last is no matter of
    ours."""
    if conn.their_state is h11.SEND_BODY:
        return BODY
    if conn.their_state is h11.IDLE and (new or conn.trailing_data[0]):
        return HEAD
    return ""

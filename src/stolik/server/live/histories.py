"""What happened at a long table, in the bytes in which it travels: put into words beside the loop, once."""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from stolik.engine.game import Game
from stolik.server.live.back_room import BackRoom
from stolik.server.live.retellings import kept
from stolik.server.table import sight
from stolik.server.table.log import OF_ROW, Told
from stolik.server.table.sight import UNKNOWN, Known, Seats, Words, encoder
from stolik.server.table.table import Table

FEW: Final = 200
"""Events that are put into words where they are asked for."""
KEPT: Final = 6
"""Histories of a table, one for each kind of reader: its seats, and those who look on."""


class History:
    """As readers with these seats see it. It is added to by one thread at a time, and what is there stays."""

    def __init__(self, game: Game[Any], seats: Seats) -> None:
        self._game = game
        self._words = Words(game)
        self._seats = seats
        self._text = bytearray()
        self._ends = array("Q")
        """Of each event in the text."""

    @property
    def length(self) -> int:
        return len(self._ends)

    def add(self, told: Sequence[Told], upto: int) -> None:
        for one in told[self.length : upto]:
            lines = sight.as_seen(self._game, self._words, one, self._seats, {})
            self._text += b"".join(encoder.encode(line) + b"," for line in lines)
            self._ends.append(len(self._text))

    def text(self, start: int, end: int) -> bytes:
        """Of these events, with a comma after each."""
        first = self._ends[start - 1] if start else 0
        return bytes(self._text[first : self._ends[end - 1]]) if end > start else b""


class Histories:
    """Of one table."""

    def __init__(self, table: Table, back_room: BackRoom) -> None:
        self._table = table
        self._back_room = back_room
        self._told = table.told
        self._kept: dict[Seats, History] = {}

    async def prepare(self, seats: Seats, since: int) -> None:
        """Until few events are left to be put into words for this reader, whatever else happens meanwhile."""
        while self.is_long(seats, since):
            table = self._table
            assert table.record is not None
            history = kept(self._kept, seats, KEPT, partial(History, table.record.game, seats))
            await self._back_room.do(history.add, table.told, len(table.told))

    def is_long(self, seats: Seats, since: int) -> bool:
        self._check()
        known = self._kept[seats].length if seats in self._kept else 0
        return len(self._table.told) - max(known, self._place(since)) > FEW

    def _check(self) -> None:
        """A table that has gone back to where it was good tells another story."""
        if self._told is not self._table.told:
            self._told = self._table.told
            self._kept.clear()

    def _place(self, since: int) -> int:
        return bisect_right(self._table.told, since, key=OF_ROW) if since else 0

    def known(self, seats: Seats, since: int) -> Known:
        """What is in words already of what happened after this row."""
        self._check()
        place, history = self._place(since), self._kept.get(seats)
        if history is None or history.length <= place:
            return UNKNOWN
        end = history.length
        return Known(history.text(place, end), end)

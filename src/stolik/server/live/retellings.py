"""Games told again and written down, beside the loop; those that were asked for last are kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from stolik.engine import recordfile
from stolik.engine.record import Record
from stolik.server.live.back_room import BackRoom
from stolik.server.protocol import Replayed
from stolik.server.table.retelling import Retelling, past_of

K = TypeVar("K")
V = TypeVar("V")
TOLD: Final = 8
"""Games that are kept with marks on the way."""
WRITTEN: Final = 4
"""Records that are kept as a file."""


class Retellings:
    """All of it is done by one thread, which alone touches what is kept."""

    def __init__(self, back_room: BackRoom) -> None:
        self._back_room = back_room
        self._told: dict[str, Retelling] = {}
        self._written: dict[str, str] = {}

    async def replayed(self, record: Record[Any], seat: int | None, at: int | None) -> Replayed:
        """Step `at`, or the last, from what a seat knew."""
        past = past_of(record)

        def retelling() -> Retelling:
            return kept(self._told, record.header.hash(), TOLD, lambda: Retelling(record.game, record.header))

        return await self._back_room.do(lambda: retelling().replayed(past, seat, at))

    async def written(self, record: Record[Any]) -> str:
        """The file, of a game that is over."""
        return await self._back_room.do(
            lambda: kept(self._written, record.head, WRITTEN, lambda: recordfile.write(record))
        )


def kept(all: dict[K, V], key: K, most: int, make: Callable[[], V]) -> V:
    """The one asked for last stays longest."""
    value = all.pop(key) if key in all else make()
    all[key] = value
    while len(all) > most:
        del all[next(iter(all))]
    return value

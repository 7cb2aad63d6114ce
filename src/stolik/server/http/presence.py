"""How many things one household has open at once: connections, sockets, streams, requests that wait."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from stolik.server.http.household import HOME_COUNTS, is_home

SHARE: Final = 4
"""A household has at most this part of the house's room."""


class Presence:
    """`most` of each household, 0: as many as they like. `free`: those who are not counted, as they bring others in."""

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

"""How much of what stands open to all one visitor, and one address, may take."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from stolik.server.http.household import is_home
from stolik.server.http.visitor import Visit
from stolik.server.live import shows
from stolik.server.live.room import House
from stolik.server.refusals import FORBIDDEN, MANY, Refusal
from stolik.server.settings import Limits
from stolik.server.storage.queries import Storage

MOST_LISTED: Final = 1000
FORGET_AT: Final = 10_000


class Shares:
    """As far as this process has seen it; nothing of it is kept."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._making = asyncio.Lock()
        self._makers: dict[str, str] = {}
        """By public table: from which address it was made."""
        self._sitters: dict[str, str] = {}
        """By the hash of a key: from which address the seat was taken."""

    @asynccontextmanager
    async def public_table(self, storage: Storage, table: str, address: str) -> AsyncIterator[None]:
        """One more of them is made, unless those of this address that stand in the lobby are enough."""
        if not self._counts(address):
            yield
            return
        async with self._making:
            listed = [row.id for row in await storage.lobby(MOST_LISTED)]
            if sum(self._makers.get(one) == address for one in listed) >= self._limits.public_tables:
                raise Refusal("lobby-share", MANY, most=str(self._limits.public_tables))
            yield
            remember(self._makers, table, address)

    def bots_only(self, house: House, address: str) -> None:
        """One more table at which only bots play, unless those that this address keeps going are enough."""
        if self._counts(address) and shows.is_full(house, address):
            raise Refusal("bots-share", MANY, most=str(self._limits.bot_tables))

    def take_seat(self, here: Visit, digest: str) -> None:
        """At a public table each has one; the host may take more, and hand their keys on to whom they invite."""
        table = here.room.table
        if table.row.visibility != "public" or table.host in here.held:
            return
        if here.held or (self._counts(here.who) and self._sits(here)):
            raise Refusal("one-seat-each", FORBIDDEN)
        remember(self._sitters, digest, here.who)

    def _sits(self, here: Visit) -> bool:
        return any(self._sitters.get(chair.token) == here.who for chair in here.room.table.chairs if chair.token)

    def _counts(self, address: str) -> bool:
        return self._limits.on and not is_home(address)


def remember(all: dict[str, str], what: str, address: str) -> None:
    all[what] = address
    if len(all) > FORGET_AT:
        del all[next(iter(all))]

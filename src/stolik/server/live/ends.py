"""Games that are over find their way into history: at once, and by a sweep where a process died before it could."""

from __future__ import annotations

import logging
from typing import Final, Protocol

from stolik.server.live.back_room import BackRoom
from stolik.server.live.room import Room
from stolik.server.players import count
from stolik.server.players.finished import finished
from stolik.server.players.people import People
from stolik.server.protocol import Reviewed
from stolik.server.settings import Settings
from stolik.server.storage import OVER, Away
from stolik.server.storage.queries import Storage
from stolik.server.table.creation import game_or_none
from stolik.server.table.table import Table, folded

logger = logging.getLogger(__name__)
AT_ONCE: Final = 10
"""Games counted in one sweep."""
UNCOUNTED = "SELECT id FROM tables WHERE status = 'over' AND counted IS NULL ORDER BY id LIMIT $1"
TIMES = "SELECT min(at), max(at) FROM log WHERE table_id = $1 AND kind IN ('start', 'entry')"


class House(Protocol):
    settings: Settings
    storage: Storage
    back_room: BackRoom
    people: People
    rooms: dict[str, Room]
    draining: bool


class Ends:
    def __init__(self, house: House) -> None:
        self._house = house

    async def note(self, table: Table) -> None:
        """Nothing where it is not over, or was counted before."""
        if table.status != OVER:
            return
        house = self._house
        if await house.storage.fetch(count.COUNTED, table.row.id):
            return
        began, ended = (await house.storage.fetch(TIMES, table.row.id))[0]
        game = finished(table, began or table.row.created, ended or table.row.created)
        tokens = [] if house.settings.no_players else [play.token for play in game.plays if play.token]
        holders = await house.people.holders(tokens)
        await count.count(house.storage, game, holders, rate=not house.settings.no_ratings)

    async def note_review(self, table: Table, review: Reviewed) -> None:
        await count.note_review(self._house.storage, table.row.id, review.luck, review.own)

    async def sweep(self) -> None:
        for (table,) in await self._house.storage.fetch(UNCOUNTED, AT_ONCE):
            if self._house.draining:
                return
            try:
                await self._count(table)
            except Away:
                raise
            except Exception:  # a fault of one game keeps no other out of history
                logger.exception("table %s cannot be counted", table)
                await self._pass_over(table)

    async def _count(self, name: str) -> None:
        house = self._house
        row = await house.storage.find(name)
        if row is None:
            return
        table = await house.back_room.do(folded, row, game_or_none(row.game), await house.storage.log(name))
        if table.status != OVER:
            logger.warning("table %s was over, and these rules do not bring it there", name)
        await self.note(table)
        await self._pass_over(name)

    async def _pass_over(self, name: str) -> None:
        await self._house.storage.transact(name, [], lambda _: [(count.MARK, name)])

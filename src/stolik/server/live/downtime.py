"""When no server ran, so that clocks stand still for it: kept as the log of a table that nobody sits at.

Its status is the house's own, so that it is never listed, woken or pruned.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from stolik.server.storage import HOUSE, Conflict, NoTable, TableRow
from stolik.server.storage.queries import Storage
from stolik.server.table import log
from stolik.server.table.clocks import Downs
from stolik.server.table.log import Down

ID: Final = "downtime"
TABLE: Final = TableRow(ID, "DOWNTIME", "", 0, "", {"seats": 0}, "link", {}, "wait", b"", 0.0, "")


async def load(storage: Storage, downs: Downs) -> None:
    rows = [log.read(row).row for row in await storage.log(ID)]
    downs.periods = [(row.start, row.end) for row in rows if isinstance(row, Down)]


async def notice(storage: Storage, downs: Downs, now: float, longest: float) -> None:
    """A beat is missing: nobody ran since the last one. Of several processes that come up together one writes it."""
    last = await storage.last_beat()
    await load(storage, downs)
    if last is None or now - last <= longest or any(up > last for _, up in downs.periods):
        return
    if not await storage.count():
        return
    row = Down(last, now)
    try:
        await storage.append(ID, len(downs.periods) + 1, [log.written(row)], now)
    except NoTable:
        await _begin(storage, row)
    except Conflict:
        pass
    await load(storage, downs)


async def _begin(storage: Storage, row: Down) -> None:
    with suppress(Conflict):
        await storage.create(TABLE._replace(created=row.end), [log.written(row)], HOUSE)

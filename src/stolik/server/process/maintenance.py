"""For hosts: backup, restore and doctor. Whatever is judged is replayed."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from itertools import chain
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from stolik.engine.game import Options
from stolik.server.live import downtime
from stolik.server.refusals import say
from stolik.server.storage import Away, Damaged, DamagedFile, LogRow, Progress, TableRow, Unusable, file_of
from stolik.server.storage.backups import BackupReader
from stolik.server.storage.databases import open_storage
from stolik.server.storage.queries import Storage
from stolik.server.storage.rows import log_row, table_of
from stolik.server.table.creation import game_or_none
from stolik.server.table.table import Table, folded

PAGE: Final = 100
OTHER_RULES, CHANGED, DAMAGED, NO_GAME = "doctor-other-rules", "doctor-changed", "doctor-damaged", "doctor-no-game"


class Fault(NamedTuple):
    """A table that does not go on: the last good entry, a key of the server's texts, and the first that differs."""

    table: str
    code: str
    game: str
    at: int
    why: str
    differs: int = 0


class TablesReport(NamedTuple):
    tables: int
    faults: list[Fault]

    @property
    def damaged(self) -> bool:
        """Something is wrong that other rules do not explain."""
        return any(fault.why == DAMAGED for fault in self.faults)


def backup(where: str, to: Path, progress: Progress | None = None) -> None:
    """Beside a running server too. Raises Unusable."""
    asyncio.run(_backup(where, to, progress))


async def _backup(where: str, to: Path, progress: Progress | None) -> None:
    if to.exists() and not to.is_file():
        raise unwritable(to, "that is no file")
    async with opened(where, read_only=True) as storage:
        try:
            await storage.backup(to, progress)
        except OSError as error:
            raise unwritable(to, error.strerror or str(error)) from error


def restore(where: str, source: Path, progress: Progress | None = None) -> TablesReport:
    """Into a database without tables, after every table of the backup has been replayed. Raises Unusable."""
    report = judged(backed_up(source))
    if report.damaged:
        raise Unusable("backup-damaged", f"{source} does not replay: nothing was restored.")
    asyncio.run(restored(where, source, progress))
    return report


async def restored(where: str, source: Path, progress: Progress | None) -> None:
    async with opened(where) as storage:
        await storage.restore(source, progress)


def doctor(where: str) -> TablesReport:
    """Replays every table that waits or is played; changes nothing. Raises Unusable."""
    return asyncio.run(_doctor(where))


async def _doctor(where: str) -> TablesReport:
    async with opened(where, read_only=True) as storage:
        await storage.check()
        return await judged_live(storage)


@asynccontextmanager
async def opened(where: str, read_only: bool = False) -> AsyncIterator[Storage]:
    """Raises Unusable, whatever happens to the database meanwhile."""
    storage = open_storage(where, read_only)
    await storage.open()
    try:
        yield storage
    except Away as error:
        raise unusable(where, error) from error
    finally:
        await storage.close()


def unusable(where: str, error: Away) -> Unusable:
    if isinstance(error, Damaged) and not where.startswith("postgres"):
        return DamagedFile(file_of(where))
    return Unusable("storage-away", f"The database does not answer: {error}.")


def unwritable(to: Path, why: str) -> Unusable:
    return Unusable("backup-unwritable", f"{to} cannot be written: {why}.")


async def judged_live(storage: Storage) -> TablesReport:
    found = [judge(row, await storage.log(row.id)) async for row in storage.live()]
    return TablesReport(len(found), list(chain.from_iterable(found)))


def judged(tables: Iterator[tuple[TableRow, list[LogRow]]]) -> TablesReport:
    found = [judge(row, rows) for row, rows in tables if row.id != downtime.ID]
    return TablesReport(len(found), list(chain.from_iterable(found)))


def judge(row: TableRow, rows: Sequence[LogRow]) -> list[Fault]:
    try:
        table = folded(row, game_or_none(row.game), rows)
    except (msgspec.ValidationError, AssertionError, LookupError):
        return [Fault(row.id, row.code, row.game, 0, DAMAGED)]
    if table.game is None:
        return [Fault(row.id, row.code, row.game, 0, NO_GAME)]
    if table.status != "stopped":
        return []
    return [Fault(row.id, row.code, row.game, table.stopped_at or 0, why_stopped(table), table.differs_at)]


def why_stopped(table: Table) -> str:
    """A log is chained by itself: where the chain holds, it is the rules that have changed."""
    if table.damaged:
        return DAMAGED
    return OTHER_RULES if table.by_others else CHANGED


def backed_up(source: Path) -> Iterator[tuple[TableRow, list[LogRow]]]:
    for page in BackupReader(source).pages(PAGE):
        rows = defaultdict(list)
        for row in page.rows:
            rows[row[0]].append(log_row(row))
        yield from ((table_of(columns), rows[columns[0]]) for columns in page.tables)


# Tables being played that began by other rules or data than their games have now: counted, not replayed


def others_told(where: str, language: str) -> list[str]:
    """A line for the host, if there are any."""
    tables = asyncio.run(_others_counted(where))
    return [say(language, "serve-others", tables=tables)] if tables else []


async def _others_counted(where: str) -> int:
    """Who cannot be asked is silent here: the server itself tells it."""
    try:
        async with opened(where, read_only=True) as storage:
            return await others_counted(storage)
    except Unusable:
        return 0


async def others_counted(storage: Storage) -> int:
    return sum([is_of_others(*start) async for start in storage.starts()])


def is_of_others(name: str, options: Options, start: dict[str, Any]) -> bool:
    game = game_or_none(name)
    return game is None or not game.plays(start["rules"], start["box"], options)

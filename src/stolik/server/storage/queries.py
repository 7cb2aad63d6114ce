"""Storage: what both databases do. To the same SQL they answer alike; each brings its own way to read and to write."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Any, Final

from stolik.server.storage import Fetched, LogRow, NewRow, Progress, Statement, TableRow
from stolik.server.storage.rows import COLUMNS, is_name, loaded, log_rows, table_of

PAGE: Final = 100
FEW: Final = 200
"""Rows that are read without leaving the loop."""
FORGOTTEN: Final = 3600.0
"""Seconds after which beats and claims of processes long gone are swept away."""

FIND = f"SELECT {COLUMNS} FROM tables WHERE id = $1 OR lower(code) = lower($1) ORDER BY id = $1 DESC LIMIT 1"
LOG = "SELECT table_id, seq, kind, body, at FROM log WHERE table_id = $1 AND seq > $2 ORDER BY seq"
SET_STATUS = "UPDATE tables SET status = $2, wake_at = $3 WHERE id = $1"
LOBBY = f"""
SELECT {COLUMNS} FROM tables WHERE visibility = 'public' AND status IN ('waiting', 'playing')
ORDER BY created DESC LIMIT $1"""
WAITING_OPENLY = """
SELECT id FROM tables WHERE visibility = 'public' AND status = 'waiting' AND created < $1 ORDER BY created LIMIT $2"""
WAITING_BY_LINK = """
SELECT id FROM tables WHERE visibility = 'link' AND status = 'waiting' AND created < $1
AND coalesce((SELECT at FROM log WHERE table_id = id ORDER BY seq DESC LIMIT 1), created) < $1
ORDER BY created LIMIT $2"""
LIVE_PAGE = f"""
SELECT {COLUMNS} FROM tables WHERE status IN ('waiting', 'playing') AND id > $1 ORDER BY id LIMIT $2"""
STARTS_PAGE = """
SELECT id, game, options, (SELECT body FROM log WHERE table_id = id AND kind = 'start' ORDER BY seq LIMIT 1)
FROM tables WHERE status = 'playing' AND id > $1 ORDER BY id LIMIT $2"""
COUNT = "SELECT status, count(*) FROM tables GROUP BY status"
DUE = """
SELECT id FROM tables WHERE wake_at <= $1
AND NOT EXISTS (SELECT 1 FROM claims WHERE claims.table_id = tables.id AND claims.until > $1)
ORDER BY wake_at LIMIT $2"""
CLAIM = """
INSERT INTO claims (table_id, process, until) VALUES ($1, $2, $3)
ON CONFLICT (table_id, process) DO UPDATE SET until = excluded.until"""
RENEW = "UPDATE claims SET until = $2 WHERE process = $1"
RELEASE = "DELETE FROM claims WHERE table_id = $1 AND process = $2"
BEAT = "INSERT INTO beats (process, at) VALUES ($1, $2) ON CONFLICT (process) DO UPDATE SET at = excluded.at"
SWEEP_BEATS = "DELETE FROM beats WHERE at < $1"
SWEEP_CLAIMS = "DELETE FROM claims WHERE until < $1"
LAST_BEAT = "SELECT max(at) FROM beats"

WHOLE_TABLES = f"SELECT {COLUMNS}, status, wake_at FROM tables WHERE id > $1 ORDER BY id LIMIT $2"
OLD_TABLES = f"""
SELECT {COLUMNS}, status, wake_at FROM tables
WHERE status IN ('waiting', 'over', 'aborted', 'stopped') AND created < $1 AND id > $2
AND coalesce((SELECT at FROM log WHERE table_id = id ORDER BY seq DESC LIMIT 1), created) < $1
ORDER BY id LIMIT $3"""
LAST_SEQ = "SELECT max(seq) FROM log WHERE table_id = $1"


class Storage(ABC):
    """Cancelling a write does not undo it: once asked for, it may be stored."""

    @abstractmethod
    async def open(self) -> None:
        """Connects and brings the schema up to date; loads nothing. Raises Unusable."""

    @abstractmethod
    async def close(self) -> None:
        """Everything asked for is stored first."""

    @abstractmethod
    async def fetch(self, sql: str, *args: Any) -> Sequence[Sequence[Any]]:
        """All rows, by SQL that both databases understand."""

    @abstractmethod
    async def change(self, about: str, sql: str, *args: Any) -> None:
        """A small write that may be repeated; `about` keeps those of one table or process in order."""

    @abstractmethod
    async def transact(
        self, about: str, reads: Sequence[Statement], then: Callable[[Fetched], list[Statement]]
    ) -> Fetched:
        """What is read, and what `then` makes of it, in one transaction: nobody else changes what is `about` the same.

        Gives what the statements of `then` return. It may be tried again: a second time must do no harm.
        """

    @abstractmethod
    async def create(self, table: TableRow, rows: Sequence[NewRow], status: str = "waiting") -> None:
        """The table and its first rows, at the time it was created. Conflict: its id or code is taken."""

    async def find(self, id_or_code: str) -> TableRow | None:
        """By id, or by code in capitals or not."""
        if not is_name(id_or_code):
            return None
        rows = await self.fetch(FIND, id_or_code)
        return table_of(rows[0]) if rows else None

    @abstractmethod
    async def append(self, table: str, first: int, rows: Sequence[NewRow], at: float) -> None:
        """Rows first, first + 1 …, all or none, on the disk when this returns. Raises Conflict or NoTable."""

    async def log(self, table: str, after: int = 0) -> list[LogRow]:
        rows = await self.fetch(LOG, table, after)
        if len(rows) <= FEW:
            return log_rows(rows)
        return await asyncio.to_thread(log_rows, rows)

    async def set_status(self, table: str, status: str, wake_at: float | None) -> None:
        """An index over the log, for lobby, sweep and pruning; it may lag."""
        await self.change(table, SET_STATUS, table, status, wake_at)

    async def lobby(self, limit: int) -> list[TableRow]:
        """Public tables, waiting or playing, newest first."""
        return [table_of(row) for row in await self.fetch(LOBBY, limit)]

    async def waiting(self, since: float, limit: int) -> list[str]:
        """Public tables made before then that have not begun, the oldest first."""
        return [row[0] for row in await self.fetch(WAITING_OPENLY, since, limit)]

    async def waiting_by_link(self, since: float, limit: int) -> list[str]:
        """Tables by link that have not begun and at which nothing has happened since then, the oldest first."""
        return [row[0] for row in await self.fetch(WAITING_BY_LINK, since, limit)]

    async def live(self) -> AsyncIterator[TableRow]:
        """Every table waiting or playing."""
        after = ""
        while page := [table_of(row) for row in await self.fetch(LIVE_PAGE, after, PAGE)]:
            for table in page:
                yield table
            after = page[-1].id

    async def starts(self) -> AsyncIterator[tuple[str, dict[str, Any], dict[str, Any]]]:
        """Of every table being played: its game, what was agreed, and the body of the row that it began with."""
        after = ""
        while page := await self.fetch(STARTS_PAGE, after, PAGE):
            for _, game, options, body in page:
                if body is not None:
                    yield game, loaded(options), loaded(body)
            after = page[-1][0]

    async def count(self) -> dict[str, int]:
        """How many tables there are of each status."""
        return {row[0]: row[1] for row in await self.fetch(COUNT)}

    async def due(self, now: float, limit: int) -> list[str]:
        """Tables to wake whose time has come and that nobody has claimed beyond now, the longest due first."""
        return [row[0] for row in await self.fetch(DUE, now, limit)]

    async def claim(self, table: str, process: str, until: float) -> None:
        """ "I have it awake." Several processes may."""
        await self.change(table, CLAIM, table, process, until)

    async def renew(self, process: str, until: float) -> None:
        """All claims of a process at once."""
        await self.change(process, RENEW, process, until)

    async def release(self, table: str, process: str) -> None:
        await self.change(table, RELEASE, table, process)

    @abstractmethod
    async def listen(self, heard: Callable[[str, int], None]) -> None:
        """From now on, in the event loop: (table, last sequence) written by other processes; never on SQLite.

        After a lost link, `heard` is called for every table claimed through this storage.
        """

    @abstractmethod
    def watch(self, lost: Callable[[str], None]) -> None:
        """`lost` is called, in the event loop, if nothing can ever be written again through this storage: why."""

    async def beat(self, process: str, now: float) -> None:
        await self.change(process, BEAT, process, now)
        await self.change(process, SWEEP_BEATS, now - FORGOTTEN)
        await self.change(process, SWEEP_CLAIMS, now - FORGOTTEN)

    async def last_beat(self) -> float | None:
        """When any process was last alive. Ask before the first beat: clocks stop while nobody is."""
        at: float | None = (await self.fetch(LAST_BEAT))[0][0]
        return at

    @abstractmethod
    async def check(self) -> None:
        """Looks at every page of the file; raises Damaged. A server of databases looks after its own."""

    @abstractmethod
    async def prune(self, before: float, archive: Path | None) -> int:
        """Deletes tables that wait or have ended and whose last row is older; first writes each to ID.jsonl there.

        A table of any status but the five above stays for ever.
        """

    @abstractmethod
    async def backup(self, to: Path, progress: Progress | None = None) -> None:
        """Everything as of one moment, in a file that either kind of database restores; others go on meanwhile."""

    @abstractmethod
    async def restore(self, source: Path, progress: Progress | None = None) -> int:
        """All of it or nothing; only into a database without tables. Raises Unusable. Returns how many tables."""

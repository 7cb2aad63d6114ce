"""PostgreSQL: several processes serve the same tables; the unique sequence decides who wrote first."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from secrets import token_hex
from typing import Any, Final, Generic, TypeVar

import asyncpg

from stolik.server.storage import (
    FIRST,
    WAITING,
    Away,
    Conflict,
    Fetched,
    NewRow,
    NoTable,
    Progress,
    Statement,
    TableRow,
    Unusable,
    portable,
    queries,
)
from stolik.server.storage import postgres_steps as steps
from stolik.server.storage.backups import BackupReader
from stolik.server.storage.listener import ChannelListener
from stolik.server.storage.migrations import check_current
from stolik.server.storage.patience import PATIENCE, patiently
from stolik.server.storage.postgres_steps import Append
from stolik.server.storage.queries import PAGE, Storage
from stolik.server.storage.rows import Columns, columns_of

POOL: Final = 6
TIMEOUT: Final = 30.0
TAKEN = (asyncpg.UniqueViolationError, asyncpg.ForeignKeyViolationError)

Change = tuple[str, str, tuple[Any, ...]]
"""What it is about, SQL, arguments."""


T = TypeVar("T")
MOST: Final = 64
"""More in one statement take longer than in two."""


class Parcel(Generic[T]):
    """A write, and who waits for it."""

    def __init__(self, what: T) -> None:
        self.what = what
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def arrive(self) -> None:
        if not self.done.done():
            self.done.set_result(None)

    def fail(self, error: BaseException) -> None:
        if not self.done.done():
            self.done.set_exception(error)


class Lane(Generic[T]):
    """`carry` sees to it that every parcel arrives or fails; while it is under way the next ones gather."""

    def __init__(self, carry: Callable[[list[Parcel[T]]], Awaitable[None]]) -> None:
        self._carry = carry
        self._waiting: list[Parcel[T]] = []
        self._going: asyncio.Task[None] | None = None

    async def send(self, what: T) -> None:
        parcel = Parcel(what)
        self._waiting.append(parcel)
        if self._going is None:
            self._going = asyncio.create_task(self._go())
        await parcel.done

    async def drain(self) -> None:
        if self._going is not None:
            await self._going

    async def _go(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            try:
                await self._carry(batch)
            except Exception as error:
                for parcel in batch:
                    parcel.fail(error)
        self._going = None


class PostgresStorage(Storage):
    def __init__(self, url: str, read_only: bool) -> None:
        self.commits = 0
        self.patience = PATIENCE
        self._url = url
        self._read_only = read_only
        self._process = token_hex(8)
        self._pool: Any = None
        self._listener: ChannelListener | None = None
        self._awake: set[str] = set()
        self._appends: Lane[Append] = Lane(self._carry_appends)
        self._changes: Lane[Change] = Lane(self._carry_changes)

    async def open(self) -> None:
        try:
            self._pool = await patiently(lambda again: self._connected(), self.patience)
        except (Away, ValueError, asyncpg.PostgresError) as error:
            raise Unusable("storage-away", f"The PostgreSQL database cannot be used: {error}.") from error

    async def close(self) -> None:
        if self._pool is None:
            return
        await self._appends.drain()
        await self._changes.drain()
        if self._listener is not None:
            await self._listener.close()
        try:
            await asyncio.wait_for(self._pool.close(), TIMEOUT)
        except TimeoutError:
            self._pool.terminate()

    async def _connected(self) -> Any:
        """None is held open for its own sake: the pool would try in vain while the database is away, and log it."""
        await self._prepare()
        settings = {"synchronous_commit": "on"}
        if self._read_only:
            settings["default_transaction_read_only"] = "on"
        return await asyncpg.create_pool(
            self._url, min_size=0, max_size=POOL, command_timeout=TIMEOUT, timeout=TIMEOUT, server_settings=settings
        )

    async def _prepare(self) -> None:
        db: Any = await asyncpg.connect(self._url, timeout=TIMEOUT)
        try:
            if self._read_only:
                check_current(await steps.version(db))
            else:
                await steps.migrate(db)
        finally:
            await db.close()

    @property
    def _db(self) -> Any:
        assert self._pool is not None and not self._pool.is_closing(), "the storage is not open"
        return self._pool

    # Reading and small writes

    async def fetch(self, sql: str, *args: Any) -> Sequence[Sequence[Any]]:
        return await patiently(lambda again: self._db.fetch(sql, *args), self.patience)

    async def change(self, about: str, sql: str, *args: Any) -> None:
        await self._changes.send((about, sql, args))

    async def transact(
        self, about: str, reads: Sequence[Statement], then: Callable[[Fetched], list[Statement]]
    ) -> Fetched:
        async def attempt(again: bool) -> Fetched:
            async with self._db.acquire() as db:
                return await steps.transact(db, about, reads, then)

        return await patiently(attempt, self.patience)

    async def _carry_changes(self, batch: list[Parcel[Change]]) -> None:
        await patiently(lambda again: self._change_all([parcel.what for parcel in batch]), self.patience)
        for parcel in batch:
            parcel.arrive()

    async def _change_all(self, changes: list[Change]) -> None:
        """In the same order everywhere, so that nobody waits in a circle; nothing here is worth a wait for the disk."""
        async with self._db.acquire() as db, db.transaction():
            await db.execute("SET LOCAL synchronous_commit TO off")
            for _, sql, args in sorted(changes, key=lambda change: change[0]):
                await db.execute(sql, *args)

    # The log

    async def create(self, table: TableRow, rows: Sequence[NewRow], status: str = WAITING) -> None:
        columns = (*columns_of(table), status)
        first_rows = steps.turned(steps.numbered(table.id, FIRST, rows, table.created), 5)
        await patiently(partial(self._create, columns, first_rows), self.patience)

    async def _create(self, table: Columns, rows: list[list[Any]], again: bool) -> None:
        try:
            await self._db.execute(steps.CREATE, *table, *rows)
        except asyncpg.UniqueViolationError as error:
            if not (again and await steps.is_made(self._db, table)):
                raise Conflict(f"the id or the code of table {table[0]} is taken") from error

    async def append(self, table: str, first: int, rows: Sequence[NewRow], at: float) -> None:
        assert rows, "nothing to write"
        await self._appends.send(Append(table, first, steps.numbered(table, first, rows, at)))

    async def _carry_appends(self, batch: list[Parcel[Append]]) -> None:
        """One statement takes one append of each table."""
        while batch:
            first = {parcel.what.table: parcel for parcel in reversed(batch)}
            await patiently(partial(self._write, list(first.values())), self.patience)
            batch = [parcel for parcel in batch if first[parcel.what.table] is not parcel]

    async def _write(self, parcels: list[Parcel[Append]], again: bool) -> None:
        """The outcome of each: written, now or by a try that lost its link, or why not."""
        try:
            written = await steps.append(self._db, [parcel.what for parcel in parcels], self._process)
            self.commits += 1
        except TAKEN:
            if len(parcels) > 1:
                for parcel in parcels:
                    await self._write([parcel], again)
                return
            written = set()
        for parcel in parcels:
            if parcel.what.table in written or (again and await steps.is_there(self._db, parcel.what)):
                parcel.arrive()
            else:
                parcel.fail(await self._why_not(parcel.what))

    async def _why_not(self, append: Append) -> Exception:
        if not await self._db.fetch("SELECT 1 FROM tables WHERE id = $1", append.table):
            return NoTable(append.table)
        return Conflict(f"{append.first} cannot be next at table {append.table}")

    # Others

    async def claim(self, table: str, process: str, until: float) -> None:
        self._awake.add(table)
        await super().claim(table, process, until)

    async def release(self, table: str, process: str) -> None:
        self._awake.discard(table)
        await super().release(table, process)

    async def listen(self, heard: Callable[[str, int], None]) -> None:
        assert self._listener is None, "one listener is enough"
        self._listener = ChannelListener(partial(asyncpg.connect, self._url, timeout=TIMEOUT), self._process, heard)
        await self._listener.start(partial(self._catch_up, heard))

    def watch(self, lost: Callable[[str], None]) -> None:
        """Nothing is lost for ever: a database that is away may come back."""

    async def _catch_up(self, heard: Callable[[str, int], None]) -> None:
        for table, last in await self.fetch(steps.LAST_SEQS, list(self._awake)):
            heard(table, last)

    # For the host

    async def check(self) -> None:
        pass

    async def prune(self, before: float, archive: Path | None) -> int:
        pruned, after = 0, ""
        while tables := await self.fetch(queries.OLD_TABLES, before, after, PAGE):
            rows = await self.fetch(steps.ROWS_OF, [table[0] for table in tables])
            if archive is not None:
                await asyncio.to_thread(portable.archive, archive, [tuple(table) for table in tables], rows)
            pruned += await self._delete(portable.last_seqs(tables, rows))
            after = tables[-1][0]
        return pruned

    async def _delete(self, seen: dict[str, int]) -> int:
        async with self._db.acquire() as db:
            return await steps.delete(db, seen)

    async def backup(self, to: Path, progress: Progress | None = None) -> None:
        """A file that cannot be written is no matter of the database: that is told at once."""

        async def attempt(again: bool) -> OSError | None:
            async with self._db.acquire() as db:
                try:
                    await steps.backup(db, to, progress)
                except OSError as error:
                    if isinstance(error, ConnectionError | TimeoutError):
                        raise
                    return error
            return None

        if (failed := await patiently(attempt, self.patience)) is not None:
            raise failed

    async def restore(self, source: Path, progress: Progress | None = None) -> int:
        reader = await asyncio.to_thread(BackupReader, source)

        async def attempt(again: bool) -> int:
            async with self._db.acquire() as db:
                if again and await steps.is_restored(db, reader):
                    return reader.ending.tables
                return await steps.restore(db, reader, progress)

        return await patiently(attempt, self.patience)

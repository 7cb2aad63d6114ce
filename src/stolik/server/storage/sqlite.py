"""SQLite: one file, one process, one thread that writes and a few that read."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeVar

from stolik.server.storage import (
    WAITING,
    Damaged,
    DamagedFile,
    Fetched,
    NewRow,
    Progress,
    Statement,
    TableRow,
    Unusable,
    file_of,
    portable,
    privacy,
    queries,
    still,
    writer,
)
from stolik.server.storage import sqlite_steps as steps
from stolik.server.storage.backups import BackupReader
from stolik.server.storage.faults import away, code_of, is_damage
from stolik.server.storage.lock import Lock, lock_of
from stolik.server.storage.migrations import check_current
from stolik.server.storage.queries import PAGE, Storage
from stolik.server.storage.rows import columns_of
from stolik.server.storage.writer import GONE, Writer

T = TypeVar("T")
READERS: Final = 4
SMALL: Final = 64 * 1024 * 1024
"""Bytes of a file that is looked through at every start, which takes a moment; larger ones are the doctor's."""
BUSY: Final = 30.0
"""Seconds to wait for a lock of SQLite's own: a checkpoint, or a tool of the host."""


class SqliteStorage(Storage):
    def __init__(self, where: Path, read_only: bool) -> None:
        self.path = file_of(str(where))
        self._folder = None if where.suffix == ".db" else where
        self._read_only = read_only
        self._lock = Lock(lock_of(self.path))
        self._source = self.path.absolute().as_uri()
        self._copies: TemporaryDirectory[str] | None = None
        self._writer: Writer | None = None
        self._watching: Callable[[str], None] | None = None
        self._threads = ThreadPoolExecutor(READERS, "stolik-reader")
        self._own = threading.local()
        self._readers: list[sqlite3.Connection] = []

    async def open(self) -> None:
        try:
            if self._read_only:
                await asyncio.to_thread(self._look)
            else:
                self._writer = Writer(await asyncio.to_thread(self._start), self._lost)
        except (OSError, sqlite3.Error) as error:
            if code_of(error) == sqlite3.SQLITE_CORRUPT:
                raise DamagedFile(self.path) from error
            raise Unusable("storage-unreadable", f"{self.path} cannot be opened: {error}.") from error

    async def close(self) -> None:
        if self._writer is not None:
            writing, self._writer = self._writer, None
            await writing.close()
        await asyncio.to_thread(self._threads.shutdown)
        while self._readers:
            self._readers.pop().close()
        if self._copies is not None:
            self._copies.cleanup()
        self._lock.give_back()

    @property
    def commits(self) -> int:
        return 0 if self._writer is None else self._writer.commits

    # Opening

    def _start(self) -> sqlite3.Connection:
        self.path.parent.mkdir(privacy.FOLDER, parents=True, exist_ok=True)
        self._lock.take()
        try:
            privacy.keep_private(self.path, self._folder)
            return self._migrated()
        except BaseException:
            self._lock.give_back()
            raise

    def _migrated(self) -> sqlite3.Connection:
        db = self._connect()
        try:
            if self.path.stat().st_size <= SMALL and not steps.is_whole(db):
                raise DamagedFile(self.path)
            db.execute("PRAGMA journal_mode = WAL")
            steps.migrate(db)
            db.execute("DELETE FROM claims")  # of processes that are gone: there is only this one
        except BaseException:
            db.close()
            raise
        return db

    def _look(self) -> None:
        if not self.path.is_file():
            raise Unusable("storage-none", f"There is no database {self.path}.")
        try:
            self._check_version()
        except sqlite3.OperationalError as error:
            if not still.is_unwritable(error):
                raise
            still.check_unused(self.path, lock_of(self.path))
            self._look_at_a_still()

    def _look_at_a_still(self) -> None:
        self._copies = TemporaryDirectory(prefix="stolik-")
        try:
            self._source = still.source_of(self.path, Path(self._copies.name))
            self._check_version()
        except BaseException:
            self._copies.cleanup()
            raise

    def _check_version(self) -> None:
        with closing(self._connect()) as db:
            check_current(steps.version(db))

    def _connect(self) -> sqlite3.Connection:
        db = sqlite3.connect(self._source, timeout=BUSY, isolation_level=None, check_same_thread=False, uri=True)
        try:
            db.execute("PRAGMA synchronous = FULL")
            db.execute("PRAGMA foreign_keys = ON")
        except BaseException:
            db.close()
            raise
        return db

    # Reading and writing

    async def _read(self, do: Callable[[sqlite3.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._threads, lambda: do(self._reader()))
        except sqlite3.DatabaseError as error:
            if isinstance(error, sqlite3.OperationalError) or is_damage(error):
                raise away(error) from error
            raise

    def _reader(self) -> sqlite3.Connection:
        """Every thread has its own."""
        if not hasattr(self._own, "db"):
            self._own.db = self._connect()
            self._own.db.execute("PRAGMA query_only = ON")
            self._readers.append(self._own.db)
        db: sqlite3.Connection = self._own.db
        return db

    async def _write(self, do: Callable[[sqlite3.Connection], T]) -> T:
        writing = self._open_writer()

        def changed(db: sqlite3.Connection) -> T:
            writing.ends.clear()
            return do(db)

        return await writing.write(changed)

    def _open_writer(self) -> Writer:
        assert self._writer is not None, "the storage is not open for writing"
        return self._writer

    async def fetch(self, sql: str, *args: Any) -> Sequence[Sequence[Any]]:
        return await self._read(lambda db: writer.run(db, sql, *args))

    async def change(self, about: str, sql: str, *args: Any) -> None:
        await self._write(lambda db: writer.run(db, sql, *args))

    async def transact(
        self, about: str, reads: Sequence[Statement], then: Callable[[Fetched], list[Statement]]
    ) -> Fetched:
        return await self._write(lambda db: writer.transact(db, reads, then))

    async def create(self, table: TableRow, rows: Sequence[NewRow], status: str = WAITING) -> None:
        columns = (*columns_of(table), status, None)
        await self._write(lambda db: writer.create(db, columns, rows, table.created))

    async def append(self, table: str, first: int, rows: Sequence[NewRow], at: float) -> None:
        assert rows, "nothing to write"
        writing = self._open_writer()
        await writing.write(lambda db: writer.append(db, writing.ends, table, first, rows, at))

    async def listen(self, heard: Callable[[str, int], None]) -> None:
        """There are no others."""

    def watch(self, lost: Callable[[str], None]) -> None:
        self._watching = lost

    def _lost(self, error: BaseException) -> None:
        if self._watching is not None:
            self._watching(f"{GONE} ({error!r})")

    # For the host

    async def check(self) -> None:
        if not await self._read(steps.is_whole):
            raise Damaged(f"SQLite: {self.path}")

    async def prune(self, before: float, archive: Path | None) -> int:
        pruned, after = 0, ""
        while tables := await self.fetch(queries.OLD_TABLES, before, after, PAGE):
            rows = await self._read(partial(steps.rows_of, tables=tables))
            if archive is not None:
                await asyncio.to_thread(portable.archive, archive, tables, rows)
            pruned += await self._write(partial(steps.delete, seen=portable.last_seqs(tables, rows)))
            after = tables[-1][0]
        return pruned

    async def backup(self, to: Path, progress: Progress | None = None) -> None:
        await self._read(lambda db: steps.backup(db, to, progress))

    async def restore(self, source: Path, progress: Progress | None = None) -> int:
        reader = await asyncio.to_thread(BackupReader, source)
        return await self._write(lambda db: steps.restore(db, reader, progress))

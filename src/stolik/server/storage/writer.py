"""The one thread that writes to SQLite: what waits together is committed together, with one wait for the disk.

What it writes of tables is below.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, NamedTuple, TypeVar

from stolik.server.storage import FIRST, Away, Conflict, Fetched, NewRow, NoTable, Statement, queries
from stolik.server.storage.faults import away, is_damage
from stolik.server.storage.rows import COLUMNS, Columns

logger = logging.getLogger(__name__)
T = TypeVar("T")
GONE: Final = "the thread that writes to the database has died: nothing can be stored any more"
INSERT_TABLE: Final = f"INSERT INTO tables ({COLUMNS}, status, wake_at) VALUES ({', '.join('?' * 14)})"
INSERT_ROW: Final = "INSERT INTO log (table_id, seq, kind, body, at) VALUES (?, ?, ?, ?, ?)"
FEW: Final = 8
"""Rows that are one statement: for each the thread lets the others go first, and then has to wait for its turn."""
MOST: Final = 500
"""Writes in one commit, so that nobody waits for an endless one."""


Do = Callable[[sqlite3.Connection], Any]
Ends = dict[str, int]
"""By table: its last row."""


class HalfDone(Exception):
    """A write has failed that had changed something: all that waited with it are done again, each apart."""

    def __init__(self, error: Exception) -> None:
        super().__init__()
        self.error = error


class Failed(NamedTuple):
    error: Exception


class Write(NamedTuple):
    do: Do
    done: asyncio.Future[Any]


class Writer:
    """`died` is called in the event loop, once, if the thread ends by a fault: nothing is written after that."""

    def __init__(self, db: sqlite3.Connection, died: Callable[[BaseException], None]) -> None:
        self.commits = 0
        self.ends: Ends = {}
        """As this thread has left them: nobody else writes. Forgotten whenever anything but rows is written."""
        self._died = died
        self._dead = False
        self._batch: list[Write] = []
        self._db = db
        self._loop = asyncio.get_running_loop()
        self._waiting: SimpleQueue[Write | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="stolik-writer", daemon=True)
        self._thread.start()

    async def write(self, do: Callable[[sqlite3.Connection], T]) -> T:
        if self._dead:
            raise Away(GONE)
        done: asyncio.Future[T] = self._loop.create_future()
        self._waiting.put(Write(do, done))
        return await done

    async def close(self) -> None:
        """What was asked for before is stored first."""
        self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)
        self._db.close()

    # In the thread

    def _run(self) -> None:
        """RuntimeError: the loop is gone, and with it all who waited."""
        try:
            self._work()
        except BaseException as error:
            logger.critical("%s", GONE, exc_info=error)
            with suppress(RuntimeError):
                self._loop.call_soon_threadsafe(self._mourn, error)

    def _work(self) -> None:
        while batch := self._next():
            self._batch = batch
            outcomes = self._commit(batch)
            try:
                self._loop.call_soon_threadsafe(_tell, batch, outcomes)
            except RuntimeError:
                return
            self._batch = []

    def _next(self) -> list[Write]:
        batch: list[Write] = []
        try:
            write = self._waiting.get()
            while write is not None:
                batch.append(write)
                if len(batch) == MOST:
                    return batch
                write = self._waiting.get_nowait()
        except Empty:
            return batch
        if batch:
            self._waiting.put(None)
        return batch

    def _mourn(self, error: BaseException) -> None:
        """In the loop again: whoever waits is told that nobody knows what was stored."""
        self._dead = True
        waiting = self._batch
        with suppress(Empty):
            while True:
                write = self._waiting.get_nowait()
                waiting += [] if write is None else [write]
        _tell(waiting, [Failed(Away(GONE)) for _ in waiting])
        self._died(error)

    def _commit(self, batch: list[Write]) -> list[Any]:
        try:
            try:
                return self._committed(batch, self._try)
            except HalfDone:
                self._db.execute("ROLLBACK")
                self.ends.clear()
                return self._committed(batch, self._try_apart)
        except sqlite3.Error as error:
            self.ends.clear()
            if self._db.in_transaction:
                with suppress(sqlite3.Error):
                    self._db.execute("ROLLBACK")
            return [Failed(away(error)) for _ in batch]

    def _committed(self, batch: list[Write], one: Callable[[Do], Any]) -> list[Any]:
        self._db.execute("BEGIN IMMEDIATE")
        outcomes = [one(write.do) for write in batch]
        self._db.execute("COMMIT")
        self.commits += 1
        return outcomes

    def _try(self, do: Do) -> Any:
        """One write that fails takes nobody else with it: hardly any has changed something by then.

        (A full disk ends the transaction, and so the batch.)
        """
        before = self._db.total_changes
        try:
            return do(self._db)
        except sqlite3.OperationalError:
            raise
        except Exception as error:
            if is_damage(error):
                raise
            if self._db.total_changes != before:
                raise HalfDone(error) from error
            return Failed(error)

    def _try_apart(self, do: Do) -> Any:
        """Whatever has been changed by a write that fails is taken back."""
        self._db.execute("SAVEPOINT one")
        try:
            outcome = self._try(do)
        except HalfDone as half:
            outcome = Failed(half.error)
            self._db.execute("ROLLBACK TO one")
            self.ends.clear()
        self._db.execute("RELEASE one")
        return outcome


def _tell(batch: list[Write], outcomes: list[Any]) -> None:
    for write, outcome in zip(batch, outcomes, strict=True):
        if write.done.done():
            continue
        if isinstance(outcome, Failed):
            write.done.set_exception(outcome.error)
        else:
            write.done.set_result(outcome)


def run(db: sqlite3.Connection, sql: str, *args: Any) -> list[Any]:
    """SQLite takes $1 for a name, so the same text serves both databases."""
    return db.execute(sql, {str(number): arg for number, arg in enumerate(args, 1)}).fetchall()


def transact(db: sqlite3.Connection, reads: Sequence[Statement], then: Callable[[Fetched], list[Statement]]) -> Fetched:
    return [run(db, *said) for said in then([run(db, *said) for said in reads])]


# The log


def create(db: sqlite3.Connection, table: Columns, rows: Sequence[NewRow], at: float) -> None:
    try:
        db.execute(INSERT_TABLE, table)
    except sqlite3.IntegrityError as error:
        raise Conflict(f"the id or the code of table {table[0]} is taken") from error
    insert(db, table[0], FIRST, rows, at)


def append(db: sqlite3.Connection, ends: Ends, table: str, first: int, rows: Sequence[NewRow], at: float) -> None:
    last = ends.get(table) or last_seq(db, table)
    if last == 0 and not run(db, "SELECT 1 FROM tables WHERE id = $1", table):
        raise NoTable(table)
    if last != first - 1:
        raise Conflict(f"table {table} is at {last}, so {first} cannot be next")
    insert(db, table, first, rows, at)
    ends[table] = last + len(rows)


def insert(db: sqlite3.Connection, table: str, first: int, rows: Sequence[NewRow], at: float) -> None:
    values = [(table, seq, kind, body, at) for seq, (kind, body) in enumerate(rows, first)]
    if len(values) > FEW:
        db.executemany(INSERT_ROW, values)
    elif values:
        db.execute(insertion(len(values)), [value for row in values for value in row])


@cache
def insertion(rows: int) -> str:
    return INSERT_ROW + ", (?, ?, ?, ?, ?)" * (rows - 1)


def last_seq(db: sqlite3.Connection, table: str) -> int:
    last: int | None = run(db, queries.LAST_SEQ, table)[0][0]
    return last or FIRST - 1

"""The one thread that writes to SQLite: what waits together is committed together, with one wait for the disk."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, NamedTuple, TypeVar

from stolik.server.storage import Away, Full

T = TypeVar("T")
MOST: Final = 500
"""Writes in one commit, so that nobody waits for an endless one."""


class Failed(NamedTuple):
    error: Exception


class Write(NamedTuple):
    do: Callable[[sqlite3.Connection], Any]
    done: asyncio.Future[Any]


class Writer:
    def __init__(self, db: sqlite3.Connection) -> None:
        self.commits = 0
        self._db = db
        self._loop = asyncio.get_running_loop()
        self._waiting: SimpleQueue[Write | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="stolik-writer", daemon=True)
        self._thread.start()

    async def write(self, do: Callable[[sqlite3.Connection], T]) -> T:
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
        while batch := self._next():
            outcomes = self._commit(batch)
            try:
                self._loop.call_soon_threadsafe(_tell, batch, outcomes)
            except RuntimeError:  # the loop is gone, and with it all who waited
                return

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

    def _commit(self, batch: list[Write]) -> list[Any]:
        try:
            self._db.execute("BEGIN IMMEDIATE")
            outcomes = [self._try(write.do) for write in batch]
            self._db.execute("COMMIT")
            self.commits += 1
        except sqlite3.Error as error:
            if self._db.in_transaction:
                with suppress(sqlite3.Error):
                    self._db.execute("ROLLBACK")
            return [Failed(away(error)) for _ in batch]
        return outcomes

    def _try(self, do: Callable[[sqlite3.Connection], Any]) -> Any:
        """One write that fails takes nobody else with it. (A full disk ends the transaction, and so the batch.)"""
        self._db.execute("SAVEPOINT one")
        try:
            outcome = do(self._db)
        except sqlite3.OperationalError:
            raise
        except Exception as error:
            self._db.execute("ROLLBACK TO one")
            outcome = Failed(error)
        self._db.execute("RELEASE one")
        return outcome


def away(error: sqlite3.Error) -> Away:
    kind = Full if getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_FULL else Away
    return kind(f"SQLite: {error}")


def _tell(batch: list[Write], outcomes: list[Any]) -> None:
    for write, outcome in zip(batch, outcomes, strict=True):
        if write.done.cancelled():
            continue
        if isinstance(outcome, Failed):
            write.done.set_exception(outcome.error)
        else:
            write.done.set_result(outcome)

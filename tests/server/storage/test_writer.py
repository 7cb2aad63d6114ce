"""The thread that writes is the only one: when it dies nobody waits for it, and the process stops."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from stolik.server.app import Server
from stolik.server.process import serve
from stolik.server.process.addresses import bound
from stolik.server.process.listen import run
from stolik.server.process.serve import CannotServe
from stolik.server.storage import Away, Conflict, NoTable, Unusable
from stolik.server.storage.sqlite import SqliteStorage
from stolik.server.storage.writer import Write, Writer, append
from tests.server.kit import quick
from tests.server.storage.kit import a_table, asynchronous, heard_at, opened, said


def let_die(monkeypatch: pytest.MonkeyPatch) -> None:
    def commit(writer: Writer, batch: list[Write]) -> list[Any]:
        raise MemoryError("nothing left")

    monkeypatch.setattr(Writer, "_commit", commit)


@asynchronous
async def test_nobody_waits_for_a_dead_thread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    storage = SqliteStorage(tmp_path, False)
    lost: list[str] = []
    storage.watch(lost.append)
    await storage.open()
    await storage.create(a_table(), said("a"))
    with monkeypatch.context() as dying:
        let_die(dying)
        together = [storage.append("one", 2, said("b"), 1.0) for _ in range(3)]
        async with asyncio.timeout(5):
            outcomes = await asyncio.gather(*together, return_exceptions=True)
        assert {type(outcome) for outcome in outcomes} == {Away}
    async with asyncio.timeout(5):
        with pytest.raises(Away):
            await storage.append("one", 2, said("b"), 1.0)
    assert await heard_at(storage, "one") == [(1, "a")], "what is there can be read"
    assert len(lost) == 1
    assert "MemoryError" in lost[0]
    assert caplog.text.count("the thread that writes to the database has died") == 1
    await storage.close()
    async with opened(str(tmp_path)) as again:
        await again.append("one", 2, said("b"), 1.0)


def test_the_process_says_so_and_stops(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def served() -> None:
        with bound("127.0.0.1", 0) as listening:
            async with asyncio.timeout(20):
                await run(Server(quick(str(tmp_path))), [listening], lambda: let_die(monkeypatch))

    with pytest.raises(Unusable, match="has died") as told:
        asyncio.run(served())
    assert told.value.why == "storage-lost"


def test_the_host_gets_a_sentence_and_a_status(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DATABASE_URL", raising=False)
    monkeypatch.setattr(serve, "announce", lambda *_: let_die(monkeypatch))
    with pytest.raises(CannotServe) as told:
        serve.serve(tmp_path, port=0, no_browser=True)
    assert "has died" in told.value.sentence("pl")


@asynchronous
async def test_a_fault_of_sqlite_is_no_death(tmp_path: Path) -> None:
    async with opened(str(tmp_path)) as storage:
        assert isinstance(storage, SqliteStorage)

        def wrong(db: sqlite3.Connection) -> None:
            raise sqlite3.OperationalError("locked")

        with pytest.raises(Away):
            await storage._write(wrong)
        await storage.create(a_table(), said("a"))


@asynchronous
async def test_the_last_row_is_remembered_only_while_nothing_else_is_written(tmp_path: Path) -> None:
    storage = SqliteStorage(tmp_path, False)
    await storage.open()
    writing: Any = storage._writer
    await storage.create(a_table(), said("a"))
    await storage.append("one", 2, said("b", "c"), 1.0)
    assert writing.ends == {"one": 3}
    for first in (2, 3, 5):
        with pytest.raises(Conflict):
            await storage.append("one", first, said("x"), 1.0)
    await storage.append("one", 4, said(*"defghijklm"), 1.0)
    assert writing.ends == {"one": 13}
    await storage.set_status("one", "over", None)
    assert writing.ends == {}
    await storage.append("one", 14, said("n"), 1.0)
    assert [seq for seq, _ in await heard_at(storage, "one")] == [*range(1, 15)]
    assert await storage.prune(2000.0, None) == 1
    with pytest.raises(NoTable):
        await storage.append("one", 15, said("o"), 1.0)
    await storage.close()


@asynchronous
async def test_what_was_taken_back_is_not_remembered(tmp_path: Path) -> None:
    storage = SqliteStorage(tmp_path, False)
    await storage.open()
    writing: Any = storage._writer
    await storage.create(a_table(), said("a"))

    def breaks(db: sqlite3.Connection) -> None:
        append(db, writing.ends, "one", 2, said("b"), 1.0)
        raise sqlite3.OperationalError("the disk is full")

    with pytest.raises(Away):
        await writing.write(breaks)
    assert writing.ends == {}

    def fails(db: sqlite3.Connection) -> None:
        append(db, writing.ends, "one", 2, said("b"), 1.0)
        raise ValueError("half done")

    with pytest.raises(ValueError, match="half done"):
        await writing.write(fails)
    assert writing.ends == {}
    await storage.append("one", 2, said("b"), 1.0)
    assert await heard_at(storage, "one") == [(1, "a"), (2, "b")]
    await storage.close()

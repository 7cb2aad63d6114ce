"""One file serves one process; a disk that is full is no disaster."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest

from stolik.server.storage import Full, Unusable
from stolik.server.storage.sqlite import SqliteStorage
from tests.server.storage.kit import a_table, asynchronous, heard_at, opened, said
from tests.server.storage.test_durability import child


@asynchronous
async def test_a_second_process_is_refused(tmp_path: Path) -> None:
    async with opened(str(tmp_path)):
        with child("look", str(tmp_path)) as other:
            assert other.communicate()[0] == "storage-in-use\n"
        with pytest.raises(Unusable, match="Another process is using"):
            await SqliteStorage(tmp_path, False).open()
    with child("look", str(tmp_path)) as other:
        assert other.communicate()[0] == "opened\n"


@asynchronous
async def test_a_child_of_a_killed_process_does_not_keep_the_lock(tmp_path: Path) -> None:
    with child("hold", str(tmp_path)) as holder:
        assert holder.stdout is not None
        orphan = int(holder.stdout.readline())
        holder.kill()
        holder.wait()
        try:
            async with opened(str(tmp_path)) as storage:
                await storage.create(a_table(), said("a"))
        finally:
            os.kill(orphan, signal.SIGKILL)


@asynchronous
async def test_a_reader_works_beside_the_server(tmp_path: Path) -> None:
    async with opened(str(tmp_path)) as storage, opened(str(tmp_path), read_only=True) as reader:
        await storage.create(a_table(), said("a"))
        assert await reader.find("one") == a_table()
        assert await heard_at(reader, "one") == [(1, "a")]
        with pytest.raises(AssertionError):
            await reader.append("one", 2, said("b"), 1.0)


@asynchronous
async def test_a_reader_makes_no_database(tmp_path: Path) -> None:
    with pytest.raises(Unusable, match="There is no database"):
        await SqliteStorage(tmp_path / "none", True).open()
    assert list(tmp_path.iterdir()) == []


@asynchronous
async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letters.db").write_text("not a database at all, but quite a long text" * 100)
    for read_only in (False, True):
        with pytest.raises(Unusable, match="cannot be opened"):
            await SqliteStorage(tmp_path / "letters.db", read_only).open()


@asynchronous
async def test_claims_of_earlier_processes_are_forgotten(tmp_path: Path) -> None:
    async with opened(str(tmp_path)) as storage:
        await storage.create(a_table(), said("a"))
        await storage.set_status("one", "playing", 1.0)
        await storage.claim("one", "before", 1e12)
        assert await storage.due(2.0, 1) == []
    async with opened(str(tmp_path)) as storage:
        assert await storage.due(2.0, 1) == ["one"]


@asynchronous
async def test_a_full_disk_is_said_and_survived(tmp_path: Path) -> None:
    storage = SqliteStorage(tmp_path, False)
    await storage.open()
    for name in ("one", "two"):
        await storage.create(a_table(name), said("a"))
    [(pages,)] = await storage.fetch("PRAGMA page_count")
    await storage._write(lambda db: db.execute(f"PRAGMA max_page_count = {pages + 2}").fetchall())
    together = (storage.append(name, 2, said("b" * 100_000), 1.0) for name in ("one", "two"))
    outcomes = await asyncio.gather(*together, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [Full, Full]
    await storage._write(lambda db: db.execute("PRAGMA max_page_count = 1000000").fetchall())
    await storage.append("one", 2, said("b"), 1.0)
    assert await heard_at(storage, "one") == [(1, "a"), (2, "b")]
    assert await heard_at(storage, "two") == [(1, "a")]
    await storage.close()

"""Several processes on one PostgreSQL, and links that break: nothing acknowledged is lost, nothing is doubled."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from stolik.server.process import maintenance
from stolik.server.storage import Away, Conflict, Unusable
from stolik.server.storage.postgres import PostgresStorage
from stolik.server.storage.queries import Storage
from tests.server.storage.cable import Cable, cable
from tests.server.storage.kit import a_table, asynchronous, heard_at, opened, raw, said

OTHERS = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"


async def until(true: Callable[[], bool], patience: float = 10.0) -> None:
    end = time.monotonic() + patience
    while not true():
        assert time.monotonic() < end, "in vain"
        await asyncio.sleep(0.01)


# Hearing of each other


@asynchronous
async def test_what_others_write_is_heard_and_what_we_write_is_not(postgres: str) -> None:
    async with opened(postgres) as one, opened(postgres) as two:
        heard_one: list[tuple[str, int]] = []
        heard_two: list[tuple[str, int]] = []
        await one.listen(lambda *what: heard_one.append(what))
        await two.listen(lambda *what: heard_two.append(what))
        await one.create(a_table(), said("a"))
        await one.append("one", 2, said("b", "c", "d"), 1.0)
        await until(lambda: heard_two == [("one", 4)])
        await two.append("one", 5, said("e"), 1.0)
        await until(lambda: heard_one == [("one", 5)])
        with pytest.raises(Conflict):
            await one.append("one", 5, said("f"), 1.0)
        await two.append("one", 6, said("g"), 1.0)
        await until(lambda: heard_one == [("one", 5), ("one", 6)])
        assert heard_two == [("one", 4)]


@asynchronous
async def test_after_a_lost_link_the_claimed_tables_are_heard(postgres: str) -> None:
    async with cable(postgres) as (address, wire), opened(address) as one, opened(postgres) as two:
        heard: list[tuple[str, int]] = []
        for name in ("mine", "not-mine", "no-longer-mine"):
            await two.create(a_table(name), said("a"))
            await one.claim(name, "me", 1e12)
        await one.release("no-longer-mine", "me")
        await one.release("not-mine", "me")
        await one.listen(lambda *what: heard.append(what))
        await wire.end()
        for name in ("mine", "not-mine", "no-longer-mine"):
            await two.append(name, 2, said("b"), 1.0)
        assert heard == []
        wire.whole = True
        await until(lambda: heard == [("mine", 2)])
        await two.append("not-mine", 3, said("c"), 1.0)
        await until(lambda: heard == [("mine", 2), ("not-mine", 3)])


@asynchronous
async def test_of_many_processes_racing_for_a_place_one_wins(postgres: str) -> None:
    storages: list[Storage] = [PostgresStorage(postgres, False) for _ in range(4)]
    await asyncio.gather(*(storage.open() for storage in storages))
    names = [f"t{number}" for number in range(10)]
    for name in names:
        await storages[0].create(a_table(name), said("a"))
    for seq in (2, 4, 6):
        outcomes = await asyncio.gather(
            *(storage.append(name, seq, said("x", "y"), 1.0) for name in names for storage in storages),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes if outcome is not None] == [Conflict] * 30
    for name in names:
        assert [seq for seq, _ in await heard_at(storages[1], name)] == list(range(1, 8))
    await asyncio.gather(*(storage.close() for storage in storages))


@pytest.mark.parametrize("ending", ["COMMIT", "ROLLBACK"])
@asynchronous
async def test_one_place_taken_in_the_same_moment_spoils_no_other(postgres: str, ending: str) -> None:
    """Another process has written there but not committed, so all that travels together has to wait for it."""
    async with opened(postgres) as storage:
        names = [f"t{number}" for number in range(5)]
        await asyncio.gather(*(storage.create(a_table(name), said("a")) for name in names))
        other: Any = await asyncpg.connect(postgres)
        await other.execute("BEGIN; INSERT INTO log VALUES ('t3', 2, 'chat', '{\"text\":\"theirs\"}', 1.0)")
        together = asyncio.gather(
            *(storage.append(name, 2, said("ours"), 1.0) for name in names), return_exceptions=True
        )
        await asyncio.sleep(0.1)
        assert not together.done()
        await other.execute(ending)
        failed = [type(outcome) for outcome in await together if outcome is not None]
        assert failed == ([Conflict] if ending == "COMMIT" else [])
        theirs = "theirs" if ending == "COMMIT" else "ours"
        seconds = [(await heard_at(storage, name))[1:] for name in names]
        assert seconds == [[(2, theirs if name == "t3" else "ours")] for name in names]
        await other.close()


# Links that break


@pytest.mark.parametrize("cut", ["before", "after", "late"])
@asynchronous
async def test_an_append_whose_link_is_cut_is_written_once(postgres: str, cut: str) -> None:
    async with cable(postgres) as (address, wire), opened(address) as storage:
        names = ("one", "two", "three")
        await asyncio.gather(*(storage.create(a_table(name), said("a")) for name in names))
        wire.cut = cut
        await asyncio.gather(*(storage.append(name, 2, said("fateful", "b"), 1.0) for name in names))
        assert wire.cut == ""
        await storage.append("one", 4, said("c"), 1.0)
        await asyncio.sleep(0.3)
        assert [text for _, text in await heard_at(storage, "one")] == ["a", "fateful", "b", "c"]
        assert [text for _, text in await heard_at(storage, "two")] == ["a", "fateful", "b"]


@pytest.mark.parametrize("cut", ["before", "after", "late"])
@asynchronous
async def test_a_table_whose_link_is_cut_is_made_once(postgres: str, cut: str) -> None:
    async with cable(postgres) as (address, wire), opened(address) as storage:
        wire.cut = cut
        await storage.create(a_table(), said("fateful"))
        assert wire.cut == ""
        await asyncio.sleep(0.3)
        assert await heard_at(storage, "one") == [(1, "fateful")]
        with pytest.raises(Conflict):
            await storage.create(a_table(), said("fateful"))


@asynchronous
async def test_who_was_faster_while_the_link_was_cut_wins(postgres: str) -> None:
    async with cable(postgres) as (address, wire), opened(address) as storage, opened(postgres) as other:
        await storage.create(a_table(), said("a"))
        wire.meanwhile = lambda: other.append("one", 2, said("faster"), 1.0)
        wire.cut = "before"
        with pytest.raises(Conflict):
            await storage.append("one", 2, said("fateful"), 1.0)
        assert await heard_at(storage, "one") == [(1, "a"), (2, "faster")]


@asynchronous
async def test_others_hear_of_an_append_whose_link_was_cut(postgres: str) -> None:
    async with cable(postgres) as (address, wire), opened(address) as storage, opened(postgres) as other:
        heard: list[tuple[str, int]] = []
        await other.listen(lambda *what: heard.append(what))
        await storage.create(a_table(), said("a"))
        wire.cut = "after"
        await storage.append("one", 2, said("fateful"), 1.0)
        await until(lambda: heard == [("one", 2)])


@asynchronous
async def test_reads_and_small_writes_survive_lost_links(postgres: str) -> None:
    async with opened(postgres) as storage:
        await storage.create(a_table(), said("a"))
        for number in range(3):
            await raw(postgres, f"SELECT pg_terminate_backend(pid) {OTHERS}")
            assert await storage.find("one") == a_table()
            await raw(postgres, f"SELECT pg_terminate_backend(pid) {OTHERS}")
            await storage.set_status("one", "playing", float(number))
            assert await storage.due(float(number), 1) == ["one"]


@asynchronous
async def test_a_crash_of_the_server_loses_nothing_and_doubles_nothing(postgres: str) -> None:
    """One of its processes is killed; PostgreSQL then throws everybody out and recovers."""
    async with opened(postgres) as storage:
        names = [f"t{number}" for number in range(5)]
        await asyncio.gather(*(storage.create(a_table(name), said("begin")) for name in names))
        written = dict.fromkeys(names, 1)
        tasks = [asyncio.create_task(_go_on(storage, name, written)) for name in names]
        for _ in range(2):
            await _more(written)
            [(pid,), *_] = await raw(postgres, f"SELECT pid {OTHERS}")
            os.kill(pid, signal.SIGKILL)
            await asyncio.sleep(0.05)
        await _more(written)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for name in names:
            log = await heard_at(storage, name)
            assert log == [(1, "begin"), *((seq, str(seq)) for seq in range(2, len(log) + 1))]
            assert len(log) >= written[name]


async def _more(written: dict[str, int]) -> None:
    enough = min(written.values()) + 20
    await until(lambda: min(written.values()) > enough, 30.0)


async def _go_on(storage: Storage, table: str, written: dict[str, int]) -> None:
    while True:
        seq = written[table] + 1
        await storage.append(table, seq, said(str(seq)), 1.0)
        written[table] = seq


@asynchronous
async def test_patience_ends(postgres: str, caplog: pytest.LogCaptureFixture) -> None:
    async with cable(postgres) as (address, _):
        storage = PostgresStorage(address, False)
        await storage.open()
        await storage.create(a_table(), said("a"))
    storage.patience = 0.2
    with pytest.raises(Away):
        await storage.find("one")
    with pytest.raises(Away):
        await storage.append("one", 2, said("b"), 1.0)
    with pytest.raises(Away):
        await storage.claim("one", "me", 1.0)
    with suppress(OSError):
        await storage.close()
    assert [record for record in caplog.records if record.exc_info] == [], "the log has a sentence, and no traceback"
    storage = PostgresStorage(address, False)
    storage.patience = 0.2
    with pytest.raises(Unusable):
        await storage.open()


@pytest.fixture
def two(new_postgres: Callable[[], str]) -> tuple[str, str]:
    return new_postgres(), new_postgres()


async def with_tables(where: str, names: int) -> None:
    async with opened(where) as storage:
        for number in range(names):
            await storage.create(a_table(f"t{number:03}"), said("a", "b"))


@pytest.mark.parametrize("at", [b"REPEATABLE", b"FROM log WHERE table_id = ANY"])
@asynchronous
async def test_a_backup_whose_link_is_cut_is_whole(two: tuple[str, str], tmp_path: Path, at: bytes) -> None:
    full, empty = two
    await with_tables(full, 3)
    async with cable(full) as (address, wire), opened(address, read_only=True) as storage:
        wire.cut, wire.at = "before", at
        await storage.backup(tmp_path / "whole")
        assert wire.cut == ""
        with pytest.raises(OSError, match="No such file"):
            await storage.backup(tmp_path / "nowhere" / "file")
    async with opened(empty) as storage:
        assert await storage.restore(tmp_path / "whole") == 3
        assert await heard_at(storage, "t002") == [(1, "a"), (2, "b")]


@pytest.mark.parametrize(("cut", "at"), [("before", b"COPY"), ("before", b"COMMIT"), ("after", b"COMMIT")])
@asynchronous
async def test_a_backup_is_restored_once(two: tuple[str, str], tmp_path: Path, cut: str, at: bytes) -> None:
    full, empty = two
    await with_tables(full, 3)
    async with opened(full, read_only=True) as storage:
        await storage.backup(tmp_path / "whole")
    async with cable(empty) as (address, wire), opened(address) as storage:
        wire.cut, wire.at = cut, at
        assert await storage.restore(tmp_path / "whole") == 3
        assert wire.cut == ""
        assert await heard_at(storage, "t000") == [(1, "a"), (2, "b")]
        with pytest.raises(Unusable, match="There are tables"):
            await storage.restore(tmp_path / "whole")


@asynchronous
async def test_a_database_that_leaves_in_the_middle_is_a_sentence(
    two: tuple[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stolik.server.storage.postgres.PATIENCE", 0.3)
    (full, empty), file = two, tmp_path / "whole"
    await with_tables(full, 1)
    async with cable(full) as (address, wire):
        wire.cut, wire.at, wire.meanwhile = "before", b"REPEATABLE", gone(wire)
        with pytest.raises(Unusable, match="does not answer"):
            await maintenance._backup(address, file, None)
        assert [*tmp_path.iterdir()] == []
    await maintenance._backup(full, file, None)
    async with cable(empty) as (address, wire):
        wire.cut, wire.at, wire.meanwhile = "before", b"COPY", gone(wire)
        with pytest.raises(Unusable, match="does not answer"):
            await maintenance.restored(address, file, None)
    async with opened(empty) as storage:
        assert await storage.count() == {}, "all of it or nothing"


def gone(wire: Cable) -> Callable[[], Awaitable[None]]:
    """New links are not made any more."""

    async def cut() -> None:
        wire.whole = False

    return cut


@asynchronous
async def test_a_wrong_address_is_said_at_once() -> None:
    for address in ("postgresql://user@/x?host=/nowhere&port=77777", "postgresql://:nonsense"):
        storage = PostgresStorage(address, False)
        storage.patience = 0.1
        with pytest.raises(Unusable):
            await storage.open()


@asynchronous
async def test_who_only_reads_cannot_write(postgres: str) -> None:
    async with opened(postgres) as storage, opened(postgres, read_only=True) as reader:
        await storage.create(a_table(), said("a"))
        assert await reader.find("one") == a_table()
        with pytest.raises(Exception, match="read-only"):
            await reader.append("one", 2, said("b"), 1.0)

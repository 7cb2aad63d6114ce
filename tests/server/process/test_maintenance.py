"""For the host: pruning, archives, and a backup of one kind of database restored into the other."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from stolik.server.storage import OVER, PLAYING, Unusable
from stolik.server.storage.backups import BackupWriter
from stolik.server.storage.queries import Storage
from stolik.server.storage.rows import columns_of
from tests.server.storage.kit import a_table, asynchronous, heard_at, opened, raw, said

EVERYTHING = (
    "SELECT id, code, game, rules, box, options, visibility, pace, absence, seed, created, webhook, status, wake_at"
    " FROM tables ORDER BY created, id",
    "SELECT table_id, seq, kind, body, at FROM log ORDER BY at, table_id, seq",
)


@pytest.fixture(params=["sqlite", "postgres"])
def elsewhere(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "elsewhere")
    new: Callable[[], str] = request.getfixturevalue("new_postgres")
    return new()


async def _played(storage: Storage, name: str, status: str, last: float) -> None:
    await storage.create(a_table(name, 10.0), said("a", "b"))
    await storage.append(name, 3, said("ż"), last)
    await storage.set_status(name, status, None)


async def everything(where: str) -> list[Any]:
    return [await raw(where, question) for question in EVERYTHING]


# Pruning


@asynchronous
async def test_old_tables_are_pruned_unless_they_are_played(where: str) -> None:
    async with opened(where) as storage:
        for name, status, last in (
            ("old", OVER, 99.0),
            ("abandoned", "waiting", 50.0),
            ("fresh", OVER, 100.0),
            ("slow", PLAYING, 20.0),
            ("house", "of-the-house", 20.0),
        ):
            await _played(storage, name, status, last)
        await storage.claim("old", "me", 1e9)
        assert await storage.prune(100.0, None) == 2
        assert await storage.find("old") is None
        assert await storage.log("abandoned") == []
        assert [len(await storage.log(name)) for name in ("fresh", "slow", "house")] == [3, 3, 3]
        assert await raw(where, "SELECT count(*) FROM claims") == [(0,)]
        assert await storage.prune(100.0, None) == 0
        await storage.create(a_table("old"), said("a"))


@asynchronous
async def test_what_is_archived_can_be_read_line_by_line(where: str, tmp_path: Path) -> None:
    async with opened(where) as storage:
        await _played(storage, "old", OVER, 99.0)
        assert await storage.prune(100.0, tmp_path / "archive") == 1
    [file] = (tmp_path / "archive").iterdir()
    assert file.name == "old.jsonl"
    assert file.stat().st_mode & 0o077 == 0
    table, *rows = map(json.loads, file.read_text().splitlines())
    assert table["table"]["code"] == "CODE-old"
    assert table["table"]["seed"] == a_table().seed.hex()
    assert [row["row"] for row in rows] == [
        [1, "chat", {"text": "a"}, 10.0],
        [2, "chat", {"text": "b"}, 10.0],
        [3, "chat", {"text": "ż"}, 99.0],
    ]


@asynchronous
async def test_many_tables_are_pruned_page_by_page(where: str, tmp_path: Path) -> None:
    async with opened(where) as storage:
        names = [f"t{number}" for number in range(250)]
        await asyncio.gather(*(storage.create(a_table(name, 1.0), said("a")) for name in names))
        assert await storage.prune(100.0, tmp_path / "archive") == 250
        assert await storage.count() == {}
    assert len(list((tmp_path / "archive").glob("*.jsonl"))) == 250


@asynchronous
async def test_a_table_that_comes_to_life_is_not_pruned(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody speaks there between the archiving and the deletion."""
    async with opened(where) as storage:
        await _played(storage, "quiet", OVER, 50.0)
        await _played(storage, "lively", OVER, 50.0)
        ready = asyncio.Event()
        loop = asyncio.get_running_loop()

        def speak(*_: object) -> None:
            asyncio.run_coroutine_threadsafe(storage.append("lively", 4, said("wait!"), 200.0), loop).result()
            loop.call_soon_threadsafe(ready.set)

        monkeypatch.setattr("stolik.server.storage.portable.archive", speak)
        assert await storage.prune(100.0, Path("unused")) == 1
        await ready.wait()
        assert await storage.find("quiet") is None
        assert [text for _, text in await heard_at(storage, "lively")] == ["a", "b", "ż", "wait!"]


# Backup and restore


@asynchronous
async def test_a_backup_restores_into_either_database(where: str, elsewhere: str, tmp_path: Path) -> None:
    steps: list[tuple[int, int]] = []
    async with opened(where) as storage:
        names = [f"t{number}" for number in range(120)]
        await asyncio.gather(*(storage.create(a_table(name), said("a", "zażółć \0 🎲")) for name in names))
        await storage.create(a_table("empty"), [])
        await storage.set_status("t5", PLAYING, 123.456)
        await storage.beat("me", 777.25)
        await storage.backup(tmp_path / "all.gz", lambda done, total: steps.append((done, total)))
    assert steps == [(100, 121), (121, 121)]
    assert (tmp_path / "all.gz").stat().st_mode & 0o077 == 0
    async with opened(elsewhere) as storage:
        assert await storage.restore(tmp_path / "all.gz", lambda done, total: steps.append((done, total))) == 121
        assert await storage.find("t7") == a_table("t7")
        assert await storage.due(124.0, 5) == ["t5"]
        assert await storage.last_beat() == 777.25
        await storage.append("t7", 3, said("on"), 3000.0)
    assert steps[2:] == [(100, 121), (121, 121)]
    tables, rows = await everything(elsewhere)
    assert [tables, rows[:-1]] == await everything(where)


@asynchronous
async def test_a_backup_of_nothing_is_a_backup(where: str, tmp_path: Path) -> None:
    async with opened(where) as storage:
        await storage.backup(tmp_path / "all.gz")
        assert await storage.restore(tmp_path / "all.gz") == 0


@asynchronous
async def test_a_backup_is_of_one_moment_and_disturbs_nobody(
    where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before its first page is written, others write to tables of the second."""
    async with opened(where) as storage, opened(where, read_only=True) as reader:
        names = [f"t{number:03}" for number in range(150)]
        await asyncio.gather(*(storage.create(a_table(name), said("begin")) for name in names))
        loop = asyncio.get_running_loop()

        async def meanwhile() -> None:
            last = len(await storage.log("t149"))
            await storage.append("t149", last + 1, said("later"), 1.0)
            await storage.create(a_table(f"u{last}"), said("later"))

        def page(writer: BackupWriter, *what: Any) -> None:
            asyncio.run_coroutine_threadsafe(meanwhile(), loop).result(10)
            write_page(writer, *what)

        write_page = BackupWriter.page
        monkeypatch.setattr(BackupWriter, "page", page)
        await reader.backup(tmp_path / "all.gz")
        assert len(await storage.log("t149")) == 3
    lines = [json.loads(line) for line in gzip.decompress((tmp_path / "all.gz").read_bytes()).splitlines()]
    assert [line["table"]["id"] for line in lines if "table" in line] == names
    assert [line["row"][:3] for line in lines if "row" in line] == [[1, "chat", {"text": "begin"}]] * 150


@asynchronous
async def test_a_database_with_tables_is_not_restored_into(where: str, tmp_path: Path) -> None:
    async with opened(where) as storage:
        await storage.create(a_table(), said("a"))
        await storage.backup(tmp_path / "all.gz")
        with pytest.raises(Unusable) as refused:
            await storage.restore(tmp_path / "all.gz")
        assert refused.value.why == "restore-not-empty"
        assert await heard_at(storage, "one") == [(1, "a")]


def _cut(data: bytes) -> bytes:
    return data[: len(data) // 2]


def _flipped(data: bytes) -> bytes:
    return data[: len(data) // 2] + bytes([data[len(data) // 2] ^ 1]) + data[len(data) // 2 + 1 :]


def _forged(data: bytes) -> bytes:
    return gzip.compress(gzip.decompress(data).replace(b"begin", b"began"))


def _without_a_row(data: bytes) -> bytes:
    lines = gzip.decompress(data).splitlines(keepends=True)
    return gzip.compress(b"".join(lines[:2] + lines[3:]))


def _without_its_end(data: bytes) -> bytes:
    return gzip.compress(b"".join(gzip.decompress(data).splitlines(keepends=True)[:-1]))


def _something_else(data: bytes) -> bytes:
    return b"my holiday pictures"


@asynchronous
async def test_a_damaged_backup_restores_nothing(where: str, tmp_path: Path) -> None:
    async with opened(where) as storage:
        await storage.create(a_table(created=1.0), said("begin", "middle"))
        await storage.backup(tmp_path / "all.gz")
        await storage.prune(1e9, None)
        for damage in (_cut, _flipped, _forged, _without_a_row, _without_its_end, _something_else):
            (tmp_path / "bad.gz").write_bytes(damage((tmp_path / "all.gz").read_bytes()))
            with pytest.raises(Unusable) as refused:
                await storage.restore(tmp_path / "bad.gz")
            assert refused.value.why == "backup-damaged"
        assert await storage.count() == {}
        assert await storage.restore(tmp_path / "all.gz") == 1


@asynchronous
async def test_a_backup_that_contradicts_itself_restores_nothing(where: str, tmp_path: Path) -> None:
    """Its checksum is right, but two tables have the same code."""
    tables = [(*columns_of(a_table(name)._replace(code=code)), "over", None) for name, code in (("a", "X"), ("b", "x"))]
    with BackupWriter(tmp_path / "odd.gz", 2, None) as writer:
        writer.page(tables[:1], [("a", 1, *said("hello")[0], 1.0)])
        writer.page(tables[1:], [])
    async with opened(where) as storage:
        with pytest.raises(Unusable) as refused:
            await storage.restore(tmp_path / "odd.gz")
        assert refused.value.why == "backup-damaged"
        assert await storage.count() == {}
        assert await storage.log("a") == []


@asynchronous
async def test_a_failing_backup_leaves_the_last_one_alone(where: str, tmp_path: Path) -> None:
    def stop(done: int, total: int) -> None:
        raise InterruptedError

    async with opened(where) as storage:
        await storage.create(a_table(), said("a"))
        await storage.backup(tmp_path / "all.gz")
        before = (tmp_path / "all.gz").read_bytes()
        with pytest.raises(InterruptedError):
            await storage.backup(tmp_path / "all.gz", stop)
    assert [file.name for file in tmp_path.glob("all*")] == ["all.gz"]
    assert (tmp_path / "all.gz").read_bytes() == before

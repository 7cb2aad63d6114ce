"""The schema grows from version to version, and nothing is lost on the way."""

from __future__ import annotations

import asyncio

import pytest

from stolik.server.storage import HOUSE, Unusable
from stolik.server.storage.databases import open_storage
from stolik.server.storage.migrations import MIGRATIONS, NEWEST, ONE, VERSIONS, statements
from stolik.server.storage.queries import Storage
from tests.server.storage.kit import a_table, asynchronous, heard_at, opened, raw, said

OLD_TABLE = """
INSERT INTO tables (id, code, game, rules, box, options, visibility, pace, absence, seed, created, webhook, status)
VALUES ('old', 'OLD', 'titan_race', 1, '', '{"seats":2}', 'public', '{}', 'wait', '', 5.0, '', 'playing')"""
OLD_ROW = """INSERT INTO log (table_id, seq, kind, body, at) VALUES ('old', 1, 'chat', '{"text":"hello"}', 5.0)"""


async def version_one(where: str) -> None:
    await raw(where, VERSIONS, *statements(ONE), "INSERT INTO schema (version) VALUES (1)", OLD_TABLE, OLD_ROW)


async def version(where: str) -> int:
    number: int = (await raw(where, "SELECT max(version) FROM schema"))[0][0]
    return number


@asynchronous
async def test_a_new_database_is_of_the_newest_version(where: str) -> None:
    async with opened(where):
        assert await raw(where, "SELECT version FROM schema ORDER BY version") == [
            (number,) for number in range(1, NEWEST + 1)
        ]


@asynchronous
async def test_version_one_is_brought_up_to_date(where: str) -> None:
    await version_one(where)
    async with opened(where) as storage:
        assert await version(where) == NEWEST
        assert await heard_at(storage, "old") == [(1, "hello")]
        await storage.append("old", 2, said("again"), 6.0)
        assert [table.id for table in await storage.lobby(5)] == ["old"]
        await storage.set_status("old", "playing", 7.0)
        assert await storage.due(8.0, 5) == ["old"]


@asynchronous
async def test_what_the_house_kept_as_a_table_that_is_over_is_its_own_now(where: str) -> None:
    """Once it could have been pruned."""
    await version_one(where)
    of_the_house = OLD_TABLE.replace("'old', 'OLD'", "'downtime', 'DOWNTIME'").replace("'playing'", "'over'")
    await raw(where, of_the_house)
    async with opened(where) as storage:
        assert await storage.count() == {"playing": 1, HOUSE: 1}
        assert await storage.prune(1e12, None) == 0


@asynchronous
async def test_one_who_only_reads_does_not_migrate(where: str) -> None:
    await version_one(where)
    with pytest.raises(Unusable) as refused:
        await open_storage(where, read_only=True).open()
    assert refused.value.why == "storage-older"
    assert await version(where) == 1


@pytest.mark.parametrize("read_only", [False, True])
@asynchronous
async def test_a_newer_database_is_refused_in_one_sentence(where: str, read_only: bool) -> None:
    async with opened(where) as storage:
        await storage.create(a_table(), said("a"))
    await raw(where, f"INSERT INTO schema (version) VALUES ({NEWEST + 1})")
    with pytest.raises(Unusable, match=r"^This database belongs to a newer Stolik .*: please upgrade Stolik\.$") as why:
        await open_storage(where, read_only).open()
    assert why.value.why == "storage-newer"
    assert await raw(where, "SELECT count(*) FROM log") == [(1,)]


@asynchronous
async def test_a_migration_that_fails_leaves_no_trace(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(where):
        pass
    bad = "CREATE TABLE half (x INTEGER); INSERT INTO nowhere VALUES (1)"
    with monkeypatch.context() as patch:
        for steps in ("sqlite_steps", "postgres_steps"):
            patch.setattr(f"stolik.server.storage.{steps}.MIGRATIONS", (*MIGRATIONS, bad))
            patch.setattr(f"stolik.server.storage.{steps}.NEWEST", NEWEST + 1)
        patch.setattr("stolik.server.storage.migrations.NEWEST", NEWEST + 1)
        with pytest.raises(Unusable):
            await open_storage(where).open()
    async with opened(where):
        assert await version(where) == NEWEST
    await raw(where, "CREATE TABLE half (x INTEGER)")


@pytest.mark.parametrize("old", [False, True])
@asynchronous
async def test_several_may_start_on_one_postgresql_at_once(postgres: str, old: bool) -> None:
    if old:
        await version_one(postgres)
    storages: list[Storage] = [open_storage(postgres) for _ in range(8)]
    await asyncio.gather(*(storage.open() for storage in storages))
    await storages[3].create(a_table(), said("a"))
    assert await storages[5].find("one") == a_table()
    await asyncio.gather(*(storage.close() for storage in storages))

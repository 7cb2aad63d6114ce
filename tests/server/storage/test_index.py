"""What is derived from the log so that tables are found without reading it: lobby, sweep, claims, beats."""

from __future__ import annotations

from stolik.server.storage import ABORTED, OVER, PLAYING, STOPPED
from stolik.server.storage.queries import Storage
from tests.server.storage.kit import a_table, asynchronous, opened, raw, said


async def _tables(storage: Storage, *names: str) -> None:
    for created, name in enumerate(names):
        await storage.create(a_table(name, float(created)), said("a"))


@asynchronous
async def test_the_lobby_shows_public_tables_newest_first(where: str) -> None:
    async with opened(where) as storage:
        await _tables(storage, "oldest", "older", "over", "aborted", "stopped", "new")
        await storage.create(a_table("secret", 99.0, visibility="link"), said("a"))
        for table, status in (("older", PLAYING), ("over", OVER), ("aborted", ABORTED), ("stopped", STOPPED)):
            await storage.set_status(table, status, None)
        assert [table.id for table in await storage.lobby(10)] == ["new", "older", "oldest"]
        assert [table.id for table in await storage.lobby(1)] == ["new"]
        assert await storage.count() == {"waiting": 3, "playing": 1, "over": 1, "aborted": 1, "stopped": 1}


@asynchronous
async def test_live_tables_are_all_that_wait_or_play(where: str) -> None:
    async with opened(where) as storage:
        names = [f"t{number}" for number in range(230)]
        await _tables(storage, *names)
        for name in names[::3]:
            await storage.set_status(name, OVER, None)
        live = [table.id async for table in storage.live()]
        assert sorted(live) == sorted(set(names) - set(names[::3]))


@asynchronous
async def test_a_table_is_due_when_its_time_has_come(where: str) -> None:
    async with opened(where) as storage:
        await _tables(storage, "never", "later", "now", "long-ago")
        for table, wake_at in (("later", 101.0), ("now", 100.0), ("long-ago", 50.0)):
            await storage.set_status(table, PLAYING, wake_at)
        assert await storage.due(100.0, 10) == ["long-ago", "now"]
        assert await storage.due(100.0, 1) == ["long-ago"]
        await storage.set_status("now", OVER, None)
        assert await storage.due(1000.0, 10) == ["long-ago", "later"]


@asynchronous
async def test_a_claimed_table_is_not_due_until_the_claim_ends(where: str) -> None:
    async with opened(where) as storage:
        await _tables(storage, "one")
        await storage.set_status("one", PLAYING, 10.0)
        await storage.claim("one", "a", 50.0)
        await storage.claim("one", "b", 70.0)
        assert await storage.due(69.0, 10) == []
        await storage.release("one", "b")
        assert await storage.due(49.0, 10) == []
        assert await storage.due(50.0, 10) == ["one"]
        await storage.renew("a", 90.0)
        assert await storage.due(89.0, 10) == []
        await storage.claim("one", "a", 20.0)
        assert await storage.due(30.0, 10) == ["one"]


@asynchronous
async def test_renewing_keeps_all_claims_of_one_process(where: str) -> None:
    async with opened(where) as storage:
        await _tables(storage, "one", "two", "three")
        for table, process in (("one", "a"), ("two", "a"), ("three", "b")):
            await storage.set_status(table, PLAYING, 10.0)
            await storage.claim(table, process, 20.0)
        await storage.renew("a", 100.0)
        assert await storage.due(50.0, 10) == ["three"]


@asynchronous
async def test_the_last_beat_is_the_last_of_any(where: str) -> None:
    async with opened(where) as storage:
        assert await storage.last_beat() is None
        await storage.beat("a", 100.0)
        await storage.beat("b", 200.0)
        await storage.beat("a", 150.0)
        assert await storage.last_beat() == 200.0
    async with opened(where) as storage:
        assert await storage.last_beat() == 200.0


@asynchronous
async def test_beats_and_claims_of_the_long_gone_are_swept(where: str) -> None:
    async with opened(where) as storage:
        await _tables(storage, "one")
        await storage.beat("old", 100.0)
        await storage.claim("one", "old", 110.0)
        await storage.beat("new", 100_000.0)
        assert await raw(where, "SELECT process FROM beats") == [("new",)]
        assert await raw(where, "SELECT count(*) FROM claims") == [(0,)]

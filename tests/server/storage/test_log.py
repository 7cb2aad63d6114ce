"""A table and its rows: written in order, once, and found again."""

from __future__ import annotations

import asyncio

import pytest

from stolik.server.storage import Conflict, LogRow, NoTable
from stolik.server.storage.queries import Storage
from stolik.server.storage.rows import dumped
from tests.server.storage.kit import a_table, asynchronous, heard_at, opened, said


@asynchronous
async def test_what_was_created_is_found_after_reopening(where: str) -> None:
    async with opened(where) as storage:
        await storage.create(a_table(), [("sit", '{"seat":0}'), ("bot", '{"seat":1,"level":"easy"}')])
    async with opened(where) as storage:
        assert await storage.find("one") == a_table()
        assert await storage.log("one") == [
            LogRow("one", 1, "sit", {"seat": 0}, 1000.0),
            LogRow("one", 2, "bot", {"seat": 1, "level": "easy"}, 1000.0),
        ]


@asynchronous
async def test_a_table_may_begin_empty(where: str) -> None:
    async with opened(where) as storage:
        await storage.create(a_table(), [])
        assert await storage.log("one") == []
        await storage.append("one", 1, said("first"), 1.0)
        assert await heard_at(storage, "one") == [(1, "first")]


@asynchronous
async def test_the_code_finds_the_table_in_capitals_or_not(where: str) -> None:
    async with opened(where) as storage:
        await storage.create(a_table(), said("a"))
        for code in ("CODE-one", "code-ONE", "one"):
            assert await storage.find(code) == a_table()
        assert await storage.find("ONE") is None


@asynchronous
async def test_what_is_no_name_is_not_found(where: str) -> None:
    async with opened(where) as storage:
        for text in ("", "no-such", "\0", "x\0y", "' OR 1=1 --", "%", "ż", "\ud800", "a" * 10_000, "a b"):
            assert await storage.find(text) is None


@asynchronous
async def test_an_id_or_code_is_taken_once(where: str) -> None:
    async with opened(where) as storage:
        await storage.create(a_table(), said("a"))
        with pytest.raises(Conflict):
            await storage.create(a_table(), said("b"))
        with pytest.raises(Conflict):
            await storage.create(a_table("two")._replace(code="code-ONE"), said("b"))
        assert await storage.find("two") is None
        assert await storage.log("two") == []
        assert await heard_at(storage, "one") == [(1, "a")]


@asynchronous
async def test_rows_follow_each_other(where: str) -> None:
    async with opened(where) as storage:
        await storage.create(a_table(), said("a"))
        await storage.append("one", 2, said("b", "c"), 2000.5)
        await storage.append("one", 4, said("d"), 2001.0)
        assert await heard_at(storage, "one") == [(1, "a"), (2, "b"), (3, "c"), (4, "d")]
        assert await storage.log("one", after=2) == [
            LogRow("one", 3, "chat", {"text": "c"}, 2000.5),
            LogRow("one", 4, "chat", {"text": "d"}, 2001.0),
        ]


@asynchronous
async def test_only_the_next_place_is_free(where: str) -> None:
    async with opened(where) as storage:
        await storage.create(a_table(), said("a", "b", "c"))
        for first in (1, 2, 3, 5, 9):
            with pytest.raises(Conflict):
                await storage.append("one", first, said("x", "y"), 1.0)
        assert await heard_at(storage, "one") == [(1, "a"), (2, "b"), (3, "c")]


@asynchronous
async def test_nothing_is_written_at_a_table_that_is_not_there(where: str) -> None:
    async with opened(where) as storage:
        await storage.create(a_table(), said("a"))
        for first in (1, 7):
            with pytest.raises(NoTable):
                await storage.append("gone", first, said("x"), 1.0)
        assert await storage.log("gone") == []


@asynchronous
async def test_any_text_comes_back_as_it_was(where: str) -> None:
    body = {"text": "zażółć 🎲 \0 \ud800 '\"\\ \u2028", "list": [1, -2.5, None, True, {"deep": []}], "n": 2**60}
    async with opened(where) as storage:
        await storage.create(a_table(), [("chat", dumped(body))])
        assert [row.body for row in await storage.log("one")] == [body]


@asynchronous
async def test_of_many_racing_for_a_place_one_wins(where: str) -> None:
    """Thirty writers, each trying again after every defeat: no gaps, nothing lost, nothing twice."""
    async with opened(where) as storage:
        await storage.create(a_table(), said("begin"))
        defeats = await asyncio.gather(*(_insist(storage, f"w{number}") for number in range(30)))
        log = await heard_at(storage, "one")
        assert [seq for seq, _ in log] == list(range(1, 62))
        assert sorted(text for _, text in log[1:]) == sorted(f"w{n}{half}" for n in range(30) for half in "ab")
        for at in range(1, 61, 2):
            assert log[at][1][:-1] == log[at + 1][1][:-1]
        assert sum(defeats) >= 29


async def _insist(storage: Storage, who: str) -> int:
    defeats = 0
    while True:
        log = await storage.log("one")
        try:
            await storage.append("one", len(log) + 1, said(f"{who}a", f"{who}b"), 1.0)
        except Conflict:
            defeats += 1
        else:
            return defeats


@asynchronous
async def test_who_gives_up_waiting_breaks_nothing(where: str) -> None:
    async with opened(where) as storage:
        await storage.create(a_table(), said("a"))
        hasty = asyncio.create_task(storage.append("one", 2, said("b"), 1.0))
        await asyncio.sleep(0)
        hasty.cancel()
        await asyncio.gather(hasty, return_exceptions=True)
        await storage.create(a_table("two"), said("c"))
        rows = await heard_at(storage, "one")
        await storage.append("one", len(rows) + 1, said("d"), 1.0)
        assert [text for _, text in await heard_at(storage, "one")] in (["a", "d"], ["a", "b", "d"])


@asynchronous
async def test_closing_stores_what_was_asked_for(where: str) -> None:
    async with opened(where) as storage:
        await storage.create(a_table(), said("a"))
        await storage.create(a_table("two"), said("a"))
        places = (("one", 2), ("one", 3), ("one", 4), ("two", 2))
        late = [asyncio.create_task(storage.append(table, seq, said("b"), 1.0)) for table, seq in places]
        await asyncio.sleep(0)
    await asyncio.gather(*late)
    async with opened(where) as storage:
        assert await heard_at(storage, "one") == [(1, "a"), (2, "b"), (3, "b"), (4, "b")]
        assert await heard_at(storage, "two") == [(1, "a"), (2, "b")]

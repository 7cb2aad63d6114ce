"""What waits together is committed together, and fails alone."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from stolik.server.storage import Conflict
from tests.server.storage.kit import a_table, asynchronous, heard_at, opened, said


@asynchronous
async def test_many_appends_are_few_commits(where: str) -> None:
    async with opened(where) as storage:
        names = [f"t{number}" for number in range(100)]
        await asyncio.gather(*(storage.create(a_table(name), said("a")) for name in names))
        before = commits(storage)
        for seq in range(2, 12):
            await asyncio.gather(*(storage.append(name, seq, said("b"), 1.0) for name in names))
        assert commits(storage) - before <= 100
        assert all([len(await storage.log(name)) == 11 for name in names])


@asynchronous
async def test_a_conflict_fails_only_itself(where: str) -> None:
    async with opened(where) as storage:
        names = [f"t{number}" for number in range(40)]
        await asyncio.gather(*(storage.create(a_table(name), said("a")) for name in names))
        await storage.append("t7", 2, said("taken"), 1.0)
        wanted = [*names, "t9", "nowhere"]
        outcomes = await asyncio.gather(
            *(storage.append(name, 2, said("b", "c"), 1.0) for name in wanted), return_exceptions=True
        )
        failed = {place: type(error).__name__ for place, error in enumerate(outcomes) if error}
        assert failed == {7: "Conflict", 40: "Conflict", 41: "NoTable"}
        for name in set(names) - {"t7"}:
            assert await heard_at(storage, name) == [(1, "a"), (2, "b"), (3, "c")]


@asynchronous
async def test_what_fails_half_way_is_taken_back_and_nothing_else(where: str) -> None:
    """A row is changed, and then something is said that no database understands the sense of."""
    half = [("UPDATE tables SET status = 'over' WHERE id = $1", "t0"), ("UPDATE log SET kind = NULL WHERE seq = 1",)]
    async with opened(where) as storage:
        names = [f"t{number}" for number in range(10)]
        await asyncio.gather(*(storage.create(a_table(name), said("a")) for name in names))
        outcomes = await asyncio.gather(
            *(storage.append(name, 2, said("b"), 1.0) for name in names[:5]),
            storage.transact("half", [], lambda read: list(half)),
            *(storage.append(name, 2, said("b"), 1.0) for name in names[5:]),
            return_exceptions=True,
        )
        assert [place for place, error in enumerate(outcomes) if isinstance(error, Exception)] == [5]
        assert (await storage.count())["waiting"] == 10
        for name in names:
            assert await heard_at(storage, name) == [(1, "a"), (2, "b")]


@asynchronous
async def test_a_lonely_append_does_not_wait_for_company(where: str) -> None:
    async with opened(where) as storage:
        await storage.create(a_table(), said("a"))
        before = commits(storage)
        await storage.append("one", 2, said("b"), 1.0)
        with pytest.raises(Conflict):
            await storage.append("one", 2, said("c"), 1.0)
        assert commits(storage) - before <= 2


def commits(storage: Any) -> int:
    number: int = storage.commits
    return number

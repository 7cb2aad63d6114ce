"""An answer is played once: its branch is the table's record when it is stored, and is dropped when it is not."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import pytest

from stolik.server.live.registry import Registry
from stolik.server.live.room import Room
from stolik.server.protocol import NewTable, SeatWish
from stolik.server.refusals import Refusal
from stolik.server.storage import Away, Conflict, LogRow, NewRow
from stolik.server.storage.databases import open_storage
from stolik.server.table import changes, creation
from stolik.server.table.log import Change
from stolik.server.table.table import Table, folded
from tests.server.kit import quick

WISH = NewTable("titan_race", [SeatWish("here", "Anna"), SeatWish("here", "Jan")])
ANNA = frozenset({0})
Append = Callable[[str, int, Sequence[NewRow], float], Awaitable[None]]


def at_a_table(tmp_path: Path, story: Callable[[Room, Append], Awaitable[None]]) -> None:
    """`story` gets a room, and the append that it may put back."""

    async def told() -> None:
        settings = quick(str(tmp_path))
        registry = Registry(settings, open_storage(settings.where))
        await registry.open()
        try:
            room = await registry.make(creation.wished(WISH, settings, registry.now()))
            await story(room, registry.storage.append)
        finally:
            await registry.close()

    asyncio.run(told())


def first_option(table: Table) -> Change:
    decision = table.decision
    assert decision is not None
    return changes.answer(table, decision.player, table.moved, decision.options[0])


def seen(room: Room) -> bytes:
    return room.encoded(ANNA, 0)


def test_whoever_looks_while_it_is_being_stored_sees_the_table_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(room: Room, append: Append) -> None:
        before, looked = seen(room), []

        async def slow(table: str, first: int, rows: Sequence[NewRow], at: float) -> None:
            room.tell()  # nothing is remembered from before
            looked.append(seen(room))
            await append(table, first, rows, at)
            looked.append(seen(room))

        monkeypatch.setattr(room.house.storage, "append", slow)
        await room.write(first_option)
        assert looked == [before, before]
        assert seen(room) != before

    at_a_table(tmp_path, story)


def test_what_is_not_stored_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(room: Room, append: Append) -> None:
        before = seen(room)

        async def away(table: str, first: int, rows: Sequence[NewRow], at: float) -> None:
            raise Away("it rains")

        monkeypatch.setattr(room.house.storage, "append", away)
        with pytest.raises(Refusal, match="storage-away"):
            await room.write(first_option)
        room.tell()
        assert seen(room) == before
        monkeypatch.setattr(room.house.storage, "append", append)
        await room.write(first_option)
        await as_stored(room)

    at_a_table(tmp_path, story)


def test_another_process_was_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its answer is read and played; ours is planned anew."""

    async def story(room: Room, append: Append) -> None:
        async def second(table: str, first: int, rows: Sequence[NewRow], at: float) -> None:
            monkeypatch.setattr(room.house.storage, "append", append)
            await append(table, first, rows, at)
            raise Conflict("somebody else")

        monkeypatch.setattr(room.house.storage, "append", second)
        await room.write(first_option)
        assert room.table.record is not None
        assert sum(entry.seat >= 0 for entry in room.table.record.entries) == 2
        await as_stored(room)

    at_a_table(tmp_path, story)


def test_the_position_goes_on_and_is_neither_copied_nor_replayed(tmp_path: Path) -> None:
    async def story(room: Room, append: Append) -> None:
        assert room.table.record is not None
        position = room.table.record.position
        for _ in range(6):
            await room.write(first_option)
            assert room.table.record.position is position
        await as_stored(room)

    at_a_table(tmp_path, story)


async def as_stored(room: Room) -> None:
    """The table here is the one that the log makes."""
    table = room.table
    again = folded(table.row, table.game, await room.house.storage.log(table.row.id))
    assert table.record is not None
    assert again.record is not None
    assert (again.seq, again.moved, again.record.head) == (table.seq, table.moved, table.record.head)
    assert [(told.seq, repr(told.event)) for told in again.told] == [
        (told.seq, repr(told.event)) for told in table.told
    ]
    for seat in (0, 1, None):
        views = [one.record.game.view(one.record.position.state, seat) for one in (again, table) if one.record]
        assert views[0] == views[1]
    assert [again.undo_of(seat) for seat in (0, 1)] == [table.undo_of(seat) for seat in (0, 1)]


def test_nobody_reads_on_in_the_middle_of_a_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What another process has written is read before or after it, so a row that may be ours is never lost sight of."""

    async def story(room: Room, append: Append) -> None:
        order: list[str] = []
        read, begun = room.house.storage.log, asyncio.Event()

        async def slow(table: str, first: int, rows: Sequence[NewRow], at: float) -> None:
            order.append("write")
            begun.set()
            for _ in range(20):
                await asyncio.sleep(0)
            await append(table, first, rows, at)
            order.append("written")

        async def heard(table: str, after: int = 0) -> list[LogRow]:
            order.append("read")
            return await read(table, after)

        monkeypatch.setattr(room.house.storage, "append", slow)
        monkeypatch.setattr(room.house.storage, "log", heard)
        writing = asyncio.create_task(room.write(first_option))
        await begun.wait()
        await asyncio.gather(writing, room.catch_up())
        assert order == ["write", "written", "read"]

    at_a_table(tmp_path, story)

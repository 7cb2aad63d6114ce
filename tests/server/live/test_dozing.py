"""What moves by itself is woken when there is something for it to do, and nobody who goes away spoils a write."""

from __future__ import annotations

import asyncio
from pathlib import Path

from stolik.server.live.automation import has_chores
from stolik.server.live.room import Room
from stolik.server.table.table import folded
from tests.server.live.test_one_play import Append, at_a_table, first_option

ANSWERS = 40


def test_the_driver_is_woken_by_chores_only(tmp_path: Path) -> None:
    async def story(room: Room, append: Append) -> None:
        for seat in (0, 1):
            room.join(frozenset({seat}), 0)
        slept = 0
        for _ in range(ANSWERS):
            for _ in range(5):
                await asyncio.sleep(0)  # the driver has its turn
            await room.write(first_option)
            assert room.changed.is_set() or not has_chores(room)
            slept += not room.changed.is_set()
        assert slept

    at_a_table(tmp_path, story)


def test_who_goes_away_while_it_is_being_stored_spoils_nothing(tmp_path: Path) -> None:
    async def story(room: Room, append: Append) -> None:
        before = room.table.seq
        asked = asyncio.create_task(room.write(first_option))
        await asyncio.sleep(0)
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
        assert asked.cancelled()
        assert room.table.seq == before, "nothing is told before it is known to be stored"
        await room.write(first_option)
        row, rows = room.table.row, await room.house.storage.log(room.table.row.id)
        again = folded(row, room.table.game, rows)
        assert again.record is not None
        assert room.table.record is not None
        answers = [entry for entry in again.record.entries if entry.seat >= 0]
        assert len(answers) == 2
        assert [entry.hash for entry in again.record.entries] == [entry.hash for entry in room.table.record.entries]

    at_a_table(tmp_path, story)

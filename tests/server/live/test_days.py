"""A table of days: nobody has to be there, and each answer has its own time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from stolik.server.live.registry import Registry
from stolik.server.live.room import Room
from stolik.server.protocol import Absence, Act, NewTable, Pace, SeatWish
from stolik.server.refusals import Refusal
from stolik.server.settings import DAY
from stolik.server.storage.databases import open_storage
from stolik.server.table import changes, creation, requests
from tests.server.kit import quick

BOTH = [SeatWish("here", "Anna"), SeatWish("here", "Ola")]


class Calendar:
    def __init__(self) -> None:
        self.now = 1_000_000.0

    async def pass_by(self, room: Room, days: float) -> None:
        """The server runs all the while."""
        self.now += days * DAY
        await room.house.storage.beat("another", self.now)
        room.changed.set()
        await asyncio.sleep(0.1)


async def soon(fits: Callable[[], bool]) -> None:
    for _ in range(500):
        if fits():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("waited in vain")


@asynccontextmanager
async def slow_table(folder: Path, absence: Absence) -> AsyncIterator[tuple[Room, Calendar]]:
    calendar, settings = Calendar(), quick(str(folder), pause=(9e9, 9e9))
    registry = Registry(settings, open_storage(str(folder)), lambda: calendar.now)
    await registry.open()
    try:
        wish = NewTable("titan_race", BOTH, pace=Pace("days", days=2), absence=absence)
        yield await registry.make(creation.wished(wish, settings, calendar.now)), calendar
    finally:
        await registry.close()


def play(folder: Path, absence: Absence, story: Callable[[Room, Calendar], Awaitable[None]]) -> None:
    async def told() -> None:
        async with slow_table(folder, absence) as (room, calendar):
            await story(room, calendar)

    asyncio.run(told())


def test_whoever_lets_the_days_go_by_has_lost_and_an_answer_brings_new_ones(tmp_path: Path) -> None:
    async def story(room: Room, calendar: Calendar) -> None:
        await calendar.pass_by(room, 1.9)
        assert room.table.status == "playing"
        seat, decision = room.table.acting, room.table.decision
        assert seat is not None
        assert decision is not None
        await room.write(lambda table: changes.answer(table, seat, table.moved, decision.options[0]))
        late = room.table.acting
        assert late is not None
        await calendar.pass_by(room, 1.9)
        assert room.table.status == "playing"
        await calendar.pass_by(room, 0.2)
        await soon(lambda: room.table.status == "over")
        assert room.table.record is not None
        assert room.table.record.result is not None
        assert room.table.record.result.reason == "timeout"
        assert room.table.record.result.places[late] == 2

    play(tmp_path, "wait", story)


@pytest.mark.parametrize("absence", ["bot", "forfeit"])
def test_nobody_is_taken_for_absent_before_the_days_are_over(tmp_path: Path, absence: Absence) -> None:
    async def story(room: Room, calendar: Calendar) -> None:
        await calendar.pass_by(room, 1.5)
        asked = room.table.acting
        assert asked is not None
        await soon(lambda: room.table.chairs[asked].absent)
        assert room.table.chairs[asked].kind == "person"
        with pytest.raises(Refusal, match="not-your-seat"):
            requests.check_may_ask(room.table, frozenset({1 - asked}), Act(asked, "bot", 0), calendar.now, 600.0)
        await calendar.pass_by(room, 0.6)
        if absence == "bot":
            await soon(lambda: room.table.chairs[asked].stood_in)
            assert room.table.status == "playing"
        else:
            await soon(lambda: room.table.status == "over")

    play(tmp_path, absence, story)

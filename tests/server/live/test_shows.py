"""Tables at which only bots play go on while somebody looks on, and for one address only so many."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from stolik.server.live import automation, shows
from stolik.server.live.registry import Registry
from stolik.server.live.room import Room
from stolik.server.live.upkeep import Upkeep
from stolik.server.protocol import NewTable, SeatWish
from stolik.server.settings import Limits
from stolik.server.storage.databases import open_storage
from stolik.server.table import changes, creation
from tests.server.kit import quick
from tests.server.live.test_days import soon

BOT, ANNA = SeatWish("bot", level="random"), SeatWish("here", "Anna")
FAR = 1e12


class House(Registry):
    """With a clock that is turned by hand; bots there think for long."""

    time = 1_000_000.0

    def __init__(self, folder: Path) -> None:
        settings = quick(str(folder), pause=(1e6, 1e6), limits=Limits(bot_tables=2))
        super().__init__(settings, open_storage(str(folder)), lambda: self.time)

    async def table(self, *seats: SeatWish) -> Room:
        wish = NewTable("titan_race", [*seats])
        return await self.make(creation.wished(wish, self.settings, self.now()))

    def later(self) -> None:
        self.time += 1.1 * self.settings.sleep_after


def at(folder: Path, story: Callable[[House], Awaitable[None]]) -> None:
    async def told() -> None:
        house = House(folder)
        await house.open()
        try:
            await story(house)
        finally:
            await house.close()

    asyncio.run(told())


def goes_on(room: Room) -> bool:
    """Somebody is to be asked: there is more to do than to look again, or to note who is here."""
    play = automation.show_chores(room) if room.table.of_bots else automation.play_chores(room)
    return any(chore.do is not automation.nothing for chore in play)


def test_bots_among_themselves_wait_until_somebody_comes(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        room = await house.table(BOT, BOT)
        assert goes_on(room)
        house.later()
        assert not goes_on(room)
        await soon(lambda: not house._background)
        await Upkeep(house).sweep()
        assert house.rooms == {}
        assert await house.storage.due(FAR, 10) == [], "nor does it wake by itself"
        again = await house.room(room.table.row.id)
        assert goes_on(again)
        house.later()
        reader = again.join(frozenset(), 0)
        house.later()
        assert goes_on(again), "somebody looks on"
        assert not house.may_sleep(again)
        again.part(reader)
        house.later()
        assert house.may_sleep(again)

    at(tmp_path, story)


def test_for_somebody_who_may_come_back_they_go_on(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        room = await house.table(ANNA, BOT, BOT)
        await room.write(lambda table: changes.stand_in(table, 0, "random"))
        house.later()
        assert goes_on(room)
        assert not house.may_sleep(room)
        assert automation.due_at(room) is not None
        await soon(lambda: not house._background)
        assert await house.storage.due(FAR, 10) == [room.table.row.id], "should this process be killed"
        await room.write(lambda table: changes.come_back(table, 0))
        await room.write(lambda table: changes.concede(table, 0))
        assert room.table.of_bots, "whoever has given up does not come back"
        house.later()
        assert not goes_on(room)

    at(tmp_path, story)


def test_of_one_address_the_first_go_on_and_the_others_wait(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        rooms = []
        for keeper in ("8.8.8.8", "8.8.8.8", "8.8.8.8", "8.8.4.4", "", "", ""):
            room = await house.table(BOT, BOT)
            room.keeper = keeper
            house.time += 1
            rooms.append(room)
        assert [goes_on(room) for room in rooms] == [True, True, False, True, True, True, True]
        assert shows.is_full(house, "8.8.8.8")
        assert not shows.is_full(house, "8.8.4.4")
        await house.put_to_sleep(rooms[0])
        assert goes_on(rooms[2])

    at(tmp_path, story)

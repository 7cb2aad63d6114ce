"""When a table at which nobody is goes to sleep."""

from __future__ import annotations

from pathlib import Path

from stolik.server.live.registry import ELSEWHERE
from stolik.server.protocol import SeatWish
from tests.server.live.test_shows import ANNA, House, at

EWA = SeatWish("here", "Ewa")


def test_what_is_at_home_elsewhere_sleeps_soon_though_nobody_has_played_there_yet(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        room = await house.table(ANNA, EWA)
        house.time += 2 * ELSEWHERE
        assert not house.may_sleep(room), "at home here"
        house.lives_here = lambda table: False
        assert house.may_sleep(room)
        reader = room.join(frozenset(), 0)
        house.time += 2 * ELSEWHERE
        assert not house.may_sleep(room), "somebody looks on"
        room.part(reader)

    at(tmp_path, story)

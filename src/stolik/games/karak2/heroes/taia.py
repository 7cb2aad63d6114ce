"""Taia, the seer (K-B-71)."""

from __future__ import annotations

from stolik.engine.decision import Seat, choose, confirm
from stolik.games.karak2.explore import draw_army
from stolik.games.karak2.moments import ARMIES_DRAWN, EXPLORING
from stolik.games.karak2.state import State


@ARMIES_DRAWN.by("foresight")
async def foresight(s: State, seat: Seat) -> None:
    """When Taia draws monster tokens, she may draw one more and put one of her choice back (K-O-44, K-O-72)."""
    if await confirm(seat, "foresight"):
        await draw_army(s, seat)
        returned = await choose(seat, "return", sorted(set(s.hand.drawn)))
        s.hand.drawn.remove(returned)
        s.supply.bag.append(returned)
        s.note("return", "K-O-44", seat, returned)


@EXPLORING.by("second_sight")
async def second_sight(s: State, seat: Seat) -> int:
    """When Taia explores, she may look at the top two tiles of the pile (K-O-45, K-O-71)."""
    return 1 if await confirm(seat, "second-sight") else 0

"""Saigo, the samurai (K-I-66)."""

from __future__ import annotations

from typing import Final

from stolik.engine.decision import Seat
from stolik.games.karak2 import empire
from stolik.games.karak2.contents import ARCHER, BUILDING_IDS
from stolik.games.karak2.fight import reroll
from stolik.games.karak2.moments import DICE_THROWN, FOUNDED
from stolik.games.karak2.state import State
from stolik.games.karak2.throws import Throw

RANGE: Final = BUILDING_IDS.index("archery_range")


@FOUNDED.by("seasoned_wanderer")
async def seasoned_wanderer(s: State, seat: Seat) -> None:
    """When he founds his town, an archery range goes up in it for free, in the same action (K-I-66, K-O-122)."""
    s.players[seat].buildings.append(RANGE)
    s.note("build", "K-I-66", seat, RANGE)
    if s.agreed.reads("saigo_emperor_free_range_mirrored"):
        await empire.mirror(s, seat, [RANGE])


@DICE_THROWN.by("strategic_position")
async def strategic_position(s: State, throw: Throw) -> None:
    """Once per fight he may reroll any number of archer dice; the second result must stand (K-I-67)."""
    archers = [place for place, kind in enumerate(throw.kinds) if kind == ARCHER]
    if archers and "strategic_position" not in throw.spent:
        throw.spent.append("strategic_position")
        await reroll(s, throw, "position", archers, "K-I-67")

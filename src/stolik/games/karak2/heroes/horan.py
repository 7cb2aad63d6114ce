"""Horan, the warrior (K-B-70)."""

from __future__ import annotations

from stolik.engine.decision import Seat
from stolik.games.karak2 import losses, supply
from stolik.games.karak2.contents import TILES
from stolik.games.karak2.moments import SKULLS, VICTORY
from stolik.games.karak2.state import State, Tile
from stolik.games.karak2.throws import Throw


@SKULLS.by("battle_strategy")
async def battle_strategy(s: State, throw: Throw, fallen: list[int]) -> list[int]:
    """Once per fight Horan may ignore one skull on one of his unit dice (K-O-43)."""
    return (await losses.spare_one(s, throw.seat, "strategy", 0, fallen, "K-O-43"))[1]


@VICTORY.by("plunder")
def plunder(s: State, seat: Seat, tile: Tile) -> None:
    """After every fight he wins, duels included, he takes the resources of his tile (K-B-70)."""
    supply.gain(s, seat, TILES[s.map.kinds[tile]].yields, "K-B-70")

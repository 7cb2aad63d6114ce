"""Aderyn, the thief (K-I-58)."""

from __future__ import annotations

from stolik.engine.decision import Refusal, Seat
from stolik.games.karak2 import supply
from stolik.games.karak2.contents import KNIGHT, PRICES, TILES
from stolik.games.karak2.moments import ENTERING, act
from stolik.games.karak2.plays import REBELS
from stolik.games.karak2.state import CASTLE, State, Tile


def why_not_rebels(s: State, seat: Seat) -> Refusal | None:
    """On any tile with a forest, monsters or not; no tax, and an Emperor gives nothing away for it (K-O-123)."""
    if "forest" not in TILES[s.map.kinds[s.players[seat].at]].terrain:
        return "K-I-58"
    if not supply.can_gain_die(s, seat, KNIGHT):
        return "K-O-85"
    return None if supply.can_pay(s, seat, PRICES["rebels"].price) else "K-I-58"


@act(REBELS, why_not_rebels, "rebels", "K-I-58")
async def rebels(s: State, seat: Seat) -> None:
    """Once per turn, on a forest tile, she may spend an action and 2 food for one knight die (K-I-58, K-B-67)."""
    s.turn.used.append("rebels")
    supply.pay(s, seat, PRICES["rebels"].price, "K-I-58")
    supply.gain_die(s, seat, KNIGHT, "K-I-58")


@ENTERING.by("sneaking")
def sneaking(s: State, seat: Seat, tile: Tile) -> bool:
    """She may enter tiles with monsters without fighting, but not the General's (K-I-59, K-O-119, K-B-83)."""
    if s.realm.general and tile == CASTLE:
        return False
    return not s.turn.way.met or s.agreed.reads("sneak_past_residents")

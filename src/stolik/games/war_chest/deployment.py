"""Where a unit may be put on the board (WC-6.2, WC-6.3, WC-8.18, WC-8.28, WC-14.10)."""

from __future__ import annotations

from stolik.engine.decision import Refusal, Seat
from stolik.games.war_chest.board import Hex
from stolik.games.war_chest.maneuvers import why_no_entry
from stolik.games.war_chest.state import State, friends, where
from stolik.games.war_chest.units import FOOTMAN, NO_UNIT, SCOUT, Unit


def most_units(unit: Unit) -> int:
    return 2 if unit == FOOTMAN else 1


def deploy_hexes(s: State, seat: Seat, unit: Unit) -> list[Hex]:
    """Empty locations of the own side; the Scout also beside a friend."""
    side = s.agreed.side_of[seat]
    own = [hex for hex in s.ground.locations if s.board.control[hex] == side and s.board.unit[hex] == NO_UNIT]
    if unit != SCOUT:
        return own
    beside = {near for friend in friends(s, side) for near in s.ground.near[friend]}
    return sorted({*own, *(hex for hex in beside if why_no_entry(s, side, hex) is None)})


def why_no_deploy(s: State, seat: Seat, unit: Unit, hex: int | str) -> Refusal | None:
    if len(where(s, unit)) >= most_units(unit):
        return "WC-6.3"
    if hex in deploy_hexes(s, seat, unit):
        return None
    held = [
        fort
        for fort in s.ground.locations
        if s.board.fort[fort] and s.board.control[fort] == 1 - s.agreed.side_of[seat]
    ]
    return "WC-14.10" if hex in held else "WC-6.2"

"""Where a unit may be put on the board (WC-6.2, WC-6.3, WC-14.10)."""

from __future__ import annotations

from stolik.engine.decision import Refusal, Seat
from stolik.games.war_chest.board import Hex
from stolik.games.war_chest.moments import MAY_BE_DEPLOYED
from stolik.games.war_chest.state import Side, State
from stolik.games.war_chest.unit_cards import MOST_UNITS, NO_UNIT, Unit


def why_no_more(unit: Unit, standing: list[Hex]) -> Refusal | None:
    """One unit of a type, unless its card allows more (WC-6.3)."""
    return "WC-6.3" if len(standing) >= MOST_UNITS[unit] else None


def deploy_hexes(s: State, seat: Seat, unit: Unit) -> list[Hex]:
    """Empty locations of the own side, the partner's too, and where else the card allows it (WC-6.2, WC-12.7)."""
    side, standing, control = s.agreed.side_of[seat], s.board.unit, s.board.control
    own = [hex for hex in s.ground.locations if control[hex] == side and standing[hex] == NO_UNIT]
    also = MAY_BE_DEPLOYED[unit]
    return own if also is None else sorted({*own, *also(s, side)})


def why_no_deploy(s: State, seat: Seat, unit: Unit, hex: int | str) -> Refusal | None:
    if hex in deploy_hexes(s, seat, unit):
        return None
    return "WC-14.10" if hex in enemy_forts(s, s.agreed.side_of[seat]) else "WC-6.2"


def enemy_forts(s: State, side: Side) -> list[Hex]:
    return [hex for hex in s.ground.locations if s.board.fort[hex] and s.board.control[hex] == 1 - side]

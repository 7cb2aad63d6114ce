"""What can be done on the board without asking anybody; every verb notes its event."""

from __future__ import annotations

from stolik.engine.decision import Seat
from stolik.engine.game import GameOver
from stolik.games.war_chest.board import HEXES, NO_HEX, Hex
from stolik.games.war_chest.followups import wait
from stolik.games.war_chest.state import NEUTRAL, State, side_at
from stolik.games.war_chest.units import NO_UNIT, POISONERS, Unit


def put_down(s: State, unit: Unit, hex: Hex, height: int = 1, poison: int = 0) -> None:
    s.unit[hex] = unit
    s.height[hex] = height
    s.poison[hex] = poison


def lift(s: State, hex: Hex) -> None:
    s.unit[hex] = NO_UNIT
    s.height[hex] = 0
    s.poison[hex] = 0


def relocate(s: State, start: Hex, end: Hex) -> Unit:
    """The whole stack with what lies on it (WC-6.10, WC-N-D14)."""
    unit, height, poison = s.unit[start], s.height[start], s.poison[start]
    lift(s, start)
    put_down(s, unit, end, height, poison)
    return unit


def deploy(s: State, seat: Seat, unit: Unit, hex: Hex) -> None:
    """WC-6.2"""
    put_down(s, unit, hex)
    s.note("deploy", "WC-6.2", seat, unit, hex)
    wait(s, unit, "deploy")


def bolster(s: State, seat: Seat, unit: Unit, hex: Hex) -> None:
    """WC-6.4"""
    s.height[hex] += 1
    s.note("bolster", "WC-6.4", seat, unit, hex)


def move(s: State, start: Hex, end: Hex) -> None:
    """WC-6.10; a Sapper may build only where it comes to a location (WC-14.15)."""
    unit = relocate(s, start, end)
    s.note("move", "WC-6.10", unit, start, end)
    wait(s, unit, "move")


def control(s: State, hex: Hex) -> None:
    """An enemy marker goes back to its owner, yours lies down; the last one wins at once (WC-6.11, WC-11.1)."""
    side = side_at(s, hex)
    if s.control[hex] != NEUTRAL:
        s.markers[s.control[hex]] += 1
    s.control[hex] = side
    s.markers[side] -= 1
    s.note("control", "WC-6.11", s.unit[hex], hex)
    if s.markers[side] == 0:
        s.winner = side
        s.note("win", "WC-11.1", side)
        raise GameOver
    wait(s, s.unit[hex], "control")


def lose_coin(s: State, hex: Hex, rule: str) -> None:
    """One coin out of the game; with the last one the unit is destroyed and its poison goes back (WC-1.5, WC-N-23)."""
    unit = s.unit[hex]
    s.removed[unit] += 1
    s.height[hex] -= 1
    s.note("lose", rule, unit, hex, s.height[hex])
    if s.height[hex] == 0:
        lift(s, hex)
        s.lives[unit] += 1
        s.note("destroyed", "WC-1.5", unit, hex)


def raze(s: State, hex: Hex) -> None:
    """WC-14.8"""
    s.fort[hex] = False
    s.forts += 1
    s.note("fort-down", "WC-14.8", hex)


def build(s: State, hex: Hex) -> None:
    """WC-14.15"""
    s.fort[hex] = True
    s.forts -= 1
    s.note("fort-up", "WC-14.15", hex)


def poison(s: State, poisoner: Unit, hex: Hex) -> None:
    """The marker goes to the victim from the card, or from the unit that bore it (WC-N-11, WC-N-12)."""
    mark = marker(poisoner)
    bearer = bearer_of(s, mark)
    if bearer != NO_HEX:
        s.poison[bearer] &= ~mark
    s.poison[hex] |= mark
    s.note("poison", "WC-N-11", poisoner, s.unit[hex], hex)


def marker(poisoner: Unit) -> int:
    return 1 << POISONERS.index(poisoner)


def bearer_of(s: State, mark: int) -> Hex:
    for hex in range(HEXES):
        if s.poison[hex] & mark:
            return hex
    return NO_HEX

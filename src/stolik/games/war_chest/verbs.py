"""What can be done on the board, every verb with its event, and the attributes that follow: they wait to be settled."""

from __future__ import annotations

from stolik.engine.decision import Seat, choose
from stolik.engine.game import GameOver
from stolik.games.war_chest.board import HEXES, NO_HEX, Hex
from stolik.games.war_chest.moments import ATTRIBUTES
from stolik.games.war_chest.state import NEUTRAL, FollowUp, State, side_at, stands
from stolik.games.war_chest.unit_cards import CONTROLLED, DEPLOYED, MOVED, NO_UNIT, POISONERS, UNITS, Unit


def put_down(s: State, unit: Unit, hex: Hex, height: int = 1, poison: int = 0) -> None:
    board = s.board
    board.unit[hex] = unit
    board.height[hex] = height
    board.poison[hex] = poison


def lift(s: State, hex: Hex) -> None:
    board = s.board
    board.unit[hex] = NO_UNIT
    board.height[hex] = 0
    board.poison[hex] = 0


def relocate(s: State, start: Hex, end: Hex) -> Unit:
    """The whole stack with what lies on it (WC-6.10, WC-N-D14)."""
    board = s.board
    unit, height, poison = board.unit[start], board.height[start], board.poison[start]
    lift(s, start)
    put_down(s, unit, end, height, poison)
    return unit


def deploy(s: State, seat: Seat, unit: Unit, hex: Hex) -> None:
    """A new unit is healthy (WC-6.2, WC-N-D3)."""
    put_down(s, unit, hex)
    s.note("deploy", "WC-6.2", seat, unit, hex)
    wait(s, unit, DEPLOYED)


def bolster(s: State, seat: Seat, unit: Unit, hex: Hex) -> None:
    """WC-6.4"""
    s.board.height[hex] += 1
    s.note("bolster", "WC-6.4", seat, unit, hex)


def raise_from_supply(s: State, hex: Hex, rule: str) -> None:
    """A coin of the unit's type goes from its owner's supply onto the stack."""
    unit = s.board.unit[hex]
    s.units.supply[unit] -= 1
    s.board.height[hex] += 1
    s.note("raise", rule, unit, hex)


def move(s: State, start: Hex, end: Hex) -> None:
    """WC-6.10"""
    unit = relocate(s, start, end)
    s.note("move", "WC-6.10", unit, start, end)
    wait(s, unit, MOVED)


def control(s: State, hex: Hex) -> None:
    """An enemy marker goes back to its owner, yours lies down; the last wins at once (WC-6.11, WC-11.1, WC-11.2)."""
    side = side_at(s, hex)
    if s.board.control[hex] != NEUTRAL:
        s.board.markers[s.board.control[hex]] += 1
    s.board.control[hex] = side
    s.board.markers[side] -= 1
    s.note("control", "WC-6.11", s.board.unit[hex], hex)
    if s.board.markers[side] == 0:
        s.winner = side
        s.note("win", "WC-11.1", side)
        raise GameOver
    wait(s, s.board.unit[hex], CONTROLLED)


def lose_coin(s: State, hex: Hex, rule: str) -> None:
    """One coin out of the game; with the last one the unit is destroyed and its poison goes back (WC-1.5, WC-N-23)."""
    unit = s.board.unit[hex]
    s.units.removed[unit] += 1
    s.board.height[hex] -= 1
    s.note("lose", rule, unit, hex, s.board.height[hex])
    if s.board.height[hex] == 0:
        lift(s, hex)
        s.units.lives[unit] += 1
        s.note("destroyed", "WC-1.5", unit, hex)


def raze(s: State, hex: Hex) -> None:
    """WC-14.8"""
    s.board.fort[hex] = False
    s.board.forts += 1
    s.note("fort-down", "WC-14.8", hex)


def build(s: State, hex: Hex) -> None:
    """WC-14.15"""
    s.board.fort[hex] = True
    s.board.forts -= 1
    s.note("fort-up", "WC-14.15", hex)


def poison(s: State, poisoner: Unit, hex: Hex) -> None:
    """The marker goes to the victim from the card, or from the unit that bore it (WC-N-11, WC-N-12)."""
    mark = marker(poisoner)
    bearer = bearer_of(s, mark)
    if bearer != NO_HEX:
        s.board.poison[bearer] &= ~mark
    s.board.poison[hex] |= mark
    s.note("poison", "WC-N-11", poisoner, s.board.unit[hex], hex)


def marker(poisoner: Unit) -> int:
    return 1 << POISONERS.index(poisoner)


def bearer_of(s: State, mark: int) -> Hex:
    for hex in range(HEXES):
        if s.board.poison[hex] & mark:
            return hex
    return NO_HEX


# What follows a maneuver, a recruit, a deployment or a decree


def wait(s: State, unit: Unit, moment: str, about: Unit = NO_UNIT) -> None:
    """Its attribute waits until the printed steps of the action are done, once for each time (WC-8.5, WC-8.10)."""
    if moment in UNITS[unit].after and not struck(s, unit, moment):
        s.turn.waiting += (FollowUp(unit, s.units.lives[unit], about),)


def struck(s: State, unit: Unit, moment: str) -> bool:
    """The revised card, if it is in use, does not act at this moment (WC-2.5)."""
    attribute = ATTRIBUTES[unit]
    return attribute is not None and attribute.struck == moment and s.agreed.revised[unit]


async def settle(s: State) -> None:
    """The turn player picks the next; each is finished with all it triggers before another starts (WC-8.6)."""
    if not s.turn.waiting:
        return
    waiting, s.turn.waiting = [*s.turn.waiting], ()
    while True:
        ready = [follow for follow in waiting if can_follow(s, follow)]
        if not ready:
            return  # dropped without a question (WC-8.7)
        unit = await choose(s.turn.actor, "next", sorted({follow.unit for follow in ready}))
        chosen = next(follow for follow in ready if follow.unit == unit)
        waiting.remove(chosen)
        attribute = ATTRIBUTES[unit]
        assert attribute is not None
        await attribute.carry_out(s, stands(s, unit), chosen.about)
        await settle(s)


def can_follow(s: State, follow: FollowUp) -> bool:
    """The unit is on the board, if its card does not say otherwise, and something is left to do (WC-8.7, WC-N-D5)."""
    attribute = ATTRIBUTES[follow.unit]
    if attribute is None:
        return False
    at = stands(s, follow.unit)
    alive = at != NO_HEX and s.units.lives[follow.unit] == follow.life
    return (alive or attribute.outlives) and attribute.can(s, at, follow.about)

"""An attack from its declaration to what follows it (WC-7.1 to WC-7.8)."""

from __future__ import annotations

from stolik.engine.decision import Refusal, choose_or_pass
from stolik.games.war_chest.board import NO_HEX, Hex
from stolik.games.war_chest.coins import beside_card, deceive, remove_from_supply
from stolik.games.war_chest.followups import wait
from stolik.games.war_chest.state import State, side_at, stands
from stolik.games.war_chest.units import BISHOP, KNIGHT, NO_UNIT, PIKEMAN, ROYAL_GUARD, SKIRMISHER, WAR_WAGON
from stolik.games.war_chest.verbs import lose_coin, raze


def why_no_target(s: State, side: int, height: int, target: Hex) -> Refusal | None:
    """Whether a unit of this side and height may attack what is there, wherever it stands (WC-7.1, WC-14.7)."""
    victim = s.board.unit[target]
    if s.board.fort[target]:
        if victim != NO_UNIT:
            return "WC-14.7" if side_at(s, target) == side else None
        return "WC-14.7" if s.board.control[target] == side else None
    if victim == NO_UNIT or side_at(s, target) == side:
        return "WC-6.13"
    if victim == KNIGHT and height < 2:
        return "WC-8.19"
    return "WC-13.17" if victim == BISHOP and height >= 2 else None


def targets(s: State, at: Hex, hexes: list[Hex]) -> list[Hex]:
    """Of these hexes, those that the unit may attack."""
    side, height = side_at(s, at), s.board.height[at]
    return [
        hex
        for hex in hexes
        if (s.board.unit[hex] != NO_UNIT or s.board.fort[hex]) and why_no_target(s, side, height, hex) is None
    ]


async def attack(s: State, at: Hex, target: Hex) -> None:
    """Declare, note the facts of the target, remove a coin; what follows waits (WC-7.2 to WC-7.7)."""
    attacker = s.board.unit[at]
    s.note("attack", "WC-6.13", attacker, at, target)
    if s.board.fort[target]:
        raze(s, target)
        wait(s, attacker, "attack")
        return
    victim, poisoned = s.board.unit[target], s.board.poison[target] != 0
    counter = victim == PIKEMAN and target in s.ground.near[at]
    if not await replaced(s, at, target):
        lose_coin(s, target, "WC-7.5")
    wait(s, attacker, "attack", victim if poisoned else NO_UNIT)
    if counter:
        lose_coin(s, at, "WC-7.6")


async def replaced(s: State, at: Hex, target: Hex) -> bool:
    """At most one replacement: the target's owner is asked first, then the wagon's (WC-7.4)."""
    victim = s.board.unit[target]
    owner, wagon = s.units.owner[victim], wagon_beside(s, target)
    own: list[str] = []
    if victim == ROYAL_GUARD and s.units.supply[ROYAL_GUARD]:
        own.append("supply")
    if victim == SKIRMISHER and beside_card(s, SKIRMISHER):
        own.append("decoy")
    if wagon != NO_HEX and s.units.owner[WAR_WAGON] == owner:
        own.append("wagon")
    choice = await choose_or_pass(owner, "replace", own, about=target)
    if choice is None and wagon != NO_HEX and s.units.owner[WAR_WAGON] != owner:
        choice = await choose_or_pass(s.units.owner[WAR_WAGON], "replace", ["wagon"], about=target)
    if choice == "supply":
        remove_from_supply(s, ROYAL_GUARD, "WC-8.27")
    elif choice == "decoy":
        deceive(s, SKIRMISHER, s.units.owner[s.board.unit[at]])
    elif choice == "wagon":
        lose_coin(s, wagon, "WC-14.21")
    return choice is not None


def wagon_beside(s: State, target: Hex) -> Hex:
    """A friendly War Wagon adjacent to the target (WC-14.21)."""
    wagon = stands(s, WAR_WAGON)
    if wagon in s.ground.near[target] and side_at(s, wagon) == side_at(s, target):
        return wagon
    return NO_HEX

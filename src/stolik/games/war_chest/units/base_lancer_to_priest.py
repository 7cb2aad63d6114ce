"""Base set: Lancer, Light Cavalry, Marshall, Mercenary, Pikeman, Royal Guard, Scout, Swordsman, Warrior Priest."""

from __future__ import annotations

from stolik.engine.decision import Refusal
from stolik.games.war_chest.attack import attack, why_no_target
from stolik.games.war_chest.board import NO_HEX, Hex
from stolik.games.war_chest.coins import can_draw, draw_coin, remove_from_supply
from stolik.games.war_chest.maneuvers import (
    NORMAL,
    can_step,
    granted_attack,
    maneuvers,
    normal_targets,
    offered_maneuver,
    offered_move,
    steps,
    strides,
    why_no_entry,
    why_no_granted_attack,
    why_not_through,
)
from stolik.games.war_chest.moments import (
    MAY_BE_DEPLOYED,
    WHEN_ATTACKED,
    at_moment,
    attribute,
    may_replace,
    tactic,
)
from stolik.games.war_chest.state import Side, State, bolstered, friends, friends_among, side_at
from stolik.games.war_chest.turn import use_coin
from stolik.games.war_chest.unit_cards import (
    LANCER,
    LIGHT_CAVALRY,
    MARSHALL,
    MERCENARY,
    PIKEMAN,
    ROYAL_GUARD,
    SCOUT,
    SWORDSMAN,
    WARRIOR_PRIEST,
    Unit,
)
from stolik.games.war_chest.verbs import lose_coin, move

# Lancer: it attacks only by its tactic (WC-8.21), see data/units.toml


def lancer_goals(s: State, at: Hex) -> list[Hex]:
    """One step or two in a line, with a target on the next hex of it."""
    found: list[Hex] = []
    free, ahead = steps(s, at), s.ground.ahead
    side, tall = side_at(s, at), bolstered(s, at)
    for way, first in enumerate(ahead[at]):
        if first not in free:
            continue
        second = ahead[first][way]
        if second == NO_HEX:
            continue
        if why_no_target(s, side, tall, second) is None:
            found.append(first)
        third = ahead[second][way]
        open_way = third != NO_HEX and not s.board.fort[first] and why_no_entry(s, side, second) is None
        if open_way and why_no_target(s, side, tall, third) is None:
            found.append(second)
    return sorted(found)


@tactic(LANCER, "WC-8.20", lancer_goals, why_not_through)
async def lancer_tactic(s: State, at: Hex, to: Hex) -> None:
    """The charge goes on in its direction (WC-8.20)."""
    move(s, at, to)
    await attack(s, to, next_in_line(s, at, to))


def next_in_line(s: State, start: Hex, end: Hex) -> Hex:
    ahead = s.ground.ahead
    for way, first in enumerate(ahead[start]):
        if first != NO_HEX and end in (first, ahead[first][way]):
            return ahead[end][way]
    return NO_HEX


# Light Cavalry


@tactic(LIGHT_CAVALRY, "WC-8.22", strides, why_not_through)
async def light_cavalry_tactic(s: State, at: Hex, to: Hex) -> None:
    """Two steps; where one is enough it is the normal move (WC-8.22, WC-6.19)."""
    move(s, at, to)


# Marshall


def marshall_goals(s: State, at: Hex) -> list[Hex]:
    return [hex for hex in friends_among(s, side_at(s, at), s.ground.within_two[at]) if normal_targets(s, hex)]


def why_not_sent(s: State, at: Hex, to: Hex) -> Refusal | None:
    friends = friends_among(s, side_at(s, at), s.ground.within_two[at])
    return why_no_granted_attack(s, to) if to in friends else None


@tactic(MARSHALL, "WC-8.23", marshall_goals, why_not_sent)
async def marshall_tactic(s: State, at: Hex, to: Hex) -> None:
    """A friend within two spaces makes a normal attack (WC-8.23)."""
    await granted_attack(s, to)


# Mercenary


def mercenary_can(s: State, at: Hex, about: Unit) -> bool:
    return bool(maneuvers(s, at, NORMAL))


@attribute(MERCENARY, mercenary_can)
async def mercenary_maneuvers(s: State, at: Hex, about: Unit) -> None:
    """After a Mercenary is recruited, poisoned or not (WC-8.24, WC-N-18)."""
    await offered_maneuver(s, at, NORMAL)


# Pikeman


@at_moment(WHEN_ATTACKED, PIKEMAN)
def pikeman_answers(s: State, at: Hex, target: Hex) -> None:
    """An adjacent attacker loses a coin, whatever becomes of the Pikeman: no attack (WC-7.6, WC-7.8, WC-8.25)."""
    if target in s.ground.near[at]:
        lose_coin(s, at, "WC-7.6")


# Royal Guard


def royal_guard_goals(s: State, at: Hex) -> list[Hex]:
    """Locations of its side within two steps (WC-8.26); the classic card allows one step anywhere (WC-13.22)."""
    if not s.agreed.revised[ROYAL_GUARD]:
        return steps(s, at)
    side = side_at(s, at)
    return sorted(hex for hex in [*steps(s, at), *strides(s, at)] if s.board.control[hex] == side)


@tactic(ROYAL_GUARD, "WC-8.26", royal_guard_goals, royal=True)
async def royal_guard_tactic(s: State, at: Hex, to: Hex) -> None:
    """Paid with the royal coin, never with its own (WC-8.26)."""
    move(s, at, to)


def royal_guard_can_replace(s: State, target: Hex) -> bool:
    return s.board.unit[target] == ROYAL_GUARD and s.units.supply[ROYAL_GUARD] > 0


@may_replace(ROYAL_GUARD, "supply", royal_guard_can_replace)
def royal_guard_replaces(s: State, at: Hex, target: Hex) -> None:
    """When it is attacked a coin of its supply may leave the game instead (WC-8.27)."""
    remove_from_supply(s, ROYAL_GUARD, "WC-8.27")


# Scout


@at_moment(MAY_BE_DEPLOYED, SCOUT)
def scout_hexes(s: State, side: Side) -> list[Hex]:
    """Also next to a friendly unit, where it may enter (WC-8.28, WC-14.10)."""
    beside = {near for friend in friends(s, side) for near in s.ground.near[friend]}
    return [hex for hex in beside if why_no_entry(s, side, hex) is None]


# Swordsman


@attribute(SWORDSMAN, can_step)
async def swordsman_steps_on(s: State, at: Hex, about: Unit) -> None:
    """After it attacks it may move, also into the hex just emptied (WC-8.29, WC-N-19)."""
    await offered_move(s, at)


# Warrior Priest


def priest_can(s: State, at: Hex, about: Unit) -> bool:
    done = s.agreed.revised[WARRIOR_PRIEST] and s.turn.prayed
    return can_draw(s.players[s.units.owner[WARRIOR_PRIEST]]) and not done


@attribute(WARRIOR_PRIEST, priest_can)
async def warrior_priest_prays(s: State, at: Hex, about: Unit) -> None:
    """After it attacks or controls, draw a coin and use it at once, also a decoy; by the revised card once a turn.

    It may be used like any coin of the hand (WC-8.30, WC-N-D12, WC-N-D21).
    """
    s.turn.prayed = True
    owner = s.units.owner[WARRIOR_PRIEST]
    await draw_coin(s, owner, bonus=True)
    await use_coin(s, owner, bonus=True)

"""Base set: the tactics (WC-8.11 to WC-8.26)."""

from __future__ import annotations

from stolik.engine.decision import choose
from stolik.games.war_chest.attack import attack, targets, why_no_target
from stolik.games.war_chest.board import NO_HEX, Hex
from stolik.games.war_chest.followups import settle
from stolik.games.war_chest.maneuvers import (
    NORMAL,
    Play,
    granted_attack,
    granted_move,
    maneuver,
    maneuvers,
    normal_targets,
    steps,
    strides,
    tactic,
    targets_from,
    why_no_entry,
)
from stolik.games.war_chest.state import State, side_at, where
from stolik.games.war_chest.units import (
    ARCHER,
    CAVALRY,
    CROSSBOWMAN,
    ENSIGN,
    FOOTMAN,
    LANCER,
    LIGHT_CAVALRY,
    MARSHALL,
    NO_UNIT,
    ROYAL_GUARD,
)
from stolik.games.war_chest.verbs import move

# Attacks from a distance


def archer_goals(s: State, at: Hex) -> list[Hex]:
    return targets(s, at, s.ground.two_away[at])


@tactic(ARCHER, "WC-8.11", archer_goals)
async def archer_tactic(s: State, at: Hex, to: Hex) -> None:
    """Any of the twelve hexes at distance two, whatever stands between."""
    await attack(s, at, to)


def crossbow_goals(s: State, at: Hex) -> list[Hex]:
    lines = [(near, s.ground.ahead[near][way]) for way, near in enumerate(s.ground.ahead[at]) if near != NO_HEX]
    return targets(s, at, sorted(far for near, far in lines if far != NO_HEX and s.board.unit[near] == NO_UNIT))


@tactic(CROSSBOWMAN, "WC-8.15", crossbow_goals)
async def crossbowman_tactic(s: State, at: Hex, to: Hex) -> None:
    """Distance two in a straight line, no unit between."""
    await attack(s, at, to)


# Move and then attack


def cavalry_goals(s: State, at: Hex) -> list[Hex]:
    return [end for end in steps(s, at) if targets_from(s, at, end)]


@tactic(CAVALRY, "WC-8.14", cavalry_goals)
async def cavalry_tactic(s: State, at: Hex, to: Hex) -> None:
    """Move, then attack; only where an attack can follow (WC-6.15)."""
    move(s, at, to)
    await granted_attack(s, to)


def lancer_goals(s: State, at: Hex) -> list[Hex]:
    """One step or two in a line, with a target on the next hex of it."""
    found: list[Hex] = []
    free = steps(s, at)
    side, height = side_at(s, at), s.board.height[at]
    for way, first in enumerate(s.ground.ahead[at]):
        if first not in free:
            continue
        second = s.ground.ahead[first][way]
        if second == NO_HEX:
            continue
        if why_no_target(s, side, height, second) is None:
            found.append(first)
        third = s.ground.ahead[second][way]
        open_way = third != NO_HEX and not s.board.fort[first] and why_no_entry(s, side, second) is None
        if open_way and why_no_target(s, side, height, third) is None:
            found.append(second)
    return sorted(found)


@tactic(LANCER, "WC-8.20", lancer_goals)
async def lancer_tactic(s: State, at: Hex, to: Hex) -> None:
    """The charge goes on in its direction."""
    move(s, at, to)
    await attack(s, to, next_in_line(s, at, to))


def next_in_line(s: State, start: Hex, end: Hex) -> Hex:
    ahead = s.ground.ahead
    for way, first in enumerate(ahead[start]):
        if first != NO_HEX and end in (first, ahead[first][way]):
            return ahead[end][way]
    return NO_HEX


# Moves


@tactic(LIGHT_CAVALRY, "WC-8.22", strides)
async def light_cavalry_tactic(s: State, at: Hex, to: Hex) -> None:
    """Two steps; where one is enough it is the normal move (WC-6.19)."""
    move(s, at, to)


def royal_guard_goals(s: State, at: Hex) -> list[Hex]:
    """Paid with the royal coin (WC-8.26); the classic card allows one step anywhere (WC-13.22)."""
    if not s.agreed.revised_guard:
        return steps(s, at)
    side = side_at(s, at)
    return sorted(hex for hex in [*steps(s, at), *strides(s, at)] if s.board.control[hex] == side)


@tactic(ROYAL_GUARD, "WC-8.26", royal_guard_goals)
async def royal_guard_tactic(s: State, at: Hex, to: Hex) -> None:
    move(s, at, to)


# Orders to others


def ensign_goals(s: State, at: Hex) -> list[Hex]:
    side = side_at(s, at)
    return [
        hex
        for hex in s.ground.within_two[at]
        if s.board.unit[hex] != NO_UNIT and side_at(s, hex) == side and ensign_steps(s, at, hex)
    ]


def ensign_steps(s: State, at: Hex, friend: Hex) -> list[Hex]:
    within = s.ground.within_two[at]
    return [end for end in steps(s, friend) if end in within]


@tactic(ENSIGN, "WC-8.16", ensign_goals)
async def ensign_tactic(s: State, at: Hex, to: Hex) -> None:
    """A friend within two spaces moves, and is then within two spaces."""
    await granted_move(s, to, ensign_steps(s, at, to))


def marshall_goals(s: State, at: Hex) -> list[Hex]:
    side = side_at(s, at)
    return [
        hex
        for hex in s.ground.within_two[at]
        if s.board.unit[hex] != NO_UNIT and side_at(s, hex) == side and normal_targets(s, hex)
    ]


@tactic(MARSHALL, "WC-8.23", marshall_goals)
async def marshall_tactic(s: State, at: Hex, to: Hex) -> None:
    """A friend within two spaces makes a normal attack."""
    await granted_attack(s, to)


# Footman


def footman_goals(s: State, at: Hex) -> list[Hex]:
    """With two Footmen, one of which can; alone it is the plain maneuver (WC-6.19).

    It is named once, by the first of them that is healthy.
    """
    footmen = where(s, FOOTMAN)
    payers = [hex for hex in footmen if not s.board.poison[hex]] or footmen
    if len(footmen) < 2 or at != payers[0]:
        return []
    return [NO_HEX] if any(maneuvers(s, hex, NORMAL) for hex in footmen) else []


@tactic(FOOTMAN, "WC-8.17", footman_goals)
async def footman_tactic(s: State, at: Hex, to: Hex) -> None:
    """Each makes one maneuver, in either order; one that cannot when its turn comes is passed over."""
    left = where(s, FOOTMAN)
    while left:
        options: list[Play] = [play for hex in left for play in maneuvers(s, hex, NORMAL)]
        if not options:
            return
        play = await choose(s.turn.actor, "footman", options)
        acted = play[2]
        assert isinstance(acted, int)
        left = [hex for hex in left if hex != acted]
        await maneuver(s, play)
        await settle(s)
        left = [hex for hex in left if s.board.unit[hex] == FOOTMAN]

"""Nobility: Bannerman, Bishop, Earl, Herald (WC-13.15 to WC-13.21)."""

from __future__ import annotations

from functools import partial

from stolik.engine.decision import choose, choose_or_pass
from stolik.games.war_chest import verbs
from stolik.games.war_chest.board import NO_HEX, Hex
from stolik.games.war_chest.coins import recruit
from stolik.games.war_chest.decrees import CAN, own_supply, proclaim
from stolik.games.war_chest.followups import attribute, wait
from stolik.games.war_chest.maneuvers import (
    ANY,
    ATTACK,
    MOVE,
    can_control,
    maneuver,
    maneuvers,
    steps,
    tactic,
    why_no_maneuver,
    why_not_among,
)
from stolik.games.war_chest.state import State, side_at
from stolik.games.war_chest.units import BANNERMAN, BISHOP, EARL, HERALD, NO_UNIT, Unit

# Bannerman


def shovable(s: State, at: Hex) -> list[Hex]:
    """Adjacent enemy units with somewhere to go."""
    side = side_at(s, at)
    return [
        hex for hex in s.ground.near[at] if s.board.unit[hex] != NO_UNIT and side_at(s, hex) != side and steps(s, hex)
    ]


def bannerman_can(s: State, at: Hex, about: Unit) -> bool:
    return bool(shovable(s, at))


@attribute(BANNERMAN, bannerman_can)
async def bannerman_shoves(s: State, at: Hex, about: Unit) -> None:
    """After it maneuvers it may shove an adjacent enemy one step; that is no move of the enemy (WC-13.15)."""
    owner = s.units.owner[BANNERMAN]
    enemies = shovable(s, at)
    start = await choose_or_pass(owner, "shove-whom", enemies, partial(why_not_among, enemies, "WC-13.15"))
    if start is None:
        return
    ends = steps(s, start)
    end = await choose(owner, "shove-where", ends, partial(why_not_among, ends, "WC-13.15"), s.board.unit[start])
    unit = verbs.relocate(s, start, end)
    s.note("shove", "WC-13.15", unit, start, end)


# Bishop


MOVE_OR_ATTACK = (MOVE, ATTACK)


def bishop_goals(s: State, at: Hex) -> list[Hex]:
    return [NO_HEX] if own_supply(s, s.units.owner[BISHOP]) and maneuvers(s, at, MOVE_OR_ATTACK) else []


@tactic(BISHOP, "WC-13.16", bishop_goals)
async def bishop_tactic(s: State, at: Hex, to: Hex) -> None:
    """Recruit, then move or attack; what follows the recruit waits for both (WC-8.5)."""
    owner = s.units.owner[BISHOP]
    unit = await choose(owner, "recruit", own_supply(s, owner))
    recruit(s, owner, unit)
    wait(s, unit, "recruit")
    unless = partial(why_no_maneuver, s, at, MOVE_OR_ATTACK)
    await maneuver(s, await choose(owner, "bishop", maneuvers(s, at, MOVE_OR_ATTACK), unless))


# Earl


def earl_decrees(s: State, at: Hex) -> list[int]:
    """Those that can be carried out once the location is controlled, sealed or not (WC-13.18)."""
    before = s.board.control[at]
    s.board.control[at] = side_at(s, at)
    found = [decree for decree in s.decrees.in_play if CAN[decree](s, s.units.owner[EARL])]
    s.board.control[at] = before
    return found


def earl_goals(s: State, at: Hex) -> list[Hex]:
    return [NO_HEX] if can_control(s, at) and earl_decrees(s, at) else []


@tactic(EARL, "WC-13.18", earl_goals)
async def earl_tactic(s: State, at: Hex, to: Hex) -> None:
    """Control, then proclaim without a seal."""
    verbs.control(s, at)
    owner = s.units.owner[EARL]
    await proclaim(s, owner, await choose(owner, "decree-earl", earl_decrees(s, at)))


def earl_can(s: State, at: Hex, about: Unit) -> bool:
    return bool(steps(s, at))


@attribute(EARL, earl_can)
async def earl_rides_out(s: State, at: Hex, about: Unit) -> None:
    """After it is deployed it may move (WC-13.19)."""
    ends = steps(s, at)
    end = await choose_or_pass(s.units.owner[EARL], "step-on", ends, partial(why_not_among, ends, "WC-6.10"), EARL)
    if end is not None:
        verbs.move(s, at, end)


# Herald


def herald_goals(s: State, at: Hex) -> list[Hex]:
    side = side_at(s, at)
    return [
        hex
        for hex in s.ground.near[at]
        if s.board.unit[hex] != NO_UNIT
        and side_at(s, hex) == side
        and s.board.height[hex] == 1
        and s.units.supply[s.board.unit[hex]]
    ]


@tactic(HERALD, "WC-13.20", herald_goals)
async def herald_tactic(s: State, at: Hex, to: Hex) -> None:
    """An adjacent friend of one coin is bolstered from its owner's supply."""
    s.units.supply[s.board.unit[to]] -= 1
    s.board.height[to] += 1
    s.note("raise", "WC-13.20", s.board.unit[to], to)


def herald_can(s: State, at: Hex, about: Unit) -> bool:
    return bool(maneuvers(s, at, ANY))


@attribute(HERALD, herald_can)
async def herald_maneuvers(s: State, at: Hex, about: Unit) -> None:
    """After its owner proclaims, and the decree is finished (WC-13.21)."""
    unless = partial(why_no_maneuver, s, at, ANY)
    play = await choose_or_pass(s.units.owner[HERALD], "maneuver", maneuvers(s, at, ANY), unless, HERALD)
    if play is not None:
        await maneuver(s, play)

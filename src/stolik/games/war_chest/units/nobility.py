"""Nobility: Bannerman, Bishop, Earl, Herald."""

from __future__ import annotations

from functools import partial
from typing import Final

from stolik.engine.decision import Refusal, choose, choose_or_pass
from stolik.games.war_chest import verbs
from stolik.games.war_chest.board import NO_HEX, Hex
from stolik.games.war_chest.coins import own_supply, recruit
from stolik.games.war_chest.decrees import DECREES, proclaim
from stolik.games.war_chest.maneuvers import (
    ANY,
    ATTACK,
    MOVE,
    can_step,
    maneuver,
    maneuvers,
    offered_maneuver,
    offered_move,
    steps,
    why_no_control,
    why_no_maneuver,
    why_not_among,
)
from stolik.games.war_chest.moments import MAY_BE_ATTACKED, at_moment, attribute, tactic
from stolik.games.war_chest.state import State, bolstered, enemies_among, friends_among, side_at
from stolik.games.war_chest.unit_cards import BANNERMAN, BISHOP, EARL, HERALD, RECRUITED, Unit

# Bannerman


def shovable(s: State, at: Hex) -> list[Hex]:
    """Adjacent enemy units with somewhere to go."""
    return [hex for hex in enemies_among(s, side_at(s, at), s.ground.near[at]) if steps(s, hex)]


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

MOVE_OR_ATTACK: Final = (MOVE, ATTACK)


def bishop_goals(s: State, at: Hex) -> list[Hex]:
    return [NO_HEX] if own_supply(s, s.units.owner[BISHOP]) and maneuvers(s, at, MOVE_OR_ATTACK) else []


@tactic(BISHOP, "WC-13.16", bishop_goals)
async def bishop_tactic(s: State, at: Hex, to: Hex) -> None:
    """Recruit, then move or attack; what follows the recruit waits for both (WC-13.16, WC-8.5)."""
    owner = s.units.owner[BISHOP]
    unit = await choose(owner, "recruit", own_supply(s, owner))
    recruit(s, owner, unit)
    verbs.wait(s, unit, RECRUITED)
    unless = partial(why_no_maneuver, s, at, MOVE_OR_ATTACK)
    await maneuver(s, await choose(owner, "bishop", maneuvers(s, at, MOVE_OR_ATTACK), unless))


@at_moment(MAY_BE_ATTACKED, BISHOP)
def why_not_bishop(tall: bool) -> Refusal | None:
    """Bolstered units cannot attack it, whatever kind of attack it is (WC-13.17)."""
    return "WC-13.17" if tall else None


# Earl


def earl_decrees(s: State, at: Hex) -> list[int]:
    """Those that can be carried out once the location is controlled, sealed or not (WC-13.18)."""
    before = s.board.control[at]
    s.board.control[at] = side_at(s, at)
    found = [decree for decree in s.decrees.in_play if DECREES[decree].can(s, s.units.owner[EARL])]
    s.board.control[at] = before
    return found


def earl_goals(s: State, at: Hex) -> list[Hex]:
    return [NO_HEX] if why_no_control(s, at) is None and earl_decrees(s, at) else []


@tactic(EARL, "WC-13.18", earl_goals)
async def earl_tactic(s: State, at: Hex, to: Hex) -> None:
    """Control, then proclaim without a seal (WC-13.18)."""
    verbs.control(s, at)
    owner = s.units.owner[EARL]
    await proclaim(s, owner, await choose(owner, "decree-earl", earl_decrees(s, at)))


@attribute(EARL, can_step)
async def earl_rides_out(s: State, at: Hex, about: Unit) -> None:
    """After it is deployed it may move (WC-13.19)."""
    await offered_move(s, at)


# Herald


def herald_goals(s: State, at: Hex) -> list[Hex]:
    friends = friends_among(s, side_at(s, at), s.ground.near[at])
    return [hex for hex in friends if not bolstered(s, hex) and s.units.supply[s.board.unit[hex]]]


@tactic(HERALD, "WC-13.20", herald_goals)
async def herald_tactic(s: State, at: Hex, to: Hex) -> None:
    """An adjacent friend of one coin is bolstered from its owner's supply (WC-13.20)."""
    verbs.raise_from_supply(s, to, "WC-13.20")


def herald_can(s: State, at: Hex, about: Unit) -> bool:
    return bool(maneuvers(s, at, ANY))


@attribute(HERALD, herald_can)
async def herald_maneuvers(s: State, at: Hex, about: Unit) -> None:
    """After its owner proclaims, and the decree is finished (WC-13.21)."""
    await offered_maneuver(s, at, ANY)

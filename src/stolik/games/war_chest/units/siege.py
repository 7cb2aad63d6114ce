"""Siege: Sapper, Siege Tower, Trebuchet, War Wagon; all but the Sapper have a siege tactic (WC-14.12)."""

from __future__ import annotations

from functools import partial

from stolik.engine.decision import choose, confirm
from stolik.games.war_chest.attack import attack, targets
from stolik.games.war_chest.board import NO_HEX, Hex
from stolik.games.war_chest.maneuvers import (
    granted_attack,
    granted_move,
    normal_targets,
    steps,
    targets_from,
    why_barred,
    why_no_step,
    why_not_among,
)
from stolik.games.war_chest.moments import STANDS_IN_ENEMY_FORTS, attribute, may_replace, tactic
from stolik.games.war_chest.state import State, friends_among, side_at, stands
from stolik.games.war_chest.unit_cards import SAPPER, SIEGE_TOWER, TREBUCHET, WAR_WAGON, Unit
from stolik.games.war_chest.verbs import build, lose_coin, move, raise_from_supply

# Sapper


def forts_beside(s: State, at: Hex, end: Hex) -> list[Hex]:
    """Fortifications that the Sapper could attack from there."""
    return [fort for fort in targets_from(s, at, end) if s.board.fort[fort]]


def sapper_goals(s: State, at: Hex) -> list[Hex]:
    return [end for end in steps(s, at) if forts_beside(s, at, end)]


@tactic(SAPPER, "WC-14.14", sapper_goals)
async def sapper_tactic(s: State, at: Hex, to: Hex) -> None:
    """Move, then attack a fortification (WC-14.14)."""
    move(s, at, to)
    forts = forts_beside(s, to, to)
    await attack(s, to, await choose(s.turn.actor, "target", forts, partial(why_not_among, forts, "WC-14.14"), SAPPER))


def sapper_can(s: State, at: Hex, about: Unit) -> bool:
    return s.board.forts > 0 and s.ground.is_location[at] and not s.board.fort[at]


STANDS_IN_ENEMY_FORTS[SAPPER] = True  # one that it has built around itself


@attribute(SAPPER, sapper_can)
async def sapper_builds(s: State, at: Hex, about: Unit) -> None:
    """When it moves to a location without a fortification, whoever controls it (WC-14.15)."""
    if await confirm(s.units.owner[SAPPER], "build", at):
        build(s, at)


# Siege Tower


@tactic(SIEGE_TOWER, "WC-14.16", normal_targets)
async def siege_tower_tactic(s: State, at: Hex, to: Hex) -> None:
    """Attack twice; the second is made if it can be, also after a decoy (WC-14.16, WC-N-38).

    A bolstered tower outlives the first, and no attribute of it would come between.
    """
    await attack(s, at, to)
    if normal_targets(s, at):
        await granted_attack(s, at)


def tower_can(s: State, at: Hex, about: Unit) -> bool:
    return s.units.supply[SIEGE_TOWER] > 0


@attribute(SIEGE_TOWER, tower_can)
async def siege_tower_rises(s: State, at: Hex, about: Unit) -> None:
    """When deployed it may be bolstered at once from the supply (WC-14.17)."""
    if await confirm(s.units.owner[SIEGE_TOWER], "raise", at):
        raise_from_supply(s, at, "WC-14.17")


# Trebuchet: it attacks only by its tactic (WC-14.19), see data/units.toml


def trebuchet_goals(s: State, at: Hex) -> list[Hex]:
    """Distance two or three in a line, whatever stands between."""
    found: list[Hex] = []
    for way in range(6):
        hex = s.ground.ahead[at][way]
        for _ in range(2):
            hex = s.ground.ahead[hex][way] if hex != NO_HEX else NO_HEX
            if hex != NO_HEX:
                found.append(hex)
    return targets(s, at, sorted(found))


@tactic(TREBUCHET, "WC-14.18", trebuchet_goals)
async def trebuchet_tactic(s: State, at: Hex, to: Hex) -> None:
    """WC-14.18"""
    await attack(s, at, to)


# War Wagon


def wagon_goals(s: State, at: Hex) -> list[Hex]:
    """Adjacent friends that can move on and leave a hex which the wagon may enter."""
    side = side_at(s, at)
    friends = friends_among(s, side, s.ground.near[at])
    return [hex for hex in friends if why_barred(s, side, hex) is None and steps(s, hex)]


@tactic(WAR_WAGON, "WC-14.20", wagon_goals)
async def war_wagon_tactic(s: State, at: Hex, to: Hex) -> None:
    """The friend moves, then the wagon into the hex it left (WC-14.20)."""
    await granted_move(s, to, partial(why_no_step, s, to))
    move(s, at, to)


def wagon_can_replace(s: State, target: Hex) -> bool:
    wagon = stands(s, WAR_WAGON)
    return wagon in s.ground.near[target] and side_at(s, wagon) == side_at(s, target)


@may_replace(WAR_WAGON, "wagon", wagon_can_replace)
def wagon_replaces(s: State, at: Hex, target: Hex) -> None:
    """When a friend next to it is attacked, a coin of the wagon may be removed instead, even its last (WC-14.21)."""
    lose_coin(s, stands(s, WAR_WAGON), "WC-14.21")

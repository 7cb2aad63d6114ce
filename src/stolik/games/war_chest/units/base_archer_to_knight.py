"""Base set: Archer, Berserker, Cavalry, Crossbowman, Ensign, Footman, Knight."""

from __future__ import annotations

from functools import partial

from stolik.engine.decision import Answer, Refusal, choose, choose_or_pass
from stolik.games.war_chest.attack import attack, targets
from stolik.games.war_chest.board import NO_HEX, Hex
from stolik.games.war_chest.maneuvers import (
    CONTROL,
    NORMAL,
    Play,
    granted_attack,
    granted_move,
    maneuver,
    maneuvers,
    steps,
    targets_from,
    why_no_step,
    why_not_among,
)
from stolik.games.war_chest.moments import MAY_BE_ATTACKED, at_moment, attribute, tactic
from stolik.games.war_chest.plays import deploy_hexes, why_no_more
from stolik.games.war_chest.state import State, bolstered, friends_among, side_at, where
from stolik.games.war_chest.unit_cards import (
    ARCHER,
    BERSERKER,
    CAVALRY,
    CONTROLLED,
    CROSSBOWMAN,
    ENSIGN,
    FOOTMAN,
    KNIGHT,
    MOST_UNITS,
    NO_UNIT,
    Unit,
)
from stolik.games.war_chest.verbs import deploy, move, settle

# Archer: it attacks only by its tactic (WC-8.12), see data/units.toml


def archer_goals(s: State, at: Hex) -> list[Hex]:
    return targets(s, at, s.ground.two_away[at])


@tactic(ARCHER, "WC-8.11", archer_goals)
async def archer_tactic(s: State, at: Hex, to: Hex) -> None:
    """Any of the twelve hexes at distance two, whatever stands between (WC-8.11)."""
    await attack(s, at, to)


# Berserker


def rage(s: State, at: Hex) -> list[Play]:
    """What it could do with a coin less (WC-8.13); the revised card knows no control."""
    if not bolstered(s, at):
        return []
    s.board.height[at] -= 1
    found = maneuvers(s, at, NORMAL)
    s.board.height[at] += 1
    return [play for play in found if play[0] != CONTROL] if s.agreed.revised[BERSERKER] else found


def berserker_can(s: State, at: Hex, about: Unit) -> bool:
    return bool(rage(s, at))


@attribute(BERSERKER, berserker_can, struck=CONTROLLED)
async def berserker_rages(s: State, at: Hex, about: Unit) -> None:
    """While bolstered it may give up one of its coins to maneuver again (WC-8.13, WC-N-D9)."""
    owner = s.units.owner[BERSERKER]
    play = await choose_or_pass(owner, "again", rage(s, at))
    if play is None:
        return
    s.board.height[at] -= 1
    s.players[owner].up.append(BERSERKER)
    s.note("pay-stack", "WC-8.13", BERSERKER, at)
    await maneuver(s, play)


# Cavalry


def cavalry_goals(s: State, at: Hex) -> list[Hex]:
    return [end for end in steps(s, at) if targets_from(s, at, end)]


@tactic(CAVALRY, "WC-8.14", cavalry_goals)
async def cavalry_tactic(s: State, at: Hex, to: Hex) -> None:
    """Move, then attack; only where an attack can follow (WC-8.14, WC-6.15)."""
    move(s, at, to)
    await granted_attack(s, to)


# Crossbowman


def crossbow_goals(s: State, at: Hex) -> list[Hex]:
    lines = [(near, s.ground.ahead[near][way]) for way, near in enumerate(s.ground.ahead[at]) if near != NO_HEX]
    return targets(s, at, sorted(far for near, far in lines if far != NO_HEX and s.board.unit[near] == NO_UNIT))


@tactic(CROSSBOWMAN, "WC-8.15", crossbow_goals)
async def crossbowman_tactic(s: State, at: Hex, to: Hex) -> None:
    """Distance two in a straight line, no unit between, though a fortification may be (WC-8.15, WC-14.11)."""
    await attack(s, at, to)


# Ensign


def ensign_goals(s: State, at: Hex) -> list[Hex]:
    return [hex for hex in friends_among(s, side_at(s, at), s.ground.within_two[at]) if ensign_steps(s, at, hex)]


def ensign_steps(s: State, at: Hex, friend: Hex) -> list[Hex]:
    within = s.ground.within_two[at]
    return [end for end in steps(s, friend) if end in within]


def why_not_with_ensign(s: State, at: Hex, friend: Hex, end: Answer) -> Refusal | None:
    return why_no_step(s, friend, end) or (None if end in s.ground.within_two[at] else "WC-8.16")


@tactic(ENSIGN, "WC-8.16", ensign_goals)
async def ensign_tactic(s: State, at: Hex, to: Hex) -> None:
    """A friend within two spaces moves, and is then within two spaces (WC-8.16)."""
    await granted_move(s, to, partial(why_not_with_ensign, s, at, to))


# Footman

MOST_UNITS[FOOTMAN] = 2  # WC-8.18


def footman_goals(s: State, at: Hex) -> list[Hex]:
    """With two Footmen, one of which can; alone it is the plain maneuver (WC-6.19).

    It is named once, by the first of them that is healthy (WC-N-43, WC-N-D2).
    """
    footmen = where(s, FOOTMAN)
    payers = [hex for hex in footmen if not s.board.poison[hex]] or footmen
    if len(footmen) < 2 or at != payers[0]:
        return []
    return [NO_HEX] if any(maneuvers(s, hex, NORMAL) for hex in footmen) else []


@tactic(FOOTMAN, "WC-8.17", footman_goals)
async def footman_tactic(s: State, at: Hex, to: Hex) -> None:
    """Each makes one maneuver, in either order; one that cannot when its turn comes is passed over (WC-8.17)."""
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


def footman_can(s: State, at: Hex, about: Unit) -> bool:
    if not s.agreed.revised[FOOTMAN] or why_no_more(FOOTMAN, where(s, FOOTMAN)) is not None:
        return False
    seat = s.units.owner[FOOTMAN]
    return bool(deploy_hexes(s, seat, FOOTMAN)) and FOOTMAN in s.players[seat].up


@attribute(FOOTMAN, footman_can)
async def footman_follows(s: State, at: Hex, about: Unit) -> None:
    """The revised card only: a recruited Footman may be deployed at once beside the first (WC-8.18)."""
    seat = s.units.owner[FOOTMAN]
    hexes = deploy_hexes(s, seat, FOOTMAN)
    hex = await choose_or_pass(seat, "deploy-where", hexes, partial(why_not_among, hexes, "WC-6.2"), FOOTMAN)
    if hex is not None:
        s.players[seat].up.remove(FOOTMAN)
        deploy(s, seat, FOOTMAN, hex)


# Knight


@at_moment(MAY_BE_ATTACKED, KNIGHT)
def why_not_knight(tall: bool) -> Refusal | None:
    """Only bolstered units can attack it, whatever kind of attack it is (WC-8.19)."""
    return None if tall else "WC-8.19"

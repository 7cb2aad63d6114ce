"""The units of the base game, by name."""

from __future__ import annotations

from functools import partial

from stolik.engine.decision import Answer, Refusal, choose, choose_or_pass
from stolik.games.war_chest.attack import attack, targets, why_no_target
from stolik.games.war_chest.board import NO_HEX, Hex
from stolik.games.war_chest.coins import can_draw, draw_coin, remove_from_supply
from stolik.games.war_chest.maneuvers import (
    CONTROL,
    NORMAL,
    Play,
    can_step,
    granted_attack,
    granted_move,
    maneuver,
    maneuvers,
    normal_targets,
    offered_maneuver,
    offered_move,
    steps,
    strides,
    targets_from,
    why_no_entry,
    why_no_granted_attack,
    why_no_step,
    why_not_among,
    why_not_through,
)
from stolik.games.war_chest.moments import (
    MAY_BE_ATTACKED,
    MAY_BE_DEPLOYED,
    WHEN_ATTACKED,
    at_moment,
    attribute,
    may_replace,
    tactic,
)
from stolik.games.war_chest.plays import deploy_hexes, why_no_more
from stolik.games.war_chest.state import Side, State, bolstered, friends, friends_among, side_at, where
from stolik.games.war_chest.turn import use_coin
from stolik.games.war_chest.unit_cards import (
    ARCHER,
    BERSERKER,
    CAVALRY,
    CONTROLLED,
    CROSSBOWMAN,
    ENSIGN,
    FOOTMAN,
    KNIGHT,
    LANCER,
    LIGHT_CAVALRY,
    MARSHALL,
    MERCENARY,
    MOST_UNITS,
    NO_UNIT,
    PIKEMAN,
    ROYAL_GUARD,
    SCOUT,
    SWORDSMAN,
    WARRIOR_PRIEST,
    Unit,
)
from stolik.games.war_chest.verbs import deploy, lose_coin, move, settle

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

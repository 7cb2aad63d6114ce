"""Nobility: what the seven decrees say, each under its name.

What they make a unit do is a normal action and sets off attributes (WC-13.7).
"""

from __future__ import annotations

from functools import partial
from typing import Final

from stolik.engine.decision import Seat, choose, choose_or_pass
from stolik.games.war_chest import coins, reserve, verbs
from stolik.games.war_chest.board import Hex
from stolik.games.war_chest.decrees import decree
from stolik.games.war_chest.maneuvers import (
    granted_attack,
    granted_move,
    normal_targets,
    steps,
    why_no_step,
    why_not_among,
)
from stolik.games.war_chest.plays import deploy_hexes
from stolik.games.war_chest.state import State, bolstered, friends, opponents, units_of, where
from stolik.games.war_chest.unit_cards import DEPLOYED, RECRUITED, Coin, Unit

ENLISTED: Final = 2

# Enlist


def can_enlist(s: State, seat: Seat) -> bool:
    return sum(s.units.supply[unit] for unit in units_of(s, seat)) >= ENLISTED


@decree("enlist", "WC-13.8", can_enlist)
async def enlist(s: State, seat: Seat) -> None:
    """Recruit twice, free."""
    for _ in range(ENLISTED):
        unit = await choose(seat, "recruit", coins.own_supply(s, seat))
        coins.recruit(s, seat, unit)
        verbs.wait(s, unit, RECRUITED)


# Guard, March, Sacrifice: orders to a friend


def guards(s: State, seat: Seat) -> list[Hex]:
    side = s.agreed.side_of[seat]
    return [hex for hex in friends(s, side) if s.board.control[hex] == side and normal_targets(s, hex)]


def can_guard(s: State, seat: Seat) -> bool:
    return bool(guards(s, seat))


@decree("guard", "WC-13.9", can_guard)
async def guard(s: State, seat: Seat) -> None:
    """A friend on a location of your side attacks."""
    hexes = guards(s, seat)
    await granted_attack(s, await choose(seat, "guard", hexes, partial(why_not_among, hexes, "WC-13.9")))


def marchers(s: State, seat: Seat) -> list[Hex]:
    return [hex for hex in friends(s, s.agreed.side_of[seat]) if bolstered(s, hex) and steps(s, hex)]


def can_march(s: State, seat: Seat) -> bool:
    return bool(marchers(s, seat))


@decree("march", "WC-13.10", can_march)
async def march(s: State, seat: Seat) -> None:
    """A bolstered friend moves."""
    hexes = marchers(s, seat)
    at = await choose(seat, "march", hexes, partial(why_not_among, hexes, "WC-13.10"))
    await granted_move(s, at, partial(why_no_step, s, at))


def victims(s: State, seat: Seat) -> list[Hex]:
    return [hex for hex in friends(s, s.agreed.side_of[seat]) if normal_targets(s, hex)]


def can_sacrifice(s: State, seat: Seat) -> bool:
    return bool(victims(s, seat))


@decree("sacrifice", "WC-13.13", can_sacrifice)
async def sacrifice(s: State, seat: Seat) -> None:
    """A friend attacks, then loses a coin if it still stands; what follows the attack comes after (WC-8.5)."""
    hexes = victims(s, seat)
    at = await choose(seat, "sacrifice", hexes, partial(why_not_among, hexes, "WC-13.13"))
    unit = s.board.unit[at]
    await granted_attack(s, at)
    if s.board.unit[at] == unit:
        verbs.lose_coin(s, at, "WC-13.13")


# Redeploy


def redeployable(s: State, seat: Seat) -> list[Hex]:
    own = [hex for unit in units_of(s, seat) for hex in where(s, unit)]
    return [hex for hex in sorted(own) if landings(s, seat, hex)]


def landings(s: State, seat: Seat, at: Hex) -> list[Hex]:
    """Where the unit may be deployed once it is gone, the hex it left included."""
    unit, height, poison = s.board.unit[at], s.board.height[at], s.board.poison[at]
    verbs.lift(s, at)
    found = deploy_hexes(s, seat, unit)
    verbs.put_down(s, unit, at, height, poison)
    return found


def can_redeploy(s: State, seat: Seat) -> bool:
    return bool(redeployable(s, seat))


@decree("redeploy", "WC-13.11", can_redeploy)
async def redeploy(s: State, seat: Seat) -> None:
    """Take an own unit off the board, the whole stack, then deploy it."""
    hexes = redeployable(s, seat)
    at = await choose(seat, "redeploy", hexes, partial(why_not_among, hexes, "WC-13.11"))
    unit = s.board.unit[at]
    ends = landings(s, seat, at)
    end = await choose(seat, "deploy-where", ends, partial(why_not_among, ends, "WC-6.2"), unit)
    poison = s.board.poison[at] if s.agreed.poison_survives else 0
    height = s.board.height[at]
    verbs.lift(s, at)
    verbs.put_down(s, unit, end, height, poison)
    s.note("redeploy", "WC-13.11", unit, at, end)
    verbs.wait(s, unit, DEPLOYED)


# Reinforce


def fallen(s: State, seat: Seat) -> list[Unit]:
    return [unit for unit in units_of(s, seat) if s.units.removed[unit]]


def can_reinforce(s: State, seat: Seat) -> bool:
    return bool(fallen(s, seat))


@decree("reinforce", "WC-13.12", can_reinforce)
async def reinforce(s: State, seat: Seat) -> None:
    """A removed coin back into the supply."""
    unit = await choose(seat, "reinforce", fallen(s, seat))
    s.units.removed[unit] -= 1
    s.units.supply[unit] += 1
    s.note("reinforce", "WC-13.12", seat, unit)


# Spy


def spied_upon(s: State, seat: Seat) -> list[Seat]:
    return [other for other in opponents(s, seat) if s.players[other].hand]


def can_spy(s: State, seat: Seat) -> bool:
    return bool(spied_upon(s, seat))


@decree("spy", "WC-13.14", can_spy)
async def spy(s: State, seat: Seat) -> None:
    """Look at a hand; you may discard one coin of it, and its holder draws another."""
    other = await choose(seat, "spy-whom", spied_upon(s, seat))
    held = tuple(sorted(s.players[other].hand))
    s.players[other].log.append((reserve.SPIED, seat, *held))
    s.players[seat].spied = (other, *held)
    s.note("spy", "WC-13.14", seat, other)
    coin = await choose_or_pass(seat, "spy", sorted(set(held)))
    if coin is not None:
        throw_away(s, seat, other, coin)
        await coins.draw_coin(s, other)


def throw_away(s: State, seat: Seat, other: Seat, coin: Coin) -> None:
    """Face up, or face down where the table plays so."""
    if s.agreed.spy_face_up:
        coins.show(s, other, coin, bonus=False)
        s.players[other].up.append(coin)
        s.note("spied", "WC-13.14", seat, other, coin)
    else:
        s.players[other].hand.remove(coin)
        s.players[other].down.append(coin)
        s.players[other].log.append((reserve.SPY_HID, seat, coin))
        s.note("spied-down", "WC-13.14", seat, other, coin)

"""Base set: what follows an attack, a maneuver, a recruit (WC-8.13, WC-8.18, WC-8.24, WC-8.29, WC-8.30)."""

from __future__ import annotations

from functools import partial

from stolik.engine.decision import choose_or_pass
from stolik.games.war_chest.actions import use_coin
from stolik.games.war_chest.board import Hex
from stolik.games.war_chest.coins import can_draw, draw_coin
from stolik.games.war_chest.deployment import deploy_hexes, most_units
from stolik.games.war_chest.followups import attribute
from stolik.games.war_chest.maneuvers import (
    CONTROL,
    NORMAL,
    Play,
    maneuver,
    maneuvers,
    steps,
    why_no_maneuver,
    why_not_among,
)
from stolik.games.war_chest.state import State, bolstered, where
from stolik.games.war_chest.units import (
    BERSERKER,
    FOOTMAN,
    MERCENARY,
    SWORDSMAN,
    WARRIOR_PRIEST,
    Unit,
)
from stolik.games.war_chest.verbs import deploy, move

# Footman


def footman_can(s: State, at: Hex, about: Unit) -> bool:
    """The revised card only: a recruited Footman may be deployed at once beside the first."""
    seat = s.units.owner[FOOTMAN]
    room = len(where(s, FOOTMAN)) < most_units(FOOTMAN) and bool(deploy_hexes(s, seat, FOOTMAN))
    return s.agreed.revised_footman and room and FOOTMAN in s.players[seat].up


@attribute(FOOTMAN, footman_can)
async def footman_follows(s: State, at: Hex, about: Unit) -> None:
    seat = s.units.owner[FOOTMAN]
    hexes = deploy_hexes(s, seat, FOOTMAN)
    hex = await choose_or_pass(seat, "deploy-where", hexes, partial(why_not_among, hexes, "WC-6.2"), FOOTMAN)
    if hex is not None:
        s.players[seat].up.remove(FOOTMAN)
        deploy(s, seat, FOOTMAN, hex)


# After an attack, a maneuver, a recruit


def can_step(s: State, at: Hex, about: Unit) -> bool:
    return bool(steps(s, at))


@attribute(SWORDSMAN, can_step)
async def swordsman_steps_on(s: State, at: Hex, about: Unit) -> None:
    """After it attacks it may move, also into the hex just emptied (WC-8.29)."""
    ends = steps(s, at)
    end = await choose_or_pass(
        s.units.owner[SWORDSMAN], "step-on", ends, partial(why_not_among, ends, "WC-6.10"), SWORDSMAN
    )
    if end is not None:
        move(s, at, end)


def rage(s: State, at: Hex) -> list[Play]:
    """What the Berserker could do with a coin less (WC-8.13); the revised card knows no control."""
    if not bolstered(s, at):
        return []
    s.board.height[at] -= 1
    found = maneuvers(s, at, NORMAL)
    s.board.height[at] += 1
    return [play for play in found if play[0] != CONTROL] if s.agreed.revised_berserker else found


def berserker_can(s: State, at: Hex, about: Unit) -> bool:
    return bool(rage(s, at))


@attribute(BERSERKER, berserker_can)
async def berserker_rages(s: State, at: Hex, about: Unit) -> None:
    """While bolstered it may give up one of its coins to maneuver again."""
    owner = s.units.owner[BERSERKER]
    play = await choose_or_pass(owner, "again", rage(s, at))
    if play is None:
        return
    s.board.height[at] -= 1
    s.players[owner].up.append(BERSERKER)
    s.note("pay-stack", "WC-8.13", BERSERKER, at)
    await maneuver(s, play)


def mercenary_can(s: State, at: Hex, about: Unit) -> bool:
    return bool(maneuvers(s, at, NORMAL))


@attribute(MERCENARY, mercenary_can)
async def mercenary_maneuvers(s: State, at: Hex, about: Unit) -> None:
    """After a Mercenary is recruited (WC-8.24)."""
    unless = partial(why_no_maneuver, s, at, NORMAL)
    play = await choose_or_pass(s.units.owner[MERCENARY], "maneuver", maneuvers(s, at, NORMAL), unless, MERCENARY)
    if play is not None:
        await maneuver(s, play)


def priest_can(s: State, at: Hex, about: Unit) -> bool:
    return can_draw(s.players[s.units.owner[WARRIOR_PRIEST]]) and not (s.agreed.revised_priest and s.turn.prayed)


@attribute(WARRIOR_PRIEST, priest_can)
async def warrior_priest_prays(s: State, at: Hex, about: Unit) -> None:
    """Draw a coin and use it at once (WC-8.30); by the revised card once a turn."""
    s.turn.prayed = True
    owner = s.units.owner[WARRIOR_PRIEST]
    await draw_coin(s, owner, bonus=True)
    await use_coin(s, owner, bonus=True)

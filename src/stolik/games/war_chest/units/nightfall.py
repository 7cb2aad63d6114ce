"""Nightfall: Assassin, Saboteur, Infiltrator, Skirmisher."""

from __future__ import annotations

from functools import partial

from stolik.engine.decision import choose, choose_or_pass, confirm
from stolik.games.war_chest.board import Hex
from stolik.games.war_chest.coins import beside_card, deceive, remove_from_supply
from stolik.games.war_chest.maneuvers import steps, strides, why_not_among, why_not_through
from stolik.games.war_chest.moments import attribute, may_replace, tactic
from stolik.games.war_chest.state import NEUTRAL, Side, State, enemies_among, opponents, side_at
from stolik.games.war_chest.unit_cards import ASSASSIN, INFILTRATOR, NO_UNIT, SABOTEUR, SKIRMISHER, Unit
from stolik.games.war_chest.verbs import control, marker, move, poison


def poisonable(s: State, poisoner: Unit, side: Side, hexes: list[Hex]) -> list[Hex]:
    """Enemy units, fortified or not; not the one that bears this very marker (WC-N-09, WC-N-39, WC-N-D20).

    It is no attack, so height and card of the victim do not matter (WC-N-40, WC-N-41, WC-N-D19).
    """
    mark = marker(poisoner)
    return [hex for hex in enemies_among(s, side, hexes) if not s.board.poison[hex] & mark]


# Assassin


def assassin_goals(s: State, at: Hex) -> list[Hex]:
    side = side_at(s, at)
    return [end for end in steps(s, at) if poisonable(s, ASSASSIN, side, s.ground.near[end])]


@tactic(ASSASSIN, "WC-15.1", assassin_goals)
async def assassin_tactic(s: State, at: Hex, to: Hex) -> None:
    """Move, then poison an adjacent enemy (WC-15.1, WC-N-D7)."""
    move(s, at, to)
    victims = poisonable(s, ASSASSIN, side_at(s, to), s.ground.near[to])
    poison(
        s, ASSASSIN, await choose(s.turn.actor, "poison", victims, partial(why_not_among, victims, "WC-15.1"), ASSASSIN)
    )


def assassin_can(s: State, at: Hex, victim: Unit) -> bool:
    """Not without a coin in the supply (WC-N-35)."""
    return victim != NO_UNIT and s.units.supply[victim] > 0


@attribute(ASSASSIN, assassin_can, outlives=True)
async def assassin_robs(s: State, at: Hex, victim: Unit) -> None:
    """After it attacks a poisoned unit, a coin of that type may leave its owner's supply (WC-15.2, WC-N-34)."""
    if await confirm(s.units.owner[ASSASSIN], "rob", victim):
        remove_from_supply(s, victim, "WC-15.2")


# Saboteur


def saboteur_goals(s: State, at: Hex) -> list[Hex]:
    return poisonable(s, SABOTEUR, side_at(s, at), s.ground.within_two[at])


@tactic(SABOTEUR, "WC-15.3", saboteur_goals)
async def saboteur_tactic(s: State, at: Hex, to: Hex) -> None:
    """Poison an enemy at distance one or two (WC-15.3)."""
    poison(s, SABOTEUR, to)


def saboteur_can(s: State, at: Hex, about: Unit) -> bool:
    return bool(saboteur_goals(s, at))


@attribute(SABOTEUR, saboteur_can)
async def saboteur_strikes(s: State, at: Hex, about: Unit) -> None:
    """After a Saboteur is recruited it may use its tactic free, poisoned or not (WC-15.4, WC-N-D4)."""
    victims = saboteur_goals(s, at)
    victim = await choose_or_pass(
        s.units.owner[SABOTEUR], "sabotage", victims, partial(why_not_among, victims, "WC-15.3")
    )
    if victim is not None:
        poison(s, SABOTEUR, victim)


# Infiltrator


def infiltrator_goals(s: State, at: Hex) -> list[Hex]:
    """Enemy locations that it may enter (WC-N-D13)."""
    side = side_at(s, at)
    return [end for end in steps(s, at) if s.board.control[end] not in (side, NEUTRAL)]


@tactic(INFILTRATOR, "WC-15.5", infiltrator_goals)
async def infiltrator_tactic(s: State, at: Hex, to: Hex) -> None:
    """Move onto an enemy location, then control it, which may win the game (WC-15.5, WC-N-D10)."""
    move(s, at, to)
    control(s, to)


def infiltrator_can(s: State, at: Hex, about: Unit) -> bool:
    """Not while the decoy is elsewhere (WC-N-32)."""
    return beside_card(s, INFILTRATOR)


@attribute(INFILTRATOR, infiltrator_can)
async def infiltrator_deceives(s: State, at: Hex, about: Unit) -> None:
    """After it controls any location (WC-15.6, WC-N-33)."""
    owner = s.units.owner[INFILTRATOR]
    opponent = await choose_or_pass(owner, "deceive", opponents(s, owner))
    if opponent is not None:
        deceive(s, INFILTRATOR, opponent)


# Skirmisher


def skirmisher_goals(s: State, at: Hex) -> list[Hex]:
    side = side_at(s, at)
    return [end for end in strides(s, at) if enemies_among(s, side, s.ground.near[end])]


@tactic(SKIRMISHER, "WC-15.7", skirmisher_goals, why_not_through)
async def skirmisher_tactic(s: State, at: Hex, to: Hex) -> None:
    """Two steps to a hex next to an enemy; one step is the normal move (WC-15.7, WC-6.19)."""
    move(s, at, to)


def skirmisher_can_replace(s: State, target: Hex) -> bool:
    return s.board.unit[target] == SKIRMISHER and beside_card(s, SKIRMISHER)


@may_replace(SKIRMISHER, "decoy", skirmisher_can_replace)
def skirmisher_deceives(s: State, at: Hex, target: Hex) -> None:
    """When it is attacked its owner may deceive the attacker instead (WC-15.8, WC-N-36, WC-N-D11, WC-N-D16)."""
    deceive(s, SKIRMISHER, s.units.owner[s.board.unit[at]])

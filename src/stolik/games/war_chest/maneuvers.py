"""Move, control, attack, tactic: what a unit may do, and doing it (WC-6.9)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from stolik.engine.decision import Answer, Refusal, choose, choose_or_pass
from stolik.games.war_chest import verbs
from stolik.games.war_chest.attack import attack, targets, why_no_target, why_not_by
from stolik.games.war_chest.board import NO_HEX, Hex
from stolik.games.war_chest.moments import TACTICS, Tactic
from stolik.games.war_chest.state import BOLSTERED, NEUTRAL, Side, State, bolstered, side_at
from stolik.games.war_chest.unit_cards import NO_UNIT, UNITS, Unit

Play = tuple[str | int, ...]
"""A verb, the coin or unit it is done with, and the hexes it touches."""

MOVE: Final = "move"
CONTROL: Final = "control"
ATTACK: Final = "attack"
TACTIC: Final = "tactic"
NORMAL: Final = (MOVE, CONTROL, ATTACK)
ANY: Final = (MOVE, CONTROL, ATTACK, TACTIC)


# What may be done


def why_no_entry(s: State, side: Side, hex: Hex) -> Refusal | None:
    """An empty hex that is not an enemy fortification (WC-6.10)."""
    if s.board.unit[hex] != NO_UNIT:
        return "WC-6.10"
    return why_barred(s, side, hex) if s.board.fort[hex] else None


def why_barred(s: State, side: Side, hex: Hex) -> Refusal | None:
    """A fortification lets in its own side, and everybody while it is neutral (WC-14.4)."""
    return "WC-14.4" if s.board.fort[hex] and s.board.control[hex] not in (side, NEUTRAL) else None


def steps(s: State, at: Hex) -> list[Hex]:
    side, unit, fort = side_at(s, at), s.board.unit, s.board.fort
    near = s.ground.near[at]
    # what is empty and not fortified need not be asked about
    return [hex for hex in near if (unit[hex] == NO_UNIT and not fort[hex]) or why_no_entry(s, side, hex) is None]


def why_no_step(s: State, at: Hex, end: Answer) -> Refusal | None:
    """One step, onto a hex that it may enter (WC-6.10)."""
    if not isinstance(end, int) or isinstance(end, bool) or end not in s.ground.near[at]:
        return "WC-6.10"
    return why_no_entry(s, side_at(s, at), end)


def strides(s: State, at: Hex) -> list[Hex]:
    """Hexes two steps away that can be reached, turning or not; no fortification is passed (WC-6.16, WC-14.5)."""
    side, near = side_at(s, at), s.ground.near
    unit, fort = s.board.unit, s.board.fort
    found: set[Hex] = set()
    for passed in near[at]:
        if unit[passed] == NO_UNIT and not fort[passed]:
            found.update(near[passed])
    return [hex for hex in s.ground.two_away[at] if hex in found and why_no_entry(s, side, hex) is None]


def why_no_control(s: State, at: Hex) -> Refusal | None:
    """On a location that its side does not control, a starting location like any other (WC-6.11, WC-6.12)."""
    return None if s.ground.is_location[at] and s.board.control[at] != side_at(s, at) else "WC-6.11"


def normal_targets(s: State, at: Hex) -> list[Hex]:
    """Some units attack by their tactic only (WC-7.1)."""
    return targets(s, at, s.ground.near[at]) if UNITS[s.board.unit[at]].attacks else []


def targets_from(s: State, at: Hex, end: Hex) -> list[Hex]:
    """Judged as if it had moved: a neutral fortification that it leaves is empty by then (WC-6.15)."""
    verbs.relocate(s, at, end)
    found = targets(s, end, s.ground.near[end])
    verbs.relocate(s, end, at)
    return found


def why_no_tactics(s: State, at: Hex) -> Refusal | None:
    """It must be on the card; a siege tactic also needs a bolstered unit (WC-6.14, WC-14.12)."""
    unit = s.board.unit[at]
    if TACTICS[unit] is None:
        return "WC-6.14"
    return "WC-14.12" if UNITS[unit].siege and not bolstered(s, at) else None


def tactic_goals(s: State, at: Hex) -> list[Hex]:
    found = TACTICS[s.board.unit[at]]
    return found.goals(s, at) if found is not None and why_no_tactics(s, at) is None else []


def list_maneuvers(s: State, at: Hex, coin: int, kinds: tuple[str, ...], found: list[Play]) -> None:
    """In the order of the rulebook; `coin` is what pays, or the unit itself where nothing does."""
    found += [(MOVE, coin, at, to) for to in steps(s, at)]
    if CONTROL in kinds and why_no_control(s, at) is None:
        found.append((CONTROL, coin, at))
    found += [(ATTACK, coin, at, to) for to in normal_targets(s, at)]
    if TACTIC in kinds:
        found += [(TACTIC, coin, at, to) for to in tactic_goals(s, at)]


def maneuvers(s: State, at: Hex, kinds: tuple[str, ...]) -> list[Play]:
    found: list[Play] = []
    list_maneuvers(s, at, s.board.unit[at], kinds, found)
    return found


# Why not


def why_no_maneuver(s: State, at: Hex, kinds: tuple[str, ...], play: Answer) -> Refusal | None:
    """For a maneuver granted to the unit that stands here."""
    if not isinstance(play, tuple) or len(play) < 3 or play[0] not in kinds:
        return "WC-1.3"
    if play[1] != s.board.unit[at] or play[2] != at:
        return "WC-8.2"
    return why_not_do(s, at, str(play[0]), play)


def why_not_do(s: State, at: Hex, verb: str, play: Play) -> Refusal | None:
    if verb == CONTROL:
        return why_no_control(s, at) if len(play) == 3 else "WC-6.11"
    to = play[3] if len(play) == 4 else None
    if not isinstance(to, int) or not (to == NO_HEX or to in s.ground.hexes):
        return "WC-3.2"
    if verb == TACTIC:
        return why_no_tactic(s, at, to)
    return why_no_step(s, at, to) if verb == MOVE else why_not_here(s, at, to)


def why_not_here(s: State, at: Hex, target: Answer) -> Refusal | None:
    if not isinstance(target, int) or target not in s.ground.near[at]:
        return "WC-6.13"
    return why_no_attack(s, at, target)


def why_no_attack(s: State, at: Hex, to: Hex) -> Refusal | None:
    if not UNITS[s.board.unit[at]].attacks:
        return "WC-7.1"
    return why_no_target(s, side_at(s, at), bolstered(s, at), to)


def why_no_tactic(s: State, at: Hex, to: Hex) -> Refusal | None:
    refused, found = why_no_tactics(s, at), TACTICS[s.board.unit[at]]
    if refused is not None or found is None:
        return refused
    if to in found.goals(s, at):
        return None
    return (why_not_there(s, at, to, found) if to != NO_HEX else None) or found.rule


def why_not_there(s: State, at: Hex, to: Hex, found: Tactic) -> Refusal | None:
    """What another paragraph than that of the tactic forbids."""
    refused = found.why_not(s, at, to) if found.why_not is not None else None
    return refused or why_not_so_tall(s, at, to, found)


def why_not_through(s: State, at: Hex, to: Hex) -> Refusal | None:
    """If it could get there without the fortifications on its way, it is they that forbid it (WC-14.5)."""
    near, fort = s.ground.near, s.board.fort
    passed = [hex for hex in near[at] if fort[hex] and to in near[hex]]
    for hex in passed:
        fort[hex] = False
    possible = to in tactic_goals(s, at)
    for hex in passed:
        fort[hex] = True
    return "WC-14.5" if possible else None


def why_not_so_tall(s: State, at: Hex, to: Hex, found: Tactic) -> Refusal | None:
    """If a stack of another height could do it there, it is the card of its target that forbids it."""
    height, tall = s.board.height[at], bolstered(s, at)
    s.board.height[at] = 1 if tall else BOLSTERED
    possible = to in found.goals(s, at)
    s.board.height[at] = height
    return why_not_by(tall) if possible else None


# Doing it


async def maneuver(s: State, play: Play) -> None:
    verb, at = play[0], play[2]
    assert isinstance(at, int)
    if verb == CONTROL:
        verbs.control(s, at)
        return
    to = play[3]
    assert isinstance(to, int)
    if verb == MOVE:
        verbs.move(s, at, to)
    elif verb == ATTACK:
        await attack(s, at, to)
    else:
        found = TACTICS[s.board.unit[at]]
        assert found is not None
        await found.carry_out(s, at, to)


# Grants: normal moves and attacks that cost no coin (WC-1.10, WC-8.2, WC-8.4); the turn player chooses (WC-1.11)


async def granted_move(s: State, at: Hex, unless: Callable[[Answer], Refusal | None]) -> None:
    end = await choose(s.turn.actor, "step", s.ground.near[at], unless, s.board.unit[at])
    verbs.move(s, at, end)


def can_step(s: State, at: Hex, about: Unit) -> bool:
    return bool(steps(s, at))


async def offered_move(s: State, at: Hex) -> None:
    """Its owner chooses and may decline (WC-8.8, WC-12.11)."""
    unit, unless = s.board.unit[at], partial(why_no_step, s, at)
    end = await choose_or_pass(s.units.owner[unit], "step-on", s.ground.near[at], unless, unit)
    if end is not None:
        verbs.move(s, at, end)


async def offered_maneuver(s: State, at: Hex, kinds: tuple[str, ...]) -> None:
    """Its owner chooses and may decline (WC-8.3, WC-8.8, WC-12.11)."""
    unit, unless = s.board.unit[at], partial(why_no_maneuver, s, at, kinds)
    play = await choose_or_pass(s.units.owner[unit], "maneuver", maneuvers(s, at, kinds), unless, unit)
    if play is not None:
        await maneuver(s, play)


async def granted_attack(s: State, at: Hex) -> None:
    """By the unit's normal attack: from where it stands at an adjacent target."""
    near = s.ground.near[at]
    target = await choose(s.turn.actor, "target", near, partial(why_not_here, s, at), s.board.unit[at])
    await attack(s, at, target)


def why_no_granted_attack(s: State, at: Hex) -> Refusal | None:
    """Not to who attacks only by a tactic, nor to who has no target (WC-8.2, WC-8.4)."""
    if not UNITS[s.board.unit[at]].attacks:
        return "WC-8.2"
    return None if normal_targets(s, at) else "WC-8.4"


def why_not_among(hexes: list[Hex], rule: str, hex: Answer) -> Refusal | None:
    return None if hex in hexes and not isinstance(hex, bool) else rule

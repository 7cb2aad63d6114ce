"""Everything a player may do with a coin, and why not the rest (WC-6.1 to WC-6.19)."""

from __future__ import annotations

from typing import Final

from stolik.engine.decision import Answer, Refusal, Seat
from stolik.games.war_chest import decrees
from stolik.games.war_chest.board import NO_HEX
from stolik.games.war_chest.deployment import deploy_hexes, most_units, why_no_deploy
from stolik.games.war_chest.maneuvers import ANY, NORMAL, TACTIC, Play, list_maneuvers, tactic_goals, why_not_do
from stolik.games.war_chest.state import State, stands, units_of, where
from stolik.games.war_chest.units import ROYAL, ROYAL_GUARD, Coin, Unit, is_decoy, is_unit

DEPLOY: Final = "deploy"
BOLSTER: Final = "bolster"
CLAIM: Final = "claim"
RECRUIT: Final = "recruit"
PASS: Final = "pass"
PROCLAIM: Final = "proclaim"
CURE: Final = "cure"
RETURN: Final = "return"
FACE_DOWN: Final = (CLAIM, RECRUIT, PASS)
LENGTHS: Final = {DEPLOY: 3, BOLSTER: 3, CLAIM: 2, RECRUIT: 3, PASS: 2, PROCLAIM: 3, CURE: 2, RETURN: 2}


def plays(s: State, seat: Seat, coins: list[Coin]) -> list[Play]:
    """Coin by coin: placed, discarded face up, discarded face down (WC-6.1)."""
    found: list[Play] = []
    for coin in sorted(set(coins)):
        if is_unit(coin):
            unit_plays(s, seat, coin, found)
        elif coin == ROYAL:
            royal_plays(s, seat, found)
        else:
            found.append((RETURN, coin))
        if may_claim(s, seat):
            found.append((CLAIM, coin))
        found += [(RECRUIT, coin, unit) for unit in units_of(s, seat) if s.units.supply[unit]]
        found.append((PASS, coin))
    return found


def unit_plays(s: State, seat: Seat, unit: Unit, found: list[Play]) -> None:
    """Poison bars what is paid with the unit's own coin, and the cure is paid with it (WC-N-13, WC-N-20)."""
    standing = where(s, unit)
    if len(standing) < most_units(unit):
        found += [(DEPLOY, unit, hex) for hex in deploy_hexes(s, seat, unit)]
    for at in standing:
        if s.board.poison[at]:
            continue
        found.append((BOLSTER, unit, at))
        # a Royal Guard coin cannot pay for the Royal Guard's tactic (WC-8.26)
        list_maneuvers(s, at, unit, NORMAL if unit == ROYAL_GUARD else ANY, found)
    if any(s.board.poison[at] for at in standing):
        found.append((CURE, unit))


def royal_plays(s: State, seat: Seat, found: list[Play]) -> None:
    """The Royal Guard's tactic, also of a poisoned one, and a proclamation (WC-6.17, WC-N-45)."""
    if s.units.owner[ROYAL_GUARD] == seat and ROYAL_GUARD in s.board.unit:
        at = stands(s, ROYAL_GUARD)
        found += [(TACTIC, ROYAL, at, to) for to in tactic_goals(s, at)]
    found += [
        (PROCLAIM, ROYAL, decree) for decree in s.decrees.in_play if decrees.why_not_proclaim(s, seat, decree) is None
    ]


def may_claim(s: State, seat: Seat) -> bool:
    """The marker is with the other side and has not changed hands this round (WC-6.6, WC-12.6)."""
    return not s.turn.claimed and s.agreed.side_of[s.turn.initiative] != s.agreed.side_of[seat]


# Why not


def why_not_play(s: State, seat: Seat, coins: list[Coin], play: Answer) -> Refusal | None:
    if not isinstance(play, tuple) or len(play) < 2:
        return "WC-5.5"
    verb, coin = play[0], play[1]
    if not isinstance(coin, int) or coin not in coins or not isinstance(verb, str):
        return "WC-5.5"
    if len(play) != LENGTHS.get(verb, len(play)):
        return "WC-6.1"
    if verb in FACE_DOWN:
        return why_not_face_down(s, seat, play)
    if verb == RETURN:
        return None if is_decoy(coin) else "WC-N-29"
    if is_decoy(coin):
        return "WC-N-31"
    return why_not_royal(s, seat, play) if coin == ROYAL else why_not_unit(s, seat, coin, play)


def why_not_face_down(s: State, seat: Seat, play: Play) -> Refusal | None:
    if play[0] == CLAIM:
        return None if may_claim(s, seat) else "WC-6.6"
    if play[0] == RECRUIT:
        unit = play[2]
        mine = isinstance(unit, int) and unit in units_of(s, seat) and s.units.supply[unit] > 0
        return None if mine else "WC-6.7"
    return None


def why_not_royal(s: State, seat: Seat, play: Play) -> Refusal | None:
    if play[0] == PROCLAIM:
        decree = play[2]
        return decrees.why_not_proclaim(s, seat, decree) if isinstance(decree, int) else "WC-13.3"
    if play[0] != TACTIC:
        return "WC-6.17"
    at = stands(s, ROYAL_GUARD)
    if s.units.owner[ROYAL_GUARD] != seat or at == NO_HEX or len(play) != 4 or play[2] != at:
        return "WC-6.17"
    return why_not_do(s, at, TACTIC, play)


def why_not_unit(s: State, seat: Seat, unit: Unit, play: Play) -> Refusal | None:
    verb = play[0]
    if verb == PROCLAIM:
        return "WC-13.3"
    standing = where(s, unit)
    if verb == DEPLOY:
        return why_no_deploy(s, seat, unit, play[2])
    if verb == CURE:
        return None if any(s.board.poison[at] for at in standing) else "WC-N-20"
    if len(play) < 3 or play[2] not in standing:
        return "WC-6.4" if verb == BOLSTER else "WC-6.9"
    at = play[2]
    assert isinstance(at, int)
    if s.board.poison[at]:
        return "WC-N-13"
    if verb == BOLSTER:
        return None
    if verb not in ANY:
        return "WC-6.1"
    if verb == TACTIC and unit == ROYAL_GUARD:
        return "WC-8.26"
    return why_not_do(s, at, str(verb), play)

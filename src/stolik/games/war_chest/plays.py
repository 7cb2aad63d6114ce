"""Everything a player may do with a coin, and why not the rest: an option is what no predicate refuses (WC-6.1)."""

from __future__ import annotations

from typing import Final

from stolik.engine.decision import Answer, Refusal, Seat
from stolik.games.war_chest.board import NO_HEX, Hex
from stolik.games.war_chest.coins import own_supply
from stolik.games.war_chest.decrees import why_no_proclamation
from stolik.games.war_chest.maneuvers import ANY, NORMAL, TACTIC, Play, list_maneuvers, tactic_goals, why_not_do
from stolik.games.war_chest.moments import MAY_BE_DEPLOYED, ROYAL_TACTICS, TACTICS
from stolik.games.war_chest.state import Side, State, stands, where
from stolik.games.war_chest.unit_cards import DECOYS, MOST_UNITS, NO_UNIT, ROYAL, Coin, Unit, is_decoy

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
    claims = why_no_claim(s, seat) is None
    recruits = own_supply(s, seat)
    for coin in sorted(set(coins)):
        if coin == ROYAL:
            royal_plays(s, seat, found)
        elif coin in DECOYS:
            found.append((RETURN, coin))
        else:
            unit_plays(s, seat, coin, found)
        if claims:
            found.append((CLAIM, coin))
        found += [(RECRUIT, coin, unit) for unit in recruits]
        found.append((PASS, coin))
    return found


def unit_plays(s: State, seat: Seat, unit: Unit, found: list[Play]) -> None:
    standing, kinds = where(s, unit), NORMAL if unit in ROYAL_TACTICS else ANY
    if why_no_more(unit, standing) is None:
        found += [(DEPLOY, unit, hex) for hex in deploy_hexes(s, seat, unit)]
    for at in standing:
        if why_no_order(s, at) is None:
            found.append((BOLSTER, unit, at))
            list_maneuvers(s, at, unit, kinds, found)
    if why_no_cure(s, standing) is None:
        found.append((CURE, unit))


def royal_plays(s: State, seat: Seat, found: list[Play]) -> None:
    """Tactics that the royal coin pays for, also of a poisoned unit, and a proclamation (WC-6.17, WC-N-45)."""
    for unit in ROYAL_TACTICS:
        if why_no_royal_order(s, seat, unit) is None:
            at = stands(s, unit)
            found += [(TACTIC, ROYAL, at, to) for to in tactic_goals(s, at)]
    decrees = s.decrees.in_play
    found += [(PROCLAIM, ROYAL, decree) for decree in decrees if why_no_proclamation(s, seat, decree) is None]


# Why not


def why_no_claim(s: State, seat: Seat) -> Refusal | None:
    """The marker must not be with the partner (WC-12.6), nor have changed hands in this round (WC-6.6)."""
    side_of, holder = s.agreed.side_of, s.turn.initiative
    if holder != seat and side_of[holder] == side_of[seat]:
        return "WC-12.6"
    return "WC-6.6" if s.turn.claimed or holder == seat else None


def why_no_recruit(s: State, seat: Seat, unit: int | str) -> Refusal | None:
    """One of your own types, from a supply that is not empty; never a decoy (WC-6.7, WC-N-28)."""
    if unit in DECOYS:
        return "WC-N-28"
    return None if unit in own_supply(s, seat) else "WC-6.7"


def why_no_order(s: State, at: Hex) -> Refusal | None:
    """Poison bars whatever is paid with the unit's own coin (WC-N-13, WC-N-42)."""
    return "WC-N-13" if s.board.poison[at] else None


def why_no_royal_order(s: State, seat: Seat, unit: Unit) -> Refusal | None:
    return None if s.units.owner[unit] == seat and unit in s.board.unit else "WC-6.17"


def why_no_cure(s: State, standing: list[Hex]) -> Refusal | None:
    """One unit of the type that is poisoned is enough (WC-N-20, WC-N-44)."""
    for at in standing:
        if s.board.poison[at]:
            return None
    return "WC-N-20"


# Where a unit may be put on the board (WC-6.2, WC-6.3, WC-14.10)


def why_no_more(unit: Unit, standing: list[Hex]) -> Refusal | None:
    """One unit of a type, unless its card allows more (WC-6.3)."""
    return "WC-6.3" if len(standing) >= MOST_UNITS[unit] else None


def deploy_hexes(s: State, seat: Seat, unit: Unit) -> list[Hex]:
    """Empty locations of the own side, the partner's too, and where else the card allows it (WC-6.2, WC-12.7)."""
    side, standing, control = s.agreed.side_of[seat], s.board.unit, s.board.control
    own = [hex for hex in s.ground.locations if control[hex] == side and standing[hex] == NO_UNIT]
    also = MAY_BE_DEPLOYED[unit]
    return own if also is None else sorted({*own, *also(s, side)})


def why_no_deploy(s: State, seat: Seat, unit: Unit, hex: int | str) -> Refusal | None:
    if hex in deploy_hexes(s, seat, unit):
        return None
    return "WC-14.10" if hex in enemy_forts(s, s.agreed.side_of[seat]) else "WC-6.2"


def enemy_forts(s: State, side: Side) -> list[Hex]:
    return [hex for hex in s.ground.locations if s.board.fort[hex] and s.board.control[hex] == 1 - side]


# Why not this play


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
    """Any coin will do, a decoy too, and one can always pass (WC-6.5, WC-6.8, WC-N-30)."""
    if play[0] == CLAIM:
        return why_no_claim(s, seat)
    return why_no_recruit(s, seat, play[2]) if play[0] == RECRUIT else None


def why_not_royal(s: State, seat: Seat, play: Play) -> Refusal | None:
    if play[0] == PROCLAIM:
        decree = play[2]
        return why_no_proclamation(s, seat, decree) if isinstance(decree, int) else "WC-13.3"
    if play[0] != TACTIC or len(play) != 4:
        return "WC-6.17"
    for unit in ROYAL_TACTICS:
        if why_no_royal_order(s, seat, unit) is None and play[2] == stands(s, unit):
            return why_not_do(s, stands(s, unit), TACTIC, play)
    return "WC-6.17"


def why_not_unit(s: State, seat: Seat, unit: Unit, play: Play) -> Refusal | None:
    verb, standing = play[0], where(s, unit)
    if verb == PROCLAIM:
        return "WC-13.3"
    if verb == DEPLOY:
        return why_no_more(unit, standing) or why_no_deploy(s, seat, unit, play[2])
    if verb == CURE:
        return why_no_cure(s, standing)
    at = play[2] if len(play) > 2 else NO_HEX
    if not isinstance(at, int) or at not in standing:
        return "WC-6.4" if verb == BOLSTER else "WC-6.9"
    return why_no_order(s, at) or (None if verb == BOLSTER else why_not_ordered(s, at, play))


def why_not_ordered(s: State, at: Hex, play: Play) -> Refusal | None:
    """By the unit's own coin, which does not pay for a tactic that is the royal coin's (WC-6.9, WC-6.17)."""
    verb, unit = str(play[0]), s.board.unit[at]
    if verb not in ANY:
        return "WC-6.1"
    found = TACTICS[unit]
    if verb == TACTIC and unit in ROYAL_TACTICS and found is not None:
        return found.rule
    return why_not_do(s, at, verb, play)

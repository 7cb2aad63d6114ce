"""An attack from its declaration to what follows it (WC-7.1, WC-7.3)."""

from __future__ import annotations

from stolik.engine.decision import Refusal, Seat, choose_or_pass
from stolik.games.war_chest.board import Hex
from stolik.games.war_chest.moments import MAY_BE_ATTACKED, REPLACEMENTS, WHEN_ATTACKED, Replacement
from stolik.games.war_chest.state import Side, State, bolstered, side_at
from stolik.games.war_chest.unit_cards import ATTACKED, NO_UNIT
from stolik.games.war_chest.verbs import lose_coin, raze, wait


def why_no_target(s: State, side: Side, tall: bool, target: Hex) -> Refusal | None:
    """Whether a unit of this side, bolstered or not, may attack what is there, wherever it stands (WC-7.1).

    A fortification is hit before the unit inside (WC-14.7, WC-14.9).
    """
    board = s.board
    victim = board.unit[target]
    if board.fort[target]:
        owner = board.control[target] if victim == NO_UNIT else s.units.side[victim]
        return "WC-14.7" if owner == side else None
    if victim == NO_UNIT or s.units.side[victim] == side:
        return "WC-6.13"
    why_not = MAY_BE_ATTACKED[victim]
    return why_not(tall) if why_not is not None else None


def why_not_by(tall: bool) -> Refusal | None:
    """The card that no unit so tall may attack."""
    for why_not in MAY_BE_ATTACKED:
        refused = why_not(tall) if why_not is not None else None
        if refused is not None:
            return refused
    return None


def targets(s: State, at: Hex, hexes: list[Hex]) -> list[Hex]:
    """Of these hexes, those that the unit may attack."""
    unit, fort = s.board.unit, s.board.fort
    there = [hex for hex in hexes if unit[hex] != NO_UNIT or fort[hex]]
    if not there:
        return there
    side, tall = side_at(s, at), bolstered(s, at)
    return [hex for hex in there if why_no_target(s, side, tall, hex) is None]


async def attack(s: State, at: Hex, target: Hex) -> None:
    """Declare, note the facts of the target, remove a coin; what follows waits (WC-7.2, WC-7.3, WC-7.5, WC-7.7).

    It follows also an attack on a fortification or one that was replaced, and looks at the unit that was attacked as
    it was then (WC-14.13, WC-N-37, WC-N-D6, WC-N-D22).
    """
    board = s.board
    attacker, victim, poisoned = board.unit[at], board.unit[target], board.poison[target] != 0
    s.note("attack", "WC-6.13", attacker, at, target)
    if board.fort[target]:
        raze(s, target)
        wait(s, attacker, ATTACKED)
        return
    if not await replaced(s, at, target):
        lose_coin(s, target, "WC-7.5")
    wait(s, attacker, ATTACKED, victim if poisoned else NO_UNIT)
    when_attacked = WHEN_ATTACKED[victim]
    if when_attacked is not None:
        when_attacked(s, at, target)


async def replaced(s: State, at: Hex, target: Hex) -> bool:
    """At most one replacement: the target's owner is asked first, then who else can help (WC-7.4, WC-N-D15)."""
    ready = [way for way in REPLACEMENTS if way.can(s, target)]
    for seat in askers(s, target, ready):
        ways = {way.word: way for way in own_first(s, target, ready) if s.units.owner[way.unit] == seat}
        word = await choose_or_pass(seat, "replace", list(ways), about=target)
        if word is not None:
            ways[word].carry_out(s, at, target)
            return True
    return False


def own_first(s: State, target: Hex, ready: list[Replacement]) -> list[Replacement]:
    """What the target itself can lose instead comes first."""
    victim = s.board.unit[target]
    return [way for way in ready if way.unit == victim] + [way for way in ready if way.unit != victim]


def askers(s: State, target: Hex, ready: list[Replacement]) -> list[Seat]:
    owner = s.units.owner[s.board.unit[target]]
    return [owner, *sorted({s.units.owner[way.unit] for way in ready} - {owner})] if ready else []

"""What must hold at every moment: nothing is created or lost, everything lies where it may."""

from __future__ import annotations

from stolik.engine.defaults import first_fault
from stolik.games.war_chest import unit_cards
from stolik.games.war_chest.board import FORTS, name_of
from stolik.games.war_chest.moments import STANDS_IN_ENEMY_FORTS
from stolik.games.war_chest.state import AWAY, LAYOUT, NEUTRAL, NOBODY, SIDES, State, coins_of, side_at
from stolik.games.war_chest.verbs import marker


def fault(s: State) -> str | None:
    return first_fault(s, (coin_fault, stack_fault, marker_fault, fort_fault, poison_fault))


def coin_fault(s: State) -> str | None:
    """Bag, hand, piles, supply, board and box hold every coin of every type in the game (WC-4.8)."""
    for seat, units in enumerate(s.draft.picks):
        held = coins_of(s.players[seat])
        for unit in units:
            if s.units.owner[unit] != seat:
                continue
            coins = held.count(unit) + s.units.supply[unit] + s.units.removed[unit] + on_board(s, unit)
            if coins != unit_cards.UNITS[unit].coins:
                return f"{unit_cards.UNIT_IDS[unit]}: {coins} coins instead of {unit_cards.UNITS[unit].coins}"
        if held and held.count(unit_cards.ROYAL) != 1:
            return f"seat {seat} has {held.count(unit_cards.ROYAL)} royal coins"
        foreign = [coin for coin in held if coin < unit_cards.UNIT_COUNT and s.units.owner[coin] != seat]
        if foreign:
            return f"seat {seat} holds {unit_cards.COIN_IDS[foreign[0]]}"
    return decoy_fault(s)


def on_board(s: State, unit: unit_cards.Unit) -> int:
    return sum([height for standing, height in zip(s.board.unit, s.board.height, strict=True) if standing == unit])


def decoy_fault(s: State) -> str | None:
    for coin, holder in zip(unit_cards.DECOYS, s.units.decoy, strict=True):
        holders = [seat for seat in range(s.agreed.seats) for held in coins_of(s.players[seat]) if held == coin]
        if holders != ([] if holder in (NOBODY, AWAY) else [holder]):
            return f"{unit_cards.COIN_IDS[coin]} is with {holders} instead of {holder}"
    return None


def stack_fault(s: State) -> str | None:
    for hex, unit in enumerate(s.board.unit):
        if (s.board.height[hex] > 0) != (unit != unit_cards.NO_UNIT):
            return f"{s.board.height[hex]} coins on {name_of(hex)}"
        if unit != unit_cards.NO_UNIT and s.board.unit.count(unit) > unit_cards.MOST_UNITS[unit]:
            return f"too many units of {unit_cards.UNIT_IDS[unit]}"
        if unit != unit_cards.NO_UNIT and hex not in s.ground.hexes:
            return f"{unit_cards.UNIT_IDS[unit]} stands on {name_of(hex)}, which does not exist"
    return None


def marker_fault(s: State) -> str | None:
    for side in SIDES:
        if s.board.markers[side] + s.board.control.count(side) != s.ground.markers:
            return (
                f"side {side} has {s.board.markers[side]} markers left and {s.board.control.count(side)} on the board"
            )
    if any(owner != NEUTRAL and not s.ground.is_location[hex] for hex, owner in enumerate(s.board.control)):
        return "a control marker lies beside the locations"
    return None


def fort_fault(s: State) -> str | None:
    """Only on locations; only a unit that may stands in one of the enemy (WC-14.3, WC-14.4)."""
    if s.agreed.siege and s.turn.phase != LAYOUT and s.board.forts + sum(s.board.fort) != FORTS:
        return f"{s.board.forts} fortifications left and {sum(s.board.fort)} on the board"
    for hex, fort in enumerate(s.board.fort):
        if fort and not s.ground.is_location[hex]:
            return f"a fortification on {name_of(hex)}"
        unit = s.board.unit[hex]
        barred = fort and unit != unit_cards.NO_UNIT and s.board.control[hex] == 1 - side_at(s, hex)
        if barred and not STANDS_IN_ENEMY_FORTS[unit]:
            return f"{unit_cards.UNIT_IDS[unit]} stands in an enemy fortification"
    return None


def poison_fault(s: State) -> str | None:
    for poisoner in unit_cards.POISONERS:
        mark = marker(poisoner)
        bearers = [hex for hex, marks in enumerate(s.board.poison) if marks & mark]
        if len(bearers) > 1:
            return f"the marker of the {unit_cards.UNIT_IDS[poisoner]} lies on {len(bearers)} units"
        for hex in bearers:
            if s.board.unit[hex] == unit_cards.NO_UNIT or side_at(s, hex) == s.agreed.side_of[s.units.owner[poisoner]]:
                return f"the marker of the {unit_cards.UNIT_IDS[poisoner]} lies on {name_of(hex)}"
    return None

"""Coins between bag, hand and piles (WC-1.6, WC-5.1 to WC-5.6); every verb keeps the log of what all saw."""

from __future__ import annotations

from stolik.engine.decision import Seat, draw
from stolik.games.war_chest import reserve
from stolik.games.war_chest.state import NOBODY, State
from stolik.games.war_chest.units import DECEIVERS, DECOYS, Coin, Unit


async def draw_coin(s: State, seat: Seat, bonus: bool = False) -> None:
    """One coin from the bag; an empty bag is first refilled. No coin anywhere: nothing (WC-5.2, WC-5.3)."""
    if not s.bags[seat]:
        refill(s, seat)
    if not s.bags[seat]:
        return
    coin = await draw(seat, "coin", s.bags[seat])
    (s.drawn if bonus else s.hands)[seat].append(coin)
    s.logs[seat].append(reserve.DRAWN_BONUS if bonus else reserve.DRAWN)
    s.note("draw", "WC-8.30" if bonus else "WC-5.1", seat, coin)


def refill(s: State, seat: Seat) -> None:
    """The whole discard pile goes into the bag, both faces (WC-5.2, WC-9.4)."""
    up, down = s.ups[seat], s.downs[seat]
    if not up and not down:
        return
    s.ups[seat], s.downs[seat] = [], []
    s.bags[seat] = [*up, *down]
    if s.hands[seat] or s.drawn[seat]:
        s.logs[seat].append((reserve.REFILL, *sorted(up)))
    else:
        s.starts[seat] = tuple(sorted(s.bags[seat]))
        s.logs[seat] = []
    s.note("refill", "WC-5.2", seat)


def can_draw(s: State, seat: Seat) -> bool:
    return bool(s.bags[seat] or s.ups[seat] or s.downs[seat])


# Payment comes first (WC-5.6)


def show(s: State, seat: Seat, coin: Coin, bonus: bool) -> None:
    """Out of the hand, seen by all."""
    (s.drawn if bonus else s.hands)[seat].remove(coin)
    s.logs[seat].append((reserve.SHOWN_BONUS if bonus else reserve.SHOWN, coin))


def discard(s: State, seat: Seat, coin: Coin, bonus: bool) -> None:
    """Face up."""
    show(s, seat, coin, bonus)
    s.ups[seat].append(coin)
    s.note("discard", "WC-6.9", seat, coin)


def hide(s: State, seat: Seat, coin: Coin, bonus: bool) -> None:
    """Face down: its identity stays secret (WC-6.5)."""
    (s.drawn if bonus else s.hands)[seat].remove(coin)
    s.downs[seat].append(coin)
    s.logs[seat].append(reserve.HIDDEN_BONUS if bonus else reserve.HIDDEN)


def recruit(s: State, seat: Seat, unit: Unit) -> None:
    """From the supply, shown, face up into the discard pile (WC-6.7)."""
    s.supply[unit] -= 1
    s.ups[seat].append(unit)
    s.note("recruit", "WC-6.7", seat, unit)


def remove_from_supply(s: State, unit: Unit, rule: str) -> None:
    s.supply[unit] -= 1
    s.removed[unit] += 1
    s.note("lose-supply", rule, unit)


# Decoys


def beside_card(s: State, unit: Unit) -> bool:
    return s.decoy[DECEIVERS.index(unit)] == NOBODY


def deceive(s: State, unit: Unit, opponent: Seat) -> None:
    """The decoy goes face up into that opponent's discard pile (WC-N-26)."""
    number = DECEIVERS.index(unit)
    s.decoy[number] = opponent
    s.ups[opponent].append(DECOYS[number])
    s.note("deceive", "WC-N-26", unit, opponent)


def return_decoy(s: State, seat: Seat, coin: Coin, bonus: bool) -> None:
    """Played face up it goes back beside the card of its unit (WC-N-29)."""
    show(s, seat, coin, bonus)
    number = DECOYS.index(coin)
    s.decoy[number] = NOBODY
    s.note("return", "WC-N-29", seat, DECEIVERS[number])

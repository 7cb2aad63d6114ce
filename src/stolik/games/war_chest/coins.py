"""Coins between bag, hand and piles (WC-1.6); every verb keeps the log of what all saw."""

from __future__ import annotations

from stolik.engine.decision import Seat, draw
from stolik.games.war_chest import reserve
from stolik.games.war_chest.state import NOBODY, Player, State
from stolik.games.war_chest.unit_cards import DECEIVERS, DECOYS, Coin, Unit


async def draw_coin(s: State, seat: Seat, bonus: bool = False) -> None:
    """One coin from the bag, perhaps a decoy; an empty bag is first refilled (WC-5.1, WC-5.2, WC-N-D17).

    No coin anywhere: nothing (WC-5.3).
    """
    player = s.players[seat]
    if not player.bag:
        refill(s, seat)
    if not player.bag:
        return
    coin = await draw(seat, "coin", player.bag)
    held(player, bonus).append(coin)
    player.log.append(reserve.DRAWN_BONUS if bonus else reserve.DRAWN)
    s.note("draw", "WC-8.30" if bonus else "WC-5.1", seat, coin, "bonus" if bonus else "hand")


def held(player: Player, bonus: bool) -> list[Coin]:
    """The hand, or the coin that is drawn to be used at once."""
    return player.drawn if bonus else player.hand


def refill(s: State, seat: Seat) -> None:
    """The whole discard pile goes into the bag, both faces (WC-5.2, WC-9.4)."""
    player = s.players[seat]
    up, down = player.up, player.down
    if not up and not down:
        return
    player.up, player.down = [], []
    player.bag = [*up, *down]
    if not player.hand and not player.drawn:
        player.start = tuple(sorted(player.bag))
        player.log = []
    elif len(player.log) >= reserve.LONGEST // s.agreed.seats:
        remember(player)
    else:
        player.log.append((reserve.REFILL, *sorted(up)))
    s.note("refill", "WC-5.2", seat)


def remember(player: Player) -> None:
    """As if the coins had been drawn and hidden from a bag that held all of them."""
    down, hand, drawn = len(player.down), len(player.hand), len(player.drawn)
    player.start = tuple(sorted([*player.bag, *player.hand, *player.down, *player.drawn]))
    player.log = [*[reserve.DRAWN, reserve.HIDDEN] * down, *[reserve.DRAWN] * hand, *[reserve.DRAWN_BONUS] * drawn]


def can_draw(player: Player) -> bool:
    return bool(player.bag or player.up or player.down)


# Payment comes first (WC-5.6)


def show(s: State, seat: Seat, coin: Coin, bonus: bool) -> None:
    """Out of the hand, seen by all."""
    player = s.players[seat]
    held(player, bonus).remove(coin)
    player.log.append((reserve.SHOWN_BONUS if bonus else reserve.SHOWN, coin))


def discard(s: State, seat: Seat, coin: Coin, bonus: bool) -> None:
    """Face up."""
    show(s, seat, coin, bonus)
    s.players[seat].up.append(coin)
    s.note("discard", "WC-6.9", seat, coin)


def hide(s: State, seat: Seat, coin: Coin, bonus: bool) -> None:
    """Face down: its identity stays secret (WC-6.5)."""
    player = s.players[seat]
    held(player, bonus).remove(coin)
    player.down.append(coin)
    player.log.append(reserve.HIDDEN_BONUS if bonus else reserve.HIDDEN)


def recruit(s: State, seat: Seat, unit: Unit) -> None:
    """From the supply, shown, face up into the discard pile (WC-6.7)."""
    s.units.supply[unit] -= 1
    s.players[seat].up.append(unit)
    s.note("recruit", "WC-6.7", seat, unit)


def own_supply(s: State, seat: Seat) -> list[Unit]:
    """Everybody recruits own coins only (WC-12.9)."""
    supply = s.units.supply
    return [unit for unit in s.draft.picks[seat] if supply[unit]]


def remove_from_supply(s: State, unit: Unit, rule: str) -> None:
    s.units.supply[unit] -= 1
    s.units.removed[unit] += 1
    s.note("lose-supply", rule, unit)


# Decoys


def beside_card(s: State, unit: Unit) -> bool:
    """Only from there can it be used (WC-N-27)."""
    return s.units.decoy[DECEIVERS.index(unit)] == NOBODY


def deceive(s: State, unit: Unit, opponent: Seat) -> None:
    """The decoy goes face up into that opponent's discard pile (WC-N-26)."""
    number = DECEIVERS.index(unit)
    s.units.give_decoy(number, opponent)
    s.players[opponent].up.append(DECOYS[number])
    s.note("deceive", "WC-N-26", unit, opponent)


def return_decoy(s: State, seat: Seat, coin: Coin, bonus: bool) -> None:
    """Played face up it goes back beside the card of its unit (WC-N-29)."""
    show(s, seat, coin, bonus)
    number = DECOYS.index(coin)
    s.units.give_decoy(number, NOBODY)
    s.note("return", "WC-N-29", seat, DECEIVERS[number])

"""Resources, dice and life changing hands; every verb notes its event (K-O-80, K-O-84, K-O-85)."""

from __future__ import annotations

from stolik.engine.decision import Seat
from stolik.games.karak2.rows import RESOURCES, Price
from stolik.games.karak2.state import NOBODY, NOTHING, State, most_life, room
from stolik.games.karak2.tables import DICE, DIE_IDS, ITEMS, TIME_LORD


def can_pay(s: State, seat: Seat, price: Price, more: int = 0) -> bool:
    """The whole price, and so many resources of any kind beside it."""
    food, wood, stone = s.goods[seat]
    if food < price[0] or wood < price[1] or stone < price[2]:
        return False
    return not more or food + wood + stone - sum(price) >= more


def pay(s: State, seat: Seat, price: Price, rule: str) -> None:
    for kind, cost in enumerate(price):
        s.goods[seat][kind] -= cost
        s.supply[kind] += cost
    if sum(price):
        s.note("pay", rule, seat, *price)


def gain(s: State, seat: Seat, goods: Price, rule: str) -> None:
    """As far as the supply has it (K-O-80)."""
    taken = [min(wish, left) for wish, left in zip(goods, s.supply, strict=True)]
    for kind, number in enumerate(taken):
        s.supply[kind] -= number
        s.goods[seat][kind] += number
    if sum(taken):
        s.note("gain", rule, seat, *taken)


def one_of_each(amount: int) -> Price:
    return [amount for _ in RESOURCES]


def hand_over(s: State, seat: Seat, kind: int, other: Seat, rule: str) -> None:
    s.goods[seat][kind] -= 1
    s.goods[other][kind] += 1
    s.note("tax", rule, seat, other, kind)


# Dice


def can_gain_die(s: State, seat: Seat, kind: int) -> bool:
    return s.dice[kind] > 0 and (not DICE[kind].limited or room(s, seat) > 0)


def gain_die(s: State, seat: Seat, kind: int, rule: str) -> None:
    s.dice[kind] -= 1
    s.army[seat][kind] += 1
    s.note("gain-die", rule, seat, kind)


def lose_die(s: State, seat: Seat, kind: int, rule: str) -> None:
    s.army[seat][kind] -= 1
    s.dice[kind] += 1
    s.note("lose-die", rule, seat, kind)


def give_time_lord(s: State, seat: Seat, rule: str) -> None:
    """He has one owner at most (K-I-32, K-I-35)."""
    if s.time_lord != NOBODY:
        s.army[s.time_lord][TIME_LORD] -= 1
    else:
        s.dice[TIME_LORD] -= 1
    s.time_lord = seat
    s.army[seat][TIME_LORD] += 1
    s.note("time-lord", rule, seat)


# Life


def heal(s: State, seat: Seat, amount: int, rule: str) -> None:
    healed = min(most_life(s, seat), s.life[seat] + amount)
    if healed > s.life[seat]:
        s.life[seat] = healed
        s.note("heal", rule, seat, healed)


def wound(s: State, seat: Seat, amount: int, rule: str) -> None:
    """Life never falls below 0 (K-O-93)."""
    left = max(0, s.life[seat] - amount)
    if left < s.life[seat]:
        s.life[seat] = left
        s.note("wound", rule, seat, left)


# Items


def spend(s: State, seat: Seat, spell: int) -> None:
    """Spells leave the game after use (K-B-42)."""
    s.spells[seat].remove(spell)
    s.out_of_game.append(spell)


def wear(s: State, seat: Seat, amulet: int) -> None:
    """An amulet acts while it is worn: its die comes (K-O-98)."""
    s.amulet[seat] = amulet
    if ITEMS[amulet].die:
        gain_die(s, seat, DIE_IDS.index(ITEMS[amulet].die), "K-O-98")


def take_off(s: State, seat: Seat) -> None:
    """Its die goes with it, and life is cut to what is then the most (K-O-98)."""
    worn = s.amulet[seat]
    s.amulet[seat] = NOTHING
    if ITEMS[worn].die:
        lose_die(s, seat, DIE_IDS.index(ITEMS[worn].die), "K-O-98")
    wound(s, seat, s.life[seat] - most_life(s, seat), "K-O-98")

"""Resources, dice and life changing hands; every verb notes its event (K-O-80, K-O-84, K-O-85)."""

from __future__ import annotations

from stolik.engine.decision import Seat
from stolik.games.karak2.contents import DICE, DIE_IDS, ITEMS, TIME_LORD
from stolik.games.karak2.rows import RESOURCES, Price
from stolik.games.karak2.sight import most_life, room
from stolik.games.karak2.state import NOBODY, NOTHING, State


def can_pay(s: State, seat: Seat, price: Price, more: int = 0) -> bool:
    """The whole price, and so many resources of any kind beside it."""
    food, wood, stone = s.players[seat].goods
    if food < price[0] or wood < price[1] or stone < price[2]:
        return False
    return not more or food + wood + stone - sum(price) >= more


def pay(s: State, seat: Seat, price: Price, rule: str) -> None:
    for kind, cost in enumerate(price):
        s.players[seat].goods[kind] -= cost
        s.supply.goods[kind] += cost
    if sum(price):
        s.note("pay", rule, seat, *price)


def gain(s: State, seat: Seat, goods: Price, rule: str) -> None:
    """As far as the supply has it (K-O-80)."""
    taken = [min(wish, left) for wish, left in zip(goods, s.supply.goods, strict=True)]
    for kind, number in enumerate(taken):
        s.supply.goods[kind] -= number
        s.players[seat].goods[kind] += number
    if sum(taken):
        s.note("gain", rule, seat, *taken)


def one_of_each(amount: int) -> Price:
    return [amount for _ in RESOURCES]


def of_kind(kind: int, amount: int) -> Price:
    return [amount if other == kind else 0 for other in range(len(RESOURCES))]


def hand_over(s: State, seat: Seat, kind: int, other: Seat, rule: str) -> None:
    s.players[seat].goods[kind] -= 1
    s.players[other].goods[kind] += 1
    s.note("tax", rule, seat, other, kind)


# Dice


def can_gain_die(s: State, seat: Seat, kind: int) -> bool:
    return s.supply.dice[kind] > 0 and (not DICE[kind].limited or room(s, seat) > 0)


def gain_die(s: State, seat: Seat, kind: int, rule: str) -> None:
    s.supply.dice[kind] -= 1
    s.players[seat].army[kind] += 1
    s.note("gain-die", rule, seat, kind)


def lose_die(s: State, seat: Seat, kind: int, rule: str) -> None:
    s.players[seat].army[kind] -= 1
    s.supply.dice[kind] += 1
    s.note("lose-die", rule, seat, kind)


def give_time_lord(s: State, seat: Seat, rule: str) -> None:
    """He has one owner at most (K-I-32, K-I-35)."""
    if s.realm.time_lord != NOBODY:
        s.players[s.realm.time_lord].army[TIME_LORD] -= 1
    else:
        s.supply.dice[TIME_LORD] -= 1
    s.realm.time_lord = seat
    s.players[seat].army[TIME_LORD] += 1
    s.note("time-lord", rule, seat)


# Life


def heal(s: State, seat: Seat, amount: int, rule: str) -> None:
    own = s.players[seat]
    healed = min(most_life(s, seat), own.life + amount)
    if healed > own.life:
        own.life = healed
        s.note("heal", rule, seat, healed)


def wound(s: State, seat: Seat, amount: int, rule: str) -> None:
    """Life never falls below 0 (K-O-93)."""
    own = s.players[seat]
    left = max(0, own.life - amount)
    if left < own.life:
        own.life = left
        s.note("wound", rule, seat, left)


# Items


def spend(s: State, seat: Seat, spell: int) -> None:
    """Spells leave the game after use (K-B-42, K-I-26)."""
    s.players[seat].spells.remove(spell)
    s.supply.out_of_game.append(spell)


def wear(s: State, seat: Seat, amulet: int) -> None:
    """An amulet acts while it is worn: its die comes (K-B-43, K-O-98)."""
    s.players[seat].amulet = amulet
    if ITEMS[amulet].die:
        gain_die(s, seat, DIE_IDS.index(ITEMS[amulet].die), "K-O-98")


def take_off(s: State, seat: Seat) -> None:
    """Its die goes with it, and life is cut to what is then the most (K-O-98)."""
    own = s.players[seat]
    worn = own.amulet
    own.amulet = NOTHING
    if ITEMS[worn].die:
        lose_die(s, seat, DIE_IDS.index(ITEMS[worn].die), "K-O-98")
    if own.life > most_life(s, seat):
        own.life = most_life(s, seat)
        s.note("cut", "K-O-98", seat, own.life)

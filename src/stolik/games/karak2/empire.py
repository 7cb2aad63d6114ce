"""The Emperor: crown and guard, taxes of the vassals, gifts he has to make."""

from __future__ import annotations

from stolik.engine.decision import Seat, choose
from stolik.games.karak2 import supply
from stolik.games.karak2.contents import DICE, GUARD, NUMBERS
from stolik.games.karak2.rows import RESOURCES, Price
from stolik.games.karak2.sight import emperor_over, others, room
from stolik.games.karak2.state import NOBODY, NOWHERE, State


def crown(s: State, seat: Seat, rule: str) -> None:
    """Crown and guard die go together; one of each resource comes with them (K-I-36, K-I-48, K-I-57, K-O-114)."""
    again = s.realm.emperor == seat
    if not again:
        take_guard(s)
        s.realm.emperor = seat
        supply.gain_die(s, seat, GUARD, "K-I-46")
    s.note("crown", rule, seat)
    if not again or s.agreed.reads("rift_reseated_emperor_gets_resources"):
        supply.gain(s, seat, supply.one_of_each(NUMBERS["coronation"]), rule)


def take_guard(s: State) -> None:
    if s.realm.emperor != NOBODY:
        supply.lose_die(s, s.realm.emperor, GUARD, "K-I-46")


# Taxes


def tax_of(s: State, seat: Seat) -> int:
    """What a vassal hands over beside the price, of a kind of its choice (K-I-40, K-I-41, K-I-45)."""
    return NUMBERS["tax"] if emperor_over(s, seat) else 0


async def pay_with_tax(s: State, seat: Seat, price: Price, rule: str) -> None:
    """The price goes to the supply, the tax to the Emperor, awake or not (K-O-115)."""
    supply.pay(s, seat, price, rule)
    for _ in range(tax_of(s, seat)):
        kinds = [kind for kind in range(len(RESOURCES)) if s.players[seat].goods[kind]]
        supply.hand_over(s, seat, await choose(seat, "tax", kinds), s.realm.emperor, "K-I-40")


# Gifts


async def mirror(s: State, seat: Seat, raised: list[int]) -> None:
    """What the Emperor raises he also sets in another player's town, if one lacks it (K-I-39, K-O-116)."""
    if s.realm.emperor != seat:
        return
    if s.agreed.reads("mirror_building_per", "each_action"):
        welcome = [building for building in raised if lacking(s, seat, building)]
        raised = [await choose(seat, "mirror-which", welcome)] if welcome else []
    for building in raised:
        towns = lacking(s, seat, building)
        if towns:
            other = await choose(seat, "mirror", towns, about=building)
            s.players[other].buildings.append(building)
            s.note("mirror", "K-I-39", seat, other, building)


def lacking(s: State, seat: Seat, building: int) -> list[Seat]:
    with_town = [other for other in others(s, seat) if s.players[other].town != NOWHERE]
    return [other for other in with_town if building not in s.players[other].buildings]


def with_room(s: State, seat: Seat) -> list[Seat]:
    return [other for other in others(s, seat) if room(s, other)]


def leaves_a_gift(s: State, seat: Seat, trained: list[int]) -> bool:
    """Of some kind just trained a die must be left, if another player has room for it (K-I-44, K-O-117)."""
    if s.realm.emperor != seat or not with_room(s, seat):
        return True
    return any(s.supply.dice[kind] > trained.count(kind) for kind in trained)


async def hand_out(s: State, seat: Seat, trained: list[int]) -> None:
    """One die of a kind just trained, to another player with room, one per action (K-I-43)."""
    receivers = with_room(s, seat)
    kinds = [kind for kind in range(len(DICE)) if kind in trained and s.supply.dice[kind]]
    if s.realm.emperor == seat and receivers and kinds:
        kind = await choose(seat, "gift", kinds)
        other = await choose(seat, "gift-to", receivers, about=kind)
        s.note("gift", "K-I-43", seat, other, kind)
        supply.gain_die(s, other, kind, "K-I-43")

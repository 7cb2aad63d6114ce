"""Founding, building, training, curing: each purchase judged as a whole (K-O-16 to K-O-18, K-O-81 to K-O-83)."""

from __future__ import annotations

from stolik.engine.decision import Answer, Refusal, Seat, choose, choose_or_pass
from stolik.games.karak2 import empire, supply
from stolik.games.karak2.rows import Price
from stolik.games.karak2.sight import among_monsters, can, on_tile, plagued, room, towns
from stolik.games.karak2.state import NOBODY, NOWHERE, State
from stolik.games.karak2.tables import BUILDING_IDS, BUILDING_PRICES, PRICES, TILES, TRAINED, UNITS

RANGE = BUILDING_IDS.index("archery_range")
CHECKED = ("K-O-82", "K-B-27", "K-O-85", "K-B-40", "K-O-32", "K-I-42", "K-I-44")
"""In this order: what fails last came nearest."""


def affordable(s: State, seat: Seat, price: Price) -> Refusal | None:
    """The price, and one resource more for a vassal (K-I-42)."""
    if not supply.can_pay(s, seat, price):
        return "K-O-32"
    return None if supply.can_pay(s, seat, price, empire.tax_of(s, seat)) else "K-I-42"


def summed(prices: list[Price]) -> Price:
    return [sum([price[kind] for price in prices]) for kind in range(3)]


# Found a town


def why_not_found(s: State, seat: Seat) -> Refusal | None:
    tile = s.players[seat].at
    if s.players[seat].town != NOWHERE:
        return "K-O-16"
    if not TILES[s.map.kinds[tile]].town:
        return "K-I-18" if TILES[s.map.kinds[tile]].residents else "K-B-28"
    if among_monsters(s, seat) or tile in towns(s):
        return "K-O-16"
    return "K-O-81" if on_tile(s, tile, seat) else affordable(s, seat, PRICES["town"].price)


async def found(s: State, seat: Seat) -> None:
    """Saigo's comes with an archery range (K-I-66, K-O-122)."""
    await empire.pay_with_tax(s, seat, PRICES["town"].price, "K-O-16")
    s.players[seat].town = s.players[seat].at
    s.note("found", "K-O-16", seat, s.players[seat].at, s.map.kinds[s.players[seat].at])
    if can(s, seat, "seasoned_wanderer"):
        s.players[seat].buildings.append(RANGE)
        s.note("build", "K-I-66", seat, RANGE)
        if s.agreed.reads("saigo_emperor_free_range_mirrored"):
            await empire.mirror(s, seat, [RANGE])


# Build and train


def why_not_in_town(s: State, seat: Seat) -> Refusal | None:
    """On the own town tile, or anywhere in peace where the table reads it so; never while it is plagued (K-O-17)."""
    own = s.players[seat]
    away = own.at != own.town
    if own.town == NOWHERE or plagued(s, seat):
        return "K-O-17" if own.town == NOWHERE else "K-O-41"
    if s.agreed.reads("train_and_build_where", "anywhere"):
        return "K-O-17" if among_monsters(s, seat) else None
    return "K-O-17" if away else None


def why_not_raise(s: State, seat: Seat, raised: list[int], building: int) -> Refusal | None:
    if not 0 <= building < len(BUILDING_PRICES) or building in raised or building in s.players[seat].buildings:
        return "K-O-82"
    return affordable(s, seat, summed([BUILDING_PRICES[one] for one in (*raised, building)]))


def nearest(refusals: list[Refusal | None]) -> Refusal | None:
    """None if one of several purchases is allowed, else the reason of the one that nearly went through."""
    return max(refusals, key=lambda why: CHECKED.index(why) if why else len(CHECKED))


def why_not_build(s: State, seat: Seat) -> Refusal | None:
    refusal = why_not_in_town(s, seat)
    if refusal is not None:
        return refusal
    return nearest([why_not_raise(s, seat, [], building) for building in range(len(BUILDING_IDS))])


async def build(s: State, seat: Seat) -> None:
    """One or more buildings, all prices and one tax paid together (K-O-82)."""
    raised: list[int] = []
    candidates = list(range(len(BUILDING_IDS)))

    def unless(building: Answer) -> Refusal | None:
        return why_not_raise(s, seat, raised, building) if isinstance(building, int) else "K-O-82"

    raised.append(await choose(seat, "build", candidates, unless))
    while True:
        building = await choose_or_pass(seat, "build-more", candidates, unless)
        if building is None:
            break
        raised.append(building)
    await empire.pay_with_tax(s, seat, summed([BUILDING_PRICES[one] for one in raised]), "K-O-82")
    for building in raised:
        s.players[seat].buildings.append(building)
        s.note("build", "K-O-82", seat, building)
    await empire.mirror(s, seat, raised)


def why_not_recruit(s: State, seat: Seat, trained: list[int], kind: int) -> Refusal | None:
    """Building, supply, room, price and the Emperor's gift, for the whole purchase (K-O-83)."""
    if kind not in TRAINED or BUILDING_IDS.index(UNITS[TRAINED.index(kind)].building) not in s.players[seat].buildings:
        return "K-B-27"
    if s.supply.dice[kind] <= trained.count(kind):
        return "K-O-85"
    if room(s, seat) <= len(trained):
        return "K-B-40"
    whole = [*trained, kind]
    refusal = affordable(s, seat, summed([UNITS[TRAINED.index(one)].price for one in whole]))
    return refusal or (None if empire.leaves_a_gift(s, seat, whole) else "K-I-44")


def why_not_train(s: State, seat: Seat) -> Refusal | None:
    refusal = why_not_in_town(s, seat)
    if refusal is not None:
        return refusal
    return nearest([why_not_recruit(s, seat, [], kind) for kind in TRAINED])


async def train(s: State, seat: Seat) -> None:
    """One or more units; all prices and one tax paid together (K-O-83)."""
    trained: list[int] = []

    def unless(kind: Answer) -> Refusal | None:
        return why_not_recruit(s, seat, trained, kind) if isinstance(kind, int) else "K-O-83"

    trained.append(await choose(seat, "train", TRAINED, unless))
    while True:
        kind = await choose_or_pass(seat, "train-more", TRAINED, unless)
        if kind is None:
            break
        trained.append(kind)
    await empire.pay_with_tax(s, seat, summed([UNITS[TRAINED.index(one)].price for one in trained]), "K-O-83")
    for kind in trained:
        supply.gain_die(s, seat, kind, "K-O-83")
    await empire.hand_out(s, seat, trained)


# Plague


def why_not_cure(s: State, seat: Seat) -> Refusal | None:
    if not plagued(s, seat) or s.players[seat].at != s.players[seat].town:
        return "K-O-18"
    return None if supply.can_pay(s, seat, PRICES["cure"].price) else "K-O-18"


def cure(s: State, seat: Seat) -> None:
    supply.pay(s, seat, PRICES["cure"].price, "K-O-18")
    s.realm.plague = NOBODY
    s.note("cure", "K-O-18", seat)

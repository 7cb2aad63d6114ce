"""Founding, building, training, curing: each purchase judged as a whole."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from stolik.engine.decision import Answer, Refusal, Seat, choose, choose_or_pass
from stolik.games.karak2 import empire, supply
from stolik.games.karak2.contents import BUILDING_IDS, BUILDING_PRICES, PRICES, TILES, TRAINED, UNITS
from stolik.games.karak2.moments import FOUNDED
from stolik.games.karak2.rows import Price, TileRow
from stolik.games.karak2.sight import among_monsters, has_building, on_tile, plagued, room, towns
from stolik.games.karak2.state import NOBODY, NOWHERE, State

Checks = Iterator[Refusal | None]
"""Of a purchase, one after the other: None where it passes."""


def judged(checks: Checks) -> tuple[int, Refusal | None]:
    """How many checks the purchase passes, and the rule that stops it."""
    passed = 0
    for refusal in checks:
        if refusal is not None:
            return passed, refusal
        passed += 1
    return passed, None


def nearest(purchases: list[Checks]) -> Refusal | None:
    """None if one of several purchases is allowed, else the reason of the one that came furthest."""
    return max([judged(checks) for checks in purchases], key=lambda outcome: outcome[0])[1]


def paying(s: State, seat: Seat, price: Price) -> Checks:
    """The price, and one resource more for a vassal (K-I-42)."""
    yield None if supply.can_pay(s, seat, price) else "K-O-32"
    yield None if supply.can_pay(s, seat, price, empire.tax_of(s, seat)) else "K-I-42"


def summed(prices: list[Price]) -> Price:
    return [sum(of_kind) for of_kind in zip(*prices, strict=True)]


# Found a town


def why_not_found(s: State, seat: Seat) -> Refusal | None:
    own = s.players[seat]
    if own.town != NOWHERE:
        return "K-O-16"
    return why_no_town_on(TILES[s.map.kinds[own.at]]) or judged(founding(s, seat))[1]


def why_no_town_on(land: TileRow) -> Refusal | None:
    """Cave and mine (K-I-18), a Rift (K-O-08), the castle (K-B-28)."""
    if land.town:
        return None
    if land.rift:
        return "K-O-08"
    return "K-I-18" if land.residents else "K-B-28"


def founding(s: State, seat: Seat) -> Checks:
    """No monsters, no town, no other hero, not even an unconscious one (K-O-16, K-O-81); then the price."""
    tile = s.players[seat].at
    beside = on_tile(s, tile, seat)
    yield "K-O-16" if among_monsters(s, seat) or tile in towns(s) else None
    yield "K-O-16" if any(s.players[other].life > 0 for other in beside) else None
    yield "K-O-81" if beside else None
    yield from paying(s, seat, PRICES["town"].price)


async def found(s: State, seat: Seat) -> None:
    """For 2 wood the only town, for good (K-B-25, K-O-16)."""
    await empire.pay_with_tax(s, seat, PRICES["town"].price, "K-O-16")
    s.players[seat].town = s.players[seat].at
    s.note("found", "K-O-16", seat, s.players[seat].at, s.map.kinds[s.players[seat].at])
    for founded in FOUNDED.of(s, seat):
        await founded(s, seat)


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


def raising(s: State, seat: Seat, raised: list[int], building: int) -> Checks:
    """One more building beside those: another one, that the town lacks (K-O-82)."""
    there = [*raised, *s.players[seat].buildings]
    yield None if 0 <= building < len(BUILDING_PRICES) and building not in there else "K-O-82"
    yield from paying(s, seat, summed([BUILDING_PRICES[one] for one in (*raised, building)]))


def why_not_raise(s: State, seat: Seat, raised: list[int], building: int) -> Refusal | None:
    return judged(raising(s, seat, raised, building))[1]


def why_not_build(s: State, seat: Seat) -> Refusal | None:
    refusal = why_not_in_town(s, seat)
    if refusal is not None:
        return refusal
    return nearest([raising(s, seat, [], building) for building in range(len(BUILDING_IDS))])


async def build(s: State, seat: Seat) -> None:
    """One or more buildings, all prices and one tax paid together (K-B-26, K-O-82)."""
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


def recruiting(s: State, seat: Seat, trained: list[int], kind: int) -> Checks:
    """One more unit: what it takes itself, and the Emperor's gift, for the whole purchase (K-O-83)."""
    yield from affording(s, seat, trained, kind)
    yield None if can_leave_a_gift(s, seat, [*trained, kind]) else "K-I-44"


def can_leave_a_gift(s: State, seat: Seat, trained: list[int]) -> bool:
    """With these units, or with one unit more: they may be named in any order (K-I-44, K-O-117)."""
    if empire.leaves_a_gift(s, seat, trained):
        return True
    more = [kind for kind in TRAINED if judged(affording(s, seat, trained, kind))[1] is None]
    return any(empire.leaves_a_gift(s, seat, [*trained, kind]) for kind in more)


def affording(s: State, seat: Seat, trained: list[int], kind: int) -> Checks:
    """Building, supply, room and price of one unit more."""
    whole = [*trained, kind]
    yield None if is_taught(s, seat, kind) else "K-B-27"
    yield None if s.supply.dice[kind] >= whole.count(kind) else "K-O-85"
    yield None if room(s, seat) >= len(whole) else "K-B-40"
    yield from paying(s, seat, summed([UNITS[TRAINED.index(one)].price for one in whole]))


def is_taught(s: State, seat: Seat, kind: int) -> bool:
    """Each kind needs its building (K-B-27, K-B-60, K-B-61, K-B-62)."""
    return kind in TRAINED and has_building(s, seat, UNITS[TRAINED.index(kind)].building)


def why_not_recruit(s: State, seat: Seat, trained: list[int], kind: int) -> Refusal | None:
    return judged(recruiting(s, seat, trained, kind))[1]


def why_not_train(s: State, seat: Seat) -> Refusal | None:
    refusal = why_not_in_town(s, seat)
    if refusal is not None:
        return refusal
    return nearest([recruiting(s, seat, [], kind) for kind in TRAINED])


async def train(s: State, seat: Seat) -> None:
    """One or more units; all prices and one tax paid together (K-O-83)."""
    trained: list[int] = []

    def unless(kind: Answer) -> Refusal | None:
        return why_not_recruit(s, seat, trained, kind) if isinstance(kind, int) else "K-O-83"

    trained.append(await choose(seat, "train", TRAINED, unless))
    while True:
        kind = await one_more(s, seat, trained, unless)
        if kind is None:
            break
        trained.append(kind)
    await empire.pay_with_tax(s, seat, summed([UNITS[TRAINED.index(one)].price for one in trained]), "K-O-83")
    for kind in trained:
        supply.gain_die(s, seat, kind, "K-O-83")
    await empire.hand_out(s, seat, trained)


async def one_more(s: State, seat: Seat, trained: list[int], unless: Callable[[Answer], Refusal | None]) -> int | None:
    """None ends the purchase, once it leaves the Emperor's gift in the supply (K-I-44)."""
    if empire.leaves_a_gift(s, seat, trained):
        return await choose_or_pass(seat, "train-more", TRAINED, unless)
    return await choose(seat, "train-more", TRAINED, unless)


# Plague


def why_not_cure(s: State, seat: Seat) -> Refusal | None:
    if not plagued(s, seat) or s.players[seat].at != s.players[seat].town:
        return "K-O-18"
    return None if supply.can_pay(s, seat, PRICES["cure"].price) else "K-O-18"


async def cure(s: State, seat: Seat) -> None:
    """The plague is removed on the spot, by an action, for 1 food (K-B-52, K-O-18)."""
    supply.pay(s, seat, PRICES["cure"].price, "K-O-18")
    s.realm.plague = NOBODY
    s.note("cure", "K-O-18", seat)

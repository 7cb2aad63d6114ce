"""What a seat may soon win or buy, and where: the part of the bots' help that looks ahead."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from stolik.engine.decision import Seat
from stolik.games.karak2 import board, empire, supply
from stolik.games.karak2.contents import (
    BUILDING_IDS,
    BUILDING_PRICES,
    DICE,
    FIRE_BOLT,
    HERO,
    MONSTERS,
    NUMBERS,
    PRICES,
    TILES,
    TRAINED,
    UNITS,
)
from stolik.games.karak2.fight import weapons
from stolik.games.karak2.meeting import general_strength
from stolik.games.karak2.rows import Price, free_of_charge
from stolik.games.karak2.sight import on_tile, points, room, towns
from stolik.games.karak2.state import CASTLE, NOWHERE, State, Tile

MEANS: Final = [sum(die.swords) / 6 for die in DICE]
SPREADS: Final = [sum([swords * swords for swords in die.swords]) / 6 - MEANS[k] ** 2 for k, die in enumerate(DICE)]
GLORY: Final = 3.0
POINT: Final = 8.0
UNKNOWN_STRENGTH: Final = 3
FAR: Final = 12
SCHOOLS: Final = [BUILDING_IDS.index(unit.building) for unit in UNITS]
LATER: Final = [BUILDING_IDS.index(name) for name in ("banner_tower", "stables")]


# Fights


def strength(s: State, seat: Seat) -> float:
    """The power to be expected of all dice, weapons and bolts."""
    dice = MEANS[HERO] + sum([number * MEANS[kind] for kind, number in enumerate(s.players[seat].army)], 0.0)
    return dice + weapons(s, seat) + 0.7 * s.players[seat].spells.count(FIRE_BOLT)


def chance(s: State, seat: Seat, goal: int) -> float:
    """Of reaching this strength with everything thrown, roughly."""
    spread = SPREADS[HERO] + sum([number * SPREADS[kind] for kind, number in enumerate(s.players[seat].army)], 0.0)
    mean = strength(s, seat) + 0.3 * s.players[seat].spells.count(FIRE_BOLT)
    return 1.0 / (1.0 + exp(-1.7 * (mean + 0.5 - goal) / sqrt(spread)))


def gain(s: State, seat: Seat, goal: int) -> float:
    """What beating armies of this strength is worth: what is on their backs, and glory."""
    return 3.0 + 2.0 * goal + GLORY * max(0, min(goal, NUMBERS["glory_most"]) - s.players[seat].glory)


def prize_of_general(s: State, seat: Seat) -> float:
    """Slaying him ends the game: a prize for who leads then."""
    after = points(s, seat) + NUMBERS["general_points"]
    ahead = after > max([points(s, other) for other in range(s.agreed.seats) if other != seat])
    return 80.0 if ahead else 4.0


def assault(s: State, seat: Seat) -> float:
    """Praetorians fall to anybody with power; a weak hero should not try."""
    won = chance(s, seat, general_strength(s))
    fallen = min(int(strength(s, seat)) // NUMBERS["praetorian_power"], s.realm.praetorians)
    hurt = 8.0 if s.players[seat].life <= 2 else 1.0
    return won * prize_of_general(s, seat) + (1.0 - won) * POINT * fallen - hurt


# Wishes


def wish(s: State, seat: Seat) -> Price:
    """The price of what the seat should buy next, tax aside: a town, a school, units, then more."""
    own = s.players[seat]
    if own.town == NOWHERE:
        return PRICES["town"].price
    prices = [UNITS[place].price for place, school in enumerate(SCHOOLS) if has_school(s, seat, place, school)]
    if prices and room(s, seat):
        return max(prices, key=lambda price: (-lack(s, seat, price), sum(price)))
    missing = [school for school in (LATER if prices else SCHOOLS) if school not in own.buildings]
    if not missing:
        missing = [school for school in (*SCHOOLS, *LATER) if school not in own.buildings]
    return min(
        [BUILDING_PRICES[one] for one in missing], key=lambda price: lack(s, seat, price), default=free_of_charge()
    )


def has_school(s: State, seat: Seat, place: int, school: int) -> bool:
    return school in s.players[seat].buildings and s.supply.dice[TRAINED[place]] > 0


def lack(s: State, seat: Seat, price: Price) -> int:
    return sum([max(0, cost - have) for cost, have in zip(price, s.players[seat].goods, strict=True)])


# Where to


def closeness(steps: int) -> float:
    """An aim is worth less than the deed, even next door."""
    return 0.7 / (1.0 + 0.25 * steps)


def distances_from(s: State, seat: Seat) -> list[int]:
    """Over known tiles, not through monsters."""
    found = [FAR] * len(s.map.places)
    found[s.players[seat].at] = 0
    border = [s.players[seat].at]
    for tile in border:
        if found[tile] and (s.map.tokens[tile] or (s.realm.general and tile == CASTLE)):
            continue
        for near in board.neighbours(s, tile, seat):
            if found[near] == FAR:
                found[near] = found[tile] + 1
                border.append(near)
    return found


def best_aim(s: State, seat: Seat) -> float:
    """What there is to win or to do somewhere, the nearer the better."""
    wanted = wish(s, seat)
    ready = supply.can_pay(s, seat, wanted, empire.tax_of(s, seat))
    best = 0.0
    for tile, steps in enumerate(distances_from(s, seat)):
        if steps < FAR:
            best = max(best, aim(s, seat, tile, wanted, ready) * closeness(steps))
    return best


def aim(s: State, seat: Seat, tile: Tile, wanted: Price, ready: bool) -> float:
    if s.realm.general and tile == CASTLE:
        return assault(s, seat)
    if s.map.tokens[tile]:
        goal = sum([MONSTERS[army].strength for army in s.map.tokens[tile]])
        return chance(s, seat, goal) * gain(s, seat, goal)
    return max(errand(s, seat, tile, wanted, ready), unknown(s, seat, tile))


def unknown(s: State, seat: Seat, tile: Tile) -> float:
    """What may live in the cave, or beyond the edge of the map."""
    residents = TILES[s.map.kinds[tile]].residents
    if residents:
        return chance(s, seat, residents) * (2.0 + GLORY * max(0, residents - s.players[seat].glory))
    return beyond_the_edge(s, seat, 0) if board.frontiers(s, tile, seat) else 0.0


def beyond_the_edge(s: State, seat: Seat, looked_at: int) -> float:
    """Armies of middling strength, two of them once the first pile is used up."""
    goal = UNKNOWN_STRENGTH if s.supply.piles[0] or s.supply.unders[0] else 2 * UNKNOWN_STRENGTH - 1
    return 0.8 * chance(s, seat, goal) * gain(s, seat, goal) + (1.0 if looked_at else 0.0)


def errand(s: State, seat: Seat, tile: Tile, wanted: Price, ready: bool) -> float:
    """To buy where that can be done, else to fetch what is missing."""
    own = s.players[seat]
    land = TILES[s.map.kinds[tile]]
    if not sum(wanted):
        return 0.0
    if ready:
        free = land.town and tile not in towns(s) and not on_tile(s, tile, seat)
        return 6.0 if tile == own.town or (own.town == NOWHERE and free) else 0.0
    missing = [max(0, cost - have) for cost, have in zip(wanted, own.goods, strict=True)]
    if not sum(missing):
        return 1.5 if sum(land.yields) else 0.0
    return 4.0 if any(lacks and got for lacks, got in zip(missing, land.yields, strict=True)) else 0.0

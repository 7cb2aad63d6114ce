"""Help for the shared bots: what a seat has, and which options are worth a look."""

from __future__ import annotations

from math import sqrt
from typing import Final

from stolik.engine.decision import Answer, Decision, Seat
from stolik.games.karak2 import plans
from stolik.games.karak2.contents import BUILDING_IDS, FIRE_BOLT, ITEMS, NUMBERS, UNITS
from stolik.games.karak2.fight import weapons
from stolik.games.karak2.plans import GLORY, MEANS, POINT
from stolik.games.karak2.plays import ACTIONS, END, FREE, MOVES, PORTAL, RETREAT
from stolik.games.karak2.scoring import places
from stolik.games.karak2.sight import points, room
from stolik.games.karak2.state import CASTLE, NOTHING, NOWHERE, State, Tile
from stolik.games.karak2.throws import GENERAL, Throw

WIN: Final = 1000.0
POWER: Final = 7.0
SCHOOL: Final = {"knight": 14.0, "archer": 13.0, "mage": 15.0}
"""A building by the unit that is trained in it."""
STEP: Final = 12.0
ROOM: Final = 6.0
"""For one unit more."""
PORTAL_WORTH: Final = 6.0
NEEDED: Final = 1.2
SPARE: Final = 0.1
ORDER: Final = (*ACTIONS, *FREE, *MOVES, RETREAT, END)


def building_worth(id: str) -> float:
    """By what it does."""
    doing = {"stables": STEP, "banner_tower": ROOM * NUMBERS["banner_tower"], "portal": PORTAL_WORTH}
    return doing.get(id, 0.0) + sum([SCHOOL[unit.id] for unit in UNITS if unit.building == id], 0.0)


BUILDING_WORTH: Final = [building_worth(id) for id in BUILDING_IDS]


def evaluate(s: State, seat: Seat) -> float:
    """What the seat has and what it is about to win, against the best of the others."""
    if s.course.over:
        place = places(s)[seat]
        return WIN if place == 1 else -WIN * (place - 1)
    others = [worth(s, other) for other in range(s.agreed.seats) if other != seat]
    rival = 0.7 * max(others) + 0.3 * sum(others, 0.0) / len(others)
    return worth(s, seat) + prospects(s, seat) - rival


def worth(s: State, seat: Seat) -> float:
    own = s.players[seat]
    total = POINT * points(s, seat) + GLORY * own.glory + POWER * plans.strength(s, seat)
    total += 4.0 * sqrt(own.life) + goods(s, seat)
    total += sum([2.0 for spell in own.spells if spell != FIRE_BOLT], 0.0)
    total += 4.0 if own.amulet != NOTHING and not ITEMS[own.amulet].die else 0.0
    if own.town != NOWHERE:
        total += 14.0 + sum([BUILDING_WORTH[building] for building in own.buildings], 0.0)
        total -= 5.0 if s.realm.plague == seat else 0.0
    return total + 0.3 * room(s, seat)


def goods(s: State, seat: Seat) -> float:
    """Resources are worth what can be bought with them next; a few spare ones a little."""
    total = 0.0
    for have, cost in zip(s.players[seat].goods, plans.wish(s, seat), strict=True):
        total += NEEDED * min(have, cost) + SPARE * min(max(0, have - cost), 4)
    return total


def prospects(s: State, seat: Seat) -> float:
    """The fight under way, or the best aim."""
    thrown = [throw for throw in s.hand.throws if throw.seat == seat]
    if thrown:
        return under_way(s, thrown[0])
    if s.hand.looked_at and s.turn.seat == seat:
        return plans.beyond_the_edge(s, seat, len(s.hand.looked_at))
    return plans.best_aim(s, seat) if s.players[seat].life else 0.0


def under_way(s: State, throw: Throw) -> float:
    """Before the throw a chance; dice that lie count as they are, and bolts may still come."""
    seat = throw.seat
    if len(throw.faces) < len(throw.kinds) or not throw.faces:
        return plans.assault(s, seat) if throw.against == GENERAL else hope(s, throw)
    power = throw.power or throw.swords + weapons(s, seat) + throw.bolts + s.players[seat].spells.count(FIRE_BOLT)
    fallen = sum([POWER * MEANS[kind] for kind in throw.fallen], 0.0)
    return outcome(s, throw, power) - 2.0 * throw.wounds - fallen


def hope(s: State, throw: Throw) -> float:
    """At a Rift, or as challenger, a share in the crown."""
    if not throw.strength:
        rivals = sum([plans.strength(s, other) for other in range(s.agreed.seats)], 0.0)
        return 2.0 * POINT * plans.strength(s, throw.seat) / rivals + 2.0
    prize = plans.gain(s, throw.seat, throw.strength)
    return prize * plans.chance(s, throw.seat, throw.strength) - 1.0


def outcome(s: State, throw: Throw, power: int) -> float:
    """Against nobody in particular, at a Rift or as challenger, every point counts."""
    if not throw.strength:
        return 3.0 * power
    if throw.against == GENERAL:
        fallen = min(power // NUMBERS["praetorian_power"], s.realm.praetorians)
        return plans.prize_of_general(s, throw.seat) if power >= throw.strength else POINT * fallen
    return plans.gain(s, throw.seat, throw.strength) if power >= throw.strength else 0.0


# What is worth a look


def promising(s: State, decision: Decision) -> list[Answer]:
    """Deeds before ways; of rotations the first; of portals those that lead to something."""
    if decision.prompt == "rotation":
        return decision.options[:1]
    if decision.prompt == "dice":
        return decision.options[-1:] if is_easy(s, decision.player) else decision.options[:1]
    if decision.prompt != "play":
        return decision.options
    plays = [play for play in decision.options if isinstance(play, tuple)]
    kept = [play for play in plays if play[0] != PORTAL or leads_somewhere(s, int(play[1]))]
    return [*sorted(kept, key=lambda play: ORDER.index(str(play[0])))]


def is_easy(s: State, seat: Seat) -> bool:
    """The hero die and the weapons will do: no unit need be risked."""
    throw = s.hand.throws[-1]
    sure = sum([MEANS[kind] for kind in throw.kinds], float(weapons(s, seat)))
    return 0 < throw.strength <= sure - 1.5


def leads_somewhere(s: State, tile: Tile) -> bool:
    return bool(s.map.tokens[tile]) or NOWHERE in s.map.near[tile] or (s.realm.general and tile == CASTLE)

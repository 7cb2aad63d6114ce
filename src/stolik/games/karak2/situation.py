"""When a seat is asked: how late it is, who leads, and how its hero stands. What an answer is worth changes with it.

`standing` says the same in numbers: what the seat has more or less of than the others, and what it is about to win.
"""

from __future__ import annotations

from math import log
from typing import Final

from stolik.engine.decision import Decision, Seat
from stolik.engine.facts import Names, Standing
from stolik.games.karak2 import plans
from stolik.games.karak2.contents import BUILDING_IDS, HERO_IDS, UNITS
from stolik.games.karak2.judgement import goods, prospects
from stolik.games.karak2.sight import points, room
from stolik.games.karak2.state import NOBODY, NOTHING, NOWHERE, State

NAMES: Final = Names()
STAGES: Final = ("first", "early", "second pile", "general")
STAGE: Final = NAMES.each("time", STAGES)
LEAD: Final = NAMES.each("points", ("behind", "level", "ahead"))
MIGHT: Final = NAMES.scale("might", 4)
SEATS: Final = NAMES.each("seats", ("two", "more"))
HERO: Final = NAMES.each("hero", HERO_IDS)
STEPS: Final = NAMES.scale("steps", 3)
LIFE: Final = NAMES.scale("life past one", 3)
HOME: Final = NAMES.each("home", ("none", "without school", "with room", "full"))
GOODS: Final = NAMES.scale("goods", 2)

ROUNDS: Final = 8
"""After which it is no longer the very first time."""
EDGES: Final = (-2.0, -0.75, 0.75, 2.0)
"""By how much a hero is stronger than the strongest of the others, where the next degree begins."""
SCHOOLS: Final = [BUILDING_IDS.index(unit.building) for unit in UNITS]


def situation(s: State, decision: Decision) -> list[int]:
    """Numbers of what holds, one of each kind; none before the seat has a hero."""
    seat = decision.player
    own = s.players[seat]
    if own.hero == NOBODY:
        return []
    spare = sum(own.goods)
    return [
        STAGE[stage(s)],
        LEAD[lead(s, seat)],
        MIGHT[might(s, seat)],
        SEATS[0 if s.agreed.seats == 2 else 1],
        STEPS[min(s.turn.steps, 3)],
        LIFE[min(max(0, own.life - 1), 3)],
        HOME[home(s, seat)],
        GOODS[0 if spare < 2 else 1 if spare < 5 else 2],
        HERO[own.hero],
    ]


LATE: Final = 2
"""The stage from which it matters for the end what a seat may win next."""
HAD: Final = (
    *("points", "strength", "glory", "life", "no life", "town", "schools", "buildings", "goods", "room"),
    *("weapons", "spells", "amulet", "souls", "slain", "crown", "time", "plague", "prospects"),
)
MEASURES: Final = [f"{what} when time {stage}" for stage in STAGES for what in (*HAD, "turn", "rivals")]


def standing(s: State, seat: Seat) -> Standing:
    """Of measures those of this stage: what the seat has beyond the others, of whom the best counts most."""
    own = had(s, seat)
    rivals = [had(s, other) for other in range(s.agreed.seats) if other != seat]
    beyond: list[float] = []
    for place, amount in enumerate(own):
        theirs = [rival[place] for rival in rivals]
        beyond.append(amount - 0.7 * max(theirs) - 0.3 * sum(theirs, 0.0) / len(theirs))
    beyond += [1.0 if s.turn.seat == seat else -1.0 / len(rivals), log(len(rivals))]
    first = stage(s) * len(beyond)
    return [(first + place, amount) for place, amount in enumerate(beyond) if amount]


def had(s: State, seat: Seat) -> list[float]:
    """In units of about the same worth."""
    own, realm = s.players[seat], s.realm
    return [
        points(s, seat) / 2.0,
        plans.strength(s, seat),
        float(own.glory),
        own.life / 3.0,
        float(own.life == 0),
        float(own.town != NOWHERE),
        float(len([school for school in SCHOOLS if school in own.buildings])),
        float(len(own.buildings)),
        goods(s, seat) / 8.0,
        float(room(s, seat)),
        len(own.weapons) / 2.0,
        len(own.spells) / 2.0,
        float(own.amulet != NOTHING),
        float(len(own.souls)),
        float(own.slain),
        float(realm.emperor == seat),
        float(realm.time_lord == seat),
        float(realm.plague == seat),
        prospects(s, seat) / 20.0 if stage(s) >= LATE else 0.0,
    ]


def stage(s: State) -> int:
    if s.realm.general:
        return 3
    if not (s.supply.piles[0] or s.supply.unders[0]):
        return 2
    return 1 if s.course.round >= ROUNDS else 0


def lead(s: State, seat: Seat) -> int:
    best = max([points(s, other) for other in range(s.agreed.seats) if other != seat])
    own = points(s, seat)
    return 0 if own < best else 1 if own == best else 2


def might(s: State, seat: Seat) -> int:
    best = max([plans.strength(s, other) for other in range(s.agreed.seats) if other != seat])
    more = plans.strength(s, seat) - best
    return len([edge for edge in EDGES if more > edge])


def home(s: State, seat: Seat) -> int:
    own = s.players[seat]
    if own.town == NOWHERE:
        return 0
    if not [school for school in SCHOOLS if school in own.buildings]:
        return 1
    return 2 if room(s, seat) else 3

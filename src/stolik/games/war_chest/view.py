"""What a seat may see, what it sees of an event, and what it must imagine (WC-9.1 to WC-9.7)."""

from __future__ import annotations

from random import Random
from typing import Final, Literal, TypedDict

from stolik.engine.decision import Seat
from stolik.engine.events import Event
from stolik.games.war_chest.board import NO_HEX, Hex, name_of
from stolik.games.war_chest.decrees import DECREE_IDS
from stolik.games.war_chest.reserve import forget, imagine
from stolik.games.war_chest.state import AWAY, NEUTRAL, NOBODY, PHASES, Phase, Side, State
from stolik.games.war_chest.units import (
    COIN_IDS,
    DECEIVERS,
    NO_UNIT,
    POISONERS,
    UNIT_IDS,
    UNITS,
    Coin,
    Unit,
)
from stolik.games.war_chest.verbs import bearer_of, marker

CARD: Final = "card"
"""Where a marker or a decoy lies that is not in use."""


class HexView(TypedDict):
    hex: str
    location: bool
    wing: bool
    control: Side | None
    fort: bool
    unit: str | None
    coins: int
    seat: Seat | None
    poison: list[str]


class UnitView(TypedDict):
    unit: str
    coins: int
    supply: int
    removed: int


class Player(TypedDict):
    """`reserve` is what lies in bag, hand and face-down pile together: that is public, its split is not (WC-9.3)."""

    units: list[UnitView]
    bag: int
    hand: int
    up: list[str]
    down: int
    drawn: int
    reserve: list[str]


class Spied(TypedDict):
    seat: Seat
    coins: list[str]


class Decree(TypedDict):
    decree: str
    seals: list[Side]


class View(TypedDict):
    phase: Phase
    round: int
    turn: Seat | None
    initiative: Seat | None
    claimed: bool
    sides: list[Side]
    hexes: list[HexView]
    markers: list[int]
    forts: int | None
    players: list[Player]
    hand: list[str]
    down: list[str]
    bag: list[str]
    drawn: list[str]
    spied: Spied | None
    decrees: list[Decree]
    poison: dict[str, str]
    decoys: dict[str, Seat | Literal["card"]]
    pool: list[str]
    banned: list[str]
    picks: list[list[str]]
    limit: int
    winner: Side | None


def view(s: State, seat: Seat | None) -> View:
    return {
        "phase": PHASES[s.phase],
        "round": s.round,
        "turn": s.turn if s.turn != NOBODY else None,
        "initiative": s.initiative if s.initiative != NOBODY else None,
        "claimed": s.claimed,
        "sides": s.table.side_of,
        "hexes": [hex_view(s, hex) for hex in s.ground.hexes],
        "markers": s.markers[:],
        "forts": s.forts if s.table.siege else None,
        "players": [player(s, other) for other in range(s.table.seats)],
        "hand": own(s.hands, seat),
        "down": own(s.downs, seat),
        "bag": own(s.bags, seat),
        "drawn": own(s.drawn, seat),
        "spied": spied(s, seat),
        "decrees": [
            {"decree": DECREE_IDS[decree], "seals": [side for side in (0, 1) if seals >> side & 1]}
            for decree, seals in zip(s.decrees, s.seals, strict=True)
        ],
        "poison": {UNIT_IDS[unit]: bearer(s, unit) for unit in POISONERS if s.owner[unit] != NOBODY},
        "decoys": {
            UNIT_IDS[unit]: CARD if holder == NOBODY else holder
            for unit, holder in zip(DECEIVERS, s.decoy, strict=True)
            if holder != AWAY
        },
        "pool": [UNIT_IDS[unit] for unit in s.pool],
        "banned": [UNIT_IDS[unit] for unit in s.banned],
        "picks": [[UNIT_IDS[unit] for unit in units] for units in s.picks],
        "limit": s.table.round_limit,
        "winner": s.winner if s.winner != NOBODY else None,
    }


def hex_view(s: State, hex: Hex) -> HexView:
    unit, control = s.unit[hex], s.control[hex]
    return {
        "hex": name_of(hex),
        "location": s.ground.is_location[hex],
        "wing": name_of(hex)[0] in "abjk",
        "control": control if control != NEUTRAL else None,
        "fort": s.fort[hex],
        "unit": UNIT_IDS[unit] if unit != NO_UNIT else None,
        "coins": s.height[hex],
        "seat": s.owner[unit] if unit != NO_UNIT else None,
        "poison": [UNIT_IDS[poisoner] for poisoner in POISONERS if s.poison[hex] & marker(poisoner)],
    }


def player(s: State, seat: Seat) -> Player:
    together = [*s.bags[seat], *s.hands[seat], *s.downs[seat], *s.drawn[seat]]
    return {
        "units": [unit_view(s, unit) for unit in s.picks[seat]],
        "bag": len(s.bags[seat]),
        "hand": len(s.hands[seat]),
        "up": names(s.ups[seat]),
        "down": len(s.downs[seat]),
        "drawn": len(s.drawn[seat]),
        "reserve": names(together),
    }


def unit_view(s: State, unit: Unit) -> UnitView:
    return {
        "unit": UNIT_IDS[unit],
        "coins": UNITS[unit].coins,
        "supply": s.supply[unit],
        "removed": s.removed[unit],
    }


def own(zones: list[list[Coin]], seat: Seat | None) -> list[str]:
    return [] if seat is None else names(zones[seat])


def names(coins: list[Coin]) -> list[str]:
    """Sorted: the order in which they came is nobody's business."""
    return [COIN_IDS[coin] for coin in sorted(coins)]


def spied(s: State, seat: Seat | None) -> Spied | None:
    if seat is None or not s.spied[seat]:
        return None
    return {"seat": s.spied[seat][0], "coins": [COIN_IDS[coin] for coin in s.spied[seat][1:]]}


def bearer(s: State, poisoner: Unit) -> str:
    hex = bearer_of(s, marker(poisoner))
    return CARD if hex == NO_HEX else name_of(hex)


PRIVATE = ("draw", "claim", "pay-recruit", "pass")
"""Events whose coin only the seat sees that draws or hides it."""


def see(event: Event, seat: Seat | None) -> Event:
    """A coin that a Spy throws away face down is known to the spy and to its holder."""
    if event.kind in PRIVATE and event.args[0] != seat:
        return Event(event.kind, event.rule, (event.args[0], None))
    if event.kind == "spied-down" and seat not in event.args[:2]:
        return Event(event.kind, event.rule, (*event.args[:2], None))
    return event


def resample(s: State, seat: Seat, rng: Random) -> None:
    """Splits the coins of every other player anew, as the seat must think they could be split."""
    for other in range(s.table.seats):
        if other != seat:
            bag, hand, down, drawn = imagine(s.starts[other], tuple(s.logs[other]), seat, rng)
            s.bags[other] = list(bag)
            s.hands[other] = list(hand)
            s.downs[other] = list(down)
            s.drawn[other] = list(drawn)
            s.logs[other] = forget(s.logs[other], seat)
            if s.spied[other] and s.spied[other][0] != seat:
                s.spied[other] = ()

"""What a seat may see, what it sees of an event, and what it must imagine (WC-9.1)."""

from __future__ import annotations

from random import Random
from typing import Final, Literal, TypedDict

from stolik.engine.decision import Seat
from stolik.engine.things import Event
from stolik.games.war_chest.board import NAMES, NO_HEX, WINGS, Hex, name_of
from stolik.games.war_chest.decrees import DECREE_IDS
from stolik.games.war_chest.reserve import forget, imagine
from stolik.games.war_chest.state import AWAY, NEUTRAL, NOBODY, PHASES, SIDES, Phase, Player, Side, State
from stolik.games.war_chest.unit_cards import COIN_IDS, DECEIVERS, NO_UNIT, POISONERS, UNIT_IDS, UNITS, Coin, Unit
from stolik.games.war_chest.verbs import bearer_of, marker

CARD: Final = "card"
"""Where a marker or a decoy lies that is not in use."""
POISONED: Final = [
    [UNIT_IDS[poisoner] for poisoner in POISONERS if markers & marker(poisoner)]
    for markers in range(1 << len(POISONERS))
]
"""Whose markers lie on a hex, by what its poison is."""
NO_PLAYER: Final = Player()
"""Whose coins an onlooker sees."""


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


class PlayerView(TypedDict):
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
    players: list[PlayerView]
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
    """All that is open, and of what is hidden the own (WC-9.2, WC-9.6)."""
    own = s.players[seat] if seat is not None else NO_PLAYER
    return {
        "phase": PHASES[s.turn.phase],
        "round": s.turn.round,
        "turn": s.turn.seat if s.turn.seat != NOBODY else None,
        "initiative": s.turn.initiative if s.turn.initiative != NOBODY else None,
        "claimed": s.turn.claimed,
        "sides": s.agreed.side_of,
        "hexes": [hex_view(s, hex) for hex in s.ground.hexes],
        "markers": s.board.markers[:],
        "forts": s.board.forts if s.agreed.siege else None,
        "players": [player_view(s, other) for other in range(s.agreed.seats)],
        "hand": names(own.hand),
        "down": names(own.down),
        "bag": names(own.bag),
        "drawn": names(own.drawn),
        "spied": spied(own),
        "decrees": [
            {"decree": DECREE_IDS[decree], "seals": [side for side in SIDES if seals >> side & 1]}
            for decree, seals in zip(s.decrees.in_play, s.decrees.seals, strict=True)
        ],
        "poison": {UNIT_IDS[unit]: bearer(s, unit) for unit in POISONERS if s.units.owner[unit] != NOBODY},
        "decoys": {
            UNIT_IDS[unit]: CARD if holder == NOBODY else holder
            for unit, holder in zip(DECEIVERS, s.units.decoy, strict=True)
            if holder != AWAY
        },
        "pool": [UNIT_IDS[unit] for unit in s.draft.pool],
        "banned": [UNIT_IDS[unit] for unit in s.draft.banned],
        "picks": [[UNIT_IDS[unit] for unit in units] for units in s.draft.picks],
        "limit": s.agreed.round_limit,
        "winner": s.winner if s.winner != NOBODY else None,
    }


def hex_view(s: State, hex: Hex) -> HexView:
    unit, control = s.board.unit[hex], s.board.control[hex]
    return {
        "hex": NAMES[hex],
        "location": s.ground.is_location[hex],
        "wing": hex in WINGS,
        "control": control if control != NEUTRAL else None,
        "fort": s.board.fort[hex],
        "unit": UNIT_IDS[unit] if unit != NO_UNIT else None,
        "coins": s.board.height[hex],
        "seat": s.units.owner[unit] if unit != NO_UNIT else None,
        "poison": POISONED[s.board.poison[hex]][:],
    }


def player_view(s: State, seat: Seat) -> PlayerView:
    player = s.players[seat]
    together = [*player.bag, *player.hand, *player.down, *player.drawn]
    return {
        "units": [unit_view(s, unit) for unit in s.draft.picks[seat]],
        "bag": len(player.bag),
        "hand": len(player.hand),
        "up": names(player.up),
        "down": len(player.down),
        "drawn": len(player.drawn),
        "reserve": names(together),
    }


def unit_view(s: State, unit: Unit) -> UnitView:
    return {
        "unit": UNIT_IDS[unit],
        "coins": UNITS[unit].coins,
        "supply": s.units.supply[unit],
        "removed": s.units.removed[unit],
    }


def names(coins: list[Coin]) -> list[str]:
    """Sorted: the order in which they came is nobody's business."""
    return [COIN_IDS[coin] for coin in sorted(coins)]


def spied(player: Player) -> Spied | None:
    if not player.spied:
        return None
    return {"seat": player.spied[0], "coins": [COIN_IDS[coin] for coin in player.spied[1:]]}


def bearer(s: State, poisoner: Unit) -> str:
    """Where the marker of a poisoner in the game lies (WC-N-06)."""
    hex = bearer_of(s, marker(poisoner))
    return CARD if hex == NO_HEX else name_of(hex)


PRIVATE = ("draw", "claim", "pay-recruit", "pass")
"""Events whose coin only the seat sees that draws or hides it."""


def see(event: Event, seat: Seat | None) -> Event:
    """A coin that a Spy throws away face down is known to the spy and to its holder (WC-9.5)."""
    if event.kind in PRIVATE and event.args[0] != seat:
        return Event(event.kind, event.rule, (event.args[0], None, *event.args[2:]))
    if event.kind == "spied-down" and seat not in event.args[:2]:
        return Event(event.kind, event.rule, (*event.args[:2], None))
    return event


def resample(s: State, seat: Seat, rng: Random) -> None:
    """Splits the coins of every other player anew, as the seat must think they could be split."""
    for other, player in enumerate(s.players):
        if other != seat:
            bag, hand, down, drawn = imagine(player.start, tuple(player.log), seat, rng)
            player.bag = list(bag)
            player.hand = list(hand)
            player.down = list(down)
            player.drawn = list(drawn)
            player.log = forget(player.log, seat)
            if player.spied and player.spied[0] != seat:
                player.spied = ()

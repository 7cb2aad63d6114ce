"""The whole game as plain data, complete between two steps."""

from __future__ import annotations

from typing import Final, Literal

from stolik.engine.decision import Answer, Seat
from stolik.engine.events import Event
from stolik.engine.game import Options
from stolik.games.war_chest.board import FORTS, GROUNDS, HEXES, NO_HEX, Ground, Hex
from stolik.games.war_chest.units import FOOTMAN, NO_UNIT, SETS, UNIT_COUNT, UNITS, Coin, Unit

Side = int
Entry = tuple[int, ...]
"""What all saw of one player's coins: see reserve.py."""

# What the next step does
LAYOUT: Final = 0
DRAFTING: Final = 1
DRAWING: Final = 2
PLAYING: Final = 3
Phase = Literal["layout", "drafting", "drawing", "playing"]
PHASES: Final[tuple[Phase, ...]] = ("layout", "drafting", "drawing", "playing")

NOBODY: Final = -1
NEUTRAL: Final = -1
"""Of a location without a control marker (WC-1.8)."""
AWAY: Final = -2
"""Of a decoy whose unit is not in the game."""


class Table:
    """What was agreed before the game and never changes."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.seats = int(options["seats"])
        self.side_of = [seat % 2 for seat in range(self.seats)]
        self.ground: Ground = GROUNDS["two" if self.seats == 2 else "four"]
        self.sets = [name for name in SETS if name == "base" or options[name]]
        self.nobility = bool(options["nobility"])
        self.siege = bool(options["siege"])
        self.setup = str(options["setup"])
        self.revised_guard = options["royal_guard"] == "revised"
        self.revised_berserker = options["berserker"] == "v2"
        self.revised_footman = options["footman"] == "v2"
        self.revised_priest = options["warrior_priest"] == "v2"
        self.poison_survives = bool(options["poison_survives_redeploy"])
        self.spy_face_up = options["spy_discard"] == "face_up"
        self.round_limit = int(options["round_limit"])
        self.repetition = int(options["repetition"])


class FollowUp:
    """An attribute that waits for its turn; it belongs to this very unit, wherever it stands (WC-8.6, WC-8.7)."""

    __slots__ = ("about", "life", "unit")

    def __init__(self, unit: Unit, life: int, about: Unit) -> None:
        self.unit = unit
        self.life = life
        self.about = about


class State:
    """Lists by hex have a place for each of the big board, lists by unit for each in the box, lists by seat the rest.

    The first five lists are replaced, never changed in place, so copies share them.
    """

    def __init__(
        self,
        *,
        table: Table,
        owner: list[Seat],
        pool: list[Unit],
        banned: list[Unit],
        decrees: list[int],
        seen: list[tuple[int, ...]],
        picks: list[list[Unit]],
        phase: int = LAYOUT,
        first: Seat = NOBODY,
        round: int = 0,
        turn: Seat = NOBODY,
        actor: Seat = NOBODY,
        initiative: Seat = NOBODY,
        claimed: bool = False,
        unit: list[Unit],
        height: list[int],
        poison: list[int],
        control: list[Side],
        fort: list[bool],
        forts: int = 0,
        markers: list[int],
        supply: list[int],
        removed: list[int],
        lives: list[int],
        seals: list[int],
        decoy: list[Seat],
        bags: list[list[Coin]],
        hands: list[list[Coin]],
        ups: list[list[Coin]],
        downs: list[list[Coin]],
        drawn: list[list[Coin]],
        starts: list[tuple[Coin, ...]],
        logs: list[list[Entry]],
        spied: list[Entry],
        prayed: bool = False,
        winner: Side = NOBODY,
        drawn_by: str = "",
    ) -> None:
        self.table = table
        self.ground = table.ground
        self.owner = owner  # of each unit type
        self.pool = pool  # the cards to draft from
        self.banned = banned
        self.decrees = decrees  # the three in play
        self.seen = seen  # how the board looked at the start of each round, if repetition counts
        self.picks = picks  # the unit types of each seat, in the order of dealing
        self.phase = phase
        self.first = first  # who drafts first
        self.round = round
        self.turn = turn
        self.actor = actor  # whose coin is being used
        self.initiative = initiative
        self.claimed = claimed  # the marker has changed hands in this round (WC-6.6)
        self.unit = unit
        self.height = height
        self.poison = poison  # which markers lie on the unit: 1 the Assassin's, 2 the Saboteur's
        self.control = control
        self.fort = fort
        self.forts = forts  # in the supply
        self.markers = markers  # left in hand, by side
        self.supply = supply
        self.removed = removed
        self.lives = lives  # how often a unit of this type has been destroyed
        self.seals = seals  # beside the decrees: 1 side A's, 2 side B's
        self.decoy = decoy  # who has it; NOBODY while it lies beside its card
        self.bags = bags
        self.hands = hands
        self.ups = ups  # discarded face up
        self.downs = downs  # discarded face down
        self.drawn = drawn  # the Warrior Priest's coin, until it is used
        self.starts = starts  # the bag when it last held everything
        self.logs = logs  # what all have seen since
        self.spied = spied  # whose hand a seat has been shown in this round, and the coins
        self.prayed = prayed
        self.winner = winner
        self.drawn_by = drawn_by
        self.waiting: list[FollowUp] = []
        self.events: list[Event] = []

    def copy(self) -> State:
        return State(
            table=self.table,
            owner=self.owner,
            pool=self.pool,
            banned=self.banned,
            decrees=self.decrees,
            seen=self.seen,
            picks=self.picks,
            phase=self.phase,
            first=self.first,
            round=self.round,
            turn=self.turn,
            actor=self.actor,
            initiative=self.initiative,
            claimed=self.claimed,
            unit=self.unit[:],
            height=self.height[:],
            poison=self.poison[:],
            control=self.control[:],
            fort=self.fort[:],
            forts=self.forts,
            markers=self.markers[:],
            supply=self.supply[:],
            removed=self.removed[:],
            lives=self.lives[:],
            seals=self.seals[:],
            decoy=self.decoy[:],
            bags=[bag[:] for bag in self.bags],
            hands=[hand[:] for hand in self.hands],
            ups=[pile[:] for pile in self.ups],
            downs=[pile[:] for pile in self.downs],
            drawn=[coins[:] for coins in self.drawn],
            starts=self.starts[:],
            logs=[log[:] for log in self.logs],
            spied=self.spied[:],
            prayed=self.prayed,
            winner=self.winner,
            drawn_by=self.drawn_by,
        )

    def note(self, kind: str, rule: str, *args: Answer) -> None:
        self.events.append(Event(kind, rule, args))


def new_state(table: Table) -> State:
    """An empty board with the markers on the starting locations, everything else in the box (WC-4.1, WC-4.9)."""
    control = [NEUTRAL] * HEXES
    for side in (0, 1):
        for hex in table.ground.starts[side]:
            control[hex] = side
    seats = range(table.seats)
    return State(
        table=table,
        owner=[NOBODY] * UNIT_COUNT,
        pool=[unit for unit in range(UNIT_COUNT) if UNITS[unit].set in table.sets],
        banned=[],
        decrees=[],
        seen=[],
        picks=[[] for _ in seats],
        unit=[NO_UNIT] * HEXES,
        height=[0] * HEXES,
        poison=[0] * HEXES,
        control=control,
        fort=[False] * HEXES,
        forts=FORTS if table.siege else 0,
        markers=[table.ground.markers - len(start) for start in table.ground.starts],
        supply=[0] * UNIT_COUNT,
        removed=[0] * UNIT_COUNT,
        lives=[0] * UNIT_COUNT,
        seals=[],
        decoy=[AWAY, AWAY],
        bags=[[] for _ in seats],
        hands=[[] for _ in seats],
        ups=[[] for _ in seats],
        downs=[[] for _ in seats],
        drawn=[[] for _ in seats],
        starts=[() for _ in seats],
        logs=[[] for _ in seats],
        spied=[() for _ in seats],
    )


def stands(s: State, unit: Unit) -> Hex:
    """Where the unit is, or NO_HEX."""
    return s.unit.index(unit) if unit in s.unit else NO_HEX


def where(s: State, unit: Unit) -> list[Hex]:
    """All units of this type: of the Footman there may be two (WC-8.18)."""
    if unit == FOOTMAN:
        return [hex for hex in s.ground.hexes if s.unit[hex] == unit]
    return [s.unit.index(unit)] if unit in s.unit else []


def side_at(s: State, hex: Hex) -> Side:
    """The side of the unit that stands there."""
    return s.table.side_of[s.owner[s.unit[hex]]]


def bolstered(s: State, hex: Hex) -> bool:
    return s.height[hex] >= 2


def friends(s: State, side: Side) -> list[Hex]:
    """Where the units of a side stand, the partner's too (WC-1.4)."""
    return [hex for hex in s.ground.hexes if s.unit[hex] != NO_UNIT and side_at(s, hex) == side]


def units_of(s: State, seat: Seat) -> list[Unit]:
    return s.picks[seat]


def opponents(s: State, seat: Seat) -> list[Seat]:
    return [other for other in range(s.table.seats) if s.table.side_of[other] != s.table.side_of[seat]]

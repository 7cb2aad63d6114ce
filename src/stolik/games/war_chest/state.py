"""The whole game as plain data, complete between two steps."""

from __future__ import annotations

from typing import Final, Literal

from stolik.engine.decision import Answer, Seat
from stolik.engine.game import Options
from stolik.engine.things import Event
from stolik.games.war_chest.board import FORTS, GROUNDS, HEXES, NO_HEX, Ground, Hex
from stolik.games.war_chest.unit_cards import MOST_UNITS, NO_UNIT, SETS, UNIT_COUNT, UNIT_IDS, UNITS, Coin, Unit

Side = int
SIDES: Final = (0, 1)
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
BOLSTERED: Final = 2
"""Coins that make a unit bolstered (WC-1.2)."""
REVISED: Final = ("revised", "v2")
"""Options that name the later version of a card."""
AWAY: Final = -2
"""Of a decoy whose unit is not in the game."""


class Agreed:
    """What was agreed before the game and never changes: all copies share it."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.seats = int(options["seats"])
        self.side_of = [seat % 2 for seat in range(self.seats)]  # partners sit opposite each other (WC-12.1)
        self.ground: Ground = GROUNDS["two" if self.seats == 2 else "four"]
        self.sets = [name for name in SETS if name == "base" or options[name]]
        self.nobility = bool(options["nobility"])
        self.siege = bool(options["siege"])
        self.setup = str(options["setup"])
        self.revised = [options.get(id) in REVISED for id in UNIT_IDS]  # is the revised card of a unit in use (WC-2.5)
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


class Draft:
    """The unit cards while they are handed out. Its lists are replaced, never changed in place: copies share them."""

    def __init__(self, old: Draft | None = None) -> None:
        self.pool: list[Unit] = [] if old is None else old.pool  # the cards to draft from
        self.banned: list[Unit] = [] if old is None else old.banned
        # The unit types of each seat, in the order of dealing
        self.picks: list[list[Unit]] = [] if old is None else old.picks
        self.first: Seat = NOBODY if old is None else old.first  # who drafts first

    def copy(self) -> Draft:
        return Draft(self)


class Turn:
    """Round and turn: whose it is, and what is still to follow in it."""

    def __init__(self, old: Turn | None = None) -> None:
        self.phase: int = LAYOUT if old is None else old.phase
        self.round: int = 0 if old is None else old.round
        self.seat: Seat = NOBODY if old is None else old.seat  # whose turn it is
        self.actor: Seat = NOBODY if old is None else old.actor  # whose coin is being used
        self.initiative: Seat = NOBODY if old is None else old.initiative
        # The marker has changed hands in this round (WC-6.6)
        self.claimed: bool = False if old is None else old.claimed
        # A coin has been drawn and used at once in this turn (WC-2.5)
        self.prayed: bool = False if old is None else old.prayed
        # Attributes of this action, none between two steps
        self.waiting: tuple[FollowUp, ...] = () if old is None else old.waiting

    def copy(self) -> Turn:
        return Turn(self)


class Board:
    """What lies and stands on the board, and what is left to be laid there. Lists have a place for each hex.

    A hex holds one stack at most (WC-1.1).
    """

    def __init__(self, old: Board | None = None) -> None:
        self.unit: list[int] = [NO_UNIT] * HEXES if old is None else old.unit[:]
        self.height: list[int] = [0] * HEXES if old is None else old.height[:]
        # Which markers lie on the unit: a bit for each poisoner (WC-N-10, WC-N-D1)
        self.poison: list[int] = [0] * HEXES if old is None else old.poison[:]
        self.control: list[Side] = [NEUTRAL] * HEXES if old is None else old.control[:]
        self.fort: list[bool] = [False] * HEXES if old is None else old.fort[:]
        self.forts: int = 0 if old is None else old.forts  # in the supply
        self.markers: list[int] = [] if old is None else old.markers[:]  # left in hand, by side

    def copy(self) -> Board:
        return Board(self)


class Units:
    """The unit types that fight, and their coins outside bags and board. Lists have a place for each in the box."""

    def __init__(self, old: Units | None = None) -> None:
        # Replaced by `belong`, never changed in place: copies share it
        self.owner: list[Seat] = [NOBODY] * UNIT_COUNT if old is None else old.owner
        self.side: list[Side] = self.owner if old is None else old.side  # of the owner; likewise
        self.supply: list[int] = [0] * UNIT_COUNT if old is None else old.supply[:]  # not yet recruited (WC-1.7)
        self.removed: list[int] = [0] * UNIT_COUNT if old is None else old.removed[:]
        # How often a unit of this type has been destroyed
        self.lives: list[int] = [0] * UNIT_COUNT if old is None else old.lives[:]
        # Who has it; NOBODY while it lies beside its card (WC-N-25)
        self.decoy: tuple[Seat, ...] = (AWAY, AWAY) if old is None else old.decoy

    def copy(self) -> Units:
        return Units(self)

    def give_decoy(self, number: int, holder: Seat) -> None:
        self.decoy = (*self.decoy[:number], holder, *self.decoy[number + 1 :])

    def belong(self, owner: list[Seat], side_of: list[Side]) -> None:
        self.owner = owner
        self.side = [side_of[seat] if seat != NOBODY else NEUTRAL for seat in owner]


class Decrees:
    """Those in play with the seals on them (WC-13.1)."""

    def __init__(self, old: Decrees | None = None) -> None:
        # Replaced, never changed in place: copies share it
        self.in_play: list[int] = [] if old is None else old.in_play
        self.seals: tuple[int, ...] = () if old is None else old.seals  # beside each: 1 side A's, 2 side B's

    def copy(self) -> Decrees:
        return Decrees(self)

    def put_seal(self, decree: int, seal: int) -> None:
        place = self.in_play.index(decree)
        self.seals = (*self.seals[:place], self.seals[place] | seal, *self.seals[place + 1 :])


class Player:
    """A seat's coins, and what others have seen of them (WC-1.6, WC-9.1)."""

    def __init__(self, old: Player | None = None) -> None:
        self.bag: list[Coin] = [] if old is None else old.bag[:]
        self.hand: list[Coin] = [] if old is None else old.hand[:]
        self.up: list[Coin] = [] if old is None else old.up[:]  # discarded face up
        self.down: list[Coin] = [] if old is None else old.down[:]  # discarded face down
        self.drawn: list[Coin] = [] if old is None else old.drawn[:]  # to be used at once (WC-8.30)
        self.start: tuple[Coin, ...] = () if old is None else old.start  # the bag when it last held everything
        self.log: list[Entry] = [] if old is None else old.log[:]  # what all have seen since
        # Whose hand this seat has been shown in this round, and the coins
        self.spied: Entry = () if old is None else old.spied

    def copy(self) -> Player:
        return Player(self)


class State:
    """The zones of the table, laid out anew or copied from an old state."""

    def __init__(self, agreed: Agreed, old: State | None = None) -> None:
        self.agreed = agreed
        self.ground = agreed.ground
        self.draft: Draft = Draft() if old is None else old.draft.copy()
        self.turn: Turn = Turn() if old is None else old.turn.copy()
        self.board: Board = Board() if old is None else old.board.copy()
        self.units: Units = Units() if old is None else old.units.copy()
        self.decrees: Decrees = Decrees() if old is None else old.decrees.copy()
        self.players: list[Player] = [] if old is None else [player.copy() for player in old.players]
        # Boards at the ends of the last rounds, as numbers; replaced, never changed in place
        self.seen: list[int] = [] if old is None else old.seen
        self.winner: Side = NOBODY if old is None else old.winner
        self.drawn_by: str = "" if old is None else old.drawn_by  # the rule that ended the game without a winner
        self.events: list[Event] = []  # of the last answer: a copy starts without

    def copy(self) -> State:
        return State(self.agreed, self)

    def note(self, kind: str, rule: str, *args: Answer) -> None:
        self.events.append(Event(kind, rule, args))


def new_state(agreed: Agreed) -> State:
    """An empty board with the markers on the starting locations, everything else in the box (WC-4.1, WC-4.9).

    The cards of all sets in use are one pool (WC-N-05).
    """
    s, ground = State(agreed), agreed.ground
    s.draft.pool = [unit for unit in range(UNIT_COUNT) if UNITS[unit].set in agreed.sets]
    s.draft.picks = [[] for _ in range(agreed.seats)]
    s.players = [Player() for _ in range(agreed.seats)]
    for side in SIDES:
        for hex in ground.starts[side]:
            s.board.control[hex] = side
    s.board.markers = [ground.markers - len(start) for start in ground.starts]
    s.board.forts = FORTS if agreed.siege else 0
    return s


def stands(s: State, unit: Unit) -> Hex:
    """Where the unit is, or NO_HEX."""
    return s.board.unit.index(unit) if unit in s.board.unit else NO_HEX


def where(s: State, unit: Unit) -> list[Hex]:
    """All units of this type, as far as its card allows more than one (WC-6.3)."""
    standing = s.board.unit
    if MOST_UNITS[unit] > 1:
        return [hex for hex in s.ground.hexes if standing[hex] == unit]
    return [standing.index(unit)] if unit in standing else []


def side_at(s: State, hex: Hex) -> Side:
    """The side of the unit that stands there."""
    return s.units.side[s.board.unit[hex]]


def bolstered(s: State, hex: Hex) -> bool:
    return s.board.height[hex] >= BOLSTERED


def friends(s: State, side: Side) -> list[Hex]:
    """Where the units of a side stand, the partner's too (WC-1.4, WC-12.8)."""
    return friends_among(s, side, s.ground.hexes)


def friends_among(s: State, side: Side, hexes: list[Hex]) -> list[Hex]:
    unit, side_of = s.board.unit, s.units.side
    return [hex for hex in hexes if unit[hex] != NO_UNIT and side_of[unit[hex]] == side]


def enemies_among(s: State, side: Side, hexes: list[Hex]) -> list[Hex]:
    unit, side_of = s.board.unit, s.units.side
    return [hex for hex in hexes if unit[hex] != NO_UNIT and side_of[unit[hex]] != side]


def units_of(s: State, seat: Seat) -> list[Unit]:
    return s.draft.picks[seat]


def coins_of(player: Player) -> list[Coin]:
    """All of a player's coins that go round: bag, hand and both faces of the discard pile (WC-1.6)."""
    return [*player.bag, *player.hand, *player.up, *player.down, *player.drawn]


def opponents(s: State, seat: Seat) -> list[Seat]:
    return [other for other in range(s.agreed.seats) if s.agreed.side_of[other] != s.agreed.side_of[seat]]

"""The whole game as plain data, complete between two steps: zones of the table, each with its copy."""

from __future__ import annotations

from typing import Final, Literal

from stolik.engine.decision import Answer, Seat
from stolik.engine.events import Event
from stolik.engine.game import Options
from stolik.games.tash_kalar.arena import NOWHERE, SQUARES, Square
from stolik.games.tash_kalar.cards import HEROIC, LEGENDARY, Card
from stolik.games.tash_kalar.registry import CARD_COUNT

Colour = int
"""Of pieces: one for each side, so partners share it (TK-T-02)."""
Task = int

# What the next step does
SCHOOLS: Final = 0
DEALING: Final = 1
STARTING: Final = 2
TURN: Final = 3
Phase = Literal["schools", "dealing", "starting", "turn", "ending"]
PHASES: Final[tuple[Phase, ...]] = ("schools", "dealing", "starting", "turn", "ending")

NOBODY: Final = -1
NO_CARD: Final = -1
NO_TOKEN: Final = -1
HIGH_FORM: Final = "high_form"
DUEL: Final = "duel"
MELEE: Final = "melee"
SMALL_PIECES: Final = 17
LEGENDARY_PIECES: Final = 3
# What the next summoning of this turn is granted (TK-P-15)
NO_BONUS: Final = 0
BORROW: Final = 1
POSSESSED: Final = 2
EMPTY: Final = 3


class Agreed:
    """What was agreed before the game and never changes. Teams sit crosswise and take turns (TK-S-01, TK-T-01)."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.seats = int(options["seats"])
        self.form = str(options["form"])
        self.teams = self.seats == 4 and self.form != MELEE
        self.sides = 2 if self.teams else self.seats
        self.side_of: list[Colour] = [seat % self.sides for seat in range(self.seats)]
        self.random_schools = options["schools"] == "random"
        self.etherweave = bool(options["etherweave"])
        self.back_at_once = options["destroyed_return"] == "at_once"
        self.small = self._small()
        self.scores = self.sides * (self.seats if self.form == MELEE else 1)  # by side; in a melee by seat and colour
        self.limit = self._limit()

    def _small(self) -> int:
        """One piece marks the score in a duel, one on each opponent's board in a melee (TK-C-05)."""
        if self.form == HIGH_FORM:
            return SMALL_PIECES
        return SMALL_PIECES - 1 if self.form == DUEL else SMALL_PIECES + 1 - self.seats

    def _limit(self) -> int:
        if self.form == HIGH_FORM:
            return 9
        return 18 if self.form == DUEL else {3: 12, 4: 10}[self.seats]

    def partner(self, seat: Seat) -> Seat:
        return (seat + 2) % 4


class Turn:
    """Whose turn it is, and what is counted in it from zero (TK-G-13). `warped` is replaced."""

    def __init__(self, sides: int) -> None:
        self.seat: Seat = NOBODY
        self.number = 0  # of turns begun
        self.actions = 0  # left
        # Who makes every choice: the active player, or the partner to whom control has passed (TK-G-16)
        self.chooser: Seat = NOBODY
        self.passed = False
        self.discarded = False
        self.bonus = NO_BONUS
        self.bonus_colour: Colour = NOBODY
        self.at_once = False  # the next step must be the summoning (TK-F-37)
        self.placed: Square = NOWHERE  # where the last action put a common, for bots that try every order
        self.tally = [0] * (4 * sides)  # enemy pieces destroyed, by colour and rank
        self.beings = 0  # summoned, legends included
        self.legends = 0
        self.on_red = 0
        self.on_green = 0
        self.extra_beings = 0  # to be drawn at the end (TK-E-17)
        self.extra_legends = 0
        self.extra_turn = False
        self.warped: list[Card] = []
        self.counts_more = 0  # how often more a destroyed enemy piece counts
        self.playing: Card = NO_CARD  # the card whose effect is under way
        self.being = NO_TOKEN  # the piece that represents it

    def copy(self) -> Turn:
        new = Turn(0)
        new.seat = self.seat
        new.number = self.number
        new.actions = self.actions
        new.chooser = self.chooser
        new.passed = self.passed
        new.discarded = self.discarded
        new.bonus = self.bonus
        new.bonus_colour = self.bonus_colour
        new.at_once = self.at_once
        new.placed = self.placed
        new.tally = self.tally[:]
        new.beings = self.beings
        new.legends = self.legends
        new.on_red = self.on_red
        new.on_green = self.on_green
        new.extra_beings = self.extra_beings
        new.extra_legends = self.extra_legends
        new.extra_turn = self.extra_turn
        new.warped = self.warped
        new.counts_more = self.counts_more
        new.playing = self.playing
        new.being = self.being
        return new


class Pieces:
    """What stands on the arena, by square."""

    def __init__(self, squares: int) -> None:
        self.colour: list[Colour] = [NOBODY] * squares
        self.rank = [0] * squares
        self.token = [NO_TOKEN] * squares  # which piece stands there, so that it can be followed
        self.tokens = 0
        # The one piece that carries the marker, wherever it goes; at the start there is none
        # (TK-N-06, TK-N-08, TK-N-10, TK-N-11)
        self.gate = NO_TOKEN

    def copy(self) -> Pieces:
        new = Pieces(0)
        new.colour = self.colour[:]
        new.rank = self.rank[:]
        new.token = self.token[:]
        new.tokens = self.tokens
        new.gate = self.gate
        return new


class Supply:
    """Pieces that are not on the arena, two-sided and legendary ones, by colour (TK-C-03, TK-C-04)."""

    def __init__(self, sides: int, small: int) -> None:
        self.small = [small] * sides
        self.legendary = [LEGENDARY_PIECES] * sides
        self.small_aside = [0] * sides  # beside the arena until the turn is scored (TK-C-07)
        self.legendary_aside = [0] * sides
        self.lost = [0] * (2 * sides)  # removed from the game, by colour and kind

    def copy(self) -> Supply:
        new = Supply(0, 0)
        new.small = self.small[:]
        new.legendary = self.legendary[:]
        new.small_aside = self.small_aside[:]
        new.legendary_aside = self.legendary_aside[:]
        new.lost = self.lost[:]
        return new


class Stash:
    """The piece that waits on a card, off the arena (TK-W-07)."""

    def __init__(self) -> None:
        self.colour: Colour = NOBODY
        self.rank = 0
        self.gate = False

    def copy(self) -> Stash:
        new = Stash()
        new.colour = self.colour
        new.rank = self.rank
        new.gate = self.gate
        return new


class Player:
    """A seat's own things: the hand, the school deck and what lies beside it (TK-T-03)."""

    def __init__(self, sides: int) -> None:
        self.hand: list[Card] = []  # beings
        self.legends: list[Card] = []
        self.flares: list[Card] = []
        self.pool: list[Card] = []  # of the school deck, what lies in no known order
        self.top: list[Card] = []  # put on top of it, the last first
        self.under: list[Card] = []  # put under it, the first to be drawn first
        self.pile: list[Card] = []  # discarded openly
        self.hidden: list[Card] = []  # put away by the discard action (GAP-08)
        # The one kept effect: nobody else's, and not part of the hand (TK-F-09, TK-F-17, TK-F-23, TK-F-24, TK-T-10)
        self.frost: Card = NO_CARD
        self.pending: Card = NO_CARD  # the being in hand whose warp effect has been played
        self.taxed = 0  # actions less in the next turn
        self.improvised = [False] * sides  # by colour: used up (TK-S-06)

    def copy(self) -> Player:
        new = Player(0)
        new.hand = self.hand[:]
        new.legends = self.legends[:]
        new.flares = self.flares[:]
        new.pool = self.pool[:]
        new.top = self.top[:]
        new.under = self.under[:]
        new.pile = self.pile[:]
        new.hidden = self.hidden[:]
        new.frost = self.frost
        new.pending = self.pending
        new.taxed = self.taxed
        new.improvised = self.improvised[:]
        return new


class SharedDeck:
    """The legends or the flares: a deck for all, with its discard pile."""

    def __init__(self) -> None:
        self.pool: list[Card] = []
        self.under: list[Card] = []
        self.pile: list[Card] = []
        self.era = 0  # how often the pile has become the deck

    def copy(self) -> SharedDeck:
        new = SharedDeck()
        new.pool = self.pool[:]
        new.under = self.under[:]
        new.pile = self.pile[:]
        new.era = self.era
        return new


class Memory:
    """What can be remembered of cards, by card."""

    def __init__(self, cards: int, seats: int) -> None:
        self.stamps = [0] * cards  # when it was discarded
        self.clock = 0
        self.eras = [0] * cards  # of a legend or a flare: when it was last in a pile that became the deck
        self.known_to = [0] * cards  # bits of the seats that have seen where it lies
        # By seat: of a card that got mixed, what may lie in its place, as bits; replaced
        self.maybe: list[dict[Card, int]] = [{} for _ in range(seats)]

    def copy(self) -> Memory:
        new = Memory(0, 0)
        new.stamps = self.stamps[:]
        new.clock = self.clock
        new.eras = self.eras[:]
        new.known_to = self.known_to[:]
        new.maybe = self.maybe[:]
        return new


class Tasks:
    """The tasks of the High Form. All lists but the pool are replaced."""

    def __init__(self, sides: int) -> None:
        self.pool: list[Task] = []
        self.under: list[Task] = []  # turned down because of their type, in that order
        self.current: list[Task] = []  # can be claimed
        self.next: Task = NO_CARD
        self.claimed: list[list[Task]] = [[] for _ in range(sides)]

    def copy(self) -> Tasks:
        new = Tasks(0)
        new.pool = self.pool[:]
        new.under = self.under
        new.current = self.current
        new.next = self.next
        new.claimed = self.claimed
        return new


class State:
    """How far the game has come, and all zones; of an old state each field is kept. `schools`, `hues` are replaced."""

    def __init__(self, agreed: Agreed, old: State | None = None) -> None:
        self.agreed = agreed
        self.phase: int = old.phase if old else SCHOOLS
        self.schools: list[int] = old.schools if old else []  # by seat
        self.hues: list[int] = old.hues if old else []  # by side: whose pieces it plays with (TK-T-02)
        self.first: Seat = old.first if old else NOBODY
        self.last: Seat = old.last if old else NOBODY  # who has brought the end about, and plays last
        self.final: bool = old.final if old else False  # the last turn of all
        self.over: bool = old.over if old else False
        self.points: list[int] = old.points[:] if old else [0] * agreed.scores
        self.turn: Turn = old.turn.copy() if old else Turn(agreed.sides)
        self.pieces: Pieces = old.pieces.copy() if old else Pieces(len(SQUARES))
        self.supply: Supply = old.supply.copy() if old else Supply(agreed.sides, agreed.small)
        self.stash: Stash = old.stash.copy() if old else Stash()
        self.players: list[Player] = (
            [one.copy() for one in old.players] if old else [Player(agreed.sides) for _ in agreed.side_of]
        )
        self.legend_deck: SharedDeck = old.legend_deck.copy() if old else SharedDeck()
        self.flare_deck: SharedDeck = old.flare_deck.copy() if old else SharedDeck()
        self.tasks: Tasks = old.tasks.copy() if old else Tasks(agreed.sides)
        self.memory: Memory = old.memory.copy() if old else Memory(CARD_COUNT, agreed.seats)
        self.events: list[Event] = []

    def copy(self) -> State:
        return State(self.agreed, self)

    def note(self, kind: str, rule: str, *args: Answer) -> None:
        self.events.append(Event(kind, rule, args))


# Pieces on the arena


def pieces_of(s: State, colour: Colour) -> list[Square]:
    return [square for square in SQUARES if s.pieces.colour[square] == colour]


def count_of(s: State, colour: Colour) -> int:
    return s.pieces.colour.count(colour)


def upgraded_of(s: State, colour: Colour) -> int:
    if HEROIC not in s.pieces.rank and LEGENDARY not in s.pieces.rank:
        return 0
    return len([1 for square, rank in enumerate(s.pieces.rank) if rank > 1 and s.pieces.colour[square] == colour])


def gate_square(s: State) -> Square:
    return s.pieces.token.index(s.pieces.gate) if s.pieces.gate != NO_TOKEN else NOWHERE


def legendaries_of(s: State, colour: Colour) -> int:
    if LEGENDARY not in s.pieces.rank:
        return 0
    return len(
        [1 for square, rank in enumerate(s.pieces.rank) if rank == LEGENDARY and s.pieces.colour[square] == colour]
    )


def active(s: State) -> Player:
    """Whose turn it is."""
    return s.players[s.turn.seat]


def active_colour(s: State) -> Colour:
    """What "you" and "yours" mean, in a team the team's (TK-T-11)."""
    return s.agreed.side_of[s.turn.seat]


def enemies_of(s: State, colour: Colour) -> list[Colour]:
    return [other for other in range(s.agreed.sides) if other != colour]

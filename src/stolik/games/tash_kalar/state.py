"""The whole game as plain data, complete between two steps: zones of the table, each with its copy."""

from __future__ import annotations

from typing import Final, Literal

from stolik.engine.decision import Answer, Seat
from stolik.engine.game import Options
from stolik.engine.things import Event
from stolik.games.tash_kalar.arena import BESIDE, BITS, NOWHERE, SIZE, SQUARES, Mask, Square, mask_of, squares_of
from stolik.games.tash_kalar.cards import ANY_RANK, COMMON, HEROIC, LEGENDARY, Card
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


# Where points come from
DESTROYED: Final = 0
LEGENDS: Final = 1
FLARES: Final = 2
SOURCES: Final = 3


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
        self.trades_twice = options["translocation"] == "any"
        self.back_at_once = options["destroyed_return"] == "at_once"
        self.small = self._small()
        self.scores = self.sides * (self.seats if self.form == MELEE else 1)  # by side; in a melee by seat and colour
        self.limit = self._limit()
        self.enemies: list[list[Colour]] = [
            [other for other in range(self.sides) if other != colour] for colour in range(self.sides)
        ]

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

    def __init__(self, sides: int, old: Turn | None = None) -> None:
        self.seat: Seat = NOBODY if old is None else old.seat
        self.number: int = 0 if old is None else old.number  # of turns begun
        self.actions: int = 0 if old is None else old.actions  # left
        # Who makes every choice: the active player, or the partner to whom control has passed (TK-G-16)
        self.chooser: Seat = NOBODY if old is None else old.chooser
        self.passed: bool = False if old is None else old.passed
        self.discarded: bool = False if old is None else old.discarded
        self.bonus: int = NO_BONUS if old is None else old.bonus
        self.bonus_colour: Colour = NOBODY if old is None else old.bonus_colour
        self.at_once: bool = False if old is None else old.at_once  # the next step must be the summoning (TK-F-37)
        # Where the last action put a common, for bots that try every order
        self.placed: Square = NOWHERE if old is None else old.placed
        # Enemy pieces destroyed, by colour and rank
        self.tally: list[int] = [0] * (4 * sides) if old is None else old.tally[:]
        self.beings: int = 0 if old is None else old.beings  # summoned, legends included
        self.legends: int = 0 if old is None else old.legends
        self.on_red: int = 0 if old is None else old.on_red
        self.on_green: int = 0 if old is None else old.on_green
        self.extra_beings: int = 0 if old is None else old.extra_beings  # to be drawn at the end (TK-E-17)
        self.extra_legends: int = 0 if old is None else old.extra_legends
        self.extra_turn: bool = False if old is None else old.extra_turn
        self.warped: list[Card] = [] if old is None else old.warped
        self.counts_more: int = 0 if old is None else old.counts_more  # how often more a destroyed enemy piece counts
        self.playing: Card = NO_CARD if old is None else old.playing  # the card whose effect is under way
        self.being: int = NO_TOKEN if old is None else old.being  # the piece that represents it

    def copy(self) -> Turn:
        return Turn(0, self)


class Pieces:
    """What stands on the arena, by square; the same as masks, and around each square: kept in step by `stand` and
    `clear`."""

    def __init__(self, squares: int, sides: int, old: Pieces | None = None) -> None:
        self.colour: list[Colour] = [NOBODY] * squares if old is None else old.colour[:]
        self.rank: list[int] = [0] * squares if old is None else old.rank[:]
        # Which piece stands there, so that it can be followed
        self.token: list[int] = [NO_TOKEN] * squares if old is None else old.token[:]
        self.tokens: int = 0 if old is None else old.tokens
        # By colour and rank: where pieces of that rank or a higher one stand
        self.held: list[Mask] = [0] * (4 * sides) if old is None else old.held[:]
        self.number: list[int] = [0] * (4 * sides) if old is None else old.number[:]  # of these
        self.vacant: Mask = mask_of(SQUARES[:squares]) if old is None else old.vacant  # where nothing stands
        # By colour and square: the ways in which such pieces stand next to it, as bits
        self.around: list[int] = [0] * (squares * sides) if old is None else old.around[:]
        # The one piece that carries the marker, wherever it goes; at the start there is none
        # (TK-N-06, TK-N-08, TK-N-10, TK-N-11)
        self.gate: int = NO_TOKEN if old is None else old.gate

    def copy(self) -> Pieces:
        return Pieces(0, 0, self)

    def stand(self, square: Square, colour: Colour, rank: int, token: int) -> None:
        self.colour[square] = colour
        self.rank[square] = rank
        self.token[square] = token
        self.vacant &= ~BITS[square]
        for reached in range(COMMON, rank + 1):
            self.held[colour * 4 + reached] |= BITS[square]
            self.number[colour * 4 + reached] += 1
        self._tell_neighbours(square, colour)

    def clear(self, square: Square) -> None:
        """There is a piece."""
        colour = self.colour[square]
        self.vacant |= BITS[square]
        self._tell_neighbours(square, colour)
        for reached in range(COMMON, self.rank[square] + 1):
            self.held[colour * 4 + reached] ^= BITS[square]
            self.number[colour * 4 + reached] -= 1
        self.colour[square] = NOBODY
        self.rank[square] = 0
        self.token[square] = NO_TOKEN

    def _tell_neighbours(self, square: Square, colour: Colour) -> None:
        """A piece comes or goes."""
        around, first = self.around, colour * SIZE
        for near, back in BESIDE[square]:
            around[first + near] ^= back


class Supply:
    """Pieces that are not on the arena, two-sided and legendary ones, by colour (TK-C-03, TK-C-04)."""

    def __init__(self, sides: int, small: int, old: Supply | None = None) -> None:
        self.small: list[int] = [small] * sides if old is None else old.small[:]
        self.legendary: list[int] = [LEGENDARY_PIECES] * sides if old is None else old.legendary[:]
        # Beside the arena until the turn is scored (TK-C-07)
        self.small_aside: list[int] = [0] * sides if old is None else old.small_aside[:]
        self.legendary_aside: list[int] = [0] * sides if old is None else old.legendary_aside[:]
        # Removed from the game, by colour and kind
        self.lost: list[int] = [0] * (2 * sides) if old is None else old.lost[:]

    def copy(self) -> Supply:
        return Supply(0, 0, self)


class Stash:
    """The piece that waits on a card, off the arena (TK-W-07)."""

    def __init__(self, old: Stash | None = None) -> None:
        self.colour: Colour = NOBODY if old is None else old.colour
        self.rank: int = 0 if old is None else old.rank
        self.gate: bool = False if old is None else old.gate

    def copy(self) -> Stash:
        return Stash(self)


class Player:
    """A seat's own things: the hand, the school deck and what lies beside it (TK-T-03)."""

    def __init__(self, sides: int, old: Player | None = None) -> None:
        self.hand: list[Card] = [] if old is None else old.hand[:]  # beings
        self.legends: list[Card] = [] if old is None else old.legends[:]
        self.flares: list[Card] = [] if old is None else old.flares[:]
        self.pool: list[Card] = [] if old is None else old.pool[:]  # of the school deck, what lies in no known order
        self.top: list[Card] = [] if old is None else old.top[:]  # put on top of it, the last first
        self.under: list[Card] = [] if old is None else old.under[:]  # put under it, the first to be drawn first
        self.pile: list[Card] = [] if old is None else old.pile[:]  # discarded openly
        self.hidden: list[Card] = [] if old is None else old.hidden[:]  # put away by the discard action (GAP-08)
        # The one kept effect: nobody else's, and not part of the hand (TK-F-09, TK-F-17, TK-F-23, TK-F-24, TK-T-10)
        self.frost: Card = NO_CARD if old is None else old.frost
        # The being in hand whose warp effect has been played
        self.pending: Card = NO_CARD if old is None else old.pending
        self.taxed: int = 0 if old is None else old.taxed  # actions less in the next turn
        # By colour: used up (TK-S-06)
        self.improvised: list[bool] = [False] * sides if old is None else old.improvised[:]

    def copy(self) -> Player:
        return Player(0, self)


class SharedDeck:
    """The legends or the flares: a deck for all, with its discard pile."""

    def __init__(self, old: SharedDeck | None = None) -> None:
        self.pool: list[Card] = [] if old is None else old.pool[:]
        self.under: list[Card] = [] if old is None else old.under[:]
        self.pile: list[Card] = [] if old is None else old.pile[:]
        self.era: int = 0 if old is None else old.era  # how often the pile has become the deck

    def copy(self) -> SharedDeck:
        return SharedDeck(self)


class Memory:
    """What can be remembered of cards, by card."""

    def __init__(self, cards: int, seats: int, old: Memory | None = None) -> None:
        self.stamps: tuple[int, ...] = (0,) * cards if old is None else old.stamps  # when it was discarded
        self.clock: int = 0 if old is None else old.clock
        # Of a legend or a flare: when it was last in a pile that became the deck
        self.eras: tuple[int, ...] = (0,) * cards if old is None else old.eras
        # Bits of the seats that have seen where it lies
        self.known_to: list[int] = [0] * cards if old is None else old.known_to[:]
        # By seat: of a card that got mixed, what may lie in its place, as bits; replaced
        self.maybe: list[dict[Card, int]] = [{} for _ in range(seats)] if old is None else old.maybe[:]

    def copy(self) -> Memory:
        return Memory(0, 0, self)


class Tasks:
    """The tasks of the High Form. All lists but the pool are replaced."""

    def __init__(self, sides: int, old: Tasks | None = None) -> None:
        self.pool: list[Task] = [] if old is None else old.pool[:]
        self.under: list[Task] = [] if old is None else old.under  # turned down because of their type, in that order
        self.current: list[Task] = [] if old is None else old.current  # can be claimed
        self.next: Task = NO_CARD if old is None else old.next
        self.claimed: list[list[Task]] = [[] for _ in range(sides)] if old is None else old.claimed

    def copy(self) -> Tasks:
        return Tasks(0, self)


class State:
    """How far the game has come, and all zones; of an old state each field is kept. `schools`, `hues`, `earned` are
    replaced."""

    def __init__(self, agreed: Agreed, old: State | None = None) -> None:
        self.agreed = agreed
        self.phase: int = SCHOOLS if old is None else old.phase
        self.schools: list[int] = [] if old is None else old.schools  # by seat
        self.hues: list[int] = [] if old is None else old.hues  # by side: whose pieces it plays with (TK-T-02)
        self.first: Seat = NOBODY if old is None else old.first
        self.last: Seat = NOBODY if old is None else old.last  # who has brought the end about, and plays last
        self.final: bool = False if old is None else old.final  # the last turn of all
        self.over: bool = False if old is None else old.over
        self.points: list[int] = [0] * agreed.scores if old is None else old.points[:]
        # Of the points, by source
        self.earned: list[int] = [0] * (agreed.scores * SOURCES) if old is None else old.earned
        self.turn: Turn = Turn(agreed.sides) if old is None else old.turn.copy()
        self.pieces: Pieces = Pieces(len(SQUARES), agreed.sides) if old is None else old.pieces.copy()
        self.supply: Supply = Supply(agreed.sides, agreed.small) if old is None else old.supply.copy()
        self.stash: Stash = Stash() if old is None else old.stash.copy()
        self.players: list[Player] = (
            [Player(agreed.sides) for _ in agreed.side_of] if old is None else [one.copy() for one in old.players]
        )
        self.legend_deck: SharedDeck = SharedDeck() if old is None else old.legend_deck.copy()
        self.flare_deck: SharedDeck = SharedDeck() if old is None else old.flare_deck.copy()
        self.tasks: Tasks = Tasks(agreed.sides) if old is None else old.tasks.copy()
        self.memory: Memory = Memory(CARD_COUNT, agreed.seats) if old is None else old.memory.copy()
        self.events: list[Event] = []

    def copy(self) -> State:
        return State(self.agreed, self)

    def note(self, kind: str, rule: str, *args: Answer) -> None:
        self.events.append(Event(kind, rule, args))


# Pieces on the arena


def held(s: State, colour: Colour, rank: int = COMMON) -> Mask:
    """Where pieces of a colour stand, of this rank or a higher one."""
    return s.pieces.held[colour * 4 + rank]


def pieces_of(s: State, colour: Colour) -> list[Square]:
    return squares_of(held(s, colour))


def of_ranks(s: State, colour: Colour, ranks: tuple[int, ...]) -> Mask:
    """Where pieces of a colour stand, of one of these ranks."""
    if len(ranks) == len(ANY_RANK):
        return held(s, colour)
    found = 0
    for rank in ranks:
        found |= held(s, colour, rank) if rank == LEGENDARY else held(s, colour, rank) ^ held(s, colour, rank + 1)
    return found


def small_of(s: State, colour: Colour) -> Mask:
    return held(s, colour) ^ held(s, colour, LEGENDARY)


def beside(s: State, colour: Colour, square: Square) -> int:
    """In which ways pieces of a colour stand next to a square, as bits."""
    return s.pieces.around[colour * SIZE + square]


def count_of(s: State, colour: Colour, rank: int = COMMON) -> int:
    """Pieces of this rank or a higher one."""
    return s.pieces.number[colour * 4 + rank]


def upgraded_of(s: State, colour: Colour) -> int:
    return count_of(s, colour, HEROIC)


def legendaries_of(s: State, colour: Colour) -> int:
    return count_of(s, colour, LEGENDARY)


def gate_square(s: State) -> Square:
    return s.pieces.token.index(s.pieces.gate) if s.pieces.gate != NO_TOKEN else NOWHERE


def active(s: State) -> Player:
    """Whose turn it is."""
    return s.players[s.turn.seat]


def active_colour(s: State) -> Colour:
    """What "you" and "yours" mean, in a team the team's (TK-T-11)."""
    return s.agreed.side_of[s.turn.seat]


def enemies_of(s: State, colour: Colour) -> list[Colour]:
    return s.agreed.enemies[colour]

"""The whole game as plain data in zones, complete between two steps."""

from __future__ import annotations

from typing import Final, Literal

from stolik.engine.decision import Answer, Seat
from stolik.engine.game import Options
from stolik.engine.things import Event
from stolik.games.titan_race.board import OFF, Cell
from stolik.games.titan_race.dice import NO_DIE, Colour
from stolik.games.titan_race.titans import NOBODY, TITANS, Titan
from stolik.games.titan_race.tracks import Course, course

Card = int

# What the next step does
CHOOSING: Final = 0
DEALING: Final = 1
DRAFT: Final = 2
ACTIONS: Final = 3
Phase = Literal["choosing", "dealing", "draft", "actions"]
PHASES: Final[tuple[Phase, ...]] = ("choosing", "dealing", "draft", "actions")
# The life marker: in the race, just knocked out, getting up (TR-64, TR-68, TR-69)
ACTIVE: Final = 0
SKULL: Final = 1
HEART: Final = 2
Health = Literal["active", "skull", "heart"]
HEALTH: Final[tuple[Health, ...]] = ("active", "skull", "heart")
TRAPS_IN_BOX: Final = 15  # TR-56
HAND_LIMIT: Final = 2  # TR-41
TROPHY: Final = 4  # above three laps (TR-02, TR-73)
# At the start, the lists by titan; a new zone has these very lists, a state has copies
NOTHING: Final[list[int]] = []
NO_HANDS: Final[list[list[Card]]] = []
NO_TITANS: Final[list[int]] = [NOBODY] * len(TITANS)
NO_DICE: Final[list[Colour]] = [NO_DIE] * len(TITANS)
LIFE: Final[list[int]] = [titan.life for titan in TITANS]  # TR-07
ALL_ACTIVE: Final[list[int]] = [ACTIVE] * len(TITANS)
NONE_USED: Final[list[bool]] = [False] * len(TITANS)
NOWHERE: Final[list[Cell]] = [OFF] * len(TITANS)
FIRST_LAP: Final[list[int]] = [1] * len(TITANS)  # TR-07
SOURCES: Final = 3
"""Of rows gained: the die, cards and abilities, others; see progress.py."""
NO_ROWS: Final[list[int]] = [0] * (len(TITANS) * SOURCES)


class Agreed:
    """What was agreed before the race and never changes."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.seats = int(options["seats"])
        self.titans_each = 2 if self.seats == 2 else 1
        self.titans = self.seats * self.titans_each
        teams = {"none": self.seats, "two": 2, "three": 3}[str(options["teams"])]
        self.side_of = [seat % teams for seat in range(self.seats)]  # team-mates never sit side by side (TR-111)
        self.random_titans = options["titans"] == "random"
        self.push_remaining = options["push"] == "remaining"
        self.blue_total = options["blue_push"] == "total"
        self.rolling = options["draft"] == "rolling"
        self.hands = self.titans if options["two_player_hand"] == "titan" else self.seats
        # One track, or three for a Grand Slam (TR-03, TR-108)
        named = ("track", "track2", "track3") if options["grand_slam"] else ("track",)
        self.course: Course = course(tuple(str(options[key]) for key in named))


class Titans:
    """The titans and their boards; lists have a place for each of the six in the box.

    The first three lists are replaced, never changed in place, so copies share them.
    """

    def __init__(self) -> None:
        self.owner: list[Seat] = NO_TITANS
        self.hand_of: list[int] = NO_TITANS
        self.chosen: list[Titan] = NOTHING  # in the order of choosing
        self.die: list[Colour] = NO_DICE  # on the titan boards
        self.life: list[int] = LIFE
        self.health: list[int] = ALL_ACTIVE
        self.used: list[bool] = NONE_USED  # ability cards face down

    def copy(self) -> Titans:
        new = Titans()
        new.owner = self.owner
        new.hand_of = self.hand_of
        new.chosen = self.chosen
        new.die = self.die[:]
        new.life = self.life[:]
        new.health = self.health[:]
        new.used = self.used[:]
        return new


class Track:
    """What stands and lies on the track."""

    def __init__(self) -> None:
        self.cells: list[Cell] = NOWHERE
        self.laps: list[int] = FIRST_LAP  # 1 to 3, then the trophy; below 1 is lap debt (TR-O-06)
        self.traps: list[Cell] = NOTHING
        self.rows: list[int] = NO_ROWS  # gained, by titan and source; no rule reads them

    def copy(self) -> Track:
        new = Track()
        new.cells = self.cells[:]
        new.laps = self.laps[:]
        new.traps = self.traps[:]
        new.rows = self.rows[:]
        return new


class Cards:
    """The special cards; a hand for each player (or for each titan, TR-O-28)."""

    def __init__(self) -> None:
        self.hands: list[list[Card]] = NO_HANDS
        self.eras: list[list[int]] = NO_HANDS  # beside each card in hand: `era` when it was drawn
        self.era = 0  # how often the discards have been made the deck
        self.deck: list[Card] = NOTHING
        self.discard: list[Card] = NOTHING

    def copy(self) -> Cards:
        new = Cards()
        new.hands = [hand[:] for hand in self.hands]
        new.eras = [eras[:] for eras in self.eras]
        new.era = self.era
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        return new


class Round:
    """Whose turn it is, and the dice still free; the order is replaced, never changed in place, so copies share it."""

    def __init__(self) -> None:
        self.number = 0
        self.order: list[Titan] = NOTHING  # of turns
        self.turn = 0  # order[turn] is the titan whose turn it is
        self.dice: list[Colour] = NOTHING  # rolled and still free

    def copy(self) -> Round:
        new = Round()
        new.number = self.number
        new.order = self.order
        new.turn = self.turn
        new.dice = self.dice[:]
        return new


class Turn:
    """What is forgotten when the turn ends."""

    def __init__(self) -> None:
        self.acted = False  # the die action is done
        self.rerolled = False  # a pentagram was used
        self.reached: Cell = OFF  # the square on which the last own movement ended
        self.played: list[Seat] = []  # who has played a card
        self.acting: Titan = NOBODY  # whose action is under way
        self.hurt: list[Titan] = []  # who was damaged by it

    def copy(self) -> Turn:
        new = Turn()
        new.acted = self.acted
        new.rerolled = self.rerolled
        new.reached = self.reached
        new.played = self.played[:]
        new.acting = self.acting
        new.hurt = self.hurt[:]
        return new


class State:
    def __init__(self, agreed: Agreed, titans: Titans, track: Track, cards: Cards, round: Round, turn: Turn) -> None:
        self.agreed = agreed
        self.course = agreed.course
        self.titans = titans
        self.track = track
        self.cards = cards
        self.round = round
        self.turn = turn
        self.phase = CHOOSING
        self.winner: Titan = NOBODY
        self.events: list[Event] = []

    def copy(self) -> State:
        new = State(
            self.agreed,
            self.titans.copy(),
            self.track.copy(),
            self.cards.copy(),
            self.round.copy(),
            self.turn.copy(),
        )
        new.course = self.course
        new.phase = self.phase
        new.winner = self.winner
        return new

    def note(self, kind: str, rule: str, *args: Answer) -> None:
        self.events.append(Event(kind, rule, args))


def new_state(agreed: Agreed) -> State:
    """Nothing dealt, nobody chosen, the cards still in the box."""
    cards = Cards()
    cards.hands = cards.eras = [NOTHING] * agreed.hands
    return State(agreed, Titans(), Track(), cards, Round(), Turn()).copy()


def whose_turn(s: State) -> Titan:
    return s.round.order[s.round.turn]


def occupant(s: State, cell: Cell) -> Titan:
    cells = s.track.cells
    for titan in s.round.order:
        if cells[titan] == cell:
            return titan
    return NOBODY


def out(s: State, titan: Titan) -> bool:
    """Knocked out: it can be aimed at and pushed, but loses nothing (TR-70)."""
    return s.titans.health[titan] != ACTIVE


def hand(s: State, titan: Titan) -> list[Card]:
    return s.cards.hands[s.titans.hand_of[titan]]

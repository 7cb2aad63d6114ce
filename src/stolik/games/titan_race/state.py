"""The whole game as plain data in zones, complete between two steps."""

from __future__ import annotations

from typing import Final, Literal, TypeVar

from stolik.engine.decision import Answer, Seat
from stolik.engine.game import Options
from stolik.engine.things import Event
from stolik.games.titan_race.board import OFF, Cell
from stolik.games.titan_race.dice import NO_DIE, Colour
from stolik.games.titan_race.titans import NOBODY, TITANS, Titan
from stolik.games.titan_race.tracks import Course, course

Card = int
T = TypeVar("T")

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
NONE: Final[tuple[Titan, ...]] = ()
SOURCES: Final = 3
"""Of rows gained: the die, cards and abilities, others; see progress.py."""


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


def no_dice() -> list[Colour]:
    """On the titan boards of a round that begins."""
    return [NO_DIE] * len(TITANS)


class Titans:
    """The titans and their boards, with a place for each of the six in the box.

    What changes seldom is a tuple, which is replaced, and which copies share.
    """

    def __init__(self, old: Titans | None = None) -> None:
        self.owner: tuple[Seat, ...] = (NOBODY,) * len(TITANS) if old is None else old.owner
        self.hand_of: tuple[int, ...] = (NOBODY,) * len(TITANS) if old is None else old.hand_of
        self.chosen: tuple[Titan, ...] = () if old is None else old.chosen  # in the order of choosing
        self.die: list[Colour] = no_dice() if old is None else old.die[:]  # on the titan boards
        self.life: list[int] = [titan.life for titan in TITANS] if old is None else old.life[:]  # TR-07
        self.health: tuple[int, ...] = (ACTIVE,) * len(TITANS) if old is None else old.health
        self.used: tuple[bool, ...] = (False,) * len(TITANS) if old is None else old.used  # ability cards face down

    def copy(self) -> Titans:
        return Titans(self)


class Track:
    """What stands and lies on the track."""

    def __init__(self, old: Track | None = None) -> None:
        self.cells: list[Cell] = [OFF] * len(TITANS) if old is None else old.cells[:]
        # 1 to 3, then the trophy; below 1 is lap debt (TR-O-06)
        self.laps: tuple[int, ...] = (1,) * len(TITANS) if old is None else old.laps
        self.traps: list[Cell] = [] if old is None else old.traps[:]
        # Gained, by titan and source; no rule reads them
        self.rows: list[int] = [0] * (len(TITANS) * SOURCES) if old is None else old.rows[:]

    def copy(self) -> Track:
        return Track(self)


class Cards:
    """The special cards; a hand for each player (or for each titan, TR-O-28)."""

    def __init__(self, hands: int, old: Cards | None = None) -> None:
        self.hands: list[tuple[Card, ...]] = [()] * hands if old is None else old.hands[:]
        # Beside each card in hand: `era` when it was drawn
        self.eras: list[tuple[int, ...]] = [()] * hands if old is None else old.eras[:]
        self.era: int = 0 if old is None else old.era  # how often the discards have been made the deck
        self.deck: list[Card] = [] if old is None else old.deck[:]
        self.discard: list[Card] = [] if old is None else old.discard[:]

    def copy(self) -> Cards:
        return Cards(0, self)


class Round:
    """Whose turn it is, and the dice still free; the order is replaced, never changed in place, so copies share it."""

    def __init__(self, old: Round | None = None) -> None:
        self.number: int = 0 if old is None else old.number
        self.order: list[Titan] = [] if old is None else old.order  # of turns
        self.turn: int = 0 if old is None else old.turn  # order[turn] is the titan whose turn it is
        self.dice: list[Colour] = [] if old is None else old.dice[:]  # rolled and still free

    def copy(self) -> Round:
        return Round(self)


class Turn:
    """What is forgotten when the turn ends."""

    def __init__(self, old: Turn | None = None) -> None:
        self.acted: bool = False if old is None else old.acted  # the die action is done
        self.rerolled: bool = False if old is None else old.rerolled  # a pentagram was used
        self.reached: Cell = OFF if old is None else old.reached  # the square on which the last own movement ended
        self.played: tuple[Seat, ...] = () if old is None else old.played  # who has played a card
        self.acting: Titan = NOBODY if old is None else old.acting  # whose action is under way
        self.hurt: tuple[Titan, ...] = NONE if old is None else old.hurt  # who was damaged by it

    def copy(self) -> Turn:
        return Turn(self)


class State:
    """The zones of the table, laid out anew with the cards still in the box, or copied from an old state."""

    def __init__(self, agreed: Agreed, old: State | None = None) -> None:
        self.agreed = agreed
        self.course = agreed.course
        self.titans: Titans = Titans() if old is None else old.titans.copy()
        self.track: Track = Track() if old is None else old.track.copy()
        self.cards: Cards = Cards(agreed.hands) if old is None else old.cards.copy()
        self.round: Round = Round() if old is None else old.round.copy()
        self.turn: Turn = Turn() if old is None else old.turn.copy()
        self.phase: int = CHOOSING if old is None else old.phase
        self.winner: Titan = NOBODY if old is None else old.winner
        self.events: list[Event] = []  # of the last answer: a copy starts without

    def copy(self) -> State:
        return State(self.agreed, self)

    def note(self, kind: str, rule: str, *args: Answer) -> None:
        self.events.append(Event(kind, rule, args))


def replaced(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """With another value in this place."""
    return (*values[:place], value, *values[place + 1 :])


def whose_turn(s: State) -> Titan:
    return s.round.order[s.round.turn]


def occupant(s: State, cell: Cell) -> Titan:
    cells = s.track.cells
    if cell not in cells:
        return NOBODY
    for titan in s.round.order:
        if cells[titan] == cell:
            return titan
    return NOBODY


def out(s: State, titan: Titan) -> bool:
    """Knocked out: it can be aimed at and pushed, but loses nothing (TR-70)."""
    return s.titans.health[titan] != ACTIVE


def hand(s: State, titan: Titan) -> tuple[Card, ...]:
    return s.cards.hands[s.titans.hand_of[titan]]

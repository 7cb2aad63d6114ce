"""The whole game as plain data, complete between two steps: zones of the table, each with its `copy()`."""

from __future__ import annotations

from typing import Final, Literal

from stolik.engine.decision import Answer, Seat
from stolik.engine.game import Options, Setting
from stolik.engine.things import Event
from stolik.games.karak2.contents import READINGS
from stolik.games.karak2.rows import Price
from stolik.games.karak2.throws import Throw

Tile = int
"""A tile on the map, by the order in which it was laid; the start piece has the first three."""
Place = tuple[int, int]

# What the next step does
HEROES_CHOSEN: Final = 0
OPENING: Final = 1
PLAYING: Final = 2
Phase = Literal["heroes", "opening", "playing"]
PHASES: Final[tuple[Phase, ...]] = ("heroes", "opening", "playing")
# How far the step of a turn is: its move is open, made, or led among monsters, which have to be fought (K-O-13)
STANDING: Final = 0
MOVED: Final = 1
AT_BAY: Final = 2
NOBODY: Final = -1
NOWHERE: Final = -1
NOTHING: Final = -1
CASTLE: Final = 0
START_FOREST: Final = 1


def written(value: Setting) -> str:
    """As the data file writes it."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


class Agreed:
    """What was agreed before the game and never changes."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.seats = int(options["seats"])
        self.imperium = bool(options["imperium"])  # without it nothing that the expansion brings applies (K-I-01)
        self.chosen = options["hero_choice"] == "chosen"
        self.sets = ("base", "imperium") if self.imperium else ("base",)
        self.readings = {reading.id: written(options[reading.id]) for reading in READINGS}

    def reads(self, id: str, value: str = "yes") -> bool:
        """Whether the table plays this reading."""
        return self.readings[id] == value


class Course:
    """How far the game is."""

    def __init__(self, old: Course | None = None) -> None:
        self.phase: int = HEROES_CHOSEN if old is None else old.phase
        self.round: int = 0 if old is None else old.round
        self.first: Seat = NOBODY if old is None else old.first
        self.over: str = "" if old is None else old.over  # by this rule

    def copy(self) -> Course:
        return Course(self)


class Way:
    """The last move of the turn: how the hero came to where it stands."""

    def __init__(self, old: Way | None = None) -> None:
        self.origin: Tile = NOWHERE if old is None else old.origin  # whence, and where a defeat leads back to (K-O-68)
        self.revealed: Tile = NOWHERE if old is None else old.revealed  # the tile laid in this move (K-O-121)
        # Armies drawn in it; their kinds do, as nothing older lies on that tile
        self.fresh: tuple[int, ...] = () if old is None else old.fresh
        self.met: bool = False if old is None else old.met  # residents were at home, until the step is closed (K-O-107)

    def copy(self) -> Way:
        return Way(self)


class Turn:
    """Whose it is and what has been done in it: in the whole turn, in its step under way, in its last move.

    A step that has moved has walked in this turn, and so has whoever came by a way; faults.py knows the combinations.
    """

    def __init__(self, seat: Seat, old: Turn | None = None) -> None:
        self.seat = seat
        self.begun: bool = False if old is None else old.begun  # something has been done: no retreat any more (K-O-76)
        # A move has been made: no riding out any more (K-O-50)
        self.walked: bool = False if old is None else old.walked
        self.used: list[str] = [] if old is None else old.used[:]  # abilities that are spent, items picked up
        self.steps: int = 0 if old is None else old.steps  # left, the one under way included
        self.stage: int = STANDING if old is None else old.stage  # of the step under way
        self.way: Way = Way() if old is None else old.way.copy()

    @property
    def moved(self) -> bool:
        return self.stage != STANDING

    @property
    def must_fight(self) -> bool:
        return self.stage == AT_BAY

    def copy(self) -> Turn:
        return Turn(self.seat, self)


class Map:
    """By tile, in the order in which they were laid."""

    def __init__(self, old: Map | None = None) -> None:
        self.places: list[Place] = [] if old is None else old.places[:]
        self.kinds: list[int] = [] if old is None else old.kinds[:]
        self.chasms: list[int] = [] if old is None else old.chasms[:]  # masks of map edges
        # By edge, NOWHERE where nothing lies yet
        self.near: list[tuple[Tile, ...]] = [] if old is None else old.near[:]
        # Masks of borders with a chasm on either tile (K-O-03)
        self.closed: list[int] = [] if old is None else old.closed[:]
        self.tokens: list[tuple[int, ...]] = [] if old is None else old.tokens[:]  # armies
        self.dropped: list[tuple[int, ...]] = [] if old is None else old.dropped[:]  # items that lie open

    def copy(self) -> Map:
        return Map(self)


class Supply:
    """What lies beside the map and belongs to nobody."""

    def __init__(self, old: Supply | None = None) -> None:
        # By level: copies of tiles
        self.piles: list[list[int]] = [[], []] if old is None else [pile[:] for pile in old.piles]
        # Put under the piles
        self.unders: list[list[int]] = [[], []] if old is None else [under[:] for under in old.unders]
        self.bag: list[int] = [] if old is None else old.bag[:]  # armies
        # By monster: what the tokens not yet turned hold
        self.rewards: list[list[int]] = [] if old is None else [rewards[:] for rewards in old.rewards]
        self.goods: Price = [] if old is None else old.goods[:]
        self.dice: list[int] = [] if old is None else old.dice[:]  # by kind
        self.out_of_game: list[int] = [] if old is None else old.out_of_game[:]  # items that left it

    def copy(self) -> Supply:
        return Supply(self)


class Player:
    """A seat's own things: its hero with what it carries, its army, its town (K-B-10, K-O-59)."""

    def __init__(self, old: Player | None = None) -> None:
        self.hero: int = NOBODY if old is None else old.hero
        self.at: Tile = CASTLE if old is None else old.at
        self.life: int = 0 if old is None else old.life
        self.glory: int = 0 if old is None else old.glory
        self.goods: Price = [] if old is None else old.goods[:]
        self.army: list[int] = [] if old is None else old.army[:]  # by kind of die
        self.weapons: list[int] = [] if old is None else old.weapons[:]
        self.spells: list[int] = [] if old is None else old.spells[:]
        self.amulet: int = NOTHING if old is None else old.amulet
        self.souls: list[int] = [] if old is None else old.souls[:]  # soul stones
        self.slain: int = 0 if old is None else old.slain  # praetorians
        self.town: Tile = NOWHERE if old is None else old.town
        self.buildings: list[int] = [] if old is None else old.buildings[:]

    def copy(self) -> Player:
        return Player(self)


class Realm:
    """Who holds what there is only once, at first nobody, and the Dark General with his praetorians (K-I-05)."""

    def __init__(self, old: Realm | None = None) -> None:
        self.emperor: Seat = NOBODY if old is None else old.emperor
        self.time_lord: Seat = NOBODY if old is None else old.time_lord  # who has his die
        self.plague: Seat = NOBODY if old is None else old.plague  # whose town the single token lies on (K-B-53)
        self.trophy: Seat = NOBODY if old is None else old.trophy
        self.general: bool = False if old is None else old.general  # he stands on the castle
        self.praetorians: int = 0 if old is None else old.praetorians

    def copy(self) -> Realm:
        return Realm(self)


class Hand:
    """What is in the middle of happening; empty between two steps, when states are copied."""

    def __init__(self, old: Hand | None = None) -> None:
        self.throws: list[Throw] = [] if old is None else old.throws[:]  # of the fight under way
        self.in_the_air: int = NOTHING if old is None else old.in_the_air  # the kind of the die that is thrown just now
        self.looked_at: list[int] = [] if old is None else old.looked_at[:]  # copies of tiles
        self.laying: tuple[int, ...] = () if old is None else old.laying  # the place where the tile will lie
        self.drawn: list[int] = [] if old is None else old.drawn[:]  # armies out of the bag
        self.turned: int = NOTHING if old is None else old.turned  # the item on the back of a token

    def copy(self) -> Hand:
        return Hand(self)


class State:
    """The table: what was agreed, its zones, and what has happened since the last answer."""

    def __init__(self, agreed: Agreed, old: State | None = None) -> None:
        self.agreed = agreed
        self.course: Course = Course() if old is None else old.course.copy()
        self.turn: Turn = Turn(NOBODY) if old is None else old.turn.copy()
        self.map: Map = Map() if old is None else old.map.copy()
        self.supply: Supply = Supply() if old is None else old.supply.copy()
        self.players: list[Player] = [] if old is None else [player.copy() for player in old.players]  # by seat
        self.realm: Realm = Realm() if old is None else old.realm.copy()
        self.hand: Hand = Hand() if old is None else old.hand.copy()
        self.events: list[Event] = []

    def copy(self) -> State:
        return State(self.agreed, self)

    def note(self, kind: str, rule: str, *args: Answer) -> None:
        self.events.append(Event(kind, rule, args))

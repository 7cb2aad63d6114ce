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

    def __init__(self) -> None:
        self.phase = HEROES_CHOSEN
        self.round = 0
        self.first: Seat = NOBODY
        self.over = ""  # by this rule

    def copy(self) -> Course:
        new = Course()
        new.phase = self.phase
        new.round = self.round
        new.first = self.first
        new.over = self.over
        return new


class Way:
    """The last move of the turn: how the hero came to where it stands."""

    def __init__(self) -> None:
        self.origin: Tile = NOWHERE  # whence, and where a defeat leads back to (K-O-68)
        self.revealed: Tile = NOWHERE  # the tile laid in this move (K-O-121)
        self.fresh: tuple[int, ...] = ()  # armies drawn in it; their kinds do, as nothing older lies on that tile
        self.met = False  # residents were at home, until the step is closed (K-O-107)

    def copy(self) -> Way:
        new = Way()
        new.origin = self.origin
        new.revealed = self.revealed
        new.fresh = self.fresh
        new.met = self.met
        return new


class Turn:
    """Whose it is and what has been done in it: in the whole turn, in its step under way, in its last move.

    A step that has moved has walked in this turn, and so has whoever came by a way; faults.py knows the combinations.
    """

    def __init__(self, seat: Seat, way: Way) -> None:
        self.seat = seat
        self.begun = False  # something has been done: no retreat any more (K-O-76)
        self.walked = False  # a move has been made: no riding out any more (K-O-50)
        self.used: list[str] = []  # abilities that are spent, items picked up
        self.steps = 0  # left, the one under way included
        self.stage = STANDING  # of the step under way
        self.way = way

    @property
    def moved(self) -> bool:
        return self.stage != STANDING

    @property
    def must_fight(self) -> bool:
        return self.stage == AT_BAY

    def copy(self) -> Turn:
        new = Turn(self.seat, self.way.copy())
        new.begun = self.begun
        new.walked = self.walked
        new.used = self.used[:]
        new.steps = self.steps
        new.stage = self.stage
        return new


class Map:
    """By tile, in the order in which they were laid."""

    def __init__(self) -> None:
        self.places: list[Place] = []
        self.kinds: list[int] = []
        self.chasms: list[int] = []  # masks of map edges
        self.near: list[tuple[Tile, ...]] = []  # by edge, NOWHERE where nothing lies yet
        self.closed: list[int] = []  # masks of borders with a chasm on either tile (K-O-03)
        self.tokens: list[tuple[int, ...]] = []  # armies
        self.dropped: list[tuple[int, ...]] = []  # items that lie open

    def copy(self) -> Map:
        new = Map()
        new.places = self.places[:]
        new.kinds = self.kinds[:]
        new.chasms = self.chasms[:]
        new.near = self.near[:]
        new.closed = self.closed[:]
        new.tokens = self.tokens[:]
        new.dropped = self.dropped[:]
        return new


class Supply:
    """What lies beside the map and belongs to nobody."""

    def __init__(self) -> None:
        self.piles: list[list[int]] = [[], []]  # by level: copies of tiles
        self.unders: list[list[int]] = [[], []]  # put under the piles
        self.bag: list[int] = []  # armies
        self.rewards: list[list[int]] = []  # by monster: what the tokens not yet turned hold
        self.goods: Price = []
        self.dice: list[int] = []  # by kind
        self.out_of_game: list[int] = []  # items that left it

    def copy(self) -> Supply:
        new = Supply()
        new.piles = [pile[:] for pile in self.piles]
        new.unders = [under[:] for under in self.unders]
        new.bag = self.bag[:]
        new.rewards = [rewards[:] for rewards in self.rewards]
        new.goods = self.goods[:]
        new.dice = self.dice[:]
        new.out_of_game = self.out_of_game[:]
        return new


class Player:
    """A seat's own things: its hero with what it carries, its army, its town (K-B-10, K-O-59)."""

    def __init__(self) -> None:
        self.hero = NOBODY
        self.at: Tile = CASTLE
        self.life = 0
        self.glory = 0
        self.goods: Price = []
        self.army: list[int] = []  # by kind of die
        self.weapons: list[int] = []
        self.spells: list[int] = []
        self.amulet = NOTHING
        self.souls: list[int] = []  # soul stones
        self.slain = 0  # praetorians
        self.town: Tile = NOWHERE
        self.buildings: list[int] = []

    def copy(self) -> Player:
        new = Player()
        new.hero = self.hero
        new.at = self.at
        new.life = self.life
        new.glory = self.glory
        new.goods = self.goods[:]
        new.army = self.army[:]
        new.weapons = self.weapons[:]
        new.spells = self.spells[:]
        new.amulet = self.amulet
        new.souls = self.souls[:]
        new.slain = self.slain
        new.town = self.town
        new.buildings = self.buildings[:]
        return new


class Realm:
    """Who holds what there is only once, at first nobody, and the Dark General with his praetorians (K-I-05)."""

    def __init__(self) -> None:
        self.emperor: Seat = NOBODY
        self.time_lord: Seat = NOBODY  # who has his die
        self.plague: Seat = NOBODY  # whose town the single token lies on (K-B-53)
        self.trophy: Seat = NOBODY
        self.general = False  # he stands on the castle
        self.praetorians = 0

    def copy(self) -> Realm:
        new = Realm()
        new.emperor = self.emperor
        new.time_lord = self.time_lord
        new.plague = self.plague
        new.trophy = self.trophy
        new.general = self.general
        new.praetorians = self.praetorians
        return new


class Hand:
    """What is in the middle of happening; empty between two steps, when states are copied."""

    def __init__(self) -> None:
        self.throws: list[Throw] = []  # of the fight under way
        self.in_the_air = NOTHING  # the kind of the die that is thrown just now
        self.looked_at: list[int] = []  # copies of tiles
        self.laying: tuple[int, ...] = ()  # the place where the tile will lie
        self.drawn: list[int] = []  # armies out of the bag
        self.turned = NOTHING  # the item on the back of a token

    def copy(self) -> Hand:
        new = Hand()
        new.throws = self.throws[:]
        new.in_the_air = self.in_the_air
        new.looked_at = self.looked_at[:]
        new.laying = self.laying
        new.drawn = self.drawn[:]
        new.turned = self.turned
        return new


class State:
    """The table: what was agreed, its zones, and what has happened since the last answer."""

    def __init__(
        self,
        agreed: Agreed,
        course: Course,
        turn: Turn,
        map: Map,
        supply: Supply,
        players: list[Player],
        realm: Realm,
        hand: Hand,
    ) -> None:
        self.agreed = agreed
        self.course = course
        self.turn = turn
        self.map = map
        self.supply = supply
        self.players = players  # by seat
        self.realm = realm
        self.hand = hand
        self.events: list[Event] = []

    def copy(self) -> State:
        return State(
            self.agreed,
            self.course.copy(),
            self.turn.copy(),
            self.map.copy(),
            self.supply.copy(),
            [player.copy() for player in self.players],
            self.realm.copy(),
            self.hand.copy(),
        )

    def note(self, kind: str, rule: str, *args: Answer) -> None:
        self.events.append(Event(kind, rule, args))

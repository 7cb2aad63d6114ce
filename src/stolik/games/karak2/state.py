"""The whole game as plain data, complete between two steps."""

from __future__ import annotations

from typing import Final, Literal

from stolik.engine.decision import Answer, Seat
from stolik.engine.events import Event
from stolik.engine.game import Options, Setting
from stolik.games.karak2.rolls import Roll
from stolik.games.karak2.rows import RESOURCES, Price
from stolik.games.karak2.tables import (
    BUILDING_IDS,
    COPIES,
    DICE,
    HEROES,
    ITEMS,
    MONSTERS,
    NUMBERS,
    READINGS,
    STARTS,
    TILES,
)

Tile = int
"""A tile on the map, by the order in which it was laid; the start piece has the first three."""
Place = tuple[int, int]

# What the next step does
HEROES_CHOSEN: Final = 0
OPENING: Final = 1
PLAYING: Final = 2
Phase = Literal["heroes", "opening", "playing"]
PHASES: Final[tuple[Phase, ...]] = ("heroes", "opening", "playing")
NOBODY: Final = -1
NOWHERE: Final = -1
NOTHING: Final = -1
CASTLE: Final = 0
START_FOREST: Final = 1


def written(value: Setting) -> str:
    """As the data file writes it."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


class Table:
    """What was agreed before the game and never changes."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.seats = int(options["seats"])
        self.imperium = bool(options["imperium"])
        self.chosen = options["hero_choice"] == "chosen"
        self.sets = ("base", "imperium") if self.imperium else ("base",)
        self.readings = {reading.id: written(options[reading.id]) for reading in READINGS}

    def reads(self, id: str, value: str = "yes") -> bool:
        """Whether the table plays this reading."""
        return self.readings[id] == value


class State:
    """Lists by seat or by tile; `heroes`, `order` and `seen` are replaced, never changed in place."""

    def __init__(
        self,
        *,
        table: Table,
        heroes: list[int],
        order: list[Seat],
        phase: int = HEROES_CHOSEN,
        round: int = 0,
        turn: Seat = NOBODY,
        first: Seat = NOBODY,
        steps: int = 0,
        moved: bool = False,
        begun: bool = False,
        first_move: bool = True,
        used: list[str],
        fresh: list[int],
        revealed: Tile = NOWHERE,
        origin: Tile = NOWHERE,
        must_fight: bool = False,
        met: bool = False,
        places: list[Place],
        kinds: list[int],
        chasms: list[int],
        near: list[tuple[Tile, ...]],
        closed: list[int],
        tokens: list[list[int]],
        dropped: list[list[int]],
        piles: list[list[int]],
        unders: list[list[int]],
        bag: list[int],
        rewards: list[list[int]],
        supply: Price,
        dice: list[int],
        at: list[Tile],
        life: list[int],
        glory: list[int],
        goods: list[Price],
        army: list[list[int]],
        weapons: list[list[int]],
        spells: list[list[int]],
        amulet: list[int],
        souls: list[list[int]],
        slain: list[int],
        trophy: Seat = NOBODY,
        town: list[Tile],
        buildings: list[list[int]],
        plague: Seat = NOBODY,
        emperor: Seat = NOBODY,
        time_lord: Seat = NOBODY,
        general: bool = False,
        praetorians: int = 0,
        out_of_game: list[int],
        over: str = "",
    ) -> None:
        self.table = table
        self.heroes = heroes  # by seat
        self.order = order  # in which heroes are chosen
        self.phase = phase
        self.round = round
        self.turn = turn
        self.first = first
        self.steps = steps  # left, the one under way included
        self.moved = moved  # in this step
        self.begun = begun  # something has been done in this turn
        self.first_move = first_move  # of this turn is still to come
        self.used = used  # abilities that are spent for this turn
        self.fresh = fresh  # the armies drawn in this very move
        self.revealed = revealed  # the tile laid in this very move
        self.origin = origin  # whence the hero came (K-O-68)
        self.must_fight = must_fight
        self.met = met  # residents were at home when the hero came in this step (K-O-107)
        self.places = places
        self.kinds = kinds
        self.chasms = chasms  # masks of map edges
        self.near = near  # by edge, NOWHERE where nothing lies yet
        self.closed = closed  # masks of borders with a chasm on either tile (K-O-03)
        self.tokens = tokens  # armies on each tile
        self.dropped = dropped  # items that lie open on each tile
        self.piles = piles  # by level: copies of tiles
        self.unders = unders  # put under the piles
        self.bag = bag
        self.rewards = rewards  # by monster: what the tokens not yet turned hold
        self.supply = supply
        self.dice = dice  # in the supply, by kind
        self.at = at
        self.life = life
        self.glory = glory
        self.goods = goods
        self.army = army  # by kind of die
        self.weapons = weapons
        self.spells = spells
        self.amulet = amulet
        self.souls = souls  # soul stones
        self.slain = slain  # praetorians
        self.trophy = trophy
        self.town = town
        self.buildings = buildings
        self.plague = plague  # whose town is plagued
        self.emperor = emperor
        self.time_lord = time_lord  # who has his die
        self.general = general  # he stands on the castle
        self.praetorians = praetorians
        self.out_of_game = out_of_game  # items that left it
        self.over = over
        # What a hand holds in the middle of a step; nothing between two steps
        self.rolls: list[Roll] = []  # of the fight under way
        self.in_the_air = NOTHING  # the kind of the die that is thrown just now
        self.looked_at: list[int] = []  # copies of tiles
        self.laying: Place | None = None  # where the tile will lie
        self.drawn: list[int] = []  # armies out of the bag
        self.turned = NOTHING  # the item on the back of a token
        self.events: list[Event] = []

    def copy(self) -> State:
        return State(
            table=self.table,
            heroes=self.heroes,
            order=self.order,
            phase=self.phase,
            round=self.round,
            turn=self.turn,
            first=self.first,
            steps=self.steps,
            moved=self.moved,
            begun=self.begun,
            first_move=self.first_move,
            used=self.used[:],
            fresh=self.fresh[:],
            revealed=self.revealed,
            origin=self.origin,
            must_fight=self.must_fight,
            met=self.met,
            places=self.places[:],
            kinds=self.kinds[:],
            chasms=self.chasms[:],
            near=self.near[:],
            closed=self.closed[:],
            tokens=[tokens[:] for tokens in self.tokens],
            dropped=[items[:] for items in self.dropped],
            piles=[pile[:] for pile in self.piles],
            unders=[under[:] for under in self.unders],
            bag=self.bag[:],
            rewards=[rewards[:] for rewards in self.rewards],
            supply=self.supply[:],
            dice=self.dice[:],
            at=self.at[:],
            life=self.life[:],
            glory=self.glory[:],
            goods=[goods[:] for goods in self.goods],
            army=[army[:] for army in self.army],
            weapons=[weapons[:] for weapons in self.weapons],
            spells=[spells[:] for spells in self.spells],
            amulet=self.amulet[:],
            souls=[souls[:] for souls in self.souls],
            slain=self.slain[:],
            trophy=self.trophy,
            town=self.town[:],
            buildings=[buildings[:] for buildings in self.buildings],
            plague=self.plague,
            emperor=self.emperor,
            time_lord=self.time_lord,
            general=self.general,
            praetorians=self.praetorians,
            out_of_game=self.out_of_game[:],
            over=self.over,
        )

    def note(self, kind: str, rule: str, *args: Answer) -> None:
        self.events.append(Event(kind, rule, args))


EDGES: Final[tuple[Place, ...]] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""K-O-01: edge e meets edge e + 3 of the neighbour."""


def across(place: Place, edge: int) -> Place:
    return place[0] + EDGES[edge][0], place[1] + EDGES[edge][1]


def near_start(tile: Tile) -> tuple[Tile, ...]:
    places = [TILES[kind].place for kind in range(STARTS)]
    beyond = [across(places[tile], edge) for edge in range(6)]
    return tuple(places.index(place) if place in places else NOWHERE for place in beyond)


def new_state(table: Table) -> State:
    """Tile piles and bag are mixed, the supply is full, all heroes are to stand on the castle (K-O-56, K-O-59)."""
    seats = range(table.seats)
    copies = [copy for copy, (kind, _) in enumerate(COPIES) if TILES[kind].set in table.sets]
    armies = [kind for kind, row in enumerate(MONSTERS) if row.set in table.sets for _ in row.rewards]
    return State(
        table=table,
        heroes=[NOBODY for _ in seats],
        order=[],
        used=[],
        fresh=[],
        places=[TILES[kind].place for kind in range(STARTS)],
        kinds=list(range(STARTS)),
        chasms=[0] * STARTS,
        near=[near_start(kind) for kind in range(STARTS)],
        closed=[0] * STARTS,
        tokens=[[] for _ in range(STARTS)],
        dropped=[[] for _ in range(STARTS)],
        piles=[[copy for copy in copies if TILES[COPIES[copy][0]].level == level] for level in (1, 2)],
        unders=[[], []],
        bag=armies,
        rewards=[row.rewards[:] if row.set in table.sets else [] for row in MONSTERS],
        supply=[NUMBERS[name] for name in RESOURCES],
        dice=[sum(die.count[name] for name in table.sets) for die in DICE],
        at=[CASTLE for _ in seats],
        life=[NUMBERS["life"] for _ in seats],
        glory=[0 for _ in seats],
        goods=[[0, 0, 0] for _ in seats],
        army=[[0] * len(DICE) for _ in seats],
        weapons=[[] for _ in seats],
        spells=[[] for _ in seats],
        amulet=[NOTHING for _ in seats],
        souls=[[] for _ in seats],
        slain=[0 for _ in seats],
        town=[NOWHERE for _ in seats],
        buildings=[[] for _ in seats],
        praetorians=table.seats * NUMBERS["praetorians_each"],
        out_of_game=[],
    )


# Looking


def can(s: State, seat: Seat, ability: str) -> bool:
    """The hero has the ability, and has not spent it in this turn."""
    hero = s.heroes[seat]
    return hero != NOBODY and ability in HEROES[hero].abilities and ability not in s.used


def has_building(s: State, seat: Seat, id: str) -> bool:
    return BUILDING_IDS.index(id) in s.buildings[seat]


def plagued(s: State, seat: Seat) -> bool:
    return s.plague == seat


def most_life(s: State, seat: Seat) -> int:
    return NUMBERS["life"] + (ITEMS[s.amulet[seat]].life if s.amulet[seat] != NOTHING else 0)


def army_size(s: State, seat: Seat) -> int:
    """Dice that count to the limit (K-O-31)."""
    return sum(number for kind, number in enumerate(s.army[seat]) if DICE[kind].limited)


def army_limit(s: State, seat: Seat) -> int:
    """Glory, and the banner tower (K-O-33)."""
    bonus = NUMBERS["banner_tower"] if has_building(s, seat, "banner_tower") else 0
    return min(s.glory[seat] + bonus, NUMBERS["glory_most"])


def room(s: State, seat: Seat) -> int:
    return max(0, army_limit(s, seat) - army_size(s, seat))


def others(s: State, seat: Seat) -> list[Seat]:
    """Clockwise from the seat."""
    return [(seat + place) % s.table.seats for place in range(1, s.table.seats)]


def on_tile(s: State, tile: Tile, but: Seat = NOBODY) -> list[Seat]:
    return [seat for seat in range(s.table.seats) if s.at[seat] == tile and seat != but]


def residents(s: State, tile: Tile, entering: Seat = NOBODY) -> int:
    """Their strength, if they are there: only while no hero is, the one entering not counted (K-I-14, K-I-15)."""
    strength = TILES[s.kinds[tile]].residents
    return strength if strength and not on_tile(s, tile, entering) else 0


def holds_monsters(s: State, tile: Tile, entering: Seat = NOBODY) -> bool:
    """An army, the General, or residents at home (K-O-66)."""
    return bool(s.tokens[tile]) or (s.general and tile == CASTLE) or residents(s, tile, entering) > 0


def among_monsters(s: State, seat: Seat) -> bool:
    """Where the hero whose turn it is stands; residents whom it met a moment ago count (K-O-70)."""
    return s.met or bool(s.tokens[s.at[seat]])


def emperor_over(s: State, seat: Seat) -> bool:
    """The seat is a vassal (K-I-37)."""
    return s.emperor not in (NOBODY, seat)


def points(s: State, seat: Seat) -> int:
    """Soul stones, praetorians, the General's trophy, the crown (K-O-54)."""
    total = sum([ITEMS[stone].points for stone in s.souls[seat]])
    total += s.slain[seat] * NUMBERS["praetorian_points"]
    total += NUMBERS["general_points"] if s.trophy == seat else 0
    return total + (NUMBERS["crown_points"] if s.emperor == seat else 0)

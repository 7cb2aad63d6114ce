"""The moments at which abilities of heroes act: the rules ask them, and each hero answers in its file of heroes/."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from stolik.engine.decision import Refusal, Seat
from stolik.engine.game import Rule
from stolik.games.karak2.contents import HEROES
from stolik.games.karak2.plays import Play
from stolik.games.karak2.rows import Price
from stolik.games.karak2.state import NOBODY, State, Tile
from stolik.games.karak2.throws import Throw

F = TypeVar("F")
ANYBODY: Final = ""
"""In the place of an ability."""
ABILITIES: Final[list[str]] = []
"""Those that a hero's file carries out, in the order of the files."""


def known(ability: str) -> str:
    if ability and ability not in ABILITIES:
        ABILITIES.append(ability)
    return ability


def can(s: State, seat: Seat, ability: str) -> bool:
    """The hero has the ability, and has not spent it in this turn (K-O-63)."""
    hero = s.players[seat].hero
    return hero != NOBODY and ability in HEROES[hero].abilities and ability not in s.turn.used


class Moment(Generic[F]):
    """What heroes do at one moment of the rules, in the order in which it was written down."""

    def __init__(self) -> None:
        self.deeds: list[list[tuple[str, F]]] = [[] for _ in (*HEROES, NOBODY)]  # by hero; NOBODY does nothing

    def by(self, ability: str) -> Callable[[F], F]:
        """Whoever has this ability does it."""

        def register(deed: F) -> F:
            for hero, row in enumerate(HEROES):
                if known(ability) in row.abilities:
                    self.deeds[hero].append((ability, deed))
            return deed

        return register

    def of(self, s: State, seat: Seat) -> list[F]:
        """What the hero of this seat does now: with abilities that are not spent for this turn (K-O-63)."""
        deeds = self.deeds[s.players[seat].hero]
        return [deed for ability, deed in deeds if ability not in s.turn.used] if deeds else []


# On the map
BORDERS: Final[Moment[Callable[[int], int]]] = Moment()
"""Which of these borders, a mask of edges, are closed for the hero."""
ENTERING: Final[Moment[Callable[[State, Seat, Tile], bool]]] = Moment()
"""Whether it need not fight the monsters of a tile that it enters."""
EXPLORING: Final[Moment[Callable[[State, Seat], Rule[int]]]] = Moment()
"""How many tiles more it looks at, where the pile has more."""
ARMIES_DRAWN: Final[Moment[Callable[[State, Seat], Rule[None]]]] = Moment()
"""Armies have come out of the bag, which is not empty, and are not yet laid."""
OTHERS_TURN: Final[Moment[Callable[[State, Seat], Rule[None]]]] = Moment()
"""The turn of somebody else begins."""

# Actions
GATHERED: Final[Moment[Callable[[State, Seat, Price], Rule[None]]]] = Moment()
"""It has gathered what the tile yields."""
FOUNDED: Final[Moment[Callable[[State, Seat], Rule[None]]]] = Moment()
"""It has founded its town."""

# In a fight
BEFORE_FIGHT: Final[Moment[Callable[[State, Throw], bool]]] = Moment()
"""Whether it beats these monsters without a throw."""
HERO_DIE_THROWN: Final[Moment[Callable[[State, Throw], Rule[None]]]] = Moment()
DICE_THROWN: Final[Moment[Callable[[State, Throw], Rule[None]]]] = Moment()
"""All of them, the hero die with its rerolls first."""
CASTING: Final[Moment[Callable[[State, Throw], Rule[int]]]] = Moment()
"""How many fire bolts are kept and cannot be cast."""
POWER: Final[Moment[Callable[[State, Throw], int]]] = Moment()
"""What is added to the power."""
SKULLS: Final[Moment[Callable[[State, Throw, list[int]], Rule[list[int]]]]] = Moment()
"""Before wounds: which of these dice still fall."""
FALLING: Final[Moment[Callable[[State, Throw, list[int]], Rule[list[int]]]]] = Moment()
"""After wounds: which of these dice still fall."""
FALLEN: Final[Moment[Callable[[State, Throw, list[int]], Rule[None]]]] = Moment()
"""These dice have gone back to the supply."""
VICTORY: Final[Moment[Callable[[State, Seat, Tile], None]]] = Moment()
"""A fight on this tile is won."""

# Plays


Check = Callable[[State, Seat], Refusal | None]
Deed = Callable[[State, Seat], Rule[None]]


class Act:
    """A play of one word: why it cannot be done now, and how it is done."""

    def __init__(self, why_not: Check, do: Deed) -> None:
        self.why_not = why_not
        self.do = do


ACTS: Final[dict[str, Act]] = {}


def act(word: str, why_not: Check, ability: str = ANYBODY, rule: Refusal = "") -> Callable[[Deed], Deed]:
    """Of everybody, or of heroes with the ability: others are refused by the rule."""

    def why_not_hero(s: State, seat: Seat) -> Refusal | None:
        return why_not(s, seat) if can(s, seat, ability) else rule

    def register(do: Deed) -> Deed:
        ACTS[word] = Act(why_not_hero if known(ability) else why_not, do)
        return do

    return register


Goals = Callable[[State, Seat], list[Play]]
Going = Callable[[State, Seat, Play], Rule[bool]]


class LongWay:
    """A move to more than the next tile: where it leads now, the rule by which it leads nowhere else, and going it."""

    def __init__(self, ability: str, rule: Refusal, goals: Goals, go: Going, once: bool) -> None:
        self.ability = ability
        self.rule = rule
        self.goals = goals
        self.go = go
        self.once = once  # per turn


LONG_WAYS: Final[dict[str, LongWay]] = {}
OWN_WAYS: Final[Moment[LongWay]] = Moment()
"""Those that a hero has by an ability."""


def long_way(
    word: str, goals: Goals, rule: Refusal, ability: str = ANYBODY, once: bool = False
) -> Callable[[Going], Going]:
    """The function goes the way and says whether the turn goes on."""

    def register(go: Going) -> Going:
        LONG_WAYS[word] = OWN_WAYS.by(ability)(LongWay(ability, rule, goals, go, once))
        return go

    return register

"""The shapes of what a seat may see."""

from __future__ import annotations

from typing import Annotated, TypedDict

from stolik.engine.decision import Seat
from stolik.games.karak2.legend import Legend
from stolik.games.karak2.state import Phase

Place = Annotated[list[int], 2]
"""A hex by its two numbers."""


class ArmyView(TypedDict):
    army: str
    strength: int


class TileView(TypedDict):
    """`residents` is their strength while they are at home, else 0."""

    tile: int
    land: str
    level: int
    terrain: list[str]
    at: Place
    chasms: list[int]
    armies: list[ArmyView]
    residents: int
    items: list[str]
    yields: dict[str, int]
    town: Seat | None
    general: bool


class SightView(TypedDict):
    """A tile somebody looks at, with its printed chasms."""

    land: str
    chasms: list[int]


class DieView(TypedDict):
    die: str
    face: str


class RollView(TypedDict):
    seat: Seat
    against: str
    strength: int
    dice: list[DieView]
    swords: int
    bolts: int
    power: int


class Player(TypedDict):
    hero: str | None
    abilities: list[str]
    tile: int
    life: int
    most_life: int
    glory: int
    limit: int
    units: int
    goods: dict[str, int]
    army: dict[str, int]
    weapons: list[str]
    spells: list[str]
    amulet: str | None
    souls: list[str]
    praetorians: int
    points: int
    town: int | None
    buildings: list[str]
    plagued: bool


class View(TypedDict):
    """`laying` is where one of the tiles looked at will lie."""

    phase: Phase
    imperium: bool
    round: int
    last_round: int | None
    turn: Seat | None
    first: Seat | None
    steps: int
    moved: bool
    must_fight: bool
    used: list[str]
    tiles: list[TileView]
    piles: list[int]
    under: list[list[str]]
    bag: int
    supply: dict[str, int]
    dice: dict[str, int]
    emperor: Seat | None
    time_lord: Seat | None
    general: bool
    general_strength: int
    praetorians: int
    trophy: Seat | None
    players: list[Player]
    rolls: list[RollView]
    looked_at: list[SightView]
    laying: Place | None
    drawn: list[str]
    turned: str | None
    legend: Legend

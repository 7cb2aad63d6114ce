"""Karak 2 for programs that learn: every answer there can be, and the shape of a view."""

from __future__ import annotations

from typing import Final

from stolik.engine.decision import Answer
from stolik.engine.encoding import Encoding
from stolik.engine.shapes import Bag, Count, Each, Flag, Left, Maybe, Named, Number, OneOf, Row
from stolik.games.karak2.heroes import ABILITIES
from stolik.games.karak2.plays import (
    ACTIONS,
    BLESS,
    CHALLENGE,
    DREAM,
    END,
    EXPLORE,
    GO,
    PICK_UP,
    PORTAL,
    POTION,
    RETREAT,
    RIDE,
    RIDE_OUT,
    TRAIL,
    WILD,
)
from stolik.games.karak2.rows import FACES, RESOURCES
from stolik.games.karak2.state import PHASES
from stolik.games.karak2.tables import (
    BUILDING_IDS,
    COPIES,
    DIE_IDS,
    HERO_IDS,
    ITEM_IDS,
    MONSTER_IDS,
    STARTS,
    TILE_IDS,
)
from stolik.games.karak2.throws import DUEL, GENERAL, MONSTERS, RESIDENTS, RIFT

SEATS: Final = 5
MOST_TILES: Final = STARTS + len(COPIES)
MOST_DICE: Final = 16
"""In one throw."""


def numbers(count: int) -> list[Answer]:
    return list(range(count))


# Answers


def plays() -> list[Answer]:
    """Without the land of a tile: its number tells."""
    tiles, edges = range(MOST_TILES), range(6)
    found: list[Answer] = [(action,) for action in (*ACTIONS, BLESS, POTION, CHALLENGE, WILD, RETREAT, END)]
    found += [(move, tile) for move in (GO, TRAIL, PORTAL) for tile in tiles]
    found += [(EXPLORE, edge) for edge in edges]
    found += [(DREAM, seat) for seat in range(SEATS)]
    found += [(PICK_UP, item) for item in range(len(ITEM_IDS))]
    found += [(RIDE, passed, tile) for passed in tiles for tile in tiles]
    return found + [(RIDE_OUT, passed, edge) for passed in tiles for edge in edges]


def word(kind: str, answer: Answer) -> Answer:
    if kind == "play" and isinstance(answer, tuple):
        if answer[0] in (GO, TRAIL, PORTAL, RIDE):
            return answer[:-1]
        if answer[0] == RIDE_OUT:
            return (RIDE_OUT, answer[1], answer[3])
    return answer


WORDS: Final[dict[str, list[Answer]]] = {
    "seat": numbers(SEATS),
    "hero": numbers(len(HERO_IDS)),
    "number": numbers(11),
    "copy": numbers(len(COPIES)),
    "army": numbers(len(MONSTER_IDS)),
    "item": numbers(len(ITEM_IDS)),
    "land": numbers(len(TILE_IDS)),
    "rotation": numbers(6),
    "answer": [True, False],
    "prey": [(tile, army) for tile in range(MOST_TILES) for army in range(len(MONSTER_IDS))],
    "tile": numbers(MOST_TILES),
    "resource": numbers(len(RESOURCES)),
    "building": numbers(len(BUILDING_IDS)),
    "die": numbers(len(DIE_IDS)),
    "thrown": [(die, side) for die in range(len(DIE_IDS)) for side in range(6)],
    "duplicate": ["keep", "spend"],
    "play": plays(),
}

# Views

SEAT: Final = OneOf(range(SEATS))
PLACE: Final = Each(Number(-MOST_TILES, MOST_TILES), 2)
EDGES: Final = Bag(range(6))
GOODS: Final = Row({name: Count(5) for name in RESOURCES})
DICE: Final = Named(DIE_IDS, Number(0, 11))
ITEMS: Final = Bag(ITEM_IDS, 10)
TILE: Final = Row(
    {
        "tile": Left(),  # its place tells
        "land": OneOf(TILE_IDS),
        "level": Left(),  # the land tells
        "terrain": Left(),
        "at": PLACE,
        "chasms": EDGES,
        "armies": Each(Row({"army": OneOf(MONSTER_IDS), "strength": Left()}), 2),
        "residents": Count(2),
        "items": ITEMS,
        "yields": Left(),
        "town": SEAT,
        "general": Flag(),
    }
)
DIE: Final = Row({"die": OneOf(DIE_IDS), "face": OneOf([*FACES, "unthrown"])})
ROLL: Final = Row(
    {
        "seat": SEAT,
        "against": OneOf([MONSTERS, RESIDENTS, GENERAL, RIFT, DUEL]),
        "strength": Count(6),
        "dice": Each(DIE, MOST_DICE),
        "swords": Count(6),
        "bolts": Count(2),
        "power": Count(6),
    }
)
PLAYER: Final = Row(
    {
        "hero": OneOf(HERO_IDS),
        "abilities": Left(),  # the hero tells
        "tile": OneOf(range(MOST_TILES)),
        "life": Count(3),
        "most_life": Count(5),
        "glory": Count(4),
        "limit": Count(4),
        "units": Count(4),
        "goods": GOODS,
        "army": DICE,
        "weapons": ITEMS,
        "spells": ITEMS,
        "amulet": OneOf(ITEM_IDS),
        "souls": Bag(ITEM_IDS, 20),
        "praetorians": Count(2),
        "points": Count(10),
        "town": OneOf(range(MOST_TILES)),
        "buildings": Bag(BUILDING_IDS),
        "plagued": Flag(),
    }
)
VIEW: Final = Row(
    {
        "phase": OneOf(PHASES),
        "imperium": Flag(),
        "round": Count(30),
        "last_round": Maybe(Count(80)),
        "turn": SEAT,
        "first": SEAT,
        "steps": Count(2),
        "moved": Flag(),
        "must_fight": Flag(),
        "used": Bag([*ABILITIES, *(f"item-{item}" for item in range(len(ITEM_IDS)))]),
        "tiles": Each(TILE, MOST_TILES),
        "piles": Each(Count(10), 2),
        "under": Each(Bag(TILE_IDS, 10), 2),
        "bag": Count(20),
        "supply": GOODS,
        "dice": DICE,
        "emperor": SEAT,
        "time_lord": SEAT,
        "general": Flag(),
        "general_strength": Count(10),
        "praetorians": Count(3),
        "trophy": SEAT,
        "players": Each(PLAYER, SEATS),
        "rolls": Each(ROLL, SEATS),
        "looked_at": Each(Row({"land": OneOf(TILE_IDS), "chasms": EDGES}), 2),
        "laying": Maybe(PLACE),
        "drawn": Bag(MONSTER_IDS, 4),
        "turned": OneOf(ITEM_IDS),
        "legend": Left(),  # the box, which never changes
    }
)

ENCODING: Final = Encoding(WORDS, VIEW, SEATS, word)

"""Karak 2 for programs that learn: every answer there can be, and the shape of a view."""

from __future__ import annotations

from typing import Final

from stolik.engine.encoding import Encoding
from stolik.engine.shapes import Bag, Count, Each, Flag, Left, Maybe, Named, Number, OneOf, Row
from stolik.games.karak2 import things
from stolik.games.karak2.contents import BUILDING_IDS, DIE_IDS, HERO_IDS, ITEM_IDS, MONSTER_IDS, TILE_IDS
from stolik.games.karak2.heroes import ABILITIES
from stolik.games.karak2.rows import FACES, RESOURCES
from stolik.games.karak2.state import PHASES
from stolik.games.karak2.throws import DUEL, GENERAL, MONSTERS, RESIDENTS, RIFT

MOST_DICE: Final = 16
"""In one throw."""


ANSWERED: Final = (
    *(
        things.SEAT,
        things.HERO,
        things.FEW,
        things.COPY,
        things.ARMY,
        things.ITEM,
        things.LAND,
        things.ROTATION,
        things.ANSWER,
        things.PREY,
        things.TILE,
    ),
    *(things.RESOURCE, things.BUILDING, things.DIE, things.THROWN, things.DUPLICATE, things.PLAY),
)

# Views

WHO: Final = OneOf(range(things.MOST_SEATS))
PLACE: Final = Each(Number(-things.MOST_TILES, things.MOST_TILES), 2)
EDGES: Final = Bag(range(6))
GOODS: Final = Row({name: Count(5) for name in RESOURCES})
DICE: Final = Named(DIE_IDS, Number(0, 11))
ITEMS: Final = Bag(ITEM_IDS, 10)
TILE_ROW: Final = Row(
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
        "town": WHO,
        "general": Flag(),
    }
)
DIE_ROW: Final = Row({"die": OneOf(DIE_IDS), "face": OneOf([*FACES, "unthrown"])})
ROLL: Final = Row(
    {
        "seat": WHO,
        "against": OneOf([MONSTERS, RESIDENTS, GENERAL, RIFT, DUEL]),
        "strength": Count(6),
        "dice": Each(DIE_ROW, MOST_DICE),
        "swords": Count(6),
        "bolts": Count(2),
        "power": Count(6),
    }
)
PLAYER: Final = Row(
    {
        "hero": OneOf(HERO_IDS),
        "abilities": Left(),  # the hero tells
        "tile": OneOf(range(things.MOST_TILES)),
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
        "town": OneOf(range(things.MOST_TILES)),
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
        "turn": WHO,
        "first": WHO,
        "steps": Count(2),
        "moved": Flag(),
        "must_fight": Flag(),
        "used": Bag([*ABILITIES, *(f"item-{item}" for item in range(len(ITEM_IDS)))]),
        "tiles": Each(TILE_ROW, things.MOST_TILES),
        "piles": Each(Count(10), 2),
        "under": Each(Bag(TILE_IDS, 10), 2),
        "bag": Count(20),
        "supply": GOODS,
        "dice": DICE,
        "emperor": WHO,
        "time_lord": WHO,
        "general": Flag(),
        "general_strength": Count(10),
        "praetorians": Count(3),
        "trophy": WHO,
        "players": Each(PLAYER, things.MOST_SEATS),
        "rolls": Each(ROLL, things.MOST_SEATS),
        "looked_at": Each(Row({"land": OneOf(TILE_IDS), "chasms": EDGES}), 2),
        "laying": Maybe(PLACE),
        "drawn": Bag(MONSTER_IDS, 4),
        "turned": OneOf(ITEM_IDS),
        "legend": Left(),  # the box, which never changes
    }
)

ENCODING: Final = Encoding(ANSWERED, VIEW, things.MOST_SEATS)

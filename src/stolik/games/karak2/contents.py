"""Everything in the box, read from data/karak2.toml and checked."""

from __future__ import annotations

from typing import Final

from stolik.engine import box
from stolik.engine.box import BoxFault, Row
from stolik.games.karak2 import rows

FILE: Final = box.find(rows.FOLDER, "karak2", rows.NAME)


def _rows(name: str) -> list[Row]:
    """All entries of a kind; those that the rules know must be there, and no others."""
    found, ids = box.rows(FILE, name), rows.known_ids(name)
    entries = [row.entry.partition(" ")[2] for row in found]
    for id in ids:
        if id not in entries:
            raise BoxFault(str(FILE), f"{name} {id}", "is missing")
    for row, entry in zip(found, entries, strict=True):
        if entry not in ids:
            raise row.fault("is not known to the rules")
    return found


DICE: Final = [rows.DieRow(row) for row in _rows("die")]
DIE_IDS: Final = [die.id for die in DICE]
PRICES: Final = {row.id: row for row in [rows.PriceRow(row) for row in _rows("price")]}
BUILDING_IDS: Final = rows.BUILDINGS
BUILDING_PRICES: Final = [PRICES[name].price for name in BUILDING_IDS]
UNITS: Final = [rows.UnitRow(row) for row in _rows("unit")]
TILES: Final = [rows.TileRow(row, start=True) for row in _rows("start")] + [
    rows.TileRow(row, start=False) for row in _rows("tile")
]
TILE_IDS: Final = [tile.id for tile in TILES]
STARTS: Final = sum(tile.level == 0 for tile in TILES)
ITEMS: Final = [rows.ItemRow(row) for row in _rows("item")]
ITEM_IDS: Final = [item.id for item in ITEMS]
MONSTERS: Final = [rows.MonsterRow(row, ITEM_IDS) for row in _rows("monster")]
MONSTER_IDS: Final = [monster.id for monster in MONSTERS]
HEROES: Final = [rows.HeroRow(row) for row in box.rows(FILE, "hero")]
HERO_IDS: Final = [hero.id for hero in HEROES]
READINGS: Final = [rows.ReadingRow(row) for row in _rows("reading")]
NUMBERS: Final[dict[str, int]] = {}
NUMBER_SOURCES: Final[dict[str, str]] = {}
for _row in _rows("number"):
    _name = _row.text("id")
    NUMBERS[_name] = _row.number("value", 0, 200)
    NUMBER_SOURCES[_name] = _row.text("source", rows.SOURCES)
    _row.done()

HERO: Final = DIE_IDS.index("hero")
KNIGHT: Final = DIE_IDS.index("knight")
ARCHER: Final = DIE_IDS.index("archer")
MAGE: Final = DIE_IDS.index("mage")
SKELETON: Final = DIE_IDS.index("skeleton")
TIME_LORD: Final = DIE_IDS.index("time_lord")
GUARD: Final = DIE_IDS.index("imperial_guard")
FIRE_BOLT: Final = ITEM_IDS.index("fire_bolt")
HEALING: Final = ITEM_IDS.index("healing")
BLESSING: Final = ITEM_IDS.index("blessing")
CRYSTAL: Final = ITEM_IDS.index("time_crystal")
TRAINED: Final = [DIE_IDS.index(row.id) for row in UNITS]
"""The dice that training gives, beside their rows in UNITS."""
COPIES: Final = [(kind, copy) for kind, tile in enumerate(TILES) if tile.level for copy in range(len(tile.chasms))]
"""Every landscape tile of the box, by its kind and its copy."""


def check() -> None:
    """The seed's worked examples, and the counts of the two boxes (K-B-02, K-B-66, K-B-90, K-I-07)."""
    both = [
        camp + tower for camp, tower in zip(PRICES["military_camp"].price, PRICES["wizard_tower"].price, strict=True)
    ]
    if both != [4, 1, 3]:
        raise BoxFault(
            str(FILE), "price military_camp and wizard_tower", f"cost together {both}, but 4 food, 1 wood, 3 stone"
        )
    for reading in READINGS:
        if sorted(reading.values) != sorted(rows.KNOWN_READINGS[reading.id]):
            values = ", ".join(rows.KNOWN_READINGS[reading.id])
            raise BoxFault(str(FILE), f"reading {reading.id}", f"must have the values {values}, the one in use first")
    places = [tile.place for tile in TILES if tile.level == 0]
    if len(set(places)) != len(places):
        raise BoxFault(str(FILE), "[[start]]", "two tiles lie on one place")
    for name, tiles, tokens in (("base", 28, 36), ("imperium", 8, 4)):
        laid = sum(len(tile.chasms) for tile in TILES if tile.set == name and tile.level)
        drawn = sum(len(monster.rewards) for monster in MONSTERS if monster.set == name)
        if (laid, drawn) != (tiles, tokens):
            raise BoxFault(
                str(FILE), f"the set {name}", f"has {laid} tiles and {drawn} tokens, but {tiles} and {tokens}"
            )


check()

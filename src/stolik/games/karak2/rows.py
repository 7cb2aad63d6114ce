"""One entry of the data file, checked: a die, a tile, a monster, an item, a hero, a price, an open reading."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from stolik.engine import box
from stolik.engine.box import Row

SETS: Final = ("base", "imperium")
SOURCES: Final = ("seed", "public", "ours")
RESOURCES: Final = ("food", "wood", "stone")
SLOTS: Final = ("weapon", "spell", "amulet", "none")
LOOP: Final = "loop"
BETRAYAL: Final = "betrayal"
SHIELD: Final = "shield"
FACES: Final = ("", "s1", "s2", "s3", "s4", "k1", "k2", LOOP, BETRAYAL, SHIELD)
FOLDER: Final = Path(__file__).parent / "data"
NAME: Final = "karak2.toml"
"""The file that came with the game: the rules count on finding its names, whatever values an owner gives them.

Heroes and their abilities are known by their files in heroes/.
"""


def known_ids(kind: str) -> list[str]:
    return [str(entry["id"]) for entry in box.load(FOLDER / NAME)[kind]]


KNOWN_DICE: Final = known_ids("die")
BUILDINGS: Final = ("military_camp", "archery_range", "wizard_tower", "stables", "banner_tower", "portal")
"""Each exists once for every board (K-B-05)."""
TERRAINS: Final = ("castle", "forest", "farm", "rocks", "cave", "mine", "rift")
KNOWN_READINGS: Final[dict[str, list[str]]] = {row["id"]: row["values"] for row in box.load(FOLDER / NAME)["reading"]}
"""An owner chooses which value comes first."""
Price = list[int]
"""Food, wood, stone."""


def free_of_charge() -> Price:
    return [0 for _ in RESOURCES]


class Origin:
    """Where an entry comes from, and which of its fields are our reading."""

    def __init__(self, row: Row) -> None:
        self.source = row.text("source", SOURCES)
        self.ours = row.lines("ours")


class DieRow:
    def __init__(self, row: Row) -> None:
        self.id = row.text("id")
        self.faces = row.texts("faces", FACES)
        self.count = {"base": row.number("base", 0, 60), "imperium": row.number("imperium", 0, 60)}
        self.limited = row.text("limit", ("yes", "no")) == "yes"
        self.origin = Origin(row)
        row.done()
        if len(self.faces) != 6:
            raise row.fault(f"has {len(self.faces)} faces instead of 6")
        self.swords = [_signs(face, "s") for face in self.faces]
        self.skulls = [_signs(face, "k") for face in self.faces]


class UnitRow:
    def __init__(self, row: Row) -> None:
        self.id = row.text("id", KNOWN_DICE)
        self.building = row.text("building", BUILDINGS)
        self.price = _price(row)
        self.origin = Origin(row)
        row.done()


class PriceRow:
    def __init__(self, row: Row) -> None:
        self.id = row.text("id")
        self.price = _price(row)
        self.origin = Origin(row)
        row.done()


class TileRow:
    """A kind of tile; `chasms` has a mask of printed edges for each copy."""

    def __init__(self, row: Row, start: bool) -> None:
        self.id = row.text("id")
        self.set = "base" if start else row.text("set", SETS)
        self.level = 0 if start else row.number("level", 1, 2)
        self.terrain = row.texts("terrain", TERRAINS)
        self.tokens = 0 if start else row.number("tokens", 0, 4)
        self.yields = _price(row)
        self.town = row.text("town", ("yes", "no")) == "yes"
        self.residents = 0 if start else row.number("residents", 0, 9)
        self.reward: Price = free_of_charge() if start else _resources(row, "reward")
        self.place = _place(row) if start else (0, 0)
        self.chasms = [0] if start else [_edges(row, text) for text in row.lines("chasms")]
        self.rift = "rift" in self.terrain
        self.origin = Origin(row)
        row.done()


class ItemRow:
    def __init__(self, row: Row) -> None:
        self.id = row.text("id")
        self.slot = row.text("slot", SLOTS)
        self.attack = row.number("attack", 0, 9)
        self.heal = row.number("heal", 0, 9)
        self.points = row.number("points", 0, 20)
        self.steps = row.number("steps", 0, 4)
        self.life = row.number("life", 0, 9)
        self.die = row.text("die", ("", *KNOWN_DICE))
        self.origin = Origin(row)
        row.done()


class MonsterRow:
    """`rewards` are the items on the backs of its tokens, by their place in the file."""

    def __init__(self, row: Row, items: Sequence[str]) -> None:
        self.id = row.text("id")
        self.set = row.text("set", SETS)
        self.strength = row.number("strength", 1, 20)
        self.rewards = _rewards(row, items)
        self.origin = Origin(row)
        row.done()


class HeroRow:
    def __init__(self, row: Row) -> None:
        self.id = row.text("id")
        self.set = row.text("set", SETS)
        self.abilities = row.lines("abilities")
        self.origin = Origin(row)
        row.done()


class ReadingRow:
    """An open reading: the first value is the default."""

    def __init__(self, row: Row) -> None:
        self.id = row.text("id")
        self.values = row.texts("values", KNOWN_READINGS.get(self.id, ()))
        self.rule = row.text("rule")
        self.source = row.text("source", SOURCES)
        row.done()


def _signs(face: str, sign: str) -> int:
    return int(face[1]) if len(face) == 2 and face[0] == sign else 0


def _price(row: Row) -> Price:
    return [row.number(name, 0, 99) for name in RESOURCES]


def _resources(row: Row, key: str) -> Price:
    found = free_of_charge()
    for entry in row.lines(key):
        name, _, number = entry.partition(":")
        if name not in RESOURCES or not number.isdigit():
            raise row.fault(f"{key} has {entry!r}, but must have resources with numbers")
        found[RESOURCES.index(name)] = int(number)
    return found


def _rewards(row: Row, items: Sequence[str]) -> list[int]:
    found: list[int] = []
    for entry in row.lines("rewards"):
        name, _, number = entry.partition(":")
        if name not in items or not number.isdigit():
            raise row.fault(f"rewards has {entry!r}, but must have items with numbers")
        found += [items.index(name)] * int(number)
    return found


def _place(row: Row) -> tuple[int, int]:
    found = re.fullmatch(r"(-?\d+),(-?\d+)", row.text("place"))
    if found is None:
        raise row.fault("place must be two whole numbers, such as 1,0")
    return int(found[1]), int(found[2])


def _edges(row: Row, text: str) -> int:
    if any(sign not in "012345" for sign in text) or len(set(text)) == 6:
        raise row.fault(f"chasms has {text!r}, but edges are 0 to 5, one of them open")
    return sum(1 << int(sign) for sign in text)

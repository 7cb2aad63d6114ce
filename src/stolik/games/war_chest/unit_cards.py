"""The units and the coins, read from data/units.toml (WC-2.1, WC-2.2, WC-2.3, WC-2.4)."""

from __future__ import annotations

from typing import Final

from stolik.engine import box
from stolik.games.war_chest.board import FOLDER

Unit = int
"""A type of unit. No type is in the game twice (WC-4.2), so it also names its owner's unit on the board."""
Coin = int
"""What lies in bags, hands and piles: a unit coin (the number of its unit), a royal coin or a decoy."""

NO_UNIT: Final = -1
FILE: Final = box.find(FOLDER, "war_chest", "units.toml")
SETS: Final = ("base", "nobility", "siege", "nightfall")
UNITS_IN_SET: Final = {"base": 16, "nobility": 4, "siege": 4, "nightfall": 4}
MOVED: Final = "move"
ATTACKED: Final = "attack"
CONTROLLED: Final = "control"
RECRUITED: Final = "recruit"
DEPLOYED: Final = "deploy"
PROCLAIMED: Final = "proclaim"
MOMENTS: Final = (MOVED, ATTACKED, CONTROLLED, RECRUITED, DEPLOYED, PROCLAIMED)
"""After which an attribute may follow (WC-8.8, WC-8.9)."""


class UnitRow:
    def __init__(self, row: box.Row) -> None:
        self.id = row.text("id")
        self.set = row.text("set", SETS)
        self.coins = row.number("coins", 2, 9)
        self.attacks = row.text("attacks", ("always", "tactic")) == "always"
        self.siege = row.text("tactic", ("none", "plain", "siege")) == "siege"
        self.after = row.texts("after", MOMENTS)
        row.done()


def _load() -> list[UnitRow]:
    units = [UnitRow(row) for row in box.rows(FILE, "unit")]
    for name, count in UNITS_IN_SET.items():
        there = sum(unit.set == name for unit in units)
        if there != count:
            raise box.BoxFault(str(FILE), f"the set {name}", f"has {there} units instead of {count}")
    return units


UNITS: Final = _load()
UNIT_IDS: Final = [unit.id for unit in UNITS]


def unit_of(id: str) -> Unit:
    if id not in UNIT_IDS:
        raise box.BoxFault(str(FILE), f"unit {id}", "is missing")
    return UNIT_IDS.index(id)


ARCHER: Final = unit_of("archer")
BERSERKER: Final = unit_of("berserker")
CAVALRY: Final = unit_of("cavalry")
CROSSBOWMAN: Final = unit_of("crossbowman")
ENSIGN: Final = unit_of("ensign")
FOOTMAN: Final = unit_of("footman")
KNIGHT: Final = unit_of("knight")
LANCER: Final = unit_of("lancer")
LIGHT_CAVALRY: Final = unit_of("light_cavalry")
MARSHALL: Final = unit_of("marshall")
MERCENARY: Final = unit_of("mercenary")
PIKEMAN: Final = unit_of("pikeman")
ROYAL_GUARD: Final = unit_of("royal_guard")
SCOUT: Final = unit_of("scout")
SWORDSMAN: Final = unit_of("swordsman")
WARRIOR_PRIEST: Final = unit_of("warrior_priest")
BANNERMAN: Final = unit_of("bannerman")
BISHOP: Final = unit_of("bishop")
EARL: Final = unit_of("earl")
HERALD: Final = unit_of("herald")
SAPPER: Final = unit_of("sapper")
SIEGE_TOWER: Final = unit_of("siege_tower")
TREBUCHET: Final = unit_of("trebuchet")
WAR_WAGON: Final = unit_of("war_wagon")
ASSASSIN: Final = unit_of("assassin")
SABOTEUR: Final = unit_of("saboteur")
INFILTRATOR: Final = unit_of("infiltrator")
SKIRMISHER: Final = unit_of("skirmisher")

UNIT_COUNT: Final = len(UNITS)
MOST_UNITS: Final = [1] * UNIT_COUNT
"""Of each type on the board at a time, unless its card says otherwise (WC-6.3)."""
ODD_TAGS: Final = {"saboteur": "Sb", "siege_tower": "St", "war_wagon": "Ww", "warrior_priest": "Wp"}
TAGS: Final = [ODD_TAGS.get(id, id[:2].capitalize()) for id in UNIT_IDS]
"""How units stand in a picture."""
ROYAL: Final = UNIT_COUNT
DECEIVERS: Final = (INFILTRATOR, SKIRMISHER)
DECOYS: Final = (UNIT_COUNT + 1, UNIT_COUNT + 2)
POISONERS: Final = (ASSASSIN, SABOTEUR)
"""Units with a poison marker of their own, as deceivers have a decoy (WC-N-02, WC-N-03, WC-N-04)."""
COIN_IDS: Final = [*UNIT_IDS, "royal", *(f"decoy_{UNIT_IDS[unit]}" for unit in DECEIVERS)]
COINS_IN_BAG: Final = 2
"""Of each type at the start (WC-4.8)."""


def is_unit(coin: Coin) -> bool:
    return coin < UNIT_COUNT


def is_decoy(coin: Coin) -> bool:
    return coin > ROYAL

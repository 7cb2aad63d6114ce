"""The questions to the box, what matters most for play first, and the entries of the data file that answer them."""

from __future__ import annotations

from typing import Final

from stolik.engine.checklist import Checklist, Point
from stolik.games.karak2.contents import FILE
from stolik.games.karak2.rows import FOLDER

GENERAL: Final = [
    *("number general_strength", "number praetorians_each", "number praetorian_strength", "number praetorian_power"),
    *("number praetorian_points", "number general_points", "number general_life"),
]
BUILDINGS: Final = [
    *("price military_camp", "price archery_range", "price wizard_tower"),
    *("price stables", "price banner_tower", "price portal"),
]
ITEMS: Final = ["item", "number weapons", "number spells", "reading unwanted_items"]
IMPERIUM: Final = ["die time_lord", "die imperial_guard", "monster ghosts", "monster time_lord"]
ABILITIES: Final = ["K-O-43", "K-O-44", "K-O-45", "K-O-46", "K-O-47", "K-O-48", "K-O-49", "K-O-50"]
QUESTIONS: Final = (
    Point("hero-die", ["K-O-30"], ["die hero"]),
    Point("unit-dice", ["K-O-30"], ["die knight", "die archer", "die mage"]),
    Point("monsters", ["K-O-34"], ["monster"]),
    Point("souls", ["K-O-34"], ["item soul_1", "item soul_2", "item soul_3"]),
    Point("building-prices", ["K-O-32"], BUILDINGS),
    Point("unit-prices", ["K-O-32"], ["unit"]),
    Point("general", ["K-O-36", "K-O-37", "K-O-38", "K-O-39"], GENERAL),
    Point("plague", ["K-O-40", "K-O-41", "K-O-18"], ["price cure"]),
    Point("town-tile", ["K-O-17"], ["reading train_and_build_where"]),
    Point("tiles", ["K-O-07"], ["tile"]),
    Point("abilities", ABILITIES, ["hero"]),
    Point("two-armies", ["K-O-99", "K-O-87"], ["reading glory_from_two_armies", "reading two_armies_fought"]),
    Point("glory", ["K-O-33"], ["number glory_most", "number banner_tower"]),
    Point("unconscious", ["K-O-52", "K-O-09"], ["number wake_life"]),
    Point("items", ["K-O-35", "K-O-29", "K-O-97"], ITEMS),
    Point("portal", ["K-O-73"], []),
    Point("start", ["K-O-02"], ["start"]),
    Point("rotation", ["K-O-05"], []),
    Point("limit", ["K-O-31"], ["die skeleton", "die bear", "die titan"]),
    Point("setup", ["K-O-57", "K-O-58", "K-O-55"], []),
    Point("imperium", ["K-O-30", "K-O-34"], IMPERIUM),
    Point("mounts", [], []),
    Point("end", ["K-O-105"], ["reading round_limit", "number last_round"]),
    Point("actions", ["K-O-14", "K-O-79"], ["number heal"]),
    Point("rest", [], ["price", "number", "reading"]),
)
PRICE: Final = ("food", "wood", "stone")
FIELDS: Final = {
    "cost": PRICE,
    "yields": PRICE,
    "counts_to_limit": ("limit",),
    "town_allowed": ("town",),
    "axial": ("place",),
}
WORDS: Final = {
    "die": "die",
    "unit": "die",
    "price": "building",
    "start": "land",
    "tile": "land",
    "monster": "army",
    "item": "item",
    "hero": "hero",
    "reading": "option",
}
CHECKLIST: Final = Checklist(FILE, FOLDER, QUESTIONS, FIELDS, WORDS)

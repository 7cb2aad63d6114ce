"""The word for every value that a question or an event can hold: keys of text/*.ftl."""

from __future__ import annotations

from typing import Final

from stolik.engine.decision import Answer
from stolik.engine.game import Label
from stolik.games.karak2.board import printed_chasms
from stolik.games.karak2.plays import (
    DREAM,
    EXPLORE,
    GO,
    PICK_UP,
    PORTAL,
    RIDE,
    RIDE_OUT,
    TRAIL,
)
from stolik.games.karak2.rows import RESOURCES
from stolik.games.karak2.tables import BUILDING_IDS, COPIES, DICE, DIE_IDS, HERO_IDS, ITEM_IDS, MONSTER_IDS, TILE_IDS

FIELDS: Final = {
    GO: ("tile", "land"),
    TRAIL: ("tile", "land"),
    RIDE: ("over", "tile", "land"),
    PORTAL: ("tile", "land"),
    DREAM: ("seat",),
    EXPLORE: ("edge",),
    RIDE_OUT: ("tile", "land", "edge"),
    PICK_UP: ("item",),
}
"""What a play holds besides its word; `over` is a tile too."""
IDS: Final = {
    "hero": HERO_IDS,
    "die": DIE_IDS,
    "land": TILE_IDS,
    "army": MONSTER_IDS,
    "item": ITEM_IDS,
    "building": list(BUILDING_IDS),
    "resource": list(RESOURCES),
}


def label(kind: str, value: Answer) -> Label:
    if isinstance(value, tuple):
        return tuple_label(kind, value)
    if value is None:
        return f"{kind}-none", {}
    if isinstance(value, bool):
        return f"{kind}-{'yes' if value else 'no'}", {}
    if isinstance(value, str):
        return f"{kind}-{value}", {}
    if kind == "copy":
        land = COPIES[value][0]
        return "copy-of", {
            "land": ("land", land),
            "chasms": ("number", chasms_of(value)),
            "copy": ("number", value + 1),
        }
    return named(kind, value), {}


def named(kind: str, value: int) -> str:
    if kind in IDS:
        return f"{kind}-{IDS[kind][value]}" if 0 <= value < len(IDS[kind]) else f"{kind}-none"
    if kind in ("edge", "rotation"):
        return f"{kind}-{value}"
    return f"={value}"


def chasms_of(copy: int) -> int:
    return bin(printed_chasms(copy)).count("1")


def tuple_label(kind: str, value: tuple[int | str, ...]) -> Label:
    if kind == "thrown":
        die, side = int(value[0]), int(value[1])
        face = DICE[die].faces[side] or "blank"
        return "thrown-die", {"die": ("die", die), "face": ("face", face)}
    if kind == "prey":
        return "prey-army", {"army": ("army", value[1]), "tile": ("tile", value[0])}
    if not value:
        return f"{kind}-none", {}
    verb = str(value[0])
    fields = FIELDS.get(verb, ())
    words: dict[str, tuple[str, Answer]] = {}
    for field, part in zip(fields, value[1:], strict=True):
        words[field] = ("tile" if field == "over" else field, part)
    return f"play-{verb}", words

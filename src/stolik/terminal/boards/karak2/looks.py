"""Colours and signs. Every sign can be told apart without its colour."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from stolik.games.karak2.rows import RESOURCES
from stolik.text import Texts

EDGE: Final = "dim"
CHASM: Final = "▓"
CHASM_INK: Final = "orange4"
TERRAIN: Final = {
    "castle": "♜",
    "forest": "♣",
    "farm": "¤",
    "rocks": "▲",
    "cave": "∩",
    "mine": "Π",
    "rift": "§",
}
INKS: Final = {
    "castle": "bold",
    "forest": "green3",
    "farm": "yellow3",
    "rocks": "grey62",
    "cave": "dark_goldenrod",
    "mine": "dark_goldenrod",
    "rift": "medium_orchid",
}
STYLES: Final = (
    "bold black on yellow3",
    "bold bright_white on blue3",
    "bold bright_white on red3",
    "bold black on green3",
    "bold bright_white on dark_violet",
)
"""By seat."""
ARMY: Final = "bold red3"
HERO: Final = "@"
TOWN: Final = "⌂"
GENERAL: Final = "♚"
RESIDENTS: Final = "☠"
ITEM: Final = "*"
CROWN: Final = "♛"
TURN: Final = "▸"
HEART, EMPTY_HEART = "♥", "♡"


def letter(resource: str, texts: Texts) -> str:
    """One letter for the map: the first of its name."""
    return texts.say(f"resource-{resource}")[0]


def yields(goods: Mapping[str, int], texts: Texts) -> str:
    return "".join(letter(resource, texts) * goods.get(resource, 0) for resource in RESOURCES)


def goods_in_words(goods: Mapping[str, int], texts: Texts) -> str:
    return ", ".join(f"{texts.say(f'resource-{resource}')} {goods.get(resource, 0)}" for resource in RESOURCES)


def price_in_words(price: Iterable[int], texts: Texts) -> str:
    """Only what has to be paid."""
    paid = [(resource, number) for resource, number in zip(RESOURCES, price, strict=True) if number]
    return ", ".join(f"{texts.say(f'resource-{resource}')} {number}" for resource, number in paid) or "0"


def counted(kind: str, ids: Iterable[str], texts: Texts) -> str:
    """Each once, with how many there are."""
    found = Counter(ids)
    return ", ".join(texts.say(f"{kind}-{id}") + (f" ×{many}" if many > 1 else "") for id, many in found.items())

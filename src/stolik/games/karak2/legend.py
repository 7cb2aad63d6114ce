"""What the box holds and which of it is our reading: the same in every view, so that a table can tell both."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypedDict

from stolik.games.karak2 import contents
from stolik.games.karak2.rows import RESOURCES, Origin, Price


class Legend(TypedDict):
    """`ours` names, by kind, what is reconstructed: prices, abilities, effects of buildings, single numbers.

    `limited` are the dice that count to the limit of an army (K-O-31).
    """

    faces: dict[str, list[str]]
    prices: dict[str, dict[str, int]]
    strengths: dict[str, int]
    attacks: dict[str, int]
    numbers: dict[str, int]
    abilities: dict[str, list[str]]
    limited: list[str]
    ours: dict[str, list[str]]


def is_ours(origin: Origin) -> bool:
    return origin.source == "ours" or bool(origin.ours)


def ours(entries: Iterable[tuple[str, Origin]]) -> list[str]:
    return [id for id, origin in entries if is_ours(origin)]


def partly_ours(entries: Iterable[tuple[str, Origin]], part: str) -> list[str]:
    """Those of which this part is our reading."""
    return [id for id, origin in entries if part in origin.ours or origin.source == "ours"]


def priced(price: Price) -> dict[str, int]:
    return {name: number for name, number in zip(RESOURCES, price, strict=True) if number}


LEGEND: Final[Legend] = {
    "faces": {die.id: die.faces[:] for die in contents.DICE},
    "prices": {
        **{row.id: priced(row.price) for row in contents.PRICES.values()},
        **{row.id: priced(row.price) for row in contents.UNITS},
    },
    "strengths": {row.id: row.strength for row in contents.MONSTERS},
    "attacks": {row.id: row.attack for row in contents.ITEMS if row.attack},
    "numbers": contents.NUMBERS,
    "limited": [die.id for die in contents.DICE if die.limited],
    "abilities": {row.id: row.abilities[:] for row in contents.HEROES},
    "ours": {
        "die": ours([(row.id, row.origin) for row in contents.DICE]),
        "price": [
            *ours([(row.id, row.origin) for row in contents.PRICES.values()]),
            *ours([(row.id, row.origin) for row in contents.UNITS]),
        ],
        "land": ours([(row.id, row.origin) for row in contents.TILES]),
        "army": ours([(row.id, row.origin) for row in contents.MONSTERS]),
        "item": ours([(row.id, row.origin) for row in contents.ITEMS]),
        "ability": [ability for row in contents.HEROES for ability in row.abilities if ability in row.origin.ours],
        "effect": partly_ours([(id, contents.PRICES[id].origin) for id in contents.BUILDING_IDS], "effect"),
        "number": [id for id, source in contents.NUMBER_SOURCES.items() if source == "ours"],
    },
}

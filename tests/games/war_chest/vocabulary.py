"""What the contract must know of the texts of War Chest."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from stolik.games.war_chest.decrees import DECREE_IDS
from stolik.games.war_chest.units import COIN_IDS, SETS, UNIT_IDS, is_unit
from stolik.games.war_chest.words import FIELDS
from tests.games.boards import board_words

SAME_WORDS = {
    *("game-name", "option-berserker"),
    *("unit-berserker", "unit-infiltrator", "coin-berserker", "coin-infiltrator"),
    *("option-setup-gaugamela", "option-setup-bannockburn", "option-setup-crecy"),
    *("tag-berserker", "tag-marshall", "tag-bishop", "tag-herald", "tag-trebuchet", "tag-saboteur"),
    "tag-infiltrator",
}
"""What reads the same in every language: proper names."""


def words() -> Iterator[str]:
    """Keys of its texts that clients need and play alone need not show."""
    explained: dict[str, Iterable[str]] = {"unit": UNIT_IDS, "decree": DECREE_IDS}
    plain: dict[str, Iterable[str]] = {
        "coin": COIN_IDS,
        "play": (*FIELDS, "tactic-here"),
        "set": SETS,
        "tag": UNIT_IDS,
        "verb": FIELDS,
    }
    for kind, values in explained.items():
        yield from (f"{kind}-{value}{text}" for value in values for text in ("", "-text"))
    for kind, values in plain.items():
        yield from (f"{kind}-{value}" for value in values)
    yield from (f"coin-{id}-text" for coin, id in enumerate(COIN_IDS) if not is_unit(coin))
    yield from board_words("stolik.games.war_chest", "chest-", "boards/war_chest")

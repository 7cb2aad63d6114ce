"""What the contract must know of the texts of War Chest."""

from __future__ import annotations

from collections.abc import Iterator

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
    """Keys of its texts that no kind of thing declares and play alone need not show."""
    yield from board_words("stolik.games.war_chest", "chest-", "boards/war_chest")

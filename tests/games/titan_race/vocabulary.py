"""What the contract must know of the texts of Titan Race."""

from __future__ import annotations

from collections.abc import Iterator

from stolik.games.titan_race.progress import NAMES
from tests.games.boards import board_words

SAME_WORDS = {
    *("titan-ragnarok", "titan-rassik", "titan-kraken", "titan-slaugg", "titan-chtoolhoo"),
    *("rider-masakrator", "rider-ragnarok", "rider-rassik", "rider-chtoolhoo"),
}
"""What reads the same in every language: proper names."""


def words() -> Iterator[str]:
    """Keys of its texts that no kind of thing declares and play alone need not show."""
    yield from (f"part-{name}" for name in NAMES)
    yield from board_words("stolik.games.titan_race", "race-", "boards/titan_race")

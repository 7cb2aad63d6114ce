"""What the contract must know of the texts of Titan Race."""

from __future__ import annotations

from collections.abc import Iterator

from stolik.games.titan_race.board import DIRECTIONS
from stolik.games.titan_race.cards import CARD_IDS
from stolik.games.titan_race.dice import COLOURS, LEGS
from stolik.games.titan_race.state import HEALTH
from stolik.games.titan_race.titans import TITAN_IDS
from stolik.games.titan_race.tracks import EFFECTS, TRACKS
from tests.games.boards import board_words

SAME_WORDS = {
    *("titan-ragnarok", "titan-rassik", "titan-kraken", "titan-slaugg", "titan-chtoolhoo"),
    *("rider-masakrator", "rider-ragnarok", "rider-rassik", "rider-chtoolhoo"),
}
"""What reads the same in every language: proper names."""


def words() -> Iterator[str]:
    """Keys of its texts that clients need and play alone need not show."""
    explained = {"ability": TITAN_IDS, "card": CARD_IDS, "face": COLOURS, "track": TRACKS}
    plain = {
        "action": ("die", "ability", "play", "discard", "reroll", "end"),
        "card": ("none", "unknown"),
        "colour": COLOURS,
        "direction": DIRECTIONS,
        "health": HEALTH,
        "maneuver": (*LEGS, "pay", "strike", "trap"),
        "rider": TITAN_IDS,
        "terrain": EFFECTS,
        "titan": TITAN_IDS,
    }
    for kind, values in explained.items():
        yield from (f"{kind}-{value}{text}" for value in values for text in ("", "-text"))
    for kind, values in plain.items():
        yield from (f"{kind}-{value}" for value in values)
    yield from board_words("stolik.games.titan_race", "race-", "boards/titan_race")

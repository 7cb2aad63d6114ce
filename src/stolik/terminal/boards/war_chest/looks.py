"""Colours and signs. Every sign can be told apart without its colour."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from stolik.games.war_chest.view import HexView
from stolik.text import Texts

EDGE: Final = "dim"
SIDES: Final = "AB"
MARCHES: Final = "▼▲"
"""Side A comes from the top, side B from the bottom."""
STYLES: Final = ("black on yellow3", "bright_white on blue3")
INKS: Final = ("bold yellow3", "bold dodger_blue2")
LOCATION: Final = "o"
FORT: Final = "#"
POISON: Final = {"assassin": "!", "saboteur": "?"}
BOTH_POISONS: Final = "‽"
REMOVED: Final = "×"
TURN: Final = "▸"
CROWN: Final = "♔"
DECOY: Final = "*"


def tag_of(coin: str, texts: Texts) -> str:
    """Two letters for a unit or its coin, a crown for the royal coin, a star behind a decoy."""
    if coin == "royal":
        return CROWN
    if coin.startswith("decoy_"):
        return tag_of(coin.removeprefix("decoy_"), texts) + DECOY
    return texts.say(f"tag-{coin}")


def tags(coins: Iterable[str], texts: Texts) -> str:
    """Each once, with how many there are."""
    counted = Counter(coins)
    return " ".join(tag_of(coin, texts) + (str(many) if many > 1 else "") for coin, many in counted.items()) or "–"


def poison_of(hex: HexView) -> str:
    if len(hex["poison"]) > 1:
        return BOTH_POISONS
    return "".join(POISON[poisoner] for poisoner in hex["poison"])

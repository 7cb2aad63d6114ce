"""Colours and signs. Every sign can be told apart without its colour."""

from __future__ import annotations

from typing import Final

from stolik.games.tash_kalar.cards import RANKS
from stolik.games.tash_kalar.view import SquareView, View
from stolik.text import Texts

EDGE: Final = "dim"
SIDES: Final = "ABCD"
TURN: Final = "▸"
GATE: Final = "∩"
RED: Final = "◆"
GREEN: Final = "♣"
GROUNDS: Final = {"R": (RED, "bold red3"), "G": (GREEN, "bold green3"), ".": (" ", "none")}
MARKED: Final = "+"
MET: Final = "✓"
ARROWS: Final = "↑↗→↘↓↙←↖"
"""Clockwise from north, as the directions are counted."""
STYLES: Final = {
    "": "bold",
    "northern": "bright_white on blue3",
    "southern": "bright_white on red3",
    "highland": "black on yellow3",
    "sylvan": "black on green3",
    "everfrost": "black on grey93",
    "nethervoid": "black on dark_orange",
    "etherweave": "bright_white on purple4",
}
"""By the school whose pieces a side plays with."""


def letter_of(rank: str, texts: Texts) -> str:
    """Small for a common piece, and so on up: the first letter of its rank."""
    return texts.say("arena-ranks")[RANKS.index(rank) - 1]


def style_of(view: View, side: int) -> str:
    return STYLES[view["sides"][side]["school"]]


def piece_of(square: SquareView, texts: Texts) -> str:
    """Its side and its rank, and a sign if it is the Gate; nothing for an empty square."""
    if square["side"] is None:
        return ""
    return SIDES[square["side"]] + letter_of(square["rank"], texts) + (GATE if square["gate"] else "")

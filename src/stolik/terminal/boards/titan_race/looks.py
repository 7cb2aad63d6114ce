"""Colours and signs. Every sign can be told apart without its colour."""

from __future__ import annotations

from typing import Final, NamedTuple

from rich.text import Text

from stolik.games.titan_race.dice import COLOURS
from stolik.games.titan_race.titans import TITAN_IDS, TITANS
from stolik.text import Texts


class Look(NamedTuple):
    """`ground` colours the whole square, `ink` its sign; `word` is a key of the texts, for the legend."""

    sign: str
    ground: str
    ink: str
    word: str


PLAIN: Final = Look(" ", "", "", "")
LOOKS: Final = {
    ".": PLAIN,
    "s": PLAIN,
    "*": Look("◆", "", "bold orange3", "race-special"),
    "L": Look("≈", "on dark_red", "bright_white", "terrain-lava"),
    "P": Look("‡", "on navy_blue", "bright_white", "terrain-pirates"),
    "S": Look("♜", "on grey35", "bright_white", "terrain-statues"),
    "O": Look("★", "on purple4", "bright_white", "terrain-pentagrams"),
    "I": Look("*", "on deep_sky_blue4", "bright_white", "terrain-ice"),
    "<": Look("◄", "on color(58)", "bright_white", "race-super-left"),
    ">": Look("►", "on color(58)", "bright_white", "race-super-right"),
    "M": Look("▲", "on color(58)", "bright_white", "race-multi"),
}
TRAP: Final = "^"
OUT: Final = "×"
TURN: Final = "▸"
HEART, EMPTY_HEART, DIE = "♥", "♡", "■"
BACKGROUNDS: Final = {
    "yellow": "black on yellow3",
    "blue": "bright_white on blue3",
    "brown": "bright_white on orange4",
    "red": "bright_white on red3",
    "green": "black on green3",
    "purple": "bright_white on dark_violet",
}
INKS: Final = {
    "yellow": "yellow3",
    "blue": "dodger_blue2",
    "brown": "dark_goldenrod",
    "red": "red3",
    "green": "green3",
    "purple": "medium_orchid",
}
EDGE: Final = "dim"


def die(colour: str, texts: Texts) -> Text:
    return Text.assemble((DIE, INKS[colour]), " ", texts.say(f"colour-{colour}"))


def style_of(titan: str) -> str:
    """A titan is shown in the colour of its die."""
    return BACKGROUNDS[COLOURS[TITANS[TITAN_IDS.index(titan)].colour]]


def tag_of(titan: str, texts: Texts) -> str:
    """Two letters: the first of its name, and the earliest that tells it from all the others."""
    name = texts.say(f"titan-{titan}")
    others = [texts.say(f"titan-{other}") for other in TITAN_IDS if other != titan]
    for letter in name[1:]:
        if letter.isalpha() and not any(_could_be(name[0] + letter, other) for other in others):
            return name[0] + letter
    return name[:2]


def _could_be(tag: str, name: str) -> bool:
    """Would somebody read the tag as that name?"""
    return name[0] == tag[0] and tag[1] in name[1:3]

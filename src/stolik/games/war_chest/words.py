"""The word for every value that a question or an event can hold: keys of text/*.ftl."""

from __future__ import annotations

from typing import Final

from stolik.engine.decision import Answer
from stolik.engine.game import Label
from stolik.games.war_chest.board import HEXES, NO_HEX, name_of
from stolik.games.war_chest.decrees import DECREE_IDS
from stolik.games.war_chest.unit_cards import COIN_IDS, UNIT_IDS

FIELDS: Final = {
    "deploy": ("hex",),
    "bolster": ("hex",),
    "claim": (),
    "recruit": ("unit",),
    "pass": (),
    "proclaim": ("decree",),
    "cure": (),
    "return": (),
    "move": ("hex", "to"),
    "control": ("hex",),
    "attack": ("hex", "to"),
    "tactic": ("hex", "to"),
}
"""What a play holds besides its verb and its coin; `to` is a hex too."""


def label(kind: str, value: Answer) -> Label:
    if kind == "play" and isinstance(value, tuple):
        return play_label(value)
    if value is None:
        return f"{kind}-none", {}
    if isinstance(value, bool):
        return f"{kind}-{'yes' if value else 'no'}", {}
    if isinstance(value, str):
        return f"{kind}-{value}", {}
    if isinstance(value, tuple):
        return f"{kind}-none", {}
    return _named(kind, value), {}


def play_label(value: tuple[int | str, ...]) -> Label:
    """A tactic without a first choice is told without a hex to go to."""
    verb = str(value[0])
    fields = ("coin", *FIELDS[verb])
    words: dict[str, tuple[str, Answer]] = {}
    for field, part in zip(fields, value[1:], strict=True):
        if part != NO_HEX:
            words[field] = ("hex" if field == "to" else field, part)
    return f"play-{verb}" if len(words) == len(fields) else f"play-{verb}-here", words


def _named(kind: str, value: int) -> str:
    if kind == "hex":
        return "=" + name_of(value) if 0 <= value < HEXES else "hex-none"
    if kind == "unit":
        return f"unit-{UNIT_IDS[value]}"
    if kind == "coin":
        return f"coin-{COIN_IDS[value]}"
    if kind == "decree":
        return f"decree-{DECREE_IDS[value]}"
    if kind == "side":
        return f"side-{'ab'[value]}"
    return f"={value}"

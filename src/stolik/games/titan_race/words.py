"""The word for every value that a question or an event can hold: keys of text/*.ftl."""

from __future__ import annotations

from stolik.engine.decision import Answer
from stolik.engine.game import Label
from stolik.games.titan_race.board import DIRECTIONS, OFF, name_of
from stolik.games.titan_race.cards import CARD_IDS
from stolik.games.titan_race.dice import COLOURS
from stolik.games.titan_race.titans import TITAN_IDS


def label(kind: str, value: Answer) -> Label:
    if isinstance(value, tuple):
        verb, what = value
        return f"{kind}-{verb}", {"what": ("cell" if kind == "maneuver" else "card", what)}
    if value is None:
        return f"{kind}-none", {}
    if isinstance(value, str):
        return f"{kind}-{value}", {}
    return _named(kind, int(value)), {}


def _named(kind: str, value: int) -> str:
    if kind == "cell":
        return "cell-off" if value == OFF else "=" + name_of(value)
    if kind == "titan":
        return f"titan-{TITAN_IDS[value]}"
    if kind == "ability":
        return f"ability-{TITAN_IDS[value]}"
    if kind == "card":
        return f"card-{CARD_IDS[value]}"
    if kind == "colour":
        return f"colour-{COLOURS[value]}"
    if kind == "direction":
        return f"direction-{DIRECTIONS[value]}"
    return f"={value}"

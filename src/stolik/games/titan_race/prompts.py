"""The closed vocabulary between the rules and whoever shows them: every question and every event."""

from __future__ import annotations

from typing import Final

from stolik.engine.things import NUMBER, EventKind, Prompt
from stolik.games.titan_race.things import ABILITY, ACTION, CARD, CELL, COLOUR, DICE, DIRECTION, SEAT, TITAN

PROMPTS: Final = {
    # Asked of chance
    "titan": Prompt(TITAN, "TR-06"),
    "card": Prompt(CARD, "TR-09"),
    "start": Prompt(COLOUR, "TR-21"),
    "roll": Prompt(COLOUR, "TR-23"),
    # Set-up and draft
    "choose-titan": Prompt(TITAN, "TR-06", public=True),
    "first-titan": Prompt(TITAN, "TR-107", public=True),
    "first-die": Prompt(COLOUR, "TR-23", TITAN, public=True),
    "die": Prompt(COLOUR, "TR-27", TITAN, public=True),
    "idle-die": Prompt(COLOUR, "TR-67", TITAN),
    "entry": Prompt(CELL, "TR-22", TITAN, public=True),
    # A turn
    "turn": Prompt(ACTION, "TR-28", TITAN, public=True),
    "face": Prompt(COLOUR, "TR-35", TITAN, public=True),
    "maneuver": Prompt(ACTION, "TR-28", TITAN, public=True),
    "after": Prompt(ACTION, "TR-O-18", TITAN),
    "rest": Prompt(ACTION, "TR-28", TITAN, public=True),
    # Abilities and cards
    "trap": Prompt(CELL, "TR-55", TITAN, public=True),
    "shove-whom": Prompt(TITAN, "TR-38", TITAN, public=True),
    "shove-where": Prompt(DIRECTION, "TR-O-13", TITAN, public=True),
    "bounce": Prompt(DIRECTION, "TR-38", TITAN, public=True),
    "swap": Prompt(TITAN, "TR-38", TITAN, public=True),
    "drain": Prompt(TITAN, "TR-38", TITAN, public=True),
    "borrow": Prompt(TITAN, "TR-42", TITAN, public=True),
    "card-move": Prompt(DIRECTION, "TR-42", TITAN, public=True),
    "card-shot": Prompt(DIRECTION, "TR-42", TITAN, public=True),
    "card-curse": Prompt(TITAN, "TR-42", TITAN, public=True),
    # Out of turn
    "pirates": Prompt(CARD, "TR-87", TITAN),
    "shield": Prompt(CARD, "TR-O-26", TITAN),
    "anchor": Prompt(CARD, "TR-O-26", TITAN),
    "payback": Prompt(CARD, "TR-O-26", TITAN),
}

EVENTS: Final = {
    "choose-titan": EventKind({"seat": SEAT, "titan": TITAN}),
    "order": EventKind({"seat": SEAT, "titan": TITAN, "other": TITAN}),
    "draw": EventKind({"seat": SEAT, "card": CARD}, reveals=True),
    "start": EventKind({"colour": COLOUR, "titan": TITAN}, reveals=True),
    "start-player": EventKind({"colour": COLOUR, "named": TITAN, "seat": SEAT, "titan": TITAN}, reveals=True),
    "round": EventKind({"round": NUMBER}),
    "turn": EventKind({"titan": TITAN}),
    "roll": EventKind({"titan": TITAN, "dice": DICE}, reveals=True),
    "take-die": EventKind({"titan": TITAN, "colour": COLOUR}),
    "face": EventKind({"titan": TITAN, "colour": COLOUR}),
    "strike": EventKind({"titan": TITAN, "cell": CELL}),
    "enter": EventKind({"titan": TITAN, "cell": CELL}),
    "pass": EventKind({"titan": TITAN}),
    "wake": EventKind({"titan": TITAN, "life": NUMBER}),
    "move": EventKind({"titan": TITAN, "start": CELL, "end": CELL}),
    "slide": EventKind({"titan": TITAN, "start": CELL, "end": CELL}),
    "fly": EventKind({"titan": TITAN, "start": CELL, "end": CELL}),
    "swap": EventKind({"titan": TITAN, "other": TITAN}),
    "push": EventKind({"titan": TITAN, "direction": DIRECTION, "squares": NUMBER, "by": TITAN}),
    "shove": EventKind({"by": TITAN, "titan": TITAN, "direction": DIRECTION}),
    "blocked": EventKind({"titan": TITAN, "cell": CELL}),
    "lap": EventKind({"titan": TITAN, "lap": NUMBER}),
    "lap-back": EventKind({"titan": TITAN, "lap": NUMBER}),
    "damage": EventKind({"titan": TITAN, "life": NUMBER}),
    "pay": EventKind({"titan": TITAN, "life": NUMBER}),
    "gain": EventKind({"titan": TITAN, "life": NUMBER}),
    "knockout": EventKind({"titan": TITAN}),
    "trap": EventKind({"titan": TITAN, "cell": CELL}),
    "trap-gone": EventKind({"cell": CELL}),
    "blast": EventKind({"cell": CELL}),
    "ability": EventKind({"titan": TITAN, "ability": ABILITY}),
    "play": EventKind({"titan": TITAN, "card": CARD}, reveals=True),
    "discard": EventKind({"titan": TITAN, "card": CARD}, reveals=True),
    "give": EventKind({"titan": TITAN, "card": CARD}, reveals=True),
    "reshuffle": EventKind({}, reveals=True),
    "reroll": EventKind({"titan": TITAN, "colour": COLOUR}, reveals=True),
    "win": EventKind({"titan": TITAN}),
}

"""The closed vocabulary between the rules and whoever shows them: every question and every event."""

from __future__ import annotations

from typing import Final

from stolik.engine.things import NUMBER, EventKind, Prompt
from stolik.games.titan_race.things import ABILITY, ACTION, CARD, CELL, COLOUR, DICE, DIRECTION, MANEUVER, SEAT, TITAN

PROMPTS: Final = {
    # Asked of chance
    "titan": Prompt(TITAN, "TR-06"),
    "card": Prompt(CARD, "TR-09"),
    "start": Prompt(COLOUR, "TR-21"),
    "roll": Prompt(COLOUR, "TR-23"),
    # Set-up and draft
    "choose-titan": Prompt(TITAN, "TR-06"),
    "die": Prompt(COLOUR, "TR-23", TITAN),
    "entry": Prompt(CELL, "TR-22", TITAN),
    # A turn
    "turn": Prompt(ACTION, "TR-28", TITAN),
    "face": Prompt(COLOUR, "TR-35", TITAN),
    "maneuver": Prompt(MANEUVER, "TR-28", TITAN),
    "after": Prompt(MANEUVER, "TR-O-18", TITAN),
    # Abilities and cards
    "trap": Prompt(CELL, "TR-55", TITAN),
    "shove-whom": Prompt(TITAN, "TR-38", TITAN),
    "shove-where": Prompt(DIRECTION, "TR-O-13", TITAN),
    "bounce": Prompt(DIRECTION, "TR-38", TITAN),
    "swap": Prompt(TITAN, "TR-38", TITAN),
    "drain": Prompt(TITAN, "TR-38", TITAN),
    "borrow": Prompt(TITAN, "TR-42", TITAN),
    "card-move": Prompt(DIRECTION, "TR-42", TITAN),
    "card-shot": Prompt(DIRECTION, "TR-42", TITAN),
    "card-curse": Prompt(TITAN, "TR-42", TITAN),
    # Out of turn
    "pirates": Prompt(CARD, "TR-87", TITAN),
    "shield": Prompt(CARD, "TR-O-26", TITAN),
    "anchor": Prompt(CARD, "TR-O-26", TITAN),
    "payback": Prompt(CARD, "TR-O-26", TITAN),
}

EVENTS: Final = {
    "choose-titan": EventKind({"seat": SEAT, "titan": TITAN}),
    "draw": EventKind({"seat": SEAT, "card": CARD}, reveals=True),
    "start": EventKind({"colour": COLOUR, "titan": TITAN}, reveals=True),
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
    "push": EventKind({"titan": TITAN, "direction": DIRECTION, "squares": NUMBER}),
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
    "reshuffle": EventKind({}, reveals=True),
    "reroll": EventKind({"titan": TITAN, "colour": COLOUR}, reveals=True),
    "win": EventKind({"titan": TITAN}),
}

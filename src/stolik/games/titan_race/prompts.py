"""The closed vocabulary between the rules and whoever shows them: every question and every event."""

from __future__ import annotations

from typing import Final

from stolik.engine.decision import Prompt
from stolik.engine.events import EventKind

PROMPTS: Final = {
    # Asked of chance
    "titan": Prompt("titan", "TR-06"),
    "card": Prompt("card", "TR-09"),
    "start": Prompt("colour", "TR-21"),
    "roll": Prompt("colour", "TR-23"),
    # Set-up and draft
    "choose-titan": Prompt("titan", "TR-06"),
    "die": Prompt("colour", "TR-23", "titan"),
    "entry": Prompt("cell", "TR-22", "titan"),
    # A turn
    "turn": Prompt("action", "TR-28", "titan"),
    "face": Prompt("colour", "TR-35", "titan"),
    "maneuver": Prompt("maneuver", "TR-28", "titan"),
    "after": Prompt("maneuver", "TR-O-18", "titan"),
    # Abilities and cards
    "trap": Prompt("cell", "TR-55", "titan"),
    "shove-whom": Prompt("titan", "TR-38", "titan"),
    "shove-where": Prompt("direction", "TR-O-13", "titan"),
    "bounce": Prompt("direction", "TR-38", "titan"),
    "swap": Prompt("titan", "TR-38", "titan"),
    "drain": Prompt("titan", "TR-38", "titan"),
    "borrow": Prompt("titan", "TR-42", "titan"),
    "card-move": Prompt("direction", "TR-42", "titan"),
    "card-shot": Prompt("direction", "TR-42", "titan"),
    "card-curse": Prompt("titan", "TR-42", "titan"),
    # Out of turn
    "pirates": Prompt("card", "TR-87", "titan"),
    "shield": Prompt("card", "TR-O-26", "titan"),
    "anchor": Prompt("card", "TR-O-26", "titan"),
    "payback": Prompt("card", "TR-O-26", "titan"),
}

EVENTS: Final = {
    "choose-titan": EventKind({"seat": "seat", "titan": "titan"}),
    "draw": EventKind({"seat": "seat", "card": "card"}, reveals=True),
    "start": EventKind({"colour": "colour", "titan": "titan"}, reveals=True),
    "round": EventKind({"round": "number"}),
    "turn": EventKind({"titan": "titan"}),
    "roll": EventKind({"titan": "titan", "dice": "colours"}, reveals=True),
    "take-die": EventKind({"titan": "titan", "colour": "colour"}),
    "face": EventKind({"titan": "titan", "colour": "colour"}),
    "strike": EventKind({"titan": "titan", "cell": "cell"}),
    "enter": EventKind({"titan": "titan", "cell": "cell"}),
    "pass": EventKind({"titan": "titan"}),
    "wake": EventKind({"titan": "titan", "life": "number"}),
    "move": EventKind({"titan": "titan", "start": "cell", "end": "cell"}),
    "slide": EventKind({"titan": "titan", "start": "cell", "end": "cell"}),
    "fly": EventKind({"titan": "titan", "start": "cell", "end": "cell"}),
    "swap": EventKind({"titan": "titan", "other": "titan"}),
    "push": EventKind({"titan": "titan", "direction": "direction", "squares": "number"}),
    "blocked": EventKind({"titan": "titan", "cell": "cell"}),
    "lap": EventKind({"titan": "titan", "lap": "number"}),
    "lap-back": EventKind({"titan": "titan", "lap": "number"}),
    "damage": EventKind({"titan": "titan", "life": "number"}),
    "pay": EventKind({"titan": "titan", "life": "number"}),
    "gain": EventKind({"titan": "titan", "life": "number"}),
    "knockout": EventKind({"titan": "titan"}),
    "trap": EventKind({"titan": "titan", "cell": "cell"}),
    "trap-gone": EventKind({"cell": "cell"}),
    "blast": EventKind({"cell": "cell"}),
    "ability": EventKind({"titan": "titan", "ability": "ability"}),
    "play": EventKind({"titan": "titan", "card": "card"}, reveals=True),
    "discard": EventKind({"titan": "titan", "card": "card"}, reveals=True),
    "reshuffle": EventKind({}, reveals=True),
    "reroll": EventKind({"titan": "titan", "colour": "colour"}, reveals=True),
    "win": EventKind({"titan": "titan"}),
}

"""The closed vocabulary between the rules and whoever shows them: every question and every event."""

from __future__ import annotations

from typing import Final

from stolik.engine.decision import Prompt
from stolik.engine.events import EventKind

PROMPTS: Final = {
    # Asked of chance
    "coin": Prompt("coin", "WC-5.1"),
    "unit": Prompt("unit", "WC-4.3"),
    "decree": Prompt("decree", "WC-13.1"),
    "layout": Prompt("number", "WC-14.1"),
    "flip": Prompt("side", "WC-4.3"),
    # Set-up
    "draft": Prompt("unit", "WC-4.5"),
    "ban": Prompt("unit", "WC-4.6"),
    "first-drafter": Prompt("seat", "WC-12.4"),
    # A turn
    "play": Prompt("play", "WC-5.4"),
    "bonus": Prompt("play", "WC-8.30"),
    # Within a tactic or a decree
    "target": Prompt("hex", "WC-6.13", "unit"),
    "step": Prompt("hex", "WC-6.10", "unit"),
    "poison": Prompt("hex", "WC-N-11", "unit"),
    "recruit": Prompt("unit", "WC-6.7"),
    "footman": Prompt("play", "WC-8.17"),
    "bishop": Prompt("play", "WC-13.16"),
    "decree-earl": Prompt("decree", "WC-13.18"),
    "guard": Prompt("hex", "WC-13.9"),
    "march": Prompt("hex", "WC-13.10"),
    "redeploy": Prompt("hex", "WC-13.11"),
    "deploy-where": Prompt("hex", "WC-6.2", "unit"),
    "reinforce": Prompt("unit", "WC-13.12"),
    "sacrifice": Prompt("hex", "WC-13.13"),
    "spy-whom": Prompt("seat", "WC-13.14"),
    "spy": Prompt("coin", "WC-13.14"),
    # Attributes
    "replace": Prompt("replacement", "WC-7.4", "hex"),
    "next": Prompt("unit", "WC-8.6"),
    "step-on": Prompt("hex", "WC-8.29", "unit"),
    "again": Prompt("play", "WC-8.13"),
    "maneuver": Prompt("play", "WC-8.3", "unit"),
    "shove-whom": Prompt("hex", "WC-13.15"),
    "shove-where": Prompt("hex", "WC-13.15", "unit"),
    "build": Prompt("answer", "WC-14.15", "hex"),
    "raise": Prompt("answer", "WC-14.17", "hex"),
    "rob": Prompt("answer", "WC-15.2", "unit"),
    "sabotage": Prompt("hex", "WC-15.4"),
    "deceive": Prompt("seat", "WC-15.6"),
}

EVENTS: Final = {
    # Set-up
    "decree": EventKind({"decree": "decree"}, reveals=True),
    "forts": EventKind({"hexes": "hexes"}, reveals=True),
    "reveal": EventKind({"units": "units"}, reveals=True),
    "deal": EventKind({"seat": "seat", "unit": "unit"}, reveals=True),
    "first-drafter": EventKind({"seat": "seat"}, reveals=True),
    "draft": EventKind({"seat": "seat", "unit": "unit"}),
    "ban": EventKind({"seat": "seat", "unit": "unit"}),
    "initiative": EventKind({"seat": "seat"}, reveals=True),
    # Round and turn
    "round": EventKind({"round": "number"}),
    "draw": EventKind({"seat": "seat", "coin": "coin"}, reveals=True),
    "refill": EventKind({"seat": "seat"}, reveals=True),
    "deploy": EventKind({"seat": "seat", "unit": "unit", "hex": "hex"}, reveals=True),
    "bolster": EventKind({"seat": "seat", "unit": "unit", "hex": "hex"}, reveals=True),
    "discard": EventKind({"seat": "seat", "coin": "coin"}, reveals=True),
    "claim": EventKind({"seat": "seat", "coin": "coin"}),
    "pay-recruit": EventKind({"seat": "seat", "coin": "coin"}),
    "pass": EventKind({"seat": "seat", "coin": "coin"}),
    "recruit": EventKind({"seat": "seat", "unit": "unit"}),
    # Maneuvers
    "move": EventKind({"unit": "unit", "start": "hex", "end": "hex"}),
    "control": EventKind({"unit": "unit", "hex": "hex"}),
    "attack": EventKind({"unit": "unit", "start": "hex", "end": "hex"}),
    "lose": EventKind({"unit": "unit", "hex": "hex", "coins": "number"}),
    "destroyed": EventKind({"unit": "unit", "hex": "hex"}),
    "lose-supply": EventKind({"unit": "unit"}),
    "pay-stack": EventKind({"unit": "unit", "hex": "hex"}),
    "raise": EventKind({"unit": "unit", "hex": "hex"}),
    # Nobility
    "proclaim": EventKind({"seat": "seat", "decree": "decree"}),
    "shove": EventKind({"unit": "unit", "start": "hex", "end": "hex"}),
    "redeploy": EventKind({"unit": "unit", "start": "hex", "end": "hex"}),
    "reinforce": EventKind({"seat": "seat", "unit": "unit"}),
    "spy": EventKind({"seat": "seat", "other": "seat"}, reveals=True),
    "spied": EventKind({"seat": "seat", "other": "seat", "coin": "coin"}, reveals=True),
    "spied-down": EventKind({"seat": "seat", "other": "seat", "coin": "coin"}, reveals=True),
    # Siege
    "fort-down": EventKind({"hex": "hex"}),
    "fort-up": EventKind({"hex": "hex"}),
    # Nightfall
    "poison": EventKind({"poisoner": "unit", "unit": "unit", "hex": "hex"}),
    "cure": EventKind({"unit": "unit"}),
    "deceive": EventKind({"unit": "unit", "seat": "seat"}),
    "return": EventKind({"seat": "seat", "unit": "unit"}, reveals=True),
    # The end
    "win": EventKind({"side": "side"}),
    "draw-game": EventKind({}),
}

"""The closed vocabulary between the rules and whoever shows them: every question and every event."""

from __future__ import annotations

from typing import Final

from stolik.engine.things import NUMBER, EventKind, Prompt
from stolik.games.war_chest import things

PROMPTS: Final = {
    # Asked of chance
    "coin": Prompt(things.COIN, "WC-5.1"),
    "unit": Prompt(things.UNIT, "WC-4.3"),
    "decree": Prompt(things.DECREE, "WC-13.1"),
    "layout": Prompt(things.LAYOUT, "WC-14.1"),
    "flip": Prompt(things.SIDE, "WC-4.3"),
    # Set-up
    "draft": Prompt(things.UNIT, "WC-4.5", public=True),
    "ban": Prompt(things.UNIT, "WC-4.6", public=True),
    "first-drafter": Prompt(things.SEAT, "WC-12.4", public=True),
    # A turn
    "play": Prompt(things.PLAY, "WC-5.4", public=True),
    "bonus": Prompt(things.PLAY, "WC-8.30"),
    # Within a tactic or a decree
    "target": Prompt(things.HEX, "WC-6.13", things.UNIT, public=True),
    "step": Prompt(things.HEX, "WC-6.10", things.UNIT, public=True),
    "poison": Prompt(things.HEX, "WC-N-11", things.UNIT),
    "recruit": Prompt(things.UNIT, "WC-6.7"),
    "footman": Prompt(things.PLAY, "WC-8.17"),
    "bishop": Prompt(things.PLAY, "WC-13.16"),
    "decree-earl": Prompt(things.DECREE, "WC-13.18"),
    "guard": Prompt(things.HEX, "WC-13.9", public=True),
    "march": Prompt(things.HEX, "WC-13.10", public=True),
    "redeploy": Prompt(things.HEX, "WC-13.11", public=True),
    "deploy-where": Prompt(things.HEX, "WC-6.2", things.UNIT, public=True),
    "reinforce": Prompt(things.UNIT, "WC-13.12"),
    "sacrifice": Prompt(things.HEX, "WC-13.13", public=True),
    "spy-whom": Prompt(things.SEAT, "WC-13.14"),
    "spy": Prompt(things.COIN, "WC-13.14"),
    # Attributes
    "replace": Prompt(things.REPLACEMENT, "WC-7.4", things.HEX),
    "next": Prompt(things.UNIT, "WC-8.6"),
    "step-on": Prompt(things.HEX, "WC-8.29", things.UNIT),
    "again": Prompt(things.PLAY, "WC-8.13"),
    "maneuver": Prompt(things.PLAY, "WC-8.3", things.UNIT),
    "shove-whom": Prompt(things.HEX, "WC-13.15", public=True),
    "shove-where": Prompt(things.HEX, "WC-13.15", things.UNIT, public=True),
    "build": Prompt(things.ANSWER, "WC-14.15", things.HEX, public=True),
    "raise": Prompt(things.ANSWER, "WC-14.17", things.HEX, public=True),
    "rob": Prompt(things.ANSWER, "WC-15.2", things.UNIT),
    "sabotage": Prompt(things.HEX, "WC-15.4"),
    "deceive": Prompt(things.SEAT, "WC-15.6"),
}

EVENTS: Final = {
    # Set-up
    "decree": EventKind({"decree": things.DECREE}, reveals=True),
    "forts": EventKind({"hexes": things.HEX_LIST}, reveals=True),
    "reveal": EventKind({"units": things.UNIT_LIST}, reveals=True),
    "deal": EventKind({"seat": things.SEAT, "unit": things.UNIT}, reveals=True),
    "first-drafter": EventKind({"seat": things.SEAT}, reveals=True),
    "draft": EventKind({"seat": things.SEAT, "unit": things.UNIT}),
    "ban": EventKind({"seat": things.SEAT, "unit": things.UNIT}),
    "initiative": EventKind({"seat": things.SEAT}, reveals=True),
    # Round and turn
    "round": EventKind({"round": NUMBER}),
    "draw": EventKind({"seat": things.SEAT, "coin": things.COIN, "to": things.DRAWN}, reveals=True),
    "refill": EventKind({"seat": things.SEAT}, reveals=True),
    "deploy": EventKind({"seat": things.SEAT, "unit": things.UNIT, "hex": things.HEX}, reveals=True),
    "bolster": EventKind({"seat": things.SEAT, "unit": things.UNIT, "hex": things.HEX}, reveals=True),
    "discard": EventKind({"seat": things.SEAT, "coin": things.COIN}, reveals=True),
    "claim": EventKind({"seat": things.SEAT, "coin": things.COIN}),
    "pay-recruit": EventKind({"seat": things.SEAT, "coin": things.COIN}),
    "pass": EventKind({"seat": things.SEAT, "coin": things.COIN}),
    "recruit": EventKind({"seat": things.SEAT, "unit": things.UNIT}),
    # Maneuvers
    "move": EventKind({"unit": things.UNIT, "start": things.HEX, "end": things.HEX}),
    "control": EventKind({"unit": things.UNIT, "hex": things.HEX}),
    "attack": EventKind({"unit": things.UNIT, "start": things.HEX, "end": things.HEX}),
    "lose": EventKind({"unit": things.UNIT, "hex": things.HEX, "coins": NUMBER}),
    "destroyed": EventKind({"unit": things.UNIT, "hex": things.HEX}),
    "lose-supply": EventKind({"unit": things.UNIT}),
    "pay-stack": EventKind({"unit": things.UNIT, "hex": things.HEX}),
    "raise": EventKind({"unit": things.UNIT, "hex": things.HEX}),
    # Nobility
    "proclaim": EventKind({"seat": things.SEAT, "decree": things.DECREE}),
    "shove": EventKind({"unit": things.UNIT, "start": things.HEX, "end": things.HEX}),
    "redeploy": EventKind({"unit": things.UNIT, "start": things.HEX, "end": things.HEX}),
    "reinforce": EventKind({"seat": things.SEAT, "unit": things.UNIT}),
    "spy": EventKind({"seat": things.SEAT, "other": things.SEAT}, reveals=True),
    "spied": EventKind({"seat": things.SEAT, "other": things.SEAT, "coin": things.COIN}, reveals=True),
    "spied-down": EventKind({"seat": things.SEAT, "other": things.SEAT, "coin": things.COIN}, reveals=True),
    # Siege
    "fort-down": EventKind({"hex": things.HEX}),
    "fort-up": EventKind({"hex": things.HEX}),
    # Nightfall
    "poison": EventKind({"poisoner": things.UNIT, "unit": things.UNIT, "hex": things.HEX}),
    "cure": EventKind({"unit": things.UNIT}),
    "deceive": EventKind({"unit": things.UNIT, "seat": things.SEAT}),
    "return": EventKind({"seat": things.SEAT, "unit": things.UNIT}, reveals=True),
    # The end
    "win": EventKind({"side": things.SIDE}),
    "draw-game": EventKind({}),
}

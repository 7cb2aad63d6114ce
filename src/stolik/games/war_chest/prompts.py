"""The closed vocabulary between the rules and whoever shows them: every question and every event."""

from __future__ import annotations

from typing import Final

from stolik.engine.things import NUMBER, EventKind, Prompt
from stolik.games.war_chest.things import (
    ANSWER,
    COIN,
    DECREE,
    DRAWN,
    HEX,
    HEX_LIST,
    LAYOUT,
    PLAY,
    REPLACEMENT,
    SEAT,
    SIDE,
    UNIT,
    UNIT_LIST,
)

PROMPTS: Final = {
    # Asked of chance
    "coin": Prompt(COIN, "WC-5.1"),
    "unit": Prompt(UNIT, "WC-4.3"),
    "decree": Prompt(DECREE, "WC-13.1"),
    "layout": Prompt(LAYOUT, "WC-14.1"),
    "flip": Prompt(SIDE, "WC-4.3"),
    # Set-up
    "draft": Prompt(UNIT, "WC-4.5", public=True),
    "ban": Prompt(UNIT, "WC-4.6", public=True),
    "first-drafter": Prompt(SEAT, "WC-12.4", public=True),
    # A turn
    "play": Prompt(PLAY, "WC-5.4", public=True),
    "bonus": Prompt(PLAY, "WC-8.30"),
    # Within a tactic or a decree
    "target": Prompt(HEX, "WC-6.13", UNIT, public=True),
    "step": Prompt(HEX, "WC-6.10", UNIT, public=True),
    "poison": Prompt(HEX, "WC-N-11", UNIT),
    "recruit": Prompt(UNIT, "WC-6.7"),
    "footman": Prompt(PLAY, "WC-8.17"),
    "bishop": Prompt(PLAY, "WC-13.16"),
    "decree-earl": Prompt(DECREE, "WC-13.18"),
    "guard": Prompt(HEX, "WC-13.9", public=True),
    "march": Prompt(HEX, "WC-13.10", public=True),
    "redeploy": Prompt(HEX, "WC-13.11", public=True),
    "deploy-where": Prompt(HEX, "WC-6.2", UNIT, public=True),
    "reinforce": Prompt(UNIT, "WC-13.12"),
    "sacrifice": Prompt(HEX, "WC-13.13", public=True),
    "spy-whom": Prompt(SEAT, "WC-13.14"),
    "spy": Prompt(COIN, "WC-13.14"),
    # Attributes
    "replace": Prompt(REPLACEMENT, "WC-7.4", HEX),
    "next": Prompt(UNIT, "WC-8.6"),
    "step-on": Prompt(HEX, "WC-8.29", UNIT),
    "again": Prompt(PLAY, "WC-8.13"),
    "maneuver": Prompt(PLAY, "WC-8.3", UNIT),
    "shove-whom": Prompt(HEX, "WC-13.15", public=True),
    "shove-where": Prompt(HEX, "WC-13.15", UNIT, public=True),
    "build": Prompt(ANSWER, "WC-14.15", HEX, public=True),
    "raise": Prompt(ANSWER, "WC-14.17", HEX, public=True),
    "rob": Prompt(ANSWER, "WC-15.2", UNIT),
    "sabotage": Prompt(HEX, "WC-15.4"),
    "deceive": Prompt(SEAT, "WC-15.6"),
}

EVENTS: Final = {
    # Set-up
    "decree": EventKind({"decree": DECREE}, reveals=True),
    "forts": EventKind({"hexes": HEX_LIST}, reveals=True),
    "reveal": EventKind({"units": UNIT_LIST}, reveals=True),
    "deal": EventKind({"seat": SEAT, "unit": UNIT}, reveals=True),
    "first-drafter": EventKind({"seat": SEAT}, reveals=True),
    "draft": EventKind({"seat": SEAT, "unit": UNIT}),
    "ban": EventKind({"seat": SEAT, "unit": UNIT}),
    "initiative": EventKind({"seat": SEAT}, reveals=True),
    # Round and turn
    "round": EventKind({"round": NUMBER}),
    "draw": EventKind({"seat": SEAT, "coin": COIN, "to": DRAWN}, reveals=True),
    "refill": EventKind({"seat": SEAT}, reveals=True),
    "deploy": EventKind({"seat": SEAT, "unit": UNIT, "hex": HEX}, reveals=True),
    "bolster": EventKind({"seat": SEAT, "unit": UNIT, "hex": HEX}, reveals=True),
    "discard": EventKind({"seat": SEAT, "coin": COIN}, reveals=True),
    "claim": EventKind({"seat": SEAT, "coin": COIN}),
    "pay-recruit": EventKind({"seat": SEAT, "coin": COIN}),
    "pass": EventKind({"seat": SEAT, "coin": COIN}),
    "recruit": EventKind({"seat": SEAT, "unit": UNIT}),
    # Maneuvers
    "move": EventKind({"unit": UNIT, "start": HEX, "end": HEX}),
    "control": EventKind({"unit": UNIT, "hex": HEX}),
    "attack": EventKind({"unit": UNIT, "start": HEX, "end": HEX}),
    "lose": EventKind({"unit": UNIT, "hex": HEX, "coins": NUMBER}),
    "destroyed": EventKind({"unit": UNIT, "hex": HEX}),
    "lose-supply": EventKind({"unit": UNIT}),
    "pay-stack": EventKind({"unit": UNIT, "hex": HEX}),
    "raise": EventKind({"unit": UNIT, "hex": HEX}),
    # Nobility
    "proclaim": EventKind({"seat": SEAT, "decree": DECREE}),
    "shove": EventKind({"unit": UNIT, "start": HEX, "end": HEX}),
    "redeploy": EventKind({"unit": UNIT, "start": HEX, "end": HEX}),
    "reinforce": EventKind({"seat": SEAT, "unit": UNIT}),
    "spy": EventKind({"seat": SEAT, "other": SEAT}, reveals=True),
    "spied": EventKind({"seat": SEAT, "other": SEAT, "coin": COIN}, reveals=True),
    "spied-down": EventKind({"seat": SEAT, "other": SEAT, "coin": COIN}, reveals=True),
    # Siege
    "fort-down": EventKind({"hex": HEX}),
    "fort-up": EventKind({"hex": HEX}),
    # Nightfall
    "poison": EventKind({"poisoner": UNIT, "unit": UNIT, "hex": HEX}),
    "cure": EventKind({"unit": UNIT}),
    "deceive": EventKind({"unit": UNIT, "seat": SEAT}),
    "return": EventKind({"seat": SEAT, "unit": UNIT}, reveals=True),
    # The end
    "win": EventKind({"side": SIDE}),
    "draw-game": EventKind({}),
}

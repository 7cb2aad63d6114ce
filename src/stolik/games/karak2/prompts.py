"""The closed vocabulary between the rules and whoever shows them: every question and every event."""

from __future__ import annotations

from typing import Final

from stolik.engine.decision import Prompt
from stolik.engine.events import EventKind

PROMPTS: Final = {
    # Asked of chance
    "first": Prompt("seat", "K-O-57"),
    "deal": Prompt("hero", "K-O-58"),
    "face": Prompt("number", "K-O-21"),
    "landscape": Prompt("copy", "K-O-04"),
    "bag": Prompt("army", "K-O-06"),
    "reward": Prompt("item", "K-B-41"),
    # Set-up
    "hero": Prompt("hero", "K-O-58"),
    # A turn
    "play": Prompt("play", "K-O-11"),
    "rotation": Prompt("rotation", "K-O-05", "land"),
    "second-sight": Prompt("answer", "K-O-45"),
    "tile": Prompt("copy", "K-O-45"),
    "foresight": Prompt("answer", "K-O-44"),
    "return": Prompt("army", "K-O-44"),
    "dream-heal": Prompt("answer", "K-I-65", "seat"),
    "wild-army": Prompt("prey", "K-I-61"),
    "wild-out-of-turn": Prompt("prey", "K-O-118"),
    "wild-tile": Prompt("tile", "K-O-118", "army"),
    "forage": Prompt("resource", "K-O-46"),
    "build": Prompt("building", "K-O-82"),
    "build-more": Prompt("building", "K-O-82"),
    "train": Prompt("die", "K-O-83"),
    "train-more": Prompt("die", "K-O-83"),
    # The Emperor
    "tax": Prompt("resource", "K-I-40"),
    "mirror-which": Prompt("building", "K-I-39"),
    "mirror": Prompt("seat", "K-I-39", "building"),
    "gift": Prompt("die", "K-I-43"),
    "gift-to": Prompt("seat", "K-I-43", "die"),
    # A fight
    "army": Prompt("army", "K-O-87"),
    "dice": Prompt("number", "K-O-20", "die"),
    "betrayal": Prompt("seat", "K-I-35"),
    "loop": Prompt("thrown", "K-I-34"),
    "finesse": Prompt("answer", "K-B-74"),
    "position": Prompt("thrown", "K-I-67"),
    "plague": Prompt("seat", "K-O-40"),
    "duplicate": Prompt("duplicate", "K-I-60"),
    "bolts": Prompt("number", "K-O-91"),
    "blessing": Prompt("answer", "K-I-28"),
    "blessing-die": Prompt("die", "K-I-27"),
    "shield": Prompt("die", "K-I-47"),
    "strategy": Prompt("die", "K-O-43"),
    "hard-head": Prompt("die", "K-I-63"),
    "raise-dead": Prompt("answer", "K-O-48", "die"),
    "token": Prompt("army", "K-O-97"),
    "leave-item": Prompt("item", "K-O-97", "item"),
}

SEAT: Final = {"seat": "seat"}
WHERE: Final = {"seat": "seat", "tile": "tile", "land": "land"}
GOODS: Final = {"seat": "seat", "food": "number", "wood": "number", "stone": "number"}
DIE: Final = {"seat": "seat", "die": "die"}

EVENTS: Final = {
    # Set-up and rounds
    "first": EventKind(SEAT, reveals=True),
    "hero": EventKind({"seat": "seat", "hero": "hero"}, reveals=True),
    "round": EventKind({"round": "number"}),
    "turn": EventKind({"seat": "seat", "steps": "number"}),
    "last-round": EventKind({"round": "number"}),
    # Moving and exploring
    "go": EventKind(WHERE),
    "portal": EventKind(WHERE),
    "dream": EventKind(WHERE),
    "put": EventKind(WHERE),
    "back": EventKind(WHERE),
    "tile": EventKind({"seat": "seat", "land": "land"}, reveals=True),
    "under": EventKind({"seat": "seat", "land": "land"}),
    "lay": EventKind({**WHERE, "edge": "edge"}),
    "drawn": EventKind({"seat": "seat", "army": "army"}, reveals=True),
    "return": EventKind({"seat": "seat", "army": "army"}),
    "army": EventKind({"army": "army", "tile": "tile"}),
    "chase": EventKind({"seat": "seat", "army": "army", "start": "tile", "end": "tile"}),
    "pick-up": EventKind({"seat": "seat", "item": "item"}),
    # Resources, life, dice
    "pay": EventKind(GOODS),
    "gain": EventKind(GOODS),
    "heal": EventKind({"seat": "seat", "life": "number"}),
    "wound": EventKind({"seat": "seat", "life": "number"}),
    "unconscious": EventKind(SEAT),
    "potion": EventKind(SEAT),
    "gain-die": EventKind(DIE),
    "lose-die": EventKind(DIE),
    "time-lord": EventKind(SEAT),
    # Towns
    "found": EventKind(WHERE),
    "build": EventKind({"seat": "seat", "building": "building"}),
    "plague": EventKind({"seat": "seat", "other": "seat"}),
    "cure": EventKind(SEAT),
    # Fights
    "fight": EventKind({"seat": "seat", "strength": "number"}),
    "ambush": EventKind(SEAT),
    "roll": EventKind({"seat": "seat", "die": "die", "face": "face"}, reveals=True),
    "reroll": EventKind({"seat": "seat", "die": "die", "face": "face"}, reveals=True),
    "duplicate": EventKind({"seat": "seat", "duplicate": "duplicate"}),
    "bolt": EventKind(SEAT),
    "power": EventKind({"seat": "seat", "power": "number", "strength": "number"}),
    "won": EventKind(SEAT),
    "lost": EventKind(SEAT),
    "spared": EventKind(DIE),
    "bless": EventKind(SEAT),
    "reward": EventKind({"seat": "seat", "army": "army", "item": "item"}, reveals=True),
    "left": EventKind({"seat": "seat", "item": "item"}),
    "glory": EventKind({"seat": "seat", "glory": "number"}),
    # The Emperor
    "rift": EventKind(SEAT),
    "tie": EventKind({"power": "number"}),
    "challenge": EventKind({"seat": "seat", "other": "seat"}),
    "crown": EventKind(SEAT),
    "tax": EventKind({"seat": "seat", "other": "seat", "resource": "resource"}),
    "mirror": EventKind({"seat": "seat", "other": "seat", "building": "building"}),
    "gift": EventKind({"seat": "seat", "other": "seat", "die": "die"}),
    # The Dark General
    "general": EventKind({"praetorians": "number"}),
    "praetorians": EventKind({"seat": "seat", "number": "number"}),
    "slain": EventKind(SEAT),
}

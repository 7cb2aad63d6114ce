"""The closed vocabulary between the rules and whoever shows them: every question and every event."""

from __future__ import annotations

from typing import Final

from stolik.engine.things import NUMBER, EventKind, Prompt
from stolik.games.karak2.things import (
    ANSWER,
    ARMY,
    BUILDING,
    COPY,
    DIE,
    DUPLICATE,
    EDGE,
    FACE,
    FEW,
    HERO,
    ITEM,
    LAND,
    PLAY,
    PREY,
    RESOURCE,
    ROTATION,
    SEAT,
    THROWN,
    TILE,
)

PROMPTS: Final = {
    # Asked of chance
    "first": Prompt(SEAT, "K-O-57"),
    "deal": Prompt(HERO, "K-O-58"),
    "face": Prompt(FEW, "K-O-21"),
    "landscape": Prompt(COPY, "K-O-04"),
    "bag": Prompt(ARMY, "K-O-06"),
    "reward": Prompt(ITEM, "K-B-41"),
    # Set-up
    "hero": Prompt(HERO, "K-O-58", public=True),
    # A turn
    "play": Prompt(PLAY, "K-O-11", public=True),
    "rotation": Prompt(ROTATION, "K-O-05", LAND, public=True),
    "second-sight": Prompt(ANSWER, "K-O-45"),
    "tile": Prompt(COPY, "K-O-45"),
    "foresight": Prompt(ANSWER, "K-O-44"),
    "return": Prompt(ARMY, "K-O-44"),
    "dream-heal": Prompt(ANSWER, "K-I-65", SEAT),
    "wild-army": Prompt(PREY, "K-I-61"),
    "wild-out-of-turn": Prompt(PREY, "K-O-118"),
    "wild-tile": Prompt(TILE, "K-O-118", ARMY),
    "forage": Prompt(RESOURCE, "K-O-46", public=True),
    "build": Prompt(BUILDING, "K-O-82", public=True),
    "build-more": Prompt(BUILDING, "K-O-82", public=True),
    "train": Prompt(DIE, "K-O-83", public=True),
    "train-more": Prompt(DIE, "K-O-83", public=True),
    # The Emperor
    "tax": Prompt(RESOURCE, "K-I-40", public=True),
    "mirror-which": Prompt(BUILDING, "K-I-39"),
    "mirror": Prompt(SEAT, "K-I-39", BUILDING),
    "gift": Prompt(DIE, "K-I-43"),
    "gift-to": Prompt(SEAT, "K-I-43", DIE),
    # A fight
    "army": Prompt(ARMY, "K-O-87", public=True),
    "dice": Prompt(FEW, "K-O-20", DIE, public=True),
    "betrayal": Prompt(SEAT, "K-I-35"),
    "loop": Prompt(THROWN, "K-I-34"),
    "finesse": Prompt(ANSWER, "K-B-74"),
    "position": Prompt(THROWN, "K-I-67"),
    "plague": Prompt(SEAT, "K-O-40"),
    "duplicate": Prompt(DUPLICATE, "K-I-60"),
    "bolts": Prompt(FEW, "K-O-91", public=True),
    "blessing": Prompt(ANSWER, "K-I-28"),
    "blessing-die": Prompt(DIE, "K-I-27"),
    "shield": Prompt(DIE, "K-I-47"),
    "strategy": Prompt(DIE, "K-O-43"),
    "hard-head": Prompt(DIE, "K-I-63"),
    "raise-dead": Prompt(ANSWER, "K-O-48", DIE),
    "token": Prompt(ARMY, "K-O-97", public=True),
    "leave-item": Prompt(ITEM, "K-O-97", ITEM),
}

IN_A_FIGHT: Final = ("finesse", "loop", "position", "blessing", "duplicate", "strategy")
"""Questions whose answer depends on how the fight stands."""

WHO: Final = {"seat": SEAT}
WHERE: Final = {"seat": SEAT, "tile": TILE, "land": LAND}
GOODS: Final = {"seat": SEAT, "food": NUMBER, "wood": NUMBER, "stone": NUMBER}
OWN_DIE: Final = {"seat": SEAT, "die": DIE}

EVENTS: Final = {
    # Set-up and rounds
    "first": EventKind(WHO, reveals=True),
    "hero": EventKind({"seat": SEAT, "hero": HERO}, reveals=True),
    "round": EventKind({"round": NUMBER}),
    "turn": EventKind({"seat": SEAT, "steps": NUMBER}),
    "last-round": EventKind({"round": NUMBER}),
    # Moving and exploring
    "go": EventKind(WHERE),
    "portal": EventKind(WHERE),
    "dream": EventKind(WHERE),
    "put": EventKind(WHERE),
    "back": EventKind(WHERE),
    "tile": EventKind({"seat": SEAT, "land": LAND}, reveals=True),
    "under": EventKind({"seat": SEAT, "land": LAND}),
    "lay": EventKind({**WHERE, "edge": EDGE}),
    "drawn": EventKind({"seat": SEAT, "army": ARMY}, reveals=True),
    "return": EventKind({"seat": SEAT, "army": ARMY}),
    "army": EventKind({"army": ARMY, "tile": TILE}),
    "chase": EventKind({"seat": SEAT, "army": ARMY, "start": TILE, "end": TILE}),
    "pick-up": EventKind({"seat": SEAT, "item": ITEM}),
    # Resources, life, dice
    "pay": EventKind(GOODS),
    "gain": EventKind(GOODS),
    "heal": EventKind({"seat": SEAT, "life": NUMBER}),
    "wound": EventKind({"seat": SEAT, "life": NUMBER}),
    "cut": EventKind({"seat": SEAT, "life": NUMBER}),
    "unconscious": EventKind(WHO),
    "potion": EventKind(WHO),
    "gain-die": EventKind(OWN_DIE),
    "lose-die": EventKind(OWN_DIE),
    "time-lord": EventKind(WHO),
    # Towns
    "found": EventKind(WHERE),
    "build": EventKind({"seat": SEAT, "building": BUILDING}),
    "plague": EventKind({"seat": SEAT, "other": SEAT}),
    "cure": EventKind(WHO),
    # Fights
    "fight": EventKind({"seat": SEAT, "strength": NUMBER}),
    "ambush": EventKind(WHO),
    "roll": EventKind({"seat": SEAT, "die": DIE, "face": FACE}, reveals=True),
    "reroll": EventKind({"seat": SEAT, "die": DIE, "face": FACE}, reveals=True),
    "duplicate": EventKind({"seat": SEAT, "duplicate": DUPLICATE}),
    "bolt": EventKind(WHO),
    "power": EventKind({"seat": SEAT, "power": NUMBER, "strength": NUMBER}),
    "won": EventKind(WHO),
    "lost": EventKind(WHO),
    "spared": EventKind(OWN_DIE),
    "bless": EventKind(WHO),
    "reward": EventKind({"seat": SEAT, "army": ARMY, "item": ITEM}, reveals=True),
    "left": EventKind({"seat": SEAT, "item": ITEM}),
    "glory": EventKind({"seat": SEAT, "glory": NUMBER}),
    # The Emperor
    "rift": EventKind(WHO),
    "tie": EventKind({"power": NUMBER}),
    "challenge": EventKind({"seat": SEAT, "other": SEAT}),
    "crown": EventKind(WHO),
    "tax": EventKind({"seat": SEAT, "other": SEAT, "resource": RESOURCE}),
    "mirror": EventKind({"seat": SEAT, "other": SEAT, "building": BUILDING}),
    "gift": EventKind({"seat": SEAT, "other": SEAT, "die": DIE}),
    # The Dark General
    "general": EventKind({"praetorians": NUMBER}),
    "praetorians": EventKind({"seat": SEAT, "number": NUMBER}),
    "slain": EventKind(WHO),
}

"""The closed vocabulary between the rules and whoever shows them: every question and every event."""

from __future__ import annotations

from typing import Final

from stolik.engine.things import NUMBER, EventKind, Prompt
from stolik.games.karak2 import things

PROMPTS: Final = {
    # Asked of chance
    "first": Prompt(things.SEAT, "K-O-57"),
    "deal": Prompt(things.HERO, "K-O-58"),
    "face": Prompt(things.FEW, "K-O-21"),
    "landscape": Prompt(things.COPY, "K-O-04"),
    "bag": Prompt(things.ARMY, "K-O-06"),
    "reward": Prompt(things.ITEM, "K-B-41"),
    # Set-up
    "hero": Prompt(things.HERO, "K-O-58", public=True),
    # A turn
    "play": Prompt(things.PLAY, "K-O-11", public=True),
    "rotation": Prompt(things.ROTATION, "K-O-05", things.LAND, public=True),
    "second-sight": Prompt(things.ANSWER, "K-O-45"),
    "tile": Prompt(things.COPY, "K-O-45"),
    "foresight": Prompt(things.ANSWER, "K-O-44"),
    "return": Prompt(things.ARMY, "K-O-44"),
    "dream-heal": Prompt(things.ANSWER, "K-I-65", things.SEAT),
    "wild-army": Prompt(things.PREY, "K-I-61"),
    "wild-out-of-turn": Prompt(things.PREY, "K-O-118"),
    "wild-tile": Prompt(things.TILE, "K-O-118", things.ARMY),
    "forage": Prompt(things.RESOURCE, "K-O-46", public=True),
    "build": Prompt(things.BUILDING, "K-O-82", public=True),
    "build-more": Prompt(things.BUILDING, "K-O-82", public=True),
    "train": Prompt(things.DIE, "K-O-83", public=True),
    "train-more": Prompt(things.DIE, "K-O-83", public=True),
    # The Emperor
    "tax": Prompt(things.RESOURCE, "K-I-40", public=True),
    "mirror-which": Prompt(things.BUILDING, "K-I-39"),
    "mirror": Prompt(things.SEAT, "K-I-39", things.BUILDING),
    "gift": Prompt(things.DIE, "K-I-43"),
    "gift-to": Prompt(things.SEAT, "K-I-43", things.DIE),
    # A fight
    "army": Prompt(things.ARMY, "K-O-87", public=True),
    "dice": Prompt(things.FEW, "K-O-20", things.DIE, public=True),
    "betrayal": Prompt(things.SEAT, "K-I-35"),
    "loop": Prompt(things.THROWN, "K-I-34"),
    "finesse": Prompt(things.ANSWER, "K-B-74"),
    "position": Prompt(things.THROWN, "K-I-67"),
    "plague": Prompt(things.SEAT, "K-O-40"),
    "duplicate": Prompt(things.DUPLICATE, "K-I-60"),
    "bolts": Prompt(things.FEW, "K-O-91", public=True),
    "blessing": Prompt(things.ANSWER, "K-I-28"),
    "blessing-die": Prompt(things.DIE, "K-I-27"),
    "shield": Prompt(things.DIE, "K-I-47"),
    "strategy": Prompt(things.DIE, "K-O-43"),
    "hard-head": Prompt(things.DIE, "K-I-63"),
    "raise-dead": Prompt(things.ANSWER, "K-O-48", things.DIE),
    "token": Prompt(things.ARMY, "K-O-97", public=True),
    "leave-item": Prompt(things.ITEM, "K-O-97", things.ITEM),
}

IN_A_FIGHT: Final = ("finesse", "loop", "position", "blessing", "duplicate", "strategy")
"""Questions whose answer depends on how the fight stands."""

WHO: Final = {"seat": things.SEAT}
WHERE: Final = {"seat": things.SEAT, "tile": things.TILE, "land": things.LAND}
GOODS: Final = {"seat": things.SEAT, "food": NUMBER, "wood": NUMBER, "stone": NUMBER}
OWN_DIE: Final = {"seat": things.SEAT, "die": things.DIE}

EVENTS: Final = {
    # Set-up and rounds
    "first": EventKind(WHO, reveals=True),
    "hero": EventKind({"seat": things.SEAT, "hero": things.HERO}, reveals=True),
    "round": EventKind({"round": NUMBER}),
    "turn": EventKind({"seat": things.SEAT, "steps": NUMBER}),
    "last-round": EventKind({"round": NUMBER}),
    # Moving and exploring
    "go": EventKind(WHERE),
    "portal": EventKind(WHERE),
    "dream": EventKind(WHERE),
    "put": EventKind(WHERE),
    "back": EventKind(WHERE),
    "tile": EventKind({"seat": things.SEAT, "land": things.LAND}, reveals=True),
    "under": EventKind({"seat": things.SEAT, "land": things.LAND}),
    "lay": EventKind({**WHERE, "edge": things.EDGE}),
    "drawn": EventKind({"seat": things.SEAT, "army": things.ARMY}, reveals=True),
    "return": EventKind({"seat": things.SEAT, "army": things.ARMY}),
    "army": EventKind({"army": things.ARMY, "tile": things.TILE}),
    "chase": EventKind({"seat": things.SEAT, "army": things.ARMY, "start": things.TILE, "end": things.TILE}),
    "pick-up": EventKind({"seat": things.SEAT, "item": things.ITEM}),
    # Resources, life, dice
    "pay": EventKind(GOODS),
    "gain": EventKind(GOODS),
    "heal": EventKind({"seat": things.SEAT, "life": NUMBER}),
    "wound": EventKind({"seat": things.SEAT, "life": NUMBER}),
    "cut": EventKind({"seat": things.SEAT, "life": NUMBER}),
    "unconscious": EventKind(WHO),
    "potion": EventKind(WHO),
    "gain-die": EventKind(OWN_DIE),
    "lose-die": EventKind(OWN_DIE),
    "time-lord": EventKind(WHO),
    # Towns
    "found": EventKind(WHERE),
    "build": EventKind({"seat": things.SEAT, "building": things.BUILDING}),
    "plague": EventKind({"seat": things.SEAT, "other": things.SEAT}),
    "cure": EventKind(WHO),
    # Fights
    "fight": EventKind({"seat": things.SEAT, "strength": NUMBER}),
    "ambush": EventKind(WHO),
    "roll": EventKind({"seat": things.SEAT, "die": things.DIE, "face": things.FACE}, reveals=True),
    "reroll": EventKind({"seat": things.SEAT, "die": things.DIE, "face": things.FACE}, reveals=True),
    "duplicate": EventKind({"seat": things.SEAT, "duplicate": things.DUPLICATE}),
    "bolt": EventKind(WHO),
    "power": EventKind({"seat": things.SEAT, "power": NUMBER, "strength": NUMBER}),
    "won": EventKind(WHO),
    "lost": EventKind(WHO),
    "spared": EventKind(OWN_DIE),
    "bless": EventKind(WHO),
    "reward": EventKind({"seat": things.SEAT, "army": things.ARMY, "item": things.ITEM}, reveals=True),
    "left": EventKind({"seat": things.SEAT, "item": things.ITEM}),
    "glory": EventKind({"seat": things.SEAT, "glory": NUMBER}),
    # The Emperor
    "rift": EventKind(WHO),
    "tie": EventKind({"power": NUMBER}),
    "challenge": EventKind({"seat": things.SEAT, "other": things.SEAT}),
    "crown": EventKind(WHO),
    "tax": EventKind({"seat": things.SEAT, "other": things.SEAT, "resource": things.RESOURCE}),
    "mirror": EventKind({"seat": things.SEAT, "other": things.SEAT, "building": things.BUILDING}),
    "gift": EventKind({"seat": things.SEAT, "other": things.SEAT, "die": things.DIE}),
    # The Dark General
    "general": EventKind({"praetorians": NUMBER}),
    "praetorians": EventKind({"seat": things.SEAT, "number": NUMBER}),
    "slain": EventKind(WHO),
}

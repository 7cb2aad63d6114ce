"""The closed vocabulary between the rules and whoever shows them: every question and every event."""

from __future__ import annotations

from typing import Final

from stolik.engine.decision import Prompt
from stolik.engine.events import EventKind

PROMPTS: Final = {
    # Asked of chance
    "card": Prompt("card", "TK-G-10"),
    "school": Prompt("school", "TK-S-02"),
    "first": Prompt("seat", "TK-S-03"),
    "task": Prompt("task", "TK-S-04"),
    # Set-up
    "choose-school": Prompt("school", "TK-S-02"),
    "start": Prompt("square", "TK-S-05"),
    "start-colour": Prompt("colour", "TK-S-07"),
    # A turn
    "action": Prompt("action", "TK-G-06"),
    "put-down": Prompt("square", "TK-G-03"),
    "put-under": Prompt("card", "TK-G-05"),
    "claim": Prompt("task", "TK-H-02"),
    "odd-common": Prompt("colour", "TK-M-03"),
    # Within an effect: what the question is about is the card
    "pick-up": Prompt("square", "TK-P-09", "card"),
    "destroy": Prompt("square", "TK-E-13", "card"),
    "move": Prompt("step", "TK-E-06", "card"),
    "leap": Prompt("step", "TK-E-08", "card"),
    "slide": Prompt("step", "TK-E-09", "card"),
    "aim": Prompt("way", "TK-E-05", "card"),
    "place": Prompt("square", "TK-E-10", "card"),
    "upgrade": Prompt("square", "TK-E-11", "card"),
    "downgrade": Prompt("square", "TK-E-12", "card"),
    "convert": Prompt("square", "TK-E-14", "card"),
    "option": Prompt("option", "TK-E-19", "card"),
    "colour": Prompt("colour", "TK-E-03", "card"),
    "discard-flare": Prompt("option", "TK-E-01", "card"),
    "recall": Prompt("card", "TK-E-01", "card"),
    "mirror": Prompt("square", "TK-F-30", "card"),
    "keep-frost": Prompt("card", "TK-F-18", "card"),
    "gate": Prompt("square", "TK-N-20", "card"),
    "prey": Prompt("square", "TK-E-08", "card"),
    "root": Prompt("square", "TK-E-05", "card"),
    "group": Prompt("square", "TK-E-18", "card"),
    "storm": Prompt("rank", "TK-E-10", "card"),
    # Etherweave
    "swap": Prompt("step", "TK-W-07", "card"),
    "shadow": Prompt("square", "TK-W-07", "card"),
    "hole": Prompt("square", "TK-W-07", "card"),
    "stash": Prompt("square", "TK-W-07", "card"),
    "release": Prompt("square", "TK-W-07", "card"),
    "part": Prompt("step", "TK-W-08", "card"),
    "discard-pending": Prompt("card", "TK-W-05", "card"),
    "discard-card": Prompt("card", "TK-E-01", "card"),
}

EVENTS: Final = {
    # Set-up
    "school": EventKind({"seat": "seat", "school": "school"}),
    "first": EventKind({"seat": "seat"}, reveals=True),
    "task": EventKind({"task": "task"}, reveals=True),
    "next-task": EventKind({"task": "task"}, reveals=True),
    # Turns and cards
    "turn": EventKind({"seat": "seat", "actions": "number"}),
    "draw": EventKind({"seat": "seat", "card": "card"}, reveals=True),
    "reshuffle": EventKind({}, reveals=True),
    "put-away": EventKind({"seat": "seat", "card": "card"}),
    "put-under": EventKind({"seat": "seat", "card": "card"}),
    "discard": EventKind({"seat": "seat", "card": "card"}, reveals=True),
    "recall": EventKind({"seat": "seat", "card": "card"}, reveals=True),
    "under": EventKind({"seat": "seat", "card": "card"}),
    "summon": EventKind({"seat": "seat", "card": "card", "square": "square"}, reveals=True),
    "improvise": EventKind({"seat": "seat", "square": "square"}),
    "flare": EventKind({"seat": "seat", "card": "card", "colour": "colour"}, reveals=True),
    "discard-flare": EventKind({"seat": "seat", "card": "card"}, reveals=True),
    "frost": EventKind({"seat": "seat", "card": "card"}, reveals=True),
    "thaw": EventKind({"seat": "seat", "card": "card"}),
    "warp": EventKind({"seat": "seat", "card": "card"}, reveals=True),
    "copy-warp": EventKind({"seat": "seat", "card": "card"}, reveals=True),
    "pending-over": EventKind({"seat": "seat", "card": "card"}),
    "recall-unseen": EventKind({"seat": "seat", "card": "card"}, reveals=True),
    "gain-action": EventKind({"actions": "number"}),
    "lose-action": EventKind({}),
    "tax": EventKind({"seat": "seat"}),
    "extra-turn": EventKind({"seat": "seat"}),
    "hand-over": EventKind({"seat": "seat", "other": "seat"}),
    # Pieces
    "place": EventKind({"colour": "colour", "rank": "rank", "square": "square"}),
    "pick-up": EventKind({"colour": "colour", "rank": "rank", "square": "square"}),
    "destroy": EventKind({"colour": "colour", "rank": "rank", "square": "square"}),
    "move": EventKind({"colour": "colour", "rank": "rank", "start": "square", "end": "square"}),
    "upgrade": EventKind({"colour": "colour", "rank": "rank", "square": "square"}),
    "downgrade": EventKind({"colour": "colour", "rank": "rank", "square": "square"}),
    "convert": EventKind({"colour": "colour", "new": "colour", "rank": "rank", "square": "square"}),
    "remove": EventKind({"colour": "colour", "rank": "rank"}),
    "swap": EventKind({"start": "square", "end": "square"}),
    "stash": EventKind({"colour": "colour", "rank": "rank", "square": "square"}),
    "release": EventKind({"colour": "colour", "rank": "rank", "square": "square"}),
    "gate": EventKind({"square": "square"}),
    "gate-lost": EventKind({"square": "square"}),
    # Points
    "score": EventKind({"colour": "colour", "against": "colour", "points": "number"}),
    "claim": EventKind({"colour": "colour", "task": "task"}),
    "last-round": EventKind({"seat": "seat"}),
}

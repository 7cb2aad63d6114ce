"""The closed vocabulary between the rules and whoever shows them: every question and every event."""

from __future__ import annotations

from typing import Final

from stolik.engine.things import NUMBER, EventKind, Prompt
from stolik.games.tash_kalar.things import ACTION, CARD, COLOUR, OPTION, RANK, SCHOOL, SEAT, SQUARE, STEP, TASK, WAY

PROMPTS: Final = {
    # Asked of chance
    "card": Prompt(CARD, "TK-G-10"),
    "school": Prompt(SCHOOL, "TK-S-02"),
    "first": Prompt(SEAT, "TK-S-03"),
    "task": Prompt(TASK, "TK-S-04"),
    # Set-up
    "choose-school": Prompt(SCHOOL, "TK-S-02", public=True),
    "start": Prompt(SQUARE, "TK-S-05", public=True),
    "start-colour": Prompt(COLOUR, "TK-S-07", public=True),
    # A turn
    "action": Prompt(ACTION, "TK-G-06", public=True),
    "put-down": Prompt(SQUARE, "TK-G-03", public=True),
    "put-under": Prompt(CARD, "TK-G-05"),
    "claim": Prompt(TASK, "TK-H-02", public=True),
    "odd-common": Prompt(COLOUR, "TK-M-03"),
    # Within an effect: what the question is about is the card
    "pick-up": Prompt(SQUARE, "TK-P-09", CARD),
    "destroy": Prompt(SQUARE, "TK-E-13", CARD, public=True),
    "move": Prompt(STEP, "TK-E-06", CARD, public=True),
    "leap": Prompt(STEP, "TK-E-08", CARD, public=True),
    "slide": Prompt(STEP, "TK-E-09", CARD, public=True),
    "aim": Prompt(WAY, "TK-E-05", CARD, public=True),
    "place": Prompt(SQUARE, "TK-E-10", CARD, public=True),
    "upgrade": Prompt(SQUARE, "TK-E-11", CARD, public=True),
    "downgrade": Prompt(SQUARE, "TK-E-12", CARD, public=True),
    "convert": Prompt(SQUARE, "TK-E-14", CARD, public=True),
    "option": Prompt(OPTION, "TK-E-19", CARD),
    "colour": Prompt(COLOUR, "TK-E-03", CARD),
    "discard-flare": Prompt(OPTION, "TK-E-01", CARD),
    "recall": Prompt(CARD, "TK-E-01", CARD),
    "mirror": Prompt(SQUARE, "TK-F-30", CARD),
    "keep-frost": Prompt(CARD, "TK-F-18", CARD),
    "gate": Prompt(SQUARE, "TK-N-20", CARD),
    "prey": Prompt(SQUARE, "TK-E-08", CARD),
    "root": Prompt(SQUARE, "TK-E-05", CARD),
    "group": Prompt(SQUARE, "TK-E-18", CARD),
    "storm": Prompt(RANK, "TK-E-10", CARD),
    # Etherweave
    "swap": Prompt(STEP, "TK-W-07", CARD),
    "shadow": Prompt(SQUARE, "TK-W-07", CARD),
    "hole": Prompt(SQUARE, "TK-W-07", CARD),
    "stash": Prompt(SQUARE, "TK-W-07", CARD),
    "release": Prompt(SQUARE, "TK-W-07", CARD),
    "part": Prompt(STEP, "TK-W-08", CARD),
    "discard-pending": Prompt(CARD, "TK-W-05", CARD),
    "discard-card": Prompt(CARD, "TK-E-01", CARD),
}

EVENTS: Final = {
    # Set-up
    "school": EventKind({"seat": SEAT, "school": SCHOOL}),
    "first": EventKind({"seat": SEAT}, reveals=True),
    "task": EventKind({"task": TASK}, reveals=True),
    "next-task": EventKind({"task": TASK}, reveals=True),
    # Turns and cards
    "turn": EventKind({"seat": SEAT, "actions": NUMBER}),
    "draw": EventKind({"seat": SEAT, "card": CARD}, reveals=True),
    "reshuffle": EventKind({}, reveals=True),
    "put-away": EventKind({"seat": SEAT, "card": CARD}),
    "put-under": EventKind({"seat": SEAT, "card": CARD}),
    "discard": EventKind({"seat": SEAT, "card": CARD}, reveals=True),
    "recall": EventKind({"seat": SEAT, "card": CARD}, reveals=True),
    "under": EventKind({"seat": SEAT, "card": CARD}),
    "summon": EventKind({"seat": SEAT, "card": CARD, "square": SQUARE}, reveals=True),
    "improvise": EventKind({"seat": SEAT, "square": SQUARE}),
    "flare": EventKind({"seat": SEAT, "card": CARD, "colour": COLOUR}, reveals=True),
    "discard-flare": EventKind({"seat": SEAT, "card": CARD}, reveals=True),
    "frost": EventKind({"seat": SEAT, "card": CARD}, reveals=True),
    "thaw": EventKind({"seat": SEAT, "card": CARD}),
    "warp": EventKind({"seat": SEAT, "card": CARD}, reveals=True),
    "copy-warp": EventKind({"seat": SEAT, "card": CARD}, reveals=True),
    "pending-over": EventKind({"seat": SEAT, "card": CARD}),
    "recall-unseen": EventKind({"seat": SEAT, "card": CARD}, reveals=True),
    "gain-action": EventKind({"actions": NUMBER}),
    "lose-action": EventKind({}),
    "tax": EventKind({"seat": SEAT}),
    "extra-turn": EventKind({"seat": SEAT}),
    "hand-over": EventKind({"seat": SEAT, "other": SEAT}),
    # Pieces; `card`: whose effect it is
    "place": EventKind({"colour": COLOUR, "rank": RANK, "square": SQUARE}),
    "add": EventKind({"colour": COLOUR, "rank": RANK, "square": SQUARE, "card": CARD}),
    "pick-up": EventKind({"colour": COLOUR, "rank": RANK, "square": SQUARE}),
    "destroy": EventKind({"colour": COLOUR, "rank": RANK, "square": SQUARE, "card": CARD}),
    "move": EventKind({"colour": COLOUR, "rank": RANK, "start": SQUARE, "end": SQUARE, "card": CARD}),
    "upgrade": EventKind({"colour": COLOUR, "rank": RANK, "square": SQUARE, "card": CARD}),
    "downgrade": EventKind({"colour": COLOUR, "rank": RANK, "square": SQUARE, "card": CARD}),
    "convert": EventKind({"colour": COLOUR, "new": COLOUR, "rank": RANK, "square": SQUARE, "card": CARD}),
    "remove": EventKind({"colour": COLOUR, "rank": RANK}),
    "swap": EventKind({"start": SQUARE, "end": SQUARE, "card": CARD}),
    "stash": EventKind({"colour": COLOUR, "rank": RANK, "square": SQUARE}),
    "release": EventKind({"colour": COLOUR, "rank": RANK, "square": SQUARE}),
    "gate": EventKind({"square": SQUARE}),
    "gate-lost": EventKind({"square": SQUARE}),
    # Points
    "score": EventKind({"colour": COLOUR, "against": COLOUR, "points": NUMBER}),
    "claim": EventKind({"colour": COLOUR, "task": TASK}),
    "last-round": EventKind({"seat": SEAT}),
}

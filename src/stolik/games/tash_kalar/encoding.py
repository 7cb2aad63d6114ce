"""Tash-Kalar for programs that learn: every answer there can be, and the shape of a view."""

from __future__ import annotations

from typing import Final

from stolik.engine.decision import Answer
from stolik.engine.encoding import Encoding
from stolik.engine.shapes import Bag, Count, Each, Flag, Left, Named, Number, OneOf, Row
from stolik.games.tash_kalar.arena import NAMES
from stolik.games.tash_kalar.cards import CARDS_IN_SCHOOL, RANKS
from stolik.games.tash_kalar.decks import CARD_IDS
from stolik.games.tash_kalar.registry import FIRST_LEGEND, SCHOOL_IDS
from stolik.games.tash_kalar.state import DUEL, HIGH_FORM, MELEE, PHASES
from stolik.games.tash_kalar.tasks import TASK_IDS
from stolik.games.tash_kalar.things import (
    ACTION,
    CARD,
    COLOUR,
    MOST_SEATS,
    OPTION,
    RANK,
    SCHOOL,
    SEAT,
    SQUARE,
    STEP,
    TASK,
    WAY,
)

SPARES: Final = 256
"""For ways to lend pieces, which the number of a summoning leaves out."""
# Answers


def word(kind: str, answer: Answer) -> Answer:
    if kind == "action" and isinstance(answer, tuple) and answer[0] == "summon":
        card = int(answer[1])
        place = card - FIRST_LEGEND + CARDS_IN_SCHOOL if card >= FIRST_LEGEND else card % CARDS_IN_SCHOOL
        return ("summon", place, *answer[2:4])
    return answer


ANSWERED: Final = (CARD, SCHOOL, SEAT, TASK, SQUARE, COLOUR, ACTION, STEP, WAY, OPTION, RANK)

# Views

CARDS: Final = Bag(CARD_IDS)
SQUARE_ROW: Final = Row(
    {"square": Left(), "ground": Left(), "side": OneOf(range(MOST_SEATS)), "rank": OneOf(RANKS), "gate": Flag()}
)
SIDE: Final = Row(
    {
        "school": OneOf(["", *SCHOOL_IDS]),
        "small": Count(8),
        "legendary": Count(2),
        "score": Number(-60, 120),
        "against": Each(Number(-60, 120), MOST_SEATS),
        "tally": Each(Count(4), 3),
        "tasks": Bag(TASK_IDS),
    }
)
PLAYER: Final = Row(
    {
        "school": OneOf(SCHOOL_IDS),
        "side": OneOf(range(MOST_SEATS)),
        "hand": Count(3),
        "legends": Count(2),
        "flares": Count(1),
        "deck": Count(8),
        "pile": CARDS,
        "put_away": Count(2),
        "frost": OneOf(CARD_IDS),
        "pending": OneOf(CARD_IDS),
        "taxed": Count(1),
        "improvised": Each(Flag(), MOST_SEATS),
    }
)
TASK_ROW: Final = Row({"task": OneOf(TASK_IDS), "points": Left(), "kind": Left(), "advanced": Left(), "met": Flag()})

VIEW: Final = Row(
    {
        "form": OneOf([HIGH_FORM, DUEL, MELEE]),
        "phase": OneOf(PHASES),
        "turn": OneOf(range(MOST_SEATS)),
        "chooser": OneOf(range(MOST_SEATS)),
        "actions": Count(2),
        "squares": Named(NAMES, SQUARE_ROW, by="square"),
        "sides": Each(SIDE, MOST_SEATS),
        "players": Each(PLAYER, MOST_SEATS),
        "hand": CARDS,
        "legends": CARDS,
        "flares": CARDS,
        "put_away": CARDS,
        "under": CARDS,
        "legend_deck": Count(6),
        "flare_deck": Count(6),
        "legend_pile": CARDS,
        "flare_pile": CARDS,
        "tasks": Each(TASK_ROW, 3),
        "next_task": OneOf(TASK_IDS),
        "limit": Count(10),
        "last": OneOf(range(MOST_SEATS)),
        "bonus": Count(2),
        "playing": OneOf(CARD_IDS),
        "being": OneOf(NAMES),
        "stashed": OneOf([f"{side} {rank}" for side in range(MOST_SEATS) for rank in RANKS]),
    }
)

ENCODING: Final = Encoding(ANSWERED, VIEW, MOST_SEATS, word, SPARES)

"""Tash-Kalar for programs that learn: every answer there can be, and the shape of a view."""

from __future__ import annotations

from typing import Final

from stolik.engine.decision import Answer
from stolik.engine.encoding import Encoding
from stolik.engine.shapes import Bag, Count, Each, Flag, Left, Named, Number, OneOf, Row
from stolik.games.tash_kalar.arena import NAMES, SQUARES, WAYS
from stolik.games.tash_kalar.cards import CARDS_IN_SCHOOL, LEGENDS, RANKS
from stolik.games.tash_kalar.decks import CARD_IDS
from stolik.games.tash_kalar.plays import HAND_OVER
from stolik.games.tash_kalar.registry import FIRST_LEGEND, SCHOOL_IDS
from stolik.games.tash_kalar.state import DUEL, HIGH_FORM, MELEE, PHASES
from stolik.games.tash_kalar.tasks import TASK_IDS

SEATS: Final = 4
IMAGES: Final = 8
SPARES: Final = 256
"""For ways to lend pieces, which the number of a summoning leaves out."""
OPTIONS: Final = (
    *("move", "flare", "action", "upgrade", "heroic", "legendary", "place", "adjacent", "within-two", "downgrade"),
    *("destroy", "convert", "common", "upgraded", "recall", "warp"),
)


def numbers(count: int) -> list[Answer]:
    return list(range(count))


# Answers


def actions() -> list[Answer]:
    """A being is numbered within its deck: a seat plays one school, and the legends."""
    places = range(CARDS_IN_SCHOOL + LEGENDS)
    found: list[Answer] = [("end",), (HAND_OVER,)]
    found += [(verb, square) for verb in ("place", "pick-up") for square in SQUARES]
    found += [(verb, card) for verb in ("discard", "thaw", "warp") for card in range(len(CARD_IDS))]
    found += [("flare", card, school) for card in range(len(CARD_IDS)) for school in range(-1, len(SCHOOL_IDS))]
    found += [("summon", place, square, image) for place in places for square in SQUARES for image in range(IMAGES)]
    return found


def word(kind: str, answer: Answer) -> Answer:
    if kind == "action" and isinstance(answer, tuple) and answer[0] == "summon":
        card = int(answer[1])
        place = card - FIRST_LEGEND + CARDS_IN_SCHOOL if card >= FIRST_LEGEND else card % CARDS_IN_SCHOOL
        return ("summon", place, *answer[2:4])
    return answer


WORDS: Final[dict[str, list[Answer]]] = {
    "card": [*numbers(len(CARD_IDS)), HAND_OVER],
    "school": numbers(len(SCHOOL_IDS)),
    "seat": numbers(SEATS),
    "task": numbers(len(TASK_IDS)),
    "square": [*SQUARES, HAND_OVER],
    "colour": [*range(len(SCHOOL_IDS)), HAND_OVER],
    "action": actions(),
    "step": [HAND_OVER, *[(start, end) for start in SQUARES for end in SQUARES]],
    "way": [*WAYS, HAND_OVER],
    "option": [*OPTIONS, HAND_OVER],
    "rank": [*range(len(RANKS)), HAND_OVER],
}

# Views

CARDS: Final = Bag(CARD_IDS)
SQUARE: Final = Row(
    {"square": Left(), "ground": Left(), "side": OneOf(range(SEATS)), "rank": OneOf(RANKS), "gate": Flag()}
)
SIDE: Final = Row(
    {
        "school": OneOf(["", *SCHOOL_IDS]),
        "small": Count(8),
        "legendary": Count(2),
        "score": Number(-60, 120),
        "against": Each(Number(-60, 120), SEATS),
        "tally": Each(Count(4), 3),
        "tasks": Bag(TASK_IDS),
    }
)
PLAYER: Final = Row(
    {
        "school": OneOf(SCHOOL_IDS),
        "side": OneOf(range(SEATS)),
        "hand": Count(3),
        "legends": Count(2),
        "flares": Count(1),
        "deck": Count(8),
        "pile": CARDS,
        "put_away": Count(2),
        "frost": OneOf(CARD_IDS),
        "pending": OneOf(CARD_IDS),
        "taxed": Count(1),
        "improvised": Each(Flag(), SEATS),
    }
)
TASK: Final = Row({"task": OneOf(TASK_IDS), "points": Left(), "kind": Left(), "advanced": Left(), "met": Flag()})

VIEW: Final = Row(
    {
        "form": OneOf([HIGH_FORM, DUEL, MELEE]),
        "phase": OneOf(PHASES),
        "turn": OneOf(range(SEATS)),
        "chooser": OneOf(range(SEATS)),
        "actions": Count(2),
        "squares": Named(NAMES, SQUARE, by="square"),
        "sides": Each(SIDE, SEATS),
        "players": Each(PLAYER, SEATS),
        "hand": CARDS,
        "legends": CARDS,
        "flares": CARDS,
        "put_away": CARDS,
        "under": CARDS,
        "legend_deck": Count(6),
        "flare_deck": Count(6),
        "legend_pile": CARDS,
        "flare_pile": CARDS,
        "tasks": Each(TASK, 3),
        "next_task": OneOf(TASK_IDS),
        "limit": Count(10),
        "last": OneOf(range(SEATS)),
        "bonus": Count(2),
        "playing": OneOf(CARD_IDS),
        "being": OneOf(NAMES),
        "stashed": OneOf([f"{side} {rank}" for side in range(SEATS) for rank in RANKS]),
    }
)

ENCODING: Final = Encoding(WORDS, VIEW, SEATS, word, SPARES)

"""What a question, an answer or an event is made of: the kinds of things in the box, and what can be done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from stolik.engine.decision import Answer
from stolik.engine.things import NUMBER, Kind, Many, Parts, Seats, Together, Verbs
from stolik.games.tash_kalar.arena import NAMES, NOWHERE, SQUARES
from stolik.games.tash_kalar.beings import being_of
from stolik.games.tash_kalar.cards import CARDS_IN_SCHOOL, LEGENDS, RANKS
from stolik.games.tash_kalar.decks import CARD_IDS
from stolik.games.tash_kalar.patterns import COMPASS, IMAGES
from stolik.games.tash_kalar.plays import DISCARD, END, FLARE, HAND_OVER, PICK_UP, PLACE, SUMMON, THAW, WARP
from stolik.games.tash_kalar.registry import SCHOOL_IDS
from stolik.games.tash_kalar.tasks import TASK_IDS

MOST_SEATS: Final = 4
LENT: Final = "summon-lent"
OPTIONS: Final = (
    *("move", "flare", "action", "upgrade", "heroic", "legendary", "place", "adjacent", "within-two", "downgrade"),
    *("destroy", "convert", "common", "upgraded", "recall", "warp"),
)
PARTNER: Final = (HAND_OVER,)
"""In a team every question within an effect may be passed on (TK-T-12)."""

SEAT: Final = Seats(MOST_SEATS)
SCHOOL: Final = Kind("school", SCHOOL_IDS, explained=SCHOOL_IDS)
TASK: Final = Kind("task", TASK_IDS, explained=TASK_IDS)
CARD: Final = Kind("card", CARD_IDS, words=PARTNER, explained=CARD_IDS)
SQUARE: Final = Kind("square", NAMES, words=PARTNER, spoken=True)
SQUARE_LIST: Final = Many(SQUARE)
COLOUR: Final = Kind("colour", SCHOOL_IDS, words=PARTNER)
RANK: Final = Kind("rank", RANKS, words=PARTNER)
RANK.texts.discard(RANKS[0])  # no piece has no rank
WAY: Final = Kind("way", COMPASS, words=PARTNER)
OPTION: Final = Kind("option", words=(*OPTIONS, *PARTNER))
STEP: Final = Together("step", "move", {"start": SQUARE, "end": SQUARE}, words=PARTNER)


def actions() -> list[Answer]:
    """A being is numbered within its deck: a seat plays one school, and the legends."""
    places = range(CARDS_IN_SCHOOL + LEGENDS)
    found: list[Answer] = [(END,), (HAND_OVER,)]
    found += [(verb, square) for verb in (PLACE, PICK_UP) for square in SQUARES]
    found += [(verb, card) for verb in (DISCARD, THAW, WARP) for card in range(len(CARD_IDS))]
    found += [(FLARE, card, school) for card in range(len(CARD_IDS)) for school in range(-1, len(SCHOOL_IDS))]
    found += [(SUMMON, place, square, image) for place in places for square in SQUARES for image in range(IMAGES)]
    return found


class Actions(Verbs):
    """A summoning is told with the squares of the pattern, which tell the images apart, and the lent pieces."""

    def __init__(self) -> None:
        verbs: dict[str, Mapping[str, Kind]] = {
            PLACE: {"square": SQUARE},
            PICK_UP: {"square": SQUARE},
            SUMMON: {"card": CARD, "square": SQUARE},
            DISCARD: {"card": CARD},
            FLARE: {"card": CARD, "colour": COLOUR},
            THAW: {"card": CARD},
            WARP: {"card": CARD},
            HAND_OVER: {},
            END: {},
        }
        super().__init__("action", verbs, answers=actions)
        self.texts.add(LENT)

    def name_of(self, value: Answer) -> str:
        return LENT if lent(value) else super().name_of(value)

    def parts(self, value: Answer, view: Mapping[str, Any]) -> Parts:
        told = super().parts(value, view)
        if isinstance(value, tuple) and value[0] == SUMMON and len(value) > 3:
            card, square, image = int(value[1]), int(value[2]), int(value[3])
            told["used"] = (SQUARE_LIST, pattern_squares(card, square, image))
            told["image"] = (NUMBER, image + 1)
            if lent(value):
                told["lent"] = (SQUARE_LIST, lent(value))
        return told


def pattern_squares(card: int, square: int, image: int) -> tuple[int, ...]:
    being = being_of(card)
    if being.elsewhere:
        return ()
    return next(
        (tuple(sorted(fit.used)) for fit in being.pattern.fits if fit.square == square and fit.image == image), ()
    )


def lent(value: Answer) -> tuple[int, ...]:
    if not isinstance(value, tuple) or not value or value[0] != SUMMON:
        return ()
    return tuple(int(part) for part in value[4:] if part != NOWHERE)


ACTION: Final = Actions()
SHOWN: Final[tuple[Kind, ...]] = ()
"""What only a view names: nothing."""

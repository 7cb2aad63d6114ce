"""The special cards, read from data/cards.toml: each names one verb with its parameters (TR-39 to TR-45)."""

from __future__ import annotations

from typing import Final

from stolik.engine import box
from stolik.games.titan_race.board import DIRECTIONS, ZONES, Direction
from stolik.games.titan_race.tracks import FOLDER

Card = int

FILE: Final = box.find(FOLDER, "titan_race", "cards.toml")
DECK_SIZE: Final = 13
HAND_LIMIT: Final = 2
OWN_TURN: Final = {
    "place_trap": ("zone",),
    "move_self": ("squares", "directions", "push"),
    "borrow_ability": ("zone",),
    "shoot": ("directions", "reach"),
    "damage_titan": (),
    "damage_squares": ("zone",),
    "blow_away": ("zone", "push"),
    "leap": ("directions", "over", "push"),
    "heal": ("points",),
}
REACTIONS: Final = {"cancel_damage": (), "refuse_push": (), "pay_back": ()}
PARAMETERS: Final[dict[str, tuple[str, ...]]] = {**OWN_TURN, **REACTIONS}


class CardRow:
    """One kind of card; `zone` and `directions` hold directions, in the order in which they are dealt with."""

    def __init__(self, row: box.Row) -> None:
        self.id = row.text("id")
        self.copies = row.number("copies", 1, DECK_SIZE)
        self.verb = row.text("verb", tuple(PARAMETERS))
        self.timing = row.text("timing", ("own_turn", "reaction"))
        self.source = row.text("source", ("rulebook", "hint", "ours"))
        takes = PARAMETERS[self.verb]
        self.zone = ZONES[row.text("zone", tuple(ZONES))] if "zone" in takes else ()
        self.directions: tuple[Direction, ...] = ()
        if "directions" in takes:
            named = row.texts("directions", DIRECTIONS)
            if not named:
                raise row.fault("directions must name at least one")
            self.directions = tuple(direction for direction in range(6) if DIRECTIONS[direction] in named)
        self.squares = row.number("squares", 1, 12) if "squares" in takes else 0
        self.push = row.number("push", 1, 12) if "push" in takes else 0
        self.reach = row.number("reach", 1, 5) if "reach" in takes else 0
        self.over = row.number("over", 1, 5) if "over" in takes else 0
        self.points = row.number("points", 1, 12) if "points" in takes else 0
        row.done()
        self.reaction = self.verb in REACTIONS
        if self.reaction != (self.timing == "reaction"):
            raise row.fault(f"{self.verb} cannot be timed as {self.timing}")


def _load() -> list[CardRow]:
    cards = [CardRow(row) for row in box.rows(FILE, "card")]
    copies = sum(card.copies for card in cards)
    if copies != DECK_SIZE:
        raise box.BoxFault(str(FILE), "[[card]]", f"the copies add up to {copies} instead of {DECK_SIZE}")
    return cards


CARDS: Final = _load()
DECK: Final = [card for card, row in enumerate(CARDS) for _ in range(row.copies)]
CARD_IDS: Final = [card.id for card in CARDS]

"""The special cards, read from data/cards.toml: each names one verb with its numbers."""

from __future__ import annotations

from typing import Final

from stolik.engine import box
from stolik.engine.decision import Refusal
from stolik.engine.game import Rule
from stolik.games.titan_race.board import DIRECTIONS, ZONES, Direction
from stolik.games.titan_race.effects import NO_TARGET
from stolik.games.titan_race.printed import EFFECTS, Printed
from stolik.games.titan_race.reactions import REACTIONS
from stolik.games.titan_race.state import Card, State
from stolik.games.titan_race.titans import Titan
from stolik.games.titan_race.tracks import FOLDER

FILE: Final = box.find(FOLDER, "titan_race", "cards.toml")
DECK_SIZE: Final = 13
MOST: Final = {"squares": 12, "push": 12, "reach": 5, "over": 5, "points": 12}
"""Of each number that a verb takes."""


class CardRow:
    """One kind of card, with the verb it names and when it is played (TR-42)."""

    def __init__(self, row: box.Row) -> None:
        self.id = row.text("id")
        self.copies = row.number("copies", 1, DECK_SIZE)
        self.verb = row.text("verb", (*EFFECTS, *REACTIONS))
        self.timing = row.text("timing", ("own_turn", "reaction"))
        self.source = row.text("source", ("rulebook", "hint", "ours"))
        self.printed = _numbers(row, EFFECTS[self.verb].takes if self.verb in EFFECTS else ())
        row.done()
        if (self.verb in REACTIONS) != (self.timing == "reaction"):
            raise row.fault(f"{self.verb} cannot be timed as {self.timing}")


def _numbers(row: box.Row, takes: tuple[str, ...]) -> Printed:
    printed = Printed(NO_TARGET)
    if "zone" in takes:
        printed.zone = ZONES[row.text("zone", tuple(ZONES))]
    if "directions" in takes:
        printed.directions = _directions(row)
    for name, most in MOST.items():
        if name in takes:
            setattr(printed, name, row.number(name, 1, most))
    return printed


def _directions(row: box.Row) -> tuple[Direction, ...]:
    named = row.texts("directions", DIRECTIONS)
    if not named:
        raise row.fault("directions must name at least one")
    return tuple(direction for direction in range(6) if DIRECTIONS[direction] in named)


def _load() -> list[CardRow]:
    cards = [CardRow(row) for row in box.rows(FILE, "card")]
    copies = sum(card.copies for card in cards)
    if copies != DECK_SIZE:
        raise box.BoxFault(str(FILE), "[[card]]", f"the copies add up to {copies} instead of {DECK_SIZE}")
    return cards


CARDS: Final = _load()
DECK: Final = [card for card, row in enumerate(CARDS) for _ in range(row.copies)]
CARD_IDS: Final = [card.id for card in CARDS]
for number, card in enumerate(CARDS):
    if card.verb in REACTIONS:
        REACTIONS[card.verb].cards.append(number)


def why_no_effect(s: State, titan: Titan, card: Card) -> Refusal | None:
    """A card without a legal target cannot be played, only thrown away; some wait for another's turn."""
    row = CARDS[card]
    if row.verb not in EFFECTS:
        return "TR-42"
    return EFFECTS[row.verb].aim(s, titan, row.printed).why_not(row.printed.nothing)


def take_effect(s: State, titan: Titan, card: Card) -> Rule[None]:
    row = CARDS[card]
    return EFFECTS[row.verb].carry_out(s, titan, row.printed)

"""Titan Race for programs that learn: every answer there can be, and the shape of a view."""

from __future__ import annotations

from typing import Final

from stolik.engine.encoding import Encoding
from stolik.engine.shapes import Bag, Count, Each, Flag, Left, Number, OneOf, Row
from stolik.games.titan_race.board import CELLS, OFF, name_of
from stolik.games.titan_race.cards import CARD_IDS, DECK, DECK_SIZE
from stolik.games.titan_race.dice import COLOURS
from stolik.games.titan_race.state import HAND_LIMIT, HEALTH, PHASES, TRAPS_IN_BOX, TROPHY
from stolik.games.titan_race.things import ACTION, CARD, CELL, COLOUR, DIRECTION, MOST_SEATS, TITAN
from stolik.games.titan_race.titans import TITAN_IDS
from stolik.games.titan_race.tracks import TRACKS

MOST_COPIES: Final = max(DECK.count(card) for card in DECK)
SQUARES: Final = [name_of(OFF), *CELLS]
LEAST_LAP: Final = -TROPHY
"""Lap debt has no floor in the rules (TR-O-06); a titan pushed back further than this is told as this far."""


class Laps:
    size = 1

    def write(self, value: int, row: list[float]) -> None:
        row.append((max(value, LEAST_LAP) - LEAST_LAP) / (TROPHY - LEAST_LAP))


RUNNER: Final = Row(
    {
        "titan": OneOf(TITAN_IDS),
        "seat": OneOf(range(MOST_SEATS)),
        "hand": OneOf(range(MOST_SEATS)),
        "square": OneOf(SQUARES),
        "lap": Laps(),
        "life": Number(0, 12),
        "top": Left(),  # a fact of the titan
        "health": OneOf(HEALTH),
        "die": OneOf(COLOURS),
        "ability_used": Flag(),
    }
)

VIEW: Final = Row(
    {
        "tracks": Each(OneOf(list(TRACKS)), 3),
        "map": Left(),  # follows from the tracks
        "phase": OneOf(PHASES),
        "round": Count(10),
        "turn": OneOf(TITAN_IDS),
        "runners": Each(RUNNER, len(TITAN_IDS)),
        "dice": Bag(COLOURS, len(TITAN_IDS)),
        "traps": Bag(list(CELLS)),
        "traps_left": Number(0, TRAPS_IN_BOX),
        "hand": Each(Bag(CARD_IDS, MOST_COPIES), 2),
        "hands": Each(Number(0, HAND_LIMIT), MOST_SEATS),
        "deck": Number(0, DECK_SIZE),
        "discard": Bag(CARD_IDS, MOST_COPIES),
        "played": Each(Flag(), MOST_SEATS),
        "rerolled": Flag(),
        "winner": OneOf(TITAN_IDS),
    }
)

ANSWERED: Final = (TITAN, CARD, COLOUR, CELL, DIRECTION, ACTION)
ENCODING: Final = Encoding(ANSWERED, VIEW, MOST_SEATS)

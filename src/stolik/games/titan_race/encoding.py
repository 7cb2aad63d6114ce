"""Titan Race for programs that learn: every answer there can be, and the shape of a view."""

from __future__ import annotations

from typing import Final

from stolik.engine.decision import Answer
from stolik.engine.encoding import Encoding
from stolik.engine.shapes import Bag, Count, Each, Flag, Left, Number, OneOf, Row
from stolik.games.titan_race.actions import PAY, STRIKE, TRAP
from stolik.games.titan_race.board import CELLS, DIRECTIONS, OFF, name_of
from stolik.games.titan_race.cards import CARD_IDS, DECK, DECK_SIZE
from stolik.games.titan_race.dice import COLOURS, PATHS
from stolik.games.titan_race.state import HAND_LIMIT, HEALTH, PHASES, TRAPS_IN_BOX, TROPHY
from stolik.games.titan_race.titans import TITAN_IDS
from stolik.games.titan_race.tracks import TRACKS

SEATS: Final = 6
MOST_COPIES: Final = max(DECK.count(card) for card in DECK)
SQUARES: Final = [name_of(OFF), *CELLS]
LEAST_LAP: Final = -TROPHY
"""Lap debt has no floor in the rules (TR-O-06); a titan pushed back further than this is told as this far."""


class Laps:
    def __init__(self) -> None:
        self.size = 1

    def write(self, value: int, row: list[float]) -> None:
        row.append((max(value, LEAST_LAP) - LEAST_LAP) / (TROPHY - LEAST_LAP))


def numbers(count: int) -> list[Answer]:
    return list(range(count))


WORDS: Final[dict[str, list[Answer]]] = {
    "titan": numbers(len(TITAN_IDS)),
    "card": numbers(len(CARD_IDS)),
    "colour": numbers(len(COLOURS)),
    "cell": list(CELLS.values()),
    "direction": numbers(len(DIRECTIONS)),
    "action": [
        *["die", "ability", "reroll", "end"],
        *[("play", card) for card in range(len(CARD_IDS))],
        *[("discard", card) for card in range(len(CARD_IDS))],
    ],
    "maneuver": [
        *[path for paths in PATHS for path in paths],
        PAY,
        *[(STRIKE, cell) for cell in CELLS.values()],
        *[(TRAP, cell) for cell in CELLS.values()],
    ],
}

RUNNER: Final = Row(
    {
        "titan": OneOf(TITAN_IDS),
        "seat": OneOf(range(SEATS)),
        "hand": OneOf(range(SEATS)),
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
        "hands": Each(Number(0, HAND_LIMIT), SEATS),
        "deck": Number(0, DECK_SIZE),
        "discard": Bag(CARD_IDS, MOST_COPIES),
        "played": Each(Flag(), SEATS),
        "rerolled": Flag(),
        "winner": OneOf(TITAN_IDS),
    }
)

ENCODING: Final = Encoding(WORDS, VIEW, SEATS)

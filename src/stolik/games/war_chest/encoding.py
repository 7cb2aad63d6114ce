"""War Chest for programs that learn: every answer there can be, and the shape of a view."""

from __future__ import annotations

from typing import Final

from stolik.engine.decision import Answer
from stolik.engine.encoding import Encoding
from stolik.engine.shapes import Bag, Count, Each, Flag, Left, Maybe, Named, Number, OneOf, Row
from stolik.games.war_chest.board import FORTS, NAMES
from stolik.games.war_chest.decrees import DECREE_IDS, DECREES_IN_PLAY
from stolik.games.war_chest.maneuvers import ANY
from stolik.games.war_chest.state import PHASES
from stolik.games.war_chest.things import (
    ANSWER,
    COIN,
    DECREE,
    HEX,
    LAYOUT,
    MOST_SEATS,
    PLAY,
    REPLACEMENT,
    SEAT,
    SIDE,
    UNIT,
)
from stolik.games.war_chest.unit_cards import COIN_IDS, DECEIVERS, POISONERS, UNIT_IDS, UNITS
from stolik.games.war_chest.view import CARD

SIDES: Final = (0, 1)
MOST_COINS: Final = max(unit.coins for unit in UNITS)
"""Of one type, wherever they lie."""
MARKERS: Final = 20


def word(kind: str, answer: Answer) -> Answer:
    if kind == "play" and isinstance(answer, tuple) and answer[0] in ANY:
        return (answer[0], *answer[2:])
    return answer


ANSWERED: Final = (COIN, UNIT, DECREE, LAYOUT, SIDE, SEAT, HEX, REPLACEMENT, ANSWER, PLAY)

# Views

HEX_ROW: Final = Row(
    {
        "hex": Left(),  # its place tells
        "location": Flag(),
        "wing": Left(),  # its place tells
        "control": OneOf(SIDES),
        "fort": Flag(),
        "unit": OneOf(UNIT_IDS),
        "coins": Number(0, MOST_COINS),
        "seat": OneOf(range(MOST_SEATS)),
        "poison": Bag([UNIT_IDS[unit] for unit in POISONERS]),
    }
)
COINS: Final = Bag(COIN_IDS, MOST_COINS)
UNIT_ROW: Final = Row(
    {
        "unit": OneOf(UNIT_IDS),
        "coins": Left(),  # a fact of the unit
        "supply": Number(0, MOST_COINS),
        "removed": Number(0, MOST_COINS),
    }
)
MOST_UNITS: Final = 7
PLAYER: Final = Row(
    {
        "units": Each(UNIT_ROW, MOST_UNITS),
        "bag": Count(8),
        "hand": Count(2),
        "up": COINS,
        "down": Count(4),
        "drawn": Count(1),
        "reserve": COINS,
    }
)

VIEW: Final = Row(
    {
        "phase": OneOf(PHASES),
        "round": Count(20),
        "turn": OneOf(range(MOST_SEATS)),
        "initiative": OneOf(range(MOST_SEATS)),
        "claimed": Flag(),
        "sides": Each(OneOf(SIDES), MOST_SEATS),
        "hexes": Named(NAMES, HEX_ROW, by="hex"),
        "markers": Each(Number(0, MARKERS), len(SIDES)),
        "forts": Maybe(Number(0, FORTS)),
        "players": Each(PLAYER, MOST_SEATS),
        "hand": COINS,
        "down": COINS,
        "bag": COINS,
        "drawn": COINS,
        "spied": Maybe(Row({"seat": OneOf(range(MOST_SEATS)), "coins": COINS})),
        "decrees": Each(Row({"decree": OneOf(DECREE_IDS), "seals": Bag(SIDES)}), DECREES_IN_PLAY),
        "poison": Named([UNIT_IDS[unit] for unit in POISONERS], OneOf([CARD, *NAMES])),
        "decoys": Named([UNIT_IDS[unit] for unit in DECEIVERS], OneOf([CARD, *range(MOST_SEATS)])),
        "pool": Bag(UNIT_IDS),
        "banned": Bag(UNIT_IDS),
        "picks": Left(),  # as the units of the players
        "limit": Count(20),
        "winner": OneOf(SIDES),
    }
)

ENCODING: Final = Encoding(ANSWERED, VIEW, MOST_SEATS, word)

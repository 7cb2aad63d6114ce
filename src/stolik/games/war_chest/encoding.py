"""War Chest for programs that learn: every answer there can be, and the shape of a view."""

from __future__ import annotations

from typing import Final

from stolik.engine.decision import Answer
from stolik.engine.encoding import Encoding
from stolik.engine.shapes import Bag, Count, Each, Flag, Left, Maybe, Named, Number, OneOf, Row
from stolik.games.war_chest.board import FORTS, HEXES, LAYOUTS, NAMES, NO_HEX, PLACES
from stolik.games.war_chest.decrees import DECREE_IDS, DECREES_IN_PLAY
from stolik.games.war_chest.maneuvers import ANY, ATTACK, CONTROL, MOVE, TACTIC
from stolik.games.war_chest.plays import BOLSTER, CLAIM, CURE, DEPLOY, PASS, PROCLAIM, RECRUIT, RETURN
from stolik.games.war_chest.state import PHASES
from stolik.games.war_chest.unit_cards import COIN_IDS, DECEIVERS, DECOYS, POISONERS, ROYAL, UNIT_COUNT, UNIT_IDS, UNITS
from stolik.games.war_chest.view import CARD
from stolik.geometry.hexes import distance

SEATS: Final = 4
SIDES: Final = (0, 1)
MOST_COINS: Final = max(unit.coins for unit in UNITS)
"""Of one type, wherever they lie."""
MARKERS: Final = 20


def numbers(count: int) -> list[Answer]:
    return list(range(count))


# Answers


def near(hex: int, most: int) -> list[int]:
    return [to for to in range(HEXES) if 1 <= distance(PLACES[hex], PLACES[to]) <= most]


def maneuvers() -> list[Answer]:
    """Without the coin: it is that of the unit which stands there, or the one coin that may pay for it."""
    found: list[Answer] = []
    for at in range(HEXES):
        found += [(MOVE, at, to) for to in near(at, 1)]
        found.append((CONTROL, at))
        found += [(ATTACK, at, to) for to in near(at, 1)]
        found += [(TACTIC, at, to) for to in [NO_HEX, at, *near(at, 3)]]
    return found


def plays() -> list[Answer]:
    """Coins first, in the order of the rulebook."""
    coins, units = range(len(COIN_IDS)), range(UNIT_COUNT)
    found: list[Answer] = [(verb, unit, hex) for verb in (DEPLOY, BOLSTER) for unit in units for hex in range(HEXES)]
    found += [(verb, coin) for verb in (CLAIM, PASS) for coin in coins]
    found += [(RECRUIT, coin, unit) for coin in coins for unit in units]
    found += [(PROCLAIM, ROYAL, decree) for decree in range(len(DECREE_IDS))]
    found += [(CURE, unit) for unit in units]
    found += [(RETURN, decoy) for decoy in DECOYS]
    return found + maneuvers()


def word(kind: str, answer: Answer) -> Answer:
    if kind == "play" and isinstance(answer, tuple) and answer[0] in ANY:
        return (answer[0], *answer[2:])
    return answer


WORDS: Final[dict[str, list[Answer]]] = {
    "coin": numbers(len(COIN_IDS)),
    "unit": numbers(UNIT_COUNT),
    "decree": numbers(len(DECREE_IDS)),
    "number": numbers(len(LAYOUTS)),
    "side": list(SIDES),
    "seat": numbers(SEATS),
    "hex": numbers(HEXES),
    "replacement": ["supply", "decoy", "wagon"],
    "answer": [True, False],
    "play": plays(),
}

# Views

HEX: Final = Row(
    {
        "hex": Left(),  # its place tells
        "location": Flag(),
        "wing": Left(),  # its place tells
        "control": OneOf(SIDES),
        "fort": Flag(),
        "unit": OneOf(UNIT_IDS),
        "coins": Number(0, MOST_COINS),
        "seat": OneOf(range(SEATS)),
        "poison": Bag([UNIT_IDS[unit] for unit in POISONERS]),
    }
)
COINS: Final = Bag(COIN_IDS, MOST_COINS)
UNIT: Final = Row(
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
        "units": Each(UNIT, MOST_UNITS),
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
        "turn": OneOf(range(SEATS)),
        "initiative": OneOf(range(SEATS)),
        "claimed": Flag(),
        "sides": Each(OneOf(SIDES), SEATS),
        "hexes": Named(NAMES, HEX, by="hex"),
        "markers": Each(Number(0, MARKERS), len(SIDES)),
        "forts": Maybe(Number(0, FORTS)),
        "players": Each(PLAYER, SEATS),
        "hand": COINS,
        "down": COINS,
        "bag": COINS,
        "drawn": COINS,
        "spied": Maybe(Row({"seat": OneOf(range(SEATS)), "coins": COINS})),
        "decrees": Each(Row({"decree": OneOf(DECREE_IDS), "seals": Bag(SIDES)}), DECREES_IN_PLAY),
        "poison": Named([UNIT_IDS[unit] for unit in POISONERS], OneOf([CARD, *NAMES])),
        "decoys": Named([UNIT_IDS[unit] for unit in DECEIVERS], OneOf([CARD, *range(SEATS)])),
        "pool": Bag(UNIT_IDS),
        "banned": Bag(UNIT_IDS),
        "picks": Left(),  # as the units of the players
        "limit": Count(20),
        "winner": OneOf(SIDES),
    }
)

ENCODING: Final = Encoding(WORDS, VIEW, SEATS, word)

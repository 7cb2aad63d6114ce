"""What a question, an answer or an event is made of: the kinds of things in the box, and what can be done."""

from __future__ import annotations

from typing import Final

from stolik.engine.decision import Answer
from stolik.engine.things import Kind, Many, Number, Seats, Verbs, YesOrNo
from stolik.games.war_chest.board import HEXES, LAYOUTS, NAMES, NO_HEX, PLACES
from stolik.games.war_chest.decrees import DECREE_IDS
from stolik.games.war_chest.maneuvers import ATTACK, CONTROL, MOVE, TACTIC
from stolik.games.war_chest.plays import BOLSTER, CLAIM, CURE, DEPLOY, PASS, PROCLAIM, RECRUIT, RETURN
from stolik.games.war_chest.unit_cards import COIN_IDS, DECOYS, ROYAL, SETS, UNIT_COUNT, UNIT_IDS
from stolik.geometry.hexes import distance

MOST_SEATS: Final = 4
SEAT: Final = Seats(MOST_SEATS)
SIDE: Final = Kind("side", "ab")
HEX: Final = Kind("hex", NAMES, spoken=True)
UNIT: Final = Kind("unit", UNIT_IDS, explained=UNIT_IDS)
COIN: Final = Kind("coin", COIN_IDS, explained=COIN_IDS[UNIT_COUNT:])
DECREE: Final = Kind("decree", DECREE_IDS, explained=DECREE_IDS)
LAYOUT: Final = Number(len(LAYOUTS))
HEX_LIST: Final = Many(HEX)
UNIT_LIST: Final = Many(UNIT)
REPLACEMENT: Final = Kind("replacement", words=("supply", "decoy", "wagon"))
DRAWN: Final = Kind("drawn", words=("hand", "bonus"))
"""Where a drawn coin goes: to the others, or to be used at once."""
ANSWER: Final = YesOrNo()


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


def maneuvers() -> list[Answer]:
    """Without the coin: it is that of the unit which stands there, or the one coin that may pay for it."""
    found: list[Answer] = []
    for at in range(HEXES):
        found += [(MOVE, at, to) for to in near(at, 1)]
        found.append((CONTROL, at))
        found += [(ATTACK, at, to) for to in near(at, 1)]
        found += [(TACTIC, at, to) for to in [NO_HEX, at, *near(at, 3)]]
    return found


def near(hex: int, most: int) -> list[int]:
    return [to for to in range(HEXES) if 1 <= distance(PLACES[hex], PLACES[to]) <= most]


PLAY: Final = Verbs(
    "play",
    {
        DEPLOY: {"coin": COIN, "hex": HEX},
        BOLSTER: {"coin": COIN, "hex": HEX},
        CLAIM: {"coin": COIN},
        RECRUIT: {"coin": COIN, "unit": UNIT},
        PASS: {"coin": COIN},
        PROCLAIM: {"coin": COIN, "decree": DECREE},
        CURE: {"coin": COIN},
        RETURN: {"coin": COIN},
        MOVE: {"coin": COIN, "hex": HEX, "to": HEX},
        CONTROL: {"coin": COIN, "hex": HEX},
        ATTACK: {"coin": COIN, "hex": HEX, "to": HEX},
        TACTIC: {"coin": COIN, "hex": HEX, "to": HEX},
    },
    answers=plays,
    here=[TACTIC],
)
SHOWN: Final = (Kind("set", SETS), Kind("tag", UNIT_IDS), Kind("verb", words=PLAY.verbs))
"""What only a view or a table names."""

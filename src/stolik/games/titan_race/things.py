"""What a question, an answer or an event is made of: the kinds of things in the box, and what can be done."""

from __future__ import annotations

from typing import Final

from stolik.engine.things import Kind, Many, Seats, Verbs
from stolik.games.titan_race.actions import FACE, PAY, STRIKE, TRAP
from stolik.games.titan_race.board import CELLS, DIRECTIONS, OFF
from stolik.games.titan_race.cards import CARD_IDS
from stolik.games.titan_race.dice import COLOURS, LEGS
from stolik.games.titan_race.state import HEALTH
from stolik.games.titan_race.titans import TITAN_IDS
from stolik.games.titan_race.tracks import EFFECTS, TRACKS
from stolik.games.titan_race.turn import ABILITY as USE_ABILITY
from stolik.games.titan_race.turn import DIE, DISCARD, END, PLAY, REROLL

MOST_SEATS: Final = 6
SEAT: Final = Seats(MOST_SEATS)
TITAN: Final = Kind("titan", TITAN_IDS)
CARD: Final = Kind("card", CARD_IDS, explained=CARD_IDS, others={None: "none", -1: "unknown"})
COLOUR: Final = Kind("colour", COLOURS, explained=COLOURS)
DICE: Final = Many(COLOUR)
CELL: Final = Kind("cell", CELLS, spoken=True, others={OFF: "off"})
DIRECTION: Final = Kind("direction", DIRECTIONS)
ABILITY: Final = Kind("ability", TITAN_IDS, explained=TITAN_IDS)
CARD_ACTIONS: Final = {PLAY: {"what": CARD}, DISCARD: {"what": CARD}}
DUTIES: Final = {PAY: {}, STRIKE: {"what": CELL}, TRAP: {"what": CELL}}
ACTION: Final = Verbs(
    "action",
    {
        **{word: {} for word in (DIE, USE_ABILITY, REROLL, END)},
        **CARD_ACTIONS,
        **{path: {} for path in LEGS},
        **DUTIES,
        FACE: {"what": COLOUR},
    },
    bare=True,
)
SHOWN: Final = (
    Kind("face", COLOURS, explained=COLOURS),
    Kind("health", HEALTH),
    Kind("rider", TITAN_IDS),
    Kind("terrain", EFFECTS),
    Kind("track", TRACKS, explained=TRACKS),
)
"""What only a view names."""

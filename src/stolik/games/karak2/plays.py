"""What can be answered in a turn: a word, and where it needs one a tile, an edge or a seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolik.engine.decision import Answer

Play = tuple[int | str, ...]

# Moves
GO: Final = "go"  # tile
TRAIL: Final = "trail"  # tile
RIDE: Final = "ride"  # tile passed, tile
PORTAL: Final = "portal"  # tile
DREAM: Final = "dream"  # seat
EXPLORE: Final = "explore"  # edge
RIDE_OUT: Final = "ride-out"  # tile passed, edge
MOVES: Final = (GO, TRAIL, RIDE, PORTAL, DREAM, EXPLORE, RIDE_OUT)

# Actions (K-B-22)
FIGHT: Final = "fight"
HEAL: Final = "heal"
GATHER: Final = "gather"
FOUND: Final = "found"
BUILD: Final = "build"
TRAIN: Final = "train"
CURE: Final = "cure"
REBELS: Final = "rebels"
SUMMON: Final = "summon"
ACTIONS: Final = (FIGHT, HEAL, GATHER, FOUND, BUILD, TRAIN, CURE, REBELS, SUMMON)

# Free acts
BLESS: Final = "bless"
POTION: Final = "potion"
CHALLENGE: Final = "challenge"
WILD: Final = "wild"
PICK_UP: Final = "pick-up"  # item
FREE: Final = (BLESS, POTION, CHALLENGE, WILD, PICK_UP)

RETREAT: Final = "retreat"
END: Final = "end"

PARTS: Final[Mapping[str, int]] = {GO: 1, TRAIL: 1, RIDE: 2, PORTAL: 1, DREAM: 1, EXPLORE: 1, RIDE_OUT: 2, PICK_UP: 1}
"""How many numbers follow these words; none follows the others."""
WORDS: Final = (*MOVES, *ACTIONS, *FREE, RETREAT, END)


def is_play(answer: Answer) -> bool:
    """Whether it means anything: a word, and as many numbers as belong to it."""
    if not isinstance(answer, tuple) or not answer or answer[0] not in WORDS:
        return False
    numbers = [part for part in answer[1:] if isinstance(part, int)]
    return len(numbers) == len(answer) - 1 == PARTS.get(str(answer[0]), 0)


LANDS: Final[Mapping[str, int]] = {GO: 2, TRAIL: 2, PORTAL: 2, RIDE: 3, RIDE_OUT: 2}
"""Where the land of a tile stood in answers of earlier versions."""


def converted(answer: Answer) -> Answer:
    """Without the land, which the tile tells."""
    if not isinstance(answer, tuple) or not answer:
        return answer
    word = str(answer[0])
    if word not in LANDS or len(answer) != PARTS[word] + 2:
        return answer
    place = LANDS[word]
    return (*answer[:place], *answer[place + 1 :])

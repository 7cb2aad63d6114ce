"""Plays: what is answered when a player acts. Records hold the answers as they are; `Play` reads one by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stolik.engine.decision import Answer
from stolik.games.tash_kalar.arena import NOWHERE, Square
from stolik.games.tash_kalar.cards import Card
from stolik.games.tash_kalar.state import NO_CARD

Answered = tuple[str | int, ...]

PLACE: Final = "place"
PICK_UP: Final = "pick-up"
SUMMON: Final = "summon"
DISCARD: Final = "discard"
FLARE: Final = "flare"
THAW: Final = "thaw"
WARP: Final = "warp"
HAND_OVER: Final = "hand-over"
END: Final = "end"
NOTHING: Final = [NO_CARD, NOWHERE, NOWHERE, NOWHERE, NOWHERE]


class Play:
    """A verb, and what it is done with; what the answer does not tell is NO_CARD or NOWHERE."""

    def __init__(self, answer: Answered) -> None:
        self.verb = str(answer[0])
        told = [NO_CARD] if self.verb in (PLACE, PICK_UP) else []
        told += [part for part in answer if isinstance(part, int)]
        told += NOTHING[len(told) :]
        self.card: Card = told[0]
        self.square: Square = told[1]
        self.hue = told[1]  # of a flare: whose pieces are compared with
        self.image = told[2]
        self.borrowed: Square = told[3]  # a lent piece that a card grants
        self.improvised: Square = told[4]


def by_verb(options: Sequence[Answer]) -> dict[str, list[Answered]]:
    found: dict[str, list[Answered]] = {}
    for answer in options:
        if isinstance(answer, tuple):
            found.setdefault(str(answer[0]), []).append(answer)
    return found

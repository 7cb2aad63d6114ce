"""Beings of Nethervoid and Everfrost that have just been summoned; nothing of their effects is chosen yet."""

from __future__ import annotations

from typing import Any

from stolik.games.tash_kalar.arena import NAMES, SQUARES
from tests.games.tash_kalar.arena import Fight, at, short

CROWD = "b2 c2 b3 c3 b4 c4 b7 c7 b8 c8"
"""Ten commons that touch nothing in the middle of the arena."""
OTHERS = "northern highland sylvan"


def demon(card: str, square: str, *sides: str, **rest: Any) -> Fight:
    """By the first seat, whose pattern is among the pieces of the first side."""
    fight = at(*sides, schools=f"nethervoid {OTHERS}", hand=card, **rest)
    fight.summon(card, square)
    return fight


def frosty(card: str, square: str, *sides: str, hand: str = "", image: int = -1, **rest: Any) -> Fight:
    fight = at(*sides, schools=f"everfrost {OTHERS}", hand=f"{card} {hand}", **rest)
    fight.summon(card, square, image)
    return fight


def kept(fight: Fight, seat: int = 0) -> str:
    """The frost effect that lies before a seat."""
    card = fight.state.players[seat].frost
    return short(card) if card >= 0 else ""


def pile(fight: Fight, seat: int = 0) -> list[str]:
    return [short(card) for card in fight.state.players[seat].pile]


def finish(fight: Fight) -> None:
    """The turn is played to its end without any more ado: commons are placed, cards drawn, the first that offers."""
    number = fight.state.turn.number
    while not fight.over and fight.state.turn.number == number:
        places = [option for option in fight.options if option.startswith("place ")]
        fight.play("end" if "end" in fight.options else [*places, *fight.options][0])


def vacant(fight: Fight) -> list[str]:
    return [NAMES[square] for square in SQUARES if not fight.state.pieces.rank[square]]

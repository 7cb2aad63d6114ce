"""Beings of Etherweave: just summoned, or with their warp effect just played; nothing of it is chosen yet."""

from __future__ import annotations

from typing import Any

from stolik.games.tash_kalar.arena import COLOURS, NAMES, NO_COLOUR, SQUARES
from stolik.games.tash_kalar.knowledge import show_all
from tests.games.tash_kalar.arena import Fight, at, card_of, short
from tests.games.tash_kalar.expansions import OTHERS


def ether(*sides: str, others: str = OTHERS, **rest: Any) -> Fight:
    """The first seat plays Etherweave."""
    return at(*sides, schools=f"etherweave {others}", **rest)


def woven(card: str, square: str, *sides: str, hand: str = "", **rest: Any) -> Fight:
    """Summoned by the first seat, whose pattern is among the pieces of the first side."""
    fight = ether(*sides, hand=f"{card} {hand}", **rest)
    fight.summon(card, square)
    return fight


def warped(card: str, *sides: str, hand: str = "", **rest: Any) -> Fight:
    fight = ether(*sides, hand=f"{card} {hand}", **rest)
    fight.play(f"warp {card}")
    return fight


def waiting(card: str, *sides: str, hand: str = "", **rest: Any) -> Fight:
    """This being has been pending since an earlier turn."""
    fight = ether(*sides, hand=f"{card} {hand}", **rest)
    fight.state.players[0].pending = card_of(fight.state, 0, card)
    show_all(fight.state, fight.state.players[0].pending)
    return fight


def pending(fight: Fight, seat: int = 0) -> str:
    card = fight.state.players[seat].pending
    return short(card) if card >= 0 else ""


def plain(fight: Fight) -> list[str]:
    """The empty squares without colour."""
    return [NAMES[one] for one in SQUARES if COLOURS[one] == NO_COLOUR and not fight.state.pieces.rank[one]]

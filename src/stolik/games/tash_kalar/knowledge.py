"""Who knows where a hidden card lies (TK-T-15, GAP-08).

A seat knows a card whose bit in `known_to` is set. When one of several cards leaves a hand unseen, it cannot tell any
more which of them lies where: `maybe` holds what it must reckon with in each of these places. A bit stands for a card
that it knows, or, above all cards, for the unknown ones of an era.
"""

from __future__ import annotations

from stolik.engine.decision import Seat
from stolik.games.tash_kalar.cards import Card
from stolik.games.tash_kalar.registry import is_legend
from stolik.games.tash_kalar.state import State


def show(s: State, card: Card, seats: list[Seat]) -> None:
    """They see where it lies."""
    for seat in seats:
        s.memory.known_to[card] |= 1 << seat
        sort_out(s, card, seat)


def show_all(s: State, card: Card) -> None:
    show(s, card, list(range(s.agreed.seats)))


def lies_open(s: State, card: Card) -> None:
    for seat in range(s.agreed.seats):
        sort_out(s, card, seat)


def sort_out(s: State, card: Card, seat: Seat) -> None:
    """The seat can tell it from those with which it was mixed."""
    if s.memory.maybe[seat]:
        s.memory.maybe[seat] = {one: cards & ~(1 << card) for one, cards in s.memory.maybe[seat].items() if one != card}


def mix(s: State, cards: list[Card], knowing: list[Seat]) -> None:
    """One of these goes elsewhere, seen by nobody but the knowing seats."""
    for seat in range(s.agreed.seats):
        if seat not in knowing:
            together = 0
            for card in cards:
                together |= thinkable(s, card, seat)
            if together.bit_count() > 1:
                s.memory.maybe[seat] = {**s.memory.maybe[seat], **dict.fromkeys(cards, together)}


def thinkable(s: State, card: Card, seat: Seat) -> int:
    """What the seat must reckon with in the place of this card."""
    if card in s.memory.maybe[seat]:
        return s.memory.maybe[seat][card]
    return 1 << (card if s.memory.known_to[card] >> seat & 1 else unknown_of(s, s.memory.eras[card]))


def unknown_of(s: State, era: int) -> int:
    return len(s.memory.known_to) + era


def knows(s: State, card: Card, seat: Seat) -> bool:
    """Where it lies, for certain."""
    return bool(s.memory.known_to[card] >> seat & 1) and card not in s.memory.maybe[seat]


def holders(s: State, seat: Seat, card: Card) -> list[Seat]:
    """Who sees a card in this seat's hand: partners see the legends of the team (TK-T-15)."""
    return [seat, s.agreed.partner(seat)] if s.agreed.teams and is_legend(card) else [seat]

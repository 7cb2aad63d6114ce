"""Decks and discard piles: drawing, discarding, putting under, recalling (TK-G-05, TK-G-10 to TK-G-12)."""

from __future__ import annotations

from typing import Final

from stolik.engine.decision import Seat, draw
from stolik.games.tash_kalar.cards import Card
from stolik.games.tash_kalar.effect import Effect
from stolik.games.tash_kalar.knowledge import holders, lies_open, mix, show, show_all
from stolik.games.tash_kalar.registry import FIRST_FLARE, FIRST_LEGEND
from stolik.games.tash_kalar.state import State

BEINGS_IN_HAND: Final = 3
LEGENDS_IN_HAND: Final = 2
FLARES_IN_HAND: Final = 1


def deck_size(s: State, seat: Seat) -> int:
    return len(s.tops[seat]) + len(s.pools[seat]) + len(s.unders[seat])


# Drawing


async def draw_being(s: State, seat: Seat) -> None:
    """What was put on top, then the shuffled cards, then what was put under; never reshuffled (TK-G-11)."""
    if s.tops[seat]:
        card = s.tops[seat].pop(0)
    elif s.pools[seat]:
        card = await draw(seat, "card", s.pools[seat])
    elif s.unders[seat]:
        card = s.unders[seat].pop(0)
    else:
        return
    s.hands[seat].append(card)
    s.note("draw", "TK-G-10", seat, card)


async def draw_legend(s: State, seat: Seat) -> None:
    if not s.legend_pool and not s.legend_under and s.legend_pile:
        s.legend_pool, s.legend_pile = s.legend_pile, []
        s.legend_era += 1
        reshuffled(s, s.legend_pool, s.legend_era)
    await draw_shared(s, seat, s.legend_pool, s.legend_under, s.legend_hands[seat])


async def draw_flare(s: State, seat: Seat) -> None:
    if not s.flare_pool and not s.flare_under and s.flare_pile:
        s.flare_pool, s.flare_pile = s.flare_pile, []
        s.flare_era += 1
        reshuffled(s, s.flare_pool, s.flare_era)
    await draw_shared(s, seat, s.flare_pool, s.flare_under, s.flare_hands[seat])


def reshuffled(s: State, pool: list[Card], era: int) -> None:
    for card in pool:
        s.eras[card] = era
        s.known_to[card] = 0
    s.note("reshuffle", "TK-G-11")


async def draw_shared(s: State, seat: Seat, pool: list[Card], under: list[Card], hand: list[Card]) -> None:
    if not pool and not under:
        return
    card = await draw(seat, "card", pool) if pool else under.pop(0)
    hand.append(card)
    show(s, card, holders(s, seat, card))
    s.note("draw", "TK-G-10", seat, card)


# Discarding


def discard_openly(s: State, seat: Seat, card: Card, rule: str) -> None:
    """To the pile of its deck, seen by all."""
    stamp(s, card)
    lies_open(s, card)
    if card >= FIRST_FLARE:
        s.flare_pile.append(card)
    elif card >= FIRST_LEGEND:
        s.legend_pile.append(card)
    else:
        s.piles[seat].append(card)
    s.note("discard", rule, seat, card)


def stamp(s: State, card: Card) -> None:
    """The order in which cards were discarded."""
    s.stamps[card] = s.clock
    s.clock += 1


def put_away(s: State, seat: Seat, card: Card) -> None:
    """By the discard action: others do not see which (GAP-08)."""
    mix_hand(s, seat)
    s.hands[seat].remove(card)
    s.hidden[seat].append(card)
    stamp(s, card)
    s.note("put-away", "TK-G-05", seat, card)


def put_under(s: State, seat: Seat, card: Card) -> None:
    """A card of the hand under its deck."""
    if card >= FIRST_FLARE:
        put_under_shared(s, seat, card, s.flare_hands[seat], s.flare_under)
    elif card >= FIRST_LEGEND:
        put_under_shared(s, seat, card, s.legend_hands[seat], s.legend_under)
    else:
        mix_hand(s, seat)
        s.hands[seat].remove(card)
        s.unders[seat].append(card)
    s.note("put-under", "TK-G-05", seat, card)


def put_under_shared(s: State, seat: Seat, card: Card, hand: list[Card], under: list[Card]) -> None:
    knowing = holders(s, seat, card)
    mix(s, hand, knowing)
    show(s, card, knowing)
    hand.remove(card)
    under.append(card)


def mix_hand(s: State, seat: Seat) -> None:
    """Something leaves the hand unseen; the pending being cannot."""
    mix(s, [card for card in s.hands[seat] if card != s.pending[seat]], [seat])


def in_hand(s: State, seat: Seat) -> list[Card]:
    return sorted([*s.hands[seat], *s.legend_hands[seat], *s.flare_hands[seat]])


# From the own discard pile


def recallable(s: State, seat: Seat) -> list[Card]:
    return sorted([*s.piles[seat], *s.hidden[seat]])


def take_from_piles(s: State, seat: Seat, card: Card) -> None:
    (s.piles if card in s.piles[seat] else s.hidden)[seat].remove(card)


async def recall(fx: Effect) -> bool:
    """Kiskin Spirit: a card of the own pile may go on top of the own deck, shown to all."""
    s, seat = fx.s, fx.seat
    card = await fx.ask("recall", recallable(s, seat), may=True)
    if not isinstance(card, int):
        return False
    take_from_piles(s, seat, card)
    s.tops[seat].insert(0, card)
    show_all(s, card)
    s.note("recall", fx.rule, seat, card)
    return True

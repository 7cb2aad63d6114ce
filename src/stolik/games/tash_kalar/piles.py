"""Decks and discard piles: drawing, discarding, putting under, recalling."""

from __future__ import annotations

from typing import Final

from stolik.engine.decision import Seat, draw
from stolik.games.tash_kalar.cards import Card
from stolik.games.tash_kalar.knowledge import holders, lies_open, mix, show
from stolik.games.tash_kalar.registry import FIRST_FLARE, FIRST_LEGEND
from stolik.games.tash_kalar.state import Player, SharedDeck, State

BEINGS_IN_HAND: Final = 3
LEGENDS_IN_HAND: Final = 2
FLARES_IN_HAND: Final = 1


def deck_size(s: State, seat: Seat) -> int:
    player = s.players[seat]
    return len(player.top) + len(player.pool) + len(player.under)


# Drawing


async def draw_being(s: State, seat: Seat) -> None:
    """What was put on top, then the shuffled cards, then what was put under; never reshuffled (TK-G-11)."""
    player = s.players[seat]
    if player.top:
        card = player.top.pop(0)
    elif player.pool:
        card = await draw(seat, "card", player.pool)
    elif player.under:
        card = player.under.pop(0)
    else:
        return
    player.hand.append(card)
    s.note("draw", "TK-G-10", seat, card)


async def draw_legend(s: State, seat: Seat) -> None:
    await draw_shared(s, seat, s.legend_deck, s.players[seat].legends)


async def draw_flare(s: State, seat: Seat) -> None:
    await draw_shared(s, seat, s.flare_deck, s.players[seat].flares)


async def draw_shared(s: State, seat: Seat, deck: SharedDeck, hand: list[Card]) -> None:
    """Its pile becomes the deck when a card is needed and none is left (TK-G-11)."""
    if not deck.pool and not deck.under and deck.pile:
        reshuffle(s, deck)
    if not deck.pool and not deck.under:
        return
    card = await draw(seat, "card", deck.pool) if deck.pool else deck.under.pop(0)
    hand.append(card)
    show(s, card, holders(s, seat, card))
    s.note("draw", "TK-G-10", seat, card)


def reshuffle(s: State, deck: SharedDeck) -> None:
    deck.pool, deck.pile = deck.pile, []
    deck.era += 1
    eras = [*s.memory.eras]
    for card in deck.pool:
        eras[card] = deck.era
        s.memory.known_to[card] = 0
    s.memory.eras = tuple(eras)
    s.note("reshuffle", "TK-G-11")


# Discarding


def discard_openly(s: State, seat: Seat, card: Card, rule: str) -> None:
    """To the pile of its deck, seen by all (TK-G-12)."""
    stamp(s, card)
    lies_open(s, card)
    if card >= FIRST_FLARE:
        s.flare_deck.pile.append(card)
    elif card >= FIRST_LEGEND:
        s.legend_deck.pile.append(card)
    else:
        s.players[seat].pile.append(card)
    s.note("discard", rule, seat, card)


def stamp(s: State, card: Card) -> None:
    """The order in which cards were discarded."""
    stamps = s.memory.stamps
    s.memory.stamps = (*stamps[:card], s.memory.clock, *stamps[card + 1 :])
    s.memory.clock += 1


def put_away(s: State, seat: Seat, card: Card) -> None:
    """By the discard action: others do not see which (TK-G-12)."""
    mix_hand(s, seat)
    s.players[seat].hand.remove(card)
    s.players[seat].hidden.append(card)
    stamp(s, card)
    s.note("put-away", "TK-G-05", seat, card)


def put_under(s: State, seat: Seat, card: Card) -> None:
    """A card of the hand under its deck."""
    if card >= FIRST_FLARE:
        put_under_shared(s, seat, card, s.players[seat].flares, s.flare_deck)
    elif card >= FIRST_LEGEND:
        put_under_shared(s, seat, card, s.players[seat].legends, s.legend_deck)
    else:
        mix_hand(s, seat)
        s.players[seat].hand.remove(card)
        s.players[seat].under.append(card)
    s.note("put-under", "TK-G-05", seat, card)


def put_under_shared(s: State, seat: Seat, card: Card, hand: list[Card], deck: SharedDeck) -> None:
    knowing = holders(s, seat, card)
    mix(s, hand, knowing)
    show(s, card, knowing)
    hand.remove(card)
    deck.under.append(card)


def mix_hand(s: State, seat: Seat) -> None:
    """Something leaves the hand unseen; the pending being cannot."""
    player = s.players[seat]
    mix(s, [card for card in player.hand if card != player.pending], [seat])


def holding(player: Player, card: Card) -> list[Card]:
    """The part of the hand where cards of its kind are."""
    if card >= FIRST_FLARE:
        return player.flares
    return player.legends if card >= FIRST_LEGEND else player.hand


def in_hand(s: State, seat: Seat) -> list[Card]:
    player = s.players[seat]
    return sorted([*player.hand, *player.legends, *player.flares])


# From the own discard pile


def recallable(s: State, seat: Seat) -> list[Card]:
    player = s.players[seat]
    return sorted([*player.pile, *player.hidden])


def take_from_piles(s: State, seat: Seat, card: Card) -> None:
    player = s.players[seat]
    (player.pile if card in player.pile else player.hidden).remove(card)


def put_on_top(s: State, seat: Seat, card: Card) -> None:
    take_from_piles(s, seat, card)
    s.players[seat].top.insert(0, card)

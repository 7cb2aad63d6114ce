"""What a seat must imagine: what it has not seen is dealt anew, and what it knows stays."""

from __future__ import annotations

from random import Random

from stolik.engine.decision import Seat
from stolik.engine.luck import shuffle
from stolik.games.tash_kalar.cards import Card
from stolik.games.tash_kalar.knowledge import unknown_of
from stolik.games.tash_kalar.state import State


def resample(s: State, seat: Seat, rng: Random) -> None:
    """Deck by deck."""
    for other in range(len(s.schools)):
        if other != seat:
            redeal(
                s,
                seat,
                [
                    s.players[other].hand,
                    s.players[other].pool,
                    s.players[other].under,
                    s.players[other].top,
                    s.players[other].hidden,
                ],
                rng,
            )
    team = [seat, s.agreed.partner(seat)] if s.agreed.teams else [seat]
    others = [other for other in range(s.agreed.seats) if other != seat]
    legends, flares = s.legend_deck, s.flare_deck
    redeal(s, seat, [*(s.players[one].legends for one in others if one not in team), legends.pool, legends.under], rng)
    redeal(s, seat, [*(s.players[one].flares for one in others), flares.pool, flares.under], rng)


def redeal(s: State, seat: Seat, zones: list[list[Card]], rng: Random) -> None:
    """First what kind of card lies in each place, then which one. Nothing here looks at what the seat cannot know."""
    places = [(zone, place) for zone in zones for place in range(len(zone))]
    truth = [zone[place] for zone, place in places]
    kinds = imagined_kinds(s, seat, truth, rng)
    dealt = kinds[:]  # a card that the seat knows is its own kind
    for era in range(max((s.memory.eras[card] for card in truth), default=0) + 1):
        kind = unknown_of(s, era)
        unseen = sorted(
            card for card in truth if not s.memory.known_to[card] >> seat & 1 and s.memory.eras[card] == era
        )
        shuffle(unseen, rng)
        for place, found in enumerate(kinds):
            if found == kind:
                dealt[place] = unseen.pop()
    carry_knowledge(s, seat, truth, dealt)
    for (zone, place), card in zip(places, dealt, strict=True):
        zone[place] = card


def imagined_kinds(s: State, seat: Seat, truth: list[Card], rng: Random) -> list[int]:
    """Known cards, and the unknown of an era: what was in the pile when it became the deck is in no older hand."""
    kinds = [card if s.memory.known_to[card] >> seat & 1 else unknown_of(s, s.memory.eras[card]) for card in truth]
    open_places = [place for place, card in enumerate(truth) if card in s.memory.maybe[seat]]
    left = sorted(kinds[place] for place in open_places)
    shuffle(left, rng)
    found = fitting([s.memory.maybe[seat][truth[place]] for place in open_places], left)
    for place, kind in zip(open_places, found, strict=True):
        kinds[place] = kind
    return kinds


def fitting(places: list[int], kinds: list[int]) -> list[int]:
    """Each place gets one that may lie there; the first way that works."""
    if not places:
        return []
    for number, kind in enumerate(kinds):
        if places[0] >> kind & 1 and kind not in kinds[:number]:
            rest = fitting(places[1:], kinds[:number] + kinds[number + 1 :])
            if len(rest) == len(places) - 1:
                return [kind, *rest]
    return []


def carry_knowledge(s: State, seat: Seat, truth: list[Card], dealt: list[Card]) -> None:
    """What others know of a place stays with the place; what the seat itself knows of a card, with the card."""
    own = {card: s.memory.known_to[card] & 1 << seat for card in truth}
    others = [s.memory.known_to[card] & ~(1 << seat) for card in truth]
    stamps = [*s.memory.stamps]
    for place, card in enumerate(dealt):
        s.memory.known_to[card] = others[place] | own[card]
        stamps[card] = s.memory.stamps[truth[place]]
    s.memory.stamps = tuple(stamps)
    instead = dict(zip(truth, dealt, strict=True))
    for one, maybe in enumerate(s.memory.maybe):
        if maybe:
            names = {} if one == seat else instead
            s.memory.maybe[one] = {instead.get(card, card): renamed(cards, names) for card, cards in maybe.items()}


def renamed(cards: int, names: dict[Card, Card]) -> int:
    found = cards
    for card in names:
        found &= ~(1 << card)
    for card, new in names.items():
        found |= (cards >> card & 1) << new
    return found

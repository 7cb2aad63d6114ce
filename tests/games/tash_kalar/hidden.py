"""What the contract tests must know of the secrets of Tash-Kalar: beings, legends and flares (TK-T-15).

An item is a card; every card exists once. The cards of a school, the legends and the flares can change places among
themselves until one of them is seen.
"""

from __future__ import annotations

from stolik.engine.decision import Answer, Seat
from stolik.engine.things import Event
from stolik.games.tash_kalar import knowledge
from stolik.games.tash_kalar.cards import Card
from stolik.games.tash_kalar.prompts import EVENTS, PROMPTS
from stolik.games.tash_kalar.registry import FLARE_CARDS, LEGEND_CARDS, SCHOOL_IDS, school_deck
from stolik.games.tash_kalar.state import NO_CARD, State
from stolik.games.tash_kalar.view import see

WITH_A_CARD = ("summon", "discard", "flare", "thaw", "warp")
"""The actions that name a card after their verb."""


def items(state: State) -> list[list[Answer]]:
    schools = [school_deck(school) for school in range(len(SCHOOL_IDS))]
    return [list(deck) for deck in (*schools, LEGEND_CARDS, FLARE_CARDS)]


def exchanged(prompt: str, answer: Answer, one: Answer, other: Answer) -> Answer:
    names = {one: other, other: one}
    kind = PROMPTS[prompt].kind.name
    if kind == "card":
        return names.get(answer, answer)
    if kind == "action" and isinstance(answer, tuple) and answer[0] in WITH_A_CARD:
        verb, card, *rest = answer
        return verb, names.get(card, card), *rest  # type: ignore[arg-type]
    return answer


def shown(event: Event, seat: Seat | None) -> set[Answer]:
    """Cards that this seat sees in an event."""
    words = zip(EVENTS[event.kind].fields.values(), see(event, seat).args, strict=True)
    return {word for kind, word in words if kind.name == "card" and word is not None}


def knows(state: State, seat: Seat | None) -> set[Answer]:
    """Cards that lie open to this seat: all piles, what is in play, the own cards and the team's legends."""
    open_cards = [state.turn.playing, *state.legend_deck.pile, *state.flare_deck.pile]
    open_cards += [card for player in state.players for card in (*player.pile, player.frost, player.pending)]
    if seat is not None:
        own = state.players[seat]
        open_cards += [*own.hand, *own.flares, *own.hidden, *own.under]
        open_cards += [card for mate in team(state, seat) for card in state.players[mate].legends]
        open_cards += handed_over(state, seat)
    return {card for card in open_cards if card != NO_CARD}


def handed_over(state: State, seat: Seat) -> list[Card]:
    """What a partner to whom control passed was shown, in the middle of an effect (TK-T-12)."""
    if not state.agreed.teams:
        return []
    partner = state.agreed.partner(seat)
    cards = [*state.players[partner].hand, *state.players[partner].hidden, *state.players[partner].flares]
    return [card for card in cards if knowledge.knows(state, card, seat)]


def team(state: State, seat: Seat) -> list[Seat]:
    return [seat, state.agreed.partner(seat)] if state.agreed.teams else [seat]


def strangers(state: State, seat: Seat | None) -> list[Seat]:
    return [other for other in range(state.agreed.seats) if other != seat]


def zones(state: State, seat: Seat | None) -> dict[str, list[int]]:
    """Nothing has an order but what was put under a deck."""
    others = strangers(state, seat)
    mates = [] if seat is None else team(state, seat)
    found = {f"hand {other}": sorted(state.players[other].hand) for other in others}
    found |= {f"deck {other}": sorted(state.players[other].pool) for other in others}
    found |= {f"flare {other}": sorted(state.players[other].flares) for other in others}
    found |= {f"legends {other}": sorted(state.players[other].legends) for other in others if other not in mates}
    return {**found, "legends": sorted(state.legend_deck.pool), "flares": sorted(state.flare_deck.pool)}


def held(state: State, seat: Seat | None) -> list[list[int]]:
    """Hands, card by card. Where something has left one unseen the seat cannot say when what is left in it came."""
    others = strangers(state, seat)
    mates = [] if seat is None else team(state, seat)
    hands = [state.players[other].hand for other in others]
    hands += [state.players[other].legends for other in others if other not in mates]
    hands += [state.players[other].flares for other in others]
    return [[] if any(card in state.memory.maybe[seat or 0] for card in hand) else hand for hand in hands]

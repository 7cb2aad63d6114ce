"""What the contract tests must know of the secrets of Titan Race: the special cards in hands and deck (TR-09)."""

from __future__ import annotations

from stolik.engine.decision import Answer, Seat
from stolik.engine.things import Event
from stolik.games.titan_race.cards import DECK
from stolik.games.titan_race.prompts import EVENTS, PROMPTS
from stolik.games.titan_race.state import State
from stolik.games.titan_race.turn import DISCARD, PLAY
from stolik.games.titan_race.view import see


def items(state: State) -> list[list[Answer]]:
    """Cards of which there are equally many can change places."""
    return [
        [card for card in sorted(set(DECK)) if DECK.count(card) == copies]
        for copies in sorted(set(map(DECK.count, DECK)))
    ]


def exchanged(prompt: str, answer: Answer, one: Answer, other: Answer) -> Answer:
    names = {one: other, other: one}
    kind = PROMPTS[prompt].kind.name
    if kind == "card":
        return names.get(answer, answer)
    if kind == "action" and isinstance(answer, tuple) and answer[0] in (PLAY, DISCARD):
        verb, card = answer
        return verb, names.get(card, card)  # type: ignore[return-value]
    return answer


def shown(event: Event, seat: Seat | None) -> set[Answer]:
    """Cards that this seat sees in an event."""
    words = zip(EVENTS[event.kind].fields.values(), see(event, seat).args, strict=True)
    return {word for kind, word in words if kind.name == "card" and word is not None}


def knows(state: State, seat: Seat | None) -> set[Answer]:
    """Cards that lie open to this seat."""
    own = [card for place, hand in enumerate(state.cards.hands) if seat == owner(state, place) for card in hand]
    return {*state.cards.discard, *own}


def zones(state: State, seat: Seat | None) -> dict[str, list[int]]:
    """The deck has no order; a hand has."""
    hands = {f"hand {place}": [*hand] for place, hand in enumerate(state.cards.hands) if seat != owner(state, place)}
    return {"deck": sorted(state.cards.deck), **hands}


def held(state: State, seat: Seat | None) -> list[list[int]]:
    """The hands of others, card by card in the order in which they came."""
    return [[*hand] for place, hand in enumerate(state.cards.hands) if seat != owner(state, place)]


def owner(state: State, place: int) -> Seat:
    return place % state.agreed.seats

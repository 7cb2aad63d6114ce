"""What the contract must know of the secrets of Kuhn poker: the three cards, and where they lie."""

from __future__ import annotations

from kuhn_poker.game import CARDS, State, see

from stolik.engine.decision import Answer, Seat
from stolik.engine.things import Event


def items(state: State) -> list[list[Answer]]:
    """They could all change places."""
    return [[*CARDS]]


def exchanged(prompt: str, answer: Answer, one: Answer, other: Answer) -> Answer:
    return {one: other, other: one}.get(answer, answer) if prompt == "card" else answer


def shown(event: Event, seat: Seat | None) -> set[Answer]:
    return {see(event, seat).args[1]} - {None} if event.kind in ("deal", "show") else set()


def knows(state: State, seat: Seat | None) -> set[Answer]:
    return {card for whose, card in enumerate(state.cards) if state.shown or whose == seat}


def held(state: State, seat: Seat | None) -> list[list[int]]:
    return [[card] for whose, card in enumerate(state.cards) if not state.shown and whose != seat]


def zones(state: State, seat: Seat | None) -> dict[str, list[int]]:
    hands = {f"hand {place}": hand for place, hand in enumerate(held(state, seat))}
    return {} if state.shown else {"deck": sorted(state.deck), **hands}

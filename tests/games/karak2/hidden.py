"""Karak 2 has no secrets: piles and bag have no order before they are drawn from, and all else lies open (K-O-60)."""

from __future__ import annotations

from stolik.engine.decision import Answer, Seat
from stolik.engine.events import Event
from stolik.games.karak2.state import State


def items(state: State) -> list[list[Answer]]:
    return []


def exchanged(prompt: str, answer: Answer, one: Answer, other: Answer) -> Answer:
    return answer


def shown(event: Event, seat: Seat | None) -> set[Answer]:
    return set()


def knows(state: State, seat: Seat | None) -> set[Answer]:
    return set()


def zones(state: State, seat: Seat | None) -> dict[str, list[int]]:
    return {}


def held(state: State, seat: Seat | None) -> list[list[int]]:
    return []

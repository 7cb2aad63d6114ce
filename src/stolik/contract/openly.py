"""The secrets of a game that has none: all lies open."""

from __future__ import annotations

from stolik.engine.decision import Answer, Seat
from stolik.engine.things import Event


def items(state: object) -> list[list[Answer]]:
    return []


def exchanged(prompt: str, answer: Answer, one: Answer, other: Answer) -> Answer:
    return answer


def shown(event: Event, seat: Seat | None) -> set[Answer]:
    return set()


def knows(state: object, seat: Seat | None) -> set[Answer]:
    return set()


def zones(state: object, seat: Seat | None) -> dict[str, list[int]]:
    return {}


def held(state: object, seat: Seat | None) -> list[list[int]]:
    return []

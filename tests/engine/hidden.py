"""What the contract tests must know of the secrets of Whisper."""

from __future__ import annotations

from stolik.engine.decision import Answer, Seat
from stolik.engine.things import Event
from tests.engine.mini import CARDS, WHISPER, WhisperState


def items(state: WhisperState) -> list[list[Answer]]:
    return [list(CARDS)]


def exchanged(prompt: str, answer: Answer, one: Answer, other: Answer) -> Answer:
    names = {one: other, other: one}
    if isinstance(answer, tuple):
        return "play", names.get(answer[1], answer[1])  # type: ignore[return-value]
    return names.get(answer, answer)


def shown(event: Event, seat: Seat | None) -> set[Answer]:
    kinds = WHISPER.events[event.kind].fields.values()
    words = zip(kinds, WHISPER.see(event, seat).args, strict=True)
    return {word for kind, word in words if kind.name == "card" and word is not None}


def knows(state: WhisperState, seat: Seat | None) -> set[Answer]:
    own = [] if seat is None else [*state.hands[seat], *state.known[seat]]
    return {*state.pile, *own}


def zones(state: WhisperState, seat: Seat | None) -> dict[str, list[int]]:
    hands = {f"hand {place}": hand for place, hand in enumerate(state.hands) if seat != place}
    return {"deck": sorted(state.deck), **hands}


def held(state: WhisperState, seat: Seat | None) -> list[list[int]]:
    return [hand for place, hand in enumerate(state.hands) if seat != place]

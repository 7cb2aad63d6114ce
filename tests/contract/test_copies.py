"""Counter-test: a field that a copy forgets is named, in the state and in its zones."""

from __future__ import annotations

from stolik.contract.marks import forgotten


class Seat:
    def __init__(self) -> None:
        self.cards: list[int] = []
        self.life = 3

    def copy(self) -> Seat:
        new = Seat()
        new.cards = self.cards[:]
        return new


class Forgetful:
    def __init__(self) -> None:
        self.seats = [Seat(), Seat()]
        self.round = 1
        self.winner: int | None = None
        self.events: list[int] = []

    def copy(self) -> Forgetful:
        new = Forgetful()
        new.seats = [seat.copy() for seat in self.seats]
        new.round = self.round
        return new


def test_a_forgotten_field_is_named() -> None:
    assert forgotten(Forgetful(), __name__, lambda whole: whole.copy()) == ["state.seats.life", "state.winner"]

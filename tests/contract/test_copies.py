"""Counter-tests: a field that a copy forgets is named, in the state and in its zones; so is what two games share."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from stolik.contract.copies import shared
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


class Strict:
    """Like a compiled class, it takes values of the declared types only."""

    def __init__(self) -> None:
        self.place: tuple[int, int] | None = None
        self.step: tuple[str, int] = ("forward", 1)
        self.piles: list[list[int]] = [[1], []]

    def __setattr__(self, name: str, value: Any) -> None:
        declared = {"place": (int, int), "step": (str, int)}.get(name)
        if value is not None and declared and tuple(map(type, value if isinstance(value, tuple) else ())) != declared:
            raise TypeError(name)
        super().__setattr__(name, value)

    def copy(self) -> Strict:
        new = Strict()
        new.piles = [pile[:] for pile in self.piles]
        return new


def test_a_mark_has_the_type_that_is_declared() -> None:
    assert forgotten(Strict(), __name__, lambda whole: whole.copy()) == ["state.place", "state.step"]
    assert forgotten(Strict(), __name__, deepcopy) == []


NO_CARDS: list[int] = []


class Careless(Forgetful):
    """Its first seat begins with a list that every game begins with."""

    def __init__(self) -> None:
        super().__init__()
        self.seats[0].cards = NO_CARDS


def test_a_list_that_two_games_share_is_named() -> None:
    assert shared(Careless(), Careless(), __name__) == ["state.seats.cards"]
    assert shared(Forgetful(), Forgetful(), __name__) == []

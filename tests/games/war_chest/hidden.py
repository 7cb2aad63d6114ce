"""What the contract tests must know of the secrets of War Chest: how coins lie in bag, hand and pile (WC-9.1).

An item is a coin type. A type is in the game once (WC-4.2), so it also names its owner; two types of one owner with
equally many coins lie twice in the bag and equally often in the supply, and can change places until one of them is
seen.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

from stolik.engine.decision import Answer, Seat
from stolik.engine.things import Event
from stolik.games.war_chest.prompts import EVENTS, PROMPTS
from stolik.games.war_chest.state import State
from stolik.games.war_chest.unit_cards import COINS_IN_BAG, UNITS, Coin
from stolik.games.war_chest.view import see

SET_UP = ("deal", "draft", "ban", "reveal")
"""Events that name the unit of a card: no coin is seen."""


class Groups(Sequence[Sequence[Answer]]):
    """Looked up when they are asked for: at the start of a game nobody owns anything."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __iter__(self) -> Iterator[Sequence[Answer]]:
        return iter(self._groups())

    def __len__(self) -> int:
        return len(self._groups())

    @overload
    def __getitem__(self, place: int) -> Sequence[Answer]: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[Sequence[Answer]]: ...
    def __getitem__(self, place: int | slice) -> Sequence[Answer] | Sequence[Sequence[Answer]]:
        return self._groups()[place]

    def _groups(self) -> list[list[Answer]]:
        """Before anybody has picked a unit all of them could be hidden."""
        picks = self.state.draft.picks if any(self.state.draft.picks) else [range(len(UNITS))]
        sizes = sorted({unit.coins for unit in UNITS})
        return [[unit for unit in units if UNITS[unit].coins == size] for units in picks for size in sizes]


def items(state: State) -> Sequence[Sequence[Answer]]:
    return Groups(state)


def exchanged(prompt: str, answer: Answer, one: Answer, other: Answer) -> Answer:
    """A coin drawn, thrown away by a Spy, or played: what is recruited or stands on the board is open."""
    names = {one: other, other: one}
    kind = PROMPTS[prompt].kind.name
    if kind == "coin":
        return names.get(answer, answer)
    if kind == "play" and isinstance(answer, tuple):
        verb, coin, *places = answer
        return verb, names.get(coin, coin), *places  # type: ignore[arg-type]
    return answer


def shown(event: Event, seat: Seat | None) -> set[Answer]:
    """Coin types that this seat sees in an event, as coins or as units on the board."""
    if event.kind in SET_UP:
        return set()
    words = zip(EVENTS[event.kind].fields.values(), see(event, seat).args, strict=True)
    return {word for kind, word in words if kind.name in ("coin", "unit") and word is not None}


def knows(state: State, seat: Seat | None) -> set[Answer]:
    """Coin types that this seat has before its eyes: face up, on the board, taken out of a supply, in the own hand."""
    up = {coin for player in state.players for coin in player.up}
    used = {
        unit for units in state.draft.picks for unit in units if state.units.owner[unit] >= 0 and missing(state, unit)
    }
    own = (
        set()
        if seat is None
        else {*state.players[seat].hand, *state.players[seat].drawn, *state.players[seat].spied[1:]}
    )
    return {*up, *used, *own}


def missing(state: State, unit: Coin) -> bool:
    return unit in state.board.unit or state.units.supply[unit] != UNITS[unit].coins - COINS_IN_BAG


def zones(state: State, seat: Seat | None) -> dict[str, list[int]]:
    """Nothing has an order. A coin that a Warrior Priest drew is seldom there, so it is counted with the hand."""
    others = [other for other in range(state.agreed.seats) if other != seat]
    bags = {f"bag {other}": sorted(state.players[other].bag) for other in others}
    hands = {f"hand {other}": [*sorted(state.players[other].hand), *state.players[other].drawn] for other in others}
    downs = {f"pile {other}": sorted(state.players[other].down) for other in others}
    return {**bags, **hands, **downs}


def held(state: State, seat: Seat | None) -> list[list[int]]:
    """None: of two coins of one type nobody can say which came first. Recall is tested in test_reserve.py."""
    return []

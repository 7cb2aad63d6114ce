"""A copy of a state forgets nothing: not a field that is seldom used, and not where a fork or a record copies."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any, cast

from stolik.engine.decision import choose
from stolik.engine.game import Game, Options
from stolik.engine.position import Position
from stolik.engine.record import Header, Record
from tests.contract import checks
from tests.contract.copies import forgotten
from tests.contract.params import each_configuration, each_game

ANSWERS = 80


def state_of(game: Game[Any], options: Options) -> Any:
    """In the middle of a random game."""
    for number, position in enumerate(checks.decisions(game, options, Random(5))):
        if number == ANSWERS or position.decision is None:
            return position.state.copy()
    raise AssertionError("a random game has no position")


def home_of(state: Any) -> str:
    return str(type(state).__module__).rpartition(".")[0]


async def wait(state: Any) -> None:
    await choose(0, "wait", [0, 1])


def waiting(state: Any) -> Game[Any]:
    """A game that begins with this state and leaves it alone."""
    parts = {"setup": lambda _: state, "step": wait, "result": lambda _: None, "sides": lambda _: [0, 1]}
    return cast(Game[Any], SimpleNamespace(name="waiting", **parts))


def forked(state: Any) -> Any:
    return Position(waiting(state), state).fork().state


def recorded(state: Any) -> Any:
    header = Header("waiting", 1, "", {"seats": 2}, ["a", "b"], ["1", "2"], "")
    return Record(waiting(state), header, b"seed").fork().position.state


@each_configuration
def test_a_copy_keeps_every_field_of_every_zone(game: Game[Any], options: Options) -> None:
    state = state_of(game, options)
    assert not forgotten(state, home_of(state), lambda whole: whole.copy())


@each_game
def test_a_fork_and_a_record_keep_every_field_of_every_zone(game: Game[Any]) -> None:
    state = state_of(game, next(iter(game.configurations())))
    assert not forgotten(state, home_of(state), forked)
    assert not forgotten(state, home_of(state), recorded)


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

"""A copy of a state forgets nothing: not a field that is seldom used, and not where a fork or a record copies.

Two games have nothing in common that could be changed.
"""

from __future__ import annotations

from random import Random
from typing import Any

from stolik.contract import checks
from stolik.contract.marks import attributes, forgotten, zones
from stolik.engine.decision import choose
from stolik.engine.entries import Header
from stolik.engine.game import Game, Options
from stolik.engine.position import Position
from stolik.engine.record import Record
from stolik.engine.things import Number, Prompt

ANSWERS = 80


def state_of(game: Game[Any], options: Options) -> Any:
    """In the middle of a random game, or where it ends."""
    for number, position in enumerate(checks.decisions(game, options, Random(5))):
        if number == ANSWERS or position.decision is None:
            return position.state.copy()
    raise AssertionError("a random game has no position")


async def wait(state: Any) -> None:
    await choose(0, "wait", [0, 1])


def waiting(state: Any) -> Game[Any]:
    """A game that begins with this state and leaves it alone."""
    return Game(
        "waiting",
        rules=1,
        setup=lambda options: state,
        step=wait,
        result=lambda state: None,
        view=lambda state, seat: {},
        prompts={"wait": Prompt(Number(2), "")},
        events={},
    )


def forked(state: Any) -> Any:
    return Position(waiting(state), state).fork().state


def recorded(state: Any) -> Any:
    header = Header("waiting", 1, "", {"seats": 2}, ["a", "b"], ["1", "2"], "")
    return Record(waiting(state), header, b"seed").fork().position.state


def test_a_copy_keeps_every_field_of_every_zone(game: Game[Any], options: Options) -> None:
    assert not forgotten(state_of(game, options), game.package, lambda whole: whole.copy())


def test_a_fork_and_a_record_keep_every_field_of_every_zone(game: Game[Any]) -> None:
    state = state_of(game, next(iter(game.configurations())))
    assert not forgotten(state, game.package, forked)
    assert not forgotten(state, game.package, recorded)


def changeable(state: Any, package: str) -> dict[int, str]:
    """All that could be changed in place, and where it lies; what was agreed is no zone."""
    found: dict[int, str] = {}
    for called, read in zones(state, package):
        for name in attributes(read(state)):
            value = getattr(read(state), name)
            inner = value if isinstance(value, list) else []
            found |= {id(one): f"{called}.{name}" for one in (value, *inner) if isinstance(one, list | dict | set)}
    return found


def shared(one: Any, other: Any, package: str) -> list[str]:
    found = changeable(one, package)
    return [found[key] for key in found.keys() & changeable(other, package).keys()]


def test_two_games_share_nothing_that_can_be_changed(game: Game[Any], options: Options) -> None:
    assert not shared(game.setup(options), game.setup(options), game.package)

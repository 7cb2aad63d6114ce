"""Plays the staged tests of games that have a kernel there too, and compares after each answer:

    pytest -p tests.games.in_kernel tests/games/war_chest tests/games/titan_race

Whoever changes a rule in Python and not in the kernel is told so by the tests of that very rule. A game whose tests
draw what its box does not hold has a module `drawn`, which makes a kernel for it.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any
from weakref import WeakKeyDictionary

from stolik.engine.position import Position
from stolik.kernels.build import build
from stolik.kernels.games import KERNELS, NoRoom, flat_of
from stolik.kernels.lockstep import Lockstep
from stolik.kernels.native import KernelPosition, Library, kernel
from tests.games.script import Script

HERE = Path(__file__).parent


class OfTheBox:
    """The kernel as it is built for everybody."""

    def __init__(self, name: str) -> None:
        build(name)
        native = kernel(name)
        assert native is not None
        self.native: Library = native

    def lay(self, state: Any) -> None:
        """Called before the kernel is: nothing but the box is on the table."""


@cache
def table_of(name: str) -> OfTheBox:
    if (HERE / name / "drawn.py").is_file():
        drawn: OfTheBox = import_module(f"tests.games.{name}.drawn").Drawn(name)
        return drawn
    return OfTheBox(name)


class Beside:
    """The kernels beside staged positions, and how many of them they have played."""

    def __init__(self) -> None:
        self.games: WeakKeyDictionary[Script[Any], Lockstep] = WeakKeyDictionary()
        self.positions = self.answers = self.left_out = self.changed = 0

    def put_up(self, script: Script[Any]) -> Position[Any]:
        if script._position is None:
            told = self.told(script)
            script._position = Position(script.game, script.state)
            if told:
                self.positions += 1
                self.games[script] = laid = both(script, told)
                laid.compare()
        return script._position

    def told(self, script: Script[Any]) -> list[int]:
        if script.game.name not in KERNELS:
            return []
        table_of(script.game.name).lay(script.state)
        try:
            return flat_of(script.game.name).flat(script.state)
        except NoRoom:
            self.left_out += 1
            return []

    def look(self, script: Script[Any]) -> None:
        """Both were the same after the last answer: where they are not, the test has changed the rules' state."""
        beside = self.games.get(script)
        if beside is not None and beside.flat.flat(script.state) != beside.native.flat_now():
            self.changed += 1
            del self.games[script]

    def answered(self, script: Script[Any], place: int) -> None:
        beside = self.games.get(script)
        if beside is not None:
            self.answers += 1
            table_of(script.game.name).lay(script.state)
            beside.native.answer(place)
            beside.compare()


def both(script: Script[Any], told: list[int]) -> Lockstep:
    native, options = table_of(script.game.name).native, script.state.agreed.options
    found = Lockstep(native, options, Random(1))
    found.rules, found.native = script.position, KernelPosition(native, options, told)
    return found


def pytest_configure(config: Any) -> None:
    beside = config.beside = Beside()
    by_the_rules = Script.play

    def play(script: Script[Any], *answers: str) -> None:
        for answer in answers:
            options = script.options
            beside.look(script)
            by_the_rules(script, answer)
            beside.answered(script, options.index(answer))

    Script.position = property(beside.put_up)  # type: ignore[method-assign,assignment]
    Script.play = play  # type: ignore[method-assign,assignment]


def pytest_terminal_summary(terminalreporter: Any, config: Any) -> None:
    found: Beside = config.beside
    terminalreporter.write_line(
        f"in the kernel too: {found.positions} positions, {found.answers} answers; "
        f"{found.left_out} positions have no room there, {found.changed} were changed by hand later"
    )

"""Plays every staged test of War Chest in the kernel too, and compares after each answer:

    pytest -p tests.games.war_chest.in_kernel tests/games/war_chest

Whoever changes a rule in Python and not in the kernel is told so by the tests of that very rule.
"""

from __future__ import annotations

from random import Random
from typing import Any

from stolik.engine.position import Position
from stolik.games.war_chest.game import GAME
from stolik.games.war_chest.state import State
from stolik.kernels.build import build
from stolik.kernels.lockstep import Lockstep
from stolik.kernels.native import KernelPosition, Library, kernel
from stolik.kernels.war_chest.flat import TooManyTypes, flat
from tests.games.war_chest.war import War


class Beside:
    """The kernel beside staged positions, and how many of them it has played."""

    def __init__(self, native: Library) -> None:
        self.native = native
        self.games: dict[int, Lockstep] = {}
        self.positions = self.answers = self.left_out = 0

    def put_up(self, war: War) -> Position[State]:
        if war._position is None:
            told = self.told(war.state)
            war._position = Position(GAME, war.state)
            if told:
                self.positions += 1
                both = Lockstep(self.native, war.state.agreed.options, Random(1))
                both.rules, both.native = war._position, KernelPosition(self.native, both.options, told)
                self.games[id(war._position)] = both
                both.compare()
        return war._position

    def told(self, state: State) -> list[int]:
        try:
            return flat(state)
        except TooManyTypes:
            self.left_out += 1
            return []

    def play(self, war: War, answer: str) -> None:
        place = war.options.index(answer)
        war.position.play(war.decision.options[place])
        both = self.games.get(id(war._position))
        if both is not None:
            self.answers += 1
            both.native.answer(place)
            both.compare()


def pytest_configure(config: Any) -> None:
    build("war_chest")
    native = kernel("war_chest")
    assert native is not None
    beside = config.beside = Beside(native)

    def play(war: War, *answers: str) -> None:
        for answer in answers:
            assert answer in war.options, f"{war.asked} takes {war.options}, not {answer}"
            beside.play(war, answer)

    War.position = property(beside.put_up)  # type: ignore[method-assign,assignment]
    War.play = play  # type: ignore[method-assign,assignment]


def pytest_terminal_summary(terminalreporter: Any, config: Any) -> None:
    found: Beside = config.beside
    terminalreporter.write_line(
        f"in the kernel too: {found.positions} positions, {found.answers} answers; "
        f"{found.left_out} positions have more unit types than a game"
    )

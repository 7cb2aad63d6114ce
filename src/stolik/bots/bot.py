"""What a bot is, and the simplest one."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from stolik.engine.decision import Answer, Decision
from stolik.engine.game import View
from stolik.engine.position import Position

Worlds = Callable[[int], Position[Any]]
"""World number n as the asked seat may imagine it."""


class Bot(Protocol):
    def answer(self, decision: Decision, view: View, worlds: Worlds) -> Answer: ...


class RandomBot:
    """Any option, each as likely."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def answer(self, decision: Decision, view: View, worlds: Worlds) -> Answer:
        return decision.options[int(self._rng.random() * len(decision.options))]

"""What a bot is, and the simplest one."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from stolik.engine.decision import Answer, Decision
from stolik.engine.game import Game, View
from stolik.engine.position import Imagination, Position, worlds

Worlds = Callable[[int], Position[Any]]
"""World number n as the asked seat may imagine it."""


class Bot(Protocol):
    """Whoever answers: it is handed the open question, what its seat sees, and worlds that it may imagine."""

    def answer(self, decision: Decision, view: View, worlds: Worlds) -> Answer: ...


def answer_of(bot: Bot, position: Position[Any]) -> Answer:
    """Asks a bot, and hands it only what its seat may know."""
    decision = position.decision
    assert decision is not None
    seat = decision.player
    return bot.answer(decision.shown(), position.game.view(position.state, seat), worlds(position, seat))


def game_in(worlds: Worlds) -> Game[Any]:
    """Which game is played there, without dealing a world where that can be known."""
    return worlds.game if isinstance(worlds, Imagination) else worlds(0).game


class RandomBot:
    """Any option, each as likely."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def answer(self, decision: Decision, view: View, worlds: Worlds) -> Answer:
        return decision.options[int(self._rng.random() * len(decision.options))]

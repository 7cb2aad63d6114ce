"""One ply: tries what looks promising in a few imagined worlds and takes what its seat stands best after."""

from __future__ import annotations

from random import Random

from stolik.bots.bot import Worlds
from stolik.engine.decision import CHANCE, Answer, Decision, Seat
from stolik.engine.game import View
from stolik.engine.luck import option_at, total_weight

IMAGINED_WORLDS = 3
"""Few: the option lists are short, and most of what matters lies open."""


class GreedyBot:
    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def answer(self, decision: Decision, view: View, worlds: Worlds) -> Answer:
        if len(decision.options) == 1:
            return decision.options[0]
        numbers = [self._rng.getrandbits(32) for _ in range(IMAGINED_WORLDS)]
        world = worlds(numbers[0])
        options = world.game.promising(world.state, decision)
        promises = [promise(decision.player, option, worlds, numbers) for option in options]
        best = max(promises)
        good = [option for option, value in zip(options, promises, strict=True) if value == best]
        return good[int(self._rng.random() * len(good))]


def promise(seat: Seat, option: Answer, worlds: Worlds, numbers: list[int]) -> float:
    return sum(outlook(seat, option, worlds, number) for number in numbers)


def outlook(seat: Seat, option: Answer, worlds: Worlds, number: int) -> float:
    """How the seat stands in one world after the option and what chance makes of it."""
    world = worlds(number)
    rng = Random(number)
    world.play(option)
    while world.decision is not None and world.decision.player == CHANCE:
        value = int(rng.random() * total_weight(world.decision))
        world.play(option_at(world.decision, value))
    return world.game.evaluate(world.state, seat)

"""A game to learn from: what is asked on its way, and what was won of it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from stolik.bots.rollout import by_chance
from stolik.engine.decision import CHANCE, Decision
from stolik.engine.game import Game, Options
from stolik.engine.position import Position


def questions(position: Position[Any], rng: Random, cap: int) -> Iterator[tuple[int, Decision]]:
    """All that a seat can choose in, and after how many answers; whoever takes one answers it. A game is left at the
    cap."""
    for answers in range(cap):
        decision = position.decision
        if decision is None:
            return
        if decision.player == CHANCE:
            position.play(by_chance(decision, rng))
        elif len(decision.options) == 1:
            position.play(decision.options[0])
        else:
            yield answers, decision


def shares(game: Game[Any], options: Options, end: Position[Any]) -> list[float]:
    """By seat what its side won, of one in all; nothing of a game that was left."""
    result = game.result(end.state) if end.decision is None else None
    if result is None:
        return []
    sides = game.sides(options)
    winners = {sides[seat] for seat in result.winners} or {*sides}
    return [(side in winners) / len(winners) for side in sides]

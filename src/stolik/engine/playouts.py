"""Random games by the batch: compiled, nothing of the loop is left to Python."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from stolik.engine.decision import CHANCE
from stolik.engine.game import Game, Options
from stolik.engine.luck import option_at, total_weight
from stolik.engine.options import possible_seats, settle
from stolik.engine.position import Position

LONGEST: Final = 10_000
"""Answers after which a game is left: random players of some games may never end one."""


class Playouts:
    """What came of them: `decisions` had a choice, `wins` go by seat; a game that is left has none."""

    __slots__ = ("answers", "decisions", "games", "left", "wins")

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.left = 0
        self.decisions = 0
        self.answers = 0
        self.wins = [0] * seats

    def add(self, position: Position[Any], rng: Random, longest: int) -> None:
        """Plays it out, every option as likely, chance by its weights."""
        answers = 0
        decision = position.decision
        while decision is not None and answers < longest:
            options = decision.options
            if decision.player != CHANCE and len(options) > 1:
                self.decisions += 1
            if decision.weights is None:
                position.play(options[int(rng.random() * len(options))])
            else:
                position.play(option_at(decision, int(rng.random() * total_weight(decision))))
            answers += 1
            decision = position.decision
        self.answers += answers
        self.games += 1
        self._count(position)

    def _count(self, position: Position[Any]) -> None:
        result = position.game.result(position.state)
        if result is None:
            self.left += 1
            return
        for seat in result.winners:
            self.wins[seat] += 1


def playouts(
    game: Game[Any], number: int, options: Options | None = None, seed: int = 0, longest: int = LONGEST
) -> Playouts:
    """So many random games, set-up included; without options as few seats as can be and the defaults."""
    agreed = defaults(game) if options is None else options
    rng = Random(seed)
    found = Playouts(int(agreed["seats"]))
    for _ in range(number):
        found.add(Position(game, game.setup(agreed), False), rng, longest)
    return found


def defaults(game: Game[Any]) -> Options:
    return settle(game, min(possible_seats(game, {})), {})

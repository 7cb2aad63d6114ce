"""A game that a program plays from outside: options settled, chance answered, the end counted in points."""

from __future__ import annotations

from random import Random
from typing import Any

from stolik.engine.decision import CHANCE, Answer, Decision, Seat
from stolik.engine.game import Game, Options, Result, View
from stolik.engine.luck import option_at, total_weight
from stolik.engine.position import Position, worlds

CAP = 2_000
"""Answers after which a game is left without a result: random players of War Chest may never end one."""


class Match:
    def __init__(self, game: Game[Any], options: Options, cap: int = CAP, forkable: bool = True) -> None:
        self.game = game
        self.options = options
        self.cap = cap
        self.seats = int(options["seats"])
        self.answers = 0
        self.position: Position[Any] = Position(game, game.setup(options), forkable)

    @property
    def decision(self) -> Decision | None:
        """The open question; none when the game is over or was left."""
        return None if self.left else self.position.decision

    @property
    def left(self) -> bool:
        return self.answers >= self.cap and self.position.decision is not None

    @property
    def result(self) -> Result | None:
        return None if self.position.decision is not None else self.game.result(self.position.state)

    def play(self, answer: Answer) -> None:
        self.position.play(answer)
        self.answers += 1

    def pass_chance(self, rng: Random) -> None:
        """Chance answers until a seat is asked or the game is over."""
        while (decision := self.decision) is not None and decision.player == CHANCE:
            self.play(option_at(decision, int(rng.random() * total_weight(decision))))

    def view(self, seat: Seat | None) -> View:
        return self.game.view(self.position.state, seat)

    def returns(self) -> list[float]:
        """1 for a sole winner, -1 for the loser of two; in sum always 0."""
        result = self.result
        return [0.0] * self.seats if result is None else points(result.places, self.game.sides(self.options))

    def fork(self) -> Match:
        return self._with(self.position.fork())

    def imagined(self, seat: Seat, number: int) -> Match:
        """The same match in world number n as the seat may imagine it; it cannot be forked."""
        return self._with(worlds(self.position, seat)(number))

    def _with(self, position: Position[Any]) -> Match:
        other = Match.__new__(Match)
        other.game, other.options, other.cap, other.seats = self.game, self.options, self.cap, self.seats
        other.answers = self.answers
        other.position = position
        return other


def points(places: list[int], sides: list[int]) -> list[float]:
    """Of the opponents, the share that one is ahead of, less the share that one is behind."""
    found = []
    for seat, place in enumerate(places):
        others = [places[other] for other in range(len(places)) if sides[other] != sides[seat]]
        found.append(sum((other > place) - (other < place) for other in others) / len(others))
    return found

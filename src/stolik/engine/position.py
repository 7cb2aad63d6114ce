"""A position: a state, the step under way, and its open decision."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Generic

from stolik.engine.decision import Answer, Decision, Seat
from stolik.engine.game import Game, GameOver, Rule, S


class Position(Generic[S]):
    """`play` advances it; `fork` copies it by copying the last rest point and replaying the few answers since."""

    __slots__ = ("_answers", "_rest", "_rule", "decision", "game", "state")

    def __init__(self, game: Game[S], state: S, forkable: bool = True) -> None:
        self.game = game
        self.state = state
        self.decision: Decision | None = None
        self._rest: S | None = state if forkable else None
        self._answers: list[Answer] = []
        self._rule: Rule[None] = self._next_step()
        self._advance(None)

    def play(self, answer: Answer) -> None:
        assert self.decision is not None, "the game is over"
        self.state.events = []
        self._answers.append(answer)
        self._advance(answer)

    def fork(self) -> Position[S]:
        """A full position, which can be forked again."""
        return self._fork(forkable=True)

    def _fork(self, forkable: bool) -> Position[S]:
        assert self._rest is not None, "a re-dealt world keeps no rest point and cannot be forked"
        fork = Position(self.game, self._rest.copy(), forkable)
        for answer in self._answers:
            fork.play(answer)
        return fork

    def _next_step(self) -> Rule[None]:
        if self._rest is not None:
            self._rest = self.state.copy()
        self._answers = []
        return self.game.step(self.state)

    def _advance(self, answer: Answer) -> None:
        while True:
            try:
                self.decision = self._rule.send(answer)
                return
            except StopIteration:
                over = self.game.result(self.state) is not None
            except GameOver:
                over = True
            if over:
                self.decision = None
                return
            self._rule = self._next_step()
            answer = None


def worlds(position: Position[S], seat: Seat) -> Callable[[int], Position[S]]:
    """World number n as `seat` may imagine it: same n, same world. Only for the seat that is asked.

    The truth cannot be reached from a world: what the seat cannot know has been dealt anew, and no rest point is kept.
    """
    assert position.decision is not None and position.decision.player == seat, "worlds are for the seat that is asked"

    def world(number: int) -> Position[S]:
        fork = position._fork(forkable=False)
        fork._answers = []
        fork.game.resample(fork.state, seat, Random(number))
        return fork

    return world

"""A position: a state, the step under way, and its open decision."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Generic

from stolik.engine.decision import Answer, Decision, Seat
from stolik.engine.game import Game, GameOver, Rule, S


class RestPoint(Generic[S]):
    """The state between two steps, and the answers given since."""

    __slots__ = ("answers", "state")

    def __init__(self, state: S) -> None:
        self.state = state
        self.answers: list[Answer] = []

    def kept(self) -> RestPoint[S]:
        """As it is now, whatever is played from here: its state is never played on."""
        kept = RestPoint(self.state)
        kept.answers = self.answers[:]
        return kept

    def position(self, game: Game[S], forkable: bool = True) -> Position[S]:
        """Where the answers since have led."""
        position = Position(game, self.state.copy(), forkable)
        for answer in self.answers:
            position.play(answer)
        return position


class Position(Generic[S]):
    """`play` advances it; `fork` copies it by copying the last rest point and replaying the few answers since."""

    __slots__ = ("_point", "_rule", "decision", "game", "state")

    def __init__(self, game: Game[S], state: S, forkable: bool = True) -> None:
        self.game = game
        self.state = state
        self.decision: Decision | None = None
        self._point: RestPoint[S] | None = RestPoint(state) if forkable else None
        self._rule: Rule[None] = steps(game, state, self._point)
        self._advance(None)

    @property
    def _rest(self) -> S | None:
        return None if self._point is None else self._point.state

    @property
    def _answers(self) -> list[Answer]:
        return [] if self._point is None else self._point.answers

    def play(self, answer: Answer) -> None:
        assert self.decision is not None, "the game is over"
        self.state.events = []
        if self._point is not None:
            self._point.answers.append(answer)
        self._advance(answer)

    def fork(self) -> Position[S]:
        """A full position, which can be forked again."""
        return self.rest_point().position(self.game)

    def rest_point(self) -> RestPoint[S]:
        assert self._point is not None, "a re-dealt world keeps no rest point and cannot be forked"
        return self._point

    def _advance(self, answer: Answer) -> None:
        try:
            self.decision = self._rule.send(answer)
        except (StopIteration, GameOver):
            self.decision = None


async def steps(game: Game[S], state: S, rest: RestPoint[S] | None) -> None:
    """Step after step, until one leaves a result. It does not know the position: an abandoned fork makes no ring."""
    while game.result(state) is None:
        if rest is not None:
            rest.state = state.copy()
            rest.answers = []
        await game.step(state)


def worlds(position: Position[S], seat: Seat) -> Callable[[int], Position[S]]:
    """World number n as `seat` may imagine it: same n, same world. Only for the seat that is asked.

    The truth cannot be reached from a world: what the seat cannot know has been dealt anew, and no rest point is kept.
    """
    assert position.decision is not None and position.decision.player == seat, "worlds are for the seat that is asked"

    def world(number: int) -> Position[S]:
        fork = position.rest_point().position(position.game, forkable=False)
        fork.state.events = []
        fork.game.resample(fork.state, seat, Random(number))
        return fork

    return world

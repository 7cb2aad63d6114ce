"""A position: a state, the step under way, and its open decision."""

from __future__ import annotations

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
        try:
            self.decision = self._rule.send(None)
        except (StopIteration, GameOver):
            self.decision = None

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
        try:
            self.decision = self._rule.send(answer)
        except (StopIteration, GameOver):
            self.decision = None

    def fork(self) -> Position[S]:
        """A full position, which can be forked again."""
        return self.rest_point().position(self.game)

    def rest_point(self) -> RestPoint[S]:
        assert self._point is not None, "a re-dealt world keeps no rest point and cannot be forked"
        return self._point


async def steps(game: Game[S], state: S, rest: RestPoint[S] | None) -> None:
    """Step after step, until one leaves a result. It does not know the position: an abandoned fork makes no ring."""
    while game.result(state) is None:
        if rest is not None:
            rest.state = state.copy()
            rest.answers = []
        await game.step(state)


class Imagination(Generic[S]):
    """World number n as `seat` may imagine it: same n, same world.

    The truth cannot be reached from a world: what the seat cannot know has been dealt anew, and no rest point is kept.
    """

    __slots__ = ("_position", "game", "seat")

    def __init__(self, position: Position[S], seat: Seat) -> None:
        self.game = position.game
        self.seat = seat
        self._position = position

    def __call__(self, number: int) -> Position[S]:
        world = self._position.rest_point().position(self.game, forkable=False)
        world.state.events = []
        self.game.resample(world.state, self.seat, Random(number))
        return world

    def for_a_kernel(self) -> Position[S]:
        """The truth, for a kernel that deals the same worlds from it by itself. No bot asks for it."""
        return self._position


def worlds(position: Position[S], seat: Seat) -> Imagination[S]:
    """Only for the seat that is asked."""
    assert position.decision is not None and position.decision.player == seat, "worlds are for the seat that is asked"
    return Imagination(position, seat)

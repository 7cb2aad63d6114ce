"""What a game declares for programs that learn: every answer there can be, in a fixed order, and the shape of views."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from stolik.engine.decision import Answer
from stolik.engine.shapes import Shape
from stolik.engine.things import Kind


def as_it_is(kind: str, answer: Answer) -> Answer:
    return answer


class Encoding:
    """`words`: all answers of each kind, None apart; the kinds stand in a fixed order, new ones at the end.

    `word` names the one under which an answer goes. Two answers may share one where a question hardly ever offers both;
    `spares` are numbers for those that come second. `seats` is the largest number of seats.
    """

    def __init__(
        self,
        kinds: Sequence[Kind],
        view: Shape,
        seats: int,
        word: Callable[[str, Answer], Answer] = as_it_is,
        spares: int = 0,
    ) -> None:
        self.words: dict[str, Sequence[Answer]] = {kind.name: kind.values() for kind in kinds}
        self.view = view
        self.seats = seats
        self.word = word
        self.spares = spares

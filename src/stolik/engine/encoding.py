"""What a game declares for programs that learn: every answer there can be, in a fixed order, and the shape of views."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from stolik.engine.decision import Answer
from stolik.engine.shapes import Shape


def as_it_is(kind: str, answer: Answer) -> Answer:
    return answer


class Encoding:
    """`words`: all answers of each kind of prompt, None apart; what is added later is added at the end.

    `word` names the one under which an answer goes. Two answers may share one where a question hardly ever offers both;
    `spares` are numbers for those that come second. `seats` is the largest number of seats.
    """

    def __init__(
        self,
        words: Mapping[str, Sequence[Answer]],
        view: Shape,
        seats: int,
        word: Callable[[str, Answer], Answer] = as_it_is,
        spares: int = 0,
    ) -> None:
        self.words = words
        self.view = view
        self.seats = seats
        self.word = word
        self.spares = spares

"""A bluff, a fold, and two shows."""

import pytest
from kuhn_poker import GAME

from stolik.engine.decision import Answer
from stolik.engine.position import Position

JACK, QUEEN, KING = 0, 1, 2


@pytest.mark.parametrize(
    ("first", "second", "said", "scores"),
    [
        (QUEEN, KING, ["check", "check"], [-1, 1]),
        (JACK, KING, ["bet", "fold"], [1, -1]),
        (JACK, KING, ["bet", "call"], [-2, 2]),
        (KING, QUEEN, ["check", "bet", "call"], [2, -2]),
        (QUEEN, JACK, ["check", "bet", "fold"], [-1, 1]),
    ],
)
def test_who_wins_how_much(first: int, second: int, said: list[str], scores: list[int]) -> None:
    position = Position(GAME, GAME.setup({"seats": 2}))
    answers: list[Answer] = [first, second, *said]
    for answer in answers:
        position.play(answer)
    result = GAME.result(position.state)
    assert result is not None
    assert result.scores == scores

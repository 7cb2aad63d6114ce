"""One winner, teams, shared places, scores."""

from __future__ import annotations

import pytest

from stolik.engine.game import Result
from tests.engine.mini import DICE_RACE, WHISPER
from tests.engine.table import scripted


@pytest.mark.parametrize(
    ("places", "winners"),
    [([1, 2], [0]), ([3, 1, 2], [1]), ([2, 1, 2, 1], [1, 3]), ([1, 3, 1], [0, 2]), ([1, 1], []), ([1, 1, 1], [])],
)
def test_the_winners_are_on_first_place_and_nobody_wins_what_all_share(places: list[int], winners: list[int]) -> None:
    assert Result(places, "X-1").winners == winners


def test_scores_are_kept_where_a_game_has_them() -> None:
    assert Result([1, 2], "X-1", [12, 7]).scores == [12, 7]
    assert Result([1, 2], "X-1").scores is None


def test_one_winner() -> None:
    position = scripted(DICE_RACE, {"seats": 2, "goal": 4, "teams": False}, 2, 0, 1, 0, 2, 0, 1, 0, 2, 1, 1, 2)
    result = DICE_RACE.result(position.state)
    assert result is not None
    assert (result.places, result.winners, result.reason) == ([1, 2], [0], "DR-4")


def test_a_team_wins_together() -> None:
    others = [1, 0, 1, 0, 1, 0]
    turns = [2, 0, *others, 2, 0, *others, 2, *others, 2]
    position = scripted(DICE_RACE, {"seats": 4, "goal": 4, "teams": True}, *turns)
    result = DICE_RACE.result(position.state)
    assert result is not None
    assert (result.places, result.winners) == ([1, 2, 1, 2], [0, 2])


def test_equal_scores_share_a_place_and_the_next_place_stays_empty() -> None:
    first = [("play", 1), None, None, ("play", 5), None, None, "pass"]
    second = [("play", 4), None, None, "pass", "pass"]
    position = scripted(WHISPER, {"seats": 3, "dealt": 2}, 1, 4, 5, 7, 2, 8, *first, *second, *["pass"] * 6)
    result = WHISPER.result(position.state)
    assert result is not None
    assert (result.places, result.scores, result.winners) == ([1, 1, 3], [5, 5, 0], [0, 1])

from __future__ import annotations

from random import Random

import pytest

from stolik.adapters.match import Match, points
from stolik.engine.options import BadOption, settled
from stolik.games import GAMES


@pytest.mark.parametrize(
    ("places", "sides", "expected"),
    [
        ([1, 2], [0, 1], [1, -1]),
        ([1, 1], [0, 1], [0, 0]),
        ([2, 1, 2], [0, 1, 2], [-0.5, 1, -0.5]),
        ([1, 2, 3], [0, 1, 2], [1, 0, -1]),
        ([1, 2, 1, 2], [0, 1, 0, 1], [1, -1, 1, -1]),
    ],
)
def test_points_add_up_to_nothing(places: list[int], sides: list[int], expected: list[float]) -> None:
    assert points(places, sides) == expected


def test_the_fewest_seats_and_the_defaults_unless_said_otherwise() -> None:
    game = GAMES["titan_race"]
    assert settled(game, {})["seats"] == 2
    assert settled(game, {"teams": "two"})["seats"] == 4
    assert settled(game, {"seats": 5, "track": "laguna"})["track"] == "laguna"
    with pytest.raises(BadOption):
        settled(game, {"seats": 7})


def test_a_fork_goes_its_own_way() -> None:
    match = Match(GAMES["titan_race"], settled(GAMES["titan_race"], {}))
    fork = match.fork()
    assert match.decision is not None
    fork.play(match.decision.options[0])
    assert (match.answers, fork.answers) == (0, 1)
    assert match.view(0) != fork.view(0)


def test_a_match_is_left_at_its_cap_and_nobody_has_points() -> None:
    game = GAMES["war_chest"]
    match = Match(game, settled(game, {}), cap=5)
    match.pass_chance(Random(1))
    assert match.left
    assert match.decision is None
    assert match.result is None
    assert match.returns() == [0.0, 0.0]

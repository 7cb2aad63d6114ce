"""A fork is the original everywhere, also in mid-effect, and a re-dealt world can be played."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stolik.contract import checks
from stolik.engine.game import Game, Options


def test_a_fork_is_the_same_position_at_any_decision(game: Game[Any], options: Options) -> None:
    checks.check_forks(game, options, Random(11), every=checks.spread(game, options, 1))


def test_a_fork_that_is_played_leaves_the_original_alone(game: Game[Any], options: Options) -> None:
    checks.check_forks_part(game, options, Random(12), every=checks.spread(game, options, 17))


def test_a_world_is_what_the_asked_seat_sees_and_can_be_played_to_its_end(game: Game[Any], options: Options) -> None:
    checks.check_worlds(game, options, Random(13), every=checks.spread(game, options, 11))


@pytest.mark.long
def test_in_many_games_forks_and_worlds_hold(game: Game[Any], options: Options) -> None:
    for seed in range(200, 202):
        checks.check_forks(game, options, Random(seed), every=11)
        checks.check_forks_part(game, options, Random(seed), every=83)
        checks.check_worlds(game, options, Random(seed), every=29)

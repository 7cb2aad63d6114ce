"""Twin histories: two items never shown to a seat change places, and the seat receives the same to the letter."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stolik.engine.game import Game, Options
from tests.contract import leaks
from tests.contract.params import each_configuration, secrets_of

ENOUGH = 100
"""Comparisons of twins in one game: fewer would show nothing."""


@each_configuration
def test_no_seat_can_tell_twin_histories_apart(game: Game[Any], options: Options) -> None:
    secrets = secrets_of(game)
    compared = leaks.check_twins(game, options, Random(31), secrets)
    assert compared > ENOUGH or not secrets.items(game.setup(options))


@pytest.mark.slow
@pytest.mark.many
@each_configuration
def test_in_many_games_no_seat_can_tell_twin_histories_apart(game: Game[Any], options: Options) -> None:
    for seed in range(400, 402):
        leaks.check_twins(game, options, Random(seed), secrets_of(game), pairs=20)

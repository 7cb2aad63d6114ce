"""Twin histories: two items never shown to a seat change places, and the seat receives the same to the letter."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stolik.contract import leaks
from stolik.contract.cases import Contract
from stolik.engine.game import Game, Options

ENOUGH = 100
"""Comparisons of twins: fewer would show nothing."""
SHORT_GAMES = 100
"""In so many they must have come together."""


def test_no_seat_can_tell_twin_histories_apart(game: Game[Any], options: Options, contract: Contract) -> None:
    """In one game, or as many as it takes where games are short."""
    secrets, compared = contract.secrets, 0
    if not secrets.items(game.setup(options)):
        return
    for seed in range(31, 31 + SHORT_GAMES):
        compared += leaks.check_twins(game, options, Random(seed), secrets, pairs=5)
        if compared > ENOUGH:
            return
    raise AssertionError(f"twins were compared only {compared} times")


@pytest.mark.long
def test_in_many_games_no_seat_can_tell_twin_histories_apart(
    game: Game[Any], options: Options, contract: Contract
) -> None:
    for seed in range(400, 402):
        leaks.check_twins(game, options, Random(seed), contract.secrets)

"""Re-dealt states: whatever a seat cannot know may change, and neither it nor a spectator sees any of it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stolik.engine.game import Game, Options
from tests.contract import leaks
from tests.contract.params import each_configuration, secrets_of


@each_configuration
def test_a_seat_sees_the_same_however_the_hidden_is_dealt(game: Game[Any], options: Options) -> None:
    leaks.check_redealt(game, options, Random(21))


@each_configuration
def test_re_dealing_changes_every_secret_zone(game: Game[Any], options: Options) -> None:
    leaks.check_zones_are_redealt(game, options, Random(22), secrets_of(game))


@each_configuration
def test_re_dealing_respects_all_that_a_seat_was_ever_shown(game: Game[Any], options: Options) -> None:
    for seed in range(23, 26):
        leaks.check_recall(game, options, Random(seed), secrets_of(game))


@pytest.mark.slow
@pytest.mark.many
@each_configuration
def test_in_many_games_nothing_hidden_is_seen(game: Game[Any], options: Options) -> None:
    for seed in range(300, 302):
        leaks.check_redealt(game, options, Random(seed), every=3)
        leaks.check_recall(game, options, Random(seed), secrets_of(game))

"""Secrets: whatever a seat cannot know may change, in re-dealt states or twin histories, and nobody sees any of it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stolik.contract import checks, leaks
from stolik.contract.cases import Contract
from stolik.engine import defaults
from stolik.engine.game import Game, Options

ENOUGH = 100
"""Comparisons of twins: fewer would show nothing."""
SHORT_GAMES = 100
"""In so many they must have come together."""


def enough(game: Game[Any], options: Options) -> int:
    """One game, or several where a game is over after a few answers."""
    return 20 if checks.is_short(game, options) else 1


def test_a_game_that_deals_anew_says_what_is_hidden(contract: Contract, options: Options) -> None:
    hides = bool(contract.secrets.items(contract.game.setup(options)))
    assert hides or contract.game.resample is defaults.nothing_hidden, "say secrets= in the Contract"


def test_a_seat_sees_the_same_however_the_hidden_is_dealt(game: Game[Any], options: Options) -> None:
    leaks.check_redealt(game, options, Random(21), every=checks.spread(game, options, 1))


def test_re_dealing_changes_every_secret_zone(game: Game[Any], options: Options, contract: Contract) -> None:
    leaks.check_zones_are_redealt(game, options, Random(22), contract.secrets, games=enough(game, options))


def test_re_dealing_respects_all_that_a_seat_was_ever_shown(
    game: Game[Any], options: Options, contract: Contract
) -> None:
    for seed in range(23, 26):
        leaks.check_recall(game, options, Random(seed), contract.secrets)


@pytest.mark.long
def test_in_many_games_nothing_hidden_is_seen(game: Game[Any], options: Options, contract: Contract) -> None:
    for seed in range(300, 302):
        leaks.check_redealt(game, options, Random(seed), every=3)
        leaks.check_recall(game, options, Random(seed), contract.secrets)


# Twin histories: two items never shown to a seat change places


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

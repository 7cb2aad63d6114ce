"""Random games end, every question can be answered, every event is declared, nothing is created or lost.

A fork is the original everywhere, also in mid-effect, and a re-dealt world can be played.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stolik.contract import checks
from stolik.contract.cases import Contract
from stolik.engine.game import Game, Options
from stolik.engine.options import is_settled, settle

SEEDS = range(3)
LEVELS = 5
BEGINNING = 200
"""Answers: random players need not come to an end without a limit of rounds."""


def test_a_configuration_is_a_game_that_can_be_played(game: Game[Any], options: Options) -> None:
    assert is_settled(game, options)
    assert len(game.sides(options)) == options["seats"]


def test_every_form_that_is_offered_can_be_played(game: Game[Any]) -> None:
    for form in game.forms.values():
        options = settle(game, form.seats, form.options)
        assert {*form.drawn} <= {*game.options}
        assert 1 <= form.level <= LEVELS
        checks.check_beginning(game, options, Random(form.seats), BEGINNING)


def test_the_configurations_show_every_position_of_every_switch(contract: Contract) -> None:
    game = contract.game
    configurations = list(game.configurations())
    switches = {key: option for key, option in game.options.items() if len(option.values) <= 3}
    for key, option in switches.items():
        wanted = {value for value in option.values if (key, value) not in contract.endless}
        assert {options[key] for options in configurations} == wanted, key


def test_every_prompt_names_the_kind_of_its_answers_and_its_rule(game: Game[Any]) -> None:
    assert all(prompt.kind.name and prompt.rule for prompt in game.prompts.values())


@pytest.mark.parametrize("seed", SEEDS)
def test_every_question_can_be_asked_answered_and_refused(game: Game[Any], options: Options, seed: int) -> None:
    checks.check_questions(game, options, Random(seed))


@pytest.mark.parametrize("seed", SEEDS)
def test_every_event_is_declared_for_every_seat(game: Game[Any], options: Options, seed: int) -> None:
    checks.check_events(game, options, Random(seed))


def test_fields_of_a_view_name_things_of_their_kind(game: Game[Any], options: Options) -> None:
    checks.check_fields(game, options, Random(4))


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_is_created_or_lost_at_any_decision(game: Game[Any], options: Options, seed: int) -> None:
    checks.check_conservation(game, options, Random(seed))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_ends_with_a_place_for_every_seat(game: Game[Any], options: Options, seed: int) -> None:
    checks.check_result(game, options, Random(seed))


@pytest.mark.long
def test_many_random_games_keep_all_of_it(game: Game[Any], options: Options) -> None:
    for seed in range(100, 106):
        checks.check_questions(game, options, Random(seed))
        checks.check_events(game, options, Random(seed))
        checks.check_conservation(game, options, Random(seed))
        checks.check_result(game, options, Random(seed))


@pytest.mark.long
def test_thousands_of_random_games_create_and_lose_nothing(game: Game[Any], options: Options) -> None:
    for seed in range(1000, 3000):
        checks.check_conservation(game, options, Random(seed))


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

"""Choices before a game: defaults filled in, every refusal with its reason."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from stolik.engine.options import BadOption, is_settled, settle
from tests.engine.mini import DICE_RACE

DEFAULTS = {"seats": 2, "goal": 4, "teams": False}


def fault(seats: int, chosen: Mapping[str, object]) -> BadOption:
    with pytest.raises(BadOption) as refused:
        settle(DICE_RACE, seats, chosen)
    return refused.value


def test_what_is_not_chosen_has_its_default() -> None:
    assert settle(DICE_RACE, 2, {}) == DEFAULTS
    assert settle(DICE_RACE, 3, {"goal": 9}) == {"seats": 3, "goal": 9, "teams": False}


@pytest.mark.parametrize("written", [True, "yes"])
def test_a_value_may_be_written_as_text(written: object) -> None:
    assert settle(DICE_RACE, 4, {"teams": written, "goal": "4"}) == {"seats": 4, "goal": 4, "teams": True}


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    refused = fault(2, {"gaol": 9})
    assert (refused.why, refused.key, refused.choices) == ("option-unknown", "gaol", "goal, teams")


def test_the_number_of_seats_is_not_an_option_like_others() -> None:
    assert fault(2, {"seats": 3}).why == "option-unknown"


@pytest.mark.parametrize("value", [5, "5", "", None, True, 4.0, [4]])
def test_an_impossible_value_is_refused_with_the_possible_ones(value: object) -> None:
    refused = fault(2, {"goal": value})
    assert (refused.why, refused.key, refused.value, refused.choices) == ("option-value", "goal", str(value), "4, 9")


@pytest.mark.parametrize("value", [1, 0, "true", "True", "YES"])
def test_yes_and_no_are_neither_numbers_nor_other_words(value: object) -> None:
    refused = fault(2, {"teams": value})
    assert (refused.why, refused.choices) == ("option-value", "no, yes")


@pytest.mark.parametrize(("seats", "chosen", "choices"), [(5, {}, "2, 3"), (2, {"teams": True}, "4"), (0, {}, "2, 3")])
def test_a_wrong_number_of_seats_is_refused_with_the_right_ones(
    seats: int, chosen: Mapping[str, object], choices: str
) -> None:
    refused = fault(seats, chosen)
    assert (refused.why, refused.value, refused.choices) == ("option-seats", str(seats), choices)


def test_a_combination_that_the_game_forbids_is_refused_with_its_rule() -> None:
    assert fault(4, {"teams": True, "goal": 9}).why == "DR-5"


def test_the_fault_says_everything_in_one_line() -> None:
    assert str(fault(2, {"goal": 5})) == "option-value goal 5 4, 9"
    assert str(fault(4, {"teams": True, "goal": 9})) == "DR-5"


def test_settled_options_are_settled() -> None:
    assert all(is_settled(DICE_RACE, options) for options in DICE_RACE.configurations())


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"goal": 4, "teams": False},
        {"seats": 2, "goal": 4},
        {**DEFAULTS, "more": 1},
        {**DEFAULTS, "seats": 5},
        {**DEFAULTS, "seats": "2"},
        {**DEFAULTS, "seats": True},
        {**DEFAULTS, "seats": 2.0},
        {**DEFAULTS, "goal": "4"},
        {**DEFAULTS, "goal": 4.0},
        {**DEFAULTS, "teams": 0},
        {**DEFAULTS, "teams": "no"},
        {**DEFAULTS, "goal": [4]},
        {"seats": 4, "goal": 9, "teams": True},
    ],
    ids=str,
)
def test_what_settle_would_not_make_is_not_settled(options: Mapping[str, object]) -> None:
    assert not is_settled(DICE_RACE, options)

"""What hints and reviews tell, held to games that were played: samples of each game and number of seats."""

from __future__ import annotations

import json
from math import log
from pathlib import Path

import pytest

from stolik.bots.chances import NOTHING, Correction, Sharpness, correction, sharpness
from stolik.games import GAMES
from stolik.lab.calibration.cases import Calibration, stored
from stolik.lab.calibration.fit import fitted, held_out, held_out_review, sharpest

SAMPLES = Path(__file__).parent / "samples"
REACH = 1.2
"""So much further than told may luck reach, which takes the four questions of a game for independent."""


def sample(name: str, part: str = "seats") -> list[Calibration]:
    """What the search found, for each number of seats."""
    told = json.loads((SAMPLES / f"{name}.json").read_text(encoding="utf-8"))
    assert told["game"] == name
    return [stored(one, NOTHING) for one in told[part]]


@pytest.mark.parametrize("name", list(GAMES))
def test_what_a_hint_tells_is_off_by_no_more_than_luck_explains(name: str) -> None:
    game = GAMES[name]
    found = sample(name)
    assert {one.seats for one in found} == {*game.seats({key: option.default for key, option in game.options.items()})}
    for one in found:
        assert one.games >= 10
        told = one.corrected(correction(game, one.seats))
        assert told.error <= REACH * told.by_luck, one.seats
        assert surprise(told) <= surprise(one), "what happened was likelier by it than by what was found"


def surprise(found: Calibration) -> float:
    """The mean one; a correction makes it small, and not the square of what it is off by."""
    sure = [case.happened * log(case.said) + (1.0 - case.happened) * log(1.0 - case.said) for case in found.cases]
    return -sum(sure) / len(sure)


@pytest.mark.parametrize("name", list(GAMES))
def test_the_corrections_are_those_that_the_samples_ask_for(name: str) -> None:
    for one in sample(name):
        by, asked = correction(GAMES[name], one.seats), fitted(one.cases)
        assert (by.shift, by.slope) == (asked.shift, asked.slope)


def test_on_games_that_they_were_not_made_from_corrections_pay() -> None:
    found = [one for name in GAMES for one in sample(name)]
    questions = sum(len(one.cases) for one in found)
    as_found = sum(one.brier * len(one.cases) for one in found) / questions
    assert sum(held_out(one).brier * len(one.cases) for one in found) / questions < as_found


@pytest.mark.parametrize("wrong", [Correction(1.0, 1.0), Correction(0.0, 3.0), Correction(0.0, 0.1)])
def test_other_corrections_would_be_found_out(wrong: Correction) -> None:
    found = [one.corrected(wrong) for one in sample("titan_race")]
    assert sum(one.error > REACH * one.by_luck for one in found) > len(found) / 2


# Reviews


@pytest.mark.parametrize("name", list(GAMES))
def test_what_a_review_tells_is_off_by_no_more_than_luck_explains(name: str) -> None:
    for one in sample(name, "reviews"):
        assert one.games >= 10
        told = one.sharpened(sharpness(GAMES[name], one.seats))
        assert told.error <= REACH * told.by_luck, one.seats
        assert [sum(case.said for case in question) for question in told.questions] == pytest.approx(
            [1.0] * len(one.questions)
        )


@pytest.mark.parametrize("name", list(GAMES))
def test_the_sharpness_of_reviews_is_what_the_samples_ask_for(name: str) -> None:
    found = sample(name, "reviews")
    assert {one.seats for one in found} == {one.seats for one in sample(name)}
    assert [sharpness(GAMES[name], one.seats).slope for one in found] == [sharpest(one).slope for one in found]


def test_on_games_that_it_was_not_made_from_sharpness_pays() -> None:
    found = [one for name in GAMES for one in sample(name, "reviews")]
    as_found = sum(one.brier * len(one.questions) for one in found)
    assert sum(held_out_review(one).brier * len(one.questions) for one in found) < as_found


def test_a_review_that_is_too_sure_would_be_found_out() -> None:
    found = [one.sharpened(Sharpness(8.0)) for one in sample("titan_race", "reviews")]
    assert sum(one.error > REACH * one.by_luck for one in found) > len(found) / 2

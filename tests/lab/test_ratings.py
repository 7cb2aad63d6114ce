"""Elo: known strengths are found again, and the interval is as wide as it should be."""

from math import exp, log, sqrt
from random import Random

import pytest

from stolik.lab.ratings import AVERAGE, PRIOR, SCALE, expected, ratings, wilson


def test_two_bots_stand_as_far_apart_as_their_results_say() -> None:
    found = ratings(["a", "b"], {("a", "b"): 7500.0, ("b", "a"): 2500.0})
    assert found["a"].elo - found["b"].elo == pytest.approx(SCALE * log(3), abs=0.5)
    assert found["a"].elo + found["b"].elo == pytest.approx(2 * AVERAGE)


def test_the_interval_of_two_is_that_of_their_share() -> None:
    """A difference of strengths has the variance 1/(n p q); each bot lies half of it from the mean."""
    found = ratings(["a", "b"], {("a", "b"): 500.0, ("b", "a"): 500.0})
    known = 1000 / 4 + PRIOR / 8
    assert found["a"].high - found["a"].elo == pytest.approx(1.96 * SCALE / (2 * sqrt(known)), rel=1e-3)
    assert found["a"].elo - found["a"].low == pytest.approx(found["a"].high - found["a"].elo)


def test_strengths_of_five_are_found_again() -> None:
    rng, bots = Random(5), ["a", "b", "c", "d", "e"]
    true = dict(zip(bots, (-1.0, -0.5, 0.0, 0.5, 1.0), strict=True))
    points: dict[tuple[str, str], float] = {}
    for place, one in enumerate(bots):
        for other in bots[place + 1 :]:
            won = sum(rng.random() < expected(true[one], true[other]) for _ in range(400))
            points[one, other], points[other, one] = won, 400 - won
    found = ratings(bots, points)
    assert all(found[bot].low < AVERAGE + SCALE * true[bot] < found[bot].high for bot in bots)
    assert all(found[bot].high - found[bot].low < 80 for bot in bots)


def test_the_interval_holds_the_truth_in_about_95_of_100() -> None:
    rng, inside = Random(1), 0
    for _ in range(200):
        won = sum(rng.random() < expected(0.4, -0.4) for _ in range(100))
        found = ratings(["a", "b"], {("a", "b"): won, ("b", "a"): 100 - won})
        inside += found["a"].low < AVERAGE + SCALE * 0.4 < found["a"].high
    assert 182 <= inside <= 198


def test_who_wins_everything_has_a_number_and_a_wide_interval() -> None:
    found = ratings(["a", "b"], {("a", "b"): 20.0})
    assert found["a"].elo > AVERAGE + 250
    assert found["a"].high - found["a"].low > 200


def test_bots_that_never_met_can_be_rated() -> None:
    found = ratings(["a", "b", "c", "d"], {("a", "b"): 9.0, ("b", "a"): 1.0, ("c", "d"): 5.0, ("d", "c"): 5.0})
    assert found["a"].elo > found["c"].elo == pytest.approx(found["d"].elo)
    assert found["b"].elo < found["c"].elo


def test_expected_is_the_logistic_curve() -> None:
    assert expected(1.0, 0.0) == pytest.approx(1 / (1 + exp(-1)))
    assert expected(0.3, 0.3) == 0.5


def test_wilson() -> None:
    share = wilson(81, 263)
    assert (share.low, share.high) == pytest.approx((0.2553, 0.3662), abs=1e-3)  # Newcombe 1998
    assert wilson(0, 20).low == 0.0
    assert wilson(20, 20).high == 1.0
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0.0, 1.0)

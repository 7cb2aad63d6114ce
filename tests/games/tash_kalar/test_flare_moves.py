"""The flares that move own pieces (TK-X-07)."""

import pytest

from tests.games.tash_kalar.beings import fallen
from tests.games.tash_kalar.flaring import lower, upper
from tests.rule import rule


@rule("TK-X-07", "TK-E-07", "TK-E-01")
def test_3_5_makes_up_to_three_standard_moves_with_own_commons() -> None:
    fight = upper("3-5", "e5 c1 f6:h", "e4")
    assert {step.partition("-")[0] for step in fight.options} == {"e5", "c1", "pass"}
    assert "e5-e4" not in fight.options
    fight.play("e5-e6", "e6-e7", "c1-c2")
    assert (fight.pieces(0), fight.asked) == ("c2 f6:h e7", "action")


@rule("TK-X-07", "TK-E-01")
@pytest.mark.parametrize("steps", [["pass"], ["e5-e6", "pass"], ["e5-e6", "e6-e5", "pass"]])
def test_3_5_may_be_left_at_any_time(steps: list[str]) -> None:
    fight = upper("3-5", "e5")
    fight.play(*steps)
    assert fight.asked == "action"


@rule("TK-X-07", "TK-E-07")
def test_of_the_two_moves_of_5_4_one_may_take_a_common() -> None:
    fight = lower("5-4", "e5 c1", "e4 e3")
    assert "e5-e4" in fight.options
    fight.play("e5-e4")
    assert ("e4-e3" in fight.options, "c1-d1" in fight.options) == (False, True)
    fight.play("e4-f4")
    assert (fallen(fight), fight.asked) == ([1, 0, 0], "action")
    other = lower("5-4", "e5 c1", "e4 e3")
    other.play("c1-d1", "e5-e4")
    assert (fallen(other), other.asked) == ([1, 0, 0], "action")


@rule("TK-X-07", "TK-E-01")
@pytest.mark.parametrize("steps", [["pass"], ["e5-e4", "pass"]])
def test_either_move_of_5_4_may_be_left_out(steps: list[str]) -> None:
    fight = lower("5-4", "e5", "e4")
    fight.play(*steps)
    assert fight.asked == "action"


@rule("TK-X-07", "TK-E-07")
def test_3_4_makes_one_combat_move_or_two_standard_ones_with_own_small_pieces() -> None:
    fight = lower("3-4", "e5:h e6 d9:l", "e4:h d5")
    assert {step.partition("-")[0] for step in fight.options} == {"e5", "e6", "pass"}
    fight.play("e5-e4")
    assert (fallen(fight), fight.asked) == ([0, 1, 0], "action")  # an equal was taken: that was all
    other = lower("3-4", "e5:h e6", "e4:h d5 c4")
    other.play("e5-d5")  # a lower rank
    assert (fallen(other), "d5-c4" in other.options, "e6-d5" in other.options) == ([1, 0, 0], True, False)
    other.play("d5-c4")
    assert (fallen(other), other.asked) == ([2, 0, 0], "action")


@rule("TK-X-07", "TK-E-08", "TK-E-07")
def test_2_5_makes_a_standard_leap_with_an_own_common() -> None:
    fight = upper("2-5", "e5 e6:h", "c1")
    leaps = fight.offers("e5-")
    assert (len(leaps), "c1" in leaps, "e6" in leaps, fight.options[-1]) == (69 - 2 - 4, False, False, "pass")
    fight.play("e5-g9")
    assert (fight.pieces(0), fight.asked) == ("e6:h g9", "action")

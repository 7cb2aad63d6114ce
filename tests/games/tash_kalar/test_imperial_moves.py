"""The Imperial schools: Messenger, Herald, Hypnotist and the Captains, who move others."""

import pytest

from tests.games.tash_kalar.beings import fallen, movers, summoned
from tests.rule import rule

# Messenger


@rule("TK-E-09", "TK-E-07", "TK-E-06")
def test_a_messenger_sends_a_small_own_piece_any_number_of_standard_moves_in_one_direction() -> None:
    fight = summoned("messenger", "e5", "f6 g7 c5:h b2:l", "f5:h d4")
    assert (fight.asked, movers(fight)) == ("slide", ["c5", "e5", "f6", "g7"])
    assert [step for step in fight.offers("c5-") if step.endswith("5")] == ["d5", "e5", "b5", "a5"]
    assert [step for step in fight.offers("e5-") if step.endswith("5")] == ["d5"]
    assert [step for step in fight.offers("c5-") if step[0] in "de" and step[1] != "5"] == ["d4", "e3", "d6", "e7"]


@rule("TK-E-09", "TK-E-15")
def test_every_piece_that_a_messengers_runner_passes_is_destroyed() -> None:
    fight = summoned("messenger", "e5", "f6 g7 c5:h", "d5 g5 h5:h")
    fight.play("c5-g5")
    assert (fight.pieces(0), fight.pieces(1)) == ("g5:h f6 g7", "h5:h")  # the Messenger too
    assert fallen(fight) == [2, 0, 0]


@rule("TK-E-01", "TK-E-09")
def test_nobody_need_run_for_a_messenger() -> None:
    fight = summoned("messenger", "e5", "f6 g7", "")
    fight.play("pass")
    assert (fight.asked, fight.pieces(0)) == ("action", "e5 f6 g7")


# Herald


@rule("TK-E-01", "TK-E-06")
def test_a_herald_moves_own_pieces_twice_but_only_to_empty_squares() -> None:
    fight = summoned("herald", "e5", "f6 g6 f7 i5:l", "i4 h5 h6")
    assert (movers(fight), fight.offers("i5-")) == (["e5", "i5", "f6", "g6", "f7"], ["i6", "h4"])
    fight.play("i5-i6", "i6-i7")
    assert (fight.asked, fight["i7"], fight.pieces(1)) == ("action", "0 legendary", "i4 h5 h6")


@rule("TK-E-01")
@pytest.mark.parametrize("answers", [["pass"], ["e5-e4", "pass"], ["e5-e4", "f6-f5"]])
def test_a_herald_may_stop_after_any_move(answers: list[str]) -> None:
    fight = summoned("herald", "e5", "f6 g6 f7", "")
    fight.play(*answers)
    assert fight.asked == "action"


# Hypnotist


@rule("TK-E-03", "TK-E-01")
def test_a_hypnotist_moves_up_to_three_different_commons_of_one_enemy() -> None:
    fight = summoned("hypnotist", "e5", "f4 d5 f5 d6", "c1 e1 g1 a5 c9:h", "e9 g9", form="melee")
    assert movers(fight) == ["c1", "e1", "g1", "a5", "c9", "e9", "g9"]
    fight.play("c1-c2")
    assert movers(fight) == ["e1", "g1", "a5"]
    fight.play("g1-g2")
    assert movers(fight) == ["e1", "a5"]
    fight.play("e1-e2")
    assert (fight.asked, fight.pieces(1)) == ("action", "c2 e2 g2 a5 c9:h")


@rule("TK-E-03", "TK-E-01")
def test_or_two_different_heroic_pieces_and_never_a_legendary_one() -> None:
    fight = summoned("hypnotist", "e5", "f4 d5 f5 d6", "c1:h e1:h g1:h a5 c9:l", "e9:h", form="melee")
    assert movers(fight) == ["c1", "e1", "g1", "a5", "e9"]
    fight.play("c1-c2")
    assert movers(fight) == ["e1", "g1"]
    fight.play("g1-g2")
    assert (fight.asked, fight.pieces(1)) == ("action", "e1:h c2:h g2:h a5 c9:l")


@rule("TK-E-01")
@pytest.mark.parametrize("answers", [["pass"], ["c1-c2", "pass"], ["c1-c2", "e1-e2", "pass"]])
def test_a_hypnotist_may_stop_before_every_move(answers: list[str]) -> None:
    fight = summoned("hypnotist", "e5", "f4 d5 f5 d6", "c1 e1 g1")
    fight.play(*answers)
    assert fight.asked == "action"


@rule("TK-E-15", "TK-E-07")
def test_what_hypnotised_pieces_destroy_is_destroyed_by_the_active_player() -> None:
    fight = summoned("hypnotist", "e5", "f4 d5 f5 d6", "c1 d1 g4 g5:h")
    fight.play("c1-d1")
    assert (fight["d1"], fallen(fight)) == ("1 common", [1, 0, 0])
    assert "g4-g5" not in fight.options
    fight.play("g4-f4")
    assert (fight["f4"], fallen(fight), fight.asked) == ("1 common", [1, 0, 0], "action")


# Infantry Captain


@rule("TK-E-01", "TK-E-07")
def test_an_infantry_captain_lets_other_own_pieces_make_two_combat_moves() -> None:
    fight = summoned("infantry_captain", "e5", "c6 d6 f6 g6", "c7 c5:h")
    assert movers(fight) == ["c6", "d6", "f6", "g6"]
    assert fight.offers("c6-") == ["d5", "d6", "d7", "c7", "b7", "b6", "b5"]
    fight.play("c6-c7", "c7-c8")
    assert (fight.asked, fight["c8"], fallen(fight)) == ("action", "0 common", [1, 0, 0])


@rule("TK-P-12")
def test_a_piece_that_ran_over_the_infantry_captain_may_move_on() -> None:
    fight = summoned("infantry_captain", "e5", "c6 d6:h f6 g6", "")
    fight.play("d6-e5")
    assert movers(fight) == ["e5", "c6", "f6", "g6"]


@rule("TK-E-01")
@pytest.mark.parametrize("answers", [["pass"], ["c6-b6", "pass"]])
def test_nobody_need_move_for_an_infantry_captain(answers: list[str]) -> None:
    fight = summoned("infantry_captain", "e5", "c6 d6 f6 g6", "")
    fight.play(*answers)
    assert fight.asked == "action"


# Cavalry Captain


@rule("TK-E-01", "TK-E-07")
def test_one_of_three_moves_for_a_cavalry_captain_may_take_an_equal() -> None:
    fight = summoned("cavalry_captain", "e5", "d6 f6 d7 f7", "c5 b5 b4")
    assert movers(fight) == ["d6", "f6", "d7", "f7"]
    fight.play("d6-c5")
    assert (movers(fight), fight.offers("c5-")) == (["c5"], ["c4", "d4", "d5", "d6", "c6", "b6"])
    fight.play("c5-c4")
    assert "c4-b4" not in fight.options
    fight.play("c4-c3")
    assert (fight.asked, fight["c3"], fallen(fight)) == ("action", "0 common", [1, 0, 0])


@rule("TK-E-07")
def test_taking_lower_ranks_leaves_the_combat_move_of_a_cavalry_captain() -> None:
    fight = summoned("cavalry_captain", "e5", "d6:h f6 d7 f7", "c5 b4 a4:h")
    fight.play("d6-c5", "c5-b4", "b4-a4")
    assert (fight.asked, fight["a4"], fallen(fight)) == ("action", "0 heroic", [2, 1, 0])


@rule("TK-E-01")
@pytest.mark.parametrize("answers", [["pass"], ["d6-c6", "pass"], ["d6-c6", "c6-b6", "pass"]])
def test_the_rider_of_a_cavalry_captain_may_stop_before_every_move(answers: list[str]) -> None:
    fight = summoned("cavalry_captain", "e5", "d6 f6 d7 f7", "")
    fight.play(*answers)
    assert fight.asked == "action"

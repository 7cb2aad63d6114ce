"""The Sylvan school: beings that move themselves or others."""

import pytest

from tests.games.tash_kalar.beings import fallen, movers, summoned
from tests.rule import rule

# Charging Buck


@rule("TK-E-08", "TK-E-07", "TK-A-06")
def test_a_charging_buck_makes_two_combat_leaps_of_distance_two() -> None:
    fight = summoned("charging_buck", "e5", "d6 e6 d7", "g3:h c5 c4 e4")
    ring = "c3 d3 e3 f3 c4 g4 c5 g5 c6 g6 c7 d7 e7 f7 g7"
    assert (fight.asked, " ".join(fight.offers("e5-"))) == ("leap", ring)
    fight.play("e5-c5")
    assert " ".join(fight.offers("c5-")) == "a3 b3 c3 d3 e3 a4 e4 a5 e5 a6 e6 a7 b7 c7 d7 e7"
    fight.play("c5-e4")
    assert (fight.asked, fight["e4"], fallen(fight)) == ("action", "0 common", [2, 0, 0])


@rule("TK-E-01")
@pytest.mark.parametrize(("answers", "end"), [(["pass"], "e5"), (["e5-e3", "pass"], "e3")])
def test_a_charging_buck_may_stop_before_every_leap(answers: list[str], end: str) -> None:
    fight = summoned("charging_buck", "e5", "d6 e6 d7", "")
    fight.play(*answers)
    assert (fight.asked, fight[end]) == ("action", "0 common")


# Naiad


@rule("TK-E-04", "TK-E-07")
def test_two_different_own_pieces_next_to_a_naiad_may_make_a_standard_move() -> None:
    fight = summoned("naiad", "e5", "c6 d6 e6 f5:h", "f4 g5:h d7")
    assert movers(fight) == ["f5", "e6", "d6"]
    assert ("f5-f4" in fight.options, "f5-g5" in fight.options, "d6-d7" in fight.options) == (True, False, False)
    fight.play("d6-d5")  # still next to the Naiad, but it has moved
    assert movers(fight) == ["f5", "e6"]
    fight.play("f5-f4")
    assert (fight.asked, fallen(fight)) == ("action", [1, 0, 0])


@rule("TK-P-12", "TK-E-04")
def test_the_second_piece_may_move_though_the_first_ran_over_the_naiad() -> None:
    fight = summoned("naiad", "e5", "c6 d6:h e6", "")
    fight.play("d6-e5")
    assert movers(fight) == ["e6"]
    fight.play("e6-e7")
    assert (fight.asked, fight.pieces(0)) == ("action", "e5:h c6 e7")


@rule("TK-E-01")
@pytest.mark.parametrize("answers", [["pass"], ["e6-e7", "pass"]])
def test_nobody_need_move_for_a_naiad(answers: list[str]) -> None:
    fight = summoned("naiad", "e5", "c6 d6 e6", "")
    fight.play(*answers)
    assert fight.asked == "action"


# Centaur Spearman

SPEARMAN = "e6 f6 g6 g7"


@rule("TK-E-02", "TK-E-03", "TK-E-07")
@pytest.mark.parametrize(
    ("mine", "theirs", "gone", "fall"),
    [("", "e2:h e1", "e2", [0, 1, 0]), ("e3", "e1", "e3", [0, 0, 0]), ("", "e4:h e3", "e3", [1, 1, 0])],
)
def test_a_centaur_spearman_who_moved_destroys_the_first_piece_ahead(
    mine: str, theirs: str, gone: str, fall: list[int]
) -> None:
    fight = summoned("centaur_spearman", "e5", f"{SPEARMAN} {mine}", theirs)
    fight.play("e5-e4")
    assert (fight.asked, fight["e4"], fight[gone], fallen(fight)) == ("action", "0 heroic", "", fall)
    assert ("e1" not in theirs) or fight["e1"] == "1 common"


@rule("TK-E-02")
def test_a_legendary_piece_saves_itself_and_what_is_behind_it_from_a_centaur_spearman() -> None:
    fight = summoned("centaur_spearman", "e5", SPEARMAN, "e2:l e1")
    fight.play("e5-e4")
    assert (fight.asked, fight.pieces(1)) == ("action", "e1 e2:l")


@rule("TK-E-01", "TK-E-02")
@pytest.mark.parametrize("answer", ["pass", "e5-f5"])
def test_a_centaur_spearman_who_stays_or_has_nobody_ahead_destroys_nothing(answer: str) -> None:
    fight = summoned("centaur_spearman", "e5", SPEARMAN, "e3 c5")
    fight.play(answer)
    assert (fight.asked, fight.pieces(1)) == ("action", "e3 c5")


# Centaur Chieftain

CHIEFTAIN = "c4 d5 e6 f7"


@rule("TK-E-02", "TK-E-07")
def test_after_a_centaur_chieftain_other_own_pieces_move_three_times_in_his_direction() -> None:
    fight = summoned("centaur_chieftain", "e5", CHIEFTAIN, "e4:h c3 d4:h")
    fight.play("e5-e4")
    assert fight.options == ["c4-c3", "e6-e5", "f7-f6", "pass"]
    fight.play("c4-c3", "c3-c2")
    assert fight.options == ["c2-c1", "e6-e5", "f7-f6", "pass"]
    fight.play("e6-e5")
    assert (fight.asked, fallen(fight), fight.pieces(0)) == ("action", [1, 1, 0], "c2 e4:h d5 e5 f7")


@rule("TK-E-01", "TK-E-02")
@pytest.mark.parametrize("answers", [["pass"], ["e5-e4", "pass"], ["e5-e4", "f7-f6", "pass"]])
def test_the_others_move_only_after_the_centaur_chieftain_and_need_not(answers: list[str]) -> None:
    fight = summoned("centaur_chieftain", "e5", CHIEFTAIN, "")
    assert movers(fight) == ["e5"]
    fight.play(*answers)
    assert fight.asked == "action"


# Kiskin Boughrunner


@rule("TK-E-01", "TK-E-07")
def test_a_kiskin_boughrunner_makes_up_to_three_combat_moves_always_next_to_an_own_piece() -> None:
    fight = summoned("kiskin_boughrunner", "e5", "d6 e6 f6 e7 g4", "d5:h f4:h e4 d4")
    assert fight.offers("e5-") == ["f4", "f5", "f6", "e6", "d6", "d5"]
    fight.play("e5-f4")
    assert fight.offers("f4-") == ["f3", "g3", "g5", "f5", "e5"]
    fight.play("f4-g5", "g5-h5")
    assert (fight.asked, fight["h5"], fallen(fight)) == ("action", "0 heroic", [0, 1, 0])


@rule("TK-E-01")
@pytest.mark.parametrize(("answers", "end"), [(["pass"], "e5"), (["e5-f5", "pass"], "f5")])
def test_a_kiskin_boughrunner_may_stop_before_every_move(answers: list[str], end: str) -> None:
    fight = summoned("kiskin_boughrunner", "e5", "d6 e6 f6 e7", "")
    fight.play(*answers)
    assert (fight.asked, fight[end]) == ("action", "0 heroic")

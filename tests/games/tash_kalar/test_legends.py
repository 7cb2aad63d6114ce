"""The legends that burn, crush and run: Dragons, Hell Bull, Angel of Death, Bone Catapult, Fire Elemental, Titan."""

import pytest

from tests.games.tash_kalar.arena import at
from tests.games.tash_kalar.beings import fallen, summoned
from tests.rule import rule

# Fire Dragon

FIRE_DRAGON = "d2:h f2:h e3 e4:h"


@rule("TK-E-01", "TK-E-03", "TK-E-05")
def test_a_fire_dragon_must_choose_an_arrow_and_burns_what_is_small_there_and_beside() -> None:
    fight = summoned("fire_dragon", "e5", FIRE_DRAGON + " d4 d6:h", "b5 c5 d5:h c7:h c3:l f5 e6")
    assert (fight.asked, fight.options) == ("aim", ["E", "SE", "S", "SW", "W"])
    fight.play("W")
    assert (fight.pieces(0), fight.pieces(1)) == ("d2:h f2:h e3 e4:h e5:l", "c3:l b5 f5 e6")
    assert (fallen(fight), fight.asked) == ([1, 2, 0], "action")


@rule("TK-E-03")
def test_a_legendary_piece_does_not_shield_from_a_fire_dragon() -> None:
    fight = summoned("fire_dragon", "e5", FIRE_DRAGON, "f5:l g5 e6:l e7:h")
    fight.play("SE")
    assert (fight.pieces(1), fallen(fight)) == ("f5:l e6:l", [1, 1, 0])


@rule("TK-P-02", "TK-E-05")
@pytest.mark.parametrize(("way", "left"), [("N", "d5 f5"), ("NE", "d4 d5"), ("NW", "f4 f5")])
def test_the_arrows_of_a_fire_dragon_turn_with_the_image(way: str, left: str) -> None:
    fight = summoned("fire_dragon", "e5", "d8:h f8:h e7 e6:h", "e3 d4 f4 d5 f5")
    assert fight.options == ["N", "NE", "E", "W", "NW"]
    fight.play(way)
    assert fight.pieces(1) == left


@rule("TK-E-05")
def test_a_fire_dragon_may_choose_an_arrow_that_leaves_the_arena() -> None:
    fight = summoned("fire_dragon", "c9", "b6:h d6:h c7 c8:h", "d9")
    assert fight.options == ["E", "SE", "S", "SW", "W"]
    fight.play("S")
    assert (fight.pieces(1), fight.asked) == ("d9", "action")


@rule("TK-D-02", "TK-P-07")
def test_a_summoned_legend_is_a_legendary_piece_and_brings_a_point_at_once() -> None:
    fight = summoned("fire_dragon", "e5", FIRE_DRAGON, "")
    assert (fight.asked, fight["e5"], fight.score(0), fight.score(1)) == ("aim", "0 legendary", 1, 0)
    assert fight.state.supply.legendary[0] == 2


@rule("TK-P-03")
def test_a_heroic_piece_of_the_pattern_cannot_be_a_common_one() -> None:
    assert at("d2:h f2:h e3 e4", "", hand="fire_dragon").refuses("summon fire_dragon e5") == "TK-P-03"
    assert at("d2:l f2:h e3:h e4:h", "", hand="fire_dragon").offers("summon fire_dragon e5") == ["0"]


# Hell Bull

HELL_BULL = "d4 f4 d5:h e5 f5:h e6"


@rule("TK-E-09", "TK-E-07")
def test_a_hell_bull_runs_in_one_direction_until_it_destroys_a_legendary_piece() -> None:
    fight = summoned("hell_bull", "e5", HELL_BULL, "g5 h5:l i5 e3:l")
    assert fight.asked == "slide"
    assert [end for end in fight.offers("e5-") if end[1] == "5"] == ["f5", "g5", "h5", "d5", "c5", "b5", "a5"]
    assert [end for end in fight.offers("e5-") if end[0] == "e"] == ["e4", "e3", "e6", "e7", "e8", "e9"]
    fight.play("e5-h5")
    assert (fight.pieces(0), fight.pieces(1)) == ("d4 f4 d5:h h5:l e6", "e3:l i5")
    assert (fallen(fight), fight.asked) == ([1, 0, 1], "action")


@rule("TK-E-01", "TK-E-09")
@pytest.mark.parametrize(("answer", "end", "fall"), [("pass", "e5", [0, 0, 0]), ("e5-g5", "g5", [1, 0, 0])])
def test_a_hell_bull_may_stop_anywhere(answer: str, end: str, fall: list[int]) -> None:
    fight = summoned("hell_bull", "e5", HELL_BULL, "g5 h5:l")
    fight.play(answer)
    assert (fight[end], fallen(fight), fight.asked) == ("0 legendary", fall, "action")


@rule("TK-E-09")
def test_an_own_legendary_piece_stops_a_hell_bull_too() -> None:
    fight = summoned("hell_bull", "e5", HELL_BULL + " e3:l", "e2")
    assert [end for end in fight.offers("e5-") if end in ("e4", "e3", "e2")] == ["e4", "e3"]


# Angel of Death

ANGEL = "d4 f4 c5 e5:h g5 e6"


@rule("TK-E-11", "TK-E-08", "TK-E-15")
@pytest.mark.parametrize(
    ("theirs", "fall"),
    [("a5", [0, 1, 0]), ("a5:h", [0, 0, 1]), ("a5:l", [0, 0, 1]), ("a5:h c1:l d1:l e1:l", [0, 1, 0])],
)
def test_an_angel_of_death_raises_its_prey_if_possible_and_leaps_onto_it(theirs: str, fall: list[int]) -> None:
    fight = summoned("angel_of_death", "e5", ANGEL, theirs)
    fight.play("a5")
    assert (fight["a5"], fight["e5"], fallen(fight), fight.asked) == ("0 legendary", "", fall, "action")


@rule("TK-E-03", "TK-E-01")
def test_the_prey_of_an_angel_of_death_is_any_other_piece_and_may_be_spared() -> None:
    fight = summoned("angel_of_death", "e5", ANGEL, "a5 i5:l")
    assert (fight.asked, fight.options) == ("prey", ["d4", "f4", "a5", "c5", "g5", "i5", "e6", "pass"])
    fight.play("pass")
    assert (fight["e5"], fight["a5"], fight.asked) == ("0 legendary", "1 common", "action")
    fight = summoned("angel_of_death", "e5", ANGEL, "a5 i5:l")
    fight.play("d4")
    assert (fight.pieces(0), fallen(fight)) == ("d4:l f4 c5 g5 e6", [0, 0, 0])


@rule("TK-D-01", "TK-E-15")
def test_a_heroic_prey_of_an_angel_of_death_brings_two_points() -> None:
    fight = summoned("angel_of_death", "e5", ANGEL, "a5:h")
    fight.play("a5", "place i5")
    assert fight.score(0) == 1 + 2


# Bone Catapult

CATAPULT = "d4 d6:h e6:h f6:h"


@rule("TK-E-03", "TK-E-05", "TK-E-18")
def test_a_bone_catapult_destroys_a_piece_in_a_marked_direction_and_the_commons_around_it() -> None:
    fight = summoned("bone_catapult", "e5", CATAPULT + " e2", "e3 e1:l d1 f1:h h2 i5 b5 g7 c3")
    assert (fight.asked, fight.options) == ("destroy", ["e3", "e2", "e1", "h2", "i5", "b5", "pass"])
    fight.play("e1")
    assert (fight.pieces(0), fight.pieces(1)) == ("d4 e5:l d6:h e6:h f6:h", "f1:h h2 c3 e3 b5 i5 g7")
    assert (fallen(fight), fight.asked) == ([1, 0, 1], "action")


@rule("TK-E-01", "TK-E-02")
def test_a_bone_catapult_may_spare_everybody() -> None:
    fight = summoned("bone_catapult", "e5", CATAPULT, "e3 e2")
    fight.play("pass")
    assert (fight.pieces(1), fight.asked) == ("e2 e3", "action")


# Fire Elemental

FIRE = "d6:h f6 c7:h e7 g7"


@rule("TK-E-19", "TK-E-18", "TK-E-03")
@pytest.mark.parametrize(
    ("option", "left", "fall"),
    [("adjacent", "c3 f5:l g5:h h5", [2, 1, 0]), ("within-two", "e4:h f5:l g5:h h5", [3, 0, 0])],
)
def test_a_fire_elemental_burns_small_enemies_around_or_common_ones_within_two(
    option: str, left: str, fall: list[int]
) -> None:
    fight = summoned("fire_elemental", "e5", FIRE, "d4 e4:h d5 f5:l c3 g5:h h5")
    assert (fight.asked, fight.options) == ("option", ["adjacent", "within-two"])
    fight.play(option)
    assert (fight.pieces(1), fallen(fight)) == (left, fall)
    assert (fight.pieces(0), fight.asked) == ("e5:l d6:h f6 c7:h e7 g7", "action")


@rule("TK-E-19")
def test_a_fire_elemental_may_choose_what_hits_nobody() -> None:
    fight = summoned("fire_elemental", "e5", FIRE, "c3")
    fight.play("adjacent")
    assert (fight.pieces(1), fight.asked) == ("c3", "action")


# Two-Headed Dragon

HEADS = "g5:h f6:h e7:h g7 h8"


@rule("TK-E-01", "TK-E-02", "TK-E-11")
def test_a_two_headed_dragon_may_raise_a_piece_used_and_then_destroy_a_heroic_one_next_to_it() -> None:
    fight = summoned("two_headed_dragon", "e5", HEADS + " a5", "h7:h g8 h6:l f4:h")
    assert (fight.asked, fight.options) == ("upgrade", ["g5", "f6", "e7", "g7", "h8", "pass"])
    fight.play("g7")
    assert (fight["g7"], fight.asked, sorted(fight.options)) == ("0 heroic", "destroy", ["f6", "h7", "pass"])
    fight.play("h7")
    assert (fight["h7"], fallen(fight), fight.asked) == ("", [0, 1, 0], "action")


@rule("TK-E-01", "TK-E-02")
@pytest.mark.parametrize("answers", [["pass"], ["g7", "pass"], ["h8"]])
def test_a_two_headed_dragon_may_do_less(answers: list[str]) -> None:
    fight = summoned("two_headed_dragon", "e5", HEADS, "f7:h f9:h")
    fight.play(*answers)
    assert (fight.asked, fight["f7"], fallen(fight)) == ("action", "1 heroic", [0, 0, 0])


@rule("TK-E-11")
def test_a_two_headed_dragon_raises_a_heroic_piece_only_with_a_legendary_one_in_the_supply() -> None:
    fight = summoned("two_headed_dragon", "e5", HEADS + " a5:l a6:l", "")
    assert fight.options == ["g7", "h8", "pass"]
    fight = summoned("two_headed_dragon", "e5", HEADS + " a5:l", "")
    fight.play("f6")
    assert (fight["f6"], fight.state.supply.legendary[0], fight.score(0)) == ("0 legendary", 0, 1)


@rule("TK-M-10", "TK-M-04")
def test_a_two_headed_dragon_may_raise_an_enemy_piece_that_was_lent() -> None:
    fight = summoned("two_headed_dragon", "e5", "g5:h f6:h e7:h g7", "h8", "", form="melee")
    assert (fight.asked, fight.options) == ("colour", ["highland", "sylvan"])  # the legend's point, before the effect
    fight.play("sylvan")
    assert fight.options == ["g5", "f6", "e7", "g7", "h8", "pass"]
    fight.play("h8")
    assert (fight["h8"], fight.asked) == ("1 heroic", "action")


# Titan

TITAN = "e6:h e7:h d8 e8 f8"


@rule("TK-E-18", "TK-E-15", "TK-E-03")
def test_a_titan_crushes_all_around_except_legendary_pieces_on_the_diagonals_and_nothing_counts() -> None:
    fight = summoned("titan", "e5", TITAN + " f6 d5:l", "e4:l f5:h d4 f4:l d6:h g5")
    assert fight.asked == "action"
    assert (fight.pieces(0), fight.pieces(1)) == ("e5:l e7:h d8 e8 f8", "f4:l g5")
    assert (fallen(fight), fight.score(0)) == ([0, 0, 0], 1)


@rule("TK-P-08", "TK-E-15", "TK-D-01")
def test_only_the_piece_under_a_titan_counts() -> None:
    fight = summoned("titan", "e5", TITAN, "e5:h d4 f4")
    assert fallen(fight) == [0, 1, 0]
    fight.play("place i5")
    assert fight.score(0) == 1 + 1


@rule("TK-H-01")
def test_in_high_form_the_owner_of_a_crushed_legendary_piece_loses_its_point() -> None:
    fight = at(TITAN, "e4:l f4:l", hand="titan", form="high_form")
    assert fight.score(1) == 2
    fight.summon("titan", "e5")
    assert (fight.score(0), fight.score(1)) == (1, 1)

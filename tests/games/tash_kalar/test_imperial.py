"""The Imperial schools: beings that destroy, place and upgrade."""

import pytest

from tests.games.tash_kalar.arena import at
from tests.games.tash_kalar.beings import fallen, summoned
from tests.rule import rule

# Swordmaster


@rule("TK-E-01", "TK-E-11", "TK-E-13", "TK-E-15")
def test_a_swordmaster_who_destroys_a_common_enemy_on_a_diagonal_turns_heroic() -> None:
    fight = summoned("swordmaster", "e5", "e4 e6 f4", "d4 f6:h d6:l d5")
    assert (fight.asked, fight.options) == ("destroy", ["d4", "pass"])
    fight.play("d4")
    assert (fight["d4"], fight["e5"], fallen(fight)) == ("", "0 heroic", [1, 0, 0])
    assert fight.asked == "action"


@rule("TK-E-01", "TK-E-02")
def test_a_swordmaster_who_spares_the_enemy_or_finds_none_stays_common() -> None:
    fight = summoned("swordmaster", "e5", "e4 e6", "d4")
    fight.play("pass")
    assert (fight["d4"], fight["e5"], fight.asked) == ("1 common", "0 common", "action")
    fight = summoned("swordmaster", "e5", "e4 e6", "d5")
    assert (fight["d5"], fight["e5"], fight.asked) == ("1 common", "0 common", "action")


@rule("TK-C-01")
def test_northern_and_southern_imperial_hold_the_same_beings() -> None:
    for schools in ("northern highland", "southern highland"):
        fight = at("e4 e6", "d4", schools=schools, hand="swordmaster")
        fight.summon("swordmaster", "e5")
        assert fight.options == ["d4", "pass"]


# Bomb


@rule("TK-E-18", "TK-E-03", "TK-E-01")
def test_a_bomb_with_an_action_left_destroys_itself_and_every_common_piece_around() -> None:
    fight = summoned("bomb", "e5", "f6 f7 f4:h", "d4 e4 d5:h d6:l")
    assert fight.asked == "action"
    assert (fight.pieces(0), fight.pieces(1)) == ("f4:h f7", "d5:h d6:l")
    assert (fallen(fight), fight.state.turn.actions) == ([2, 0, 0], 1)
    assert fight.state.supply.small[0] == 14  # own pieces are back at once


@rule("TK-E-01")
def test_a_bomb_summoned_with_the_last_action_does_nothing() -> None:
    fight = summoned("bomb", "e5", "f6 f7", "d4 e4", actions=1)
    assert (fight.pieces(0), fight.pieces(1)) == ("e5 f6 f7", "d4 e4")


# Chronicler


@rule("TK-E-01", "TK-E-11", "TK-E-07")
def test_a_chronicler_must_raise_another_own_common_which_then_may_make_a_standard_move() -> None:
    fight = summoned("chronicler", "e5", "e4 d5 f5 h5:h", "c5:h c6")
    assert (fight.asked, fight.options) == ("upgrade", ["e4", "d5", "f5"])
    fight.play("d5")
    assert fight["d5"] == "0 heroic"
    steps = ["d5-d4", "d5-e4", "d5-e5", "d5-e6", "d5-d6", "d5-c6", "d5-c4", "pass"]
    assert (fight.asked, fight.options) == ("move", steps)
    fight.play("d5-c6")
    assert (fight["c6"], fight["d5"], fallen(fight), fight.asked) == ("0 heroic", "", [1, 0, 0], "action")


@rule("TK-E-01", "TK-E-02")
def test_a_chronicler_without_another_common_raises_and_moves_nobody() -> None:
    fight = summoned("chronicler", "e5", "e4:h d5:h f5:l", "a5")
    assert (fight.asked, fight.pieces(0)) == ("action", "e4:h d5:h e5 f5:l")


# Assassin


@rule("TK-E-03", "TK-E-05", "TK-E-13")
@pytest.mark.parametrize(
    ("mine", "theirs", "tally"), [("", "d4:l", [0, 0, 1]), ("", "d4", [1, 0, 0]), ("d4", "", [0] * 3)]
)
def test_an_assassin_destroys_whatever_stands_on_the_marked_square(mine: str, theirs: str, tally: list[int]) -> None:
    fight = at(f"d2 c3 b4 {mine}", theirs, hand="assassin")
    fight.summon("assassin", "e5")
    assert (fight.asked, fight["d4"], fight["e5"], fallen(fight)) == ("action", "", "0 heroic", tally)


@rule("TK-E-01", "TK-E-05")
@pytest.mark.parametrize(("answer", "end"), [("e5-d4", "d4"), ("pass", "e5")])
def test_an_assassin_may_step_onto_the_marked_square_if_it_was_empty(answer: str, end: str) -> None:
    fight = summoned("assassin", "e5", "d2 c3 b4", "f4")
    assert (fight.asked, fight.options) == ("move", ["e5-d4", "pass"])
    fight.play(answer)
    assert (fight[end], fight["f4"], fight.asked) == ("0 heroic", "1 common", "action")


@rule("TK-P-02", "TK-P-11", "TK-E-05")
def test_where_two_images_fit_the_player_says_which_square_is_marked() -> None:
    fight = at("d2 c3 b4 f2 g3 h4", "d4 f4", hand="assassin")
    assert fight.offers("summon assassin e5") == ["0", "1"]
    fight.summon("assassin", "e5", 1)
    assert (fight["d4"], fight["f4"]) == ("1 common", "")


# Time Mage


@rule("TK-E-16", "TK-E-05")
def test_a_time_mage_gains_an_action_and_destroys_an_enemy_on_the_marked_square() -> None:
    fight = summoned("time_mage", "e5", "d5 c6 e6 d7", "d6:l")
    assert (fight.asked, fight.state.turn.actions) == ("action", 2)
    assert (fight["d6"], fallen(fight)) == ("", [0, 0, 1])


@rule("TK-E-03", "TK-E-16")
def test_a_time_mage_leaves_an_own_piece_alone() -> None:
    fight = summoned("time_mage", "e5", "d5 c6 e6 d7 d6", "d4")
    assert (fight["d6"], fight["d4"], fight.state.turn.actions) == ("0 common", "1 common", 2)


# Summoner


@rule("TK-E-01", "TK-E-05", "TK-E-10")
def test_a_summoner_places_up_to_two_commons_on_the_marked_squares() -> None:
    fight = summoned("summoner", "e5", "d6 e6 f6", "e4")
    marked = ["c3", "e3", "g3", "d4", "f4", "c5", "d5", "f5", "g5"]
    assert (fight.asked, fight.options) == ("place", [*marked, "pass"])
    fight.play("e3")
    marked.remove("e3")
    assert fight.options == [*marked, "pass"]
    fight.play("g5")
    assert (fight.asked, fight.pieces(0)) == ("action", "e3 e5:h g5 d6 e6 f6")


@rule("TK-E-01")
@pytest.mark.parametrize("answers", [["pass"], ["e3", "pass"]])
def test_a_summoner_may_place_fewer(answers: list[str]) -> None:
    fight = summoned("summoner", "e5", "d6 e6 f6", "")
    fight.play(*answers)
    assert (fight.asked, len(fight.pieces(0).split())) == ("action", 3 + len(answers))


@rule("TK-P-11", "TK-E-05")
def test_both_pieces_of_a_summoner_stand_on_the_marks_of_one_image() -> None:
    fight = at("d6 e6 f6 d4 e4 f4", "", hand="summoner")
    assert fight.offers("summon summoner e5") == ["0", "2"]
    fight.summon("summoner", "e5", 2)
    assert fight.options == ["g7", "e7", "c7", "g5", "f5", "d5", "c5", "pass"]


@rule("TK-E-10")
def test_a_summoner_places_nothing_without_a_piece_in_the_supply() -> None:
    fight = summoned("summoner", "e5", "d6 e6 f6 c1 d1 e1 f1 g1 c9 d9 e9 f9 g9 a5 i5", "")
    assert (fight.state.supply.small[0], fight.asked) == (0, "action")


# Cannon


@rule("TK-E-01", "TK-E-03", "TK-E-05")
def test_a_cannon_destroys_every_common_piece_in_one_of_the_marked_directions() -> None:
    fight = summoned("cannon", "e5", "d5 e5 c6 f5", "g5:h h5 i5:l f4")
    assert (fight.asked, fight.options) == ("aim", ["N", "NE", "E", "SE", "S", "SW", "NW", "pass"])
    fight.play("E")
    assert (fight.pieces(0), fight.pieces(1)) == ("d5 e5:h c6", "f4 g5:h i5:l")
    assert (fallen(fight), fight.asked) == ([1, 0, 0], "action")


@rule("TK-E-01")
def test_a_cannon_may_hold_its_fire() -> None:
    fight = summoned("cannon", "e5", "d5 e5 c6", "f4")
    fight.play("pass")
    assert (fight["f4"], fight.asked) == ("1 common", "action")


@rule("TK-P-05", "TK-P-06")
def test_a_cannon_is_summoned_onto_an_own_piece_that_is_not_legendary() -> None:
    assert at("d5 c6", "e5", hand="cannon").refuses("summon cannon e5") == "TK-P-03"
    assert at("d5 e5:l c6", "", hand="cannon").refuses("summon cannon e5") == "TK-P-06"
    assert at("d5 e5:h c6", "", hand="cannon").offers("summon cannon e5") == ["0"]


# Champion


@rule("TK-E-01", "TK-E-04")
@pytest.mark.parametrize(("victim", "tally"), [("f5", [1, 0, 0]), ("f6", [0, 1, 0])])
def test_a_champion_may_destroy_an_adjacent_enemy(victim: str, tally: list[int]) -> None:
    fight = summoned("champion", "e5", "d5 d6 e6 e7 e4", "f4:l f5 f6:h g5")
    assert (fight.asked, fight.options) == ("destroy", ["f4", "f5", "f6", "pass"])
    fight.play(victim)
    assert (fight[victim], fight["e5"], fallen(fight)) == ("", "0 heroic", tally)
    assert fight.state.turn.actions == 1


@rule("TK-E-02", "TK-E-16", "TK-P-12")
def test_a_champion_who_destroys_a_legendary_piece_falls_with_it_and_gains_an_action() -> None:
    fight = summoned("champion", "e5", "d5 d6 e6 e7", "f4:l")
    fight.play("f4")
    assert (fight["f4"], fight["e5"], fallen(fight)) == ("", "", [0, 0, 1])
    assert fight.state.turn.actions == 2


@rule("TK-E-01", "TK-E-02")
def test_a_champion_who_spares_a_legendary_piece_gains_nothing() -> None:
    fight = summoned("champion", "e5", "d5 d6 e6 e7", "f4:l")
    fight.play("pass")
    assert (fight["f4"], fight["e5"], fight.state.turn.actions) == ("1 legendary", "0 heroic", 1)


# Gun Tower


@rule("TK-E-01", "TK-E-03", "TK-E-05")
def test_a_gun_tower_destroys_the_first_two_pieces_in_a_marked_direction() -> None:
    fight = summoned("gun_tower", "e5", "e6 f6 e7 f7 f5", "h5:h i5 d5")
    assert (fight.asked, fight.options) == ("aim", ["E", "W", "pass"])
    fight.play("E")
    assert (fight["f5"], fight["h5"], fight["i5"], fight["d5"]) == ("", "", "1 common", "1 common")
    assert fallen(fight) == [0, 1, 0]


@rule("TK-E-02")
@pytest.mark.parametrize(("theirs", "left"), [("d5 c5:l b5", "b5 c5:l"), ("d5:l c5", "c5 d5:l")])
def test_a_legendary_piece_stops_the_shot_of_a_gun_tower(theirs: str, left: str) -> None:
    fight = at("e6 f6 e7 f7", theirs, hand="gun_tower")
    fight.summon("gun_tower", "e5")
    fight.play("W")
    assert (fight.pieces(1), fight.asked) == (left, "action")


@rule("TK-E-01")
def test_a_gun_tower_may_hold_its_fire() -> None:
    fight = summoned("gun_tower", "e5", "e6 f6 e7 f7", "d5")
    fight.play("pass")
    assert (fight["d5"], fight.asked) == ("1 common", "action")

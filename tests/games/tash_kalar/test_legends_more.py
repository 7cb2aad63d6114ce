"""The legends that grow, sink, call storms and bend time: Tree, Leviathan, the Elementals of earth, time and storm."""

import pytest

from tests.games.tash_kalar.beings import end_turn, fallen, summoned
from tests.rule import rule

# The Eldest Tree

TREE = "f4:h c5 g5 d6:h"


@rule("TK-E-01", "TK-E-10", "TK-E-11", "TK-E-13")
def test_the_eldest_tree_destroys_upgrades_or_places_on_three_adjacent_squares() -> None:
    fight = summoned("eldest_tree", "e5", TREE + " d5", "e4 d4:h f5:l g4")
    assert (fight.asked, fight.options) == ("root", ["e4", "d4", "d5", "f6", "e6", "pass"])
    fight.play("d4")
    assert fight.options == ["e4", "d5", "f6", "e6", "pass"]  # not the square that it has emptied
    fight.play("d5", "e6")
    assert (fight.asked, fallen(fight)) == ("action", [0, 1, 0])
    assert (fight.pieces(0), fight.pieces(1)) == ("f4:h c5 d5:h e5:l g5 d6:h e6", "e4 g4 f5:l")


@rule("TK-E-01")
@pytest.mark.parametrize("answers", [["pass"], ["f6", "pass"], ["f6", "e6", "pass"]])
def test_the_eldest_tree_may_stop_before_every_square(answers: list[str]) -> None:
    fight = summoned("eldest_tree", "e5", TREE, "")
    fight.play(*answers)
    assert (fight.asked, len(fight.pieces(0).split())) == ("action", 4 + len(answers))


@rule("TK-E-10")
def test_the_eldest_tree_places_nothing_without_a_piece_in_the_supply() -> None:
    fight = summoned("eldest_tree", "e5", TREE + " c1 d1 e1 f1 g1 c9 d9 e9 f9 g9 a5 d5", "e4")
    assert fight.options == ["e4", "d5", "pass"]


# Leviathan

LEVIATHAN = "c6:h d6:h a7:h b7"


@rule("TK-E-12", "TK-E-15", "TK-E-19")
def test_a_leviathan_may_downgrade_a_connected_group_of_up_to_three_upgraded_pieces() -> None:
    fight = summoned("leviathan", "e5", LEVIATHAN, "e6:l f7:h c5 i5:h")
    assert (fight.asked, fight.options) == ("option", ["downgrade", "destroy", "pass"])
    fight.play("downgrade")
    assert (fight.asked, fight.options) == ("group", ["e5", "i5", "c6", "d6", "e6", "a7", "f7", "pass"])
    fight.play("d6")
    assert fight.options == ["e5", "c6", "e6", "pass"]
    fight.play("e6")
    assert fight.options == ["e5", "c6", "f7", "pass"]
    fight.play("f7")
    assert (fight["d6"], fight["e6"], fight["f7"]) == ("0 common", "1 heroic", "1 common")
    assert (fallen(fight), fight.asked) == ([0, 0, 0], "action")


@rule("TK-E-12", "TK-E-03")
def test_a_leviathan_may_downgrade_itself() -> None:
    fight = summoned("leviathan", "e5", LEVIATHAN, "")
    fight.play("downgrade", "e5", "pass")
    assert (fight["e5"], fight["d6"], fight.state.supply.legendary[0], fight.asked) == (
        "0 heroic",
        "0 heroic",
        3,
        "action",
    )


@rule("TK-E-12")
def test_a_leviathan_downgrades_a_legendary_piece_only_with_a_small_one_in_the_supply() -> None:
    small = "c1 d1 e1 f1 g1 c9 d9 e9 f9 g9 i3 i4 i5 i6 i7"
    fight = summoned("leviathan", "e5", LEVIATHAN, f"{small} h4 e4:l")
    fight.play("downgrade")
    assert "e4" not in fight.options
    fight = summoned("leviathan", "e5", LEVIATHAN, f"{small} e4:l f4:l")
    fight.play("downgrade", "e4", "f4", "pass")
    assert (fight["e4"], fight["f4"]) == ("1 heroic", "1 legendary")  # there was one piece for both


@rule("TK-E-18", "TK-E-15", "TK-E-03")
def test_or_it_destroys_a_connected_group_of_up_to_four_commons() -> None:
    fight = summoned("leviathan", "e5", LEVIATHAN, "b6 a6 a5 b4 c3 i5")
    fight.play("destroy")
    assert fight.options == ["c3", "b4", "a5", "i5", "a6", "b6", "b7", "pass"]
    fight.play("b4")
    assert fight.options == ["c3", "a5", "pass"]
    fight.play("a5", "a6", "b7")
    assert (fight.pieces(0), fight.pieces(1)) == ("e5:l c6:h d6:h a7:h", "c3 i5 b6")
    assert (fallen(fight), fight.asked) == ([3, 0, 0], "action")


@rule("TK-E-01")
@pytest.mark.parametrize("answers", [["pass"], ["destroy", "pass"], ["downgrade", "pass"]])
def test_a_leviathan_may_spare_everybody(answers: list[str]) -> None:
    fight = summoned("leviathan", "e5", LEVIATHAN, "i5")
    fight.play(*answers)
    assert (fight.asked, fight.pieces(0), fight.pieces(1)) == ("action", "e5:l c6:h d6:h a7:h b7", "i5")


@rule("TK-E-19")
def test_without_commons_a_leviathan_can_only_downgrade() -> None:
    assert summoned("leviathan", "e5", "c6:h d6:h a7:h b7:h", "i5:h").options == ["downgrade", "pass"]


# Earth Elemental

EARTH = "e3 d4 e4 c5:h f5:h"


@rule("TK-E-01", "TK-E-03", "TK-A-01")
def test_an_earth_elemental_must_destroy_by_red_and_upgrade_by_green_and_may_move_onto_colour() -> None:
    fight = summoned("earth_elemental", "d3", EARTH, "d2:l c2 f2 h3 i7 b8:h")
    assert (fight.asked, fight.options) == ("destroy", ["c2", "e3", "d4", "e4", "f5", "i7", "b8"])
    fight.play("i7")
    assert (fight.asked, fight.options) == ("upgrade", ["c2", "f2", "h3", "d4"])
    fight.play("h3")
    assert (fight["h3"], fight.asked, fight.options) == ("1 heroic", "move", ["d3-d2", "d3-c3", "pass"])
    fight.play("d3-d2")
    assert (fight["d2"], fallen(fight), fight.asked) == ("0 legendary", [1, 0, 1], "action")


@rule("TK-E-01", "TK-E-02")
def test_an_earth_elemental_hurts_its_own_if_it_must_and_may_stay() -> None:
    fight = summoned("earth_elemental", "d3", "e3:h d4:h e4:h c5:h f5:h", "i5")
    fight.play("f5")
    assert (fight["i5"], fight.asked) == ("1 heroic", "move")  # the only common by green
    fight.play("pass")
    assert (fight["d3"], fight.asked) == ("0 legendary", "action")


@rule("TK-E-01", "TK-E-02")
def test_an_earth_elemental_may_move_though_there_is_nothing_to_destroy_or_upgrade() -> None:
    fight = summoned("earth_elemental", "c4", "a3:h a6:h c5 b4:h b5:h", "")
    assert (fight.asked, fight.options) == ("move", ["c4-c3", "pass"])


# Time Elemental

TIME = "d6:h f6:h e7:h d8 f8"


@rule("TK-G-14")
def test_a_time_elemental_gives_another_turn_of_two_actions() -> None:
    fight = summoned("time_elemental", "e5", TIME, "")
    assert "extra-turn" in fight.events
    fight.state.players[0].taxed = 1  # taken off the next turn that is not an extra one
    end_turn(fight, "a5")
    assert (fight.player, fight.asked, fight.state.turn.actions) == (0, "action", 2)
    fight.play("place a6")
    end_turn(fight, "a7")
    assert (fight.player, fight.state.turn.actions, fight.state.players[0].taxed) == (1, 2, 1)


# Storm Elemental

STORM = "d3:h d4:h f4:h e5"


@rule("TK-E-01", "TK-E-10", "TK-E-07", "TK-E-09")
def test_a_storm_elementals_common_runs_up_to_five_squares_over_commons_and_is_destroyed() -> None:
    fight = summoned("storm_elemental", "e5", STORM, "c8 d8 e8:h g8")
    assert (fight.asked, fight.options) == ("storm", ["common", "heroic", "legendary", "pass"])
    fight.play("common")
    assert (fight.asked, len(fight.options)) == ("place", 49 - 8)  # 7 by 7 squares less the occupied ones
    fight.play("b8")
    assert fight.asked == "slide"
    assert [end for end in fight.offers("b8-") if end[1] == "8"] == ["c8", "d8"]
    assert [end for end in fight.offers("b8-") if end[0] == "b"] == ["b7", "b6", "b5", "b4", "b3"]
    fight.play("b8-d8")
    assert (fight["d8"], fallen(fight), fight.asked) == ("", [2, 0, 0], "action")


@rule("TK-E-07", "TK-E-09")
@pytest.mark.parametrize(
    ("rank", "ends", "fall"), [("heroic", ["c8", "d8", "e8"], [2, 1, 0]), ("legendary", ["c8"], [1, 0, 0])]
)
def test_a_heroic_piece_runs_three_squares_and_a_legendary_one_a_single_square(
    rank: str, ends: list[str], fall: list[int]
) -> None:
    fight = summoned("storm_elemental", "e5", STORM, "c8 d8 e8:h")
    fight.play(rank, "b8")
    assert [end for end in fight.offers("b8-") if end[1] == "8"] == ends
    fight.play(f"b8-{ends[-1]}")
    assert (fight[ends[-1]], fallen(fight), fight.asked, fight.score(0)) == ("", fall, "action", 1)
    assert (fight.state.supply.small[0], fight.state.supply.legendary[0]) == (16 - 3, 2)


@rule("TK-E-01", "TK-E-15")
@pytest.mark.parametrize("answers", [["pass"], ["common", "b8", "pass"]])
def test_a_storm_elemental_may_place_nothing_and_its_piece_may_stay_but_is_destroyed(answers: list[str]) -> None:
    fight = summoned("storm_elemental", "e5", STORM, "c8")
    fight.play(*answers)
    assert (fight.asked, fight.pieces(0), fight.pieces(1)) == ("action", "d3:h d4:h f4:h e5:l", "c8")


@rule("TK-E-10", "TK-E-01")
@pytest.mark.parametrize(
    ("theirs", "asked"), [("f1 f2 f3 a4 b4 c4 d4 e4", "storm"), ("f1 f2 f3 a4 b4 c4 d4 e4 f4", "action")]
)
def test_a_storm_elemental_needs_an_empty_square_within_three(theirs: str, asked: str) -> None:
    fight = summoned("storm_elemental", "c1", "b3:h b2:h d2:h c1 d1 e1 c2", f"e2:h a3 c3 d3 e3 {theirs}")
    assert fight.asked == asked
    if asked == "storm":
        fight.play("common")
        assert (fight["f4"], fight.asked) == ("0 common", "slide")  # the only room


@rule("TK-E-10")
def test_the_rank_for_a_storm_elemental_must_be_in_the_supply() -> None:
    fight = summoned("storm_elemental", "e5", STORM + " c1:l d1:l", "")
    assert fight.options == ["common", "heroic", "pass"]
    small = "c1 d1 e1 f1 g1 c9 d9 e9 f9 g9 a4 a5 a6"
    fight = summoned("storm_elemental", "e5", f"d3:h d4:h f4:h e5:l {small}", "")
    assert fight.options == ["legendary", "pass"]  # the one from e5

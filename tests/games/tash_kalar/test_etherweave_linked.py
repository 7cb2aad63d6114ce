"""Etherweave: the Antimatter Spirit and the Polarity Queen, whose parts are linked."""

import pytest

from tests.games.tash_kalar.beings import fallen, movers
from tests.games.tash_kalar.expansions import CROWD
from tests.games.tash_kalar.weave import pending, warped, woven
from tests.rule import rule

KITE = "d3 f3 e4 e5"

# Antimatter Spirit


@rule("TK-W-08", "TK-E-06", "TK-E-15")
def test_the_warp_of_an_antimatter_spirit_sends_two_commons_apart() -> None:
    fight = warped("antimatter_spirit", "", "f3")
    assert fight.asked == "part"
    assert ("e4-f3" in fight.options, "pass" in fight.options) == (True, False)
    fight.play("e4-f3")
    assert (fight.pieces(0), fight.pieces(1), fallen(fight)) == ("f3", "d5", [1, 0, 0])
    assert fight.events == ["add", "destroy", "move", "add", "move"]


@rule("TK-W-08")
def test_the_second_common_may_destroy_too_also_its_own_kind() -> None:
    fight = warped("antimatter_spirit", "f3", "d5")
    fight.play("e4-f3")
    assert (fight.pieces(0), fight.pieces(1), fallen(fight)) == ("f3", "d5", [1, 0, 0])


@rule("TK-W-08")
def test_antimatter_starts_on_an_empty_plain_square_with_room_on_both_sides() -> None:
    fight = warped("antimatter_spirit", "g7", "")
    starts = {option[:2] for option in fight.options}
    assert not starts & {"e5", "d2", "h6", "c8", "c3", "g3", "i4", "a5", "f8", "g7"}
    assert not {"e1-e2", "a4-b4", "b2-c3", "c1-c2"} & {*fight.options}
    assert {"e1-d1", "a4-a3", "e4-e5", "b3-c3"} < {*fight.options}


@rule("TK-W-08", "TK-E-07")
@pytest.mark.parametrize("sides", [("e3:h", ""), ("", "e3:h"), ("", "e3:l")])
def test_antimatter_does_not_start_between_pieces_that_stop_either_common(sides: tuple[str, str]) -> None:
    fight = warped("antimatter_spirit", *sides)
    assert {"e4-d4", "e4-f4"} < {*fight.options}
    assert not {"e4-e3", "e4-e5"} & {*fight.options}


@rule("TK-W-08", "TK-E-10")
@pytest.mark.parametrize("sides", [(f"{CROWD} b5 c5 b6 c6 d8 e8", "e3"), ("e3", f"{CROWD} b5 c5 b6 c6 d8 e8")])
def test_without_a_common_of_both_colours_in_the_supply_nothing_is_done(sides: tuple[str, str]) -> None:
    fight = warped("antimatter_spirit", *sides)
    assert (fight.asked, fight.pieces(0).count(" "), pending(fight)) == (
        "action",
        sides[0].count(" "),
        "antimatter_spirit",
    )


@rule("TK-W-08", "TK-C-07")
def test_where_pieces_come_back_at_once_the_first_move_can_free_the_second_common() -> None:
    enemies = f"{CROWD} b5 c5 b6 c6 d8 g4"
    fight = warped("antimatter_spirit", "", enemies, destroyed_return="at_once")
    assert {option[3:] for option in fight.options} <= {*enemies.split()}
    fight.play("f4-g4")
    assert (fight["g4"], fight["e4"], fallen(fight)) == ("0 common", "1 common", [1, 0, 0])


@rule("TK-W-08", "TK-E-03")
def test_in_a_melee_the_colour_of_the_second_common_is_chosen() -> None:
    fight = warped("antimatter_spirit", "", "", "", form="melee")
    fight.play("e4-e3")
    assert (fight.asked, fight.options) == ("colour", ["northern", "highland"])
    fight.play("highland")
    assert (fight["e3"], fight["e5"]) == ("0 common", "2 common")


# Polarity Queen


@rule("TK-W-08", "TK-E-01")
def test_a_polarity_queen_drives_two_other_own_small_pieces_in_opposite_directions() -> None:
    fight = woven("polarity_queen", "e2", f"{KITE} h8:l", "b7")
    assert (fight.asked, movers(fight), "pass" in fight.options) == ("move", ["d3", "f3", "e4", "e5"], False)
    fight.play("d3-c3")
    assert (fight.asked, fight.options) == ("move", ["f3-g3", "e4-f4", "e5-f5"])
    fight.play("e4-f4")
    assert (fight.pieces(0), fight.asked) == ("e2:h c3 f3 f4 e5 h8:l", "action")


@rule("TK-W-08", "TK-E-07")
def test_a_first_move_is_not_offered_if_no_other_piece_can_answer_it() -> None:
    fight = woven("polarity_queen", "e2", KITE, "e3:h g3:h f4:h f5:h")
    assert not {"d3-c3", "e4-d4", "e5-d5"} & {*fight.options}
    assert {"d3-d2", "e5-e4"} < {*fight.options}


@rule("TK-W-08", "TK-E-07")
def test_both_may_land_on_one_square_if_the_ranks_allow_it() -> None:
    fight = woven("polarity_queen", "e2", KITE, "")
    fight.play("d3-e3")
    assert "f3-e3" in fight.options
    fight.play("f3-e3")
    assert (fight.pieces(0), fight["d3"]) == ("e2:h e3 e4 e5", "")


@rule("TK-W-08", "TK-E-07")
def test_a_common_cannot_follow_a_heroic_onto_its_square() -> None:
    fight = woven("polarity_queen", "e2", "d3:h f3 e4 e5", "")
    fight.play("d3-e3")
    assert fight.options == ["e4-d4", "e5-d5"]


@rule("TK-W-08", "TK-E-06")
def test_a_piece_that_the_first_has_run_over_cannot_answer() -> None:
    fight = woven("polarity_queen", "e2", KITE, "")
    fight.play("e4-f3")
    assert fight.options == ["d3-c4", "e5-d6"]


@rule("TK-W-01", "TK-E-10")
def test_the_warp_of_a_polarity_queen_places_a_common_beside_an_enemy() -> None:
    fight = warped("polarity_queen", "d3", "e4")
    assert (fight.asked, fight.options) == ("place", ["e3", "f3", "d4", "f4", "d5", "e5", "f5"])
    fight.play("e5")
    assert (fight["e5"], pending(fight)) == ("0 common", "polarity_queen")


@rule("TK-W-01", "TK-E-01")
def test_the_warp_of_a_polarity_queen_places_nothing_without_an_enemy() -> None:
    fight = warped("polarity_queen", "d3", "")
    assert (fight.asked, fight.pieces(0)) == ("action", "d3")

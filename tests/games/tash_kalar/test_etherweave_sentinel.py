"""Etherweave: the Ziggurat Sentinel and the Iris of Eternity."""

import pytest

from tests.games.tash_kalar.beings import fallen, movers
from tests.games.tash_kalar.expansions import pile
from tests.games.tash_kalar.weave import pending, waiting, warped, woven
from tests.rule import rule

STAIRS = "e5 d6 e6 c7 d7"
HOUSE = "d5 f5 d6 f6 e7"

# Ziggurat Sentinel


@rule("TK-W-06", "TK-E-19")
def test_a_ziggurat_sentinel_may_run_the_warp_effect_of_a_card_in_the_pile() -> None:
    lying = "greater_shadow_twin translocationist merchant_of_time doppelganger"
    fight = woven("ziggurat_sentinel", "e4", STAIRS, "", piles=[lying])
    assert (fight.asked, fight.options) == ("option", ["warp", "move", "pass"])
    fight.play("warp")
    assert (fight.asked, fight.options) == ("recall", ["translocationist", "greater_shadow_twin"])
    fight.play("translocationist")
    assert "copy-warp" in fight.events
    assert (fight.state.turn.actions, pending(fight), "translocationist" in pile(fight)) == (2, "", True)


@rule("TK-W-06", "TK-W-05")
def test_a_copied_paradox_worm_may_discard_whatever_is_pending() -> None:
    fight = waiting("gate_of_oblivion", STAIRS, "", hand="ziggurat_sentinel", piles=["paradox_worm"])
    fight.summon("ziggurat_sentinel", "e4")
    fight.play("warp")
    assert (fight.asked, fight.options) == ("discard-pending", ["gate_of_oblivion", "pass"])


@rule("TK-W-06", "TK-E-19")
def test_a_ziggurat_sentinel_cannot_copy_the_merchant_of_time_nor_a_card_without_warp() -> None:
    fight = woven("ziggurat_sentinel", "e4", STAIRS, "", piles=["merchant_of_time doppelganger"])
    assert fight.options == ["move", "pass"]


@rule("TK-E-05", "TK-E-07")
def test_a_ziggurat_sentinel_may_make_three_combat_moves_in_the_marked_direction() -> None:
    fight = woven("ziggurat_sentinel", "f3", "f4 e5 f5 d6 e6", "d5:h c6 b7")
    fight.play("move")
    for step in ("f3-e4", "e4-d5", "d5-c6"):
        assert (fight.asked, fight.options) == ("move", [step, "pass"])
        fight.play(step)
    assert (fight["c6"], fallen(fight), fight.asked) == ("0 heroic", [1, 1, 0], "action")


@rule("TK-E-01", "TK-E-07")
@pytest.mark.parametrize(("ahead", "answers"), [("c6:l", ["e4-d5"]), ("", ["e4-d5", "pass"])])
def test_a_ziggurat_sentinel_stops_before_a_higher_rank_or_where_it_likes(ahead: str, answers: list[str]) -> None:
    fight = woven("ziggurat_sentinel", "e4", STAIRS, ahead)
    fight.play("move", *answers)
    assert (fight["d5"], fight.asked) == ("0 heroic", "action")


@rule("TK-E-19", "TK-E-01")
@pytest.mark.parametrize("ahead", ["d5:l", ""])
def test_a_ziggurat_sentinel_may_do_nothing(ahead: str) -> None:
    fight = woven("ziggurat_sentinel", "e4", STAIRS, ahead)
    if not ahead:
        fight.play("pass")
    assert (fight["e4"], fight.asked) == ("0 heroic", "action")


@rule("TK-W-07", "TK-W-01", "TK-E-01")
def test_the_warp_of_a_ziggurat_sentinel_is_one_combat_move_or_two_standard_moves_of_a_small_piece() -> None:
    fight = warped("ziggurat_sentinel", "b3 e4 b7:l", "e3 g5")
    assert (fight.asked, movers(fight), "pass" in fight.options) == ("move", ["b3", "e4"], False)
    fight.play("e4-f4")
    assert (movers(fight), "f4-g5" in fight.options, fight.options[-1]) == (["f4"], False, "pass")
    fight.play("f4-f5")
    assert (fight["f5"], fight.asked) == ("0 common", "action")


@rule("TK-W-07")
def test_who_took_a_piece_of_the_same_rank_has_made_the_combat_move() -> None:
    fight = warped("ziggurat_sentinel", "e4", "e3")
    fight.play("e4-e3")
    assert (fight["e3"], fight.asked) == ("0 common", "action")


@rule("TK-W-07")
@pytest.mark.parametrize("second", ["e3-e2", "pass"])
def test_who_took_a_piece_of_lower_rank_may_go_on(second: str) -> None:
    fight = warped("ziggurat_sentinel", "e4:h", "e3")
    fight.play("e4-e3", second)
    assert (fight["e2" if second != "pass" else "e3"], fight.asked) == ("0 heroic", "action")


# Iris of Eternity


@rule("TK-E-19", "TK-E-03")
@pytest.mark.parametrize(("own", "enemy"), [("", "e3:l e2:l"), ("e3:l", "e2:l")])
def test_an_iris_of_eternity_may_destroy_a_legendary_piece_beside_it(own: str, enemy: str) -> None:
    fight = woven("iris_of_eternity", "e4", f"{HOUSE} {own}", enemy)
    assert (fight.asked, fight.options) == ("option", ["destroy", "upgrade", "pass"])
    fight.play("destroy")
    assert (fight["e3"], fight["e2"], fallen(fight)) == ("", "1 legendary", [0, 0, not own])


@rule("TK-E-11", "TK-D-02", "TK-E-19")
def test_an_iris_of_eternity_may_become_a_legend_and_the_legends_in_hand_are_discarded() -> None:
    fight = woven("iris_of_eternity", "e4", HOUSE, "", hand="titan leviathan singularity", flare="5-5")
    assert fight.options == ["upgrade", "pass"]
    fight.play("upgrade")
    assert (fight["e4"], fight.score(0), fight.state.turn.legends, fight.state.turn.beings) == ("0 legendary", 1, 1, 1)
    assert (fight.hand(), len(fight.state.legend_deck.pile)) == (["singularity", "5-5"], 2)


@rule("TK-M-04")
def test_in_a_melee_the_point_of_an_iris_is_taken_against_a_colour_of_choice() -> None:
    fight = woven("iris_of_eternity", "e4", HOUSE, "", "", form="melee")
    fight.play("upgrade")
    assert (fight.asked, fight.options) == ("colour", ["northern", "highland"])
    fight.play("highland")
    assert fight.state.points[:3] == [0, 0, 1]


@rule("TK-E-11", "TK-E-19")
def test_without_a_free_legendary_piece_an_iris_cannot_become_one() -> None:
    fight = woven("iris_of_eternity", "e4", f"{HOUSE} b2:l b3:l b4:l", "", hand="titan")
    assert (fight.asked, fight["e4"], fight.hand()) == ("action", "0 heroic", ["titan"])


@rule("TK-E-01")
def test_an_iris_of_eternity_may_do_neither() -> None:
    fight = woven("iris_of_eternity", "e4", HOUSE, "e3:l", hand="titan")
    fight.play("pass")
    assert (fight["e3"], fight["e4"], fight.hand()) == ("1 legendary", "0 heroic", ["titan"])

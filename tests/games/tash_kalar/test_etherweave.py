"""Etherweave: the common beings, their effects and their warp effects."""

import pytest

from tests.games.tash_kalar.beings import fallen
from tests.games.tash_kalar.expansions import pile
from tests.games.tash_kalar.weave import ether, pending, waiting, warped, woven
from tests.rule import rule

# Doppelganger


@rule("TK-W-06")
def test_a_doppelganger_runs_the_warp_effect_of_the_pending_being() -> None:
    fight = waiting("translocationist", "d4 d5", "", hand="doppelganger")
    fight.summon("doppelganger", "e4")
    assert (fight.asked, fight.state.turn.actions, pending(fight)) == ("action", 2, "translocationist")


@rule("TK-W-06", "TK-E-01")
def test_what_a_doppelganger_copies_must_be_done() -> None:
    fight = waiting("lesser_shadow_twin", "d4 d5 b7:h", "", hand="doppelganger")
    fight.summon("doppelganger", "e4")
    assert (fight.asked, fight.options) == ("upgrade", ["d4", "e4", "d5"])
    fight.play("e4")
    assert (fight.pieces(0), pending(fight)) == ("d4 e4:h d5 b7:h", "lesser_shadow_twin")


@rule("TK-W-06")
def test_a_doppelganger_without_a_pending_being_does_nothing_and_nothing_becomes_pending() -> None:
    fight = woven("doppelganger", "e4", "d4 d5", "", hand="translocationist")
    assert (fight.asked, fight.state.turn.actions, pending(fight)) == ("action", 1, "")


@rule("TK-W-06")
def test_a_doppelganger_cannot_copy_the_merchant_of_time() -> None:
    fight = waiting("merchant_of_time", "d4 d5", "b7", hand="doppelganger")
    fight.summon("doppelganger", "e4")
    assert (fight.asked, fight["b7"]) == ("action", "1 common")


@rule("TK-W-06", "TK-W-05")
def test_a_doppelganger_that_copies_a_paradox_worm_may_have_it_discarded() -> None:
    fight = waiting("paradox_worm", "d4 d5", "b7", hand="doppelganger")
    fight.summon("doppelganger", "e4")
    assert (fight["b7"], fight.asked, fight.options) == ("1 heroic", "discard-pending", ["paradox_worm", "pass"])
    fight.play("paradox_worm")
    assert (pending(fight), pile(fight)) == ("", ["paradox_worm", "doppelganger"])


# Paradox Worm


@rule("TK-W-07", "TK-E-01")
def test_a_paradox_worm_may_exchange_an_own_small_piece_with_an_enemy_of_its_rank() -> None:
    fight = woven("paradox_worm", "e4", "d4 b5 c5 g7:h b7:l", "g2 h5:h i5:l")
    assert fight.asked == "swap"
    assert fight.options == ["d4-g2", "e4-g2", "b5-g2", "c5-g2", "g7-h5", "pass"]
    fight.play("g7-h5")
    assert (fight["g7"], fight["h5"], fallen(fight)) == ("1 heroic", "0 heroic", [0, 0, 0])
    assert fight.asked == "action"


@rule("TK-W-07")
def test_a_paradox_worm_may_exchange_nothing() -> None:
    fight = woven("paradox_worm", "e4", "d4 b5 c5", "g2")
    fight.play("pass")
    assert (fight.pieces(0), fight["g2"], fight.asked) == ("d4 e4 b5 c5", "1 common", "action")


@rule("TK-W-07")
def test_a_paradox_worm_without_an_enemy_of_the_same_rank_asks_nothing() -> None:
    fight = woven("paradox_worm", "e4", "d4 b5 c5 b7:l", "g2:h g7:l")
    assert fight.asked == "action"


@rule("TK-W-07", "TK-N-38")
def test_the_gate_stays_the_gate_when_it_is_exchanged() -> None:
    fight = woven("paradox_worm", "e4", "d4 b5 c5", "g2!", others="nethervoid")
    fight.play("b5-g2")
    assert (fight["b5"], fight["g2"]) == ("1 common gate", "0 common")


@rule("TK-W-01", "TK-W-05", "TK-E-11")
@pytest.mark.parametrize("answer", ["paradox_worm", "pass"])
def test_the_warp_of_a_paradox_worm_raises_a_common_enemy_and_the_worm_may_then_be_discarded(answer: str) -> None:
    fight = warped("paradox_worm", "b2", "e4 e6 g7:h")
    assert (fight.asked, fight.options) == ("upgrade", ["e4", "e6"])
    fight.play("e6")
    assert (fight["e6"], fight.options) == ("1 heroic", ["paradox_worm", "pass"])
    fight.play(answer)
    discarded = answer != "pass"
    assert (pending(fight), pile(fight)) == (("", ["paradox_worm"]) if discarded else ("paradox_worm", []))
    assert (fight.score(0), "paradox_worm" in fight.hand()) == ((0, False) if discarded else (-2, True))


@rule("TK-W-05", "TK-W-02")
def test_once_the_worm_is_discarded_another_warp_effect_can_be_played() -> None:
    fight = warped("paradox_worm", "", "", hand="translocationist")
    fight.play("paradox_worm")
    assert fight.offers("warp") == ["translocationist"]


@rule("TK-W-01", "TK-E-01")
def test_a_worm_without_a_common_enemy_may_still_be_discarded() -> None:
    fight = warped("paradox_worm", "b2", "e4:h")
    assert (fight["e4"], fight.asked) == ("1 heroic", "discard-pending")


# Lesser Shadow Twin


@rule("TK-E-01", "TK-E-03", "TK-W-07")
def test_a_lesser_twin_may_destroy_two_commons_beside_an_own_piece_if_the_greater_lies_in_the_pile() -> None:
    sides = ("e5 f5 g5 b7:h", "b6 c6 c8 b8:h i5")
    fight = woven("lesser_shadow_twin", "e4", *sides, piles=["greater_shadow_twin"])
    assert (fight.asked, fight.options) == ("shadow", ["e4", "e5", "f5", "g5", "b7"])
    fight.play("b7")
    assert (fight.asked, fight.options) == ("destroy", ["b6", "c6", "c8", "pass"])
    fight.play("c6")
    assert fight.options == ["b6", "c8", "pass"]
    fight.play("b6")
    assert (fallen(fight), fight["c8"], fight.asked) == ([2, 0, 0], "1 common", "action")


@rule("TK-E-01", "TK-E-03")
@pytest.mark.parametrize(("answers", "gone"), [(["pass"], 0), (["f5", "pass"], 1)])
def test_a_lesser_twin_may_spare_them_and_own_commons_fall_too(answers: list[str], gone: int) -> None:
    fight = woven("lesser_shadow_twin", "e4", "e5 f5 g5", "i5", piles=["greater_shadow_twin"])
    fight.play("e5", *answers)
    assert (len(fight.pieces(0).split()), fallen(fight), fight.asked) == (4 - gone, [0, 0, 0], "action")


@rule("TK-E-02")
def test_a_lesser_twin_alone_does_nothing() -> None:
    fight = woven("lesser_shadow_twin", "e4", "e5 f5 g5", "d4", hand="greater_shadow_twin")
    assert (fight.asked, fight["d4"]) == ("action", "1 common")


@rule("TK-W-07")
def test_a_greater_twin_put_away_in_the_same_turn_lies_in_the_pile() -> None:
    fight = ether("e5 f5 g5", "d4", hand="lesser_shadow_twin greater_shadow_twin")
    fight.play("discard greater_shadow_twin", "pass")
    fight.summon("lesser_shadow_twin", "e4")
    assert fight.asked == "shadow"


@rule("TK-W-01", "TK-E-01")
@pytest.mark.parametrize("twin", ["lesser_shadow_twin", "greater_shadow_twin"])
def test_the_warp_of_a_twin_raises_an_own_common(twin: str) -> None:
    fight = warped(twin, "b2 e4 g7:h h7:l", "d4")
    assert (fight.asked, fight.options) == ("upgrade", ["b2", "e4"])
    fight.play("e4")
    assert (fight.pieces(0), pending(fight)) == ("b2 e4:h g7:h h7:l", twin)


@rule("TK-W-01", "TK-E-01")
def test_a_warp_effect_that_can_do_nothing_can_be_played() -> None:
    fight = warped("lesser_shadow_twin", "b2:h", "d4")
    assert (fight.asked, fight.pieces(0), pending(fight)) == ("action", "b2:h", "lesser_shadow_twin")


# Translocationist


@rule("TK-W-07", "TK-E-01")
def test_two_heroic_pieces_may_each_trade_with_a_common_by_a_translocationist() -> None:
    fight = woven("translocationist", "e4", "f3 d4 d5 e5 g7:h h8:h", "b2 b3:h")
    fight.play("g7-e4")
    assert (fight["e4"], fight["g7"]) == ("0 heroic", "0 common")
    assert fight.options == ["h8-f3", "h8-d4", "h8-d5", "h8-e5", "h8-g7", "pass"]
    fight.play("h8-f3")
    assert (fight["f3"], fight.asked) == ("0 heroic", "action")


@rule("TK-W-07", "TK-E-01")
def test_by_the_switch_a_translocationist_trades_the_same_heroic_piece_twice() -> None:
    fight = woven("translocationist", "e4", "f3 d4 d5 e5 g7:h h7:l", "b2 b3:h", translocation="any")
    assert (fight.asked, fight.options) == ("swap", ["g7-f3", "g7-d4", "g7-e4", "g7-d5", "g7-e5", "pass"])
    fight.play("g7-e4")
    assert (fight["e4"], fight["g7"]) == ("0 heroic", "0 common")
    assert fight.options == ["e4-f3", "e4-d4", "e4-d5", "e4-e5", "e4-g7", "pass"]
    fight.play("e4-f3")
    assert (fight.pieces(0), fight.asked) == ("f3:h d4 e4 d5 e5 g7 h7:l", "action")


@rule("TK-W-07", "TK-E-01")
@pytest.mark.parametrize("answers", [["pass"], ["g7-e4", "pass"]])
def test_a_translocationist_may_stop_at_any_time(answers: list[str]) -> None:
    fight = woven("translocationist", "e4", "f3 d4 d5 e5 g7:h h8:h", "")
    fight.play(*answers)
    assert fight.asked == "action"


@rule("TK-E-01")
def test_a_translocationist_without_a_heroic_piece_asks_nothing() -> None:
    fight = woven("translocationist", "e4", "f3 d4 d5 e5 h7:l", "b2:h")
    assert fight.asked == "action"


@rule("TK-W-01", "TK-E-16")
def test_the_warp_of_a_translocationist_gains_an_action() -> None:
    fight = warped("translocationist", "", "")
    assert (fight.asked, fight.state.turn.actions) == ("action", 3)


# Antimatter Spirit


@rule("TK-P-07")
def test_an_antimatter_spirit_has_no_effect_when_it_is_summoned() -> None:
    fight = woven("antimatter_spirit", "e4", "f3 d5", "e3")
    assert (fight.asked, fight.pieces(0), fight.pieces(1)) == ("action", "f3 e4 d5", "e3")

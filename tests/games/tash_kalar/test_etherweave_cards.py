"""Etherweave: the heroic beings that call on the void, command or discard."""

import pytest

from tests.games.tash_kalar.arena import Fight
from tests.games.tash_kalar.beings import fallen, movers
from tests.games.tash_kalar.expansions import CROWD, finish, pile, vacant
from tests.games.tash_kalar.weave import ether, pending, waiting, warped, woven
from tests.rule import rule

CROSS = "e3 d4 f4 e5"
BESIDE = "d3 d4 d5 e5"

# Void Summoner


def voided(own: str, enemy: str, hand: str) -> Fight:
    return woven("void_summoner", "e4", f"f4 e5 d6 f6 {own}", enemy, hand=hand)


@rule("TK-P-15", "TK-W-07")
def test_after_a_void_summoner_two_empty_squares_may_stand_for_own_commons() -> None:
    fight = ether("f4 e5 d6 f6 b6 a7", "", hand="void_summoner reality_patch")
    assert "b7" not in [offer.split()[0] for offer in fight.offers("summon reality_patch")]
    fight.summon("void_summoner", "e4")
    fight.summon("reality_patch", "b7")
    assert (fight["b7"], fight["b8"], fight["c7"]) == ("0 heroic", "", "")


@rule("TK-P-15", "TK-W-07")
@pytest.mark.parametrize(("own", "enemy"), [("b6", ""), ("b6 a7", "b8"), ("", "")])
def test_neither_three_empty_squares_nor_an_enemy_piece_will_do(own: str, enemy: str) -> None:
    fight = voided(own, enemy, "reality_patch")
    assert "b7" not in [offer.split()[0] for offer in fight.offers("summon reality_patch")]


@rule("TK-W-07", "TK-P-05")
def test_an_empty_summoning_square_may_stand_for_the_piece_that_is_drawn_on_it() -> None:
    fight = voided("b7 b8", "", "dark_sphere")
    fight.summon("dark_sphere", "c7")
    assert (fight["c7"], fight["c8"]) == ("0 heroic", "")


@rule("TK-W-07", "TK-P-03")
@pytest.mark.parametrize(("own", "fits"), [("b3:h d3:h c4:h", True), ("b3:h d3:h c4 b5 d5", False)])
def test_an_empty_square_stands_for_a_common_of_a_legend_but_nothing_for_a_heroic(own: str, fits: bool) -> None:
    fight = voided(own, "", "time_elemental")
    assert ("c2" in [offer.split()[0] for offer in fight.offers("summon time_elemental")]) is fits


@rule("TK-P-15")
def test_what_a_void_summoner_grants_is_used_up_by_one_summoning() -> None:
    fight = woven("void_summoner", "e4", "f4 e5 d6 f6 b6 a7", "", hand="antimatter_spirit reality_patch", actions=3)
    fight.summon("antimatter_spirit", "e5")
    assert "b7" not in [offer.split()[0] for offer in fight.offers("summon reality_patch")]


@rule("TK-W-01", "TK-E-01", "TK-E-07")
def test_the_warp_of_a_void_summoner_moves_an_own_small_piece() -> None:
    fight = warped("void_summoner", "e4 c7:l", "e3 f4:h d4")
    assert (fight.asked, fight.options) == ("move", ["e4-f3", "e4-f5", "e4-e5", "e4-d5", "e4-d3"])
    fight.play("e4-e5")
    assert (fight.pieces(0), pending(fight)) == ("e5 c7:l", "void_summoner")


# Eternal Emperor


@rule("TK-E-19", "TK-E-01")
def test_an_eternal_emperor_may_place_a_common_anywhere() -> None:
    fight = woven("eternal_emperor", "e4", BESIDE, "g7")
    assert (fight.asked, fight.options) == ("option", ["place", "common", "upgraded", "pass"])
    fight.play("place")
    assert (fight.asked, fight.options) == ("place", vacant(fight))
    fight.play("h8")
    assert (fight["h8"], fight.asked) == ("0 common", "action")


@rule("TK-E-19", "TK-E-07")
def test_an_eternal_emperor_may_command_a_combat_move_of_a_common() -> None:
    fight = woven("eternal_emperor", "e4", BESIDE, "c3 c4:h")
    fight.play("common")
    assert ("d3-c3" in fight.options, "d3-c4" in fight.options, "pass" in fight.options) == (True, False, False)
    assert movers(fight) == ["d3", "d4", "d5", "e5"]
    fight.play("d3-c3")
    assert (fallen(fight), fight.asked) == ([1, 0, 0], "action")


@rule("TK-E-19", "TK-E-07")
def test_an_eternal_emperor_may_command_a_standard_move_of_an_upgraded_piece() -> None:
    fight = woven("eternal_emperor", "e4", f"{BESIDE} h7:l", "f4:h f5 h8:h")
    fight.play("upgraded")
    assert movers(fight) == ["e4", "h7"]
    assert ({"e4-f5", "h7-h8"} < {*fight.options}, "e4-f4" in fight.options) == (True, False)
    fight.play("h7-h8")
    assert fallen(fight) == [0, 1, 0]


@rule("TK-E-01")
def test_an_eternal_emperor_may_command_nothing() -> None:
    fight = woven("eternal_emperor", "e4", BESIDE, "")
    fight.play("pass")
    assert fight.asked == "action"


@rule("TK-E-19", "TK-E-10")
def test_an_eternal_emperor_without_a_piece_in_the_supply_cannot_place() -> None:
    fight = woven("eternal_emperor", "e4", f"{BESIDE} {CROWD} h8", "")
    assert (fight.state.supply.small[0], fight.options) == (0, ["common", "upgraded", "pass"])


@rule("TK-W-01", "TK-E-01")
def test_the_warp_of_an_eternal_emperor_gives_one_of_the_commands() -> None:
    fight = warped("eternal_emperor", "e4 g7:h", "")
    assert (fight.asked, fight.options) == ("option", ["place", "common", "upgraded"])
    fight.play("upgraded", "g7-g8")
    assert (fight.pieces(0), pending(fight)) == ("e4 g8:h", "eternal_emperor")


@rule("TK-W-01", "TK-E-19")
@pytest.mark.parametrize("sides", [("", ""), ("c1:h", "d1:h b2:h c2:h d2:h")])
def test_what_cannot_be_commanded_is_not_offered(sides: tuple[str, str]) -> None:
    fight = warped("eternal_emperor", *sides)
    assert (fight.asked, fight.options) == ("place", vacant(fight))


@rule("TK-W-05", "TK-E-02")
def test_an_eternal_emperor_whose_warp_effect_was_played_in_this_turn_commands_no_more() -> None:
    fight = warped("eternal_emperor", BESIDE, "")
    fight.play("place", "h8")
    fight.summon("eternal_emperor", "e4")
    assert (fight.asked, pending(fight)) == ("action", "")


@rule("TK-W-05", "TK-E-02")
def test_in_a_later_turn_he_commands_again() -> None:
    fight = warped("eternal_emperor", BESIDE, "")
    fight.play("place", "h8")
    finish(fight)
    finish(fight)
    fight.summon("eternal_emperor", "e4")
    assert fight.asked == "option"


@rule("TK-W-06")
def test_a_copy_of_his_warp_effect_does_not_keep_him_from_commanding() -> None:
    fight = waiting("eternal_emperor", BESIDE, "", hand="doppelganger")
    fight.summon("doppelganger", "c4")
    assert fight.options == ["place", "common"]
    fight.play("place", "h8")
    fight.summon("eternal_emperor", "e4")
    assert fight.asked == "option"


# Reality Patch


@rule("TK-E-01", "TK-E-03")
def test_a_reality_patch_may_destroy_a_heroic_piece_of_every_enemy() -> None:
    fight = woven("reality_patch", "e4", f"{CROSS} b7:h", "b2:h g2:h c4", "h7:h h8:l", form="melee")
    assert (fight.asked, fight.options) == ("destroy", ["b2", "g2", "pass"])
    fight.play("g2")
    assert (fight.asked, fight.options) == ("destroy", ["h7", "pass"])
    fight.play("pass")
    assert (fight["g2"], fight["h7"], fight.asked) == ("", "2 heroic", "action")


@rule("TK-W-05")
@pytest.mark.parametrize("answer", ["gate_of_oblivion", "pass"])
def test_a_reality_patch_may_discard_the_pending_being(answer: str) -> None:
    fight = waiting("gate_of_oblivion", CROSS, "", hand="reality_patch")
    fight.summon("reality_patch", "e4")
    assert (fight.asked, fight.options) == ("discard-pending", ["gate_of_oblivion", "pass"])
    fight.play(answer)
    kept = answer == "pass"
    assert (pending(fight), fight.hand()) == (("gate_of_oblivion", ["gate_of_oblivion"]) if kept else ("", []))
    assert pile(fight) == (["reality_patch"] if kept else ["gate_of_oblivion", "reality_patch"])


@rule("TK-W-05", "TK-W-03", "TK-E-01")
@pytest.mark.parametrize("answer", ["singularity", "titan", "5-5", "pass"])
def test_a_reality_patch_may_discard_a_card_of_any_kind_but_not_the_pending_one(answer: str) -> None:
    fight = waiting("gate_of_oblivion", CROSS, "", hand="reality_patch singularity titan", flare="5-5")
    fight.summon("reality_patch", "e4")
    fight.play("pass")
    assert (fight.asked, fight.options) == ("discard-card", ["singularity", "titan", "5-5", "pass"])
    fight.play(answer)
    assert fight.hand() == [card for card in ("gate_of_oblivion", "singularity", "titan", "5-5") if card != answer]
    assert ("singularity" in pile(fight)) == (answer == "singularity")
    assert [len(zone) for zone in (fight.state.legend_deck.pile, fight.state.flare_deck.pile)] == [
        answer == "titan",
        answer == "5-5",
    ]


@rule("TK-W-06")
def test_a_reality_patch_cannot_discard_a_pending_merchant_of_time() -> None:
    fight = waiting("merchant_of_time", CROSS, "", hand="reality_patch singularity")
    fight.summon("reality_patch", "e4")
    assert (fight.asked, fight.options) == ("discard-card", ["singularity", "pass"])

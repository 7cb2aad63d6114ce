"""Etherweave: the beings that take pieces off the arena, or draw them together."""

import pytest

from stolik.games.tash_kalar.arena import NAMES, distance
from stolik.games.tash_kalar.game import GAME
from stolik.games.tash_kalar.verbs import set_gate
from tests.games.tash_kalar.arena import Fight
from tests.games.tash_kalar.beings import fallen, movers
from tests.games.tash_kalar.weave import ether, pending, plain, warped, woven
from tests.rule import rule

ZIGZAG = "d5 f5 c6 e6"
CORNERS = "d3 f3 d5 f5"
BLOCK = "d4 e4 d5 e5"


# Merchant of Time


def stashed(own: str, enemy: str, piece: str, others: str = "northern") -> Fight:
    """The Merchant is pending, this piece lies on his card, and he could come to e4."""
    fight = ether(f"{ZIGZAG} {own}", enemy, hand="merchant_of_time", others=others)
    fight.play("warp merchant_of_time", piece)
    return fight


@rule("TK-W-07", "TK-W-01", "TK-E-01")
def test_the_warp_of_a_merchant_of_time_lays_a_piece_from_a_plain_square_on_the_card() -> None:
    fight = warped("merchant_of_time", "b2 e5", "e4:l d2:h g2")
    assert (fight.asked, fight.options) == ("stash", ["b2", "g2", "e4"])
    fight.play("e4")
    assert (fight["e4"], fallen(fight), fight.state.supply.legendary[1]) == ("", [0, 0, 0], 2)
    assert [GAME.view(fight.state, seat)["stashed"] for seat in (0, 1, None)] == ["1 legendary"] * 3
    assert pending(fight) == "merchant_of_time"


@rule("TK-W-07", "TK-E-01")
def test_a_merchant_of_time_without_a_piece_on_a_plain_square_takes_nothing_and_gives_nothing_back() -> None:
    fight = warped("merchant_of_time", "e5", "d2:h")
    assert (fight.asked, GAME.view(fight.state, 0)["stashed"]) == ("action", None)


@rule("TK-W-07", "TK-E-07", "TK-E-01")
def test_when_the_merchant_of_time_is_summoned_a_common_leaps_to_an_empty_plain_square() -> None:
    fight = stashed("b7", "g2 g7", "g2")
    fight.summon("merchant_of_time", "e4")
    assert (fight.asked, fight.options) == ("release", plain(fight))
    fight.play("h8")
    assert (fight["h8"], pending(fight), fallen(fight)) == ("1 common", "", [0, 0, 0])
    assert (GAME.view(fight.state, None)["stashed"], fight.asked) == (None, "action")


@rule("TK-W-07", "TK-E-07", "TK-E-15")
def test_a_heroic_from_the_card_may_destroy_a_common_on_a_plain_square() -> None:
    fight = stashed("b7:h", "g2 g7:h e5", "b7")
    fight.summon("merchant_of_time", "e4")
    assert {"g2", "d5"} < {*fight.options}
    assert not {"g7", "e4", "e5"} & {*fight.options}
    fight.play("g2")
    assert (fight["g2"], fallen(fight)) == ("0 heroic", [1, 0, 0])


@rule("TK-W-07")
def test_a_merchant_of_time_with_an_empty_card_has_no_effect() -> None:
    fight = woven("merchant_of_time", "e4", ZIGZAG, "g2")
    assert (fight.asked, fight.pieces(1)) == ("action", "g2")


@rule("TK-W-07", "TK-N-10")
def test_a_gate_on_the_card_is_suspended_and_comes_back_with_its_piece() -> None:
    fight = stashed("", "g2:h! g7", "g2", "nethervoid")
    assert (fight.gate, "gate-lost" in fight.events) == ("", True)
    fight.summon("merchant_of_time", "e4")
    fight.play("h8")
    assert (fight["h8"], "gate" in fight.events) == ("1 heroic gate", True)


@rule("TK-W-07", "TK-N-15")
def test_it_is_the_gate_no_more_if_a_new_one_has_arisen() -> None:
    fight = stashed("", "g2:h! g7", "g2", "nethervoid")
    set_gate(fight.state, NAMES.index("g7"), "TK-N-15")
    fight.summon("merchant_of_time", "e4")
    fight.play("h8")
    assert (fight["h8"], fight.gate) == ("1 heroic", "g7")


@rule("TK-W-07")
def test_a_plain_piece_from_the_card_is_not_the_gate() -> None:
    fight = stashed("", "g2! g7", "g7", "nethervoid")
    fight.summon("merchant_of_time", "e4")
    fight.play("h8")
    assert (fight["h8"], fight.gate) == ("1 common", "g2")


# Dark Sphere


@rule("TK-P-05")
def test_a_dark_sphere_replaces_a_piece_of_its_pattern() -> None:
    fight = ether("d4 d5 e5", "e4", hand="dark_sphere")
    assert "e4" not in [offer.split()[0] for offer in fight.offers("summon dark_sphere")]
    assert woven("dark_sphere", "e4", BLOCK, "")["e4"] == "0 heroic"


@rule("TK-A-06", "TK-E-07")
def test_pieces_of_anyone_may_make_combat_moves_to_distance_two_from_a_dark_sphere() -> None:
    fight = woven("dark_sphere", "e4", f"{BLOCK} g5 h8:l", "h4 h5:h g3:h f2:l")
    assert fight.asked == "move"
    ends = [NAMES.index(option.partition("-")[2]) for option in fight.options[:-1]]
    assert {distance(end, NAMES.index("e4")) for end in ends} == {2}
    assert ({"h4-g5", "h5-g5", "d4-c4"} < {*fight.options}, fight.options[-1]) == (True, "pass")
    assert not {"h8", "f2", "e4"} & {*movers(fight)}
    assert "h4-g3" not in fight.options


@rule("TK-E-01")
def test_a_dark_sphere_moves_three_different_pieces_and_two_of_a_colour_at_most() -> None:
    fight = woven("dark_sphere", "e4", BLOCK, "h4 h5 h6")
    fight.play("h4-g4")
    assert "g4" not in movers(fight)
    fight.play("h5-g5")
    assert movers(fight) == ["d4", "d5", "e5"]
    fight.play("d4-c4")
    assert (fight.pieces(0), fight.pieces(1), fight.asked) == ("c4 e4:h d5 e5", "g4 g5 h6", "action")


@rule("TK-E-01", "TK-E-03")
def test_own_pieces_of_a_dark_sphere_are_two_of_a_colour_too() -> None:
    fight = woven("dark_sphere", "e4", BLOCK, "h4")
    fight.play("d4-c4", "d5-c5")
    assert movers(fight) == ["h4"]


@rule("TK-E-01")
@pytest.mark.parametrize("answers", [["pass"], ["h4-g4", "pass"]])
def test_a_dark_sphere_may_stop_at_any_time(answers: list[str]) -> None:
    fight = woven("dark_sphere", "e4", BLOCK, "h4")
    fight.play(*answers)
    assert fight.asked == "action"


# Singularity


@rule("TK-E-01", "TK-E-03", "TK-E-07", "TK-W-07")
def test_all_commons_around_the_hole_of_a_singularity_move_onto_it_in_the_order_of_choice() -> None:
    fight = woven("singularity", "e4", f"{CORNERS} f6", "g6 h7 h8:h c7")
    assert (fight.asked, fight.options) == ("hole", plain(fight))
    fight.play("g7")
    assert (fight.asked, fight.options) == ("move", ["g6-g7", "h7-g7", "f6-g7"])
    fight.play("g6-g7")
    assert fight.options == ["h7-g7", "f6-g7"]
    fight.play("f6-g7")
    assert (fight["g7"], fight.pieces(1), fallen(fight)) == ("1 common", "c7 g7 h8:h", [1, 0, 0])
    assert (fight.pieces(0), fight.asked) == ("d3 f3 e4:h d5 f5", "action")


@rule("TK-E-01")
def test_around_a_lonely_hole_nothing_moves() -> None:
    fight = woven("singularity", "e4", CORNERS, "c7")
    fight.play("h8")
    assert (fight.pieces(0), fight.pieces(1), fight.asked) == ("d3 f3 e4:h d5 f5", "c7", "action")

"""Nethervoid: the common demons."""

import pytest

from tests.games.tash_kalar.beings import fallen
from tests.games.tash_kalar.expansions import CROWD, demon, vacant
from tests.rule import rule

# Shadow Imp


@rule("TK-N-04", "TK-E-07")
def test_a_shadow_imp_may_make_a_combat_move_and_then_the_gate_in_the_same_direction() -> None:
    fight = demon("shadow_imp", "e5", "d4 f5 b7:h!", "e4:h f4")
    assert fight.asked == "move"
    assert fight.options == ["e5-f4", "e5-f5", "e5-f6", "e5-e6", "e5-d6", "e5-d5", "e5-d4", "pass"]
    fight.play("e5-f4")
    assert (fight.asked, fight.options) == ("move", ["b7-c6", "pass"])
    fight.play("b7-c6")
    assert (fight.pieces(0), fallen(fight), fight.asked) == ("d4 f4 f5 c6:h!", [1, 0, 0], "action")


@rule("TK-N-04", "TK-E-01")
def test_the_gate_may_stay_after_the_move_of_a_shadow_imp() -> None:
    fight = demon("shadow_imp", "e5", "d4 f5 b7:h!", "")
    fight.play("e5-e6", "pass")
    assert (fight.gate, fight.asked) == ("b7", "action")


@rule("TK-E-01", "TK-E-02")
def test_the_gate_does_not_follow_a_shadow_imp_that_stays() -> None:
    fight = demon("shadow_imp", "e5", "d4 f5 b7:h!", "")
    fight.play("pass")
    assert (fight["e5"], fight.gate, fight.asked) == ("0 common", "b7", "action")


@rule("TK-E-01", "TK-E-07")
@pytest.mark.parametrize("ahead", ["b8:l", ""])
def test_a_gate_that_cannot_go_the_same_way_is_not_asked(ahead: str) -> None:
    gate = "b7:h!" if ahead else "e9:h!"
    fight = demon("shadow_imp", "e5", f"d4 f5 {gate}", ahead)
    fight.play("e5-e6")
    assert (fight.asked, fight.gate) == ("action", gate[:2])


@rule("TK-N-16", "TK-N-05")
def test_a_shadow_imp_that_is_the_gate_moves_once() -> None:
    fight = demon("shadow_imp", "e5", "d4 f5", "")
    fight.play("e5-e6")
    assert (fight["e6"], fight.asked) == ("0 common gate", "action")


@rule("TK-N-36", "TK-N-21")
def test_after_a_shadow_imp_has_run_over_the_gate_there_is_no_second_move() -> None:
    fight = demon("shadow_imp", "e5", "d4 f5 e6!", "")
    fight.play("e5-e6")
    assert (fight["e6"], fight.gate, fight.asked) == ("0 common", "", "action")


# Flame Imp


@rule("TK-N-05", "TK-N-12", "TK-E-03")
@pytest.mark.parametrize("answer", ["h8", "f6", "pass"])
def test_a_flame_imp_may_destroy_a_common_of_anyone_next_to_the_gate(answer: str) -> None:
    fight = demon("flame_imp", "e5", "c5 d6 f6 g7:h!", "e4 h8 g8:h h7:l")
    assert (fight.asked, fight.options) == ("destroy", ["h8", "f6", "pass"])
    fight.play(answer)
    gone = [square for square in ("h8", "f6") if not fight[square]]
    assert (gone, fight.asked) == ([answer] if answer != "pass" else [], "action")
    assert fallen(fight) == [int(answer == "h8"), 0, 0]


@rule("TK-N-12")
def test_a_flame_imp_next_to_the_gate_may_destroy_itself() -> None:
    fight = demon("flame_imp", "e5", "c5 d6 f4!", "e4")
    assert fight.options == ["e5", "e4", "pass"]
    fight.play("e5")
    assert (fight["e5"], fight.gate) == ("", "f4")


@rule("TK-N-15", "TK-N-16", "TK-N-30")
def test_a_flame_imp_that_becomes_the_gate_burns_what_is_next_to_itself() -> None:
    fight = demon("flame_imp", "e5", "c5 d6", "e4 h8")
    assert (fight.gate, fight.options) == ("e5", ["e4", "d6", "pass"])


# Gate Keeper


@rule("TK-N-20", "TK-N-41", "TK-E-11")
def test_a_gate_keeper_may_raise_an_own_common_which_becomes_the_gate() -> None:
    fight = demon("gate_keeper", "e5", "e4 d5 f5 b2:h! b7:h", "e6")
    assert (fight.asked, fight.options) == ("option", ["upgrade", "place", "pass"])
    fight.play("upgrade")
    assert (fight.asked, fight.options) == ("upgrade", ["e4", "d5", "e5", "f5"])
    fight.play("f5")
    assert (fight.pieces(0), fight.asked) == ("b2:h e4 d5 e5 f5:h! b7:h", "action")


@rule("TK-N-20", "TK-N-11", "TK-E-10")
def test_a_gate_keeper_may_place_a_common_anywhere_which_becomes_the_gate() -> None:
    fight = demon("gate_keeper", "e5", "e4 d5 f5 b2:h!", "e6")
    free = vacant(fight)
    fight.play("place")
    assert (fight.asked, fight.options) == ("place", free)
    fight.play("i5")
    assert (fight.pieces(0), fight.asked) == ("b2:h e4 d5 e5 f5 i5!", "action")


@rule("TK-E-01", "TK-N-15")
@pytest.mark.parametrize(("before", "gate"), [("", "e5"), ("b2!", "b2")])
def test_a_gate_keeper_may_do_neither_and_the_gate_stays_where_it_is(before: str, gate: str) -> None:
    fight = demon("gate_keeper", "e5", f"e4 d5 f5 {before}", "")
    fight.play("pass")
    assert (fight.gate, fight.asked) == (gate, "action")


@rule("TK-N-24", "TK-N-20")
def test_a_gate_keeper_may_raise_itself() -> None:
    fight = demon("gate_keeper", "e5", "e4 d5 f5", "")
    fight.play("upgrade", "e5")
    assert fight["e5"] == "0 heroic gate"


@rule("TK-E-19", "TK-E-10")
def test_a_gate_keeper_without_a_piece_in_the_supply_can_only_raise() -> None:
    fight = demon("gate_keeper", "e5", f"e4 d5 f5 {CROWD} g8 h8", "")
    assert (fight.state.supply.small[0], fight.options) == (0, ["upgrade", "pass"])


# Demon of Gluttony


@rule("TK-N-29", "TK-N-20", "TK-E-02", "TK-E-11")
def test_a_demon_of_gluttony_grows_with_the_first_victim_and_is_the_gate_after_the_second() -> None:
    fight = demon("demon_of_gluttony", "e5", "d6 e6 f6 b2!", "e4 e3:h d4:h")
    assert "e5-d4" not in fight.options
    fight.play("e5-e4")
    assert (fight["e4"], fight.gate, fight.asked) == ("0 heroic", "b2", "move")
    assert {"e4-e3", "e4-d4", "pass"} < {*fight.options}
    fight.play("e4-e3")
    assert (fight["e3"], fight["b2"], fight.asked) == ("0 heroic gate", "0 common", "action")
    assert fallen(fight) == [1, 1, 0]


@rule("TK-E-02", "TK-N-29")
@pytest.mark.parametrize("second", ["e4-d5", "pass"])
def test_a_demon_of_gluttony_with_one_victim_does_not_become_the_gate(second: str) -> None:
    fight = demon("demon_of_gluttony", "e5", "d6 e6 f6 b2!", "e4")
    fight.play("e5-e4", second)
    assert (fight.gate, fight.asked) == ("b2", "action")
    assert "0 heroic" in (fight["e4"], fight["d5"])


@rule("TK-E-01", "TK-E-02")
@pytest.mark.parametrize("answer", ["e5-d5", "pass"])
def test_a_demon_of_gluttony_without_a_victim_stays_common_and_moves_no_more(answer: str) -> None:
    fight = demon("demon_of_gluttony", "e5", "d6 e6 f6 b2!", "e4")
    fight.play(answer)
    assert (fight.asked, fight.pieces(0).count(":h"), fight.gate) == ("action", 0, "b2")


@rule("TK-E-02")
def test_an_own_piece_feeds_a_demon_of_gluttony_too() -> None:
    fight = demon("demon_of_gluttony", "e5", "d6 e6 f6 b2!", "")
    fight.play("e5-e6", "e6-f6")
    assert (fight.pieces(0), fallen(fight)) == ("b2 d6 f6:h!", [0, 0, 0])


# Demon of Pride


@rule("TK-N-20", "TK-N-32", "TK-N-11")
@pytest.mark.parametrize("answer", ["e5-e4", "pass"])
def test_a_demon_of_pride_becomes_heroic_and_the_gate_and_may_make_a_combat_move(answer: str) -> None:
    fight = demon("demon_of_pride", "e5", "e6 e7 f7 b2:h!", "e4:h d4:l")
    assert (fight["e5"], fight["b2"], fight.asked) == ("0 heroic gate", "0 heroic", "move")
    assert {"e5-e4", "e5-e6", "pass"} < {*fight.options}
    assert "e5-d4" not in fight.options
    fight.play(answer)
    assert (fight.gate, fight.asked) == ("e4" if answer != "pass" else "e5", "action")

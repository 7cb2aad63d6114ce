"""The Imperial schools: Gryphon Rider, Knight, High Priestess, Master of Intrigue."""

import pytest

from tests.games.tash_kalar.arena import at
from tests.games.tash_kalar.beings import fallen, movers, summoned
from tests.rule import rule

# Gryphon Rider


@rule("TK-E-08", "TK-E-12", "TK-E-10")
def test_a_gryphon_rider_leaps_anywhere_may_turn_common_and_then_places_a_common_next_to_her() -> None:
    fight = summoned("gryphon_rider", "e5", "d5 c6 e6 f7", "c1:l a5:h")
    assert (fight.asked, len(fight.options)) == ("leap", 69 - 2 + 1)
    assert not {"e5-e5", "e5-c1"} & set(fight.options)
    fight.play("e5-a5")
    assert (fight.asked, fight.options, fallen(fight)) == ("downgrade", ["a5", "pass"], [0, 1, 0])
    fight.play("a5")
    assert (fight["a5"], fight.asked, fight.options) == ("0 common", "place", ["a4", "b4", "b5", "b6", "a6"])
    fight.play("b5")
    assert (fight["b5"], fight.asked) == ("0 common", "action")


@rule("TK-E-01", "TK-E-02")
@pytest.mark.parametrize(("answers", "end"), [(["pass"], "e5"), (["e5-g1", "pass"], "g1")])
def test_a_gryphon_rider_who_did_not_leap_or_stays_heroic_places_nothing(answers: list[str], end: str) -> None:
    fight = summoned("gryphon_rider", "e5", "d5 c6 e6 f7", "")
    fight.play(*answers)
    assert (fight.asked, fight[end], len(fight.pieces(0).split())) == ("action", "0 heroic", 5)


@rule("TK-E-10")
def test_a_gryphon_rider_may_turn_common_though_the_supply_is_empty() -> None:
    fight = summoned("gryphon_rider", "e5", "d5 c6 e6 f7 c1 d1 e1 f1 g1 c9 d9 e9 f9 g9 a5", "")
    fight.play("e5-h5", "h5")
    assert (fight["h5"], fight.asked, len(fight.pieces(0).split())) == ("0 common", "action", 16)


# Knight


@rule("TK-E-01", "TK-E-07")
def test_a_knight_makes_up_to_three_combat_moves_but_spares_commons() -> None:
    fight = summoned("knight", "e5", "d6 e6 f6 d7", "f5 d5:h d4:l")
    assert fight.options == ["e5-e4", "e5-f4", "e5-d5", "pass"]
    fight.play("e5-d5", "d5-c5", "c5-b5")
    assert (fight.asked, fight["b5"], fallen(fight)) == ("action", "0 heroic", [0, 1, 0])


@rule("TK-E-01")
@pytest.mark.parametrize("answers", [["pass"], ["e5-e4", "pass"], ["e5-e4", "e4-e3", "pass"]])
def test_a_knight_may_stop_before_every_move(answers: list[str]) -> None:
    fight = summoned("knight", "e5", "d6 e6 f6 d7", "")
    fight.play(*answers)
    assert fight.asked == "action"


# High Priestess


@rule("TK-E-04", "TK-E-11", "TK-E-03")
def test_a_high_priestess_may_move_and_then_may_raise_a_common_next_to_where_she_stands() -> None:
    fight = summoned("high_priestess", "e5", "e5 d7 f7", "d4 f5:h")
    steps = ["e5-e4", "e5-f4", "e5-f6", "e5-e6", "e5-d6", "e5-d5", "e5-d4", "pass"]
    assert (fight.asked, fight.options) == ("move", steps)
    fight.play("e5-e6")
    assert (fight.asked, fight.options) == ("upgrade", ["f7", "d7", "pass"])
    fight.play("d7")
    assert (fight["d7"], fight.asked) == ("0 heroic", "action")


@rule("TK-E-01", "TK-E-03")
@pytest.mark.parametrize(("answer", "rank"), [("d4", "1 heroic"), ("pass", "1 common")])
def test_a_high_priestess_who_stays_may_raise_an_enemy_too(answer: str, rank: str) -> None:
    fight = summoned("high_priestess", "e5", "e5 d7 f7", "d4 e4 e3")
    fight.play("pass")
    assert fight.options == ["e4", "d4", "pass"]
    fight.play(answer)
    assert (fight["d4"], fight.asked) == (rank, "action")


# Master of Intrigue


@rule("TK-E-01", "TK-E-07")
def test_a_master_of_intrigue_moves_himself_or_pieces_used_three_times_in_all() -> None:
    fight = summoned("master_of_intrigue", "e5", "d4 f4:h d6 f6:l a5", "e4:h c4 g4:h")
    assert movers(fight) == ["e5", "d4", "f4", "d6"]
    assert (fight.offers("e5-")[0], "c4" in fight.offers("d4-"), "g4" in fight.offers("f4-")) == ("f5", True, True)
    fight.play("d4-c4", "c4-c3", "e5-e6")
    assert (fight.asked, fight["c3"], fight["e6"]) == ("action", "0 common", "0 heroic")


@rule("TK-E-01", "TK-P-12")
def test_the_pieces_used_may_run_over_the_master_of_intrigue_and_go_on() -> None:
    fight = summoned("master_of_intrigue", "e5", "d4:h f4 d6 f6", "")
    fight.play("d4-e5")
    assert movers(fight) == ["e5", "f4", "d6", "f6"]
    fight.play("e5-e4", "pass")
    assert (fight.asked, fight.pieces(0)) == ("action", "e4:h f4 d6 f6")


@rule("TK-E-01")
def test_nobody_need_move_for_a_master_of_intrigue() -> None:
    fight = summoned("master_of_intrigue", "e5", "d4 f4 d6 f6", "")
    fight.play("pass")
    assert fight.asked == "action"


@rule("TK-M-08", "TK-M-10")
def test_a_master_of_intrigue_drives_an_enemy_piece_that_was_lent() -> None:
    fight = at("d4 f4 d6", "f6", "f7", hand="master_of_intrigue", form="melee")
    assert fight.offers("summon master_of_intrigue e5") == ["0 - f6"]
    fight.summon("master_of_intrigue", "e5")
    assert movers(fight) == ["e5", "d4", "f4", "d6", "f6"]
    fight.play("f6-f7", "pass")
    assert (fight["f7"], fallen(fight, 2)) == ("1 common", [1, 0, 0])

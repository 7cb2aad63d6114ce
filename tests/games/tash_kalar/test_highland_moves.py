"""The Highland school: beings that leap and move."""

import pytest

from tests.games.tash_kalar.beings import fallen, movers, summoned
from tests.rule import rule

# Wild Eagle, Eagle Lord


@rule("TK-E-08", "TK-E-07")
@pytest.mark.parametrize(
    ("card", "mine", "barred"),
    [("wild_eagle", "d6 f6", ["e5-e5", "e5-g1", "e5-i5"]), ("eagle_lord", "c5 g5 d6 f6", ["e5-e5", "e5-i5"])],
)
def test_an_eagle_may_make_a_combat_leap_anywhere(card: str, mine: str, barred: list[str]) -> None:
    fight = summoned(card, "e5", mine, "c1 g1:h i5:l")
    assert (fight.asked, len(fight.options)) == ("leap", 69 - len(barred) + 1)
    assert not set(barred) & set(fight.options)
    fight.play("e5-c1")
    assert (fight["e5"], fight["c1"][:2], fallen(fight), fight.asked) == ("", "0 ", [1, 0, 0], "action")


@rule("TK-E-01", "TK-E-06", "TK-E-15")
@pytest.mark.parametrize(("answer", "left"), [("e5-f6", "d6 f6"), ("pass", "e5 d6 f6")])
def test_an_eagle_may_stay_or_leap_onto_an_own_piece(answer: str, left: str) -> None:
    fight = summoned("wild_eagle", "e5", "d6 f6", "")
    fight.play(answer)
    assert (fight.pieces(0), fight.asked) == (left, "action")


@rule("TK-E-07")
def test_an_eagle_lord_takes_a_heroic_piece() -> None:
    fight = summoned("eagle_lord", "e5", "c5 g5 d6 f6", "g1:h")
    fight.play("e5-g1")
    assert (fight["g1"], fallen(fight)) == ("0 heroic", [0, 1, 0])


# Dire Wolf, Wolf Rider


@rule("TK-E-01", "TK-E-07")
def test_a_dire_wolf_makes_two_combat_moves_as_a_common_piece() -> None:
    fight = summoned(
        "dire_wolf",
        "e5",
        """
          c d e f g h i
        3 . . o . . . .
        4 . Q o O . . .
        5 . . . . . . x
        6 . x x . . . .
        7 x . . . . . .
        """,
    )
    assert fight.options == ["e5-e4", "e5-f5", "e5-f6", "e5-e6", "e5-d6", "e5-d5", "pass"]
    fight.play("e5-e4")
    assert movers(fight) == ["e4"]
    fight.play("e4-e3")
    fight.shows("""
          c d e f g h i
        3 . . x . . . .
        4 . Q . O . . .
        5 . . . . . . x
        6 . x x . . . .
        7 x . . . . . .
        """)
    assert (fight.asked, fallen(fight)) == ("action", [2, 0, 0])


@rule("TK-E-01", "TK-E-07")
def test_a_wolf_rider_makes_two_combat_moves_as_a_heroic_piece() -> None:
    fight = summoned(
        "wolf_rider",
        "e5",
        """
          d e f g h i
        3 . . O . . .
        4 Q o O . . .
        5 . . . . . x
        6 . x x x . .
        7 . x . . . .
        """,
    )
    assert fight.options == ["e5-e4", "e5-f4", "e5-f5", "e5-f6", "e5-e6", "e5-d6", "e5-d5", "pass"]
    fight.play("e5-f4")
    assert movers(fight) == ["f4"]
    fight.play("f4-f3")
    fight.shows("""
          d e f g h i
        3 . . X . . .
        4 Q o . . . .
        5 . . . . . x
        6 . x x x . .
        7 . x . . . .
        """)
    assert (fight.asked, fallen(fight)) == ("action", [0, 2, 0])


@rule("TK-E-01")
@pytest.mark.parametrize("answers", [["pass"], ["e5-f5", "pass"]])
@pytest.mark.parametrize(("card", "mine"), [("dire_wolf", "d6 e6 c7"), ("wolf_rider", "e6 f6 g6 e7")])
def test_wolves_may_stop_before_every_move(card: str, mine: str, answers: list[str]) -> None:
    fight = summoned(card, "e5", mine, "")
    fight.play(*answers)
    assert (fight.asked, fight["f5" if len(answers) > 1 else "e5"][:2]) == ("action", "0 ")


# War Drummer


@rule("TK-E-07", "TK-E-01")
def test_for_a_war_drummer_another_own_piece_may_take_an_equal_and_that_is_all() -> None:
    fight = summoned("war_drummer", "e5", "e5 f5 e6 f6", "g5")
    assert movers(fight) == ["f5", "e6", "f6"]
    fight.play("f5-g5")
    assert (fight.asked, fight["g5"], fallen(fight)) == ("action", "0 common", [1, 0, 0])


@rule("TK-E-07", "TK-E-01")
@pytest.mark.parametrize("second", ["f6-f7", "f4-f3", "pass"])
def test_or_own_pieces_make_two_standard_moves(second: str) -> None:
    fight = summoned("war_drummer", "e5", "e5 f5 e6 f6", "g4 g7")
    fight.play("f5-f4")
    assert movers(fight) == ["f4", "e6", "f6"]
    assert not {"f4-g4", "f6-g7"} & set(fight.options)
    fight.play(second)
    assert (fight.asked, fallen(fight)) == ("action", [0, 0, 0])


@rule("TK-E-07")
def test_a_standard_move_for_a_war_drummer_may_take_a_lower_rank() -> None:
    fight = summoned(
        "war_drummer",
        "e5",
        """
          e f g
        5 x X o
        6 x X o
        """,
    )
    fight.play("f5-g5", "f6-g6")
    fight.shows("""
          e f g
        5 X . X
        6 x . X
        """)
    assert (fight.asked, fallen(fight)) == ("action", [2, 0, 0])


@rule("TK-E-01")
def test_nobody_need_move_for_a_war_drummer() -> None:
    fight = summoned("war_drummer", "e5", "e5 f5 e6 f6", "g5")
    fight.play("pass")
    assert fight.asked == "action"


# Warlord


@rule("TK-E-01", "TK-E-07")
def test_if_all_three_moves_for_a_warlord_are_made_one_is_his_own() -> None:
    fight = summoned("warlord", "e5", "d6 e6 f6 c7 g7", "h7")
    assert movers(fight) == ["e5", "d6", "e6", "f6", "c7", "g7"]
    fight.play("g7-h7", "h7-h8")
    assert movers(fight) == ["e5"]
    fight.play("e5-e4")
    assert (fight.asked, fallen(fight)) == ("action", [1, 0, 0])


@rule("TK-E-01")
def test_the_third_move_is_free_once_the_warlord_has_moved() -> None:
    fight = summoned("warlord", "e5", "d6 e6 f6 c7 g7", "")
    fight.play("e5-e4", "g7-h7")
    assert movers(fight) == ["e4", "d6", "e6", "f6", "c7", "h7"]
    fight.play("c7-c8")
    assert fight.asked == "action"


@rule("TK-P-12", "TK-E-02")
def test_there_is_no_third_move_when_the_warlord_fell_without_having_moved() -> None:
    fight = summoned(
        "warlord",
        "e5",
        """
          c d e f g h
        6 . X x x . .
        7 x . . . x .
        """,
    )
    fight.play("d6-e5", "g7-h7")
    fight.shows("""
          c d e f g h
        5 . . X . . .
        6 . . x x . .
        7 x . . . . x
        """)
    assert fight.asked == "action"


@rule("TK-E-01")
@pytest.mark.parametrize("answers", [["pass"], ["g7-h7", "pass"], ["g7-h7", "h7-h8", "pass"]])
def test_moves_for_a_warlord_may_be_left_out(answers: list[str]) -> None:
    fight = summoned("warlord", "e5", "d6 e6 f6 c7 g7", "")
    fight.play(*answers)
    assert (fight.asked, fight["e5"]) == ("action", "0 heroic")


# Hungry Bear


@rule("TK-E-02", "TK-E-07")
@pytest.mark.parametrize(("mine", "theirs"), [("", "e4"), ("e4", "")])
def test_a_hungry_bear_that_destroyed_a_piece_may_make_another_standard_move(mine: str, theirs: str) -> None:
    fight = summoned("hungry_bear", "e5", f"f5 e6 f6 {mine}", f"{theirs} d5:h")
    assert fight.options == ["e5-e4", "e5-f4", "e5-f5", "e5-f6", "e5-e6", "e5-d6", "e5-d4", "pass"]
    fight.play("e5-e4")
    assert (fight.asked, movers(fight), "e4-d5" in fight.options) == ("move", ["e4"], False)
    fight.play("e4-e3")
    assert (fight.asked, fight["e3"]) == ("action", "0 heroic")


@rule("TK-E-02", "TK-E-01")
@pytest.mark.parametrize(("answers", "end"), [(["e5-e4"], "e4"), (["pass"], "e5"), (["e5-f5", "pass"], "f5")])
def test_a_hungry_bear_that_destroyed_nothing_or_has_enough_stops(answers: list[str], end: str) -> None:
    fight = summoned("hungry_bear", "e5", "f5 e6 f6", "d5")
    fight.play(*answers)
    assert (fight.asked, fight[end]) == ("action", "0 heroic")


# Werewolf


@rule("TK-E-01", "TK-E-07", "TK-A-01")
@pytest.mark.parametrize(("square", "mine"), [("g3", "e2 d3 e4"), ("h6", "f5 e6 f7")])
def test_a_werewolf_by_moonlight_makes_up_to_three_combat_moves(square: str, mine: str) -> None:
    x, y = square[0], int(square[1])
    path = [f"{x}{row}" for row in (y, y + 1, y + 2, y + 3) if row <= 8]
    fight = summoned("werewolf", square, mine, f"{path[1]}:h i5:l")
    fight.play(f"{path[0]}-{path[1]}", f"{path[1]}-{path[2]}")
    assert fight.asked == "move"
    fight.play("pass")
    assert (fight[path[2]], fallen(fight)) == ("0 heroic", [0, 1, 0])


@rule("TK-E-01")
def test_three_moves_are_all_that_a_werewolf_has() -> None:
    fight = summoned("werewolf", "g3", "e2 d3 e4", "")
    fight.play("g3-g4", "g4-g5", "g5-g6")
    assert (fight.asked, fight["g6"]) == ("action", "0 heroic")


@rule("TK-E-07", "TK-A-02")
@pytest.mark.parametrize(("square", "mine"), [("e5", "c4 b5 c6"), ("e6", "c5 b6 c7")])
def test_in_the_centre_or_on_a_plain_square_a_werewolf_makes_one_standard_move(square: str, mine: str) -> None:
    fight = summoned("werewolf", square, mine, "e4:h f5:h f6 d5:h")
    assert not {f"{square}-{end}" for end in ("e4", "f5", "d5")} & set(fight.options)
    fight.play(f"{square}-f6")
    assert (fight.asked, fight["f6"], fallen(fight)) == ("action", "0 heroic", [1, 0, 0])


@rule("TK-E-01")
@pytest.mark.parametrize(("square", "mine"), [("e5", "c4 b5 c6"), ("g3", "e2 d3 e4")])
def test_a_werewolf_may_stay(square: str, mine: str) -> None:
    fight = summoned("werewolf", square, mine, "")
    fight.play("pass")
    assert (fight.asked, fight[square]) == ("action", "0 heroic")

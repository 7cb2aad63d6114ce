"""Everfrost: the Snow Monster, the Frost Imp and the Deathbringer."""

import pytest

from tests.games.tash_kalar.beings import fallen
from tests.games.tash_kalar.expansions import finish, frosty
from tests.rule import rule

# Snow Monster


@rule("TK-E-18", "TK-E-01", "TK-E-03")
def test_a_snow_monster_destroys_common_enemies_within_two_that_touch_an_own_piece() -> None:
    enemies = "e4 d4:h e3 g7 c3 c6 h7 d5:l"
    fight = frosty("snow_monster", "e5", "e5 f5 d6 g6", enemies)
    assert (fight.asked, fight.pieces(1)) == ("action", "c3 e3 d4:h d5:l h7")
    assert fallen(fight) == [3, 0, 0]


@rule("TK-E-18")
def test_all_victims_of_a_snow_monster_are_chosen_before_any_falls() -> None:
    fight = frosty("snow_monster", "e5", "e5 f5 d6 g6 c2", "d3 e3", "c3", form="melee")
    assert (fight.pieces(1), fight.pieces(2), fallen(fight, 1), fallen(fight, 2)) == ("e3", "", [1, 0, 0], [1, 0, 0])


# Frost Imp


@rule("TK-E-09", "TK-E-01", "TK-E-03")
def test_a_frost_imp_may_make_a_common_beside_it_slide_until_it_is_blocked() -> None:
    fight = frosty("frost_imp", "e5", "d5 e6 f7", "e4 f5:h e2:l")
    assert (fight.asked, fight.options) == (
        "slide",
        [
            *("e4-e3", "e4-g2", "e4-i4", "e4-a4", "e4-c2"),
            *("e6-i6", "e6-e9", "e6-c8", "e6-a6"),
            *("d5-d1", "d5-d9", "d5-b7", "d5-a5", "d5-b3"),
            "pass",
        ],
    )
    fight.play("e4-i4")
    assert (fight["i4"], fight.asked, fallen(fight)) == ("1 common", "action", [0, 0, 0])


@rule("TK-E-01")
def test_a_frost_imp_may_leave_all_where_they_are() -> None:
    fight = frosty("frost_imp", "e5", "d5 e6 f7", "e4")
    fight.play("pass")
    assert (fight["e4"], fight.asked) == ("1 common", "action")


# Deathbringer


@rule("TK-E-01", "TK-E-03")
def test_a_deathbringer_may_destroy_what_has_enough_own_pieces_around_it() -> None:
    """A common needs none, a heroic piece one, a legendary three; the Deathbringer itself does not count."""
    fight = frosty("deathbringer", "e5", "d5 c7 d7 e7", "f6 f5:h e4:h d4:l e6:l")
    assert (fight.asked, fight.options) == ("destroy", ["e4", "f6", "e6", "d5", "pass"])
    fight.play("pass")
    assert (fight.asked, fallen(fight)) == ("action", [0, 0, 0])


@rule("TK-E-01")
@pytest.mark.parametrize(("more", "enough"), [("", False), ("c4", False), ("c4 c5", True), ("c4 c5 e3", True)])
def test_a_legendary_victim_of_a_deathbringer_has_three_own_pieces_around_it(more: str, enough: bool) -> None:
    fight = frosty("deathbringer", "e5", f"d5 c7 d7 e7 {more}", "d4:l")
    assert ("d4" in fight.options) == enough


@rule("TK-F-28", "TK-D-01", "TK-C-04")
@pytest.mark.parametrize(
    ("victim", "points", "lost"), [("f6", 1, [0, 0, 1, 0]), ("e4:h", 2, [0, 0, 1, 0]), ("e6:l", 4, [0, 0, 0, 1])]
)
@pytest.mark.parametrize("back", ["end_of_turn", "at_once"])
def test_the_victim_of_a_deathbringer_counts_twice_and_leaves_the_game(
    victim: str, points: int, lost: list[int], back: str
) -> None:
    fight = frosty("deathbringer", "e5", "d5 c7 d7 e7", f"{victim} b2", destroyed_return=back)
    fight.play(victim[:2])
    finish(fight)
    assert (fight.score(0), fight.state.supply.lost) == (points, lost)
    assert (fight.state.supply.small[1], fight.state.supply.legendary[1]) == (15 - lost[2], 3 - lost[3])


@rule("TK-F-28", "TK-E-15")
def test_an_own_victim_of_a_deathbringer_leaves_the_game_too_but_counts_for_nobody() -> None:
    fight = frosty("deathbringer", "e5", "d5 c7 d7 e7", "")
    fight.play("d5")
    assert (fight.state.supply.lost, fight.state.supply.small[0], sum(fight.state.turn.tally)) == (
        [1, 0, 0, 0],
        16 - 4 - 1,
        0,
    )


@rule("TK-F-28", "TK-E-11")
def test_a_colour_that_lost_a_legendary_piece_can_raise_one_less() -> None:
    fight = frosty("deathbringer", "e5", "d5 c7 d7 e7", "e6:l i5:l i6:l i7:h")
    fight.play("e6")
    finish(fight)
    assert (fight.state.supply.legendary[1], fight.state.supply.lost) == (0, [0, 0, 0, 1])


@rule("TK-F-28", "TK-G-03")
def test_a_colour_that_lost_a_small_piece_is_short_of_pieces_sooner() -> None:
    fight = frosty("deathbringer", "e5", "d5 c7 d7 e7", "f6 b2 c2 g2 h2 b3 c3 h3 i3 b4 c4 h4 i4 i5 i6", actions=1)
    fight.play("f6")
    finish(fight)
    fight.play("place c1")
    assert (fight.offers("place"), "i3" in fight.offers("pick-up")) == ([], True)

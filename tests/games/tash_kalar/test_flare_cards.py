"""The twelve flares that place, upgrade, convert or gain actions (TK-X-07)."""

import pytest

from stolik.games.tash_kalar.flares import FLARES
from tests.games.tash_kalar.arena import at
from tests.games.tash_kalar.beings import fallen
from tests.games.tash_kalar.flaring import THRESHOLDS, Part, army, invoked, lower, upper
from tests.rule import rule

FULL = "c1 d1 e1 f1 g1 b2 c2 e2 f2 g2 h2 c9 d9 e9 f9 g9"
"""Sixteen commons: the supply of a duel is empty."""


@rule("TK-X-07", "TK-C-02")
def test_twelve_flares_have_these_thresholds() -> None:
    assert {flare.id: (flare.upper, flare.lower) for flare in FLARES} == THRESHOLDS


# Placing


@rule("TK-X-07", "TK-E-10")
@pytest.mark.parametrize(
    ("name", "part", "placed"),
    [
        ("3-6a", upper, "c1"),
        ("3-6a", lower, "c1:h"),
        ("4-4a", upper, "c1"),
        ("4-4a", lower, "c1"),
        ("4-5a", upper, "c1"),
        ("4-6", upper, "c1"),
        ("4-5b", lower, "c1"),
        ("5-4", upper, "c1:h"),
        ("5-5", lower, "c1"),
        ("3-4", upper, "c1"),
    ],
)
def test_a_piece_must_be_placed_on_any_empty_square(name: str, part: Part, placed: str) -> None:
    fight = part(name, "e5 e6")
    taken = len(fight.pieces(1).split()) + 2
    assert (fight.asked, len(fight.options), "pass" in fight.options) == ("place", 69 - taken, False)
    fight.play("c1")
    assert (fight.pieces(0), fight.asked) == (f"{placed} e5 e6", "action")


@rule("TK-X-07")
@pytest.mark.parametrize(("name", "part"), [("3-6b", lower), ("5-5", upper)])
def test_two_commons_must_be_placed(name: str, part: Part) -> None:
    fight = part(name, "e5")
    fight.play("c1", "d1")
    assert (fight.pieces(0), fight.asked) == ("c1 d1 e5", "action")


@rule("TK-X-07", "TK-E-10")
def test_with_one_free_piece_one_of_two_is_placed_and_with_none_nothing() -> None:
    fifteen = " ".join(FULL.split()[1:])
    fight = upper("5-5", fifteen)
    fight.play("c1")
    assert (fight.asked, fight.state.supply.small[0]) == ("action", 0)
    assert upper("5-5", FULL).pieces(0) == FULL


@rule("TK-X-07")
def test_both_parts_of_5_5_place_three_commons() -> None:
    fight = invoked("5-5", "", army(5, 5))
    fight.play("c1", "d1", "e1")
    assert (fight.pieces(0), fight.asked) == ("c1 d1 e1", "action")


# Actions


@rule("TK-X-07", "TK-E-16")
@pytest.mark.parametrize(("name", "part"), [("3-5", lower), ("4-5b", upper), ("2-5", lower)])
def test_an_action_is_gained(name: str, part: Part) -> None:
    fight = part(name, "e5")
    assert (fight.asked, fight.state.turn.actions, fight.pieces(0)) == ("action", 3, "e5")


@rule("TK-X-07", "TK-E-16")
def test_the_action_gained_by_4_5b_waits_for_its_other_part() -> None:
    fight = invoked("4-5b", "", army(4, 5))
    assert (fight.asked, fight.state.turn.actions) == ("place", 3)
    fight.play("c1")
    assert (fight.asked, fight.state.turn.actions) == ("action", 3)


@rule("TK-X-07", "TK-E-01")
def test_4_6_upgrades_an_own_common_and_gains_an_action_even_if_none_is_there() -> None:
    fight = lower("4-6", "e5 e6 e7:h")
    assert (fight.asked, fight.options) == ("upgrade", ["e5", "e6"])
    fight.play("e6")
    assert (fight["e6"], fight.state.turn.actions) == ("0 heroic", 3)
    alone = lower("4-6", "e7:h")
    assert (alone.asked, alone.state.turn.actions, alone.pieces(0)) == ("action", 3, "e7:h")


# Choices


@rule("TK-X-07", "TK-E-19", "TK-E-14")
def test_4_5a_places_a_common_or_converts_a_common_enemy() -> None:
    fight = lower("4-5a", "e5", "e6:h")
    assert (fight.asked, fight.options) == ("option", ["place", "convert"])
    fight.play("convert")
    assert (fight.asked, "e6" in fight.options, "i3" in fight.options) == ("convert", False, True)
    fight.play("i3")
    assert (fight["i3"], fallen(fight), fight.asked) == ("0 common", [1, 0, 0], "action")
    other = lower("4-5a", "e5")
    other.play("place", "c1")
    assert (other.pieces(0), fallen(other)) == ("c1 e5", [0, 0, 0])


@rule("TK-X-07", "TK-E-19")
def test_4_5a_places_where_no_common_enemy_stands() -> None:
    fight = invoked("4-5a", "", army(5, 5))
    assert fight.asked == "place"  # the upper part
    fight.play("c1")
    assert (fight.asked, "pass" in fight.options) == ("place", False)  # nothing to convert


@rule("TK-X-07", "TK-E-19")
def test_3_6b_moves_or_upgrades_an_own_common() -> None:
    fight = upper("3-6b", "e5 f6:h", "e4")
    assert fight.options == ["move", "upgrade"]
    fight.play("move")
    assert fight.options == ["e5-f4", "e5-f5", "e5-e6", "e5-d6", "e5-d5", "e5-d4"]
    fight.play("e5-e6")
    assert (fight.pieces(0), fight.asked) == ("e6 f6:h", "action")
    other = upper("3-6b", "e5 e6 f6:h")
    other.play("upgrade", "e5")
    assert other.pieces(0) == "e5:h e6 f6:h"


@rule("TK-X-07", "TK-E-19")
def test_3_6b_can_only_upgrade_where_no_common_can_move() -> None:
    """V-31."""
    walled = invoked("3-6b", "c1", "d1:h b2:h c2:h d2")
    assert (walled["c1"], walled.asked) == ("0 heroic", "action")


@rule("TK-X-07", "TK-E-01")
def test_3_6b_does_nothing_without_an_own_common() -> None:
    fight = upper("3-6b", "e5:h")
    assert (fight.asked, fight.pieces(0)) == ("action", "e5:h")


@rule("TK-X-07", "TK-E-19")
def test_4_4b_places_or_upgrades_then_an_own_common_may_make_a_combat_leap() -> None:
    fight = invoked("4-4b", "e5", army(4, 5))
    assert fight.options == ["place", "upgrade"]
    fight.play("upgrade")
    assert (fight["e5"], fight.asked) == ("0 heroic", "action")  # the only common is heroic now: nobody leaps
    other = invoked("4-4b", "e5", army(4, 5))
    other.play("place", "c1")
    assert (other.asked, "c1-i3" in other.options, "c1-a3" in other.options) == ("leap", True, False)
    assert ("c1-e5" in other.options, "e5-c1" in other.options, other.options[-1]) == (True, True, "pass")
    other.play("c1-i3")
    assert (other["i3"], fallen(other), other.asked) == ("0 common", [1, 0, 0], "action")


@rule("TK-X-07", "TK-E-19")
def test_4_4b_can_only_upgrade_without_a_free_piece_and_only_place_without_a_common() -> None:
    full = at(FULL, army(4, 4), flare="4-4b")
    full.play("flare 4-4b highland")
    assert full.asked == "upgrade"
    fight = upper("4-4b", "e5:h")
    assert fight.asked == "place"

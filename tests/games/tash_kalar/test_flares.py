"""When a flare may be invoked, and what it costs (TK-X-01 to TK-X-06)."""

import pytest

from stolik.games.tash_kalar.flares import FLARES, Flare
from tests.games.tash_kalar.arena import at, short
from tests.games.tash_kalar.flaring import army
from tests.games.tash_kalar.turns import settle
from tests.rule import rule

# Criteria


@rule("TK-X-01", "TK-X-02")
@pytest.mark.parametrize("flare", FLARES, ids=lambda flare: flare.id)
def test_a_flare_needs_its_upper_or_its_lower_deficit_exactly_or_more(flare: Flare) -> None:
    short = min(flare.upper - 1, flare.lower - 1)
    for heroic, pieces, offered in (
        (short, flare.lower - 1, []),
        (flare.upper, flare.upper, [f"{flare.id} highland"]),
        (0, flare.lower, [f"{flare.id} highland"]),
    ):
        assert at("", army(heroic, pieces), flare=flare.id).offers("flare") == offered


@rule("TK-X-02")
def test_what_counts_is_the_difference_to_the_own_pieces() -> None:
    assert at("e5 e6:h", army(3, 3), flare="3-6a").refuses("flare 3-6a highland") == "TK-X-02"
    assert at("e5 e6:h", army(4, 4), flare="3-6a").offers("flare") == ["3-6a highland"]
    assert at("e5 e6", army(0, 7), flare="3-6a").offers("flare") == []
    assert at("e5 e6", army(0, 8), flare="3-6a").offers("flare") == ["3-6a highland"]


@rule("TK-X-01")
@pytest.mark.parametrize("before", [[], ["place e5"], ["place e5", "place e6"]])
def test_a_flare_costs_no_action_and_may_come_after_any(before: list[str]) -> None:
    fight = at("", army(7, 8), flare="5-5")
    fight.play(*before, "flare 5-5 highland", "c1", "d1", "f1")
    assert fight.state.turn.actions == 2 - len(before)


@rule("TK-X-01", "TK-G-08")
def test_a_flare_of_the_opponent_cannot_be_invoked_on_ones_turn() -> None:
    fight = at(army(7, 8), "", hands=["5-5"])
    assert fight.offers("flare") == []


# Both parts


@rule("TK-X-02", "TK-X-03")
def test_both_parts_are_resolved_the_upper_one_first() -> None:
    """V-13."""
    fight = at("e5 e6 e7 e8:h", army(4, 10), flare="3-6a")
    fight.play("flare 3-6a highland")
    assert fight.asked == "place"
    fight.play("c1")
    assert (fight["c1"], fight.asked) == ("0 common", "place")
    fight.play("d1")
    assert (fight["d1"], fight.asked) == ("0 heroic", "action")


@rule("TK-X-03")
def test_what_is_met_is_settled_when_the_flare_is_invoked() -> None:
    """V-14: the first common makes the lower deficit smaller than four."""
    fight = at("", army(4, 4), flare="4-4a")
    fight.play("flare 4-4a highland", "c1", "d1")
    assert (fight.pieces(0), fight.asked) == ("c1 d1", "action")


@rule("TK-X-03")
@pytest.mark.parametrize(("theirs", "placed"), [(army(3, 3), "c1"), (army(0, 6), "c1:h")])
def test_a_part_that_is_not_met_is_left_out(theirs: str, placed: str) -> None:
    fight = at("", theirs, flare="3-6a")
    fight.play("flare 3-6a highland", "c1")
    assert (fight.pieces(0), fight.asked) == (placed, "action")


# One opponent in a melee


@rule("TK-X-04")
def test_in_a_melee_one_opponent_is_chosen_for_both_criteria() -> None:
    fight = at("", army(3, 3), "h8 g8 f8 e8 d8 c8", flare="3-6a", form="melee")
    assert fight.offers("flare") == ["3-6a highland", "3-6a sylvan"]
    fight.play("flare 3-6a sylvan", "c1")
    assert (fight["c1"], fight.asked) == ("0 heroic", "action")  # the lower part only
    other = at("", army(3, 3), "h8 g8 f8 e8 d8 c8", flare="3-6a", form="melee")
    other.play("flare 3-6a highland", "c1")
    assert (other["c1"], other.asked) == ("0 common", "action")


@rule("TK-X-04")
def test_two_opponents_do_not_add_up() -> None:
    assert at("", army(2, 2), "h8:h g8:h", flare="3-6a", form="melee").offers("flare") == []


# Afterwards


@rule("TK-X-05")
def test_the_flare_is_discarded_and_the_next_one_comes_at_the_end_of_the_turn() -> None:
    fight = at("", army(3, 3), flare="3-6a")
    fight.play("flare 3-6a highland")
    assert fight.state.flare_deck.pile == []
    fight.play("c1")
    assert ([short(card) for card in fight.state.flare_deck.pile], fight.hand(), fight.offers("flare")) == (
        ["3-6a"],
        [],
        [],
    )
    fight.play("place d1", "place e1")
    settle(fight)
    assert len(fight.state.players[0].flares) == 1


@rule("TK-X-06", "TK-D-03")
def test_in_a_duel_the_opponent_gains_one_point_even_for_both_parts() -> None:
    """V-15."""
    fight = at("", army(4, 6), flare="3-6a")
    fight.play("flare 3-6a highland")
    assert (fight.asked, fight.score(1), fight.score(0)) == ("place", 1, 0)  # at once
    fight.play("c1", "d1")
    assert (fight.asked, fight.score(1)) == ("action", 1)


@rule("TK-X-06", "TK-M-05")
def test_in_a_melee_the_chosen_opponent_gains_a_point_in_the_colour_of_who_invokes() -> None:
    fight = at("", army(3, 3), army(0, 0) + " h8", flare="3-6a", form="melee")
    fight.play("flare 3-6a highland")
    assert fight.state.points == [0, 0, 0, 1, 0, 0, 0, 0, 0]


@rule("TK-X-06")
def test_in_the_high_form_nobody_gains_anything() -> None:
    fight = at("", army(4, 6), flare="3-6a", form="high_form")
    fight.play("flare 3-6a highland", "c1", "d1")
    assert (fight.score(0), fight.score(1), fight.state.points) == (0, 0, [0, 0])

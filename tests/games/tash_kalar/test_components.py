"""Decks, pieces and supplies (TK-C-01 to TK-C-07)."""

import pytest

from stolik.games.tash_kalar.beings import BEINGS
from stolik.games.tash_kalar.cards import COMMON, HEROIC
from stolik.games.tash_kalar.decks import CARD_IDS
from stolik.games.tash_kalar.registry import FLARE_CARDS, LEGEND_CARDS, SCHOOL_IDS, school_deck
from stolik.games.tash_kalar.tasks import TASKS
from tests.games.tash_kalar.arena import at, start
from tests.games.tash_kalar.turns import settle
from tests.rule import rule

ALL_SMALL = "b3 a3 a4 a6 a7 b8 c9 d9 e9 f9 g9 h8 i7 i6 i5 i3"
"""Sixteen squares out of the way."""

# Cards


@rule("TK-C-01")
def test_there_are_four_schools_and_two_expansions_of_eighteen_different_beings() -> None:
    assert list(SCHOOL_IDS[:6]) == ["northern", "southern", "highland", "sylvan", "everfrost", "nethervoid"]
    for school in range(6):
        ids = [BEINGS[card].id for card in school_deck(school)]
        assert (len(ids), len(set(ids))) == (18, 18)


@rule("TK-C-01")
@pytest.mark.parametrize("school", SCHOOL_IDS[:6])
def test_five_beings_of_a_school_are_common_and_the_rest_heroic(school: str) -> None:
    ranks = [BEINGS[card].rank for card in school_deck(SCHOOL_IDS.index(school))]
    assert (ranks.count(COMMON), ranks.count(HEROIC)) == (5, 13)


@rule("TK-C-01")
def test_northern_and_southern_imperial_have_the_same_beings() -> None:
    north, south = ([BEINGS[card] for card in school_deck(school)] for school in (0, 1))
    assert north == south


@rule("TK-C-02")
def test_twelve_legends_twelve_flares_and_twenty_four_tasks_exist_once_each() -> None:
    assert (len(LEGEND_CARDS), len(FLARE_CARDS), len(TASKS)) == (12, 12, 24)
    assert (len(set(CARD_IDS)), len({task.id for task in TASKS})) == (len(SCHOOL_IDS) * 18 + 12 + 12, 24)


@rule("TK-C-02")
@pytest.mark.parametrize(("seats", "form", "tasks"), [(2, "high_form", 24), (2, "duel", 0), (3, "melee", 0)])
def test_tasks_are_for_the_high_form_only(seats: int, form: str, tasks: int) -> None:
    state = start(seats, form).state
    assert (len(state.tasks.pool), len(state.legend_deck.pool), len(state.flare_deck.pool)) == (tasks, 12, 12)


# Pieces


@rule("TK-C-03", "TK-C-05")
@pytest.mark.parametrize(
    ("seats", "form", "small"),
    [(2, "high_form", 17), (4, "high_form", 17), (2, "duel", 16), (4, "duel", 16), (3, "melee", 15), (4, "melee", 14)],
)
def test_a_colour_has_three_legendary_pieces_and_those_small_ones_that_mark_no_score(
    seats: int, form: str, small: int
) -> None:
    """V-01 among them."""
    state = start(seats, form).state
    assert set(state.supply.small) == {small}
    assert set(state.supply.legendary) == {3}


@rule("TK-C-04")
def test_common_and_heroic_pieces_share_one_supply_and_legendary_ones_have_their_own() -> None:
    state = at("e5 e6:h e7:l c1", "d4:l d5:l").state
    assert (state.supply.small, state.supply.legendary) == ([13, 16], [2, 1])


@rule("TK-C-04", "TK-C-07", "TK-F-28")
def test_what_lies_beside_the_arena_or_was_removed_is_in_no_supply() -> None:
    fight = at("d5 c7 d7 e7", "e5 e4 b2", schools="everfrost northern", hand="deathbringer")
    fight.summon("deathbringer", "e5")
    assert (fight.state.supply.small, fight.state.supply.small_aside) == ([11, 13], [0, 1])
    fight.play("e4", "place a4")
    assert (fight.state.supply.small, fight.state.supply.small_aside, fight.pieces(1)) == ([10, 14], [0, 0], "b2")


@rule("TK-C-06")
def test_upgraded_is_heroic_or_legendary() -> None:
    assert at("e5", "a4:h a5:h a6:l b4", flare="3-6a").offers("flare") == ["3-6a highland"]
    assert at("e5", "a4:h a5:h a6 b4", flare="3-6a").offers("flare") == []


@rule("TK-C-06")
def test_not_legendary_is_common_or_heroic() -> None:
    fight = at("d2 e3 f4 e9:h a4:l", "", hand="messenger")
    fight.summon("messenger", "c1")
    starts = {step.partition("-")[0] for step in fight.options}
    assert starts == {"c1", "d2", "e3", "f4", "e9", "pass"}


# Back to the supply


@rule("TK-C-07", "TK-G-09")
def test_a_destroyed_enemy_piece_goes_back_when_the_turn_has_been_scored() -> None:
    fight = at("e4 e6", "e5", hand="swordmaster")
    fight.summon("swordmaster", "e5")
    assert (fight.state.supply.small[1], fight.state.supply.small_aside) == (15, [0, 1])
    fight.play("place a4")
    assert (fight.state.supply.small[1], fight.state.supply.small_aside) == (16, [0, 0])


@rule("TK-C-07")
def test_an_own_piece_goes_back_at_once() -> None:
    fight = at("e4 e6 e5", "", hand="swordmaster")
    fight.summon("swordmaster", "e5")
    assert (fight.state.supply.small[0], fight.state.supply.small_aside) == (13, [0, 0])


@rule("TK-C-07")
def test_a_destroyed_legendary_enemy_lies_beside_the_arena_too() -> None:
    fight = at("d5 d6 e6 e7", "f5:l", hand="champion")
    fight.summon("champion", "e5")
    fight.play("f5")
    assert (fight.state.supply.legendary[1], fight.state.supply.legendary_aside) == (2, [0, 1])


@rule("TK-C-07", "TK-E-10")
@pytest.mark.parametrize(("returns", "asked"), [("end_of_turn", "action"), ("at_once", "place")])
def test_a_colour_without_pieces_cannot_be_placed_before_its_fallen_ones_are_back(returns: str, asked: str) -> None:
    """V-27; with the option to send them back at once the Forest Ancient finds one to place."""
    fight = at(
        "e4 d5 f5 d6 b4 b5",
        ALL_SMALL,
        schools="sylvan northern",
        hand="sapling forest_ancient",
        actions=3,
        destroyed_return=returns,
    )
    fight.summon("sapling", "b3")
    fight.summon("forest_ancient", "e5")
    assert fight.asked == asked
    if asked == "place":
        fight.play("e6", "e6")
    fight.play("place c1")
    settle(fight)
    assert (fight.state.turn.seat, fight.state.supply.small[1]) == (1, 1)

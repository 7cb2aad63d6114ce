"""Summoning: where a being may come, what it replaces, in which order (TK-P-01 to TK-P-08, TK-P-11 to TK-P-14)."""

import pytest

from tests.games.tash_kalar.arena import at, short
from tests.games.tash_kalar.beings import fallen, summoned
from tests.rule import rule

DRAGON = "d2:h f2:h e3 e4:h"
"""For a Fire Dragon on e5."""

# Card and pattern


@rule("TK-P-01", "TK-G-04")
def test_only_a_card_in_hand_can_be_summoned() -> None:
    fight = at("e4 e6", "", hand="swordmaster")
    assert fight.refuses("summon knight e5") == "TK-P-01"
    assert (fight.refuses("summon swordmaster e5 0"), fight.refuses("summon swordmaster e7")) == (None, "TK-P-03")
    fight.summon("swordmaster", "e5")
    assert (fight.state.turn.actions, fight.hand(), fight.refuses("summon swordmaster e5")) == (1, [], "TK-P-01")


@rule("TK-P-02")
@pytest.mark.parametrize("pair", ["e4 e6", "d5 f5"])
def test_a_pattern_may_lie_and_stand(pair: str) -> None:
    assert len(at(pair, "", hand="swordmaster").offers("summon swordmaster e5")) == 1


@rule("TK-P-02", "TK-P-03")
@pytest.mark.parametrize("rank", ["", ":h", ":l"])
def test_a_piece_of_the_rank_drawn_or_higher_covers_a_square_of_the_pattern(rank: str) -> None:
    """V-05."""
    assert at(f"e4{rank} e6", "", hand="swordmaster").offers("summon swordmaster") == ["e5 0"]


@rule("TK-P-03")
@pytest.mark.parametrize(("rank", "offered"), [("", 0), (":h", 1), (":l", 1)])
def test_a_heroic_piece_of_the_pattern_is_not_covered_by_a_common_one(rank: str, offered: int) -> None:
    fight = at(DRAGON.replace("d2:h", f"d2{rank}"), "", hand="fire_dragon")
    assert len(fight.offers("summon fire_dragon e5")) == offered
    assert fight.refuses("summon fire_dragon e5") == (None if offered else "TK-P-03")


@rule("TK-P-03", "TK-P-13")
def test_an_enemy_piece_does_not_cover_anything_in_a_duel() -> None:
    fight = at("e4", "e6", hand="swordmaster")
    assert (fight.offers("summon"), fight.refuses("summon swordmaster e5")) == ([], "TK-P-03")


@rule("TK-P-05", "TK-P-08")
def test_a_piece_drawn_on_the_summoning_square_is_replaced() -> None:
    fight = summoned(
        "high_priestess",
        "e5",
        """
          d e f
        5 . x .
        6 . . .
        7 x . x
        """,
    )
    fight.shows("""
          d e f
        5 . X .
        6 . . .
        7 x . x
        """)
    assert (fight.state.supply.small[0], fallen(fight, 0)) == (13, [0, 0, 0])


@rule("TK-P-05")
@pytest.mark.parametrize(("there", "theirs"), [("", ""), ("", "e5")])
def test_it_must_be_there_and_be_ones_own(there: str, theirs: str) -> None:
    fight = at(f"{there} d7 f7", theirs, hand="high_priestess")
    assert (fight.offers("summon"), fight.refuses("summon high_priestess e5")) == ([], "TK-P-03")


@rule("TK-P-05", "TK-P-03")
@pytest.mark.parametrize(("rank", "offered"), [("", 0), (":h", 1), (":l", 1)])
def test_it_must_have_the_rank_that_is_drawn(rank: str, offered: int) -> None:
    fight = at(f"e5{rank} d4 f4 c5 g5 e6", "", hand="angel_of_death")
    assert len(fight.offers("summon angel_of_death e5")) == offered


# The summoning square


@rule("TK-P-06")
@pytest.mark.parametrize(("mine", "theirs"), [("e5:l", ""), ("", "e5:l")])
def test_a_being_is_not_summoned_onto_a_higher_rank(mine: str, theirs: str) -> None:
    """V-06."""
    fight = at(f"d5 d6 e6 e7 {mine}", theirs, hand="champion")
    assert (fight.offers("summon champion e5"), fight.refuses("summon champion e5")) == ([], "TK-P-06")


@rule("TK-P-06", "TK-P-08", "TK-E-15")
@pytest.mark.parametrize(("theirs", "fall"), [("e5", [1, 0, 0]), ("e5:h", [0, 1, 0])])
def test_an_enemy_of_the_same_rank_or_lower_is_destroyed_and_counts(theirs: str, fall: list[int]) -> None:
    """V-07."""
    fight = summoned("champion", "e5", "d5 d6 e6 e7", theirs, actions=1)
    assert (fight["e5"], fallen(fight)) == ("0 heroic", fall)
    assert fight.score(0) == fall[1]


@rule("TK-P-06", "TK-P-08")
@pytest.mark.parametrize("mine", ["e5", "e5:h"])
def test_an_own_piece_there_is_destroyed_and_brings_nothing(mine: str) -> None:
    fight = summoned("champion", "e5", f"d5 d6 e6 e7 {mine}", "")
    assert (fight["e5"], fallen(fight, 0), fight.state.supply.small[0]) == ("0 heroic", [0, 0, 0], 11)


@rule("TK-P-06")
def test_a_legend_is_summoned_onto_any_rank() -> None:
    fight = summoned(
        "fire_dragon",
        "e5",
        """
          d e f
        2 X . X
        3 . x .
        4 . X .
        5 . Q .
        """,
    )
    fight.shows("""
          d e f
        2 X . X
        3 . x .
        4 . X .
        5 . Z .
        """)
    assert (fallen(fight), fight.asked) == ([0, 0, 1], "aim")


@rule("TK-P-07")
@pytest.mark.parametrize(
    ("card", "mine", "rank"),
    [("swordmaster", "e4 e6", "common"), ("champion", "d5 d6 e6 e7", "heroic"), ("fire_dragon", DRAGON, "legendary")],
)
def test_a_being_comes_with_its_rank(card: str, mine: str, rank: str) -> None:
    fight = summoned(card, "e5", mine, "")
    assert fight["e5"] == f"0 {rank}"
    assert (fight.state.supply.small[0], fight.state.supply.legendary[0]) == (
        16 - len(mine.split()) - (rank != "legendary"),
        3 - (rank == "legendary"),
    )


@rule("TK-P-07", "TK-G-12")
def test_the_card_is_discarded_after_the_effect() -> None:
    fight = summoned("fire_dragon", "e5", DRAGON, "")
    assert (fight.asked, fight.state.legend_deck.pile) == ("aim", [])
    fight.play("S")
    assert [short(card) for card in fight.state.legend_deck.pile] == ["fire_dragon"]


# Images


@rule("TK-P-11", "TK-E-05")
@pytest.mark.parametrize(("image", "left"), [(0, "f4"), (1, "d4")])
def test_of_two_images_on_one_square_the_player_chooses_which_counts(image: int, left: str) -> None:
    fight = at(
        """
          b c d e f g h
        2 . . x . x . .
        3 . x . . . x .
        4 x . o . o . x
        """,
        hand="assassin",
    )
    images = fight.offers("summon assassin e5")
    assert len(images) == 2
    fight.play(f"summon assassin e5 {images[image]}")
    assert fight.pieces(1) == left


@rule("TK-P-11")
def test_where_the_image_makes_no_difference_it_is_not_asked_for() -> None:
    assert at("e4 e6 d5 f5", "", hand="swordmaster").offers("summon swordmaster e5") == ["0"]


# The being itself


@rule("TK-P-12")
def test_a_being_destroyed_in_its_own_effect_moves_no_more() -> None:
    fight = summoned(
        "master_of_intrigue",
        "e5",
        """
          d e f
        4 X . x
        5 . . .
        6 x . x
        """,
    )
    assert fight.offers("e5-") == ["e4", "f4", "f5", "f6", "e6", "d6", "d5"]  # standard moves of the Master
    fight.play("d4-e5")
    fight.shows("""
          d e f
        4 . . x
        5 . X .
        6 x . x
        """)
    assert fight.offers("e5-") == ["e4", "f4", "f5", "f6", "e6", "d6", "d5", "d4"]  # of the piece used alone


@rule("TK-P-12", "TK-E-04")
def test_what_refers_to_its_place_lapses_with_it() -> None:
    fight = summoned(
        "champion",
        "e5",
        """
          d e f
        4 . . o
        5 x . Q
        6 x x .
        7 . x .
        """,
    )
    fight.play("f5")
    fight.shows("""
          d e f
        4 . . o
        5 x . .
        6 x x .
        7 . x .
        """)
    assert (fight.asked, fight.state.turn.actions) == ("action", 2)


# Order


@rule("TK-P-14", "TK-D-02")
def test_the_point_for_a_legend_comes_before_its_effect() -> None:
    fight = summoned("fire_dragon", "e5", DRAGON, "")
    assert (fight.asked, fight.score(0), fight.state.turn.legends, fight.state.turn.on_red) == ("aim", 1, 1, 1)


@rule("TK-P-14", "TK-M-04", "TK-N-19")
def test_in_a_melee_the_colour_is_chosen_after_the_old_piece_is_gone_and_before_the_effect() -> None:
    """V-28: a legend on the own Gate."""
    fight = at(DRAGON + " e5:h!", "a4", "i5", schools="nethervoid northern highland", hand="fire_dragon", form="melee")
    fight.summon("fire_dragon", "e5")
    assert (fight.asked, fight.options, fight.gate) == ("colour", ["northern", "highland"], "")
    assert fight["e5"] == "0 legendary"
    fight.play("highland")
    assert (fight.asked, fight.state.points[:3]) == ("aim", [0, 0, 1])


@rule("TK-P-14")
def test_the_old_piece_goes_before_the_effect_which_sees_the_new_one() -> None:
    fight = summoned(
        "swordmaster",
        "e5",
        """
          d e
        4 o x
        5 . o
        6 . x
        """,
    )
    assert (fallen(fight), fight.options) == ([1, 0, 0], ["d4", "pass"])
    fight.play("d4")
    fight.shows("""
          d e
        4 . x
        5 . X
        6 . x
        """)
    assert fallen(fight) == [2, 0, 0]


# Only in a melee


@rule("TK-P-13", "TK-M-07")
@pytest.mark.parametrize(
    ("form", "sides", "offered"), [("duel", 2, []), ("high_form", 2, []), ("melee", 3, ["e5 0 - e6"])]
)
def test_summoning_is_improvised_only_in_a_melee(form: str, sides: int, offered: list[str]) -> None:
    fight = at(*["e4", "e6", "a4"][:sides], hand="swordmaster", form=form)
    assert fight.offers("summon swordmaster") == offered

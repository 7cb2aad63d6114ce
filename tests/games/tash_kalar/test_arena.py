"""The arena: shape, colours, neighbours and distances (TK-A-01 to TK-A-06)."""

from collections import Counter

import pytest

from stolik.games.tash_kalar.arena import (
    AHEAD,
    ARENA,
    CENTRAL,
    DIAGONAL_NEAR,
    GREENS,
    NAMES,
    NEAR,
    NOWHERE,
    PLACES,
    REDS,
    SQUARES,
    STRAIGHT_NEAR,
    WITHIN,
    distance,
    ray,
)
from tests.games.tash_kalar.arena import at, start
from tests.games.tash_kalar.turns import names, settle, squares
from tests.rule import rule

CUT_OFF = ["a1", "b1", "a2", "h1", "i1", "i2", "a8", "a9", "b9", "h9", "i8", "i9"]


def touching(coloured: list[int]) -> set[int]:
    """On or next to one of them."""
    return {*coloured, *(near for square in coloured for near in NEAR[square])}


# Shape and colours


@rule("TK-A-01")
def test_the_arena_is_nine_by_nine_without_three_squares_in_each_corner() -> None:
    assert len(SQUARES) == 69
    assert sorted([*NAMES, *CUT_OFF]) == [file + row for file in "abcdefghi" for row in "123456789"]
    assert [sum(1 for _, y in PLACES if y == row) for row in range(9)] == [5, 7, 9, 9, 9, 9, 9, 7, 5]


@rule("TK-A-01")
def test_four_squares_are_red_and_five_are_green() -> None:
    assert (names(REDS), names(GREENS)) == ("d2 e5 h6 c8", "c3 g3 i4 a5 f8")


@rule("TK-A-01", "TK-A-05")
def test_seven_squares_touch_no_colour_and_only_d2_and_c3_of_the_coloured_ones_touch() -> None:
    red, green = touching(REDS), touching(GREENS)
    assert (len(red), len(green), len(red & green), 69 - len(red | green)) == (35, 36, 9, 7)
    assert [(NAMES[one], NAMES[other]) for one in REDS for other in GREENS if other in NEAR[one]] == [("d2", "c3")]


@rule("TK-A-02")
def test_the_central_squares_are_three_by_three() -> None:
    assert names(CENTRAL) == "d4 e4 f4 d5 e5 f5 d6 e6 f6"


@rule("TK-A-03", "TK-S-04")
def test_the_high_form_has_a_marked_centre_and_no_start_squares() -> None:
    fight = start(2, "high_form")
    fight.play("northern", "highland")
    settle(fight)
    assert (fight.asked, fight.pieces(0), fight.pieces(1)) == ("action", "", "")
    mine = at("d4:h e4:h f4 d5 e5", "", form="high_form", tasks="central_dominance", actions=1)
    mine.play("place a4")
    assert mine.asked == "claim"


@rule("TK-A-03", "TK-A-04")
def test_the_other_side_has_two_start_squares_and_three_start_symbols() -> None:
    assert names(ARENA.duel_starts) == "c5 g5"
    assert [names(pair) for pair in ARENA.melee_starts] == ["f2 g2", "b7 c7", "g6 g7"]


# Neighbours


@rule("TK-A-05")
def test_most_squares_have_eight_neighbours_and_those_at_the_edge_fewer() -> None:
    assert Counter(len(near) for near in NEAR) == {4: 8, 5: 16, 7: 8, 8: 37}


@rule("TK-A-05")
@pytest.mark.parametrize(
    ("square", "straight", "diagonal"),
    [
        ("e5", "e4 d5 f5 e6", "d4 f4 d6 f6"),
        ("c1", "d1 c2", "b2 d2"),
        ("b2", "c2 b3", "c1 a3 c3"),
        ("i5", "i4 h5 i6", "h4 h6"),
        ("c3", "c2 b3 d3 c4", "b2 d2 b4 d4"),
    ],
)
def test_adjacent_is_orthogonal_or_diagonal_and_never_across_the_edge(
    square: str, straight: str, diagonal: str
) -> None:
    here = NAMES.index(square)
    assert (names(STRAIGHT_NEAR[here]), names(DIAGONAL_NEAR[here])) == (straight, diagonal)
    assert sorted(NEAR[here]) == sorted([*STRAIGHT_NEAR[here], *DIAGONAL_NEAR[here]])
    assert sorted(one for one in AHEAD[here] if one != NOWHERE) == sorted(NEAR[here])


@rule("TK-A-05")
def test_a_ray_ends_at_the_edge_or_at_a_missing_square() -> None:
    e5, c2 = squares("e5 c2")
    rays = [names(ray(e5, way)) for way in range(8)]
    assert rays[:4] == ["e1 e2 e3 e4", "h2 g3 f4", "f5 g5 h5 i5", "f6 g7 h8"]
    assert rays[4:] == ["e6 e7 e8 e9", "d6 c7 b8", "a5 b5 c5 d5", "b2 c3 d4"]
    assert [NAMES[one] for one in ray(c2, 6)] == ["b2"]


# Distance


@rule("TK-A-06")
def test_distance_is_the_least_number_of_steps_for_every_pair_of_squares() -> None:
    for first in SQUARES:
        steps = {first: 0}
        edge = [first]
        while edge:
            edge = [near for near in {near for square in edge for near in NEAR[square]} if near not in steps]
            steps.update(dict.fromkeys(edge, max(steps.values()) + 1))
        assert steps == {other: distance(first, other) for other in SQUARES}


@rule("TK-A-06")
def test_a_missing_corner_does_not_lengthen_the_way_around_it() -> None:
    """V-26."""
    a3, c1 = squares("a3 c1")
    assert (distance(a3, c1), c1 in WITHIN[1][a3], c1 in WITHIN[2][a3]) == (2, False, True)


@rule("TK-A-06")
def test_pieces_do_not_matter_for_distance() -> None:
    fight = at("d5 f5:h d4 d6 d7 f4 e4 e6 f6", "g5 c5", schools="sylvan northern", hand="charging_buck")
    fight.summon("charging_buck", "e5")
    assert {"e5-g5", "e5-c5", "e5-e3"} <= set(fight.options)

"""The deathmatch melee: points in every colour (TK-M-01 to TK-M-06)."""

import pytest

from stolik.games.tash_kalar.scoring import standing
from tests.games.tash_kalar.arena import Fight, at
from tests.games.tash_kalar.turns import settle
from tests.rule import rule

DRAGON = "d2:h f2:h e3 e4:h"
BLUE, RED, GREEN = "highland", "sylvan", "everfrost"
"""The colours of the second, third and fourth player."""


def last_action(*destroyed: tuple[int, int, int]) -> Fight:
    """Of each opponent so many commons, heroics and legendaries were destroyed in this turn; it ends with a placing."""
    fight = at("e5", *["a4", "i5", "e9"][: len(destroyed)], form="melee", actions=1)
    fight.state.turn.tally = [0, 0, 0, 0, *(number for colour in destroyed for number in (0, *colour))]
    fight.play("place c1")
    return fight


def points(fight: Fight, seat: int = 0) -> list[int]:
    """Of a seat, in its own (always 0) and every other colour."""
    sides = fight.state.agreed.sides
    return fight.state.points[seat * sides : (seat + 1) * sides]


# Scores


@rule("TK-M-01", "TK-Z-06")
def test_the_final_score_is_the_lowest_colour() -> None:
    """V-19."""
    fight = at("e5", "a4", "i5", "e9", form="melee")
    fight.state.points[:4] = [0, 9, 3, 5]
    assert (fight.score(0), standing(fight.state, 0)[:3]) == (3, (3, 5, 9))


@rule("TK-M-02")
def test_each_colour_is_scored_by_itself() -> None:
    fight = last_action((2, 1, 0), (0, 0, 1), (4, 0, 0))
    assert points(fight) == [0, 2, 2, 2]


@rule("TK-M-02", "TK-M-03")
def test_a_single_unpaired_common_brings_nothing() -> None:
    """V-18."""
    fight = last_action((3, 0, 0), (0, 0, 0))
    assert (fight.asked, points(fight)) == ("card", [0, 1, 0])


@rule("TK-M-03")
@pytest.mark.parametrize(("colour", "after"), [(BLUE, [0, 1, 0, 1]), (RED, [0, 0, 1, 1])])
def test_of_two_colours_with_an_unpaired_common_one_is_chosen(colour: str, after: list[int]) -> None:
    """V-17."""
    fight = last_action((1, 0, 0), (1, 0, 0), (0, 1, 0))
    assert (fight.player, fight.asked, fight.options) == (0, "odd-common", [BLUE, RED])
    fight.play(colour)
    assert points(fight) == after


@rule("TK-M-03")
def test_of_three_too_and_only_one_point_is_scored() -> None:
    fight = last_action((3, 0, 0), (1, 0, 0), (1, 0, 0))
    assert fight.options == [BLUE, RED, GREEN]
    fight.play(GREEN)
    assert points(fight) == [0, 1, 0, 1]


@rule("TK-M-04", "TK-P-14")
def test_a_legend_brings_a_point_at_once_in_the_colour_of_an_opponent() -> None:
    fight = at(DRAGON, "a4", "i5", form="melee", hand="fire_dragon")
    fight.summon("fire_dragon", "e5")
    assert (fight.player, fight.asked, fight.options) == (0, "colour", [BLUE, RED])
    fight.play(RED)
    assert (fight.asked, points(fight)) == ("aim", [0, 0, 1])


@rule("TK-M-05", "TK-X-06")
def test_a_flare_brings_a_point_to_the_opponent_who_was_chosen() -> None:
    fight = at("e5", "a3:h a4:h a5:h", "i3:h i4:h i5:h", form="melee", flare="3-6a")
    fight.play(f"flare 3-6a {RED}")
    assert (points(fight, 0), points(fight, 1), points(fight, 2)) == ([0, 0, 0], [0, 0, 0], [1, 0, 0])


# The end


@rule("TK-M-06", "TK-Z-02")
@pytest.mark.parametrize(("seats", "limit"), [(3, 12), (4, 10)])
@pytest.mark.parametrize("short", [0, 1])
def test_twelve_points_in_one_colour_or_ten_with_four_players_bring_the_last_round(
    seats: int, limit: int, short: int
) -> None:
    fight = at(*["e5", "a4", "i5", "e9"][:seats], form="melee", actions=1)
    fight.state.points[seats] = limit - short  # of the second player, in the colour of the first
    fight.play("place c1")
    settle(fight)
    assert (fight.state.turn.seat, fight.state.last) == (1, -1 if short else 0)


@rule("TK-M-06")
def test_the_lowest_colour_is_not_what_brings_it() -> None:
    fight = at("e5", "a4", "i5", form="melee", actions=1)
    fight.state.points[:3] = [0, 12, 0]
    fight.play("place c1")
    settle(fight)
    assert (fight.score(0), fight.state.last) == (0, 0)

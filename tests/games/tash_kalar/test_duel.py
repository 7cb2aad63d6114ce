"""The deathmatch duel: points (TK-D-01 to TK-D-04)."""

import pytest

from tests.games.tash_kalar.arena import Fight, at
from tests.games.tash_kalar.beings import fallen, summoned
from tests.games.tash_kalar.turns import settle, turns
from tests.rule import rule

DRAGON = "d2:h f2:h e3 e4:h"


def last_action(mine: str = "e5", theirs: str = "", hand: str = "") -> Fight:
    return at(mine, theirs, hand=hand, actions=1)


# At the end of the turn


@rule("TK-D-01")
@pytest.mark.parametrize(
    ("destroyed", "points"),
    [
        ((3, 1, 1), 4),  # V-16
        ((1, 0, 0), 0),
        ((2, 0, 0), 1),
        ((5, 0, 0), 2),
        ((0, 3, 0), 3),
        ((0, 0, 2), 4),
        ((0, 0, 0), 0),
    ],
)
def test_two_for_a_legendary_one_for_a_heroic_and_one_for_a_pair_of_commons(
    destroyed: tuple[int, int, int], points: int
) -> None:
    fight = last_action()
    fight.state.turn.tally = [0, 0, 0, 0, 0, *destroyed]
    assert fight.score(0) == 0
    fight.play("place c1")
    assert (fight.score(0), fight.score(1)) == (points, 0)


@rule("TK-D-01")
def test_an_odd_common_is_lost() -> None:
    fight = at("e4 e6", "e5 d4 f4", hand="swordmaster", actions=1)
    fight.summon("swordmaster", "e5")
    fight.play("pass")
    settle(fight)
    assert (fight.score(0), fight.state.turn.tally) == (0, [0] * 8)
    other = at("e4 e6", "e5 d4 f4", hand="swordmaster", actions=1)
    other.summon("swordmaster", "e5")
    other.play("d4")
    assert other.score(0) == 1


@rule("TK-D-01", "TK-E-15")
def test_own_pieces_bring_nothing() -> None:
    fight = at("f6 f7 e6 d6:h d5 e4", "", hand="bomb")
    fight.summon("bomb", "e5")
    fight.play("place c1")
    assert (fight.pieces(0), fight.score(0), fight.score(1)) == ("c1 d6:h f7", 0, 0)


@rule("TK-D-01", "TK-E-15", "TK-D-02")
def test_what_a_titan_crushes_brings_nothing_but_what_it_stands_on_does() -> None:
    """V-24."""
    fight = at("e5:h e6:h d7 e7 f7", "e4:h e3 d4", hand="titan", actions=1)
    fight.summon("titan", "e4")
    assert (fight.pieces(1), fight.score(0)) == ("", 1 + 1)


@rule("TK-D-01", "TK-E-15")
def test_a_heroic_victim_of_the_angel_of_death_counts_as_legendary() -> None:
    """V-25."""
    fight = summoned("angel_of_death", "e5", "d4 f4 c5 g5 e6 e5:h", "c1:h", actions=1)
    fight.play("c1")
    assert (fallen(fight), fight.score(0)) == ([0, 0, 1], 1 + 2)


# At once


@rule("TK-D-02")
def test_each_legend_summoned_brings_a_point() -> None:
    fight = at(f"{DRAGON} b4:h b5:h a6 b6 c6", "", hand="fire_dragon titan")
    fight.summon("fire_dragon", "e5")
    assert fight.score(0) == 1
    fight.play("S")
    fight.summon("titan", "b3")
    assert fight.score(0) == 2


@rule("TK-D-02")
def test_upgrading_to_legendary_brings_none() -> None:
    fight = at("g5:h f6:h e7:h g7 h8", "", hand="two_headed_dragon")
    fight.summon("two_headed_dragon", "e5")
    fight.play("g5")
    assert (fight["g5"], fight.score(0)) == ("0 legendary", 1)


@rule("TK-D-02")
def test_a_being_of_a_school_brings_none() -> None:
    assert summoned("champion", "e5", "d5 d6 e6 e7", "").score(0) == 0


@rule("TK-D-03", "TK-X-06")
def test_each_flare_brings_the_opponent_a_point() -> None:
    fight = at("", "a3:h a4:h a5:h", flare="3-6a")
    fight.play("flare 3-6a highland")
    assert (fight.score(0), fight.score(1)) == (0, 1)


# The end


@rule("TK-D-04")
def test_points_stay_when_pieces_fall() -> None:
    fight = at("d5 d6 e6 e7", "f5:l", hand="champion", actions=1)
    fight.state.points = [4, 7]
    fight.summon("champion", "e5")
    fight.play("f5")
    assert (fight.score(1), fight.state.turn.actions) == (7, 1)


@rule("TK-D-04", "TK-Z-02")
@pytest.mark.parametrize(("points", "last"), [([17, 0], -1), ([18, 0], 0), ([0, 18], 0), ([20, 3], 0)])
def test_eighteen_points_of_either_side_bring_the_last_round(points: list[int], last: int) -> None:
    fight = last_action()
    fight.state.points = points
    fight.play("place c1")
    settle(fight)
    assert fight.state.last == last


@rule("TK-D-04", "TK-Z-03")
@pytest.mark.parametrize(("points", "places"), [([18, 9], [1, 2]), ([18, 19], [2, 1])])
def test_more_points_win(points: list[int], places: list[int]) -> None:
    fight = last_action("e5", "d4")
    fight.state.points = points
    fight.play("place c1")
    assert turns(fight, 4) == [1, 0]
    result = fight.position.game.result(fight.state)
    assert result is not None
    assert (result.places, result.scores) == (places, points)

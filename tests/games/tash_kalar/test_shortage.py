"""Summoning without a free piece (TK-P-09, TK-P-10)."""

import pytest

from tests.games.tash_kalar.arena import at
from tests.games.tash_kalar.beings import fallen
from tests.games.tash_kalar.turns import settle
from tests.rule import rule

FAR = "a3 a4 a6 a7 b8 c9 d9 e9 f9 g9 h8 i7 i6 i5"
"""Fourteen squares out of the way."""
DRAGON = "d2:h f2:h e3 e4:h"
"""For a Fire Dragon on e5."""

# A piece on the summoning square


@rule("TK-P-09", "TK-P-10")
def test_without_a_small_piece_an_own_one_on_the_summoning_square_becomes_the_being() -> None:
    """V-09."""
    fight = at("d5 d6 e6 e7 e5 " + " ".join(FAR.split()[:11]), "", hand="champion")
    assert fight.state.supply.small[0] == 0
    fight.summon("champion", "e5")
    assert (fight["e5"], fight.state.supply.small[0], fallen(fight, 0), fight.asked) == (
        "0 heroic",
        0,
        [0, 0, 0],
        "action",
    )
    assert ("destroy" in fight.events, "pick-up" in fight.events) == (False, True)


@rule("TK-P-09")
def test_a_piece_of_the_pattern_on_the_summoning_square_becomes_the_being_too() -> None:
    fight = at("e5 d7 f7 " + " ".join(FAR.split()[:13]), "", hand="high_priestess")
    fight.summon("high_priestess", "e5")
    assert (fight["e5"], fight.state.supply.small[0], len(fight.pieces(0).split())) == ("0 heroic", 0, 16)


@rule("TK-P-09", "TK-P-06")
def test_a_common_being_on_an_own_heroic_piece_is_refused_for_the_rank_and_not_for_the_supply() -> None:
    """V-08."""
    fight = at("e4 e6 e5:h " + " ".join(FAR.split()[:13]), "", hand="swordmaster")
    assert (fight.state.supply.small[0], fight.refuses("summon swordmaster e5")) == (0, "TK-P-06")


@rule("TK-P-10")
def test_nothing_was_destroyed_by_it() -> None:
    """A Royal Reindeer becomes heroic only where nothing was destroyed."""
    reindeer = "d6 e6 f7"
    for mine, after in (("e5 " + " ".join(FAR.split()[:12]), "0 heroic"), ("e5", "0 common")):
        fight = at(f"{reindeer} {mine}", "", schools="everfrost northern", hand="royal_reindeer")
        fight.summon("royal_reindeer", "e5")
        fight.play("pass")
        assert fight["e5"] == after


# Picking up


@rule("TK-P-09")
def test_otherwise_a_piece_that_the_pattern_does_not_need_is_picked_up() -> None:
    fight = at("e4 e6 c1:h a5:l " + " ".join(FAR.split()[:13]), "e5", hand="swordmaster")
    fight.summon("swordmaster", "e5")
    assert (fight.player, fight.asked, fight["e5"]) == (0, "pick-up", "1 common")  # before anything is destroyed
    assert sorted(fight.options) == sorted(["c1", *FAR.split()[:13]])
    fight.play("c1")
    assert (fight["c1"], fight["e5"], fallen(fight, 0), fallen(fight)) == ("", "0 common", [0, 0, 0], [1, 0, 0])


@rule("TK-P-09")
def test_where_every_piece_is_needed_the_being_cannot_be_summoned() -> None:
    fight = at(DRAGON.replace(":h", ":l"), "", hand="fire_dragon")
    assert (fight.state.supply.legendary[0], fight.offers("summon")) == (0, [])
    assert fight.refuses("summon fire_dragon e5") == "TK-P-09"
    assert fight.refuses("summon fire_dragon e6") == "TK-P-03"


@rule("TK-P-09")
@pytest.mark.parametrize("mine", ["a4:h", "a4 a5:h e5:h"])
def test_small_pieces_do_not_help_a_legend(mine: str) -> None:
    fight = at(f"{DRAGON.replace(':h', ':l')} {mine}", "", hand="fire_dragon")
    assert fight.refuses("summon fire_dragon e5") == "TK-P-09"


@rule("TK-P-09", "TK-H-01")
def test_a_legend_takes_a_legendary_piece_that_stands_elsewhere() -> None:
    fight = at("d2:l f2:l e3 e4:h a4:l", "", hand="fire_dragon", form="high_form")
    assert fight.score(0) == 3
    fight.summon("fire_dragon", "e5")
    assert (fight["a4"], fight["e5"], fight.score(0), fight.asked) == ("", "0 legendary", 3, "aim")


@rule("TK-P-09")
def test_a_legend_on_an_own_legendary_piece_is_that_piece() -> None:
    fight = at("d2:l f2:l e3 e4:h e5:l", "", hand="fire_dragon")
    fight.summon("fire_dragon", "e5")
    assert (fight.pieces(0), fight.asked) == ("d2:l f2:l e3 e4:h e5:l", "aim")


@rule("TK-P-10", "TK-P-11")
@pytest.mark.parametrize(("image", "needed"), [("0", "e6 e7"), ("2", "e3 e4")])
def test_which_pieces_are_needed_depends_on_the_image(image: str, needed: str) -> None:
    mine = "e3 e4 e6 e7 " + " ".join(FAR.split()[:12])
    fight = at(mine, "", schools="sylvan northern", hand="sapling")
    assert fight.offers("summon sapling e5") == ["0", "2"]
    fight.play(f"summon sapling e5 {image}")
    assert sorted(fight.options) == sorted(set(mine.split()) - set(needed.split()))


@rule("TK-P-10", "TK-M-08")
def test_in_a_melee_an_enemy_may_be_lent_so_that_an_own_piece_can_be_picked_up() -> None:
    mine = "e6 e7 e4 " + " ".join(FAR.split()[:12])
    fight = at(mine, "e3", "i3", schools="sylvan northern highland", hand="sapling", form="melee")
    assert (fight.state.supply.small[0], fight.offers("summon sapling e5")) == (0, ["0", "2 - e3"])
    fight.play("summon sapling e5 2 - e3")
    assert {"e6", "e7"} < set(fight.options)


@rule("TK-P-09", "TK-P-14", "TK-T-12")
def test_in_a_team_control_is_not_passed_while_a_piece_is_picked_up() -> None:
    fight = at("e4 e6 c1 " + " ".join(FAR.split()[:13]), "e5", hand="swordmaster", seats=4)
    fight.summon("swordmaster", "e5")
    assert (fight.asked, "hand-over" in fight.options) == ("pick-up", False)
    fight.play("c1")
    settle(fight)
    assert fight["e5"] == "0 common"

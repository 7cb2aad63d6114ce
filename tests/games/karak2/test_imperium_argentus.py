"""Argentus: Magic Duplicate and King of the Wild (K-I-60, K-I-61, K-O-63, K-O-64, K-O-118)."""

import pytest

from stolik.games.karak2.contents import MONSTER_IDS
from stolik.games.karak2.heroes import argentus
from tests.games.karak2.karak import Karak, at
from tests.rule import rule

LAND = "3 forest_1 0,-1"
TWO_BOLTS = "argentus, spells fire_bolt fire_bolt"


def meets(hero: str, armies: str, two_armies_fought: str = "together_sum") -> Karak:
    """He goes into the fight on tile 3."""
    game = at(
        hero, "taia on 1", lands=f"{LAND}  4 farm_1 2,0", armies=f"3 {armies}", two_armies_fought=two_armies_fought
    )
    game.play("go 3")
    if game.asked == "play":
        game.play("fight")
    return game


# Magic Duplicate


@rule("K-I-60", "K-O-91")
@pytest.mark.parametrize(
    ("choice", "cast", "power", "left"),
    [("keep", "0", 1, 2), ("keep", "1", 2, 1), ("spend", "0", 2, 1), ("spend", "1", 3, 0), ("pass", "2", 2, 0)],
)
def test_t24_one_bolt_kept_or_doubled_the_other_as_for_anybody(choice: str, cast: str, power: int, left: int) -> None:
    game = meets(TWO_BOLTS, "dryads")
    game.play("k1", choice)
    assert (game.asked, game.options[-1]) == ("bolts", "2" if choice == "pass" else "1")
    game.play(cast)
    assert (game.noted("power"), len(game.items())) == ([(0, power, 3)], left)


@rule("K-I-60")
def test_a_single_bolt_kept_cannot_be_cast_once_more() -> None:
    game = meets("argentus, spells fire_bolt", "imps")
    game.play("s1", "keep")
    assert (game.asked, game.items()) == ("reward", ["fire_bolt"])


@rule("K-I-60")
def test_only_argentus_knows_the_duplicate() -> None:
    game = meets("darius, spells fire_bolt", "imps")
    game.play("s1")
    assert game.asked == "bolts"


@rule("K-I-60", "K-O-63")
def test_one_spell_a_turn_in_this_way() -> None:
    game = meets(TWO_BOLTS, "elementals shadow_eaters", two_armies_fought="one_by_one")
    game.play("shadow_eaters", "s3", "keep", "0", "soul_2", "s3")
    assert (game.asked, game.options) == ("bolts", ["0", "1", "2"]), "the same turn"


# King of the Wild


def wild() -> Karak:
    """Armies of three and four; a hero on the forest, a town on the farm, a cave, and one empty forest."""
    return at(
        "argentus",
        "taia on 1, town 2",
        lands="3 forest_1 0,-1  4 farm_1 -1,0  5 forest_1 1,-1  6 goblin_cave -1,1",
        armies="3 dryads, 4 shadow_eaters",
    )


@rule("K-I-61", "K-O-118")
def test_t25_only_the_army_of_three_only_to_the_empty_forest() -> None:
    game = wild()
    assert argentus.weak_armies(game.state, 0) == [(3, MONSTER_IDS.index("dryads"))]
    assert argentus.empty_tiles(game.state) == [5]
    game.play("wild")
    assert (game.armies(3), game.armies(5), game.state.turn.steps, game.player) == ([], ["dryads"], 2, 0)


@rule("K-I-61")
def test_t25_not_twice_in_a_turn() -> None:
    game = wild()
    game.play("wild")
    assert "wild" not in game.options
    assert game.refuses("wild") == "K-I-61"
    game.play("end", "end")
    assert "wild" in game.options


@rule("K-I-61", "K-O-64", "K-O-118")
def test_t25_an_army_just_entered_is_chased_off_and_the_steps_action_is_free() -> None:
    game = at("argentus", "taia", lands=LAND, armies="3 dryads")
    game.play("go 3")
    assert game.options == ["fight", "wild"]
    game.play("wild")
    assert (game.asked, game.options) == ("wild-tile", ["1", "2"]), "start tiles too, the castle not"
    game.play("2", "gather")
    assert (game.goods(), game.armies(2), game.player, game.state.turn.steps) == ([0, 1, 0], ["dryads"], 0, 1)


@rule("K-I-61", "K-O-64")
def test_also_when_it_has_just_been_drawn() -> None:
    game = at("argentus", "taia")
    game.play("explore 2", "forest_1.0", "imps", "wild", "1", "gather")
    assert (game.goods(), game.armies(1), game.armies(3)) == ([0, 1, 0], ["imps"], [])


@rule("K-O-118")
def test_of_a_pair_one_is_chased_and_the_other_must_be_fought() -> None:
    game = at("argentus", "taia", lands=LAND, armies="3 dryads elementals")
    game.play("go 3", "wild", "1")
    assert (game.asked, game.armies(3), game.state.turn.must_fight) == ("face", ["elementals"], True)


@rule("K-I-61")
def test_any_one_of_several_weak_armies_anywhere() -> None:
    game = at("argentus", "taia", lands=f"{LAND}  4 farm_1 9,9  5 rocks_1 8,8", armies="3 imps ghosts, 4 skeletons")
    game.play("wild")
    assert (game.asked, game.options) == ("wild-army", ["imps 3", "ghosts 3", "skeletons 4"])
    game.play("skeletons 4", "5")
    assert (game.armies(4), game.armies(5)) == ([], ["skeletons"])


@rule("K-O-118", "K-I-61")
@pytest.mark.parametrize(
    ("hero", "lands", "armies", "why"),
    [
        ("argentus", LAND, "3 shadow_eaters", "K-O-118"),
        ("argentus", "3 goblin_cave 0,-1", "", "K-O-118"),
        ("argentus on 1", LAND, "3 imps, 2 elementals", "K-O-118"),
        ("horan", LAND, "3 imps", "K-I-61"),
    ],
)
def test_wild_refused(hero: str, lands: str, armies: str, why: str) -> None:
    """Too strong; residents; nowhere to go; another hero."""
    game = at(hero, "taia", lands=lands, armies=armies)
    assert "wild" not in game.options
    assert game.refuses("wild") == why


@rule("K-I-61", "K-O-64")
def test_not_in_the_middle_of_a_fight() -> None:
    game = meets("argentus, glory 1, army knight", "dryads")
    assert (game.asked, game.options) == ("dice", ["1", "0"])


@rule("K-O-64", "K-I-61")
def test_after_the_last_action() -> None:
    game = at("argentus on 1", "taia", lands=LAND, armies="3 imps")
    game.play("gather", "gather")
    assert game.options == ["wild", "end"]
    game.play("wild")
    assert (game.armies(2), game.player) == (["imps"], 1)


@rule("K-O-118")
def test_with_the_general_on_the_castle_the_other_tiles_are_still_open() -> None:
    game = at("argentus on 3", "taia on 3", lands="3 forest_1 0,-1  4 farm_1 0,-2", armies="4 imps", general=True)
    game.play("wild")
    assert (game.asked, game.options) == ("wild-tile", ["1", "2"])

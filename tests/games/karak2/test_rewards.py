"""Rewards, slots, amulets, glory: K-O-29, K-O-96 to K-O-99, K-B-39 to K-B-43."""

import pytest

from stolik.games.karak2.contents import ITEM_IDS
from tests.games.karak2.karak import Karak, at
from tests.rule import rule

LAND = "3 forest_1 0,-1"


def out(game: Karak) -> list[str]:
    return [ITEM_IDS[item] for item in game.state.supply.out_of_game]


@rule("K-B-41", "K-O-97")
def test_a_beaten_token_is_turned_and_leaves_the_map() -> None:
    game = at("darius", "taia", lands=LAND, armies="3 skeletons")
    game.play("go 3", "sword")
    assert (game.items(), game.armies(3), game.noted("reward")) == (["sword"], [], [(0, 0, 0)])


@rule("K-O-97")
def test_tokens_are_turned_in_the_winners_order() -> None:
    game = at("darius, weapons axe sword", "taia", lands=LAND, armies="3 imps skeletons")
    game.play("go 3", "s1")
    assert (game.asked, game.options) == ("token", ["skeletons", "imps"])
    game.play("imps", "soul_1", "soul_1")
    assert game.points() == 2


@rule("K-O-29", "K-O-97")
@pytest.mark.parametrize("refused", ["sword", "axe"])
def test_of_three_weapons_any_two_are_kept(refused: str) -> None:
    game = at("taia, weapons sword sword", "horan", lands=LAND, armies="3 elementals")
    game.play("go 3", "s3", "axe")
    assert (game.asked, game.options) == ("leave-item", ["sword", "axe"])
    game.play(refused)
    assert sorted([*game.items(), refused]) == ["axe", "sword", "sword"]
    assert out(game) == [refused]


@rule("K-O-29", "K-O-97")
def test_three_spells_are_kept_and_a_fourth_replaces_one() -> None:
    game = at("taia, spells fire_bolt fire_bolt healing", "horan", lands=LAND, armies="3 ghosts")
    game.play("go 3", "s3", "blessing")
    assert game.options == ["fire_bolt", "healing", "blessing"]
    game.play("healing")
    assert game.items() == ["fire_bolt", "fire_bolt", "blessing"]
    assert out(game) == ["healing"]


@rule("K-O-97", "K-O-29")
def test_soul_stones_need_no_place() -> None:
    game = at("darius, souls soul_2 soul_3 soul_3", "taia", lands=LAND, armies="3 skeletons")
    game.play("go 3", "soul_1")
    assert game.points() == 9


@rule("K-O-97", "K-O-29")
def test_where_the_table_agrees_what_is_not_kept_lies_on_the_tile() -> None:
    game = at("darius, weapons axe axe", "taia", lands=LAND, armies="3 skeletons", unwanted_items="left_on_tile")
    game.play("go 3", "sword", "sword")
    assert ([ITEM_IDS[item] for item in game.state.map.dropped[3]], out(game)) == (["sword"], [])
    game.play("go 3", "pick-up sword")
    assert (game.items(1), game.state.map.dropped[3]) == (["sword"], ())
    assert (game.player, game.state.turn.steps) == (1, 2), "no action was needed"


@rule("K-O-97")
def test_what_lies_there_is_refused_among_monsters_and_elsewhere() -> None:
    game = at("darius", "taia", lands=LAND, unwanted_items="left_on_tile", open_turn=False)
    sword = ITEM_IDS.index("sword")
    game.state.map.dropped[3] = (sword,)
    assert game.refuses("pick-up sword") == "K-O-97"
    game = at("darius on 3", "taia", lands=LAND, armies="3 imps", unwanted_items="left_on_tile", open_turn=False)
    game.state.map.dropped[3] = (sword,)
    assert game.refuses("pick-up sword") == "K-O-97"


# Amulets


@rule("K-O-98", "K-O-35", "K-B-43")
def test_a_bear_swapped_for_a_titan() -> None:
    game = at("taia, amulet amulet_bear, weapons axe", "horan", lands=LAND, armies="3 elementals")
    assert game.army() == ["bear"]
    game.play("go 3", "1", "s3", "s1", "amulet_titan")
    assert (game.asked, game.options) == ("leave-item", ["amulet_bear", "amulet_titan"])
    game.play("amulet_bear")
    assert (game.army(), game.items(), game.state.supply.dice[5:7]) == (["titan"], ["axe", "amulet_titan"], [1, 0])


@rule("K-O-98", "K-O-97")
def test_a_new_amulet_may_be_refused() -> None:
    game = at("taia, amulet amulet_bear, weapons axe", "horan", lands=LAND, armies="3 elementals")
    game.play("go 3", "1", "s3", "s1", "amulet_titan", "amulet_titan")
    assert (game.army(), out(game)) == (["bear"], ["amulet_titan"])


@rule("K-O-98", "K-O-35")
def test_the_amulet_of_life_raises_the_maximum_and_not_the_life() -> None:
    game = at("taia, life 4", "horan", lands=LAND, armies="3 dryads")
    game.play("go 3", "s3", "amulet_life", "end", "heal")
    assert game.state.players[0].life == 6


@rule("K-O-98")
def test_laid_off_the_amulet_of_life_cuts_life_to_the_maximum() -> None:
    game = at("taia, amulet amulet_life, life 6, weapons sword", "horan", lands=LAND, armies="3 shadow_eaters")
    game.play("go 3", "s3", "amulet_bear", "amulet_life")
    assert (game.state.players[0].life, game.army()) == (5, ["bear"])
    assert (game.noted("wound"), game.noted("cut")) == ([], [(0, 5)])


@rule("K-O-98", "K-O-10")
def test_laid_off_the_amulet_of_the_steed_takes_its_step_with_it() -> None:
    game = at("taia, amulet amulet_steed, weapons sword", "horan", lands=LAND, armies="3 shadow_eaters")
    game.play("go 3", "s3", "amulet_bear", "amulet_steed", "end")
    assert game.state.turn.steps == 2


# Healing


@rule("K-O-96", "K-O-35", "K-B-42")
def test_healing_restores_two_life_once_and_costs_no_action() -> None:
    game = at("taia, life 2, spells healing", "horan")
    game.play("potion")
    assert (game.state.players[0].life, game.items(), game.state.turn.steps, out(game)) == (4, [], 2, ["healing"])
    assert game.refuses("potion") == "K-O-96"


@rule("K-O-96")
def test_no_healing_at_full_life() -> None:
    assert at("taia, spells healing", "horan").refuses("potion") == "K-O-96"


# Glory


@rule("K-O-99", "K-B-39")
@pytest.mark.parametrize(("glory", "after"), [(0, 2), (1, 2), (2, 2), (4, 4)])
def test_glory_rises_to_the_strength_beaten_and_never_falls(glory: int, after: int) -> None:
    game = at(f"darius, glory {glory}", "taia", lands=LAND, armies="3 imps")
    game.play("go 3", "s2", "sword")
    assert game.state.players[0].glory == after


@rule("K-O-99", "K-O-28")
@pytest.mark.parametrize(("reading", "glory"), [("strongest_single", 3), ("sum", 5)])
def test_glory_from_two_armies(reading: str, glory: int) -> None:
    game = at("darius, weapons axe", "taia", lands=LAND, armies="3 imps dryads", glory_from_two_armies=reading)
    game.play("go 3", "s3", "soul_1", "soul_1")
    assert game.state.players[0].glory == glory


@rule("K-O-99", "K-I-11")
def test_residents_raise_glory() -> None:
    game = at("darius", "taia", lands="3 rock_eater_mine 0,-1")
    game.play("go 3", "s2")
    assert (game.state.players[0].glory, game.goods()) == (2, [0, 0, 1])


@rule("K-O-99")
def test_a_duel_raises_no_glory() -> None:
    game = at("taia on 1", "horan on 1", emperor=1)
    game.play("challenge", "s3", "0", "s1")
    assert (game.state.realm.emperor, game.glories()) == (0, [0, 0])

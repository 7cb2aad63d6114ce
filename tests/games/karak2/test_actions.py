"""Heal, gather, found: K-O-14 to K-O-16, K-O-46, K-O-77 to K-O-81, K-B-22 to K-B-28."""

import pytest

from stolik.games.karak2.plays import ACTIONS
from tests.games.karak2.karak import at
from tests.rule import rule


@rule("K-B-22")
def test_the_actions_of_the_base_game() -> None:
    assert {"fight", "heal", "gather", "found", "build", "train", "cure"} < set(ACTIONS)


@rule("K-O-14", "K-B-23")
def test_heal_restores_two() -> None:
    game = at("horan, life 2", "taia")
    game.play("heal")
    assert (game.state.players[0].life, game.state.turn.steps) == (4, 1)


@rule("K-O-78")
def test_healing_never_goes_above_the_maximum() -> None:
    game = at("horan, life 4", "taia")
    game.play("heal")
    assert game.state.players[0].life == 5
    assert game.refuses("heal") == "K-O-78"
    assert "heal" not in game.options


@rule("K-O-78", "K-O-98")
def test_with_the_amulet_of_life_six_is_the_maximum() -> None:
    game = at("horan, life 5, amulet amulet_life", "taia")
    game.play("heal")
    assert game.state.players[0].life == 6
    assert game.refuses("heal") == "K-O-78"


@rule("K-O-14", "K-O-15", "K-B-24")
def test_neither_healing_nor_gathering_among_monsters() -> None:
    game = at("horan on 3, life 2", "taia", lands="3 forest_1 0,-1", armies="3 imps")
    assert (game.refuses("heal"), game.refuses("gather")) == ("K-O-14", "K-O-15")


@rule("K-O-15", "K-B-24")
@pytest.mark.parametrize(
    ("land", "goods"),
    [("forest_1", [0, 1, 0]), ("rocks_1", [0, 0, 1]), ("forest_farm_2", [1, 1, 0]), ("farm_rocks_2", [1, 0, 1])],
)
def test_gather_takes_what_the_tile_yields(land: str, goods: list[int]) -> None:
    game = at("horan on 3", "taia", lands=f"3 {land} 0,-1")
    game.play("gather")
    assert game.goods() == goods
    assert sum(game.state.supply.goods) == 120 - sum(goods)


@rule("K-O-79", "K-O-81")
def test_a_town_there_does_not_matter_for_gathering() -> None:
    game = at("horan on 1", "taia, town 1")
    game.play("gather")
    assert game.goods() == [0, 1, 0]


@rule("K-O-79")
def test_gather_needs_something_in_the_supply() -> None:
    game = at("horan on 1", "taia, goods 0 40 0")
    assert game.refuses("gather") == "K-O-79"
    assert "gather" not in game.options


@rule("K-O-79", "K-O-80")
def test_of_two_yields_one_is_enough() -> None:
    game = at("horan on 3", "taia, goods 0 40 0", lands="3 forest_farm_2 0,-1")
    game.play("gather")
    assert game.goods() == [1, 0, 0]


@rule("K-O-80", "K-I-10")
def test_without_wood_the_goblins_pay_one_food() -> None:
    game = at("horan", "taia, goods 0 40 0", lands="3 goblin_cave 0,-1")
    game.play("go 3", "s1")
    assert game.goods() == [1, 0, 0]


@rule("K-O-80")
def test_prices_go_back_to_the_supply_and_there_is_no_limit_to_what_one_holds() -> None:
    game = at("horan on 1, goods 40 40 39", "taia")
    game.play("found")
    assert (game.goods(), game.state.supply.goods) == ([40, 38, 39], [0, 2, 1])


# Lorraine


@rule("K-O-46", "K-B-72")
def test_forager_takes_one_more() -> None:
    game = at("lorraine on 1", "taia")
    game.play("gather")
    assert game.goods() == [0, 2, 0]


@rule("K-O-46")
def test_forager_chooses_among_what_the_tile_yields() -> None:
    game = at("lorraine on 3", "taia", lands="3 forest_rocks_2 0,-1")
    game.play("gather")
    assert (game.asked, game.options) == ("forage", ["wood", "stone"])
    game.play("stone")
    assert game.goods() == [0, 1, 2]


@rule("K-O-46", "K-O-80")
def test_forager_finds_no_more_than_the_supply_has() -> None:
    game = at("lorraine on 1", "taia, goods 0 39 0")
    game.play("gather")
    assert game.goods() == [0, 1, 0]
    game = at("lorraine on 3", "taia, goods 0 39 0", lands="3 forest_rocks_2 0,-1")
    game.play("gather")
    assert game.goods() == [0, 1, 2], "of stone there is one more"


# Founding


@rule("K-O-16", "K-B-25", "K-O-81")
def test_a_town_costs_two_wood_and_the_tile_keeps_its_yields() -> None:
    game = at("horan on 1, goods 0 2 0", "taia")
    game.play("found")
    assert (game.towns(), game.goods(), game.state.turn.steps) == ([1, -1], [0, 0, 0], 1)
    game.play("gather")
    assert game.goods() == [0, 1, 0]


@rule("K-O-16", "K-O-32")
def test_one_wood_is_not_enough() -> None:
    assert at("horan on 1, goods 5 1 5", "taia").refuses("found") == "K-O-32"


@rule("K-O-16", "K-B-25")
@pytest.mark.parametrize(
    "seats", [("horan on 1, goods 0 4 0, town 2", "taia"), ("horan on 1, goods 0 2 0", "taia, town 1")]
)
def test_one_town_for_a_player_and_for_a_tile(seats: tuple[str, str]) -> None:
    assert at(*seats).refuses("found") == "K-O-16"


@rule("K-O-16", "K-O-81")
@pytest.mark.parametrize(("lives", "why"), [((5, 5), "K-O-16"), ((0, 0), "K-O-81"), ((0, 1), "K-O-16")])
def test_another_hero_hinders_founding_even_unconscious(lives: tuple[int, int], why: str) -> None:
    game = at("horan on 1, goods 0 2 0", f"taia on 1, life {lives[0]}", f"darius on 1, life {lives[1]}")
    assert game.refuses("found") == why


@rule("K-B-28", "K-I-18", "K-O-08")
@pytest.mark.parametrize(
    ("land", "why"), [("goblin_cave", "K-I-18"), ("rock_eater_mine", "K-I-18"), ("rift_2", "K-O-08")]
)
def test_some_tiles_take_no_town(land: str, why: str) -> None:
    assert at("horan on 3, goods 0 2 0", "taia", lands=f"3 {land} 0,-1").refuses("found") == why

"""Exploring with an eye for what comes: Taia, short piles, an empty bag (K-O-44, K-O-45, K-O-71, K-O-72)."""

from stolik.games.karak2.contents import COPIES, MONSTER_IDS, TILE_IDS
from tests.games.karak2.karak import Karak, at
from tests.rule import rule


def box(game: Karak, level: int, *copies: str, bag: str | None = None) -> None:
    """Only these tiles are left of a level, and of the bag these armies."""
    named = [copy.partition(".") for copy in copies]
    game.state.supply.piles[level - 1] = [COPIES.index((TILE_IDS.index(land), int(copy))) for land, _, copy in named]
    if bag is not None:
        game.state.supply.bag = [MONSTER_IDS.index(name) for name in bag.split()]


@rule("K-O-71")
def test_without_tiles_nobody_explores() -> None:
    game = at("horan on 1", "taia", open_turn=False)
    box(game, 1)
    box(game, 2)
    assert game.offers("explore") == []
    assert game.refuses("explore 0") == "K-O-71"


@rule("K-O-45", "K-O-71")
def test_of_one_tile_left_taia_draws_just_that() -> None:
    game = at("taia on 1", "horan", open_turn=False)
    box(game, 1, "forest_1.0")
    game.play("explore 0")
    assert (game.asked, game.options) == ("landscape", ["forest_1.0"])


@rule("K-O-45", "K-B-71")
def test_second_sight_looks_at_two_and_puts_one_under_its_pile() -> None:
    game = at("taia on 1", "horan", open_turn=False)
    box(game, 1, "forest_1.0", "farm_1.0", "rocks_1.0")
    game.play("explore 0", "yes", "forest_1.0", "farm_1.0")
    assert (game.asked, game.options) == ("tile", ["forest_1.0", "farm_1.0"])
    game.play("farm_1.0")
    assert TILE_IDS[game.state.map.kinds[3]] == "farm_1"
    assert [TILE_IDS[COPIES[copy][0]] for copy in game.state.supply.unders[0]] == ["forest_1"]


@rule("K-O-45", "K-O-71")
def test_a_tile_under_the_pile_comes_last() -> None:
    game = at("taia on 1", "horan", open_turn=False)
    box(game, 1, "forest_1.0", "rocks_1.0")
    game.play("explore 0", "yes", "forest_1.0", "rocks_1.0", "rocks_1.0", "skeletons", "no", "s1", "sword", "end")
    game.play("explore 0")
    assert TILE_IDS[game.state.map.kinds[4]] == "forest_1", "level II has to wait"


@rule("K-O-45")
def test_she_need_not_look() -> None:
    game = at("taia on 1", "horan")
    game.play("explore 0", "no", "forest_1.0")
    assert game.asked == "bag"


@rule("K-O-44", "K-B-71")
def test_foresight_draws_one_more_and_returns_one_of_her_choice() -> None:
    game = at("taia on 1", "horan")
    bag = len(game.state.supply.bag)
    game.play("explore 0", "no", "forest_1.0", "dryads", "yes", "skeletons")
    assert (game.asked, game.options) == ("return", ["skeletons", "dryads"])
    game.play("dryads")
    assert (game.armies(3), len(game.state.supply.bag)) == (["skeletons"], bag - 1)


@rule("K-O-44")
def test_of_two_armies_foresight_returns_one_of_three() -> None:
    game = at("taia on 1", "horan", open_turn=False, imperium=False)
    box(game, 1)
    game.play("explore 0", "no", "forest_rocks_2.0", "dryads", "imps", "yes", "elementals")
    assert game.options == ["imps", "dryads", "elementals"]
    game.play("elementals")
    assert game.armies(3) == ["imps", "dryads"]


@rule("K-O-44")
def test_she_need_not_draw_one_more() -> None:
    game = at("taia on 1", "horan")
    game.play("explore 0", "no", "forest_1.0", "dryads", "no")
    assert game.armies(3) == ["dryads"]


@rule("K-O-44", "K-O-45")
def test_others_have_no_such_choice() -> None:
    game = at("horan on 1", "taia")
    game.play("explore 0", "forest_1.0", "dryads")
    assert game.asked == "face"


@rule("K-O-72")
def test_a_bag_with_one_token_gives_a_level_two_tile_one() -> None:
    game = at("horan on 1", "taia", open_turn=False)
    box(game, 1)
    box(game, 2, "forest_rocks_2.0", bag="imps")
    game.play("explore 0", "forest_rocks_2.0", "imps")
    assert (game.armies(3), game.asked) == (["imps"], "face")


@rule("K-O-72")
def test_with_an_empty_bag_the_tile_has_no_monsters_and_the_turn_goes_on() -> None:
    game = at("horan on 1", "taia", open_turn=False)
    box(game, 1, "forest_1.0", "farm_1.0", bag="")
    game.play("explore 0", "forest_1.0")
    assert (game.asked, game.player, game.armies(3)) == ("play", 0, [])
    game.play("gather")
    assert game.goods() == [0, 1, 0]


@rule("K-O-72", "K-O-44")
def test_foresight_needs_a_token_more_than_the_tile_draws() -> None:
    game = at("taia on 1", "horan", open_turn=False)
    box(game, 1, "forest_1.0", bag="imps")
    game.play("explore 0", "forest_1.0", "imps")
    assert game.asked == "face"


@rule("K-O-72", "K-O-44")
def test_foresight_finds_nothing_when_the_bag_ran_out() -> None:
    game = at("taia on 1", "horan", open_turn=False)
    box(game, 1)
    box(game, 2, "forest_rocks_2.0", bag="imps dryads")
    game.play("explore 0", "forest_rocks_2.0", "imps", "dryads")
    assert game.asked == "face"

"""The map: K-O-01 to K-O-08, K-B-08, K-B-15 to K-B-19."""

import pytest

from stolik.games.karak2 import board
from stolik.games.karak2.board import EDGES
from stolik.games.karak2.contents import COPIES, TILE_IDS
from tests.games.karak2.karak import Karak, at
from tests.rule import rule


def pile(game: Karak, *copies: str) -> None:
    """Only these are left of level I, as if the rest were never in the box."""
    game.state.supply.piles[0] = [game_copy(name) for name in copies]


def game_copy(name: str) -> int:
    land, _, number = name.partition(".")
    return COPIES.index((TILE_IDS.index(land), int(number)))


@rule("K-O-01")
@pytest.mark.parametrize("edge", range(6))
def test_an_edge_meets_the_edge_three_further_on(edge: int) -> None:
    step, back = EDGES[edge], EDGES[(edge + 3) % 6]
    assert (step[0] + back[0], step[1] + back[1]) == (0, 0)


@rule("K-O-01")
def test_the_six_edges_lead_to_six_neighbours() -> None:
    assert EDGES == ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


@rule("K-O-02", "K-B-07")
def test_the_start_piece() -> None:
    game = at("horan on 1", "taia on 2")
    assert game.state.map.places == [(0, 0), (1, 0), (0, 1)]
    game.shows("""
        0   1
          2
    """)
    assert [sorted(board.neighbours(game.state, tile, 0)) for tile in range(3)] == [[1, 2], [0, 2], [0, 1]]
    assert game.state.map.chasms == [0, 0, 0]
    game.play("gather", "end")
    assert game.goods() == [0, 1, 0], "the forest gives wood"
    game.play("gather")
    assert game.goods(1) == [1, 0, 0], "the farm gives food"


@rule("K-O-02", "K-B-28")
def test_the_castle_gives_nothing_and_takes_no_town() -> None:
    game = at("horan, goods 0 2 0", "taia on 1")
    assert game.refuses("gather") == "K-O-79"
    assert game.refuses("found") == "K-B-28"


@rule("K-O-03", "K-B-15")
@pytest.mark.parametrize("lands", ["3 forest_1/5  4 farm_1", "3 forest_1  4 farm_1/2"])
def test_a_chasm_on_either_side_closes_the_border(lands: str) -> None:
    game = at(
        "horan on 3",
        "taia",
        lands=lands,
        map="""
              3
        0   1   4
          2
        """,
    )
    assert "go 4" not in game.options
    assert game.refuses("go 4") == "K-O-03"
    assert "go 1" in game.options, "the other borders are open"


@rule("K-O-03", "K-O-04")
def test_nobody_explores_over_a_chasm_edge() -> None:
    game = at("horan on 3", "taia", lands="3 forest_1 2,-1/1")
    assert "explore 1" not in game.options
    assert game.refuses("explore 1") == "K-O-03"
    assert "explore 0" in game.options


@rule("K-O-04", "K-B-17")
def test_exploring_leads_into_an_empty_place_only() -> None:
    game = at("horan on 1", "taia")
    assert game.offers("explore") == ["explore 0", "explore 1", "explore 2", "explore 5"]
    assert game.refuses("explore 3") == "K-O-04", "there lies the castle"


@rule("K-O-04", "K-O-06", "K-B-17", "K-B-18")
def test_the_tile_is_laid_entered_and_gets_its_token() -> None:
    game = at("horan on 1", "taia", imperium=False)
    game.play("explore 0", "forest_1.0")
    assert game.asked == "bag", "a tile without chasms has one rotation"
    game.shows("""
        0   1   3
          2
    """)
    assert game.state.players[0].at == 3
    game.play("imps")
    assert game.armies(3) == ["imps"]


@rule("K-B-08", "K-O-04", "K-O-71")
def test_level_two_only_when_level_one_is_used_up() -> None:
    game = at("horan on 1", "taia", imperium=False, open_turn=False)
    pile(game, "forest_1.0")
    game.play("explore 0")
    assert game.options == ["forest_1.0"]
    game.play("forest_1.0", "skeletons", "s1", "sword", "end")
    assert game.player == 0
    game.play("explore 0")
    assert all(option.split("_")[-1][0] == "2" for option in game.options)


@rule("K-B-18", "K-O-06")
def test_a_level_two_tile_draws_two_tokens() -> None:
    game = at("horan on 1", "taia", imperium=False, open_turn=False)
    game.state.supply.piles[0] = []
    game.play("explore 0", "forest_rocks_2.0", "imps", "dryads")
    assert game.armies(3) == ["imps", "dryads"]


# Rotations


@rule("K-O-05")
def test_a_rotation_keeps_the_entry_edge_free_of_chasms() -> None:
    """forest_1.6 has chasms on 1 and 4; entering by its edge 3."""
    game = at("horan on 1", "taia")
    game.play("explore 0", "forest_1.6")
    assert game.asked == "rotation"
    assert game.options == ["0", "1"], "0: edges 1, 4; 1: edges 2, 5; 2: edges 3, 0 would close the way in"
    game.play("1", "skeletons")
    assert game.state.map.chasms[3] == 1 << 2 | 1 << 5


@rule("K-O-05")
def test_rotations_that_look_alike_are_one_choice() -> None:
    copy = game_copy("farm_1.6")  # 0 and 3
    assert [board.rotations(copy, edge) for edge in (0, 1, 2)] == [[1, 2], [0, 2], [0, 1]]


@rule("K-O-05")
def test_other_edges_need_not_fit_anything() -> None:
    """The chasm of the new tile may close a border to a tile that has none there."""
    game = at(
        "horan on 1",
        "taia",
        lands="3 rocks_1",
        map="""
              3
        0   1
          2
        """,
    )
    game.play("explore 0", "forest_1.3")
    assert "1" in game.options, "printed edge 1 on map edge 2, where tile 3 lies"
    game.play("1", "skeletons", "s1", "sword")
    game.shows("""
              3
        0   1   4
          2
    """)
    assert game.state.map.near[4][2] == 3
    assert board.neighbours(game.state, 4, 0) == [1]
    assert 4 not in board.neighbours(game.state, 3, 0)


@rule("K-O-08")
def test_a_sealed_rift_gives_nothing_and_does_nothing() -> None:
    game = at("horan on 1, goods 0 2 0", "taia on 2", lands="3 rift_1 2,0")
    game.play("go 3")
    assert (game.asked, game.tiles(), game.state.realm.emperor) == ("play", [3, 2], -1)
    assert game.refuses("gather") == "K-O-79"
    assert game.refuses("found") == "K-O-08"

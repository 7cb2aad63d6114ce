"""Swift Trail, Flight and Outrider, alone and with other moves: K-O-47, K-O-49, K-O-50, K-O-74, K-O-75."""

from stolik.games.karak2 import board
from stolik.games.karak2.contents import TILE_IDS
from tests.games.karak2.karak import at
from tests.rule import rule

ROW = "3 forest_1 0,-1  4 farm_1 0,-2  5 rocks_1 0,-3"


# Lorraine


@rule("K-O-47", "K-O-74", "K-B-72")
def test_swift_trail_covers_two_known_tiles() -> None:
    game = at("lorraine", "taia", lands=ROW)
    assert game.offers("trail") == ["trail 4"]
    game.play("trail 4")
    assert (game.state.players[0].at, game.state.turn.steps, game.state.turn.moved) == (4, 2, True)


@rule("K-O-47")
def test_swift_trail_is_there_once_a_turn() -> None:
    game = at("lorraine", "taia", lands=ROW)
    game.play("trail 4")
    assert game.offers("trail") == []
    assert game.refuses("trail 0") == "K-O-47"
    game.play("go 5")
    assert game.state.players[0].at == 5


@rule("K-O-47")
def test_swift_trail_may_be_the_second_move() -> None:
    game = at("lorraine", "taia", lands=ROW)
    game.play("go 3", "trail 5")
    assert (game.state.players[0].at, game.state.turn.steps) == (5, 1)


@rule("K-O-74", "K-O-47")
def test_swift_trail_neither_passes_nor_enters_monsters() -> None:
    for armies in ("3 imps", "4 imps"):
        game = at("lorraine", "taia", lands=ROW, armies=armies)
        assert game.offers("trail") == []
        assert game.refuses("trail 4") == "K-O-47"


@rule("K-O-74")
def test_swift_trail_goes_round_a_chasm_to_a_neighbour() -> None:
    """The border to 3 is closed, but 4 lies between."""
    game = at(
        "lorraine on 1",
        "taia",
        lands="3 forest_1/3  4 farm_1",
        map="""
                  4
            0   1   3
              2
        """,
    )
    assert game.refuses("go 3") == "K-O-03"
    game.play("trail 3")
    assert game.state.players[0].at == 3


@rule("K-O-74", "K-O-03")
def test_every_border_of_a_long_move_must_be_open() -> None:
    lands = "3 forest_1  4 farm_1/5"
    map = """
        4
          3
            0   1
              2
    """
    assert at("lorraine", "taia", lands=lands, map=map).offers("trail") == []
    assert at("darius", "taia", lands=lands, map=map).offers("ride") == ["ride 1 2", "ride 2 1"]


@rule("K-O-74")
def test_a_long_move_does_not_come_back_to_its_start() -> None:
    game = at("lorraine", "taia")
    assert game.refuses("trail 0") == "K-O-47"
    game = at("darius", "taia")
    assert game.refuses("ride 1 0") == "K-O-50"


@rule("K-O-74", "K-O-66")
def test_a_cave_with_a_hero_in_it_may_be_passed() -> None:
    lands = "3 goblin_cave 0,-1  4 farm_1 0,-2"
    assert at("lorraine", "taia", lands=lands).offers("trail") == []
    assert at("lorraine", "taia on 3", lands=lands).offers("trail") == ["trail 4"]


# Darius


@rule("K-O-50", "K-O-74", "K-B-75")
def test_outrider_covers_two_tiles_and_the_second_may_hold_monsters() -> None:
    game = at("darius", "taia", lands=ROW, armies="4 dryads")
    assert "ride 3 4" in game.options
    game.play("ride 3 4")
    assert (game.asked, game.state.players[0].at) == ("face", 4)


@rule("K-O-50", "K-O-74")
def test_outrider_does_not_pass_over_an_army() -> None:
    game = at("darius", "taia", lands=ROW, armies="3 dryads")
    assert "ride 3 4" not in game.options
    assert game.refuses("ride 3 4") == "K-O-50"


@rule("K-O-50", "K-O-74")
def test_outrider_may_end_in_the_unknown() -> None:
    game = at("darius", "taia", lands="3 forest_1 0,-1")
    assert "ride-out 3 2" in game.options
    game.play("ride-out 3 2", "farm_1.0", "dryads", "s1")
    assert (game.state.map.places[4], game.state.players[0].at) == ((0, -2), 3), (
        "beaten, he is back on the tile he passed"
    )


@rule("K-O-50")
def test_outrider_is_the_first_move_of_the_turn_only() -> None:
    game = at("darius", "taia", lands=ROW)
    game.play("go 3")
    assert (game.offers("ride"), game.offers("ride-out")) == ([], [])
    assert game.refuses("ride 4 5") == "K-O-50"
    game.play("end", "end")
    assert "ride 4 5" in game.options


@rule("K-O-50")
def test_an_action_before_the_first_move_does_not_use_it_up() -> None:
    game = at("darius on 1", "taia", lands=ROW)
    game.play("gather")
    assert "ride 0 3" in game.options


# Elspeth


@rule("K-O-49", "K-O-75", "K-B-74")
def test_chasms_do_not_stop_elspeth() -> None:
    lands = "3 forest_1 0,-1/5"
    assert at("horan", "taia", lands=lands).refuses("go 3") == "K-O-03"
    game = at("elspeth", "taia", lands=lands)
    game.play("go 3")
    assert game.state.players[0].at == 3


@rule("K-O-75", "K-O-05")
def test_elspeth_explores_over_a_chasm_and_others_cannot_follow() -> None:
    """The rotation rule is the same: no chasm on the edge she comes in by."""
    game = at("elspeth on 3", "horan on 3", lands="3 forest_1 0,-1/2")
    game.play("explore 2", "farm_1.3")
    assert game.options == ["0", "1", "2", "4", "5"], "printed edge 2 turned by 3 would close the way in"
    game.play("0", "skeletons", "s1", "no", "sword")
    assert TILE_IDS[game.state.map.kinds[4]] == "farm_1"
    assert (game.player, game.refuses("go 4"), game.refuses("explore 2")) == (1, "K-O-03", "K-O-04")
    assert 4 in board.neighbours(game.state, 3, 0)


@rule("K-O-49", "K-O-10", "K-O-12")
def test_flight_stables_and_portal_work_together() -> None:
    game = at("elspeth on 1, town 1 stables portal", "taia", lands="3 forest_1 -1,0  4 farm_1 -2,0/0")
    game.play("portal 3", "go 4", "gather")
    assert (game.state.players[0].at, game.goods(), game.state.turn.steps) == (4, [1, 0, 0], 1)


@rule("K-O-50", "K-O-10", "K-O-73")
def test_outrider_stables_steed_and_portal_work_together() -> None:
    game = at("darius, town 2 stables portal, amulet amulet_steed", "taia", lands=ROW)
    game.play("ride 1 2", "portal 4", "go 5", "go 4")
    assert (game.state.players[0].at, game.state.turn.steps) == (4, 1)

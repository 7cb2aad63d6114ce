"""Moving: K-O-12, K-O-19, K-O-66 to K-O-70, K-O-73, K-O-76, K-B-16."""

import pytest

from tests.games.karak2.karak import at
from tests.rule import rule

LAND = "3 forest_1 0,-1  4 farm_1 0,-2"


@rule("K-O-12")
def test_a_move_leads_one_tile_over_an_open_border() -> None:
    game = at("horan", "taia", lands=LAND)
    assert game.offers("go") == ["go 1", "go 2", "go 3"]
    assert game.refuses("go 4") == "K-O-12"
    game.play("go 3")
    assert game.state.players[0].at == 3


@rule("K-O-66", "K-O-107")
def test_a_cave_holds_monsters_only_while_no_hero_is_there() -> None:
    lands = "3 goblin_cave 0,-1"
    alone = at("horan", "taia", lands=lands)
    alone.play("go 3")
    assert alone.asked == "face"
    shared = at("horan", "taia on 3", lands=lands)
    shared.play("go 3")
    assert shared.asked == "play"


@rule("K-O-66", "K-O-107")
def test_a_cave_that_was_left_holds_monsters_again() -> None:
    game = at("horan on 3", "taia", lands="3 goblin_cave 0,-1")
    assert game.offers("fight") == [], "who stands there is not attacked"
    game.play("go 0", "end", "go 3")
    assert game.asked == "face"


@rule("K-O-67", "K-B-16")
def test_other_heroes_and_towns_do_not_block() -> None:
    game = at("horan", "taia on 1, town 1", "darius on 1", "elspeth on 1", "lorraine on 1")
    game.play("go 1")
    assert (game.asked, game.tiles()) == ("play", [1, 1, 1, 1, 1])


# Where a defeat leads


@rule("K-O-68", "K-B-33")
def test_beaten_after_a_step_the_hero_is_back_where_it_came_from() -> None:
    game = at("horan", "taia", lands=LAND, armies="4 dryads")
    game.play("go 3", "go 4", "s1")
    assert (game.state.players[0].at, game.armies(4), game.player) == (3, ["dryads"], 1)


@rule("K-O-68", "K-O-74")
def test_beaten_after_an_outride_the_hero_is_back_on_the_tile_it_passed() -> None:
    game = at("darius", "taia", lands=LAND, armies="4 dryads")
    game.play("ride 3 4", "s1")
    assert game.state.players[0].at == 3


@rule("K-O-68", "K-O-73")
def test_beaten_after_the_portal_the_hero_is_back_in_its_town() -> None:
    game = at("horan on 1, town 1 portal", "taia", lands=LAND, armies="4 dryads")
    game.play("portal 4", "s1")
    assert game.state.players[0].at == 1


@rule("K-O-68", "K-O-70")
def test_who_fights_without_having_moved_stays_when_beaten() -> None:
    game = at("horan on 3", "taia", lands=LAND, armies="3 dryads")
    game.play("fight", "s1")
    assert (game.state.players[0].at, game.armies(3)) == (3, ["dryads"])


@rule("K-O-69")
def test_to_be_put_somewhere_is_not_to_enter() -> None:
    """Back in the cave that he has just left, empty behind him."""
    game = at("horan on 3", "taia", lands="3 goblin_cave 0,-1  4 farm_1 0,-2", armies="4 dryads")
    game.play("go 4", "s1")
    assert (game.state.players[0].at, game.player, game.goods()) == (3, 1, [0, 0, 0])
    game.play("end")
    assert game.asked == "play"
    assert game.offers("fight") == []


@rule("K-O-70")
def test_standing_among_monsters_one_may_move_on_or_fight() -> None:
    game = at("horan on 3, life 3, goods 2 2 2", "taia", lands=LAND, armies="3 dryads")
    assert game.options == ["fight", "go 0", "go 4", *game.offers("explore"), "retreat", "end"]
    refusals = {play: game.refuses(play) for play in ("heal", "gather", "found", "build", "train")}
    assert refusals == {"heal": "K-O-14", "gather": "K-O-15", "found": "K-O-16", "build": "K-O-17", "train": "K-O-17"}
    game.play("go 4")
    assert game.state.players[0].at == 4


@rule("K-O-70")
def test_where_no_monsters_are_there_is_no_fight() -> None:
    assert at("horan on 3", "taia", lands=LAND).refuses("fight") == "K-O-70"


@rule("K-O-70")
def test_free_acts_are_possible_among_monsters() -> None:
    game = at("horan on 3, life 3, spells healing", "taia", lands=LAND, armies="3 dryads")
    game.play("potion")
    assert game.state.players[0].life == 5


# Portal and retreat


@rule("K-O-73", "K-O-12", "K-B-65")
def test_the_portal_leads_from_the_own_town_to_any_other_tile() -> None:
    game = at("horan on 1, town 1 portal", "taia", lands=LAND, armies="4 imps")
    assert game.offers("portal") == ["portal 0", "portal 2", "portal 3", "portal 4"]
    game.play("portal 3")
    assert (game.state.players[0].at, game.state.turn.steps, game.state.turn.moved) == (3, 2, True)
    assert game.refuses("portal 0") == "K-O-73", "he stands on the town no more"


@rule("K-O-73", "K-O-41")
@pytest.mark.parametrize(("hero", "plague"), [("horan on 1, town 1 portal", 0), ("horan on 2, town 1 portal", -1)])
def test_no_portal_from_a_plagued_town_or_from_elsewhere(hero: str, plague: int) -> None:
    game = at(hero, "taia", plague=plague)
    assert game.offers("portal") == []
    assert game.refuses("portal 0") == "K-O-73"


@rule("K-O-19", "K-O-76")
@pytest.mark.parametrize(
    ("town", "general", "tile"),
    [(", town 1", False, 1), (", town 1", True, 1), ("", False, 0), ("", True, 1)],
)
def test_retreat_leads_to_the_town_else_the_castle_else_the_start_forest(town: str, general: bool, tile: int) -> None:
    game = at(f"horan on 4{town}", "taia on 2", lands=LAND, armies="4 dryads", general=general)
    game.play("retreat")
    assert (game.state.players[0].at, game.player, game.armies(4)) == (tile, 1, ["dryads"])


@rule("K-O-76")
def test_retreat_is_declared_before_anything_else() -> None:
    game = at("horan on 1", "taia")
    game.play("gather")
    assert "retreat" not in game.options
    assert game.refuses("retreat") == "K-O-76"


@rule("K-O-76")
def test_no_retreat_to_where_one_stands() -> None:
    assert at("horan", "taia").refuses("retreat") == "K-O-76"
    assert at("horan on 1, town 1", "taia").refuses("retreat") == "K-O-76"

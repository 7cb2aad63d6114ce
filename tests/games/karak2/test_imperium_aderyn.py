"""Aderyn: Rebels and Sneaking (K-I-58, K-I-59, K-O-70, K-O-119, K-O-123)."""

import pytest

from tests.games.karak2.karak import at
from tests.rule import rule

LAND = "3 forest_1 0,-1"

# Rebels


@rule("K-I-58", "K-O-123")
def test_t22_two_food_buy_a_knight_once_a_turn_and_untaxed() -> None:
    game = at("aderyn on 1, goods 4 0 0, glory 2", "taia", emperor=1)
    game.play("rebels")
    assert (game.goods(), game.army(), game.goods(1), game.state.turn.steps) == ([2, 0, 0], ["knight"], [0, 0, 0], 1)
    assert "rebels" not in game.options
    assert game.refuses("rebels") == "K-I-58"
    game.play("end", "end", "rebels")
    assert game.army() == ["knight", "knight"], "in the next turn again"


@rule("K-I-58", "K-O-123", "K-I-43")
def test_t22_an_empress_gives_nobody_a_die_for_her_rebels() -> None:
    game = at("aderyn on 1, goods 2 0 0, glory 1", "taia, glory 3", emperor=0)
    game.play("rebels")
    assert (game.army(), game.army(1), game.asked) == (["knight", "imperial_guard"], [], "play")


@rule("K-I-58", "K-O-123")
@pytest.mark.parametrize(
    ("land", "forest"),
    [("forest_1", True), ("forest_rocks_2", True), ("forest_farm_2", True), ("rocks_1", False), ("goblin_cave", False)],
)
def test_rebels_live_wherever_there_is_a_forest(land: str, forest: bool) -> None:
    game = at("aderyn on 3, goods 2 0 0, glory 1", "taia", lands=f"3 {land} 0,-1")
    assert game.refuses("rebels") == (None if forest else "K-I-58")


@rule("K-I-58", "K-O-85")
@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("aderyn on 1, goods 1 9 9, glory 1", "K-I-58"),
        ("aderyn on 1, goods 2 0 0, glory 1, army archer", "K-O-85"),
        ("aderyn on 2, goods 2 0 0, glory 1", "K-I-58"),
        ("horan on 1, goods 2 0 0, glory 1", "K-I-58"),
    ],
)
def test_rebels_refused(line: str, why: str) -> None:
    game = at(line, "taia")
    assert "rebels" not in game.options
    assert game.refuses("rebels") == why


@rule("K-O-123", "K-O-70", "K-I-59")
def test_among_monsters_only_rebels_and_the_fight_are_left() -> None:
    game = at("aderyn, goods 2 2 0, glory 1, life 3", "taia", lands=LAND, armies="3 imps")
    game.play("go 3")
    assert {"rebels", "fight", "go 0", "end"} < set(game.options)
    refusals = [game.refuses(action) for action in ("heal", "gather", "found")]
    assert refusals == ["K-O-14", "K-O-15", "K-O-16"]
    game.play("rebels")
    assert (game.army(), game.player) == (["knight"], 0)


# Sneaking


@rule("K-I-59")
def test_t23_she_crosses_an_army_of_six() -> None:
    game = at("aderyn", "taia", lands=f"{LAND}  4 farm_1 0,-2", armies="3 fallen_knights")
    game.play("go 3")
    assert (game.asked, game.player, game.state.turn.must_fight) == ("play", 0, False)
    game.play("go 4", "gather")
    assert (game.state.players[0].at, game.goods(), game.armies(3)) == (4, [1, 0, 0], ["fallen_knights"])


@rule("K-I-59")
def test_t23_she_does_not_slip_past_the_general() -> None:
    game = at("aderyn on 1, spells healing, life 4", "taia on 2", general=True)
    game.play("go 0")
    assert game.options == ["fight", "potion"]
    assert (game.refuses("go 2"), game.refuses("end")) == ("K-O-13", "K-O-13")


@rule("K-I-59", "K-O-119")
def test_the_fight_takes_that_steps_action_and_ends_her_turn() -> None:
    game = at("aderyn", "taia", lands=LAND, armies="3 imps")
    game.play("go 3", "fight", "s2", "soul_1")
    assert (game.state.players[0].at, game.points(), game.player) == (3, 1, 1)


@rule("K-O-119", "K-O-70")
def test_she_explores_skips_and_explores_again() -> None:
    game = at("aderyn", "taia")
    game.play("explore 2", "forest_1.0", "dryads")
    assert (game.asked, "fight" in game.options) == ("play", True)
    game.play("explore 2", "forest_1.1", "imps")
    assert (game.state.players[0].at, game.armies(3), game.armies(4)) == (4, ["dryads"], ["imps"])
    game.play("end")
    assert game.player == 1


@rule("K-O-70", "K-O-68")
def test_beaten_after_sneaking_she_is_back_among_the_army_she_passed_and_may_walk_off() -> None:
    game = at("aderyn", "taia", lands=f"{LAND}  4 farm_1 0,-2", armies="3 imps, 4 elementals")
    game.play("go 3", "go 4", "fight", "s1")
    assert (game.state.players[0].at, game.player) == (3, 1)
    game.play("end")
    assert {"fight", "go 0", "retreat", "end"} < set(game.options)
    game.play("fight", "s1")
    assert game.state.players[0].at == 3, "she has not moved in this turn"


@rule("K-O-119", "K-O-107", "K-I-59")
def test_residents_are_passed_too_and_who_declines_finds_nobody_later() -> None:
    game = at("aderyn", "taia", lands="3 goblin_cave 0,-1  4 farm_1 0,-2")
    game.play("go 3")
    assert {"fight", "go 4", "end"} < set(game.options)
    game.play("end", "end")
    assert (game.player, game.state.players[0].at, game.refuses("fight")) == (0, 3, "K-O-70")


@rule("K-O-119", "K-I-10")
def test_she_may_fight_residents_as_well() -> None:
    game = at("aderyn", "taia", lands="3 goblin_cave 0,-1")
    game.play("go 3", "fight", "s1")
    assert (game.goods(), game.player) == ([1, 1, 0], 1)

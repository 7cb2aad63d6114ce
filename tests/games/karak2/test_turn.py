"""A turn and its steps: K-O-09 to K-O-13, K-O-61 to K-O-65, K-B-13, K-B-14, K-B-20, K-B-21."""

import pytest

from stolik.games.karak2.contents import NUMBERS
from stolik.games.karak2.plays import ACTIONS, END, FREE, MOVES, RETREAT
from tests.games.karak2.karak import at
from tests.rule import rule


@rule("K-O-09", "K-B-44", "K-O-52")
def test_a_hero_without_life_stands_up_with_two_and_that_is_its_turn() -> None:
    game = at("horan on 1, life 0, goods 1 1 1", "taia on 2")
    assert (game.player, game.lives(), game.tiles()) == (1, [2, 5], [1, 2])
    assert game.goods() == [1, 1, 1], "it keeps everything"


@rule("K-O-10", "K-B-14", "K-B-63")
@pytest.mark.parametrize(
    ("more", "plague", "steps"),
    [
        ("", -1, 2),
        (", town 1 stables", -1, 3),
        (", town 1 stables", 0, 2),
        (", amulet amulet_steed", -1, 3),
        (", amulet amulet_steed, town 1 stables", -1, 4),
        (", amulet amulet_steed, town 1 stables", 0, 3),
    ],
)
def test_steps(more: str, plague: int, steps: int) -> None:
    assert at(f"horan on 1{more}", "taia", plague=plague).state.turn.steps == steps <= NUMBERS["steps_most"]


@rule("K-B-13", "K-O-11")
def test_in_a_step_the_move_comes_first_and_the_action_closes_it() -> None:
    game = at("horan", "taia", lands="3 forest_1 2,-1")
    game.play("go 1", "gather")
    assert (game.state.turn.steps, game.goods()) == (1, [0, 1, 0])
    game.play("go 3", "gather")
    assert (game.player, game.goods()) == (1, [0, 2, 0])


@rule("K-B-13", "K-O-11")
def test_a_second_move_opens_the_next_step_and_a_third_is_refused() -> None:
    game = at("horan", "taia")
    game.play("go 1", "go 2")
    assert (game.state.turn.steps, game.offers("go")) == (1, [])
    assert game.refuses("go 0") == "K-B-13"
    game.play("gather")
    assert (game.player, game.goods()) == (1, [1, 0, 0])


@rule("K-O-11", "K-O-62", "K-B-13")
def test_neither_move_nor_action_is_needed() -> None:
    game = at("horan on 1", "taia on 2")
    game.play("gather", "gather")
    assert (game.player, game.goods()) == (1, [0, 2, 0])
    game.play("end")
    assert game.player == 0


@rule("K-O-77")
def test_the_same_action_may_be_taken_again_in_a_later_step() -> None:
    game = at("horan on 1, town 2 stables", "taia")
    game.play("gather", "gather", "gather")
    assert (game.player, game.goods()) == (1, [0, 3, 0])


@rule("K-O-77", "K-O-64")
def test_after_the_last_action_only_what_costs_none_is_left() -> None:
    game = at("horan on 1, life 3, spells healing", "taia")
    game.play("gather", "gather")
    assert game.options == ["potion", "end"]
    assert game.refuses("gather") == "K-O-77"
    assert game.refuses("go 0") == "K-B-13"
    game.play("potion")
    assert (game.player, game.state.players[0].life) == (1, 5)


@rule("K-O-13", "K-B-20", "K-O-62", "K-O-87")
def test_who_has_entered_monsters_can_only_fight() -> None:
    game = at("horan, life 3, spells healing", "taia", lands="3 forest_1 0,-1", armies="3 imps")
    game.play("go 3")
    assert game.options == ["fight", "potion"]
    for play in ("gather", "heal", "found", "end", "go 0", "explore 1"):
        assert game.refuses(play) == "K-O-13"


@rule("K-O-13", "K-B-20", "K-B-21")
def test_a_fight_ends_the_turn_whatever_steps_are_left() -> None:
    game = at("horan, amulet amulet_steed, town 1 stables", "taia", lands="3 forest_1 0,-1", armies="3 imps")
    game.play("go 3", "s2", "sword")
    assert game.player == 1


@rule("K-O-61", "K-B-63")
def test_stables_built_in_this_turn_count_from_the_next() -> None:
    game = at("horan on 1, goods 2 2 0, town 1", "taia")
    game.play("build")
    assert (game.buildings(), game.state.turn.steps) == (["stables"], 1)
    game.play("end", "end")
    assert game.state.turn.steps == 3


@rule("K-O-61", "K-O-18")
def test_stables_freed_of_the_plague_count_from_the_next_turn() -> None:
    game = at("horan on 1, goods 1 0 0, town 1 stables", "taia", plague=0)
    game.play("cure")
    assert game.state.turn.steps == 1
    game.play("end", "end")
    assert game.state.turn.steps == 3


@rule("K-O-62", "K-O-76")
def test_a_hero_shut_in_may_end_the_turn_or_retreat() -> None:
    game = at("horan on 3", "taia", lands="3 rift_1 0,-1/012345")
    assert game.options == ["retreat", "end"]


@rule("K-O-64", "K-O-96")
def test_free_acts_are_open_before_between_and_after() -> None:
    game = at("horan, life 1, spells healing", "taia")
    seen = []
    for play in ("go 1", "gather", "go 2", "gather"):
        seen.append("potion" in game.options)
        game.play(play)
    assert [*seen, "potion" in game.options] == [True] * 5


@rule("K-O-64", "K-O-96")
def test_a_potion_after_entering_comes_before_the_choice_of_dice() -> None:
    game = at("horan, life 1, spells healing", "taia", lands="3 forest_1 0,-1", armies="3 imps")
    game.play("go 3", "potion")
    assert (game.asked, game.state.players[0].life) == ("face", 3), "nothing but the fight is left"


@rule("K-O-64", "K-O-96")
def test_in_a_fight_no_potion_is_offered() -> None:
    game = at("horan, life 1, spells healing, glory 1, army knight", "taia", lands="3 forest_1 0,-1", armies="3 imps")
    game.play("go 3", "fight")
    asked = []
    for answer in ("1", "s1", "blank"):
        asked.append(game.asked)
        game.play(answer)
    assert asked == ["dice", "face", "face"]
    assert game.player == 1


@rule("K-O-63")
def test_once_per_turn_is_fresh_in_the_next() -> None:
    game = at("lorraine on 1", "taia", lands="3 forest_1 2,0  4 farm_1 3,0")
    game.play("trail 4")
    assert game.offers("trail") == []
    game.play("end", "end")
    assert game.offers("trail") == ["trail 1"]


@rule("K-O-65")
def test_nothing_can_be_given_or_thrown_away() -> None:
    words = {*MOVES, *ACTIONS, *FREE, RETREAT, END}
    assert not {word for word in words if word.startswith(("give", "trade", "throw", "drop", "sell"))}
    game = at("horan on 1, goods 3 3 3, weapons sword, spells fire_bolt", "taia on 1")
    assert {option.split()[0] for option in game.options} == {"gather", "go", "explore", "retreat", "end"}

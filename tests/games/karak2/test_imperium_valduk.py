"""Valduk: Battle Rage and Hard Head (K-I-62, K-I-63, K-O-27, K-O-92)."""

import pytest

from stolik.games.karak2.state import NOBODY
from tests.games.karak2.karak import Karak, at
from tests.rule import rule


def meets(hero: str, armies: str, emperor: int = NOBODY, time_lord: int = NOBODY) -> Karak:
    game = at(hero, "taia on 1", lands="3 forest_1 0,-1", armies=f"3 {armies}", emperor=emperor, time_lord=time_lord)
    game.play("go 3")
    return game


@rule("K-I-62", "K-I-63", "K-O-27")
def test_t26_wounds_come_first_so_one_unit_at_most_is_saved() -> None:
    game = meets("valduk, life 3, glory 3, army knight knight mage", "elementals")
    game.play("2", "1", "k2", "k1", "k1", "k1")
    assert (game.noted("power"), game.state.players[0].life) == ([(0, 2, 5)], 1)
    assert (game.asked, game.options) == ("hard-head", ["knight", "mage", "pass"])
    game.play("mage")
    assert (game.army(), game.state.players[0].life, game.noted("unconscious")) == (["mage"], 0, [(0,)])


@rule("K-I-62")
@pytest.mark.parametrize(("face", "power"), [("k2", 2), ("k1", 0), ("s2", 2)])
def test_rage_needs_two_skulls(face: str, power: int) -> None:
    game = meets("valduk", "elementals")
    game.play(face)
    assert game.noted("power") == [(0, power, 5)]


@rule("K-I-62")
def test_rage_can_win() -> None:
    game = meets("valduk, weapons sword", "dryads")
    game.play("k2", "soul_1")
    assert (game.points(), game.state.players[0].life) == (1, 3)


@rule("K-O-92")
def test_two_skulls_rolled_away_give_nothing() -> None:
    game = meets("valduk", "elementals", time_lord=0)
    game.play("1", "k2", "loop", "hero k2", "s1")
    assert game.noted("power") == [(0, 1, 5)]


@rule("K-O-92", "K-I-47")
def test_a_shield_takes_a_skull_but_not_the_rage() -> None:
    game = meets("valduk", "imps", emperor=0)
    game.play("1", "k2", "shield", "soul_1")
    assert (game.points(), game.state.players[0].life) == (1 + 2, 4)


@rule("K-I-63")
def test_as_many_units_as_he_has_life() -> None:
    game = meets("valduk, life 2, glory 3, army knight knight knight", "elementals")
    game.play("3", "s1", "k1", "k1", "k1", "knight", "knight")
    assert (game.army(), game.state.players[0].life, game.player) == (["knight", "knight"], 0, 1)


@rule("K-I-63")
def test_he_may_stop_at_any_time() -> None:
    game = meets("valduk, glory 2, army knight mage", "elementals")
    game.play("1", "1", "s1", "k1", "k1", "knight", "pass")
    assert (game.army(), game.state.players[0].life) == (["knight"], 4)
    game = meets("valduk, glory 1, army knight", "elementals")
    game.play("1", "s1", "k1", "pass")
    assert (game.army(), game.state.players[0].life) == ([], 5)


@rule("K-I-63", "K-O-93")
def test_without_life_left_nobody_is_saved() -> None:
    game = meets("valduk, life 2, glory 1, army knight", "elementals")
    game.play("1", "k2", "k1")
    assert (game.army(), game.state.players[0].life, game.player) == ([], 0, 1)


@rule("K-I-63")
def test_only_valduk_has_a_hard_head() -> None:
    game = at("darius, glory 1, army knight", "taia", lands="3 forest_1 0,-1", armies="3 elementals")
    game.play("go 3", "1", "s1", "k1")
    assert (game.army(), game.player) == ([], 1)


@rule("K-I-63", "K-O-52")
def test_having_passed_out_for_a_unit_he_stands_up_in_his_next_turn() -> None:
    game = meets("valduk, life 1, glory 1, army knight", "elementals")
    game.play("1", "s1", "k1", "knight", "end")
    assert (game.player, game.state.players[0].life, game.army()) == (1, 2, ["knight"])

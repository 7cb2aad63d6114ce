"""The Dark General: K-O-36 to K-O-39, K-O-101 to K-O-104, K-B-80 to K-B-85."""

import pytest

from stolik.games.karak2 import meeting
from stolik.games.karak2.contents import COPIES, TILE_IDS
from stolik.games.karak2.game import GAME
from tests.games.karak2.karak import Karak, at
from tests.rule import rule

STRONG = "glory 8, army mage mage mage mage mage mage, weapons axe axe"
ALL_OUT = ["6", "s3", *["s2"] * 6]
"""3 + 12 + 4: nineteen."""


def last_tile(game: Karak, land: str) -> None:
    """Only this one is left."""
    game.state.supply.piles = [[], [COPIES.index((TILE_IDS.index(land), 0))]]
    game.state.supply.bag = game.state.supply.bag[:2]


@rule("K-O-36", "K-O-101", "K-B-84")
def test_he_comes_at_the_end_of_the_turn_in_which_the_last_tile_was_laid() -> None:
    game = at("darius on 1", "taia", open_turn=False)
    last_tile(game, "forest_rocks_2")
    game.state.supply.bag = []
    game.play("explore 0", "forest_rocks_2.0")
    assert "general" not in game.events
    game.play("end")
    assert game.state.realm.general
    assert game.noted("general") == [(2,)]


@rule("K-O-36", "K-O-69")
def test_heroes_on_the_castle_are_put_on_the_start_forest() -> None:
    game = at("darius on 1", "taia", "horan on 2", open_turn=False)
    game.state.supply.piles = [[], []]
    game.play("end")
    assert (game.tiles(), game.player, game.asked) == ([1, 1, 2], 1, "play")


@rule("K-O-101")
def test_after_a_last_tile_with_monsters_the_fight_comes_first() -> None:
    game = at("darius on 1", "taia", open_turn=False, imperium=False)
    last_tile(game, "farm_rocks_2")
    game.play("explore 0", "farm_rocks_2.0", "0", "skeletons", "skeletons", "s1")
    assert game.events.index("lost") < game.events.index("general")


@rule("K-O-101")
def test_after_a_last_tile_that_is_a_rift_the_battle_comes_first() -> None:
    game = at("darius on 1", "taia", open_turn=False)
    last_tile(game, "rift_2")
    game.play("explore 0", "rift_2.0", "s1")
    assert not game.state.realm.general
    game.play("s2")
    assert (game.state.realm.emperor, game.state.realm.general, game.tiles()) == (1, True, [3, 3])


@rule("K-O-101", "K-O-36")
def test_he_comes_when_no_tile_can_be_laid_any_more_flight_disregarded() -> None:
    ring = ["1,-1", "0,-1", "-1,0", "-1,1", "2,-1", "2,0", "1,1", "0,2", "-1,2"]
    names = ["forest_1"] * 7 + ["farm_1"] * 2
    lands = "  ".join(f"{3 + i} {names[i]} {place}/012345" for i, place in enumerate(ring))
    game = at("elspeth on 1", "taia on 2", lands=lands)
    assert not game.state.realm.general
    game.play("end")
    assert game.state.realm.general


@rule("K-O-36")
def test_he_does_not_come_while_tiles_are_left_to_lay() -> None:
    game = at("darius on 1", "taia")
    game.play("end")
    assert not game.state.realm.general


@rule("K-O-37", "K-B-85")
@pytest.mark.parametrize(("seats", "strength"), [(2, 10), (3, 11), (4, 12), (5, 13)])
def test_his_strength_is_eight_and_one_for_each_praetorian(seats: int, strength: int) -> None:
    heroes = ["darius", "taia", "horan", "elspeth", "lorraine"][:seats]
    assert meeting.general_strength(at(*heroes, general=True).state) == strength
    assert meeting.general_strength(at(*heroes, general=True, praetorians=1).state) == 9


@rule("K-O-102", "K-B-80", "K-O-39", "K-O-104")
def test_entering_the_castle_is_the_assault_and_slaying_him_ends_the_game_at_once() -> None:
    game = at(f"darius on 1, {STRONG}", "taia on 2", "horan on 2", general=True)
    game.play("go 0", *ALL_OUT)
    assert game.over
    result = GAME.result(game.state)
    assert result is not None
    assert (result.reason, result.scores, result.places) == ("K-B-80", [3, 0, 0], [1, 2, 2])
    assert (game.state.course.round, game.state.players[0].life, game.state.players[0].glory) == (1, 4, 8)


@rule("K-O-38", "K-O-102", "K-B-82")
def test_each_assault_costs_a_life_won_or_lost() -> None:
    game = at("darius on 1", "taia on 2", general=True)
    game.play("go 0", "s3")
    assert (game.state.players[0].life, game.state.players[0].at, game.player) == (4, 1, 1)


@rule("K-O-102", "K-B-82", "K-O-27")
def test_not_even_blessing_prevents_it() -> None:
    game = at("darius on 1, spells blessing", "taia on 2", general=True)
    game.play("go 0", "k1", "yes")
    assert (game.state.players[0].life, game.items()) == (4, [])


@rule("K-O-38", "K-O-103")
def test_repelled_one_praetorian_falls_for_every_four_points() -> None:
    game = at("darius on 1, weapons axe axe", "taia on 2", "horan", "elspeth on 2", general=True)
    game.play("go 0", "s3")
    assert (game.points(), game.state.realm.praetorians, game.state.players[0].slain) == (1, 3, 1), "seven: one"


@rule("K-O-103")
def test_power_nine_takes_two_and_his_strength_falls_by_two() -> None:
    game = at("darius on 1, weapons axe axe, amulet amulet_bear", "taia on 2", "horan on 2", general=True)
    before = meeting.general_strength(game.state)
    game.play("go 0", "1", "s3", "s2")
    assert (game.noted("power"), game.points()) == ([(0, 9, 11)], 2)
    assert meeting.general_strength(game.state) == before - 2


@rule("K-O-103")
def test_no_more_praetorians_fall_than_are_left() -> None:
    game = at(
        "darius on 1, weapons axe axe, amulet amulet_bear", "taia on 2", "horan on 2", general=True, praetorians=1
    )
    game.play("go 0", "1", "s2", "s2")
    assert (game.noted("power"), game.points(), game.state.realm.praetorians) == ([(0, 8, 9)], 1, 0)


@rule("K-O-103", "K-O-54")
def test_praetorians_left_when_he_is_beaten_are_worth_nothing() -> None:
    game = at(f"darius on 1, {STRONG}", "taia on 2, slain 1", "horan on 2", general=True)
    game.play("go 0", *ALL_OUT)
    assert [game.points(seat) for seat in range(3)] == [3, 1, 0]


@rule("K-O-102")
def test_ambush_does_not_count_against_him() -> None:
    game = at("darius on 1", "taia on 2", general=True, praetorians=0)
    game.play("go 0")
    assert game.asked == "face"


@rule("K-O-102", "K-B-83")
def test_aderyn_does_not_slip_past_him() -> None:
    game = at("aderyn on 1", "taia on 2", general=True)
    game.play("go 0")
    assert (game.asked, game.state.turn.must_fight) == ("face", True)


@rule("K-O-102")
def test_kirimas_whirl_counts_against_him() -> None:
    line = "kirima on 1, weapons axe axe, amulet amulet_bear"
    game = at(line, "taia on 2", general=True)
    game.play("go 0", "1", "s3", "s2")
    assert game.over, "nine and one against ten"


@rule("K-O-104", "K-O-93", "K-B-80")
def test_a_slayer_who_passes_out_has_slain_him() -> None:
    game = at(f"darius on 1, life 1, {STRONG}", "taia on 2", general=True)
    game.play("go 0", "6", "k1", *["s2"] * 6)
    assert game.over
    assert (game.state.players[0].life, game.state.realm.trophy) == (0, 0)


@rule("K-O-102", "K-O-68")
def test_beaten_after_a_portal_the_hero_is_back_in_its_town() -> None:
    game = at("darius on 2, town 2 portal", "taia on 1", general=True)
    game.play("portal 0", "s1")
    assert (game.state.players[0].at, game.state.players[0].life) == (2, 4)

"""A fight from the choice of dice to its outcome: K-O-20 to K-O-26, K-O-87 to K-O-93, K-O-100, K-B-29 to K-B-35."""

from typing import Any

import pytest

from stolik.engine.game import Setting
from tests.games.karak2.karak import Karak, at
from tests.rule import rule

LAND = "3 forest_1 0,-1"


def meets(hero: str, armies: str, *, other: str = "taia", reading: str = "", value: Setting = True) -> Karak:
    """The hero enters tile 3."""
    settings: dict[str, Any] = {reading: value} if reading else {}
    game = at(hero, other, lands=LAND, armies=f"3 {armies}", **settings)
    game.play("go 3")
    return game


@rule("K-O-20", "K-B-30")
def test_of_each_kind_any_number_joins_the_hero_die() -> None:
    game = meets("horan, glory 3, army knight knight archer, amulet amulet_bear", "imps")
    questions = []
    while game.asked == "dice":
        questions.append(game.options)
        game.play("0")
    assert questions == [["2", "1", "0"], ["1", "0"], ["1", "0"]]
    assert [roll.kinds for roll in game.state.hand.throws] == [[0]], "the hero die has to be thrown"


@rule("K-O-20")
def test_bear_and_titan_count_as_own_dice() -> None:
    game = meets("horan, amulet amulet_titan", "elementals")
    game.play("1", "s2", "s3")
    assert game.noted("won") == [(0,)]


@rule("K-O-21")
def test_all_dice_are_thrown_before_anything_is_asked() -> None:
    game = meets("elspeth, glory 2, army knight knight, spells fire_bolt", "dryads")
    game.play("2", "k1", "s1", "blank")
    assert game.asked == "finesse"


@rule("K-O-25", "K-B-29", "K-B-42", "K-O-91")
def test_power_is_swords_and_weapons_and_bolts() -> None:
    game = meets(
        "horan, glory 2, army knight mage, weapons sword axe, spells fire_bolt fire_bolt", "elementals fallen_knights"
    )
    game.play("1", "1", "s3", "s1", "s2", "2")
    assert game.noted("power") == [(0, 3 + 1 + 2 + 1 + 2 + 2, 11)]


@rule("K-O-91", "K-B-42")
def test_bolts_are_gone_whatever_the_outcome() -> None:
    game = meets("horan, spells fire_bolt fire_bolt healing", "dryads")
    game.play("s1")
    assert (game.asked, game.options) == ("bolts", ["0", "1", "2"])
    game.play("1")
    assert (game.noted("lost"), game.items()) == ([(0,)], ["fire_bolt", "healing"])


@rule("K-O-91")
def test_bolts_need_not_be_cast_and_come_after_the_dice() -> None:
    game = meets("horan, spells fire_bolt", "imps")
    game.play("s1")
    assert game.asked == "bolts"
    game.play("0")
    assert (game.noted("lost"), game.items()) == ([(0,)], ["fire_bolt"])


@rule("K-O-124", "K-O-91")
@pytest.mark.parametrize(("armies", "face"), [("imps", "s2"), ("elementals", "s3")])
def test_bolts_are_not_offered_where_the_fight_is_won_or_lost_without_them(armies: str, face: str) -> None:
    game = meets("horan, spells fire_bolt", armies)
    game.play(face)
    assert game.asked != "bolts"


@rule("K-O-124", "K-O-91", "K-O-103")
def test_against_the_general_they_may_fell_praetorians() -> None:
    game = at("horan on 1, spells fire_bolt", "taia on 2", general=True)
    game.play("go 0", "s3")
    assert game.asked == "bolts"
    game.play("1")
    assert game.noted("praetorians") == [(0, 1)]


@rule("K-O-26", "K-B-31")
@pytest.mark.parametrize(("face", "outcome"), [("s1", "lost"), ("s2", "won"), ("s3", "won")])
def test_power_equal_to_the_strength_wins(face: str, outcome: str) -> None:
    game = meets("horan", "imps")
    game.play(face)
    events = game.events
    assert outcome in events
    assert {"won": "lost", "lost": "won"}[outcome] not in events


@rule("K-O-87", "K-O-26", "K-B-32")
def test_two_armies_count_as_their_sum_and_both_stay() -> None:
    game = at("horan on 3, weapons sword", "taia", lands=f"{LAND}  4 farm_1 0,-2", armies="4 imps dryads")
    game.play("go 4", "s3")
    assert (game.noted("power"), game.armies(4), game.state.players[0].at) == ([(0, 4, 5)], ["imps", "dryads"], 3)


@rule("K-O-87", "K-B-32")
def test_two_armies_are_beaten_in_one_fight() -> None:
    game = meets("horan, weapons axe", "imps dryads")
    game.play("s3", "soul_1", "soul_1")
    assert (game.armies(3), game.points(), game.player) == ([], 2, 1)


@rule("K-O-87")
def test_where_the_table_agrees_armies_are_fought_one_by_one() -> None:
    game = meets("horan", "imps dryads", reading="two_armies_fought", value="one_by_one")
    assert (game.asked, game.options) == ("army", ["imps", "dryads"])
    game.play("imps", "s2", "soul_1")
    assert game.asked == "face", "the next fight follows in the same action"
    game.play("s1")
    assert (game.armies(3), game.points(), game.state.players[0].at, game.player) == (["dryads"], 1, 0, 1)


# Losses


@rule("K-O-24", "K-B-35", "K-O-93")
def test_a_skull_costs_a_life_on_the_hero_die_and_the_die_on_a_unit() -> None:
    game = meets("taia, glory 2, army knight archer", "elementals", other="horan")
    game.play("1", "1", "k1", "k1", "blank")
    assert (game.state.players[0].life, game.army(), game.state.supply.dice[1]) == (4, ["archer"], 10)


@rule("K-O-24", "K-B-36")
def test_two_skulls_cost_two_lives() -> None:
    game = meets("taia", "elementals", other="horan")
    game.play("k2")
    assert game.state.players[0].life == 3


@rule("K-O-24", "K-O-27")
def test_a_unit_that_falls_still_adds_nothing_and_nothing_is_taken_before_the_outcome() -> None:
    game = meets("taia, glory 2, army knight knight, spells fire_bolt", "imps", other="horan")
    game.play("2", "s1", "k1", "blank")
    assert (game.asked, game.army()) == ("bolts", ["knight", "knight"])
    game.play("1")
    order = [kind for kind in game.events if kind in ("power", "won", "lose-die")]
    assert (order, game.army()) == (["power", "won", "lose-die"], ["knight"])


@rule("K-O-93", "K-O-27", "K-B-44")
def test_a_victor_without_life_takes_the_rewards_and_lies_on_the_tile() -> None:
    game = meets("taia, life 1, weapons sword", "skeletons", other="horan")
    game.play("k1", "soul_1")
    assert (game.state.players[0].life, game.points(), game.state.players[0].at, game.armies(3)) == (0, 1, 3, [])
    assert game.state.players[0].glory == 1


@rule("K-O-93")
def test_life_never_falls_below_nothing() -> None:
    game = meets("taia, life 1", "imps", other="horan")
    game.play("k2")
    assert (game.state.players[0].life, game.noted("unconscious")) == (0, [(0,)])


@rule("K-O-100", "K-B-34")
def test_a_defeat_costs_nothing_but_skulls() -> None:
    game = meets("horan, goods 1 1 1, glory 1, army archer", "dryads")
    game.play("1", "s1", "blank")
    assert (game.state.players[0].life, game.goods(), game.army(), game.armies(3)) == (
        5,
        [1, 1, 1],
        ["archer"],
        ["dryads"],
    )


@rule("K-O-100", "K-B-34")
def test_where_the_table_agrees_a_defeat_costs_a_life() -> None:
    game = meets("horan", "dryads", reading="losing_a_fight_costs_life")
    game.play("s1")
    assert game.state.players[0].life == 4
    won = meets("horan", "dryads", reading="losing_a_fight_costs_life")
    won.play("s3", "soul_1")
    assert won.state.players[0].life == 5


@rule("K-O-28", "K-B-39", "K-B-41")
def test_a_victory_gives_reward_glory_and_plunder_in_this_order() -> None:
    game = meets("horan", "imps")
    game.play("s2", "soul_1")
    assert [kind for kind in game.events if kind in ("reward", "glory", "gain")] == ["reward", "glory", "gain"]
    assert (game.points(), game.state.players[0].glory, game.goods(), game.player) == (1, 2, [0, 1, 0], 1)

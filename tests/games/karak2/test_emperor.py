"""Crown, guard and what comes with them: K-I-36 to K-I-38, K-I-46 to K-I-48, K-O-114."""

import pytest

from stolik.games.karak2.contents import GUARD
from stolik.games.karak2.sight import army_limit, army_size
from tests.games.karak2.karak import Karak, at
from tests.rule import rule

LAND = "3 forest_1 0,-1"


def meets(emperor: str, armies: str, *others: str) -> Karak:
    """The Emperor enters tile 3."""
    game = at(emperor, *(others or ("horan on 2",)), emperor=0, lands=LAND, armies=f"3 {armies}")
    game.play("go 3")
    return game


@rule("K-I-36", "K-I-46")
def test_the_first_rift_gives_crown_guard_and_one_of_each() -> None:
    game = at("horan, glory 1, army knight", "taia")
    assert (game.state.realm.emperor, game.state.supply.dice[GUARD]) == (-1, 1)
    game.play("explore 3", "rift_1.0", "1", "s3", "s1", "s1")
    assert (game.state.realm.emperor, game.state.supply.dice[GUARD], game.goods()) == (0, 0, [1, 1, 1])
    assert (army_size(game.state, 0), army_limit(game.state, 0)) == (1, 1), "the guard is outside the limit"


@rule("K-I-38")
def test_the_crown_is_worth_two_points_while_it_is_worn() -> None:
    game = at("horan", "taia, souls soul_1", emperor=1)
    assert (game.points(), game.points(1)) == (0, 3)
    game.play("challenge", "s1", "0", "s1")
    assert (game.points(), game.points(1)) == (2, 1)


# The guard


@rule("K-I-46")
def test_the_guard_may_be_thrown_or_left_at_home() -> None:
    game = meets("taia", "imps")
    assert (game.asked, game.options, game.decision.about) == ("dice", ["1", "0"], GUARD)
    game.play("1", "k1", "s2", "soul_1")
    assert game.points() == 1 + 2


@rule("K-I-47")
def test_a_shield_saves_a_life_or_a_unit() -> None:
    game = meets("taia, glory 2, army knight mage", "elementals")
    game.play("1", "1", "1", "k1", "k1", "k1", "shield")
    assert (game.asked, game.options) == ("shield", ["hero", "knight", "mage", "pass"])
    game.play("mage")
    assert (game.state.players[0].life, game.army()) == (4, ["mage", "imperial_guard"])


@rule("K-I-47")
@pytest.mark.parametrize(("answer", "life", "army"), [("hero", 5, 0), ("knight", 4, 1), ("pass", 4, 0)])
def test_one_skull_of_his_choice_or_none(answer: str, life: int, army: int) -> None:
    game = meets("taia, glory 1, army knight", "elementals")
    game.play("1", "1", "k1", "k1", "shield", answer)
    assert (game.state.players[0].life, army_size(game.state, 0)) == (life, army)


@rule("K-I-47")
def test_without_skulls_the_shield_is_not_asked_for() -> None:
    game = meets("taia", "imps")
    game.play("1", "s2", "shield")
    assert game.asked == "reward"


@rule("K-I-47", "K-O-23")
def test_t39_one_life_instead_of_two_but_the_plague_all_the_same() -> None:
    game = meets("taia", "elementals", "horan on 2, town 2")
    game.play("1", "k2", "shield")
    assert (game.state.players[0].life, game.state.realm.plague) == (4, 1)


@rule("K-I-47", "K-O-27")
def test_shield_and_battle_strategy_spare_two() -> None:
    game = meets("horan, glory 2, army knight knight", "elementals", "taia")
    game.play("2", "1", "s1", "k1", "k1", "shield")
    assert game.army() == ["knight", "knight", "imperial_guard"]


@rule("K-I-47", "K-O-27", "K-I-28")
def test_a_blessing_comes_before_the_shield() -> None:
    game = meets("taia, glory 1, army knight, spells blessing", "elementals")
    game.play("fight", "1", "1", "s1", "k1", "shield") if game.asked == "play" else game.play(
        "1", "1", "s1", "k1", "shield"
    )
    assert game.asked == "blessing"
    game.play("no")
    assert game.army() == ["knight", "imperial_guard"], "the shield saves the only one"


# Keeping the crown


@rule("K-O-114", "K-I-48", "K-O-52")
def test_t34_an_emperor_who_passes_out_keeps_it() -> None:
    game = meets("taia, life 1", "elementals")
    game.play("1", "k1", "blank")
    assert (game.state.players[0].life, game.state.realm.emperor, game.army()) == (0, 0, ["imperial_guard"])


@rule("K-I-48")
def test_t34_nobody_wins_it_by_beating_an_army_on_his_tile() -> None:
    game = at("horan", "taia on 3", emperor=1, lands=LAND, armies="3 imps")
    game.play("go 3", "fight", "s2", "soul_1")
    assert (game.state.realm.emperor, game.army(1)) == (1, ["imperial_guard"])


@rule("K-I-48", "K-I-32")
def test_t34_nor_by_winning_the_time_lord() -> None:
    game = at("horan, weapons axe sword", "taia", emperor=1, lands=LAND, armies="3 time_lord")
    game.play("go 3", "s3", "time_crystal")
    assert (game.state.realm.emperor, game.state.realm.time_lord, game.state.players[0].at) == (1, 0, 3)


@rule("K-O-52", "K-O-114", "K-I-40")
def test_an_unconscious_emperor_still_gets_his_tax() -> None:
    game = at("horan on 1, goods 0 3 0", "taia, life 0", emperor=1)
    game.play("found")
    assert game.goods(1) == [0, 1, 0]

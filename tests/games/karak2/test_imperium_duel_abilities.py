"""Which abilities act in a duel: K-I-56, K-O-51, K-O-113."""

import pytest

from tests.games.karak2.karak import Karak, at
from tests.rule import rule


def duel(challenger: str, emperor: str, *others: str) -> Karak:
    game = at(challenger, emperor, *others, emperor=1)
    game.play("challenge")
    return game


QUIET = ["kirima", "darius", "taia", "aderyn", "lorraine"]


@rule("K-I-56", "K-O-51")
@pytest.mark.parametrize("hero", QUIET)
def test_t21_these_have_nothing_to_use_as_challengers(hero: str) -> None:
    game = duel(f"{hero} on 1, glory 1, army knight", "elspeth on 1")
    game.play("1", "k1", "s1")
    assert (game.state.hand.throws[0].power, game.asked, game.player) == (1, "dice", 1)
    game.play("0", "s2", "no")
    assert (game.state.realm.emperor, game.army(), game.state.players[0].life, game.goods()) == (
        1,
        ["knight"],
        4,
        [0, 0, 0],
    )


@rule("K-I-56", "K-O-51")
@pytest.mark.parametrize("hero", QUIET)
def test_t21_nor_as_emperors(hero: str) -> None:
    game = duel("elspeth on 1", f"{hero} on 1, glory 1, army knight")
    game.play("s1", "no", "1", "0", "s2", "k1")
    assert (game.state.realm.emperor, game.army(1), game.goods(1), game.player) == (1, ["imperial_guard"], [0, 0, 0], 1)


@rule("K-I-56", "K-O-113")
def test_t21_horan_plunders_the_tile_of_a_duel_he_wins() -> None:
    game = duel("horan on 1", "taia on 1")
    game.play("s2", "0", "s1")
    assert game.goods() == [1, 2, 1], "crowned, and the forest's wood"


@rule("K-I-56", "K-O-113")
def test_horan_defends_on_a_farm_and_takes_its_food() -> None:
    game = duel("taia on 2", "horan on 2")
    game.play("s1", "0", "s2")
    assert (game.state.realm.emperor, game.goods(1)) == (1, [1, 0, 0])


@rule("K-I-56")
def test_horan_does_not_plunder_when_he_loses() -> None:
    game = duel("horan on 1", "taia on 1")
    game.play("s1", "0", "s2")
    assert game.goods() == [0, 0, 0]


@rule("K-I-56", "K-O-43")
def test_horan_saves_a_unit_with_battle_strategy() -> None:
    game = duel("horan, glory 1, army knight", "taia")
    game.play("1", "s1", "k1", "0", "s2")
    assert (game.noted("spared"), game.army()) == ([(0, 1)], ["knight"])


@rule("K-I-56", "K-O-94")
def test_xanros_collects_souls_and_raises_the_dead() -> None:
    game = duel("taia", "lord_xanros, life 3, glory 1, army knight")
    game.play("s1", "1", "0", "s2", "k1")
    assert (game.asked, game.player, game.state.players[1].life) == ("raise-dead", 1, 4)
    game.play("yes")
    assert game.army(1) == ["skeleton", "imperial_guard"]


@rule("K-I-56", "K-B-74")
def test_elspeth_uses_finesse_on_either_side() -> None:
    game = duel("elspeth", "taia")
    game.play("k1")
    assert (game.asked, game.player) == ("finesse", 0)
    game = duel("taia", "elspeth")
    game.play("s1", "0", "k1")
    assert (game.asked, game.player) == ("finesse", 1)
    game.play("yes", "s2")
    assert (game.state.realm.emperor, game.state.players[1].life) == (1, 5)


@rule("K-I-56", "K-I-60", "K-O-63")
def test_argentus_doubles_in_his_turn_and_again_as_defender_in_the_next() -> None:
    game = at("argentus, spells fire_bolt", "horan", lands="3 forest_1 0,-1", armies="3 imps", emperor=0)
    game.play("go 3", "fight", "0", "s1", "keep", "soul_1")
    game.play("go 3", "challenge", "s1", "0", "s1")
    assert (game.asked, game.player) == ("duplicate", 0)
    game.play("keep")
    assert (game.state.realm.emperor, game.items()) == (0, ["fire_bolt", "soul_1"])


@rule("K-I-56", "K-I-62", "K-I-63")
def test_valduk_rages_and_takes_blows() -> None:
    game = duel("valduk, glory 1, army knight", "taia", "horan, town 1")
    game.play("1", "k2", "k1", "0", "s2")
    assert (game.asked, game.player, game.options) == ("hard-head", 0, ["knight", "pass"])
    game.play("knight")
    assert (game.state.realm.emperor, game.state.players[0].life, game.army()) == (0, 2, ["knight", "imperial_guard"])


@rule("K-I-56", "K-I-67")
def test_saigo_rerolls_archers_on_either_side() -> None:
    game = duel("saigo, glory 1, army archer", "taia")
    game.play("1", "s1", "blank")
    assert (game.asked, game.player) == ("position", 0)
    game = duel("taia", "saigo, glory 1, army archer")
    game.play("s1", "1", "0", "s1", "blank", "archer blank", "s1")
    assert (game.state.realm.emperor, game.noted("power")) == (1, [(1, 2, 2)])


@rule("K-I-56", "K-O-91")
def test_any_own_items_may_be_used_by_both() -> None:
    game = duel("taia, weapons axe, spells fire_bolt", "darius, weapons sword, amulet amulet_bear, spells fire_bolt")
    game.play("s1", "1", "1", "0", "s1", "s2", "1")
    assert (game.noted("power"), game.state.realm.emperor) == ([(1, 5, 5)], 1), "4 against 1 + 2 + 1 + 1"

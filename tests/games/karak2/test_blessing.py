"""The Blessing in all its windows: K-I-26 to K-I-31, K-O-95."""

import pytest

from tests.games.karak2.karak import Karak, at
from tests.rule import rule

LAND = "3 forest_1 0,-1"


def meets(hero: str, armies: str, *, other: str = "horan on 2") -> Karak:
    """The hero enters tile 3 and goes straight into the fight."""
    game = at(hero, other, lands=LAND, armies=f"3 {armies}")
    game.play("go 3")
    if game.asked == "play":
        game.play("fight")
    return game


# In the own turn


@rule("K-I-26", "K-I-27", "K-O-95")
def test_t09_any_one_die_if_there_is_room() -> None:
    game = at("taia, glory 3, army knight archer, spells blessing", "horan")
    assert "bless" in game.options
    game.play("bless")
    assert (game.asked, game.options) == ("blessing-die", ["knight", "archer", "mage"])
    game.play("mage")
    assert (game.army(), game.items()) == (["knight", "archer", "mage"], [])
    assert (game.asked, game.state.turn.steps) == ("play", 2), "it costs nothing"


@rule("K-O-95", "K-I-27")
def test_t09_with_a_full_army_it_would_do_nothing_and_is_kept() -> None:
    game = at("taia, glory 3, army knight archer archer, spells blessing", "horan")
    assert "bless" not in game.options
    assert (game.refuses("bless"), game.items()) == ("K-O-95", ["blessing"])


@rule("K-I-27")
def test_without_the_spell_there_is_no_blessing() -> None:
    assert at("taia, glory 3, spells healing", "horan").refuses("bless") == "K-I-27"


@rule("K-I-26")
def test_after_use_it_leaves_the_game() -> None:
    game = at("taia, glory 3, spells blessing blessing", "horan")
    game.play("bless", "knight")
    assert (game.items(), len(game.state.supply.out_of_game)) == (["blessing"], 1)
    game.play("bless", "knight")
    assert (game.army(), len(game.state.supply.out_of_game)) == (["knight", "knight"], 2)


@rule("K-I-27", "K-O-64")
def test_at_any_moment_also_after_the_last_action() -> None:
    game = at("taia on 1, glory 1, spells blessing", "horan")
    game.play("gather", "go 2", "gather")
    assert (game.player, game.options) == (0, ["bless", "end"])
    game.play("bless", "archer")
    assert (game.army(), game.player) == (["archer"], 1)


@rule("K-O-95", "K-O-64")
def test_before_dice_are_chosen_the_new_one_may_be_thrown() -> None:
    game = at("taia, glory 1, spells blessing", "horan", lands=LAND, armies="3 imps")
    game.play("go 3")
    assert game.options == ["fight", "bless"]
    game.play("bless", "mage")
    assert (game.asked, game.options) == ("dice", ["1", "0"])


@rule("K-I-27", "K-O-85")
def test_only_kinds_that_are_in_the_supply() -> None:
    mages = "army mage mage mage mage mage"
    game = at("taia, glory 1, spells blessing", f"horan, glory 5, {mages}", f"darius, glory 5, {mages}")
    game.play("bless")
    assert game.options == ["knight", "archer"]


@rule("K-O-95")
def test_in_anothers_turn_outside_a_fight_of_ones_own_it_is_not_asked() -> None:
    game = at("horan", "taia, glory 3, spells blessing", lands=LAND, armies="3 elementals")
    game.play("go 3", "k1")
    assert (game.player, game.asked, game.items(1)) == (1, "play", ["blessing"])


# Right after a fight


@rule("K-I-28", "K-I-29", "K-I-31", "K-O-23")
def test_t10_all_skulls_are_void_but_the_plague_is_carried_out() -> None:
    game = meets("taia, glory 4, army knight knight archer, spells blessing", "elementals", other="horan on 2, town 2")
    game.play("2", "1", "k2", "k1", "s1", "s1")
    assert (game.asked, game.state.realm.plague) == ("blessing", 1)
    game.play("yes", "mage")
    assert (game.state.players[0].life, game.army(), game.items()) == (5, ["knight", "knight", "archer", "mage"], [])
    assert (game.state.realm.plague, game.state.players[0].at, game.player) == (1, 0, 1), "lost all the same"


@rule("K-I-28", "K-I-29", "K-O-95")
def test_t36_without_room_it_still_voids_the_skulls() -> None:
    game = meets("taia, glory 3, army knight knight knight, spells blessing", "imps")
    game.play("3", "s1", "k1", "s1", "s1")
    assert game.asked == "blessing"
    game.play("yes", "soul_1")
    assert (game.army(), game.items()) == (["knight", "knight", "knight"], ["soul_1"])


@rule("K-I-28")
def test_it_need_not_be_cast() -> None:
    game = meets("taia, glory 1, army knight, spells blessing", "imps")
    game.play("1", "s2", "k1", "no", "soul_1")
    assert (game.army(), game.items()) == ([], ["blessing", "soul_1"])


@rule("K-I-29", "K-O-95")
def test_without_skulls_nobody_is_asked_and_the_next_turn_offers_it() -> None:
    game = meets("taia, glory 1, spells blessing", "imps")
    game.play("s2")
    assert game.asked == "reward"
    game.play("soul_1", "end")
    assert "bless" in game.options


@rule("K-O-95", "K-I-29")
@pytest.mark.parametrize(("counts", "army"), [(True, ["knight", "mage"]), (False, ["knight"])])
def test_glory_of_this_very_fight_may_make_room_for_the_die(counts: bool, army: list[str]) -> None:
    line = "taia on 0, glory 1, army knight, weapons sword, spells blessing"
    game = at(line, "horan on 2", lands=LAND, armies="3 dryads", blessing_counts_new_glory=counts)
    game.play("go 3", "1", "s2", "k1", "yes", "soul_1", *(["mage"] if counts else []))
    assert (game.army(), game.state.players[0].glory, game.player) == (army, 3, 1)


@rule("K-O-95", "K-I-29")
def test_residents_give_room_too_and_a_lost_fight_does_not() -> None:
    game = at("taia, spells blessing, glory 0", "horan", lands="3 rock_eater_mine 0,-1")
    game.play("go 3", "k1", "yes")
    assert (game.army(), game.player) == ([], 1), "lost"
    game = at("taia, weapons axe, spells blessing", "horan", lands="3 rock_eater_mine 0,-1")
    game.play("go 3", "k1", "yes", "archer")
    assert (game.army(), game.state.players[0].glory) == (["archer"], 2)


@rule("K-I-30", "K-O-102")
@pytest.mark.parametrize(("answer", "life"), [("yes", 4), ("no", 3)])
def test_t11_the_generals_extra_life_is_lost_all_the_same(answer: str, life: int) -> None:
    game = at("taia on 1, spells blessing", "horan on 2", general=True)
    game.play("go 0", "k1", answer)
    assert game.state.players[0].life == life


@rule("K-I-28", "K-O-92")
def test_battle_rage_is_not_undone() -> None:
    game = meets("valduk, spells blessing", "imps")
    game.play("k2", "yes", "soul_1")
    assert (game.state.players[0].life, game.points()) == (5, 1)


@rule("K-I-28")
def test_residents_are_a_fight_as_well() -> None:
    game = at("taia, glory 1, army knight, spells blessing", "horan", lands="3 goblin_cave 0,-1")
    game.play("go 3", "1", "s1", "k1", "yes")
    assert (game.army(), game.goods(), game.items()) == (["knight"], [1, 1, 0], [])


@rule("K-I-28", "K-O-95", "K-O-111")
def test_at_a_rift_everybody_may_bless_in_rolling_order() -> None:
    game = at("horan, spells blessing", "darius, spells blessing")
    game.play("explore 3", "rift_1.0", "k1", "k1", "s1", "k2")
    asked = [(game.asked, game.player)]
    game.play("yes")
    asked.append((game.asked, game.player))
    game.play("yes")
    assert asked == [("blessing", 0), ("blessing", 1)]
    assert (game.lives(), game.state.realm.emperor) == ([5, 5], 0)


@rule("K-I-28", "K-O-95", "K-O-112")
def test_in_a_duel_both_sides_may_bless() -> None:
    game = at("horan, spells blessing", "darius, spells blessing", emperor=1)
    game.play("challenge", "k1", "0", "k1")
    assert (game.asked, game.player) == ("blessing", 0)
    game.play("no")
    assert (game.asked, game.player) == ("blessing", 1)
    game.play("yes")
    assert (game.lives(), game.state.realm.emperor) == ([4, 5], 0)

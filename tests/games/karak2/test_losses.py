"""What skulls cost, and in which order it is settled: K-O-27, K-O-43, K-O-48, K-O-88, K-O-94, K-O-95."""

from tests.games.karak2.karak import at
from tests.rule import rule

LAND = "3 forest_1 0,-1"


# Horan


@rule("K-O-43", "K-B-70")
def test_battle_strategy_ignores_one_skull_on_a_unit_die() -> None:
    game = at("horan, glory 3, army knight knight mage", "taia", lands=LAND, armies="3 fallen_knights")
    game.play("go 3", "2", "1", "k1", "k1", "k1", "k1")
    assert (game.asked, game.options) == ("strategy", ["knight", "mage", "pass"])
    game.play("mage")
    assert (game.army(), game.state.players[0].life, game.player) == (["mage"], 4, 1)


@rule("K-O-43")
def test_battle_strategy_does_not_help_the_hero_die_and_need_not_be_used() -> None:
    game = at("horan, glory 2, army knight mage", "taia", lands=LAND, armies="3 dryads")
    game.play("go 3", "1", "1", "k2", "k1", "k1")
    assert game.options == ["knight", "mage", "pass"]
    game.play("pass")
    assert (game.army(), game.state.players[0].life) == ([], 3)


@rule("K-O-124", "K-O-43")
def test_the_only_unit_with_a_skull_is_saved_without_a_question() -> None:
    game = at("horan, glory 1, army knight", "taia", lands=LAND, armies="3 dryads")
    game.play("go 3", "1", "k2", "k1")
    assert (game.noted("spared"), game.army()) == ([(0, 1)], ["knight"])


@rule("K-O-124", "K-I-47", "K-O-94")
def test_who_gains_by_fallen_dice_is_asked() -> None:
    line = "lord_xanros, life 3, glory 1, army knight"
    game = at(line, "taia", lands=LAND, armies="3 dryads", emperor=0)
    game.play("go 3", "1", "1", "s1", "k1", "shield")
    assert (game.asked, game.options) == ("shield", ["knight", "pass"])
    game.play("pass", "yes")
    assert (game.army(), game.state.players[0].life) == (["skeleton", "imperial_guard"], 4)


@rule("K-B-70", "K-O-28")
def test_plunder_takes_the_resources_of_the_tile_after_a_victory() -> None:
    game = at("horan", "taia", lands="3 farm_rocks_2 0,-1", armies="3 imps")
    game.play("go 3", "s2", "sword")
    assert game.goods() == [1, 0, 1]


@rule("K-B-70")
def test_no_plunder_after_a_defeat_and_for_nobody_else() -> None:
    lost = at("horan", "taia", lands=LAND, armies="3 imps")
    lost.play("go 3", "s1")
    other = at("darius", "taia", lands=LAND, armies="3 imps")
    other.play("go 3", "s2", "sword")
    assert (lost.goods(), other.goods()) == ([0, 0, 0], [0, 0, 0])


# Lord Xanros


@rule("K-O-94", "K-O-48", "K-B-73", "K-O-27")
def test_soul_collector_then_necromancy() -> None:
    game = at("lord_xanros, life 1, glory 1, army knight", "taia", lands=LAND, armies="3 dryads")
    game.play("go 3", "1", "k1", "k1")
    assert (game.asked, game.state.players[0].life) == ("raise-dead", 1), "from 0 back to 1"
    game.play("yes")
    assert (game.state.players[0].life, game.army(), game.noted("unconscious")) == (1, ["skeleton"], [])


@rule("K-O-94")
def test_soul_collector_counts_skeletons_but_they_are_not_replaced() -> None:
    game = at("lord_xanros, life 2, glory 2, army skeleton skeleton", "taia", lands=LAND, armies="3 fallen_knights")
    game.play("go 3", "2", "s1", "k1", "k1")
    assert (game.state.players[0].life, game.army(), game.player) == (4, [], 1)


@rule("K-O-94")
def test_soul_collector_heals_up_to_the_maximum() -> None:
    game = at("lord_xanros, glory 2, army knight knight", "taia", lands=LAND, armies="3 fallen_knights")
    game.play("go 3", "2", "k1", "k1", "k1", "yes", "no")
    assert (game.state.players[0].life, game.army()) == (5, ["skeleton"])


@rule("K-O-48", "K-O-85")
def test_without_skeletons_in_the_supply_nobody_is_raised() -> None:
    game = at("lord_xanros, glory 4, army knight skeleton skeleton skeleton", "taia", lands=LAND, armies="3 dryads")
    game.play("go 3", "1", "0", "s1", "k1")
    assert (game.army(), game.player) == (["skeleton"] * 3, 1)


# Darius


@rule("K-O-88", "K-B-75")
def test_ambush_beats_a_strength_of_one_without_a_roll() -> None:
    game = at("darius, life 1", "taia, town 1", lands=LAND, armies="3 skeletons")
    game.play("go 3")
    assert game.asked == "reward"
    game.play("soul_1")
    assert (game.points(), game.state.players[0].glory, game.player, game.state.players[0].life) == (1, 1, 1, 1)
    assert game.state.realm.plague == -1


@rule("K-O-88")
def test_two_armies_of_one_have_to_be_fought() -> None:
    game = at("darius", "taia", lands=LAND, armies="3 skeletons skeletons")
    game.play("go 3")
    assert game.asked == "face"


@rule("K-O-88", "K-O-87")
def test_fought_one_by_one_each_of_them_is_ambushed() -> None:
    game = at("darius", "taia", lands=LAND, armies="3 skeletons skeletons", two_armies_fought="one_by_one")
    game.play("go 3", "sword", "sword")
    assert game.items() == ["sword", "sword"]


# Order


@rule("K-O-27")
def test_shield_first_then_battle_strategy() -> None:
    game = at("horan, glory 2, army knight knight", "taia", lands=LAND, armies="3 fallen_knights", emperor=0)
    game.play("go 3", "2", "1", "k1", "k1", "k1", "shield")
    assert (game.asked, game.options) == ("shield", ["hero", "knight", "pass"])
    game.play("hero")
    assert (game.army(), game.state.players[0].life) == (["knight", "imperial_guard"], 5)


@rule("K-O-27")
def test_wounds_come_before_hard_head_and_dead_dice_last() -> None:
    game = at("valduk, life 3, glory 3, army knight knight knight", "taia", lands=LAND, armies="3 fallen_knights")
    game.play("go 3", "3", "k2", "k1", "k1", "k1")
    assert (game.asked, game.state.players[0].life, len(game.army())) == ("hard-head", 1, 3)
    game.play("knight")
    assert (game.state.players[0].life, game.army(), game.noted("unconscious")) == (0, ["knight"], [(0,)])


@rule("K-O-27", "K-O-95")
def test_a_blessing_voids_every_loss_and_comes_after_the_outcome() -> None:
    game = at("taia, glory 2, army knight, spells blessing", "horan", lands=LAND, armies="3 imps")
    game.play("go 3", "fight", "1", "k1", "k1")
    assert (game.asked, game.events[-1]) == ("blessing", "lost")
    game.play("yes", "mage")
    assert (game.state.players[0].life, game.army(), game.items()) == (5, ["knight", "mage"], [])


@rule("K-O-95")
def test_a_blessing_for_a_full_army_is_not_offered_outside_fights_but_voids_skulls() -> None:
    game = at("taia, glory 1, army knight, spells blessing", "horan", lands=LAND, armies="3 imps")
    assert game.refuses("bless") == "K-O-95"
    game.play("go 3", "1", "s1", "k1", "yes")
    assert (game.army(), game.items()) == (["knight"], [])


@rule("K-O-95")
def test_a_blessing_that_would_do_nothing_is_not_offered_after_a_fight() -> None:
    game = at("taia, glory 1, army knight, spells blessing", "horan", lands=LAND, armies="3 dryads")
    game.play("go 3", "1", "s1", "s1")
    assert game.player == 1


@rule("K-O-95", "K-O-64")
def test_a_blessing_before_the_choice_of_dice_gives_a_die_that_may_be_thrown() -> None:
    game = at("taia, glory 1, spells blessing", "horan", lands=LAND, armies="3 imps")
    game.play("go 3", "bless", "knight")
    assert (game.asked, game.options) == ("dice", ["1", "0"])

"""The Time Lord's die: K-I-32 to K-I-35, K-O-21, K-O-89, K-O-90."""

from stolik.games.karak2.sight import army_limit, army_size
from tests.games.karak2.karak import Karak, at
from tests.rule import rule

LAND = "3 forest_1 0,-1"


def meets(hero: str, armies: str, *others: str) -> Karak:
    """The owner of his die, in the first seat, enters tile 3."""
    game = at(hero, *(others or ("horan on 2",)), time_lord=0, lands=LAND, armies=f"3 {armies}")
    game.play("go 3")
    return game


@rule("K-I-32", "K-I-33")
def test_t12_who_beats_him_gains_his_die_beside_a_full_army() -> None:
    game = at("taia, glory 2, army knight knight, weapons sword", "horan", lands=LAND, armies="3 time_lord")
    game.play("go 3", "2", "s3", "s1", "s1", "time_crystal")
    assert (game.army(), game.state.realm.time_lord) == (["knight", "knight", "time_lord"], 0)
    assert (army_size(game.state, 0), game.items()) == (2, ["sword"])


@rule("K-I-33")
def test_t12_his_die_is_outside_the_limit() -> None:
    game = at("taia, glory 2, army knight knight", "horan", time_lord=0)
    assert (army_size(game.state, 0), army_limit(game.state, 0)) == (2, 2)


@rule("K-I-34", "K-O-21", "K-O-89")
def test_t12_a_loop_rerolls_any_of_the_other_dice_thrown() -> None:
    game = meets("taia, glory 3, army knight archer mage", "elementals")
    game.play("1", "0", "1", "1", "k1", "k1", "blank", "loop")
    assert (game.asked, game.options) == ("loop", ["hero k1", "knight k1", "mage blank", "pass"]), (
        "no archer, not itself"
    )
    game.play("hero k1")
    assert game.options == ["knight k1", "mage blank", "pass"]
    game.play("mage blank", "pass", "s3", "s2", "soul_2")
    assert (game.points(), game.army()) == (2, ["archer", "mage", "time_lord"]), "the knight was left as it lay"


@rule("K-I-34")
def test_a_loop_need_not_be_used_and_all_may_be_rerolled() -> None:
    game = meets("taia, glory 1, army knight", "dryads")
    game.play("1", "1", "s2", "s1", "loop", "pass", "soul_1")
    assert game.points() == 1
    game = meets("taia, glory 1, army knight", "dryads")
    game.play("1", "1", "k1", "k1", "loop", "hero k1", "knight k1", "s2", "s1", "soul_1")
    assert (game.points(), game.state.players[0].life, game.army()) == (1, 5, ["knight", "time_lord"])


@rule("K-O-89")
def test_a_reroll_stands_even_if_it_is_worse() -> None:
    game = meets("taia", "imps")
    game.play("1", "s1", "loop", "hero s1", "k1")
    assert (game.state.players[0].life, game.state.players[0].at) == (4, 0)


@rule("K-O-89", "K-O-22")
def test_the_loop_is_settled_before_finesse() -> None:
    game = meets("elspeth", "imps")
    game.play("1", "k1", "loop")
    assert game.asked == "loop"
    game.play("hero k1", "k1")
    assert game.asked == "finesse"
    game.play("yes", "s2", "soul_1")
    assert game.points() == 1


@rule("K-O-89")
def test_the_loop_may_reroll_the_guard_too() -> None:
    game = at("taia", "horan", time_lord=0, emperor=0, lands=LAND, armies="3 imps")
    game.play("go 3", "1", "1", "s1", "loop", "blank")
    assert game.options == ["hero s1", "imperial_guard blank", "pass"]


@rule("K-I-34", "K-O-23")
def test_two_skulls_rolled_away_by_a_loop_bring_no_plague() -> None:
    game = at("taia", "horan on 2, town 2", time_lord=0, lands=LAND, armies="3 imps", reroll_before_plague=True)
    game.play("go 3", "1", "k2", "loop", "hero k2", "s2", "soul_1")
    assert (game.state.realm.plague, game.state.players[0].life) == (-1, 5)


@rule("K-I-33", "K-O-25")
def test_his_swords_count() -> None:
    game = meets("taia", "dryads")
    game.play("1", "s1", "s2", "soul_1")
    assert game.points() == 1


# Betrayal


@rule("K-I-35", "K-O-21", "K-O-90")
def test_t12_on_betrayal_the_die_is_anothers_before_the_fight_goes_on() -> None:
    game = meets("taia, spells fire_bolt", "imps", "horan", "darius, life 0")
    game.play("1", "s1", "betrayal")
    assert (game.asked, game.player, game.options) == ("betrayal", 0, ["1", "2"]), "an unconscious one too"
    game.play("2")
    assert (game.asked, game.army(2), game.army(), game.state.realm.time_lord) == ("bolts", ["time_lord"], [], 2)
    game.play("1")
    assert game.noted("power") == [(0, 1 + 1, 2)]


@rule("K-I-35")
def test_with_two_players_there_is_no_choice() -> None:
    game = meets("taia", "imps")
    game.play("1", "s2", "betrayal")
    assert (game.state.realm.time_lord, game.noted("time-lord"), game.noted("power")) == (1, [(1,)], [(0, 2, 2)])


@rule("K-I-35", "K-O-21")
def test_after_a_betrayal_there_is_no_loop() -> None:
    game = meets("taia, glory 1, army knight", "elementals")
    game.play("1", "1", "k1", "k1", "betrayal")
    assert (game.state.players[0].life, game.army(), game.player) == (4, [], 1)


@rule("K-O-90", "K-I-35")
def test_t37_a_challenger_betrayed_arms_the_emperor() -> None:
    game = at("taia", "horan", "darius", time_lord=0, emperor=1)
    game.play("challenge", "1", "s3", "betrayal", "1")
    assert [roll.power for roll in game.state.hand.throws] == [3, 0], "its face counts nothing"
    assert (game.asked, game.player, game.decision.about) == ("dice", 1, 7), "the Time Lord first"
    game.play("1", "0", "s2", "s2")
    assert (game.noted("power"), game.state.realm.emperor, game.army(1)) == (
        [(1, 4, 4)],
        1,
        ["time_lord", "imperial_guard"],
    )


@rule("K-O-90", "K-I-35")
def test_an_emperor_betrayed_gives_to_a_challenger_who_has_rolled() -> None:
    game = at("taia", "horan", time_lord=1, emperor=1)
    game.play("challenge", "s1", "1", "0", "s2", "betrayal")
    assert (game.state.realm.emperor, game.army(), game.player) == (1, ["time_lord"], 1), "he threw 2 against 1"


@rule("K-O-90", "K-I-35", "K-I-23")
def test_at_a_rift_the_die_may_wander_from_roller_to_roller() -> None:
    game = at("horan", "darius", "elspeth", time_lord=0)
    game.play("explore 3", "rift_1.0", "1", "s1", "betrayal", "1")
    assert (game.asked, game.player) == ("dice", 1)
    game.play("1", "s1", "betrayal")
    assert (game.asked, game.player, game.options) == ("betrayal", 1, ["2", "0"])
    game.play("2", "1", "k1", "loop", "hero k1", "s3")
    assert (game.state.realm.emperor, game.army(2)) == (2, ["time_lord", "imperial_guard"])


@rule("K-O-90")
def test_who_has_rolled_at_the_rift_throws_no_second_time() -> None:
    game = at("horan", "darius", "taia", time_lord=1)
    game.play("explore 3", "rift_1.0", "s2", "1", "s1", "betrayal", "0")
    assert (game.asked, game.decision.whose) == ("face", 2)
    game.play("s1")
    assert (game.state.realm.emperor, game.army()) == (0, ["time_lord", "imperial_guard"])


@rule("K-O-110", "K-I-22")
def test_the_time_lord_takes_no_part_in_tie_breaks() -> None:
    game = at("horan", "darius", time_lord=0)
    game.play("explore 3", "rift_1.0", "1", "s1", "s1", "s2", "s1")
    assert (game.asked, game.decision.whose) == ("face", 1)
    game.play("s2")
    assert game.state.realm.emperor == 1

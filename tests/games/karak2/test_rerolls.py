"""Rerolls, loop and betrayal: K-O-21, K-O-22, K-O-63, K-O-89, K-O-90, K-O-92, K-B-74."""

from tests.games.karak2.karak import at
from tests.rule import rule

LAND = "3 forest_1 0,-1"


@rule("K-O-22", "K-B-74", "K-O-89")
def test_finesse_rerolls_the_hero_die_once_and_the_second_result_stands() -> None:
    game = at("elspeth", "taia", lands=LAND, armies="3 imps")
    game.play("go 3", "s1")
    assert (game.asked, game.options) == ("finesse", ["yes", "no"])
    game.play("yes", "k1")
    assert (game.state.players[0].life, game.noted("lost"), game.player) == (4, [(0,)], 1)


@rule("K-O-124", "K-B-74")
def test_finesse_is_not_offered_for_the_best_face() -> None:
    game = at("elspeth", "taia", lands=LAND, armies="3 imps")
    game.play("go 3", "s3")
    assert game.asked == "reward"


@rule("K-B-74", "K-I-34", "K-I-67", "K-I-22")
def test_a_second_throw_is_told_by_the_rule_that_makes_it() -> None:
    finesse = at("elspeth", "taia", lands=LAND, armies="3 imps")
    finesse.play("go 3", "s1", "yes", "s2")
    loop = at("taia", "horan", lands=LAND, armies="3 imps", time_lord=0)
    loop.play("go 3", "1", "s1", "loop", "hero s1", "s2")
    position = at("saigo, glory 1, army archer", "horan", lands=LAND, armies="3 imps")
    position.play("go 3", "1", "s2", "blank", "archer blank", "s1")
    tie = at("horan", "darius")
    tie.play("explore 3", "rift_1.0", "s1", "s1", "s2")
    told = [
        [event.rule for event in game.state.events if event.kind == "reroll"] for game in (finesse, loop, position, tie)
    ]
    assert told == [["K-B-74"], ["K-I-34"], ["K-I-67"], ["K-I-22"]]


@rule("K-B-74")
def test_finesse_need_not_be_used() -> None:
    game = at("elspeth", "taia", lands=LAND, armies="3 imps")
    game.play("go 3", "s2", "no", "sword")
    assert game.armies(3) == []


@rule("K-O-22", "K-O-23")
def test_where_the_table_agrees_two_skulls_rerolled_away_bring_no_plague() -> None:
    game = at("elspeth", "taia, town 1", lands=LAND, armies="3 imps", reroll_before_plague=True)
    game.play("go 3", "k2", "yes", "s2", "sword")
    assert (game.state.realm.plague, game.state.players[0].life) == (-1, 5)


@rule("K-O-23", "K-O-22")
def test_two_skulls_in_the_reroll_bring_it() -> None:
    game = at("elspeth", "taia, town 1", lands=LAND, armies="3 imps")
    game.play("go 3", "s1", "yes", "k2")
    assert (game.state.realm.plague, game.state.players[0].life) == (1, 3)


@rule("K-O-23")
def test_the_plague_comes_before_any_reroll_and_once() -> None:
    game = at("elspeth", "taia, town 1", "horan, town 2", lands=LAND, armies="3 imps")
    game.play("go 3", "k2")
    assert game.asked == "plague"
    game.play("2", "yes", "k2")
    assert (game.state.realm.plague, game.state.players[0].life, game.player) == (2, 3, 1)


@rule("K-O-21", "K-O-89")
def test_a_loop_rerolls_any_of_the_other_dice_thrown() -> None:
    """The archer was left out; the guard is one of the others."""
    game = at("horan, glory 2, army knight archer", "taia", lands=LAND, armies="3 dryads", time_lord=0, emperor=0)
    game.play("go 3", "1", "0", "1", "1", "k1", "blank", "loop", "blank")
    assert (game.asked, game.options) == ("loop", ["hero k1", "knight blank", "imperial_guard blank", "pass"])
    game.play("hero k1", "imperial_guard blank", "pass", "s3", "s1", "soul_1")
    assert (game.state.players[0].life, game.armies(3)) == (5, [])


@rule("K-O-20", "K-O-21", "K-O-22", "K-O-23", "K-O-25", "K-O-26", "K-O-27", "K-O-28")
def test_a_fight_asks_in_this_order() -> None:
    line = "elspeth, life 1, glory 1, army knight, spells fire_bolt blessing"
    game = at(line, "taia, town 1", "horan, town 2", lands=LAND, armies="3 skeletons", time_lord=0, emperor=0)
    asked = []
    answers = "go 3,1,1,1,s1,k1,loop,shield,pass,yes,k2,2,1,no,knight"
    for answer in answers.split(","):
        asked.append(game.asked)
        game.play(answer)
    dice = ["dice"] * 3 + ["face"] * 4
    window = ["loop", "finesse", "face", "plague", "bolts", "blessing", "shield"]
    assert asked[1:] == [*dice, *window]


@rule("K-O-21", "K-O-89")
def test_the_loop_comes_before_finesse() -> None:
    game = at("elspeth", "taia", lands=LAND, armies="3 dryads", time_lord=0)
    game.play("go 3", "1", "s1", "loop", "hero s1", "k1")
    assert game.asked == "finesse"
    game.play("yes", "s3", "soul_1")
    assert game.state.players[0].life == 5


@rule("K-O-21", "K-O-90")
def test_a_betrayal_hands_the_die_on_to_any_other_player_even_unconscious() -> None:
    game = at("horan", "taia, life 0", "darius", lands=LAND, armies="3 dryads", time_lord=0)
    game.play("go 3", "1", "s3", "betrayal")
    assert (game.asked, game.options) == ("betrayal", ["1", "2"])
    game.play("1", "soul_1")
    assert (game.army(1), game.army(), game.armies(3)) == (["time_lord"], [], [])


@rule("K-O-90")
def test_who_has_yet_to_roll_in_the_same_duel_may_throw_the_die() -> None:
    game = at("horan on 1", "taia on 1", time_lord=0, emperor=1)
    game.play("challenge", "1", "s1", "betrayal")
    assert (game.asked, game.player) == ("dice", 1)
    game.play("1")
    assert game.asked == "dice", "time lord and guard"


@rule("K-O-92")
def test_two_skulls_rerolled_away_give_valduk_no_rage() -> None:
    game = at("valduk", "taia", lands=LAND, armies="3 dryads", time_lord=0)
    game.play("go 3", "1", "k2", "loop", "hero k2", "s1")
    assert game.noted("power") == [(0, 1, 3)]


@rule("K-O-92")
def test_rage_goes_by_the_face_that_finally_lies() -> None:
    game = at("valduk", "taia", lands=LAND, armies="3 dryads")
    game.play("go 3", "k2")
    assert (game.noted("power"), game.state.players[0].life) == ([(0, 2, 3)], 3)


@rule("K-O-92", "K-O-27")
def test_neither_shield_nor_blessing_undoes_rage() -> None:
    game = at("valduk, spells blessing", "taia", lands=LAND, armies="3 imps", emperor=0)
    game.play("go 3", "1", "k2", "shield")
    assert game.noted("power") == [(0, 2, 2)]
    game.play("yes", "sword")
    assert (game.state.players[0].life, game.armies(3)) == (5, [])


@rule("K-O-63")
def test_argentus_duplicates_in_his_turn_and_again_as_defender_in_the_next() -> None:
    lands = "3 farm_1 0,-1  4 forest_1 0,-2"
    game = at("argentus on 3, spells fire_bolt", "taia on 3", lands=lands, armies="4 skeletons", emperor=0)
    game.play("go 4", "fight", "0", "k1", "keep", "sword")
    assert (game.player, game.items()) == (1, ["sword", "fire_bolt"])
    game.play("go 4", "challenge", "s2", "0", "s1")
    assert (game.asked, game.player) == ("duplicate", 0)


@rule("K-O-63", "K-O-110")
def test_finesse_works_once_in_a_whole_rift_battle() -> None:
    game = at("elspeth on 1", "taia")
    game.play("explore 0", "rift_1.0", "s1", "yes", "s2", "s2")
    assert game.noted("tie") == [(2,)]
    game.play("s1")
    assert game.asked == "face", "it is Taia's turn to roll again"
    game.play("s2")
    assert game.state.realm.emperor == 1

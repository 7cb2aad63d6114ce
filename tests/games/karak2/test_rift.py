"""A Rift draws all heroes and crowns the strongest: K-I-19 to K-I-25, K-I-36, K-I-48, K-O-108, K-O-109, K-O-111."""

from stolik.games.karak2.contents import GUARD
from stolik.games.karak2.sight import army_limit
from stolik.games.karak2.state import NOBODY
from tests.games.karak2.karak import Karak, at
from tests.rule import rule

RIFT = ("explore 3", "rift_1.0")


def rift(*seats: str, lands: str = "", emperor: int = NOBODY, plague: int = NOBODY) -> Karak:
    """The first seat, on the castle, reveals a Rift; it becomes the next tile."""
    game = at(*seats, lands=lands, emperor=emperor, plague=plague)
    game.play(*RIFT)
    return game


@rule("K-I-19", "K-I-20", "K-I-21", "K-I-36", "K-I-46", "K-O-108")
def test_t06_five_beats_four_and_three() -> None:
    game = rift("horan, glory 2, army knight knight", "taia on 1", "darius on 2, weapons sword")
    assert game.tiles() == [3, 3, 3]
    game.play("2", "s3", "s1", "s1", "s3")
    assert [roll.power for roll in game.state.hand.throws] == [5, 3, 0]
    game.play("s3")
    assert game.noted("power") == [(2, 4, 0)]
    assert (game.state.realm.emperor, game.goods(), game.player) == (0, [1, 1, 1], 1)
    assert (game.army(), army_limit(game.state, 0)) == (["knight", "knight", "imperial_guard"], 2)


@rule("K-O-108")
def test_explorer_first_then_clockwise_each_alone() -> None:
    game = at("taia on 1", "horan, glory 1, army knight", "darius")
    game.play("end", "explore 3", "rift_1.0")
    assert (game.asked, game.player) == ("dice", 1)
    game.play("1", "s1", "s1")
    assert [roll.seat for roll in game.state.hand.throws] == [1, 2]
    game.play("s1", "s3")
    assert (game.state.realm.emperor, game.player) == (0, 2)


@rule("K-O-108")
def test_later_rollers_know_the_totals_so_far() -> None:
    game = rift("horan", "taia, glory 1, army knight")
    game.play("s3")
    assert (game.asked, game.player, [roll.power for roll in game.state.hand.throws]) == ("dice", 1, [3, 0])


@rule("K-I-20")
def test_the_hero_die_is_compulsory_and_units_are_not() -> None:
    game = rift("horan, glory 2, army knight archer", "taia")
    game.play("0", "0")
    assert game.asked == "face"
    game.play("s1", "s2")
    assert game.state.realm.emperor == 1


@rule("K-I-24", "K-I-25", "K-O-111")
def test_t08_two_skulls_hurt_but_bring_no_plague() -> None:
    game = rift("saigo, glory 1, army knight, town 1", "horan on 1, town 2", plague=0)
    game.play("1", "k2", "k1", "s1")
    assert (game.state.players[0].life, game.army(), game.state.realm.plague) == (3, [], 0)
    assert game.noted("plague") == []


@rule("K-I-25")
def test_losses_are_taken_when_one_leads_and_also_by_the_winner() -> None:
    game = rift("saigo, glory 2, army knight mage", "darius")
    game.play("1", "1", "k1", "k1", "s2")
    assert (game.state.players[0].life, game.army()) == (5, ["knight", "mage"]), "pending until all have rolled"
    game.play("s1")
    assert (game.state.realm.emperor, game.state.players[0].life, game.army()) == (0, 4, ["mage", "imperial_guard"])


@rule("K-I-23", "K-O-109")
def test_t40_valduks_rage_counts_and_kirimas_whirl_does_not() -> None:
    game = rift("elspeth", "valduk, glory 1, army knight", "kirima", "horan on 1, town 1")
    game.play("k1", "yes", "s1", "1", "k2", "s1", "s2")
    assert [roll.power for roll in game.state.hand.throws[:2]] == [1, 3]
    assert (game.noted("power"), game.state.hand.throws[2].power) == ([(2, 2, 0)], 2)
    game.play("s1")
    assert (game.state.realm.emperor, game.state.realm.plague, game.state.players[1].life) == (1, NOBODY, 3)


@rule("K-I-23", "K-O-109")
def test_argentus_saigo_and_xanros_use_what_they_know() -> None:
    game = rift("argentus, spells fire_bolt", "saigo, glory 2, army archer archer", "lord_xanros, glory 1, army knight")
    game.play("s1")
    assert (game.asked, game.options) == ("duplicate", ["keep", "spend", "pass"])
    game.play("spend", "2", "s1", "blank", "s1")
    assert (game.asked, game.player) == ("position", 1)
    game.play("archer blank", "pass", "blank", "1", "s1", "k1")
    assert (game.asked, game.player) == ("raise-dead", 2)
    game.play("yes")
    assert (game.army(2), game.state.realm.emperor, game.items()) == (["skeleton"], 0, [])


@rule("K-O-109")
def test_weapons_and_bolts_count() -> None:
    game = rift("horan, weapons sword, spells fire_bolt", "taia")
    game.play("s1", "1", "s2")
    assert (game.state.realm.emperor, game.items()) == (0, ["sword"])
    assert game.noted("power") == [(1, 2, 0)]


@rule("K-O-109", "K-O-111", "K-O-08")
def test_neither_plunder_nor_glory_on_a_rift() -> None:
    game = rift("horan", "taia")
    game.play("s3", "s1")
    assert (game.goods(), game.glories()) == ([1, 1, 1], [0, 0])


@rule("K-O-108", "K-O-53")
def test_of_three_the_unconscious_one_is_moved_but_does_not_roll() -> None:
    game = rift("horan", "darius", "taia on 1, life 0")
    game.play("s1", "s2")
    assert (game.tiles(), game.state.realm.emperor, game.state.players[2].life) == ([3, 3, 3], 1, 0)


@rule("K-O-108")
def test_a_single_roller_rolls_too_and_is_crowned() -> None:
    game = rift("horan", "taia, life 0")
    assert game.asked == "face"
    game.play("k1")
    assert (game.state.realm.emperor, game.state.players[0].life) == (0, 4)


@rule("K-O-111", "K-I-48", "K-I-36")
def test_the_battle_ends_the_explorers_turn() -> None:
    game = rift("horan", "taia")
    game.play("s3", "s1")
    assert (game.player, game.asked, game.state.turn.seat) == (1, "play", 1)


@rule("K-I-48", "K-O-80", "K-O-114")
def test_t19_the_next_rift_makes_a_new_emperor_with_what_is_there() -> None:
    game = rift("horan, goods 0 0 40", "taia", emperor=0)
    game.play("0", "s1", "s3")
    assert (game.state.realm.emperor, game.goods(1), game.goods()) == (1, [1, 1, 0], [0, 0, 40])
    assert (game.army(), game.army(1), game.state.supply.dice[GUARD]) == ([], ["imperial_guard"], 0)
    game.play("end")
    assert game.refuses("challenge") is None, "the old Emperor is a vassal now"


@rule("K-I-48", "K-O-114")
def test_an_emperor_who_wins_again_keeps_crown_and_guard_and_gets_resources() -> None:
    game = rift("horan", "taia", emperor=0)
    game.play("1", "s3", "s1", "s1")
    assert (game.state.realm.emperor, game.army(), game.goods()) == (0, ["imperial_guard"], [1, 1, 1])


@rule("K-O-111", "K-I-47", "K-O-114")
def test_the_old_emperors_shield_works_although_he_loses_the_crown() -> None:
    game = rift("horan, glory 1, army mage", "taia", emperor=0)
    game.play("1", "1", "s1", "k1", "shield", "s3")
    assert (game.state.realm.emperor, game.army()) == (1, ["mage"])


@rule("K-O-111", "K-I-25", "K-O-93")
def test_a_hero_may_win_the_crown_and_pass_out() -> None:
    game = rift("saigo, life 1, weapons axe sword", "darius")
    game.play("k1", "s2")
    assert (game.state.realm.emperor, game.state.players[0].life, game.noted("unconscious")) == (0, 0, [(0,)])


@rule("K-O-08", "K-O-69", "K-I-19")
def test_a_sealed_rift_is_entered_in_peace_and_gives_nothing() -> None:
    game = at("horan, goods 0 2 0", "taia on 3", lands="3 rift_1 -1,0")
    game.play("go 3")
    assert (game.asked, game.tiles()) == ("play", [3, 3])
    assert (game.refuses("gather"), game.refuses("found"), game.refuses("fight")) == ("K-O-79", "K-O-08", "K-O-70")

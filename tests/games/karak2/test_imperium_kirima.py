"""Kirima: Whirl of Battle and Dream Helper (K-I-64, K-I-65, K-O-102, K-O-120, K-O-121)."""

from tests.games.karak2.karak import at
from tests.rule import rule

LAND = "3 forest_1 0,-1"

# Whirl of Battle


@rule("K-I-64", "K-O-121")
def test_t27_the_same_army_just_drawn_and_met_again() -> None:
    game = at("kirima", "taia on 1")
    game.play("explore 2", "forest_1.0", "shadow_eaters", "s3")
    assert (game.state.players[0].at, game.noted("power")) == (0, [(0, 3, 4)])
    game.play("end", "go 3", "s3")
    assert game.noted("power") == [(0, 4, 4)]
    game.play("soul_2")
    assert game.points() == 2


@rule("K-O-121")
def test_once_per_fight_also_against_two_armies() -> None:
    game = at("kirima", "taia on 1", lands=LAND, armies="3 imps skeletons")
    game.play("go 3", "s2")
    assert game.noted("power") == [(0, 3, 3)]


@rule("K-I-64")
def test_others_do_not_whirl() -> None:
    game = at("horan", "kirima on 1", lands=LAND, armies="3 dryads")
    game.play("go 3", "s2")
    assert game.noted("power") == [(0, 2, 3)]


@rule("K-I-64", "K-O-102")
def test_against_the_general_it_counts() -> None:
    game = at("kirima on 1, weapons axe axe, amulet amulet_titan", "taia on 2", general=True)
    game.play("go 0", "1", "s3", "s2")
    assert (game.over, game.state.realm.trophy) == (True, 0), "9 and 1 against 10"


# Dream Helper


@rule("K-I-65", "K-O-120")
def test_t28_only_the_wounded_horan_is_a_target() -> None:
    game = at("kirima, life 3", "horan on 1, life 4", "taia on 2")
    assert game.offers("dream") == ["dream 1"]
    assert game.refuses("dream 2") == "K-I-65"
    game.play("dream 1")
    assert (game.asked, game.player, game.decision.about) == ("dream-heal", 0, 0)
    game.play("yes", "yes")
    assert (game.lives(), game.state.players[0].at) == ([4, 5, 5], 1)
    game.play("gather")
    assert (game.goods(), game.state.turn.steps) == ([0, 1, 0], 1)


@rule("K-I-65")
def test_t28_not_again_in_this_turn() -> None:
    game = at("kirima", "horan on 1, life 3", "taia on 2, life 3")
    game.play("dream 1", "no")
    assert game.offers("dream") == []
    assert game.refuses("dream 2") == "K-I-65"
    game.play("end", "end", "end")
    assert game.offers("dream") == ["dream 2"], "Horan is beside her"


@rule("K-I-65")
def test_it_is_the_move_of_its_step() -> None:
    game = at("kirima", "horan on 1, life 3")
    game.play("dream 1", "no")
    assert (game.state.turn.steps, game.state.turn.moved) == (2, True)
    game.play("go 2")
    assert (game.state.turn.steps, game.options) == (1, ["gather", "end"])


@rule("K-I-65", "K-B-13")
def test_without_a_move_left_she_does_not_dream() -> None:
    game = at("kirima", "horan on 3, life 3", lands=LAND)
    game.play("go 2", "go 1")
    assert (game.offers("dream"), game.refuses("dream 1")) == ([], "K-B-13")


@rule("K-I-65", "K-O-120")
def test_each_heal_is_optional() -> None:
    game = at("kirima, life 3", "horan on 1, life 4")
    game.play("dream 1", "no", "yes")
    assert game.lives() == [3, 5]
    game = at("kirima, life 3", "horan on 1, life 4")
    game.play("dream 1", "yes", "no")
    assert game.lives() == [4, 4]


@rule("K-O-120", "K-O-52")
def test_who_lay_unconscious_is_up_at_once() -> None:
    game = at("kirima", "horan on 1, life 0")
    game.play("dream 1", "yes", "end")
    assert (game.state.players[1].life, game.player, game.asked) == (1, 1, "play"), "and plays the next turn"


@rule("K-O-120")
def test_whatever_lies_between() -> None:
    game = at("kirima", "horan on 3, life 1", lands="3 forest_1 9,9")
    game.play("dream 1", "yes")
    assert game.tiles() == [3, 3]


@rule("K-O-120", "K-I-65")
def test_a_hero_on_her_own_tile_is_no_target() -> None:
    assert at("kirima", "horan, life 1").refuses("dream 1") == "K-I-65"


@rule("K-O-120", "K-O-68", "K-I-64")
def test_monsters_there_must_be_fought_after_the_healing() -> None:
    game = at("kirima on 2, life 1", "horan on 3, life 4", lands=LAND, armies="3 elementals")
    game.play("dream 1", "yes", "yes")
    assert (game.asked, game.lives()) == ("face", [2, 5])
    game.play("s3")
    assert (game.noted("power"), game.state.players[0].at, game.player) == ([(0, 4, 5)], 2, 1)


@rule("K-O-120", "K-I-14")
def test_a_wounded_hero_keeps_the_goblins_away() -> None:
    game = at("kirima", "horan on 3, life 4", lands="3 goblin_cave 0,-1")
    game.play("dream 1", "yes")
    assert (game.asked, game.refuses("fight")) == ("play", "K-O-70")


@rule("K-I-65")
def test_only_kirima_dreams() -> None:
    game = at("horan", "kirima on 1, life 1")
    assert (game.offers("dream"), game.refuses("dream 1")) == ([], "K-I-65")

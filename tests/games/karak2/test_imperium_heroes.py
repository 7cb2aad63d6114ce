"""The heroes of the expansion, and of them Saigo; the others have files of their own (K-I-66, K-I-67, K-O-122)."""

from stolik.games.karak2.contents import HEROES
from tests.games.karak2.karak import at
from tests.rule import rule

LAND = "3 forest_1 0,-1"


@rule("K-I-01", "K-I-07")
def test_five_heroes_with_two_abilities_each() -> None:
    assert {hero.id: hero.abilities for hero in HEROES if hero.set == "imperium"} == {
        "aderyn": ["rebels", "sneaking"],
        "argentus": ["magic_duplicate", "king_of_the_wild"],
        "valduk": ["battle_rage", "hard_head"],
        "kirima": ["whirl_of_battle", "dream_helper"],
        "saigo": ["seasoned_wanderer", "strategic_position"],
    }


@rule("K-I-66", "K-O-122")
def test_t29_his_town_comes_with_an_archery_range() -> None:
    game = at("saigo on 1, goods 0 2 0", "taia")
    game.play("found")
    assert (game.buildings(), game.goods(), game.state.turn.steps) == (["archery_range"], [0, 0, 0], 1)


@rule("K-I-66", "K-I-42", "K-O-122")
def test_t29_under_an_emperor_two_wood_are_too_few_and_three_pay_one_tax() -> None:
    assert at("saigo on 1, goods 0 2 0", "taia", emperor=1).refuses("found") == "K-I-42"
    game = at("saigo on 1, goods 0 3 0", "taia", emperor=1)
    game.play("found")
    assert (game.buildings(), game.goods(), game.goods(1)) == (["archery_range"], [0, 0, 0], [0, 1, 0])


@rule("K-O-122")
def test_archers_are_trained_there_in_a_later_step() -> None:
    game = at("saigo on 1, goods 1 3 0, glory 1", "taia")
    assert game.refuses("train") == "K-O-17"
    game.play("found", "train")
    assert game.army() == ["archer"]


@rule("K-O-116", "K-I-66")
def test_as_emperor_his_free_range_is_mirrored() -> None:
    game = at("saigo on 1, goods 0 2 0", "taia, town 2", emperor=0)
    game.play("found")
    assert (game.buildings(), game.buildings(1)) == (["archery_range"], ["archery_range"])


@rule("K-I-67", "K-O-89")
def test_t30_blank_archers_are_thrown_again_once() -> None:
    game = at("saigo, glory 3, army archer archer archer", "taia", lands=LAND, armies="3 dryads")
    game.play("go 3", "3", "s1", "s1", "blank", "blank")
    assert (game.asked, game.options) == ("position", ["archer s1", "archer blank", "pass"])
    game.play("archer blank", "archer blank", "pass", "blank", "s1")
    assert (game.asked, game.noted("power")) == ("reward", [(0, 1 + 2, 3)]), "no second time"


@rule("K-I-67", "K-O-89")
def test_the_second_result_must_stand() -> None:
    game = at("saigo, glory 2, army archer knight", "taia", lands=LAND, armies="3 dryads")
    game.play("go 3", "1", "1", "s1", "s1", "s1")
    assert game.options == ["archer s1", "pass"], "archers only"
    game.play("archer s1", "blank")
    assert (game.state.players[0].at, game.noted("power")) == (0, [(0, 2, 3)])


@rule("K-I-67")
def test_archers_left_at_home_are_not_rerolled() -> None:
    game = at("saigo, glory 1, army archer", "taia", lands=LAND, armies="3 imps")
    game.play("go 3", "0", "s2")
    assert game.asked == "reward"

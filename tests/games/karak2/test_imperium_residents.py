"""Goblin Cave and Rock-eater Mine: K-I-09 to K-I-18, K-O-66, K-O-69, K-O-107."""

import pytest

from tests.games.karak2.karak import Karak, at
from tests.rule import rule

CAVE = "3 goblin_cave 0,-1"
MINE = "3 rock_eater_mine 0,-1"


def meets(hero: str, land: str, *, other: str = "taia on 2") -> Karak:
    game = at(hero, other, lands=land)
    game.play("go 3")
    return game


@rule("K-I-11", "K-I-13", "K-O-68")
def test_t04_rock_eaters_need_two() -> None:
    game = meets("horan", MINE)
    game.play("s1")
    assert (game.state.players[0].at, game.goods(), game.state.players[0].glory) == (0, [0, 0, 0], 0)
    game.play("end", "go 3", "s2")
    assert (game.state.players[0].at, game.goods(), game.state.players[0].glory, game.player) == (3, [0, 0, 1], 2, 1)


@rule("K-I-13", "K-I-12")
def test_beaten_by_goblins_the_hero_goes_back_and_the_turn_is_over() -> None:
    game = meets("taia", CAVE, other="horan on 2")
    game.play("k1")
    assert (game.state.players[0].at, game.goods(), game.player, game.state.players[0].life) == (0, [0, 0, 0], 1, 4)


@rule("K-I-16", "K-O-88", "K-I-10")
def test_t05_as_the_rulebook_says_darius_beats_goblins_without_rolling_but_not_rock_eaters() -> None:
    game = meets("darius", CAVE)
    assert (game.goods(), game.state.players[0].glory, game.player) == ([1, 1, 0], 1, 1)
    assert meets("darius", MINE).asked == "face"


@rule("K-I-10", "K-O-99")
def test_t35_glory_does_not_fall_to_the_strength_of_goblins() -> None:
    game = meets("horan, glory 3", CAVE)
    game.play("s1")
    assert (game.goods(), game.state.players[0].glory) == ([1, 1, 0], 3)


@rule("K-I-10", "K-I-11")
@pytest.mark.parametrize(("land", "power", "rule_id"), [(CAVE, "s1", "K-I-10"), (MINE, "s2", "K-I-11")])
def test_reward_and_glory_are_noted_with_the_rule(land: str, power: str, rule_id: str) -> None:
    game = meets("horan", land)
    game.play(power)
    assert [event.rule for event in game.state.events if event.kind in ("gain", "glory")] == [rule_id, rule_id]


@rule("K-I-10", "K-O-80")
def test_goblins_pay_as_far_as_the_supply_can() -> None:
    game = meets("horan", CAVE, other="taia on 2, goods 0 40 0")
    game.play("s1")
    assert game.goods() == [1, 0, 0]


@rule("K-I-16")
def test_abilities_work_against_residents() -> None:
    game = meets("elspeth", MINE)
    game.play("k1", "yes", "s2")
    assert game.goods() == [0, 0, 1]


@rule("K-I-14", "K-O-66")
def test_where_a_hero_is_others_cross_as_if_it_were_empty() -> None:
    game = at("horan", "taia on 3", lands=f"{CAVE}  4 farm_1 0,-2")
    game.play("go 3", "go 4")
    assert (game.asked, game.state.players[0].at, game.player) == ("play", 4, 0)


@rule("K-I-14", "K-O-107")
def test_an_unconscious_hero_keeps_residents_away_too() -> None:
    game = at("horan", "taia on 3, life 0", lands=CAVE)
    game.play("go 3")
    assert (game.asked, game.refuses("fight")) == ("play", "K-O-70")


@rule("K-I-15", "K-I-09")
def test_as_soon_as_the_last_hero_leaves_a_new_band_comes() -> None:
    game = at("horan on 3", "taia", lands=CAVE)
    game.play("go 0", "go 3")
    assert game.asked == "face", "he left the cave himself"


@rule("K-I-15")
def test_nobody_crosses_the_cave_without_stopping() -> None:
    game = meets("horan, spells healing, life 4", f"{CAVE}  4 farm_1 0,-2")
    assert game.options == ["fight", "potion"]
    assert (game.refuses("go 4"), game.refuses("end"), game.refuses("heal")) == ("K-O-13", "K-O-13", "K-O-13")


@rule("K-I-17", "K-I-18", "K-O-107")
@pytest.mark.parametrize(("land", "power"), [(CAVE, "s1"), (MINE, "s2")])
def test_t33_who_has_won_neither_gathers_nor_founds_nor_fights_again(land: str, power: str) -> None:
    game = meets("lord_xanros, goods 0 2 0", land)
    game.play(power, "end")
    assert (game.player, game.state.players[0].at) == (0, 3)
    assert not {"gather", "found", "fight"} & set(game.options)
    assert (game.refuses("gather"), game.refuses("found"), game.refuses("fight")) == ("K-I-17", "K-I-18", "K-O-70")
    game.play("end", "end")
    assert (game.player, game.asked) == (0, "play")


@rule("K-O-69", "K-O-107")
def test_being_put_back_into_the_cave_is_not_entering() -> None:
    game = at("horan on 3", "taia", lands=f"{CAVE}  4 farm_1 0,-2", armies="4 elementals")
    game.play("go 4", "s1")
    assert (game.state.players[0].at, game.player, game.noted("fight")) == (3, 1, [])
    game.play("end")
    assert (game.player, game.asked) == (0, "play")


@rule("K-I-15", "K-I-19")
def test_a_rift_empties_the_cave_and_a_new_band_comes() -> None:
    game = at("horan", "taia on 3", lands=CAVE)
    game.play("explore 3", "rift_1.0", "s2", "s1", "go 0", "go 3")
    assert (game.player, game.asked) == (-1, "face")


@rule("K-I-16", "K-O-20")
def test_any_dice_may_be_thrown_at_residents() -> None:
    game = meets("horan, glory 2, army knight archer", MINE)
    game.play("1", "1", "k1", "s1", "s1")
    assert (game.goods(), game.state.players[0].life, game.army()) == ([0, 0, 1], 4, ["knight", "archer"])

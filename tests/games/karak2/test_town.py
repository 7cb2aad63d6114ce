"""Building, training, the army and its limit: K-O-17, K-O-33, K-O-82 to K-O-86, K-B-26, K-B-27, K-B-40, K-B-60 on."""

import pytest

from stolik.games.karak2.sight import army_limit
from tests.games.karak2.karak import at
from tests.rule import rule


@rule("K-O-17")
def test_building_and_training_need_the_own_town_tile() -> None:
    rich = "goods 9 9 9, glory 3"
    for line in (f"horan on 2, {rich}, town 1 military_camp", f"horan on 1, {rich}"):
        game = at(line, "taia")
        assert (game.refuses("build"), game.refuses("train")) == ("K-O-17", "K-O-17")


@rule("K-O-17")
def test_where_the_table_agrees_one_builds_and_trains_from_anywhere_in_peace() -> None:
    line = "horan on 2, goods 9 9 9, glory 3, town 1 military_camp"
    game = at(line, "taia", train_and_build_where="anywhere")
    assert {"build", "train"} < set(game.options)
    line = line.replace("on 2", "on 3")
    game = at(line, "taia", train_and_build_where="anywhere", lands="3 forest_1 0,-1", armies="3 imps")
    assert (game.refuses("build"), game.refuses("train")) == ("K-O-17", "K-O-17")


@rule("K-O-82", "K-B-26", "K-B-66")
def test_camp_and_tower_together_cost_four_food_three_stone_one_wood() -> None:
    game = at("horan on 1, goods 4 1 3, town 1", "taia")
    game.play("build", "military_camp")
    assert (game.asked, game.options) == ("build-more", ["wizard_tower", "pass"])
    game.play("wizard_tower")
    assert (game.buildings(), game.goods()) == (["military_camp", "wizard_tower"], [0, 0, 0])


@rule("K-O-82", "K-I-42")
def test_a_vassal_cannot_pay_for_both_with_nothing_left_for_the_tax() -> None:
    game = at("horan on 1, goods 4 1 3, town 1", "taia", emperor=1)
    game.play("build", "military_camp")
    assert game.asked == "tax", "the tower as well would leave nothing"


@rule("K-O-82")
def test_no_building_twice() -> None:
    game = at("horan on 1, goods 9 9 9, town 1 stables", "taia")
    game.play("build")
    assert "stables" not in game.options
    assert game.refuses("stables") == "K-O-82"
    game.play("portal")
    assert game.refuses("portal") == "K-O-82"


@rule("K-O-82", "K-O-32")
def test_what_cannot_be_paid_is_refused() -> None:
    game = at("horan on 1, goods 2 2 1, town 1", "taia")
    assert game.refuses("build") is None
    game.play("build")
    assert game.buildings() == ["stables"], "nothing else can be paid"
    assert at("horan on 1, goods 2 1 1, town 1", "taia").refuses("build") == "K-O-32"


@rule("K-O-83", "K-B-27")
def test_several_units_of_several_kinds_in_one_action() -> None:
    game = at("horan on 1, goods 4 1 2, glory 3, town 1 military_camp archery_range wizard_tower", "taia")
    game.play("train", "mage", "knight")
    assert game.options == ["archer", "pass"]
    game.play("archer")
    assert (game.army(), game.goods(), game.state.turn.steps) == (["knight", "archer", "mage"], [0, 0, 0], 1)


@rule("K-B-27", "K-B-60", "K-B-61", "K-B-62", "K-O-83")
@pytest.mark.parametrize(
    ("building", "unit"), [("military_camp", "knight"), ("archery_range", "archer"), ("wizard_tower", "mage")]
)
def test_each_kind_needs_its_building(building: str, unit: str) -> None:
    game = at(f"horan on 1, goods 9 9 9, glory 3, town 1 {building}", "taia")
    game.play("train")
    assert (game.asked, game.options) == ("train-more", [unit, "pass"])
    others = {"knight", "archer", "mage"} - {unit}
    assert {game.refuses(other) for other in others} == {"K-B-27"}
    game.play("pass")
    assert game.army() == [unit]


@rule("K-B-27")
def test_without_any_of_the_three_nobody_is_trained() -> None:
    assert at("horan on 1, goods 9 9 9, glory 3, town 1 stables", "taia").refuses("train") == "K-B-27"


@rule("K-O-83", "K-B-40")
def test_two_units_do_not_fit_where_one_does() -> None:
    game = at("horan on 1, goods 9 9 9, glory 2, army archer, town 1 military_camp wizard_tower", "taia")
    game.play("train", "knight")
    assert game.army() == ["knight", "archer"], "a second is not even asked for"


@rule("K-O-83", "K-B-40", "K-O-85")
def test_a_full_army_trains_nobody() -> None:
    game = at("horan on 1, goods 9 9 9, glory 1, army archer, town 1 military_camp", "taia")
    assert game.refuses("train") == "K-B-40"


@rule("K-O-83", "K-O-85")
def test_the_supply_of_dice_limits_training() -> None:
    knights = "army knight knight knight knight"
    game = at(
        "horan on 1, goods 9 9 9, glory 4, town 1 military_camp",
        f"taia, glory 5, {knights} knight",
        f"darius, glory 4, {knights}",
    )
    game.play("train")
    assert game.army() == ["knight"], "it was the last"
    assert game.refuses("train") == "K-O-85"


@rule("K-O-33", "K-B-40", "K-B-64")
@pytest.mark.parametrize(
    ("glory", "tower", "limit"), [(0, "", 0), (3, "", 3), (3, "banner_tower", 5), (7, "banner_tower", 8), (8, "", 8)]
)
def test_the_army_limit(glory: int, tower: str, limit: int) -> None:
    assert army_limit(at(f"horan, glory {glory}, town 1 {tower}", "taia").state, 0) == limit


@rule("K-O-84")
def test_a_hero_over_its_limit_keeps_its_dice_and_gains_none() -> None:
    game = at(
        "horan on 1, goods 9 9 9, glory 4, army knight knight knight knight, town 1 military_camp",
        "taia",
        open_turn=False,
    )
    game.state.players[0].glory = 3
    assert game.refuses("train") == "K-B-40"
    assert len(game.army()) == 4


# Lord Xanros


@rule("K-O-48", "K-O-86", "K-B-73")
def test_xanros_summons_a_skeleton_in_each_step() -> None:
    game = at("lord_xanros on 1, glory 3", "taia")
    game.play("summon", "summon")
    assert (game.army(), game.player, game.goods()) == (["skeleton", "skeleton"], 1, [0, 0, 0])


@rule("K-O-86")
def test_no_summoning_among_monsters_and_by_nobody_else() -> None:
    game = at("lord_xanros on 3, glory 3", "taia", lands="3 forest_1 0,-1", armies="3 imps")
    assert game.refuses("summon") == "K-O-86"
    assert at("horan on 1, glory 3", "taia").refuses("summon") == "K-O-86"


@rule("K-O-85", "K-O-86")
@pytest.mark.parametrize("line", ["glory 1, army knight", "glory 4, army skeleton skeleton skeleton"])
def test_summoning_needs_room_and_a_die(line: str) -> None:
    game = at(f"lord_xanros on 1, {line}", "taia")
    assert "summon" not in game.options
    assert game.refuses("summon") == "K-O-85"


@rule("K-O-85", "K-O-95")
def test_with_a_full_army_no_way_to_gain_a_die_is_offered() -> None:
    line = "on 1, glory 1, army knight, goods 9 9 9, spells blessing, town 1 military_camp"
    for hero in ("lord_xanros", "aderyn"):
        game = at(f"{hero} {line}", "taia")
        assert not {"summon", "rebels", "bless", "train"} & set(game.options)
    assert game.refuses("bless") == "K-O-95"


@rule("K-O-85", "K-O-31", "K-O-98")
def test_dice_outside_the_limit_need_no_room() -> None:
    game = at("horan, glory 1, army knight", "taia", lands="3 forest_1 0,-1", armies="3 shadow_eaters")
    game.play("go 3", "1", "s3", "s1", "amulet_bear")
    assert game.army() == ["knight", "bear"]

"""What vassals pay: K-I-40 to K-I-42, K-I-45, K-O-82, K-O-83, K-O-115."""

import pytest

from tests.games.karak2.karak import at
from tests.rule import rule

CAMP_RANGE_TOWER = "military_camp archery_range wizard_tower"


@rule("K-I-40")
def test_t14_with_two_wood_there_is_just_enough() -> None:
    game = at("horan on 1, goods 4 2 3, town 1", "argentus", emperor=1)
    game.play("build", "military_camp", "wizard_tower")
    assert (game.goods(), game.goods(1), game.buildings(1)) == ([0, 0, 0], [0, 1, 0], [])


@rule("K-I-41", "K-I-42")
def test_t15_with_exactly_two_wood_no_vassal_founds_a_town() -> None:
    game = at("horan on 1, goods 0 2 0", "taia", emperor=1)
    assert "found" not in game.options
    assert game.refuses("found") == "K-I-42"
    game = at("horan on 1, goods 0 3 0", "taia", emperor=1)
    game.play("found")
    assert (game.state.players[0].town, game.goods(), game.goods(1)) == (1, [0, 0, 0], [0, 1, 0])


@rule("K-I-45", "K-I-42")
@pytest.mark.parametrize(
    ("building", "exact", "more"),
    [
        ("military_camp", "2 0 0", "2 0 1"),
        ("archery_range", "1 1 0", "1 1 1"),
        ("wizard_tower", "1 0 2", "1 0 3"),
    ],
)
def test_t15_with_exactly_the_price_no_vassal_trains(building: str, exact: str, more: str) -> None:
    line = f"horan on 1, glory 2, town 1 {building}"
    game = at(f"{line}, goods {exact}", "taia", emperor=1)
    assert "train" not in game.options
    assert game.refuses("train") == "K-I-42"
    game = at(f"{line}, goods {more}", "taia", emperor=1)
    game.play("train")
    assert (len(game.army()), game.goods(), game.goods(1)) == (1, [0, 0, 0], [0, 0, 1])


@rule("K-I-45", "K-O-83")
def test_one_tax_however_many_units() -> None:
    line = f"horan on 1, glory 3, town 1 {CAMP_RANGE_TOWER}, goods 4 1 3"
    game = at(line, "taia", emperor=1)
    game.play("train", "knight", "archer", "mage")
    assert (game.army(), game.goods(), game.goods(1)) == (["knight", "archer", "mage"], [0, 0, 0], [0, 0, 1])


@rule("K-I-42", "K-O-83")
def test_a_unit_more_would_leave_nothing_for_the_tax() -> None:
    line = f"horan on 1, glory 3, town 1 {CAMP_RANGE_TOWER}, goods 3 0 2"
    free = at(line, "taia")
    free.play("train", "knight")
    assert (free.asked, free.options) == ("train-more", ["mage", "pass"])
    vassal = at(line, "taia", emperor=1)
    vassal.play("train", "knight")
    assert (vassal.asked, vassal.options) == ("tax", ["food", "stone"])


@rule("K-I-42", "K-O-82")
def test_a_building_more_would_leave_nothing_for_the_tax() -> None:
    game = at("horan on 1, goods 5 3 1, town 1", "taia", emperor=1)
    game.play("build", "military_camp")
    assert (game.asked, game.options) == ("build-more", ["stables", "pass"])
    assert (game.refuses("portal"), game.refuses("archery_range")) == ("K-O-32", "K-O-32")
    game = at("horan on 1, goods 5 3 0, town 1", "taia", emperor=1)
    game.play("build", "stables")
    assert (game.asked, game.options) == ("tax", ["food", "wood"]), "the camp as well would leave nothing"


@rule("K-I-42")
def test_refused_as_a_whole_when_only_the_tax_is_missing() -> None:
    assert at("horan on 1, goods 2 2 0, town 1", "taia", emperor=1).refuses("build") == "K-I-42"
    assert at("horan on 1, goods 2 1 0, town 1", "taia", emperor=1).refuses("build") == "K-O-32"


@rule("K-O-115")
def test_the_tax_is_any_resource_left_after_the_price() -> None:
    game = at("horan on 1, goods 0 2 1", "taia", emperor=1)
    game.play("found")
    assert (game.goods(), game.goods(1)) == ([0, 0, 0], [0, 0, 1])
    game = at("horan on 1, goods 1 3 1", "taia", emperor=1)
    game.play("found")
    assert game.options == ["food", "wood", "stone"]


@rule("K-O-115")
def test_healing_gathering_and_the_cure_are_not_taxed() -> None:
    game = at("horan on 1, goods 1 0 0, life 3, town 1", "taia", emperor=1, plague=0)
    game.play("cure", "heal")
    assert (game.goods(), game.goods(1), game.state.realm.plague) == ([0, 0, 0], [0, 0, 0], -1)


@rule("K-I-37", "K-I-40")
def test_the_emperor_himself_pays_no_tax() -> None:
    game = at("horan on 1, goods 0 2 0", "taia", emperor=0)
    game.play("found")
    assert (game.state.players[0].town, game.goods(), game.goods(1)) == (1, [0, 0, 0], [0, 0, 0])

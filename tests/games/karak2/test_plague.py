"""Plague and Misery: K-O-18, K-O-23, K-O-40 to K-O-42, K-B-50 to K-B-54."""

import pytest

from stolik.games.karak2.sight import army_limit
from tests.games.karak2.karak import at
from tests.rule import rule

LAND = "3 forest_1 0,-1"


@rule("K-O-40", "K-B-50", "K-B-51")
def test_two_skulls_put_the_plague_on_a_town_of_the_rollers_choice() -> None:
    game = at(
        "darius, town 1", "taia, town 2", "horan", "elspeth, town 3", lands=f"{LAND}  4 farm_1 -1,0", armies="4 imps"
    )
    game.play("go 4", "k2")
    assert (game.asked, game.options) == ("plague", ["1", "3"])
    game.play("3")
    assert game.state.realm.plague == 3


@rule("K-O-40")
def test_with_one_other_town_there_is_no_choice() -> None:
    game = at("darius", "taia, town 1", lands=LAND, armies="3 imps")
    game.play("go 3", "k2")
    assert game.noted("plague") == [(0, 1)]


@rule("K-O-40")
def test_without_another_town_nothing_happens() -> None:
    game = at("darius, town 1", "taia", lands=LAND, armies="3 imps")
    game.play("go 3", "k2")
    assert (game.state.realm.plague, game.state.players[0].life) == (-1, 3)


@rule("K-O-40", "K-B-53")
@pytest.mark.parametrize(("before", "towns"), [(0, ["1", "2"]), (1, ["2", "3"]), (2, ["1", "3"])])
def test_the_one_token_moves_from_wherever_it_lay_to_another_town(before: int, towns: list[str]) -> None:
    game = at(
        "darius, town 1",
        "taia, town 2",
        "horan, town 3",
        "elspeth, town 5",
        lands=f"{LAND}  4 farm_1 -1,0  5 farm_1 -1,-1",
        armies="4 imps",
        plague=before,
    )
    game.play("go 4", "k2")
    assert game.options == ([*towns, "3"] if before == 0 else towns), "neither the own town nor where it lies"
    game.play(towns[0])
    assert game.state.realm.plague == int(towns[0])


@rule("K-O-40")
def test_where_it_lies_on_the_only_other_town_nothing_happens() -> None:
    game = at("darius, town 1", "taia, town 2", lands=LAND, armies="3 imps", plague=1)
    game.play("go 3", "k2")
    assert (game.noted("plague"), game.state.realm.plague) == ([], 1)


@rule("K-O-23", "K-B-50")
@pytest.mark.parametrize("face", ["k1", "s1", "s3"])
def test_other_faces_bring_no_plague(face: str) -> None:
    game = at("darius", "taia, town 1", lands=LAND, armies="3 elementals")
    game.play("go 3", face)
    assert game.state.realm.plague == -1


@rule("K-O-23")
def test_a_skull_beside_a_unit_skull_is_no_plague() -> None:
    game = at("darius, glory 1, army knight", "taia, town 1", lands=LAND, armies="3 elementals")
    game.play("go 3", "1", "k1", "k1")
    assert game.state.realm.plague == -1


@rule("K-O-23")
def test_shield_and_blessing_do_not_stop_it() -> None:
    game = at("darius, spells blessing", "taia, town 1", lands=LAND, armies="3 imps", emperor=0)
    game.play("go 3", "1", "k2", "shield", "yes")
    assert (game.state.realm.plague, game.state.players[0].life) == (1, 5)


@rule("K-O-41", "K-O-17", "K-B-54")
def test_in_a_plagued_town_nobody_builds_or_trains() -> None:
    game = at("darius on 1, glory 3, goods 9 9 9, town 1 military_camp", "taia", plague=0)
    assert (game.refuses("build"), game.refuses("train")) == ("K-O-41", "K-O-41")
    assert not {"build", "train"} & set(game.options)


@rule("K-O-42")
def test_the_banner_tower_still_counts_and_nobody_is_disbanded() -> None:
    game = at("darius on 1, glory 1, army knight knight knight, town 1 banner_tower", "taia", plague=0)
    assert (army_limit(game.state, 0), len(game.army())) == (3, 3)


@rule("K-O-42", "K-O-79")
def test_gathering_there_and_founding_elsewhere_are_not_touched() -> None:
    game = at("darius on 1, town 1", "taia on 2, goods 0 2 0", plague=0)
    game.play("gather", "end", "found")
    assert (game.goods(), game.towns()) == ([0, 1, 0], [1, 2])


@rule("K-O-42", "K-I-39")
def test_the_emperors_gift_arrives_in_a_plagued_town() -> None:
    game = at("darius on 1, goods 2 2 0, town 1", "taia, town 2", plague=1, emperor=0)
    game.play("build")
    assert game.buildings(1) == ["stables"]


@rule("K-O-18", "K-B-22", "K-B-52")
def test_curing_takes_an_action_and_one_food() -> None:
    game = at("darius on 1, goods 1 0 0, town 1", "taia", plague=0)
    game.play("cure")
    assert (game.state.realm.plague, game.goods(), game.state.turn.steps) == (-1, [0, 0, 0], 1)


@rule("K-O-18", "K-B-52")
@pytest.mark.parametrize(
    ("line", "plague"),
    [
        ("on 1, goods 0 9 9, town 1", 0),
        ("on 2, goods 1 0 0, town 1", 0),
        ("on 1, goods 1 0 0, town 1", -1),
        ("on 2, goods 1 0 0, town 1", 1),
    ],
)
def test_no_cure_without_food_away_from_town_or_without_plague(line: str, plague: int) -> None:
    game = at(f"darius {line}", "taia, town 2", plague=plague)
    assert "cure" not in game.options
    assert game.refuses("cure") == "K-O-18"

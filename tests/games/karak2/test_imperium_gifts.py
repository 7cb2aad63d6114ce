"""What the Emperor has to give: K-I-39, K-I-43, K-I-44, K-O-116, K-O-117."""

import pytest

from stolik.games.karak2 import town
from stolik.games.karak2.contents import KNIGHT
from tests.games.karak2.karak import Karak, at
from tests.rule import rule

TWO_MORE = "3 forest_1 0,-1  4 farm_1 -1,0"


# Buildings


@rule("K-I-39", "K-O-116")
def test_for_each_building_he_chooses_anew() -> None:
    game = at("argentus on 1, goods 5 3 0, town 1", "taia, town 2", "horan, town 3", lands=TWO_MORE, emperor=0)
    game.play("build", "military_camp", "stables")
    asked = [(game.asked, game.decision.about, game.options)]
    game.play("1")
    asked.append((game.asked, game.decision.about, game.options))
    game.play("2")
    assert asked == [("mirror", 0, ["1", "2"]), ("mirror", 3, ["1", "2"])]
    assert (game.buildings(1), game.buildings(2)) == (["military_camp"], ["stables"])


@rule("K-I-39")
@pytest.mark.parametrize("other", ["taia", "taia, town 2 stables"])
def test_if_nobody_qualifies_nothing_happens(other: str) -> None:
    game = at("argentus on 1, goods 2 2 0, town 1", other, emperor=0)
    before = game.buildings(1)
    game.play("build")
    assert (game.asked, game.buildings(), game.buildings(1)) == ("play", ["stables"], before)


@rule("K-O-116", "K-O-42")
def test_a_plagued_town_qualifies() -> None:
    game = at("argentus on 1, goods 2 2 0, town 1", "taia, town 2", emperor=0, plague=1)
    game.play("build")
    assert game.buildings(1) == ["stables"]


@rule("K-O-116")
def test_a_town_is_no_building() -> None:
    game = at("argentus on 1, goods 0 2 0", "taia on 2", emperor=0)
    game.play("found")
    assert (game.towns(), game.asked) == ([1, -1], "play")


@rule("K-I-39")
def test_what_a_vassal_builds_is_not_mirrored() -> None:
    game = at("horan on 1, goods 2 3 0, town 1", "taia, town 2", "darius, town 3", lands=TWO_MORE, emperor=1)
    game.play("build")
    assert (game.buildings(1), game.buildings(2), game.goods(1)) == ([], [], [0, 1, 0])


# Units


@rule("K-I-43")
def test_of_several_kinds_just_trained_he_chooses_one_die_per_action() -> None:
    game = at("argentus on 1, goods 3 1 0, glory 2, town 1 military_camp archery_range", "taia, glory 2", emperor=0)
    game.play("train", "knight", "archer")
    assert (game.asked, game.options) == ("gift", ["knight", "archer"]), "no mage"
    game.play("archer")
    assert (game.army(1), game.asked) == (["archer"], "play")


@rule("K-I-43")
@pytest.mark.parametrize("other", ["taia", "taia, glory 1, army archer"])
def test_if_nobody_has_room_nothing_happens(other: str) -> None:
    game = at("argentus on 1, goods 2 0 0, glory 1, town 1 military_camp", other, emperor=0)
    before = game.army(1)
    game.play("train")
    assert (game.army(), game.army(1)) == (["knight", "imperial_guard"], before)


@rule("K-I-43", "K-O-52", "K-O-33")
def test_the_banner_tower_makes_room_and_the_unconscious_receive() -> None:
    game = at(
        "argentus on 1, goods 2 0 0, glory 1, town 1 military_camp", "taia, life 0, town 2 banner_tower", emperor=0
    )
    game.play("train")
    assert game.army(1) == ["knight"]


def scarce(room: bool, buildings: str = "military_camp") -> Karak:
    """Two knights, no archers and five mages are left."""
    return at(
        f"argentus on 1, goods 9 9 9, glory 3, town 1 {buildings}",
        "taia, glory 8, army" + " knight" * 8,
        "horan, glory 8, army" + " archer" * 8,
        f"darius, glory {8 if room else 7}, army archer archer" + " mage" * 5,
        emperor=0,
    )


@rule("K-I-44", "K-O-117")
def test_t17_one_knight_must_be_left_for_a_vassal() -> None:
    game = scarce(room=True)
    assert town.why_not_recruit(game.state, 0, [KNIGHT], KNIGHT) == "K-I-44", "mages do not help"
    game.play("train")
    assert (game.army(), game.army(3).count("knight")) == (["knight", "imperial_guard"], 1)


@rule("K-I-44")
def test_t17_if_no_vassal_has_room_two_are_allowed() -> None:
    game = scarce(room=False)
    game.play("train", "knight")
    assert (game.army(), game.state.supply.dice[KNIGHT]) == (["knight", "knight", "imperial_guard"], 0)


@rule("K-I-44", "K-O-117")
def test_the_last_of_its_kind_is_refused_alone_but_not_with_a_kind_that_is_left() -> None:
    game = scarce(room=True, buildings="military_camp wizard_tower")
    game.play("train", "knight")
    assert (game.asked, game.options) == ("train-more", ["knight", "mage", "pass"])
    game.play("knight")
    assert (game.army(), game.army(3).count("mage")) == (["knight", "knight", "mage", "imperial_guard"], 6), (
        "a mage had to follow"
    )


@rule("K-I-44", "K-O-117")
def test_the_very_last_die_is_not_trained_at_all() -> None:
    game = at(
        "argentus on 1, goods 9 9 9, glory 3, town 1 military_camp",
        "taia, glory 8, army" + " knight" * 8,
        "horan, glory 2, army knight",
        emperor=0,
    )
    assert "train" not in game.options
    assert game.refuses("train") == "K-I-44"

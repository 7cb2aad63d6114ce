"""Poison: what it bars and what it does not, the cure, and where the marker goes (WC-N-09 to WC-N-23)."""

from __future__ import annotations

import pytest

from stolik.games.war_chest.game import GAME
from tests.games.war_chest.war import War, at
from tests.rule import rule

# Poisoning


@rule("WC-N-09")
def test_only_units_of_opponents_can_be_poisoned() -> None:
    war = at("A saboteur@f4 archer@f5", "B knight@g4", "A scout@e5", "B lancer@f3", hand="saboteur")
    assert war.offers("tactic") == ["tactic saboteur f4 f3", "tactic saboteur f4 g4"]
    assert [war.refuses(f"tactic saboteur f4 {hex}") for hex in ("f5", "e5", "g5")] == ["WC-15.3"] * 3
    war = at("A assassin@f4 archer@f6", "B knight@c4", "A scout@e6", "B lancer", hand="assassin")
    assert war.offers("tactic") == []


@rule("WC-N-10", "WC-N-11")
def test_the_marker_goes_from_the_card_to_the_victim() -> None:
    war = at("A saboteur@f4 assassin", "B knight@f5", hand="saboteur", hands=["royal"])
    assert GAME.view(war.state, 1)["poison"] == {"assassin": "card", "saboteur": "card"}
    war.play("tactic saboteur f4 f5")
    assert GAME.view(war.state, 1)["poison"] == {"assassin": "card", "saboteur": "f5"}
    assert war["f5"] == "knight:1?"


@rule("WC-N-12")
def test_poisoning_another_unit_frees_the_first() -> None:
    war = at("A saboteur@f4", "B knight@f5? archer@g4", hand="saboteur", hands=["knight archer"])
    war.play("tactic saboteur f4 g4")
    assert (war["f5"], war["g4"]) == ("knight:1", "archer:1?")
    assert war.offers("move knight") != []
    assert war.offers("move archer") == []


@rule("WC-N-13")
def test_with_its_own_coin_a_poisoned_unit_can_only_be_cured() -> None:
    war = at("A light_cavalry@g3:2!", "B assassin archer@g4", hand="light_cavalry", initiative=1)
    assert war.options == [
        "cure light_cavalry",
        "claim light_cavalry",
        "recruit light_cavalry light_cavalry",
        "pass light_cavalry",
    ]
    barred = [
        "bolster light_cavalry g3",
        "move light_cavalry g3 g2",
        "attack light_cavalry g3 g4",
        "control light_cavalry g3",
        "tactic light_cavalry g3 h3",
    ]
    assert [war.refuses(play) for play in barred] == ["WC-N-13"] * 5


@rule("WC-N-13")
def test_other_units_are_not_touched_by_the_poison_of_one() -> None:
    war = at("A light_cavalry@g3:2! knight@f5", "B assassin archer@g4", hand="knight")
    assert war.offers("bolster") == ["bolster knight f5"]
    assert war.offers("attack") == ["attack knight f5 g4"]
    assert war.offers("cure") == []


# What others can do for it


@rule("WC-N-14")
def test_an_ensign_moves_a_poisoned_friend() -> None:
    war = at("A ensign@f4 knight@f5!", "B assassin", hand="ensign", hands=["royal"])
    assert war.offers("tactic") == ["tactic ensign f4 f5"]
    war.play("tactic ensign f4 f5", "f6")
    assert war["f6"] == "knight:1!"


@rule("WC-N-14")
def test_a_herald_bolsters_a_poisoned_friend() -> None:
    war = at("A herald@f4 knight@f5!", "B assassin", hand="herald", hands=["royal"])
    war.play("tactic herald f4 f5")
    assert war["f5"] == "knight:2!"


@rule("WC-N-14")
def test_a_war_wagon_pushes_a_poisoned_friend() -> None:
    war = at("A war_wagon@f4:2 knight@f5!", "B assassin", hand="war_wagon", hands=["royal"])
    war.play("tactic war_wagon f4 f5", "f6")
    assert (war["f5"], war["f6"]) == ("war_wagon:2", "knight:1!")


@rule("WC-N-15", "WC-13.11")
def test_a_poisoned_unit_is_redeployed() -> None:
    war = at("A knight@f4:2!", "B assassin", hand="royal", hands=["royal"], decrees="redeploy")
    war.play("proclaim royal redeploy")
    assert war.options == ["e2", "h1"]
    war.play("e2")
    assert war["e2"] == "knight:2!"


@rule("WC-N-15", "WC-13.9", "WC-13.13")
@pytest.mark.parametrize(("decree", "left"), [("guard", "knight:2!"), ("sacrifice", "knight:1!")])
def test_a_poisoned_unit_attacks_by_decree(decree: str, left: str) -> None:
    war = at("A knight@e2:2!", "B assassin archer@e3", hand="royal", hands=["royal"], decrees=decree)
    war.play(f"proclaim royal {decree}")
    assert (war["e2"], war["e3"]) == (left, "")


# The cure


@rule("WC-N-20")
def test_a_cure_takes_a_coin_of_the_type_from_the_hand_face_up_and_the_turn() -> None:
    war = at("A knight@f4! archer@f5", "B assassin", hand="knight archer royal", hands=["royal"])
    assert war.offers("cure") == ["cure knight"]
    assert [war.refuses(play) for play in ("cure archer", "cure royal")] == ["WC-N-20", "WC-6.17"]
    war.play("cure knight")
    assert (war["f4"], war.zone("up"), war.zone("hand")) == ("knight:1", ["knight"], ["archer", "royal"])
    assert (war.asked, war.player, war.events) == ("play", 1, ["discard", "cure"])


@rule("WC-N-20")
def test_a_healthy_unit_an_absent_one_or_a_coin_that_is_not_in_hand_cures_nothing() -> None:
    war = at("A knight@f4! archer@f5 scout", "B assassin", hand="archer scout")
    assert war.offers("cure") == []
    assert [war.refuses(f"cure {coin}") for coin in ("archer", "scout", "knight")] == ["WC-N-20", "WC-N-20", "WC-5.5"]


@rule("WC-N-21")
def test_the_marker_goes_back_to_the_card_of_its_unit_and_can_be_used_again() -> None:
    war = at("A knight@f4?", "B saboteur@f5", hand="knight", hands=["saboteur"])
    war.play("cure knight")
    assert GAME.view(war.state, 0)["poison"] == {"saboteur": "card"}
    war.play("tactic saboteur f5 f4")
    assert war["f4"] == "knight:1?"


@rule("WC-N-22", "WC-6.18")
@pytest.mark.parametrize("unit", ["berserker", "bannerman"])
def test_no_attribute_follows_a_cure(unit: str) -> None:
    war = at(f"A {unit}@f4:2!", "B assassin archer@f5:2", hand=f"{unit} {unit}", hands=["royal"])
    war.play(f"cure {unit}")
    assert (war["f4"], war.asked, war.player) == (f"{unit}:2", "play", 1)
    war.play("pass royal", f"move {unit} f4 g4")
    assert war.asked == {"berserker": "again", "bannerman": "shove-whom"}[unit]


@rule("WC-N-22")
def test_a_cured_unit_can_use_its_next_coin() -> None:
    war = at("A knight@f4!", "B assassin", hand="knight knight", hands=["royal"])
    war.play("cure knight", "pass royal")
    assert war.offers("bolster") == ["bolster knight f4"]


# Destroyed


def healthy_again(war: War, unit: str) -> None:
    assert GAME.view(war.state, None)["poison"] == {"assassin": "card"}
    assert war.removed(unit) == 1


@rule("WC-N-23")
def test_when_a_poisoned_unit_is_destroyed_the_marker_goes_back() -> None:
    war = at("A assassin cavalry@f4", "B archer@f5!", hand="cavalry", hands=["archer"])
    war.play("attack cavalry f4 f5")
    healthy_again(war, "archer")
    war.play("deploy archer d7")
    assert war["d7"] == "archer:1"


@rule("WC-N-23")
def test_the_marker_goes_back_from_a_unit_that_a_pikeman_destroyed() -> None:
    war = at("A marshall@f3 cavalry@f4!", "B assassin pikeman@f5:2", hand="marshall", hands=["royal"])
    war.play("tactic marshall f3 f4")
    assert (war["f4"], war["f5"]) == ("", "pikeman:1")
    healthy_again(war, "cavalry")


@rule("WC-N-23")
def test_the_marker_goes_back_from_a_unit_that_was_sacrificed() -> None:
    war = at("A cavalry@f4!", "B assassin archer@f5", hand="royal", hands=["royal"], decrees="sacrifice")
    war.play("proclaim royal sacrifice")
    assert war["f4"] == ""
    healthy_again(war, "cavalry")


@rule("WC-N-23")
def test_a_poisoned_unit_that_keeps_a_coin_keeps_the_marker() -> None:
    war = at("A assassin cavalry@f4", "B archer@f5:2!", hand="cavalry", hands=["royal"])
    war.play("attack cavalry f4 f5")
    assert war["f5"] == "archer:1!"

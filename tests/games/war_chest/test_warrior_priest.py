"""The Warrior Priest: WC-8.30."""

import pytest

from tests.games.war_chest.war import at
from tests.rule import rule


@rule("WC-8.30")
@pytest.mark.parametrize("word", ["attack warrior_priest e5 f5", "control warrior_priest e5"])
def test_a_warrior_priest_draws_a_coin_after_an_attack_or_a_control_and_uses_that_coin(word: str) -> None:
    war = at("A warrior_priest@e5 knight@f3", "B archer@f5", hand="warrior_priest", hands=["archer"])
    war.play(word)
    assert (war.asked, war.decision.whose) == ("coin", 0)
    war.play("knight")
    assert (war.asked, war.player, war.zone("drawn")) == ("bonus", 0, ["knight"])
    assert {option.split()[1] for option in war.options} == {"knight"}
    war.play("move knight f3 f2")
    assert (war["f2"], war.zone("up"), war.player) == ("knight:1", ["knight", "warrior_priest"], 1)


@rule("WC-8.30")
def test_the_hand_may_not_be_touched_for_the_drawn_coin_and_a_pass_is_allowed() -> None:
    war = at("A warrior_priest@e5 knight@f3", "B archer", hand="warrior_priest knight", hands=["archer"])
    war.play("control warrior_priest e5", "royal")
    assert war.refuses("move knight f3 f2") == "WC-5.5"
    war.play("pass royal")
    assert (war.zone("hand"), war.zone("down"), war.zone("drawn")) == (["knight"], ["royal"], [])


@rule("WC-8.30")
def test_a_move_of_the_warrior_priest_draws_nothing() -> None:
    war = at("A warrior_priest@e5", "B archer", hand="warrior_priest", hands=["archer"])
    war.play("move warrior_priest e5 e4")
    assert (war.player, war.asked) == (1, "play")


@rule("WC-8.30")
def test_the_drawn_coin_may_lead_to_another_draw() -> None:
    bags = ["warrior_priest royal"]
    war = at("A warrior_priest@e5", "B archer@f5", hand="warrior_priest", hands=["archer"], bags=bags)
    war.play("attack warrior_priest e5 f5", "warrior_priest", "control warrior_priest e5")
    assert (war.asked, war.options) == ("coin", ["royal"])


@rule("WC-8.30")
def test_without_a_coin_in_bag_and_discard_pile_nothing_happens() -> None:
    hands, bags = ["archer", "royal"], ["royal", "royal", "", "royal"]
    seats = ("A marshall@e4", "B archer@f5", "A warrior_priest@e5", "B knight")
    war = at(*seats, hand="marshall", hands=hands, bags=bags)
    war.play("tactic marshall e4 e5")
    assert (war["f5"], war.player, war.asked) == ("", 1, "play")


@rule("WC-8.30", "WC-8.26")
def test_the_royal_coin_drawn_may_move_the_royal_guard() -> None:
    war = at("A warrior_priest@e5 royal_guard@f3", "B archer", hand="warrior_priest", hands=["archer"])
    war.play("control warrior_priest e5", "royal")
    assert war.offers("tactic") == ["tactic royal f3 e2", "tactic royal f3 h1"]


@rule("WC-8.30", "WC-13.3")
def test_the_royal_coin_drawn_may_proclaim_a_decree() -> None:
    decrees = "enlist march spy"
    war = at("A warrior_priest@e5", "B archer", hand="warrior_priest", hands=["archer"], decrees=decrees)
    war.play("control warrior_priest e5", "royal")
    assert war.offers("proclaim") == ["proclaim royal spy"]


@rule("WC-8.30", "WC-N-D21")
def test_the_drawn_coin_counts_as_one_from_the_hand_for_a_cure() -> None:
    war = at("A warrior_priest@e5 knight@f3!", "B assassin", hand="warrior_priest", hands=["assassin"])
    war.play("control warrior_priest e5", "knight")
    assert war.offers("cure") == ["cure knight"]

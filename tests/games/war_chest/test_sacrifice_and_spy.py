"""Nobility, the decrees Sacrifice and Spy: WC-13.13, WC-13.14."""

import pytest

from tests.games.war_chest.war import War, at
from tests.rule import rule

# Sacrifice


@rule("WC-13.13")
def test_a_sacrificed_unit_attacks_and_then_loses_a_coin_for_good() -> None:
    war = at("A knight@f4:2 scout@h1", "B lancer@f5:2", hand="royal", hands=["lancer"], decrees="sacrifice")
    war.play("proclaim royal sacrifice")
    assert (war["f4"], war["f5"]) == ("knight:1", "lancer:1")
    assert (war.removed("knight"), war.removed("lancer"), war.player) == (1, 1, 1)


@rule("WC-13.13", "WC-13.7")
def test_sacrifice_takes_any_friend_that_can_attack_but_no_archer_lancer_or_trebuchet() -> None:
    war = at(
        "A knight@f4 archer@e4 lancer@e5 trebuchet@f6:2 scout@g4",
        "B pikeman@f5 swordsman@e6",
        hand="royal",
        decrees="sacrifice",
    )
    war.play("proclaim royal sacrifice")
    assert (war.asked, war.options) == ("sacrifice", ["f4", "g4"])
    assert war.refuses("e5") == war.refuses("f6") == war.refuses("h1") == "WC-13.13"


@rule("WC-13.13")
def test_a_unit_that_died_attacking_has_nothing_more_to_lose() -> None:
    war = at("A knight@f4", "B pikeman@f5:2", hand="royal", hands=["pikeman"], decrees="sacrifice")
    war.play("proclaim royal sacrifice")
    assert (war["f4"], war["f5"], war.removed("knight"), war.player) == ("", "pikeman:1", 1, 1)
    assert war.events == ["discard", "proclaim", "attack", "lose", "lose", "destroyed"]


@rule("WC-13.13")
def test_a_pikeman_and_the_sacrifice_together_cost_two_coins() -> None:
    war = at("A knight@f4:3", "B pikeman@f5:2", hand="royal", hands=["pikeman"], decrees="sacrifice")
    war.play("proclaim royal sacrifice")
    assert (war["f4"], war.removed("knight")) == ("knight:1", 2)


@rule("WC-13.13", "WC-8.5", "WC-7.7")
@pytest.mark.parametrize("unit", ["swordsman", "berserker", "bannerman", "warrior_priest"])
def test_the_loss_comes_before_effects_that_need_the_unit_alive(unit: str) -> None:
    last = at(f"A {unit}@f4", "B lancer@f5:2", hand="royal", hands=["lancer"], decrees="sacrifice")
    last.play("proclaim royal sacrifice")
    assert (last["f4"], last.asked, last.player) == ("", "play", 1)


@rule("WC-13.13", "WC-13.7")
@pytest.mark.parametrize(
    ("unit", "coins", "question"),
    [("swordsman", 2, "step-on"), ("berserker", 3, "again"), ("bannerman", 2, "shove-whom"), ("berserker", 2, "play")],
)
def test_a_survivor_does_what_follows_its_attack(unit: str, coins: int, question: str) -> None:
    """A Berserker of two coins has none left to pay with."""
    war = at(f"A {unit}@f4:{coins}", "B lancer@f5:2", hand="royal", hands=["lancer"], decrees="sacrifice")
    war.play("proclaim royal sacrifice")
    assert (war["f4"], war.asked) == (f"{unit}:{coins - 1}", question)


@rule("WC-13.13", "WC-7.8")
def test_nothing_replaces_the_coin_lost_to_sacrifice() -> None:
    """Neither the War Wagon beside it nor the Royal Guard's supply: nobody is asked."""
    war = at("A royal_guard@f4:2 war_wagon@f3:2", "B lancer@f5:2", hand="royal", hands=["lancer"], decrees="sacrifice")
    war.play("proclaim royal sacrifice")
    assert (war["f4"], war["f3"], war.player) == ("royal_guard:1", "war_wagon:2", 1)


@rule("WC-13.13", "WC-7.4")
def test_the_attack_itself_can_be_replaced_and_the_loss_still_comes() -> None:
    war = at("A knight@f4:2", "B lancer@f5 war_wagon@f6:2", hand="royal", hands=["lancer"], decrees="sacrifice")
    war.play("proclaim royal sacrifice")
    assert (war.asked, war.player, war["f4"]) == ("replace", 1, "knight:2")
    war.play("wagon")
    assert (war["f4"], war["f5"], war["f6"]) == ("knight:1", "lancer:1", "war_wagon:1")


@rule("WC-13.13", "WC-14.7", "WC-14.8")
def test_a_sacrifice_may_bring_down_a_fortification() -> None:
    war = at("A knight@d6:2", "B archer@d7", hand="royal", decrees="sacrifice", forts="d7")
    war.play("proclaim royal sacrifice")
    assert (war["d6"], war["d7"], war.fort("d7")) == ("knight:1", "archer:1", False)


@rule("WC-13.13", "WC-15.2", "WC-7.7")
def test_a_sacrificed_assassin_still_robs_the_supply() -> None:
    war = at("A assassin@f4", "B scout@f5:2!", hand="royal", hands=["scout"], decrees="sacrifice")
    before = war.supply("scout")
    war.play("proclaim royal sacrifice")
    assert (war["f4"], war.asked) == ("", "rob")
    war.play("yes")
    assert war.supply("scout") == before - 1


@rule("WC-13.13", "WC-N-23")
def test_a_poisoned_unit_may_be_sacrificed_and_its_marker_goes_back() -> None:
    war = at("A knight@f4!", "B lancer@f5:2 assassin", hand="royal", decrees="sacrifice")
    war.play("proclaim royal sacrifice")
    assert (war["f4"], sum(war.state.board.poison)) == ("", 0)


@rule("WC-13.13", "WC-12.8")
def test_the_partners_unit_may_be_sacrificed() -> None:
    war = at("A knight", "B lancer@f5:2", "A scout@f4", "B pikeman", hand="royal", decrees="sacrifice")
    war.play("proclaim royal sacrifice")
    assert (war["f4"], war["f5"], war.removed("scout")) == ("", "lancer:1", 1)


# Spy


def spying(face: str = "face_up") -> War:
    """The opponent holds lancer, lancer and pikeman, and has an archer left in the bag."""
    return at(
        "A knight",
        "B lancer pikeman archer",
        hand="royal",
        hands=["lancer lancer pikeman"],
        bags=["knight", "archer royal"],
        decrees="spy",
        spy_discard=face,
    )


@rule("WC-13.14", "WC-9.5")
def test_spy_shows_a_hand_and_lets_discard_one_coin_of_it_or_none() -> None:
    war = spying()
    war.play("proclaim royal spy")
    assert (war.asked, war.player, war.options) == ("spy", 0, ["lancer", "pikeman", "pass"])
    war.play("pass")
    assert (war.zone("hand", 1), war.zone("bag", 1)) == (["lancer", "lancer", "pikeman"], ["archer", "royal"])
    assert (war.asked, war.player) == ("play", 1)


@rule("WC-13.14")
@pytest.mark.parametrize(("where", "face"), [("up", "face_up"), ("down", "face_down")])
def test_the_discarded_coin_goes_to_its_holders_pile_and_the_holder_draws_another(where: str, face: str) -> None:
    war = spying(face)
    war.play("proclaim royal spy", "lancer")
    assert (war.asked, war.options) == ("coin", ["archer", "royal"])
    war.play("archer")
    assert (war.zone("hand", 1), war.zone(where, 1)) == (["archer", "lancer", "pikeman"], ["lancer"])
    assert (war.zone("up", 1) + war.zone("down", 1), war.player) == (["lancer"], 1)


@rule("WC-13.14", "WC-5.2")
def test_the_draw_after_spy_may_refill_the_bag_and_bring_the_same_coin_back() -> None:
    war = at(
        "A knight",
        "B lancer pikeman",
        hand="royal",
        hands=["lancer royal"],
        bags=["knight", ""],
        downs=["", "pikeman"],
        decrees="spy",
    )
    war.play("proclaim royal spy", "lancer")
    assert (war.asked, war.options) == ("coin", ["lancer", "pikeman"])
    war.play("lancer")
    assert (war.zone("hand", 1), war.zone("up", 1), war.zone("bag", 1)) == (["lancer", "royal"], [], ["pikeman"])


@rule("WC-13.14", "WC-N-31")
def test_a_spied_decoy_may_be_discarded_and_stays_with_that_opponent() -> None:
    war = at("A skirmisher", "B lancer", hand="royal", hands=["decoy_skirmisher"], bags=["", "lancer"], decrees="spy")
    war.play("proclaim royal spy", "decoy_skirmisher", "lancer")
    assert (war.zone("up", 1), war.zone("hand", 1), war.state.units.decoy[1]) == (["decoy_skirmisher"], ["lancer"], 1)


@rule("WC-13.14")
def test_with_four_players_an_opponent_who_has_coins_is_chosen() -> None:
    hands = ["lancer", "scout", "pikeman"]
    war = at("A knight", "B lancer", "A scout", "B pikeman", hand="royal", hands=hands, decrees="spy")
    war.play("proclaim royal spy")
    assert (war.asked, war.options) == ("spy-whom", ["1", "3"])
    war.play("3")
    assert war.options == ["pikeman", "pass"]


@rule("WC-13.14", "WC-13.5")
def test_who_has_no_coin_in_hand_cannot_be_spied_upon() -> None:
    hands = ["", "scout", "pikeman"]
    war = at("A knight", "B lancer", "A scout", "B pikeman", hand="royal", hands=hands, decrees="spy")
    war.play("proclaim royal spy")
    assert (war.asked, war.options) == ("spy", ["pikeman", "pass"])

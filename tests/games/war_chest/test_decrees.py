"""Nobility, the decrees: WC-13.7 to WC-13.12; Sacrifice and Spy have a file of their own.

No two locations are adjacent, so a Guard never has a fortification beside it.
"""

import pytest

from tests.games.war_chest.war import at
from tests.rule import rule

# Enlist


@rule("WC-13.8")
def test_enlist_recruits_two_coins_of_any_types_face_up_and_free() -> None:
    war = at("A knight scout", "B archer", hand="royal", hands=["archer"], decrees="enlist")
    war.play("proclaim royal enlist")
    assert (war.asked, war.player, war.options) == ("recruit", 0, ["knight", "scout"])
    war.play("scout", "scout")
    assert (war.zone("up"), war.supply("scout"), war.supply("knight")) == (["royal", "scout", "scout"], 2, 3)
    assert (war.asked, war.player) == ("play", 1)


@rule("WC-13.8", "WC-13.5")
def test_enlist_needs_two_coins_in_the_own_supply() -> None:
    one = at("A knight@e2:3", "B archer", hand="royal", bags=[""], decrees="enlist")
    two = at("A knight@e2:2", "B archer", hand="royal", bags=[""], decrees="enlist")
    assert (one.supply("knight"), one.refuses("proclaim royal enlist")) == (1, "WC-13.8")
    assert (two.supply("knight"), two.refuses("proclaim royal enlist")) == (2, None)


@rule("WC-13.8", "WC-13.7", "WC-8.10")
def test_two_mercenaries_enlisted_maneuver_twice_after_both_recruits() -> None:
    war = at("A mercenary@f4", "B archer", hand="royal", hands=["archer"], decrees="enlist")
    war.play("proclaim royal enlist")
    assert (war.asked, war.zone("up")) == ("maneuver", ["mercenary", "mercenary", "royal"])
    war.play("move mercenary f4 f3")
    assert war.asked == "maneuver"
    war.play("move mercenary f3 f2")
    assert (war["f2"], war.player) == ("mercenary:1", 1)


@rule("WC-12.8", "WC-13.8")
def test_enlist_takes_nothing_from_the_partners_supply() -> None:
    war = at("A knight@e2:3", "B archer", "A scout", "B lancer", hand="royal", bags=[""], decrees="enlist")
    assert war.refuses("proclaim royal enlist") == "WC-13.8"


# Guard


@rule("WC-13.9")
def test_guard_orders_a_friend_on_an_own_location_to_attack_an_adjacent_target() -> None:
    """d4 is neutral, h1 has nobody beside it, f4 is no location."""
    war = at(
        "A knight@e2 scout@d4 swordsman@f4 archer@h1",
        "B pikeman@d3 lancer@e3",
        hand="royal",
        hands=["lancer"],
        decrees="guard",
    )
    war.play("proclaim royal guard")
    assert (war.asked, war.options) == ("target", ["d3", "e3"])
    war.play("e3")
    assert (war["e3"], war["e2"], war.player) == ("", "knight:1", 1)


@rule("WC-13.9", "WC-13.7")
def test_guard_lets_choose_among_several_and_never_archer_lancer_or_trebuchet() -> None:
    war = at(
        "A archer@e2 lancer@h1 trebuchet@g3:2 knight@d4 scout@e5",
        "B pikeman@e3 swordsman@g2 footman@e4",
        hand="royal",
        decrees="guard",
        control="d4:A g3:A e5:A",
    )
    war.play("proclaim royal guard")
    assert (war.asked, war.options) == ("guard", ["d4", "e5"])
    assert war.refuses("e2") == war.refuses("h1") == war.refuses("g3") == war.refuses("f4") == "WC-13.9"


@rule("WC-13.9", "WC-12.8", "WC-12.11")
def test_guard_may_order_the_partners_unit_which_keeps_its_attribute() -> None:
    war = at(
        "A knight", "B archer@e3", "A swordsman@e2", "B lancer@d7", hand="royal", hands=["archer"], decrees="guard"
    )
    war.play("proclaim royal guard")
    assert (war["e3"], war.asked, war.player) == ("", "step-on", 2)


# March


@rule("WC-13.10")
def test_march_moves_a_bolstered_friend_one_step() -> None:
    war = at("A knight@f4:2 scout@f5 archer@d3:3", "B lancer@e5", hand="royal", decrees="march")
    war.play("proclaim royal march")
    assert (war.asked, war.options) == ("march", ["d3", "f4"])
    assert war.refuses("f5") == "WC-13.10"
    war.play("f4")
    assert (war.asked, war.options) == ("step", ["e4", "f3", "g3", "g4"])
    assert war.refuses("e5") == "WC-6.10"
    war.play("g3")
    assert (war["f4"], war["g3"]) == ("", "knight:2")


@rule("WC-13.10", "WC-13.5")
def test_march_needs_a_free_step() -> None:
    """c4 has three neighbours, all taken."""
    war = at("A knight@c4:2", "B lancer@c5 pikeman@d3 archer@d4", hand="royal", decrees="march")
    assert war.refuses("proclaim royal march") == "WC-13.10"


@rule("WC-13.10", "WC-14.4")
def test_march_leads_into_no_enemy_fortification() -> None:
    war = at("A knight@c4:2", "B lancer@c5 pikeman@d3", hand="royal", decrees="march", control="d4:B", forts="d4")
    assert war.refuses("proclaim royal march") == "WC-13.10"


@rule("WC-13.7", "WC-8.1", "WC-8.13")
def test_a_berserker_rages_after_a_march() -> None:
    war = at("A berserker@f4:2", "B lancer@d7", hand="royal", hands=["lancer"], decrees="march")
    war.play("proclaim royal march", "f3")
    assert (war.asked, war.player) == ("again", 0)
    war.play("move berserker f3 f2")
    assert (war["f2"], war.zone("up")) == ("berserker:1", ["berserker", "royal"])


@rule("WC-13.10", "WC-12.8")
def test_the_partners_bolstered_unit_may_march() -> None:
    war = at("A knight@e2", "B lancer@d7", "A scout@f4:2", "B pikeman", hand="royal", decrees="march")
    war.play("proclaim royal march")
    assert (war.asked, war.player, len(war.options)) == ("step", 0, 6)


# Redeploy


@rule("WC-13.11")
def test_redeploy_lifts_a_whole_stack_and_deploys_it_on_an_own_location() -> None:
    """Here also on the hex it left, which is an own location and then empty."""
    war = at("A knight@e2:3 scout@h1", "B lancer@d7", hand="royal", decrees="redeploy", control="e5:A")
    war.play("proclaim royal redeploy")
    assert (war.asked, war.options) == ("redeploy", ["e2", "h1"])
    assert war.refuses("d7") == war.refuses("f4") == "WC-13.11"
    war.play("e2")
    assert (war.asked, war.options) == ("deploy-where", ["e2", "e5"])
    assert war.refuses("h1") == "WC-6.2"
    war.play("e5")
    assert (war["e2"], war["e5"]) == ("", "knight:3")


@rule("WC-13.11")
def test_a_redeployed_unit_may_come_back_where_it_stood() -> None:
    war = at("A knight@e2:2 scout@h1", "B lancer@d7", hand="royal", hands=["lancer"], decrees="redeploy")
    war.play("proclaim royal redeploy", "e2")
    assert (war["e2"], war.player) == ("knight:2", 1)


@rule("WC-13.11")
@pytest.mark.parametrize("unit", ["berserker", "bannerman", "sapper"])
def test_redeploying_is_neither_a_move_nor_a_maneuver(unit: str) -> None:
    """Bolstered, beside an enemy, on a location: a maneuver would set all three off."""
    war = at(f"A {unit}@f4:2 scout@h1", "B lancer@e3", hand="royal", hands=["lancer"], decrees="redeploy", siege=True)
    war.play("proclaim royal redeploy", "f4")
    assert (war["e2"], war.asked, war.player) == (f"{unit}:2", "play", 1)


@rule("WC-13.11", "WC-13.5")
def test_redeploy_needs_a_hex_to_deploy_on() -> None:
    """No own location is empty, and the Knight does not stand on one; a unit that does could return there."""
    lost = at("A knight@f4", "B lancer@e2 archer@h1", hand="royal", decrees="redeploy")
    assert lost.refuses("proclaim royal redeploy") == "WC-13.11"
    home = at("A knight@f4 scout@h1", "B lancer@e2", hand="royal", decrees="redeploy")
    home.play("proclaim royal redeploy")
    assert (home.asked, home["h1"]) == ("deploy-where", "scout:1")
    assert home.options == ["e4", "e5", "f3", "f5", "g3", "g4", "h1"]


@rule("WC-13.11", "WC-8.28")
def test_a_redeployed_scout_lands_beside_a_friend_but_not_beside_where_it_stood() -> None:
    war = at("A scout@c7 knight@i4", "B lancer@e2", hand="royal", decrees="redeploy")
    war.play("proclaim royal redeploy", "c7")
    assert war.options == ["h1", "h4", "h5", "i3"]


@rule("WC-13.11", "WC-8.18")
def test_either_of_two_footmen_may_be_redeployed() -> None:
    war = at("A footman@f4 footman@e2:2", "B lancer@d7", hand="royal", decrees="redeploy")
    war.play("proclaim royal redeploy", "f4")
    assert (war["e2"], war["f4"], war["h1"]) == ("footman:2", "", "footman:1")


@rule("WC-13.11", "WC-12.8")
def test_the_partners_unit_is_not_redeployed() -> None:
    war = at("A knight", "B lancer@d7", "A scout@f4", "B pikeman", hand="royal", decrees="redeploy")
    assert war.refuses("proclaim royal redeploy") == "WC-13.11"


@rule("WC-13.11", "WC-13.7", "WC-N-15", "WC-N-D8")
@pytest.mark.parametrize(("survives", "there"), [(True, "knight:2!"), (False, "knight:2")])
def test_a_poisoned_unit_may_be_redeployed_and_keeps_its_poison_unless_agreed_otherwise(
    survives: bool, there: str
) -> None:
    war = at("A knight@f4:2!", "B assassin", hand="royal", decrees="redeploy", poison_survives_redeploy=survives)
    war.play("proclaim royal redeploy", "h1")
    assert war["h1"] == there


# Reinforce


@rule("WC-13.12")
def test_reinforce_puts_a_removed_coin_of_ones_own_back_into_the_supply() -> None:
    war = at(
        "A knight scout archer", "B lancer", hand="royal", decrees="reinforce", removed="knight knight scout lancer"
    )
    war.play("proclaim royal reinforce")
    assert (war.asked, war.options) == ("reinforce", ["knight", "scout"])
    before = war.supply("knight")
    war.play("knight")
    assert (war.supply("knight"), war.removed("knight"), war.removed("scout")) == (before + 1, 1, 1)

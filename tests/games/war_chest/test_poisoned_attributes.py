"""Every attribute of a poisoned unit stays, and so does every restriction (WC-N-16 to WC-N-19)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stolik.games.war_chest.board import hex_of
from stolik.games.war_chest.unit_cards import INFILTRATOR, UNITS
from stolik.games.war_chest.verbs import can_follow, control
from tests.games.war_chest.war import at
from tests.rule import rule


def berserker() -> None:
    war = at("A ensign@f4 berserker@f5:2!", "B assassin", hand="ensign")
    war.play("tactic ensign f4 f5", "f6")
    assert (war.asked, war.player) == ("again", 0)
    war.play("move berserker f6 f7")
    assert (war["f7"], war.zone("up")) == ("berserker:1!", ["berserker", "ensign"])


def footman() -> None:
    war = at("A footman@f4!", "B assassin", hand="footman")
    assert war.offers("deploy") == ["deploy footman e2", "deploy footman h1"]


def knight() -> None:
    war = at("A assassin cavalry@f4 swordsman@g4:2", "B knight@f5!", hand="cavalry swordsman")
    assert war.refuses("attack cavalry f4 f5") == "WC-8.19"
    assert war.offers("attack") == ["attack swordsman g4 f5"]


def mercenary() -> None:
    war = at("A mercenary@g3! archer", "B assassin", hand="archer")
    war.play("recruit archer mercenary")
    assert (war.asked, war.player) == ("maneuver", 0)
    war.play("control mercenary g3")
    assert war.control("g3") == "A"


def pikeman() -> None:
    war = at("A assassin cavalry@f4:2", "B pikeman@f5:2!", hand="cavalry")
    war.play("attack cavalry f4 f5")
    assert (war["f4"], war["f5"]) == ("cavalry:1", "pikeman:1!")


def royal_guard() -> None:
    war = at("A assassin cavalry@f4", "B royal_guard@f5!", hand="cavalry")
    war.play("attack cavalry f4 f5")
    assert (war.asked, war.player, war.options) == ("replace", 1, ["supply", "pass"])
    supply = war.supply("royal_guard")
    war.play("supply")
    assert (war["f5"], war.supply("royal_guard")) == ("royal_guard:1!", supply - 1)


def scout() -> None:
    war = at("A scout@f4! archer@f7", "B assassin", hand="royal", decrees="redeploy")
    war.play("proclaim royal redeploy")
    assert war.options == ["f4", "f7"]
    war.play("f4")
    assert war.options == ["e2", "e7", "f6", "g6", "h1"]
    war.play("f6")
    assert war["f6"] == "scout:1!"


def swordsman() -> None:
    war = at("A marshall@f3 swordsman@f4!", "B assassin archer@f5", hand="marshall")
    war.play("tactic marshall f3 f4")
    assert (war.asked, war.player) == ("step-on", 0)
    war.play("f5")
    assert war["f5"] == "swordsman:1!"


def warrior_priest() -> None:
    war = at("A marshall@f3 warrior_priest@f4!", "B assassin archer@f5", hand="marshall")
    war.play("tactic marshall f3 f4", "royal")
    assert (war.asked, war.player, war.zone("drawn")) == ("bonus", 0, ["royal"])


def bannerman() -> None:
    war = at("A marshall@f3 bannerman@f4!", "B assassin archer@f5:2", hand="marshall")
    war.play("tactic marshall f3 f4", "f5", "f6")
    assert (war["f5"], war["f6"]) == ("", "archer:1")


def bishop() -> None:
    war = at("A assassin cavalry@f4 swordsman@g4:2", "B bishop@f5!", hand="cavalry swordsman")
    assert war.refuses("attack swordsman g4 f5") == "WC-13.17"
    assert war.offers("attack") == ["attack cavalry f4 f5"]


def earl() -> None:
    war = at("A earl@f4!", "B assassin", hand="royal", decrees="redeploy")
    war.play("proclaim royal redeploy", "e2")
    assert (war.asked, war.player) == ("step-on", 0)
    war.play("e3")
    assert war["e3"] == "earl:1!"


def herald() -> None:
    war = at("A herald@f4! knight@f6:2", "B assassin", hand="royal", decrees="march")
    war.play("proclaim royal march", "f7")
    assert (war.asked, war.player) == ("maneuver", 0)
    war.play("move herald f4 f5")
    assert war["f5"] == "herald:1!"


def sapper() -> None:
    war = at("A ensign@f4 sapper@f5!", "B assassin", hand="ensign", forts="c6 i2 d7 h1")
    war.play("tactic ensign f4 f5", "e5")
    assert (war.asked, war.player) == ("build", 0)
    war.play("yes")
    assert (war["e5"], war.fort("e5")) == ("sapper:1!", True)


def siege_tower() -> None:
    war = at("A siege_tower@f4!", "B assassin", hand="royal", decrees="redeploy")
    war.play("proclaim royal redeploy", "e2")
    assert (war.asked, war.player) == ("raise", 0)
    war.play("yes")
    assert war["e2"] == "siege_tower:2!"


def war_wagon() -> None:
    war = at("A assassin cavalry@f4", "B archer@f5 war_wagon@f6!", hand="cavalry")
    war.play("attack cavalry f4 f5")
    assert (war.asked, war.player, war.options) == ("replace", 1, ["wagon", "pass"])
    war.play("wagon")
    assert (war["f5"], war["f6"]) == ("archer:1", "")


def assassin() -> None:
    war = at("A marshall@f3 assassin@f4?", "B saboteur archer@f5:2!", hand="marshall")
    war.play("tactic marshall f3 f4")
    assert (war.asked, war.player) == ("rob", 0)


def saboteur() -> None:
    war = at("A saboteur@f4! knight", "B assassin archer@f6", hand="knight")
    war.play("recruit knight saboteur")
    assert (war.asked, war.options) == ("sabotage", ["f6", "pass"])


def infiltrator() -> None:
    """No card lets another unit control with it, so the control itself is carried out here."""
    war = at("A infiltrator@h4!", "B assassin", hand="infiltrator")
    control(war.state, hex_of("h4"))
    assert [follow.unit for follow in war.state.turn.waiting if can_follow(war.state, follow)] == [INFILTRATOR]


def skirmisher() -> None:
    war = at("A assassin cavalry@f4", "B skirmisher@f5!", hand="cavalry")
    war.play("attack cavalry f4 f5")
    assert (war.asked, war.player, war.options) == ("replace", 1, ["decoy", "pass"])
    war.play("decoy")
    assert war["f5"] == "skirmisher:1!"


ATTRIBUTES: list[Callable[[], None]] = [
    berserker,
    footman,
    knight,
    mercenary,
    pikeman,
    royal_guard,
    scout,
    swordsman,
    warrior_priest,
    bannerman,
    bishop,
    earl,
    herald,
    sapper,
    siege_tower,
    war_wagon,
    assassin,
    saboteur,
    infiltrator,
    skirmisher,
]
WITHOUT = ("archer", "cavalry", "crossbowman", "ensign", "lancer", "light_cavalry", "marshall", "trebuchet")
"""Cards that bear a tactic and at most a restriction."""


@rule("WC-N-16")
@pytest.mark.parametrize("attribute", [pytest.param(shows, id=shows.__name__) for shows in ATTRIBUTES])
def test_the_attribute_of_a_poisoned_unit_still_works(attribute: Callable[[], None]) -> None:
    attribute()


@rule("WC-N-16")
def test_no_unit_with_an_attribute_is_left_out() -> None:
    assert [shows.__name__ for shows in ATTRIBUTES] == [unit.id for unit in UNITS if unit.id not in WITHOUT]


@rule("WC-N-16")
@pytest.mark.parametrize("unit", ["archer", "lancer", "trebuchet"])
def test_the_restriction_of_a_poisoned_unit_still_holds(unit: str) -> None:
    war = at(f"A marshall@f4 {unit}@f5:2!", "B assassin knight@f6", hand="marshall")
    assert war.offers("tactic") == []
    assert war.refuses("tactic marshall f4 f5") == "WC-8.2"


@rule("WC-N-17")
def test_a_poisoned_knight_is_attacked_by_bolstered_units_only() -> None:
    knight()


@rule("WC-N-18")
def test_a_poisoned_mercenary_maneuvers_when_one_is_recruited() -> None:
    mercenary()


@rule("WC-N-19")
def test_a_poisoned_swordsman_moves_after_an_attack_that_a_marshall_ordered() -> None:
    swordsman()

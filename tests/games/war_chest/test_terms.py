"""Terms: WC-1.1 to WC-1.11."""

from stolik.games.war_chest.board import GROUNDS
from tests.games.war_chest.war import at
from tests.rule import rule


@rule("WC-1.1")
def test_a_hex_holds_one_unit_and_nobody_comes_to_it() -> None:
    war = at("A knight@e2 archer scout@f2", "B pikeman", hand="archer scout")
    assert war.offers("deploy") == ["deploy archer h1"]
    assert war.refuses("deploy archer e2") == "WC-6.2"
    assert war.refuses("bolster archer e2") == "WC-6.4"
    assert war.refuses("move scout f2 e2") == "WC-6.10"


@rule("WC-1.2")
def test_a_stack_may_hold_every_coin_of_its_type() -> None:
    war = at("A swordsman@f4:4", "B knight@f1", hand="swordsman", hands=["knight"])
    war.play("bolster swordsman f4")
    assert war["f4"] == "swordsman:5"


@rule("WC-1.2")
def test_a_unit_is_bolstered_from_its_second_coin_on() -> None:
    war = at("A swordsman@f4", "B knight@f5", hand="swordsman swordsman", hands=["knight"])
    assert war.offers("attack") == []
    war.play("bolster swordsman f4", "pass knight")
    assert war.offers("attack") == ["attack swordsman f4 f5"]


@rule("WC-1.3")
def test_move_control_attack_and_tactic_are_maneuvers_and_nothing_else_is() -> None:
    war = at("A mercenary@e5 knight", "B pikeman@f5", hand="knight", hands=["pikeman"])
    war.play("recruit knight mercenary")
    assert war.asked == "maneuver"
    assert sorted({option.split()[0] for option in war.options}) == ["attack", "control", "move", "pass"]
    for word in ("deploy mercenary e2", "bolster mercenary e5", "recruit mercenary knight", "claim mercenary e5"):
        assert war.refuses(word) == "WC-1.3"


@rule("WC-1.3", "WC-8.1")
def test_a_granted_maneuver_is_a_maneuver_for_every_attribute() -> None:
    war = at("A ensign@f3 berserker@f4:2", "B pikeman", hand="ensign", hands=["pikeman"])
    war.play("tactic ensign f3 f4", "f5")
    assert war.asked == "again"


@rule("WC-1.4")
def test_friends_are_the_units_of_your_side_and_your_own_are_only_yours() -> None:
    war = at("A marshall@f3 archer", "B knight", "A swordsman@f4", "B pikeman@f5", hand="marshall archer")
    assert war.offers("tactic") == ["tactic marshall f3 f4"]
    assert war.refuses("attack marshall f3 f4") == "WC-6.13"
    assert war.refuses("move archer f4 e4") == "WC-6.9"


@rule("WC-1.5")
def test_a_unit_is_destroyed_with_its_last_coin_and_may_be_deployed_again() -> None:
    war = at("A swordsman@f4", "B pikeman cavalry@f5:2", hand="swordsman swordsman", hands=["cavalry cavalry"])
    war.play("attack swordsman f4 f5", "pass", "pass cavalry")
    assert (war["f5"], war.removed("cavalry")) == ("cavalry:1", 1)
    war.play("attack swordsman f4 f5")
    assert war.events.count("destroyed") == 1
    assert (war["f5"], war.removed("cavalry")) == ("", 2)
    war.play("pass", "deploy cavalry d7")
    assert (war["d7"], war.removed("cavalry")) == ("cavalry:1", 2)


@rule("WC-1.6")
def test_discards_lie_as_they_were_laid_until_the_bag_is_refilled() -> None:
    war = at("A knight@f4 archer", "B pikeman", hand="knight archer", hands=["pikeman pikeman"], bags=["royal"])
    war.play("move knight f4 f3", "pass pikeman", "pass archer")
    assert (war.zone("up"), war.zone("down")) == (["knight"], ["archer"])
    war.play("pass pikeman", "royal")
    assert (war.zone("up"), war.zone("down"), war.zone("bag")) == ([], [], ["archer", "knight"])


@rule("WC-1.6", "WC-8.13")
def test_the_coin_a_berserker_pays_is_discarded_face_up_and_not_removed() -> None:
    war = at("A berserker@f4:2", "B pikeman", hand="berserker", hands=["pikeman"])
    war.play("move berserker f4 f3", "move berserker f3 f2")
    assert (war["f2"], war.zone("up"), war.removed("berserker")) == ("berserker:1", ["berserker", "berserker"], 0)


@rule("WC-1.7")
def test_a_coin_leaves_the_supply_only_when_it_is_recruited() -> None:
    war = at("A knight@e5 archer", "B pikeman@f5", hand="knight knight archer", hands=["pikeman pikeman pikeman"])
    assert (war.supply("knight"), war.supply("archer")) == (0, 2)
    war.play("control knight e5", "pass pikeman", "deploy archer h1", "pass pikeman")
    assert (war.supply("knight"), war.supply("archer")) == (0, 2)
    assert war.offers("recruit") == ["recruit knight archer"]
    war.play("recruit knight archer")
    assert (war.supply("archer"), war.zone("up")) == (1, ["archer", "knight"])


@rule("WC-1.8")
def test_a_location_is_neutral_until_a_side_puts_its_marker_there() -> None:
    war = at("A knight@e5", "B pikeman", hand="knight", hands=["pikeman"])
    assert [war.control(hex) for hex in ("e2", "e5", "d7")] == ["A", "", "B"]
    war.play("control knight e5")
    assert war.control("e5") == "A"
    assert war.refuses("deploy pikeman e5") == "WC-6.2"


@rule("WC-1.8")
def test_markers_belong_to_the_side_and_stay_when_the_unit_leaves() -> None:
    war = at("A knight@e5", "B pikeman", hand="knight knight", hands=["pikeman pikeman"])
    war.play("control knight e5", "pass pikeman", "move knight e5 e4")
    assert (war["e5"], war.control("e5")) == ("", "A")


@rule("WC-1.9")
def test_no_hex_is_next_to_itself_or_within_two_of_itself() -> None:
    for ground in GROUNDS.values():
        assert all(hex not in ground.near[hex] and hex not in ground.within_two[hex] for hex in ground.hexes)
    war = at("A ensign@f4 marshall@f3", "B pikeman@g3", hand="ensign marshall")
    assert war.offers("tactic") == ["tactic ensign f4 f3", "tactic marshall f3 f4"]
    assert war.refuses("tactic ensign f4 f4") == "WC-8.16"
    assert war.refuses("tactic marshall f3 f3") == "WC-8.23"


@rule("WC-1.10")
def test_what_a_unit_may_do_can_be_declined_and_the_rest_cannot() -> None:
    war = at("A swordsman@f4", "B archer@f5:2", hand="swordsman", hands=["archer"])
    war.play("attack swordsman f4 f5")
    assert (war.asked, war.options[-1]) == ("step-on", "pass")
    war = at("A cavalry@f3", "B archer@f5 lancer@e5", hand="cavalry", hands=["archer"])
    war.play("tactic cavalry f3 f4")
    assert (war.asked, war.options) == ("target", ["e5", "f5"])


@rule("WC-1.11")
def test_whoever_plays_the_coin_chooses_and_the_owner_decides_about_an_attribute() -> None:
    war = at("A marshall@f3", "B royal_guard@f5", "A swordsman@f4", "B knight@e5:1 archer@g4", hand="marshall")
    war.play("tactic marshall f3 f4")
    assert (war.player, war.asked, war.options) == (0, "target", ["f5", "g4"])
    war.play("f5")
    assert (war.player, war.asked) == (1, "replace")
    war.play("pass")
    assert (war.player, war.asked) == (2, "step-on")

"""Actions: WC-6.1 to WC-6.14 and WC-6.17."""

import pytest

from stolik.games.war_chest.board import NO_HEX, hex_of
from stolik.games.war_chest.unit_cards import ROYAL, UNIT_IDS
from tests.games.war_chest.war import at
from tests.rule import rule

KNIGHT = UNIT_IDS.index("knight")


@rule("WC-6.1")
def test_a_coin_is_placed_or_discarded_face_up_or_discarded_face_down() -> None:
    war = at("A knight@e5 archer", "B pikeman@f5", hand="knight archer", initiative=1)
    ways = ["e5 d5", "e5 d6", "e5 e4", "e5 e6", "e5 f4"]
    assert war.options == [
        *("deploy archer e2", "deploy archer h1", "claim archer", "recruit archer knight", "recruit archer archer"),
        *("pass archer", "bolster knight e5", *(f"move knight {way}" for way in ways), "control knight e5"),
        *("attack knight e5 f5", "claim knight", "recruit knight knight", "recruit knight archer", "pass knight"),
    ]


@rule("WC-6.1")
def test_what_is_offered_is_never_refused() -> None:
    war = at("A knight@e5 scout cavalry@g3 footman", "B pikeman@f5", hand="knight scout cavalry footman royal")
    assert len(war.options) > 40
    assert {war.refuses(option) for option in war.options} == {None}


@rule("WC-6.1")
def test_there_are_no_other_actions() -> None:
    war = at("A knight@f4", "B pikeman", hand="knight")
    f4 = hex_of("f4")
    for play in (("fly", KNIGHT, f4), ("deploy", KNIGHT), ("pass", KNIGHT, f4), ("bolster", KNIGHT, f4, f4)):
        assert war.decision.why_not(play) == "WC-6.1"


@rule("WC-6.2")
def test_a_unit_is_deployed_on_an_empty_location_of_its_side_as_a_unit_of_one_coin() -> None:
    war = at("A knight archer@h1", "B pikeman", hand="knight", hands=["pikeman"], control="e5:A")
    assert war.offers("deploy") == ["deploy knight e2", "deploy knight e5"]
    for hex in ("h1", "g3", "d7", "f4"):  # taken, neutral, the enemy's, no location
        assert war.refuses(f"deploy knight {hex}") == "WC-6.2"
    war.play("deploy knight e5")
    assert (war["e5"], war.events) == ("knight:1", ["deploy"])


@rule("WC-6.2")
def test_without_a_free_location_nobody_is_deployed() -> None:
    war = at("A knight archer@h1", "B pikeman@e2", hand="knight")
    assert war.offers("deploy") == []


@rule("WC-6.3", "WC-8.18")
def test_a_second_unit_of_a_type_is_deployed_only_of_the_footman() -> None:
    war = at("A knight@f4 footman@f5", "B pikeman", hand="knight footman footman", hands=["pikeman"])
    assert war.refuses("deploy knight e2") == "WC-6.3"
    assert war.offers("deploy") == ["deploy footman e2", "deploy footman h1"]
    war.play("deploy footman e2", "pass pikeman")
    assert war.offers("deploy") == []
    assert war.refuses("deploy footman h1") == "WC-6.3"


@rule("WC-6.4")
def test_a_coin_bolsters_the_own_unit_of_its_type() -> None:
    war = at("A knight@f4 archer@f3", "B pikeman@f5", hand="knight", hands=["pikeman"])
    assert war.offers("bolster") == ["bolster knight f4"]
    for hex in ("f3", "f5", "e2"):
        assert war.refuses(f"bolster knight {hex}") == "WC-6.4"
    war.play("bolster knight f4")
    assert (war["f4"], war.zone("hand"), war.zone("up")) == ("knight:2", [], [])


@rule("WC-6.4", "WC-6.9")
def test_of_two_footmen_you_choose_which_one_grows_or_acts() -> None:
    war = at("A footman@f4 footman@d4:2", "B pikeman", hand="footman", hands=["pikeman"])
    assert war.offers("bolster") == ["bolster footman d4", "bolster footman f4"]
    assert war.offers("control") == ["control footman d4"]
    war.play("bolster footman f4")
    assert (war["f4"], war["d4"]) == ("footman:2", "footman:2")


@rule("WC-6.5")
@pytest.mark.parametrize("coin", ["archer", "knight", "royal", "decoy_skirmisher"])
def test_any_coin_pays_for_a_face_down_action(coin: str) -> None:
    words = {"claim": f"claim {coin}", "recruit": f"recruit {coin} archer", "pass": f"pass {coin}"}
    for word in words.values():
        war = at("A knight@f4 archer", "B skirmisher", hand=coin, hands=["skirmisher"], initiative=1)
        war.play(word)
        assert (war.zone("down"), war.player) == ([coin], 1)


@rule("WC-6.6")
def test_claiming_takes_the_marker_from_the_other_side_once_a_round() -> None:
    war = at("A knight", "B pikeman", hand="knight knight", hands=["pikeman pikeman"])
    assert (war.offers("claim"), war.refuses("claim knight")) == ([], "WC-6.6")
    war.play("pass knight", "claim pikeman")
    assert (war.state.turn.initiative, war.zone("down", 1)) == (1, ["pikeman"])
    assert (war.offers("claim"), war.refuses("claim knight")) == ([], "WC-6.6")


@rule("WC-6.6")
def test_the_marker_can_be_claimed_back_in_the_next_round() -> None:
    war = at("A knight", "B pikeman", hand="knight", hands=["pikeman"])
    war.play("pass knight", "claim pikeman")
    while war.asked == "coin":
        war.play(war.options[0])
    war.play(war.offers("pass")[0])
    assert (war.player, len(war.offers("claim"))) == (0, len(set(war.zone("hand"))))


@rule("WC-6.7")
def test_recruiting_takes_a_coin_of_the_own_supply_face_up_into_the_discard_pile() -> None:
    war = at("A knight archer", "B pikeman", hand="knight", hands=["pikeman"], removed="knight knight")
    assert war.supply("knight") == 0
    assert war.offers("recruit") == ["recruit knight archer"]
    assert war.refuses("recruit knight knight") == "WC-6.7"
    assert war.refuses("recruit knight pikeman") == "WC-6.7"
    assert at("A knight", "B pikeman", hand="knight knight").refuses("recruit knight knight") is None  # the last one
    war.play("recruit knight archer")
    assert (war.supply("archer"), war.zone("up"), war.zone("down")) == (2, ["archer"], ["knight"])


@rule("WC-6.8")
def test_a_pass_changes_nothing_and_later_coins_may_be_used() -> None:
    war = at("A knight@f4", "B pikeman", hand="knight knight", hands=["pikeman"])
    war.play("pass knight")
    assert (war["f4"], war.zone("down"), war.events) == ("knight:1", ["knight"], ["pass"])
    war.play("pass pikeman", "move knight f4 f3")
    assert war["f3"] == "knight:1"


@rule("WC-6.9")
def test_a_maneuver_is_paid_face_up_with_a_coin_of_the_own_unit_that_acts() -> None:
    war = at("A knight@f4 archer", "B pikeman@f6", hand="knight archer", hands=["pikeman"])
    for word in ("move archer f4 f3", "move archer f6 f5", "move knight f6 f5", "control knight e2"):
        assert war.refuses(word) == "WC-6.9"
    war.play("move knight f4 f3")
    assert (war.zone("up"), war.zone("hand")) == (["knight"], ["archer"])


@rule("WC-6.10")
def test_the_whole_stack_moves_one_step_to_an_empty_hex_and_control_stays() -> None:
    war = at("A knight@d7:2 archer@d6", "B pikeman@e6", hand="knight", hands=["pikeman"])
    assert war.offers("move") == ["move knight d7 c7", "move knight d7 e7"]
    for hex in ("d6", "e6", "d5", "d7"):
        assert war.refuses(f"move knight d7 {hex}") == "WC-6.10"
    war.play("move knight d7 c7")
    assert (war["d7"], war["c7"], war.control("d7"), war.control("c7")) == ("", "knight:2", "B", "")


@rule("WC-6.11")
def test_a_unit_controls_a_neutral_location_with_a_marker_of_its_side() -> None:
    war = at("A knight@e5", "B pikeman", hand="knight", hands=["pikeman"])
    war.play("control knight e5")
    assert (war.control("e5"), war.state.board.markers, war["e5"]) == ("A", [3, 4], "knight:1")


@rule("WC-6.11", "WC-6.12")
def test_an_enemy_marker_goes_back_to_its_owner_even_from_a_starting_location() -> None:
    war = at("A knight@d7", "B pikeman", hand="knight", hands=["pikeman"])
    war.play("control knight d7")
    assert (war.control("d7"), war.state.board.markers) == ("A", [3, 5])
    assert war.offers("deploy") == ["deploy pikeman g6"]


@rule("WC-6.11")
def test_only_a_location_that_the_side_does_not_control_can_be_controlled() -> None:
    war = at("A knight@e2 archer@f4", "B pikeman", hand="knight archer")
    assert war.offers("control") == []
    assert war.refuses("control knight e2") == "WC-6.11"
    assert war.refuses("control archer f4") == "WC-6.11"


@rule("WC-6.13")
def test_an_attack_removes_a_coin_of_an_adjacent_enemy_and_the_attacker_stays() -> None:
    war = at("A knight@f4 archer@g3", "B cavalry@f5 lancer@f6", hand="knight", hands=["lancer"])
    assert war.offers("attack") == ["attack knight f4 f5"]
    for hex in ("g3", "e4", "f6"):  # a friend, nobody, too far
        assert war.refuses(f"attack knight f4 {hex}") == "WC-6.13"
    war.play("attack knight f4 f5")
    assert (war["f4"], war["f5"], war.removed("cavalry")) == ("knight:1", "", 1)


@rule("WC-6.14")
def test_a_tactic_is_what_the_card_says_and_a_card_without_one_has_none() -> None:
    war = at("A knight@f4 crossbowman@e5", "B cavalry@g4", hand="knight crossbowman")
    assert war.offers("tactic") == []
    assert war.refuses("tactic knight f4 f5") == "WC-6.14"
    assert war.refuses("tactic crossbowman e5 g4") == "WC-8.15"


@rule("WC-6.17")
def test_the_royal_coin_is_never_placed_and_moves_nobody_but_the_royal_guard() -> None:
    war = at("A knight@f4 royal_guard@f3", "B pikeman@f5", hand="royal", hands=["pikeman"], initiative=1)
    assert war.options == [
        *("tactic royal f3 e2", "tactic royal f3 h1", "claim royal"),
        *("recruit royal knight", "recruit royal royal_guard", "pass royal"),
    ]
    for word in ("deploy royal h1", "bolster royal f4", "move royal f3 f2", "attack royal f4 f5", "tactic royal f4 f2"):
        assert war.refuses(word) == "WC-6.17"
    war.play("tactic royal f3 e2")
    assert (war["e2"], war.zone("up")) == ("royal_guard:1", ["royal"])


@rule("WC-6.17")
def test_without_a_royal_guard_of_your_own_on_the_board_the_royal_coin_is_paid_face_down() -> None:
    for line, enemy in (("A knight@f4 royal_guard", "pikeman"), ("A knight@f4", "royal_guard@f6")):
        war = at(line, f"B {enemy}", hand="royal")
        assert war.refuses("tactic royal f6 g6") == "WC-6.17"
        assert war.refuses("tactic royal f4 f3") == "WC-6.17"
        assert war.decision.why_not(("tactic", ROYAL, NO_HEX, hex_of("g6"))) == "WC-6.17"
        assert {option.split()[0] for option in war.options} == {"recruit", "pass"}

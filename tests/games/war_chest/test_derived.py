"""What follows from the Nightfall rulebook where it is silent (WC-N-D1 to WC-N-D25)."""

from __future__ import annotations

import pytest

from stolik.games.war_chest.game import GAME
from tests.games.war_chest.war import at
from tests.rule import rule

# Poison


@rule("WC-N-D1")
def test_a_unit_under_both_poisons_is_cured_of_both_by_one_coin() -> None:
    war = at("A assassin saboteur@f4", "B knight@f5!", hand="saboteur", hands=["knight"])
    war.play("tactic saboteur f4 f5")
    assert war["f5"] == "knight:1!?"
    assert GAME.view(war.state, None)["poison"] == {"assassin": "f5", "saboteur": "f5"}
    war.play("cure knight")
    assert war["f5"] == "knight:1"
    assert GAME.view(war.state, None)["poison"] == {"assassin": "card", "saboteur": "card"}


@rule("WC-N-D1", "WC-N-12")
def test_a_unit_that_one_marker_leaves_is_still_poisoned_by_the_other() -> None:
    war = at("A assassin saboteur@f4", "B knight@f5!? archer@g4", hand="saboteur", hands=["knight"])
    war.play("tactic saboteur f4 g4")
    assert (war["f5"], war["g4"]) == ("knight:1!", "archer:1?")
    assert war.refuses("bolster knight f5") == "WC-N-13"


@rule("WC-N-D2")
def test_when_both_footmen_are_poisoned_their_tactic_cannot_be_paid() -> None:
    war = at("A footman@f4! footman@f6?", "B assassin saboteur", hand="footman")
    assert war.options == ["cure footman", "recruit footman footman", "pass footman"]
    assert [war.refuses(f"tactic footman {hex}") for hex in ("f4", "f6")] == ["WC-N-13"] * 2


@rule("WC-N-D3")
def test_a_second_footman_is_deployed_healthy_beside_a_poisoned_one() -> None:
    war = at("A footman@f4!", "B assassin", hand="footman footman", hands=["royal"])
    war.play("deploy footman e2", "pass royal")
    assert (war["f4"], war["e2"]) == ("footman:1!", "footman:1")
    assert war.offers("bolster") == ["bolster footman e2"]


@rule("WC-N-D4")
def test_a_poisoned_saboteur_poisons_free_when_one_is_recruited() -> None:
    war = at("A saboteur@f4! knight", "B assassin archer@f6", hand="knight", hands=["royal"])
    war.play("recruit knight saboteur", "f6")
    assert (war["f4"], war["f6"]) == ("saboteur:1!", "archer:1?")


@rule("WC-N-D5")
def test_a_saboteur_that_is_not_on_the_board_does_nothing_when_recruited() -> None:
    war = at("A saboteur knight", "B archer@e3", hand="knight", hands=["royal"])
    war.play("recruit knight saboteur")
    assert (war.asked, war.player) == ("play", 1)


@rule("WC-N-D6")
def test_the_assassin_robs_whoever_poisoned_its_victim() -> None:
    war = at("A assassin@f4 saboteur", "B archer@f5:2?", hand="assassin", hands=["royal"])
    war.play("attack assassin f4 f5")
    assert (war.asked, war.player) == ("rob", 0)


@rule("WC-N-D6", "WC-7.3")
def test_the_assassin_robs_though_its_victim_is_gone() -> None:
    war = at("A assassin@f4", "B archer@f5!", hand="assassin", hands=["royal"])
    supply = war.supply("archer")
    war.play("attack assassin f4 f5")
    assert (war["f5"], war.asked) == ("", "rob")
    war.play("yes")
    assert war.supply("archer") == supply - 1


@rule("WC-N-D7", "WC-6.15")
def test_the_assassin_has_no_tactic_where_nobody_could_be_poisoned_after_the_step() -> None:
    war = at("A assassin@f4", "B knight@f7", hand="assassin")
    assert war.offers("tactic") == []
    assert war.refuses("tactic assassin f4 f5") == "WC-15.1"


@rule("WC-N-D8")
@pytest.mark.parametrize(("survives", "unit"), [(True, "knight:2!?"), (False, "knight:2")])
def test_poison_survives_redeploy_unless_the_table_agreed_otherwise(survives: bool, unit: str) -> None:
    war = at(
        "A knight@f4:2!?",
        "B assassin saboteur",
        hand="royal",
        hands=["royal"],
        decrees="redeploy",
        poison_survives_redeploy=survives,
    )
    war.play("proclaim royal redeploy", "h1")
    assert war["h1"] == unit
    bearer = "h1" if survives else "card"
    assert GAME.view(war.state, None)["poison"] == {"assassin": bearer, "saboteur": bearer}


@rule("WC-N-D9")
def test_a_poisoned_berserker_that_was_ordered_to_attack_may_go_on_by_paying_from_its_stack() -> None:
    war = at("A marshall@f3 berserker@f4:3!", "B assassin archer@f5", hand="marshall", hands=["royal"])
    war.play("tactic marshall f3 f4")
    assert (war.asked, war.player) == ("again", 0)
    war.play("move berserker f4 f5")
    assert (war["f5"], war.asked) == ("berserker:2!", "again")
    war.play("move berserker f5 f6")
    assert (war["f6"], war.asked, war.player) == ("berserker:1!", "play", 1)


@rule("WC-N-D14")
def test_poison_goes_where_the_unit_goes() -> None:
    war = at("A ensign@f4 knight@f5!", "B assassin", hand="ensign", hands=["royal"])
    war.play("tactic ensign f4 f5", "f6")
    assert (war["f5"], war["f6"]) == ("", "knight:1!")
    war = at("A war_wagon@f4:2 knight@f5!", "B assassin", hand="war_wagon", hands=["royal"])
    war.play("tactic war_wagon f4 f5", "f6")
    assert (war["f5"], war["f6"]) == ("war_wagon:2", "knight:1!")
    war = at("A assassin bannerman@f3", "B knight@f5!", hand="bannerman", hands=["royal"])
    war.play("move bannerman f3 f4", "f5", "f6")
    assert (war["f5"], war["f6"]) == ("", "knight:1!")
    war = at("A royal_guard@e3!", "B assassin", hand="royal", hands=["royal"])
    war.play("tactic royal e3 e2")
    assert (war["e3"], war["e2"]) == ("", "royal_guard:1!")


@rule("WC-N-D18")
def test_the_poison_stays_when_the_poisoner_falls() -> None:
    war = at("A cavalry@f4 knight@f6?", "B saboteur@f5", hand="cavalry knight", hands=["saboteur"])
    war.play("attack cavalry f4 f5", "pass saboteur")
    assert (war["f5"], war["f6"]) == ("", "knight:1?")
    assert war.refuses("bolster knight f6") == "WC-N-13"


@rule("WC-N-D18", "WC-N-12")
def test_a_poisoner_deployed_again_takes_its_marker_along_to_the_next_victim() -> None:
    war = at("A knight@f6? cavalry@f5", "B saboteur", hand="knight", hands=["saboteur saboteur"])
    war.play("pass knight", "deploy saboteur g6", "tactic saboteur g6 f5")
    assert (war["f6"], war["f5"]) == ("knight:1", "cavalry:1?")


@rule("WC-N-D19", "WC-7.8")
@pytest.mark.parametrize("unit", ["pikeman", "royal_guard", "skirmisher"])
def test_poisoning_is_no_attack(unit: str) -> None:
    """Nobody strikes back, nothing is offered in place of a coin, also not by a wagon beside it."""
    war = at("A assassin@f4", f"B {unit}@f6 war_wagon@f7", hand="assassin", hands=["royal"])
    war.play("tactic assassin f4 f5")
    assert (war["f5"], war["f6"], war["f7"]) == ("assassin:1", f"{unit}:1!", "war_wagon:1")
    assert (war.asked, war.player) == ("play", 1)
    assert GAME.view(war.state, None)["decoys"] in ({}, {"skirmisher": "card"})


@rule("WC-N-D19")
def test_poison_needs_no_free_line() -> None:
    war = at("A saboteur@f4 archer@f5", "B knight@f6", hand="saboteur")
    assert war.offers("tactic") == ["tactic saboteur f4 f6"]


@rule("WC-N-D20", "WC-6.19")
def test_the_bearer_of_a_marker_is_no_victim_of_its_poisoner_but_of_the_other() -> None:
    line = "B knight@f5! archer@g4?"
    war = at("A assassin saboteur@f4", line, hand="saboteur")
    assert war.offers("tactic") == ["tactic saboteur f4 f5"]
    assert war.refuses("tactic saboteur f4 g4") == "WC-15.3"
    war = at("A assassin@f3 saboteur", line, hand="assassin", hands=["royal"])
    assert war.offers("tactic") == ["tactic assassin f3 f4", "tactic assassin f3 g3"]
    war.play("tactic assassin f3 f4")
    assert (war["f5"], war["g4"]) == ("knight:1", "archer:1!?")


@rule("WC-N-D21", "WC-N-20", "WC-8.30")
def test_a_coin_drawn_by_the_warrior_priest_cures() -> None:
    war = at(
        "A warrior_priest@f4 knight@f2!",
        "B assassin archer@f5",
        hand="warrior_priest knight",
        hands=["royal"],
        bags=["knight royal"],
    )
    war.play("attack warrior_priest f4 f5", "knight")
    assert (war.asked, war.offers("cure")) == ("bonus", ["cure knight"])
    war.play("cure knight")
    assert (war["f2"], war.zone("hand"), war.zone("drawn")) == ("knight:1", ["knight"], [])
    assert war.zone("up") == ["knight", "warrior_priest"]


@rule("WC-N-D24")
def test_a_cure_takes_all_markers_without_a_question() -> None:
    war = at("A footman@f4! footman@f6?", "B assassin saboteur", hand="footman", hands=["royal"])
    war.play("cure footman")
    assert (war["f4"], war["f6"], war.asked, war.player) == ("footman:1", "footman:1", "play", 1)


@rule("WC-N-D24")
def test_a_cure_leaves_units_of_other_types_poisoned() -> None:
    war = at("A footman@f4! archer@f6?", "B assassin saboteur", hand="footman archer", hands=["royal"])
    war.play("cure footman")
    assert (war["f4"], war["f6"]) == ("footman:1", "archer:1?")


@rule("WC-N-D25")
def test_a_poisoned_siege_tower_rises_and_a_poisoned_earl_rides_when_redeployed() -> None:
    war = at("A siege_tower@f4!", "B assassin", hand="royal", hands=["royal"], decrees="redeploy")
    war.play("proclaim royal redeploy", "e2", "yes")
    assert war["e2"] == "siege_tower:2!"
    war = at("A earl@f4!", "B assassin", hand="royal", hands=["royal"], decrees="redeploy")
    war.play("proclaim royal redeploy", "e2", "e3")
    assert war["e3"] == "earl:1!"


# What the Assassin takes


@rule("WC-N-D22")
def test_the_assassin_robs_the_attacked_type_though_a_wagon_took_the_hit() -> None:
    war = at("A assassin@f4", "B archer@f5! war_wagon@f6", hand="assassin", hands=["royal"])
    archers, wagons = war.supply("archer"), war.supply("war_wagon")
    war.play("attack assassin f4 f5", "wagon")
    assert (war["f5"], war["f6"], war.asked) == ("archer:1!", "", "rob")
    war.play("yes")
    assert (war.supply("archer"), war.supply("war_wagon")) == (archers - 1, wagons)


@rule("WC-N-D22")
@pytest.mark.parametrize(("coins", "asked"), [(3, "play"), (2, "rob")])
def test_after_the_royal_guard_lost_a_supply_coin_another_must_be_there(coins: int, asked: str) -> None:
    """Of five coins so many stand on the board and one is in hand."""
    war = at(
        "A assassin@f4", f"B royal_guard@f5:{coins}!", hand="assassin", hands=["royal_guard"], bags=["royal", "royal"]
    )
    war.play("attack assassin f4 f5", "supply")
    assert (war["f5"], war.asked) == (f"royal_guard:{coins}!", asked)


# Decoys


@rule("WC-N-D10", "WC-11.2")
def test_the_last_marker_wins_before_anybody_is_deceived() -> None:
    war = at("A infiltrator@h4", "B knight", hand="infiltrator", hands=["knight"], control="c6:A d4:A e5:A")
    war.play("control infiltrator h4")
    assert (war.over, war.state.winner) == (True, 0)
    assert GAME.view(war.state, None)["decoys"] == {"infiltrator": "card"}


@rule("WC-N-D11")
def test_of_two_opponents_the_owner_of_the_infiltrator_chooses() -> None:
    war = at("A infiltrator@h4", "B knight", "A archer", "B scout", hand="infiltrator", hands=["knight"])
    war.play("control infiltrator h4")
    assert (war.asked, war.player, war.options) == ("deceive", 0, ["1", "3", "pass"])
    war.play("3")
    assert (war.zone("up", 1), war.zone("up", 3)) == ([], ["decoy_infiltrator"])


@rule("WC-N-D11")
def test_the_skirmisher_deceives_the_owner_of_the_unit_that_attacks_not_the_one_who_ordered_it() -> None:
    war = at("A marshall@f3", "B skirmisher@f5", "A cavalry@f4", "B scout", hand="marshall", hands=["royal"])
    war.play("tactic marshall f3 f4", "decoy")
    assert (war.zone("up", 0), war.zone("up", 2)) == (["marshall"], ["decoy_skirmisher"])


@rule("WC-N-D12", "WC-8.30")
def test_a_decoy_drawn_by_the_warrior_priest_is_used_at_once() -> None:
    war = at(
        "A warrior_priest@f4 knight@f2:4",
        "B infiltrator archer@f5",
        hand="warrior_priest",
        hands=["royal"],
        bags=["decoy_infiltrator"],
        removed="warrior_priest warrior_priest",
    )
    war.play("attack warrior_priest f4 f5", "decoy_infiltrator")
    assert (war.asked, war.zone("drawn")) == ("bonus", ["decoy_infiltrator"])
    assert [option.split()[0] for option in war.options] == ["return", "pass"]


@rule("WC-N-D13", "WC-14.4")
def test_the_infiltrator_does_not_enter_an_enemy_fortification() -> None:
    war = at("A infiltrator@f6", "B knight", hand="infiltrator", forts="g6 i2 c6 e2")
    assert war.offers("tactic") == []
    assert war.refuses("tactic infiltrator f6 g6") == "WC-15.5"


@rule("WC-N-D15", "WC-7.4")
@pytest.mark.parametrize(
    ("choice", "skirmisher", "wagon", "deceived"),
    [
        ("decoy", "skirmisher:1", "war_wagon:1", ["cavalry", "decoy_skirmisher"]),
        ("wagon", "skirmisher:1", "", ["cavalry"]),
        ("pass", "", "war_wagon:1", ["cavalry"]),
    ],
)
def test_a_skirmisher_beside_a_wagon_has_one_replacement(
    choice: str, skirmisher: str, wagon: str, deceived: list[str]
) -> None:
    war = at("A cavalry@f4", "B skirmisher@f5 war_wagon@f6", hand="cavalry", hands=["royal"])
    war.play("attack cavalry f4 f5")
    assert (war.asked, war.player, war.options) == ("replace", 1, ["decoy", "wagon", "pass"])
    war.play(choice)
    assert (war["f5"], war["f6"], war.zone("up")) == (skirmisher, wagon, deceived)
    assert (war.asked, war.player) == ("play", 1)


@rule("WC-N-D15", "WC-7.4")
def test_the_partner_with_the_wagon_is_asked_after_the_owner_of_the_skirmisher() -> None:
    war = at("A cavalry@f4", "B skirmisher@f5", "A archer", "B war_wagon@f6", hand="cavalry", hands=["royal"])
    war.play("attack cavalry f4 f5")
    assert (war.player, war.options) == (1, ["decoy", "pass"])
    war.play("pass")
    assert (war.player, war.options) == (3, ["wagon", "pass"])
    war.play("wagon")
    assert (war["f5"], war["f6"]) == ("skirmisher:1", "")


@rule("WC-N-D16")
@pytest.mark.parametrize(
    ("line", "hand", "play", "decrees"),
    [
        ("A cavalry@e2", "royal", "proclaim royal sacrifice", "sacrifice"),
        ("A cavalry@e2", "royal", "proclaim royal guard", "guard"),
        ("A marshall@f2 cavalry@e2", "marshall", "tactic marshall f2 e2", ""),
        ("A archer@g1", "archer", "tactic archer g1 e3", ""),
        ("A trebuchet@g1:2", "trebuchet", "tactic trebuchet g1 e3", ""),
    ],
)
def test_the_decoy_stops_every_kind_of_attack(line: str, hand: str, play: str, decrees: str) -> None:
    war = at(line, "B skirmisher@e3", hand=hand, hands=["royal"], decrees=decrees)
    war.play(play)
    assert (war.asked, war.player, war.options) == ("replace", 1, ["decoy", "pass"])
    war.play("decoy")
    assert war["e3"] == "skirmisher:1"


@rule("WC-N-D17")
def test_a_player_whose_only_coins_are_a_decoy_and_the_royal_coin_draws_and_plays_them() -> None:
    war = at(
        "A knight@f4:4", "B infiltrator", hand="royal", downs=["decoy_infiltrator"], bags=["", "infiltrator royal"]
    )
    war.play("pass royal")
    assert (war.asked, war.decision.whose, war.options) == ("coin", 0, ["royal", "decoy_infiltrator"])
    war.play("decoy_infiltrator", "royal", "infiltrator", "royal")
    assert (war.asked, war.player) == ("play", 0)
    assert "return decoy_infiltrator" in war.options


@rule("WC-N-D23", "WC-14.9")
def test_the_decoy_does_not_save_a_fortification() -> None:
    war = at("A cavalry@f4", "B skirmisher@e5", hand="cavalry", hands=["royal"], forts="e5 i2 c6 h1")
    war.play("attack cavalry f4 e5")
    assert (war.fort("e5"), war["e5"], war.asked, war.player) == (False, "skirmisher:1", "play", 1)


@rule("WC-N-D23", "WC-7.8")
def test_the_decoy_does_not_stop_a_pike() -> None:
    war = at("A skirmisher@f4", "B pikeman@f5:2", hand="skirmisher", hands=["royal"])
    war.play("attack skirmisher f4 f5")
    assert (war["f4"], war["f5"], war.asked, war.player) == ("", "pikeman:1", "play", 1)


@rule("WC-N-D23", "WC-7.8")
def test_the_decoy_does_not_stop_a_sacrifice() -> None:
    war = at("A skirmisher@f4", "B archer@f5", hand="royal", hands=["royal"], decrees="sacrifice")
    war.play("proclaim royal sacrifice")
    assert (war["f4"], war["f5"], war.asked, war.player) == ("", "", "play", 1)

"""The questions at the end of the Nightfall rulebook (WC-N-32 to WC-N-45), where examples do not show all of it."""

from __future__ import annotations

import pytest

from tests.games.war_chest.war import at
from tests.rule import rule

POISONERS = [("assassin", "!"), ("saboteur", "?")]


@rule("WC-N-32")
def test_an_infiltrator_that_controls_while_its_decoy_is_away_does_not_deceive() -> None:
    war = at("A infiltrator@h4", "B knight", hand="infiltrator", hands=["knight"], ups=["", "decoy_infiltrator"])
    war.play("control infiltrator h4")
    assert (war.control("h4"), war.asked, war.player) == ("A", "play", 1)
    assert war.zone("up", 1) == ["decoy_infiltrator"]


@rule("WC-N-33")
@pytest.mark.parametrize("hex", ["h4", "g6"])
def test_the_infiltrator_deceives_after_controlling_a_neutral_and_an_enemy_location(hex: str) -> None:
    war = at(f"A infiltrator@{hex}", "B knight", hand="infiltrator", hands=["knight"])
    war.play(f"control infiltrator {hex}")
    assert (war.asked, war.player, war.options) == ("deceive", 0, ["1", "pass"])


@rule("WC-N-33")
def test_only_the_tactic_is_limited_to_locations_of_the_enemy() -> None:
    war = at("A infiltrator@f4", "B knight", hand="infiltrator")
    assert war.offers("tactic") == []
    neutral, plain = "tactic infiltrator f4 g3", "tactic infiltrator f4 f5"
    assert [war.refuses(neutral), war.refuses(plain)] == ["WC-15.5", "WC-15.5"]
    war = at("A infiltrator@f4", "B knight", hand="infiltrator", control="g3:A")
    assert war.refuses(neutral) == "WC-15.5"


@rule("WC-N-35")
def test_nothing_follows_the_attack_on_a_poisoned_unit_without_coins_in_the_supply() -> None:
    war = at("A assassin@f4", "B archer@f5:3!", hand="assassin", hands=["archer"])
    assert war.supply("archer") == 0
    war.play("attack assassin f4 f5")
    assert (war["f5"], war.asked, war.player) == ("archer:2!", "play", 1)


@rule("WC-N-36")
def test_a_skirmisher_whose_decoy_is_away_is_attacked_like_any_unit() -> None:
    war = at("A cavalry@f4", "B skirmisher@f5:2", hand="cavalry decoy_skirmisher", hands=["royal"])
    war.play("attack cavalry f4 f5")
    assert (war["f5"], war.asked, war.player) == ("skirmisher:1", "play", 1)


@rule("WC-N-38")
def test_a_decoy_stops_the_first_attack_of_a_siege_tower_and_the_second_goes_home() -> None:
    war = at("A siege_tower@f4:2", "B skirmisher@f5", hand="siege_tower", hands=["royal"])
    war.play("tactic siege_tower f4 f5", "decoy")
    assert (war["f5"], war.removed("skirmisher")) == ("", 1)
    assert (war.asked, war.player, war.zone("up")) == ("play", 1, ["decoy_skirmisher", "siege_tower"])


@rule("WC-N-39")
@pytest.mark.parametrize("hex", ["e5", "g6"])
def test_a_unit_in_a_fortification_can_be_poisoned(hex: str) -> None:
    """Neutral, or its own."""
    start = {"e5": "f4", "g6": "f6"}[hex]
    war = at(f"A saboteur@{start}", f"B archer@{hex}", hand="saboteur", hands=["royal"], forts=f"{hex} i2 h1 c6")
    war.play(f"tactic saboteur {start} {hex}")
    assert (war[hex], war.fort(hex)) == ("archer:1?", True)


@rule("WC-N-39")
def test_the_assassin_poisons_a_unit_in_a_fortification_too() -> None:
    war = at("A assassin@g4", "B archer@g6", hand="assassin", hands=["royal"], forts="g6 i2 h1 c6")
    war.play("tactic assassin g4 g5")
    assert (war["g6"], war.fort("g6")) == ("archer:1!", True)


@rule("WC-N-40")
@pytest.mark.parametrize(("poisoner", "mark"), POISONERS)
def test_a_bolstered_poisoner_can_poison_a_bishop(poisoner: str, mark: str) -> None:
    war = at(f"A {poisoner}@f4:2", "B bishop@f6", hand=poisoner, hands=["royal"])
    war.play(war.offers("tactic")[0])
    assert war["f6"] == f"bishop:1{mark}"


@rule("WC-N-41")
@pytest.mark.parametrize(("poisoner", "mark"), POISONERS)
def test_an_unbolstered_poisoner_can_poison_a_knight(poisoner: str, mark: str) -> None:
    war = at(f"A {poisoner}@f4:1", "B knight@f6", hand=poisoner, hands=["royal"])
    war.play(war.offers("tactic")[0])
    assert war["f6"] == f"knight:1{mark}"


@rule("WC-N-42")
def test_while_one_footman_is_poisoned_a_coin_bolsters_or_maneuvers_the_other() -> None:
    war = at("A footman@g3! footman@d4", "B assassin archer@d5", hand="footman", hands=["royal"])
    assert war.offers("bolster") == ["bolster footman d4"]
    assert war.offers("control") == ["control footman d4"]
    assert war.offers("attack") == ["attack footman d4 d5"]
    assert {option.split()[2] for option in war.offers("move")} == {"d4"}
    barred = ["bolster footman g3", "control footman g3", "move footman g3 g2"]
    assert [war.refuses(play) for play in barred] == ["WC-N-13"] * 3
    war.play("bolster footman d4")
    assert (war["d4"], war["g3"]) == ("footman:2", "footman:1!")


@rule("WC-N-43")
@pytest.mark.parametrize(
    ("line", "healthy", "poisoned"),
    [
        ("A footman@d4 footman@g3!", "d4", "g3"),
        ("A footman@d4! footman@g3", "g3", "d4"),
    ],
)
def test_the_tactic_of_the_healthy_footman_maneuvers_the_poisoned_one_too(
    line: str, healthy: str, poisoned: str
) -> None:
    war = at(line, "B assassin", hand="footman", hands=["royal"])
    assert war.offers("tactic") == [f"tactic footman {healthy}"]
    assert war.refuses(f"tactic footman {poisoned}") == "WC-N-13"
    war.play(f"tactic footman {healthy}", f"control footman {poisoned}", f"control footman {healthy}")
    assert (war.control("d4"), war.control("g3"), war[poisoned]) == ("A", "A", "footman:1!")


@rule("WC-N-44")
def test_one_coin_cures_both_footmen() -> None:
    war = at("A footman@f4! footman@f6?", "B assassin saboteur", hand="footman footman", hands=["royal"])
    assert war.offers("cure") == ["cure footman"]
    war.play("cure footman")
    assert (war["f4"], war["f6"]) == ("footman:1", "footman:1")
    assert (war.zone("up"), war.zone("hand"), war.player) == (["footman"], ["footman"], 1)


@rule("WC-N-45")
def test_the_royal_coin_moves_a_poisoned_royal_guard() -> None:
    war = at("A royal_guard@e3!", "B assassin", hand="royal royal_guard", hands=["royal"])
    assert war.offers("tactic") == ["tactic royal e3 e2"]
    war.play("tactic royal e3 e2")
    assert (war["e2"], war.zone("up")) == ("royal_guard:1!", ["royal"])


@rule("WC-N-45")
def test_by_the_classic_card_too() -> None:
    war = at("A royal_guard@f4!", "B assassin", hand="royal", hands=["royal"], royal_guard="classic")
    war.play("tactic royal f4 f5")
    assert war["f5"] == "royal_guard:1!"

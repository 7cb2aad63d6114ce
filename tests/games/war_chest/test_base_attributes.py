"""The base cards with an attribute: Berserker, Knight, Mercenary, Pikeman, Royal Guard, Scout, Swordsman (WC-8.13 to
WC-8.29)."""

import pytest

from tests.games.war_chest.war import at
from tests.rule import rule

# Berserker


@rule("WC-8.13")
def test_a_berserker_goes_on_while_coins_of_its_stack_last() -> None:
    war = at("A berserker@f4:3", "B archer@g4", hand="berserker", hands=["archer"])
    war.play("move berserker f4 f5")
    assert (war.asked, war.player) == ("again", 0)
    war.play("attack berserker f5 g4")
    assert (war["g4"], war["f5"], war.asked) == ("", "berserker:2", "again")
    war.play("move berserker f5 e5")
    assert (war["e5"], war.player, war.asked) == ("berserker:1", 1, "play")  # the last coin is never paid
    assert war.zone("up") == ["berserker"] * 3


@rule("WC-8.13")
@pytest.mark.parametrize("word", ["move berserker e5 e4", "attack berserker e5 f5", "control berserker e5"])
def test_any_maneuver_of_a_berserker_sets_it_off(word: str) -> None:
    war = at("A berserker@e5:2", "B archer@f5", hand="berserker", hands=["archer"])
    war.play(word)
    assert (war.asked, war.options[-1]) == ("again", "pass")
    war.play("pass")
    assert (war.zone("up"), war.player) == (["berserker"], 1)


@rule("WC-8.13")
def test_deploying_and_bolstering_are_no_maneuvers_for_a_berserker() -> None:
    war = at("A berserker", "B archer", hand="berserker berserker", hands=["archer"])
    war.play("deploy berserker e2", "pass archer", "bolster berserker e2")
    assert (war["e2"], war.asked) == ("berserker:2", "coin")


@rule("WC-8.13", "WC-8.19")
@pytest.mark.parametrize(("height", "attacks"), [(2, []), (3, ["attack berserker e5 f5"])])
def test_the_coin_is_paid_first_so_a_knight_looks_at_the_smaller_stack(height: int, attacks: list[str]) -> None:
    war = at(f"A berserker@e5:{height}", "B knight@f5", hand="berserker", hands=["knight"])
    war.play("control berserker e5")
    assert (war.asked, war.offers("attack")) == ("again", attacks)


@rule("WC-8.13", "WC-13.17")
def test_a_bishop_may_be_attacked_by_a_berserker_that_has_paid() -> None:
    war = at("A berserker@e5:2", "B bishop@f5", hand="berserker", hands=["bishop"])
    assert war.offers("attack") == []
    war.play("control berserker e5")
    assert war.offers("attack") == ["attack berserker e5 f5"]


@rule("WC-8.13", "WC-8.7")
def test_a_repeat_that_leads_to_nothing_is_not_offered() -> None:
    for height, asked in ((2, "play"), (3, "again")):  # with one coin left it may not attack the Knight again
        war = at(f"A berserker@c7:{height} cavalry@c6 archer@d6", "B knight@d7:2", hand="berserker", hands=["knight"])
        war.play("attack berserker c7 d7")
        assert (war["d7"], war.asked) == ("knight:1", asked)


# Knight


@rule("WC-8.19")
def test_only_bolstered_units_attack_a_knight_whatever_the_attack() -> None:
    lone = "A archer@f2 crossbowman@d4 swordsman@g4 marshall@g5"
    war = at(lone, "B knight@f4", hand="archer crossbowman swordsman marshall")
    assert (war.offers("attack"), war.offers("tactic")) == ([], [])
    assert war.refuses("attack swordsman g4 f4") == "WC-8.19"
    tall = "A archer@f2:2 crossbowman@d4:2 swordsman@g4:2 marshall@g5"
    war = at(tall, "B knight@f4", hand="archer crossbowman swordsman marshall")
    assert war.offers("attack") == ["attack swordsman g4 f4"]
    assert war.offers("tactic") == ["tactic archer f2 f4", "tactic crossbowman d4 f4", "tactic marshall g5 g4"]


# Mercenary


@rule("WC-8.24")
def test_a_mercenary_may_maneuver_when_one_is_recruited() -> None:
    war = at("A mercenary@e5 knight", "B archer@f5", hand="knight", hands=["archer"])
    war.play("recruit knight mercenary")
    assert (war.player, war.asked, war.offers("control")) == (0, "maneuver", ["control mercenary e5"])
    assert war.refuses("move knight e5 e4") == "WC-8.2"
    war.play("control mercenary e5")
    assert (war.control("e5"), war.zone("up"), war.zone("down")) == ("A", ["mercenary"], ["knight"])


@rule("WC-8.24")
def test_recruiting_others_moves_no_mercenary_nor_does_the_enemys_recruit() -> None:
    war = at("A mercenary@e5 knight", "B archer", hand="knight", hands=["archer"])
    war.play("recruit knight knight")
    assert (war.player, war.asked) == (1, "play")
    war.play("recruit archer archer")
    assert war.asked == "coin"


# Pikeman


@rule("WC-8.25")
def test_an_attack_from_a_distance_is_not_answered() -> None:
    war = at("A archer@f2 crossbowman@d4", "B pikeman@f4:3", hand="archer crossbowman", hands=["pikeman"])
    war.play("tactic archer f2 f4", "pass pikeman", "tactic crossbowman d4 f4")
    assert (war["f2"], war["d4"], war["f4"]) == ("archer:1", "crossbowman:1", "pikeman:1")


@rule("WC-8.25")
def test_a_pikeman_answers_only_when_attacked_and_not_in_its_own_attack() -> None:
    war = at("A pikeman@f4", "B knight@f3 archer@f5:2", hand="pikeman", hands=["archer"])
    war.play("attack pikeman f4 f5")
    assert (war["f4"], war["f5"], war["f3"]) == ("pikeman:1", "archer:1", "knight:1")


# Royal Guard


@rule("WC-8.27")
def test_the_coin_a_royal_guard_gives_up_is_out_of_the_game() -> None:
    war = at("A archer@f2", "B royal_guard@f4:2", hand="archer", hands=["royal_guard"])
    war.play("tactic archer f2 f4", "supply")
    assert (war["f4"], war.supply("royal_guard"), war.removed("royal_guard")) == ("royal_guard:2", 0, 1)


# Scout


@rule("WC-8.28")
def test_a_scout_is_also_deployed_next_to_a_friend() -> None:
    war = at("A scout knight@f4 archer@f3", "B pikeman@g4", hand="scout archer", hands=["pikeman"])
    beside = ["e2", "e3", "e4", "e5", "f2", "f5", "g2", "g3", "h1"]
    assert war.offers("deploy") == [f"deploy scout {hex}" for hex in beside]
    for hex in ("g4", "f4", "h4", "d7"):  # taken, taken, nobody near, the enemy's
        assert war.refuses(f"deploy scout {hex}") == "WC-6.2"
    war.play("deploy scout f5")
    assert war["f5"] == "scout:1"


@rule("WC-8.28")
def test_a_scout_without_friends_is_deployed_like_anybody() -> None:
    war = at("A scout", "B pikeman@f4", hand="scout")
    assert war.offers("deploy") == ["deploy scout e2", "deploy scout h1"]


@rule("WC-8.28", "WC-14.10")
def test_a_scout_is_deployed_only_where_it_may_enter() -> None:
    war = at("A scout knight@f4", "B pikeman", hand="scout", forts="e5 g3", control="g3:B")
    assert "deploy scout e5" in war.options
    assert "deploy scout g3" not in war.options
    assert war.refuses("deploy scout g3") == "WC-14.10"
    war = at("A pikeman", "B scout knight@f4", hand="pikeman", hands=["scout"], forts="e5 g3", control="g3:A")
    war.play("pass pikeman")
    assert (war.refuses("deploy scout g3"), war.refuses("deploy scout e5")) == ("WC-14.10", None)


@rule("WC-8.28", "WC-13.11")
def test_a_redeployed_scout_is_no_friend_to_itself() -> None:
    war = at("A scout@f4 knight@c4", "B pikeman", hand="royal", hands=["pikeman"], decrees="enlist redeploy spy")
    war.play("proclaim royal redeploy", "f4")
    assert war.options == ["c5", "d3", "d4", "e2", "h1"]


# Swordsman


@rule("WC-8.29")
def test_a_swordsman_may_move_after_an_attack_even_into_the_hex_just_emptied() -> None:
    war = at("A swordsman@f4 knight@g3", "B archer@f5", hand="swordsman", hands=["archer"])
    war.play("attack swordsman f4 f5")
    assert (war.asked, war.options) == ("step-on", ["e4", "e5", "f3", "f5", "g4", "pass"])
    assert war.refuses("g3") == "WC-6.10"
    war.play("f5")
    assert (war["f5"], war["f4"], war.player) == ("swordsman:1", "", 1)


@rule("WC-8.29")
@pytest.mark.parametrize("word", ["move swordsman e5 e4", "control swordsman e5"])
def test_only_an_attack_lets_a_swordsman_move_on(word: str) -> None:
    war = at("A swordsman@e5", "B archer", hand="swordsman", hands=["archer"])
    war.play(word)
    assert (war.player, war.asked) == (1, "play")

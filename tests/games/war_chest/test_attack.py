"""Attacks: WC-7.1 to WC-7.8."""

import pytest

from tests.games.war_chest.war import at
from tests.rule import rule


@rule("WC-7.1", "WC-8.19", "WC-13.17")
def test_a_knight_is_attacked_by_bolstered_units_only_and_a_bishop_only_by_others() -> None:
    war = at(
        """
             f    g
                  Bi
        4    Sw
                  Ca2
        5    Kn
        """,
        "A swordsman cavalry",
        "B knight bishop",
        hand="swordsman cavalry",
    )
    assert war.offers("attack") == ["attack cavalry g4 f5", "attack swordsman f4 g3"]
    assert war.refuses("attack swordsman f4 f5") == "WC-8.19"
    assert war.refuses("attack cavalry g4 g3") == "WC-13.17"


@rule("WC-7.1", "WC-8.12", "WC-8.21", "WC-14.19")
@pytest.mark.parametrize("unit", ["archer", "lancer", "trebuchet"])
def test_archer_lancer_and_trebuchet_make_no_normal_attack(unit: str) -> None:
    war = at(f"A {unit}@f4:2", "B pikeman@f5", hand=unit)
    assert war.offers("attack") == []
    assert war.refuses(f"attack {unit} f4 f5") == "WC-7.1"


@rule("WC-7.1", "WC-7.2")
@pytest.mark.parametrize("inside", ["knight", "bishop", "pikeman", "royal_guard", "skirmisher"])
def test_a_fortification_takes_the_hit_and_nobody_inside_is_asked_or_answers(inside: str) -> None:
    for height in (1, 2):
        war = at(f"A cavalry@f4:{height}", f"B {inside}@e5 war_wagon@e6", hand="cavalry", hands=[inside], forts="e5")
        war.play("attack cavalry f4 e5")
        assert (war.fort("e5"), war["e5"], war["f4"]) == (False, f"{inside}:1", f"cavalry:{height}")
        assert (war.player, war.asked, war.state.board.forts) == (1, "play", 7)


@rule("WC-7.2")
def test_an_attack_on_a_fortification_is_an_attack_of_the_attacker() -> None:
    war = at("A swordsman@f4", "B pikeman", hand="swordsman", hands=["pikeman"], forts="e5")
    war.play("attack swordsman f4 e5")
    assert (war.asked, war.options) == ("step-on", ["e4", "e5", "f3", "f5", "g3", "g4", "pass"])


@rule("WC-7.3")
def test_what_counts_later_is_noted_when_the_attack_is_declared() -> None:
    war = at("A assassin@f4", "B cavalry@f5! archer", hand="assassin", hands=["archer"])
    war.play("attack assassin f4 f5")
    assert (war["f5"], war.asked) == ("", "rob")  # poisoned when it was attacked, though it is gone now
    war.play("yes")
    assert (war.supply("cavalry"), war.removed("cavalry")) == (1, 2)


@rule("WC-7.4", "WC-8.27")
def test_the_royal_guard_may_lose_a_coin_of_its_supply_instead() -> None:
    war = at("A cavalry@f4", "B royal_guard@f5", hand="cavalry", hands=["royal_guard"])
    war.play("attack cavalry f4 f5")
    assert (war.player, war.asked, war.options) == (1, "replace", ["supply", "pass"])
    war.play("supply")
    assert (war["f5"], war.supply("royal_guard"), war.removed("royal_guard")) == ("royal_guard:1", 1, 1)


@rule("WC-7.4", "WC-15.8")
def test_the_skirmisher_may_deceive_the_attacker_instead() -> None:
    war = at("A cavalry@f4", "B skirmisher@f5", hand="cavalry", hands=["skirmisher"])
    war.play("attack cavalry f4 f5")
    assert (war.player, war.options) == (1, ["decoy", "pass"])
    war.play("decoy")
    assert (war["f5"], war.zone("up")) == ("skirmisher:1", ["cavalry", "decoy_skirmisher"])


@rule("WC-7.4", "WC-14.21")
def test_a_war_wagon_next_to_the_target_may_lose_a_coin_instead() -> None:
    war = at(
        """
             e    f    g
        4         Ca
             .         .
        5         Ar
             .         .
        6         Ww
        """,
        "A cavalry",
        "B archer war_wagon",
        hand="cavalry",
        hands=["archer"],
    )
    war.play("attack cavalry f4 f5", "wagon")
    war.shows("""
             e    f    g
        4         Ca
             .         .
        5         Ar
        """)
    assert war.removed("war_wagon") == 1


@rule("WC-7.4")
def test_two_players_have_one_question_with_all_replacements_and_at_most_one_is_made() -> None:
    war = at("A cavalry@f4", "B royal_guard@f5 war_wagon@f6", hand="cavalry", hands=["royal_guard"])
    war.play("attack cavalry f4 f5")
    assert war.options == ["supply", "wagon", "pass"]
    war.play("supply")
    assert (war["f5"], war["f6"], war.asked) == ("royal_guard:1", "war_wagon:1", "play")


@rule("WC-7.4")
@pytest.mark.parametrize("saved", [True, False])
def test_of_four_players_the_owner_of_the_target_is_asked_first_and_then_the_owner_of_the_wagon(saved: bool) -> None:
    war = at("A cavalry@f4", "B royal_guard@f5", "A archer", "B war_wagon@f6", hand="cavalry", hands=["royal_guard"])
    war.play("attack cavalry f4 f5")
    assert (war.player, war.options) == (1, ["supply", "pass"])
    war.play("supply" if saved else "pass")
    if saved:
        assert war.asked == "play"
    else:
        assert (war.player, war.asked, war.options) == (3, "replace", ["wagon", "pass"])
        war.play("pass")
        assert (war["f5"], war["f6"]) == ("", "war_wagon:1")


@rule("WC-7.4")
def test_where_nothing_can_replace_the_coin_nobody_is_asked() -> None:
    line = "B royal_guard@f5:2 war_wagon@f7"  # the wagon is too far, the supply is empty
    removed = "royal_guard royal_guard"
    war = at("A cavalry@f4", line, hand="cavalry", hands=["royal_guard"], bags=["royal", "royal"], removed=removed)
    war.play("attack cavalry f4 f5")
    assert (war["f5"], war.asked) == ("royal_guard:1", "play")


@rule("WC-7.5", "WC-7.4")
def test_declined_replacements_leave_the_target_to_lose_one_coin() -> None:
    war = at("A cavalry@f4", "B royal_guard@f5:2", hand="cavalry", hands=["royal_guard"])
    war.play("attack cavalry f4 f5", "pass")
    assert (war["f5"], war.supply("royal_guard"), war.removed("royal_guard")) == ("royal_guard:1", 1, 1)


@rule("WC-7.6", "WC-8.25")
def test_the_attacker_of_a_pikeman_loses_one_coin_too() -> None:
    war = at("A cavalry@f4:2", "B pikeman@f5:2", hand="cavalry", hands=["pikeman"])
    war.play("attack cavalry f4 f5")
    assert (war["f4"], war["f5"]) == ("cavalry:1", "pikeman:1")


@rule("WC-7.6", "WC-14.21")
def test_the_pikeman_answers_even_if_a_wagon_took_the_hit() -> None:
    war = at("A cavalry@f4", "B pikeman@f5 war_wagon@f6", hand="cavalry", hands=["pikeman"])
    war.play("attack cavalry f4 f5", "wagon")
    assert (war["f4"], war["f5"], war["f6"]) == ("", "pikeman:1", "")


AFTER = [("swordsman", "step-on"), ("warrior_priest", "coin"), ("berserker", "again"), ("bannerman", "shove-whom")]


@rule("WC-7.7")
@pytest.mark.parametrize(("unit", "asked"), AFTER)
def test_what_follows_an_attack_comes_if_the_attacker_still_stands(unit: str, asked: str) -> None:
    war = at(f"A {unit}@f4:3", "B pikeman@f5 archer@g4", hand=unit, hands=["archer"])
    war.play(f"attack {unit} f4 f5")
    assert (war["f4"], war.asked) == (f"{unit}:2", asked)


@rule("WC-7.7", "WC-8.7")
@pytest.mark.parametrize(("unit", "asked"), AFTER)
def test_what_follows_an_attack_is_lost_with_the_attacker(unit: str, asked: str) -> None:
    war = at(f"A {unit}@f4", "B pikeman@f5 archer@g4", hand=unit, hands=["archer"])
    war.play(f"attack {unit} f4 f5")
    assert (war["f4"], war.player, war.asked) == ("", 1, "play")


@rule("WC-7.7", "WC-N-34")
def test_the_assassin_robs_the_supply_even_if_it_died() -> None:
    war = at("A assassin@f4", "B pikeman@f5!", hand="assassin", hands=["pikeman"])
    war.play("attack assassin f4 f5")
    assert (war["f4"], war.player, war.asked) == ("", 0, "rob")


@rule("WC-7.7", "WC-N-37")
@pytest.mark.parametrize(("target", "answer"), [("royal_guard", "supply"), ("skirmisher", "decoy")])
def test_a_replaced_attack_is_still_an_attack(target: str, answer: str) -> None:
    war = at("A swordsman@f4", f"B {target}@f5", hand="swordsman", hands=[target])
    war.play("attack swordsman f4 f5", answer)
    assert (war["f5"], war.asked) == (f"{target}:1", "step-on")


@rule("WC-7.8", "WC-8.25")
@pytest.mark.parametrize("attacker", ["knight", "royal_guard", "skirmisher"])
def test_the_pikemans_answer_is_no_attack_and_nothing_replaces_it(attacker: str) -> None:
    war = at(f"A {attacker}@f4 war_wagon@f3", "B pikeman@f5", hand=attacker, hands=["pikeman"])
    war.play(f"attack {attacker} f4 f5")
    assert (war["f4"], war["f3"], war.player, war.asked) == ("", "war_wagon:1", 1, "play")


@rule("WC-7.8", "WC-8.13")
def test_the_berserkers_payment_is_no_attack() -> None:
    war = at("A berserker@f4:2 war_wagon@f5", "B archer", hand="berserker", hands=["archer"])
    war.play("move berserker f4 e5", "control berserker e5")
    assert (war["e5"], war["f5"], war.removed("berserker"), war.player) == ("berserker:1", "war_wagon:1", 0, 1)


@rule("WC-7.8", "WC-N-D19")
def test_poisoning_and_the_assassins_robbery_are_no_attacks() -> None:
    war = at("A assassin@f3", "B royal_guard@f5 war_wagon@g5", hand="assassin assassin", hands=["royal_guard"])
    war.play("tactic assassin f3 f4")
    assert (war["f5"], war.player, war.asked) == ("royal_guard:1!", 1, "play")
    war.play("pass royal_guard", "attack assassin f4 f5", "pass", "yes")
    assert (war.removed("royal_guard"), war.removed("war_wagon"), war.asked) == (2, 0, "coin")


@rule("WC-7.8", "WC-13.15")
def test_a_shove_is_no_attack() -> None:
    war = at("A bannerman@f3", "B skirmisher@f5 war_wagon@g5", hand="bannerman", hands=["skirmisher"])
    war.play("move bannerman f3 f4", "f5", "f6")
    assert (war["f6"], war.player, war.asked) == ("skirmisher:1", 1, "play")


@rule("WC-7.8", "WC-13.13")
def test_the_coin_lost_to_sacrifice_is_not_lost_to_an_attack() -> None:
    war = at(
        "A royal_guard@f4 war_wagon@f3", "B archer@f5:2", hand="royal", hands=["archer"], decrees="enlist sacrifice spy"
    )
    war.play("proclaim royal sacrifice")
    assert (war["f4"], war["f3"], war["f5"]) == ("", "war_wagon:1", "archer:1")
    assert (war.removed("royal_guard"), war.player, war.asked) == (1, 1, "play")

"""Follow-ups: WC-8.1 to WC-8.10."""

import pytest

from tests.games.war_chest.war import at
from tests.rule import rule


@rule("WC-8.1", "WC-8.16", "WC-8.13")
def test_a_berserker_moved_by_the_ensign_may_go_on() -> None:
    war = at(
        """
             d    e    f
        3              En
                  .
        4    .         Be3
        """,
        "A ensign berserker",
        "B pikeman",
        hand="ensign",
        hands=["pikeman"],
    )
    war.play("tactic ensign f3 f4", "e4", "move berserker e4 d4", "control berserker d4")
    war.shows("""
             d    e    f
        3    Be        En
        """)
    assert (war.control("d4"), war.player) == ("A", 1)


@rule("WC-8.1", "WC-8.16")
@pytest.mark.parametrize(("unit", "asked"), [("bannerman", "shove-whom"), ("sapper", "build")])
def test_a_move_ordered_by_the_ensign_sets_off_what_follows_moves(unit: str, asked: str) -> None:
    war = at(f"A ensign@f3 {unit}@f4", "B archer@f5", hand="ensign", hands=["archer"])
    war.play("tactic ensign f3 f4", "e5")
    assert (war["e5"], war.asked) == (f"{unit}:1", asked)


@rule("WC-8.1", "WC-8.23")
@pytest.mark.parametrize(
    ("unit", "asked"), [("swordsman", "step-on"), ("warrior_priest", "coin"), ("berserker", "again")]
)
def test_an_attack_ordered_by_the_marshall_sets_off_what_follows_attacks(unit: str, asked: str) -> None:
    war = at(f"A marshall@f3 {unit}@f4:2", "B archer@f5", hand="marshall", hands=["archer"])
    war.play("tactic marshall f3 f4")
    assert (war["f5"], war.asked) == ("", asked)


@rule("WC-8.1", "WC-8.30")
def test_a_maneuver_paid_with_the_warrior_priests_coin_sets_off_attributes_too() -> None:
    war = at(
        """
             f    g
        4    Wp
                  Sw
        5    Ar2
        """,
        "A warrior_priest swordsman",
        "B archer",
        hand="warrior_priest",
        hands=["archer"],
    )
    war.play("attack warrior_priest f4 f5", "swordsman", "attack swordsman g4 f5")
    war.shows("""
             f    g
        4    Wp
                  Sw
        5    .
        """)
    assert (war.asked, war.player) == ("step-on", 0)


@rule("WC-8.1", "WC-8.24")
def test_a_maneuver_that_a_recruit_grants_sets_off_what_follows_it() -> None:
    war = at("A mercenary@f4:2 knight", "B pikeman@f5", hand="knight", hands=["pikeman"])
    war.play("recruit knight mercenary", "attack mercenary f4 f5")
    assert (war["f4"], war["f5"], war.player) == ("mercenary:1", "", 1)


@rule("WC-8.2", "WC-8.16")
def test_a_granted_move_is_one_step() -> None:
    war = at("A ensign@f4 light_cavalry@f3", "B pikeman", hand="ensign", hands=["pikeman"])
    war.play("tactic ensign f4 f3")
    assert (war.asked, war.options) == ("step", ["e3", "e4", "f2", "g2", "g3"])
    assert war.refuses("h3") == war.refuses("f4") == "WC-6.10"


@rule("WC-8.2", "WC-8.23")
@pytest.mark.parametrize("unit", ["archer", "lancer", "trebuchet"])
def test_archer_lancer_and_trebuchet_cannot_be_given_an_attack(unit: str) -> None:
    war = at(f"A marshall@f3 {unit}@f4:2", "B cavalry@f5 scout@f6 knight@g2:1", hand="marshall")
    assert war.offers("tactic") == []
    assert war.refuses("tactic marshall f3 f4") == "WC-8.2"
    assert war.refuses("tactic marshall f3 f5") == "WC-8.23", "an enemy"
    far = at(f"A marshall@f1 {unit}@f4:2", "B cavalry@f5", hand="marshall")
    assert far.refuses("tactic marshall f1 f4") == "WC-8.23", "three away"


@rule("WC-8.2", "WC-8.23")
def test_a_granted_attack_is_never_a_tactic() -> None:
    war = at(
        """
             e    f
        3         Ma
             .
        4         Cr
             Sc
        5         .
             .
        6         Ca
        """,
        "A marshall crossbowman",
        "B cavalry scout",
        hand="marshall",
        hands=["scout"],
    )
    war.play("tactic marshall f3 f4")  # the only adjacent enemy: f6 would need the crossbow
    war.shows("""
             e    f
        3         Ma
             .
        4         Cr
             .
        5         .
             .
        6         Ca
        """)


@rule("WC-8.3")
def test_a_maneuver_granted_to_the_herald_may_be_its_tactic() -> None:
    war = at("A herald@f4 archer@f5", "B pikeman", hand="royal", hands=["pikeman"], decrees="enlist march spy")
    war.play("proclaim royal enlist", "archer", "herald")
    assert war.asked == "maneuver"
    assert war.offers("tactic") == ["tactic herald f4 f5"]


@rule("WC-8.3", "WC-8.17")
def test_the_footmans_tactic_grants_moves_attacks_and_controls_only() -> None:
    war = at("A footman@e5 footman@d4", "B pikeman@f4", hand="footman", hands=["pikeman"])
    war.play("tactic footman d4")
    kinds = {option.split()[0] for option in war.options}
    assert (war.asked, kinds) == ("footman", {"move", "control", "attack"})


@rule("WC-8.4")
def test_a_grant_costs_no_coin_and_is_no_turn() -> None:
    war = at("A marshall@f3 knight@f4", "B archer@f5", hand="marshall knight", hands=["archer"])
    war.play("tactic marshall f3 f4")
    assert (war.zone("up"), war.zone("hand"), war.player) == (["marshall"], ["knight"], 1)


@rule("WC-8.4")
def test_a_grant_is_given_only_to_a_unit_that_can_use_it() -> None:
    war = at(
        """
             e    f
             Sc
        3         Ma
             .
        4         Ca
             .
        5         Kn
        """,
        "A marshall cavalry scout",
        "B knight",
        hand="marshall",
    )
    assert (war.offers("tactic"), war.refuses("tactic marshall f3 f4")) == ([], "WC-8.4")
    war = at(
        """
             e    f    g
        1         Sc
             Kn        Ar
        2         En
        """,
        "A ensign scout knight archer",
        "B pikeman",
        hand="ensign",
    )
    assert war.offers("tactic") == ["tactic ensign f2 e2", "tactic ensign f2 g1"]  # f1 is hemmed in


@rule("WC-8.5", "WC-13.16")
def test_what_a_bishops_recruit_sets_off_waits_for_its_move_or_attack() -> None:
    war = at("A bishop@f4 mercenary@g3", "B pikeman", hand="bishop", hands=["pikeman"])
    war.play("tactic bishop f4", "mercenary")
    assert war.asked == "bishop"
    war.play("move bishop f4 f3")
    assert war.asked == "maneuver"


@rule("WC-8.5", "WC-14.20")
def test_what_the_wagons_push_sets_off_waits_until_the_wagon_has_followed() -> None:
    war = at(
        """
             f    g
        2    .
                  .
        3    Be2
                  .
        4    Ww2
        """,
        "A war_wagon berserker",
        "B pikeman",
        hand="war_wagon",
        hands=["pikeman"],
    )
    war.play("tactic war_wagon f4 f3", "f2")
    war.shows("""
             f    g
        2    Be2
                  .
        3    Ww2
        """)
    assert war.asked == "again"
    assert "move berserker f2 f3" not in war.options


@rule("WC-8.5", "WC-13.8")
def test_what_a_recruit_by_enlist_sets_off_waits_for_the_second() -> None:
    war = at("A mercenary@f4", "B pikeman", hand="royal", hands=["pikeman"], decrees="enlist march spy")
    war.play("proclaim royal enlist")
    assert (war.supply("mercenary"), war.asked) == (1, "maneuver")


@rule("WC-8.5", "WC-13.13")
def test_sacrifice_takes_its_coin_before_anything_follows_the_attack() -> None:
    decrees = "enlist sacrifice spy"
    for height, asked in ((1, "play"), (2, "step-on")):
        war = at(f"A swordsman@f4:{height}", "B archer@f5", hand="royal", hands=["archer"], decrees=decrees)
        war.play("proclaim royal sacrifice")
        assert (war.removed("swordsman"), war.asked) == (1, asked)


@rule("WC-8.5", "WC-7.4")
def test_a_replacement_and_the_pikemans_answer_do_not_wait() -> None:
    war = at("A swordsman@f4:2", "B pikeman@f5 war_wagon@f6", hand="swordsman", hands=["pikeman"])
    war.play("attack swordsman f4 f5")
    assert war.asked == "replace"
    war.play("pass")
    assert (war["f4"], war.asked) == ("swordsman:1", "step-on")


@rule("WC-8.6")
def test_of_several_follow_ups_the_turn_player_picks_the_next() -> None:
    war = at("A mercenary@f4 saboteur@f3", "B pikeman@f2", hand="royal", hands=["pikeman"], decrees="enlist march spy")
    war.play("proclaim royal enlist", "mercenary", "saboteur")
    assert (war.player, war.asked, war.options) == (0, "next", ["mercenary", "saboteur"])
    war.play("saboteur")
    assert war.asked == "sabotage"
    war.play("f2")
    assert (war["f2"], war.asked) == ("pikeman:1?", "maneuver")


@rule("WC-8.6")
def test_a_follow_up_is_finished_with_all_it_sets_off_before_another_starts() -> None:
    war = at(
        "A mercenary@f4 saboteur@f3",
        "B royal_guard@f5",
        hand="royal",
        hands=["royal_guard"],
        decrees="enlist march spy",
    )
    war.play("proclaim royal enlist", "saboteur", "mercenary", "mercenary", "attack mercenary f4 f5")
    assert (war.player, war.asked) == (1, "replace")
    war.play("supply")
    assert (war.player, war.asked, war.options) == (0, "sabotage", ["f5", "pass"])


@rule("WC-8.7")
def test_a_follow_up_belongs_to_its_unit_wherever_it_now_stands() -> None:
    war = at("A war_wagon@e4:2 berserker@f4:2", "B pikeman", hand="war_wagon", hands=["pikeman"])
    war.play("tactic war_wagon e4 f4", "f5")
    assert (war.asked, {option.split()[2] for option in war.options[:-1]}) == ("again", {"f5"})


@rule("WC-8.7")
def test_a_follow_up_without_a_legal_option_is_dropped_without_a_question() -> None:
    friends = "archer@e2 cavalry@f2 knight@g1"
    war = at(f"A mercenary@f1 {friends}", "B pikeman", hand="knight", hands=["pikeman"])
    war.play("recruit knight mercenary")
    assert (war.player, war.asked) == (1, "play")


@rule("WC-8.8")
@pytest.mark.parametrize(
    ("seats", "word", "asked"),
    [
        ("swordsman@f4:2/archer@f5", "attack swordsman f4 f5", "step-on"),
        ("berserker@f4:2/archer@f5", "move berserker f4 f3", "again"),
        ("mercenary@f4/archer@f5", "recruit mercenary mercenary", "maneuver"),
        ("bannerman@f4/archer@f5", "move bannerman f4 g4", "shove-whom"),
        ("earl/archer@f5", "deploy earl e2", "step-on"),
        ("saboteur@f4/archer@f5", "recruit saboteur saboteur", "sabotage"),
        ("infiltrator@e5/archer@f5", "control infiltrator e5", "deceive"),
        ("knight@f4/royal_guard@f5", "attack knight f4 f5", "replace"),
    ],
)
def test_what_may_be_declined_is_offered_with_a_pass(seats: str, word: str, asked: str) -> None:
    mine, theirs = seats.split("/")
    war = at(f"A {mine}", f"B {theirs}", hand=word.split()[1], hands=[theirs.split("@")[0]])
    war.play(word)
    assert (war.asked, war.options[-1]) == (asked, "pass")
    war.play("pass")
    assert (war.player, war.asked) == (1, "play")


@rule("WC-8.9")
def test_halves_of_a_tactic_and_the_maneuver_of_each_footman_are_compulsory() -> None:
    war = at("A cavalry@f3", "B archer@f5 scout@e5", hand="cavalry", hands=["archer"])
    war.play("tactic cavalry f3 f4")
    assert war.options == ["e5", "f5"]
    war = at("A footman@f4 footman@e2", "B pikeman", hand="footman", hands=["pikeman"])
    war.play("tactic footman e2")
    assert "pass" not in war.options
    war.play("move footman f4 f3")
    assert (war.asked, "pass" in war.options) == ("footman", False)
    assert {option.split()[2] for option in war.options} == {"e2"}


@rule("WC-8.9", "WC-8.30")
def test_the_warrior_priest_must_draw_and_use_the_coin() -> None:
    war = at("A warrior_priest@e5", "B archer", hand="warrior_priest", hands=["archer"])
    war.play("control warrior_priest e5")
    assert war.asked == "coin"
    war.play("royal")
    assert (war.asked, "pass" in war.options) == ("bonus", False)


@rule("WC-8.10", "WC-8.24")
def test_an_attribute_that_follows_a_recruit_works_once_for_each_coin_while_its_unit_stands() -> None:
    decrees = "enlist march spy"
    war = at("A mercenary@f4", "B pikeman", hand="royal", hands=["pikeman"], decrees=decrees)
    war.play("proclaim royal enlist", "move mercenary f4 f3", "move mercenary f3 f2")
    assert (war["f2"], war.player) == ("mercenary:1", 1)
    war = at("A mercenary knight@f4", "B pikeman", hand="knight", hands=["pikeman"])
    war.play("recruit knight mercenary")
    assert (war.player, war.asked) == (1, "play")

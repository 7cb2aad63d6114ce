"""What can be chosen at all: WC-6.15, WC-6.16, WC-6.18, WC-6.19."""

from tests.games.war_chest.war import War, at
from tests.rule import rule


@rule("WC-6.15", "WC-8.14")
def test_a_tactic_is_offered_only_where_all_of_it_can_be_done() -> None:
    war = at("A cavalry@f3", "B pikeman@f5", hand="cavalry")
    assert war.offers("tactic") == ["tactic cavalry f3 f4"]
    assert war.refuses("tactic cavalry f3 e4") == "WC-8.14"


@rule("WC-6.15", "WC-8.19")
def test_a_knight_is_no_target_for_the_second_half_of_an_unbolstered_unit() -> None:
    assert at("A cavalry@f3", "B knight@f5", hand="cavalry").offers("tactic") == []
    assert at("A cavalry@f3:2", "B knight@f5", hand="cavalry").offers("tactic") == ["tactic cavalry f3 f4"]
    assert at("A cavalry@f3:2", "B bishop@f5", hand="cavalry").offers("tactic") == []


@rule("WC-6.15", "WC-8.19", "WC-13.17")
def test_a_knight_or_bishop_is_named_as_the_reason_if_only_they_stand_against_a_tactic() -> None:
    for unit, hex in (("archer", "f5"), ("cavalry", "f4"), ("lancer", "f4"), ("crossbowman", "f5")):
        assert at(f"A {unit}@f3", "B knight@f5", hand=unit).refuses(f"tactic {unit} f3 {hex}") == "WC-8.19"
        assert at(f"A {unit}@f3:2", "B bishop@f5", hand=unit).refuses(f"tactic {unit} f3 {hex}") == "WC-13.17"
    assert at("A archer@f3", "B knight@f6", hand="archer").refuses("tactic archer f3 f6") == "WC-8.11"


@rule("WC-6.15", "WC-14.7")
def test_the_position_counts_as_it_will_be_so_a_fortification_just_left_can_be_attacked() -> None:
    war = at("A cavalry@e5", "B pikeman", hand="cavalry", hands=["pikeman"], forts="e5")
    assert war.offers("tactic") == [f"tactic cavalry e5 {hex}" for hex in ("d5", "d6", "e4", "e6", "f4", "f5")]
    war.play("tactic cavalry e5 f4")
    assert (war["f4"], war.fort("e5"), war["e5"]) == ("cavalry:1", False, "")


@rule("WC-6.15", "WC-14.7")
def test_an_own_fortification_just_left_cannot_be_attacked() -> None:
    assert at("A cavalry@e5", "B pikeman", hand="cavalry", forts="e5", control="e5:A").offers("tactic") == []


@rule("WC-6.15", "WC-8.17")
def test_for_the_tactic_of_the_footman_one_that_can_act_is_enough() -> None:
    hemmed = "A footman@f1 footman@{} archer@e2 cavalry@f2 knight@g1"
    war = at(hemmed.format("c7"), "B pikeman", hand="footman", hands=["pikeman"])
    assert war.offers("move footman f1") == []
    assert war.offers("tactic") == ["tactic footman c7"]
    war.play("tactic footman c7")
    assert war.options == ["move footman c7 c6", "move footman c7 d6", "move footman c7 d7"]
    war.play("move footman c7 c6")
    assert war.player == 1


@rule("WC-6.15", "WC-8.17")
def test_without_a_footman_that_can_act_there_is_no_tactic() -> None:
    line = "A footman@f1 footman@f7 archer@e2 cavalry@f2 knight@g1 lancer@e7 scout@f6 ensign@g6"
    assert at(line, "B pikeman", hand="footman", control="g6:A").offers("tactic") == []


def goals(war: War) -> list[str]:
    return [option.split()[-1] for option in war.offers("tactic")]


@rule("WC-6.16", "WC-6.19", "WC-8.22")
def test_a_move_of_two_steps_is_named_by_its_end_which_is_never_its_start_nor_next_to_it() -> None:
    war = at("A light_cavalry@f4", "B pikeman", hand="light_cavalry")
    assert goals(war) == ["d4", "d5", "d6", "e3", "e6", "f2", "f6", "g2", "g5", "h2", "h3", "h4"]
    for hex in ("f4", "f3", "f1"):
        assert war.refuses(f"tactic light_cavalry f4 {hex}") == "WC-8.22"


@rule("WC-6.16", "WC-8.22")
def test_both_hexes_of_a_move_of_two_steps_must_be_empty() -> None:
    war = at("A light_cavalry@f4 knight@f3 archer@f6", "B pikeman@g3 scout@e4", hand="light_cavalry")
    assert goals(war) == ["d5", "d6", "e6", "g5", "h3", "h4"]  # e3, f2, g2, h2 and d4 lie behind others; f6 is taken


@rule("WC-6.16", "WC-14.5")
def test_a_move_may_end_on_a_fortification_but_not_pass_through_one() -> None:
    war = at("A light_cavalry@f4", "B pikeman", hand="light_cavalry", forts="g3 h4")
    assert goals(war) == ["d4", "d5", "d6", "e3", "e6", "f2", "f6", "g2", "g5", "h3", "h4"]  # h2 only through g3


@rule("WC-6.18", "WC-N-22")
def test_curing_is_no_maneuver() -> None:
    war = at("A berserker@f4:2!", "B assassin", hand="berserker", hands=["assassin"])
    war.play("cure berserker")
    assert (war["f4"], war.player, war.asked) == ("berserker:2", 1, "play")


@rule("WC-6.18")
def test_proclaiming_and_returning_a_decoy_are_no_maneuvers() -> None:
    seats = ("A berserker@f4:2 bannerman@f5", "B skirmisher@f6")
    hand, hands = "royal decoy_skirmisher", ["skirmisher skirmisher"]
    war = at(*seats, hand=hand, hands=hands, decrees="enlist guard spy")
    war.play("proclaim royal enlist", "berserker", "berserker")
    assert (war.player, war.asked) == (1, "play")
    war.play("pass skirmisher", "return decoy_skirmisher")
    assert (war.player, war.asked) == (1, "play")


@rule("WC-6.19")
def test_ensign_and_marshall_never_choose_themselves() -> None:
    war = at("A ensign@f4 marshall@f5", "B pikeman@f6", hand="ensign marshall")
    assert war.offers("tactic") == ["tactic ensign f4 f5"]  # the Ensign has nobody to attack
    assert at("A ensign@f4", "B pikeman@f5", hand="ensign").offers("tactic") == []
    assert at("A marshall@f4", "B pikeman@f5", hand="marshall").offers("tactic") == []


@rule("WC-6.19")
def test_a_lone_footman_has_no_tactic_and_two_have_it_once() -> None:
    assert at("A footman@f4", "B pikeman@f5", hand="footman").offers("tactic") == []
    assert at("A footman@f4 footman@e2", "B pikeman", hand="footman").offers("tactic") == ["tactic footman e2"]


@rule("WC-6.19", "WC-15.7")
def test_the_skirmishers_single_step_is_its_normal_move() -> None:
    war = at("A skirmisher@f4", "B pikeman@f6", hand="skirmisher")
    assert goals(war) == ["e6", "g5"]
    assert "move skirmisher f4 f5" in war.options


@rule("WC-6.19", "WC-N-D20")
def test_the_assassin_does_not_poison_the_bearer_of_its_own_marker() -> None:
    assert goals(at("A assassin@f4", "B pikeman@f6", hand="assassin")) == ["f5"]
    assert goals(at("A assassin@f4", "B pikeman@f6!", hand="assassin")) == []


@rule("WC-6.19")
def test_equal_coins_are_offered_once() -> None:
    war = at("A knight@f4", "B pikeman", hand="knight knight knight")
    assert len(war.options) == len(set(war.options))
    assert war.offers("pass") == ["pass knight"]

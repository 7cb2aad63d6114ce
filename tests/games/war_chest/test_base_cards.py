"""The base cards that attack by a tactic: Archer, Cavalry, Crossbowman, Lancer (WC-8.11 to WC-8.21)."""

import pytest

from tests.games.war_chest.war import War, at
from tests.rule import rule

RING = ["d4", "d5", "d6", "e3", "e6", "f2", "f6", "g2", "g5", "h2", "h3", "h4"]
"""The hexes at distance two from f4; every other one lies in a straight line."""
IN_LINE = ["d4", "d6", "f2", "f6", "h2", "h4"]


def goals(war: War) -> list[str]:
    return [option.split()[-1] for option in war.offers("tactic")]


# Archer


@rule("WC-8.11")
@pytest.mark.parametrize("hex", RING)
def test_an_archer_hits_any_of_the_twelve_hexes_at_distance_two(hex: str) -> None:
    around = "cavalry@e4 scout@e5 knight@f3 lancer@f5 ensign@g3 marshall@g4"
    war = at(f"A archer@f4 {around}", f"B mercenary@{hex}", hand="archer", hands=["mercenary"])
    assert war.offers("tactic") == [f"tactic archer f4 {hex}"]
    war.play(f"tactic archer f4 {hex}")
    assert (war[hex], war["f4"]) == ("", "archer:1")


@rule("WC-8.11", "WC-8.12")
def test_an_archer_hits_nobody_nearer_or_farther_and_no_friend() -> None:
    war = at("A archer@f4 cavalry@f2", "B scout@f5 pikeman@f7", hand="archer")
    assert (war.offers("attack"), goals(war)) == ([], [])
    for hex in ("f5", "f7", "f2", "h4"):
        assert war.refuses(f"tactic archer f4 {hex}") == "WC-8.11"
    assert war.refuses("attack archer f4 f5") == "WC-7.1"


@rule("WC-8.11", "WC-8.19", "WC-8.25")
def test_knight_and_pikeman_before_an_archer() -> None:
    war = at("A archer@f4", "B knight@f6 pikeman@h4", hand="archer", hands=["pikeman"])
    assert goals(war) == ["h4"]
    war.play("tactic archer f4 h4")
    assert (war["f4"], war["h4"]) == ("archer:1", "")  # no answer from a distance
    assert goals(at("A archer@f4:2", "B knight@f6 bishop@h4", hand="archer")) == ["f6"]


@rule("WC-8.11", "WC-14.7")
def test_an_archer_hits_a_fortification_at_distance_two() -> None:
    war = at("A archer@f4", "B scout@h4", hand="archer", hands=["scout"], forts="h4 d4")
    assert goals(war) == ["d4", "h4"]
    war.play("tactic archer f4 h4")
    assert (war.fort("h4"), war["h4"]) == (False, "scout:1")


# Cavalry


@rule("WC-8.14")
def test_cavalry_moves_one_step_and_then_attacks_an_adjacent_target() -> None:
    war = at("A cavalry@f3", "B archer@f5 scout@g4 mercenary@h5", hand="cavalry", hands=["archer"])
    assert goals(war) == ["f4", "g3"]
    war.play("tactic cavalry f3 f4")
    assert (war["f4"], war.asked, war.options) == ("cavalry:1", "target", ["f5", "g4"])
    for hex in ("e5", "h5"):  # nobody there, too far
        assert war.refuses(hex) == "WC-6.13"
    war.play("g4")
    assert (war["g4"], war["f5"], war["f4"]) == ("", "archer:1", "cavalry:1")


@rule("WC-8.14", "WC-8.25")
def test_cavalry_is_answered_by_a_pikeman() -> None:
    war = at("A cavalry@f3", "B pikeman@f5:2", hand="cavalry", hands=["pikeman"])
    war.play("tactic cavalry f3 f4")
    assert (war["f4"], war["f5"]) == ("", "pikeman:1")


# Crossbowman


@rule("WC-8.15")
@pytest.mark.parametrize("hex", RING)
def test_a_crossbowman_hits_at_distance_two_in_a_straight_line(hex: str) -> None:
    war = at("A crossbowman@f4", f"B archer@{hex}", hand="crossbowman")
    assert goals(war) == ([hex] if hex in IN_LINE else [])


@rule("WC-8.15")
@pytest.mark.parametrize("between", ["A knight@f5/B archer@f6", "A knight/B archer@f6 scout@f5"])
def test_a_unit_in_between_stops_the_bolt(between: str) -> None:
    mine, theirs = between.split("/")
    war = at(f"{mine} crossbowman@f4", theirs, hand="crossbowman")
    assert (goals(war), war.refuses("tactic crossbowman f4 f6")) == ([], "WC-8.15")


@rule("WC-8.15", "WC-14.11")
def test_a_fortification_in_between_does_not_stop_the_bolt() -> None:
    war = at("A crossbowman@f4", "B archer@h2", hand="crossbowman", hands=["archer"], forts="g3", control="g3:B")
    war.play("tactic crossbowman f4 h2")
    assert (war["h2"], war.fort("g3")) == ("", True)


@rule("WC-8.15", "WC-8.20", "WC-3.1")
@pytest.mark.parametrize("hex", ["a6", "a7", "c4", "d7", "e2", "f1", "f7"])
@pytest.mark.parametrize("unit", ["crossbowman", "lancer"])
def test_a_line_ends_at_the_edge_of_the_board(unit: str, hex: str) -> None:
    """However many enemies stand in the far wing."""
    war = at(f"A {unit}@{hex}", "B pikeman", "A archer", "B scout@k1 cavalry@j3 mercenary@j2", hand=unit)
    assert goals(war) == []


@rule("WC-8.15", "WC-8.19", "WC-8.25")
def test_a_crossbowman_also_attacks_normally() -> None:
    war = at("A crossbowman@f4", "B pikeman@f5 knight@f2", hand="crossbowman", hands=["pikeman"])
    assert (war.offers("attack"), goals(war)) == (["attack crossbowman f4 f5"], [])
    war.play("attack crossbowman f4 f5")
    assert (war["f4"], war["f5"]) == ("", "")


# Lancer


@rule("WC-8.20")
def test_a_lancer_charges_one_or_two_steps_and_attacks_the_next_hex_in_line() -> None:
    war = at("A lancer@f2", "B archer@f4 scout@i2 cavalry@i1", hand="lancer", hands=["scout"])
    assert goals(war) == ["f3", "h2"]
    assert goals(at("A lancer@f2", "B scout@f5", hand="lancer")) == ["f4"]
    assert goals(at("A lancer@f2", "B scout@f6", hand="lancer")) == []
    war = at("A lancer@f2", "B scout@f5", hand="lancer", hands=["scout"])
    war.play("tactic lancer f2 f4")
    assert (war["f4"], war["f5"], war["f2"]) == ("lancer:1", "", "")


@rule("WC-8.20")
@pytest.mark.parametrize("far", ["i4", "i1", "f1", "f7", "c4", "c7"])
def test_a_lancer_charges_in_all_six_directions(far: str) -> None:
    war = at("A lancer@f4", f"B scout@{far}", hand="lancer", hands=["scout"])
    assert len(goals(war)) == 1
    war.play(war.offers("tactic")[0])
    assert (war[far], war["f4"]) == ("", "")


@rule("WC-8.20", "WC-8.21")
def test_a_lancer_does_not_attack_without_moving_nor_off_the_line_nor_through_others() -> None:
    war = at("A lancer@f4 knight@g3", "B scout@f5 archer@i1 cavalry@e3", hand="lancer")
    assert (war.offers("attack"), goals(war)) == ([], [])
    assert war.refuses("attack lancer f4 f5") == "WC-7.1"
    assert war.refuses("tactic lancer f4 e4") == "WC-8.20"
    assert goals(at("A lancer@f4 knight@f6", "B scout@f7", hand="lancer")) == []


@rule("WC-8.20", "WC-8.19", "WC-8.25")
def test_knight_and_pikeman_before_a_lancer() -> None:
    assert goals(at("A lancer@f4", "B knight@f6", hand="lancer")) == []
    assert goals(at("A lancer@f4:2", "B knight@f6", hand="lancer")) == ["f5"]
    war = at("A lancer@f4", "B pikeman@f6", hand="lancer", hands=["pikeman"])
    war.play("tactic lancer f4 f5")
    assert (war["f5"], war["f6"]) == ("", "")


@rule("WC-8.20", "WC-14.5")
def test_a_lancer_charges_onto_a_fortification_but_not_through_one() -> None:
    assert goals(at("A lancer@f4", "B scout@i1", hand="lancer", forts="g3")) == []
    assert goals(at("A lancer@f4", "B scout@h2", hand="lancer", forts="g3")) == ["g3"]
    assert goals(at("A lancer@f4", "B scout@i4", hand="lancer", forts="h4")) == ["g4", "h4"]  # or hits it from g4
    assert goals(at("A lancer@f4", "B scout@i4", hand="lancer", forts="h4", control="h4:B")) == ["g4"]

"""The base cards that move themselves and others: Ensign, Footman, Light Cavalry, Marshall, Royal Guard (WC-8.16 to
WC-8.26)."""

from tests.games.war_chest.war import War, at
from tests.rule import rule


def goals(war: War) -> list[str]:
    return [option.split()[-1] for option in war.offers("tactic")]


# Ensign


@rule("WC-8.16")
def test_an_ensign_moves_another_friend_within_two_who_ends_within_two() -> None:
    war = at("A ensign@f4 archer@f6 scout@c5", "B pikeman@g5", hand="ensign", hands=["pikeman"])
    assert goals(war) == ["f6"]  # c5 is three away, g5 an enemy
    war.play("tactic ensign f4 f6")
    assert (war.asked, war.options) == ("step", ["e6", "f5"])  # e7, f7 and g6 are too far, g5 is taken
    assert [war.refuses(hex) for hex in ("e7", "f7", "g6")] == ["WC-8.16"] * 3
    assert [war.refuses(hex) for hex in ("g5", "e5", "f6")] == ["WC-6.10"] * 3, "taken, no step, where it stands"
    war.play("e6")
    assert (war["e6"], war["f6"], war["f4"], war.player) == ("archer:1", "", "ensign:1", 1)


@rule("WC-8.16", "WC-N-14")
def test_an_ensign_may_move_a_poisoned_friend() -> None:
    war = at("A ensign@f4 archer@f6!", "B assassin", hand="ensign", hands=["assassin"])
    war.play("tactic ensign f4 f6", "f5")
    assert war["f5"] == "archer:1!"


# Footman


@rule("WC-8.17")
def test_each_footman_makes_a_maneuver_in_either_order() -> None:
    war = at("A footman@e5 footman@f3", "B archer@g3", hand="footman", hands=["archer"])
    war.play("tactic footman e5")
    assert {"control footman e5", "attack footman f3 g3"} <= set(war.options)
    war.play("attack footman f3 g3", "control footman e5")
    assert (war["g3"], war.control("e5"), war.zone("up"), war.player) == ("", "A", ["footman"], 1)


@rule("WC-8.17")
def test_a_footman_that_fell_or_cannot_act_any_more_is_passed_over() -> None:
    war = at("A footman@f4 footman@f3", "B pikeman@f5 archer@e4", hand="footman", hands=["archer"])
    war.play("tactic footman f3", "attack footman f4 f5")
    assert (war["f4"], war["f5"], war.asked) == ("", "", "footman")
    war.play("attack footman f3 e4")
    assert (war["e4"], war.player) == ("", 1)


@rule("WC-8.17")
def test_a_footman_may_take_the_hex_that_the_other_has_left_but_acts_once() -> None:
    war = at("A footman@f4 footman@f3", "B pikeman", hand="footman", hands=["pikeman"])
    war.play("tactic footman f3", "move footman f4 f5", "move footman f3 f4")
    assert (war["f5"], war["f4"], war["f3"], war.player) == ("footman:1", "footman:1", "", 1)


@rule("WC-8.18")
def test_two_footmen_are_separate_units() -> None:
    war = at("A footman@f4:2 footman@f3", "B knight@g3", hand="footman", hands=["knight"])
    assert war.offers("attack") == ["attack footman f4 g3"]  # only one of them is bolstered
    war.play("move footman f4 f5")
    assert (war["f5"], war["f3"]) == ("footman:2", "footman:1")


# Light Cavalry, Marshall, Royal Guard


@rule("WC-8.22")
def test_light_cavalry_moves_two_steps_or_one() -> None:
    war = at("A light_cavalry@f4", "B pikeman", hand="light_cavalry light_cavalry", hands=["pikeman"])
    assert (len(goals(war)), len(war.offers("move"))) == (12, 6)
    war.play("tactic light_cavalry f4 h3")
    assert (war["h3"], war["f4"]) == ("light_cavalry:1", "")


@rule("WC-8.23")
def test_a_marshall_lets_another_friend_within_two_attack() -> None:
    war = at("A marshall@f4 cavalry@f6 scout@c4", "B archer@f7 pikeman@d3", hand="marshall", hands=["archer"])
    assert goals(war) == ["f6"]  # c4 is three away
    war.play("tactic marshall f4 f6")
    assert (war["f7"], war["f6"], war.zone("up")) == ("", "cavalry:1", ["marshall"])


@rule("WC-8.23", "WC-8.25", "WC-N-14")
def test_the_unit_that_the_marshall_sends_is_the_attacker() -> None:
    war = at("A marshall@f4 cavalry@f6!", "B pikeman@f7 assassin", hand="marshall", hands=["pikeman"])
    war.play("tactic marshall f4 f6")
    assert (war["f7"], war["f6"], war["f4"]) == ("", "", "marshall:1")


@rule("WC-8.26")
def test_the_royal_coin_moves_the_royal_guard_to_a_location_of_its_side() -> None:
    war = at("A royal_guard@f3 knight@f2", "B pikeman", hand="royal royal_guard", hands=["pikeman"], control="e5:A")
    assert goals(war) == ["e2", "e5", "h1"]
    for hex in ("g3", "f4", "f3"):  # neutral, no location, where it stands
        assert war.refuses(f"tactic royal f3 {hex}") == "WC-8.26"
    assert war.refuses("tactic royal_guard f3 e2") == "WC-8.26"
    war.play("tactic royal f3 e5")
    assert (war["e5"], war.zone("up"), war.zone("hand")) == ("royal_guard:1", ["royal"], ["royal_guard"])


@rule("WC-8.26")
def test_the_royal_guard_goes_one_step_or_two_through_empty_hexes() -> None:
    assert goals(at("A royal_guard@e3", "B pikeman", hand="royal")) == ["e2"]
    hemmed = at("A royal_guard@e4 knight@e3", "B pikeman@d3 archer@f2", hand="royal")
    assert (goals(hemmed), hemmed.refuses("tactic royal e4 e2")) == ([], "WC-8.26")
    assert goals(at("A royal_guard@e4", "B pikeman@e2", hand="royal")) == []

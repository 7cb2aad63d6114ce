"""Nobility, the Earl and the Herald: WC-13.18 to WC-13.21, and what they do to each other."""

import pytest

from tests.games.war_chest.war import at
from tests.rule import rule

# Earl


@rule("WC-13.18")
def test_the_earl_controls_its_location_and_proclaims_without_a_seal() -> None:
    war = at("A earl@e5:2 scout", "B lancer@d7", hand="earl", hands=["lancer"], decrees="enlist march reinforce")
    assert war.offers("tactic") == ["tactic earl e5"]
    war.play("tactic earl e5")
    assert (war.control("e5"), war.asked, war.options) == ("A", "decree-earl", ["enlist", "march"])
    war.play("march", "e4")
    assert (war["e4"], war.state.decrees.seals, war.player) == ("earl:2", (0, 0, 0), 1)


@rule("WC-13.18", "WC-13.4")
def test_the_earl_may_proclaim_a_decree_that_bears_the_own_seal() -> None:
    war = at("A earl@e5 knight@f3:2", "B lancer@d7", hand="royal earl", hands=["lancer"], decrees="march")
    war.play("proclaim royal march", "f2", "pass lancer", "tactic earl e5")
    assert (war.asked, war.state.decrees.seals) == ("step", (1,))
    war.play("f3")
    assert war["f3"] == "knight:2"


@rule("WC-13.18")
def test_the_earl_takes_an_enemy_location_too_but_none_of_its_own_side() -> None:
    enemy = at("A earl@d7:2", "B lancer", hand="earl", decrees="march")
    enemy.play("tactic earl d7")
    assert (enemy.control("d7"), enemy.state.board.markers) == ("A", [3, 5])
    own = at("A earl@e2:2", "B lancer", hand="earl", decrees="march")
    assert own.refuses("tactic earl e2") == "WC-13.18"
    plain = at("A earl@f4:2", "B lancer", hand="earl", decrees="march")
    assert plain.refuses("tactic earl f4") == "WC-13.18"


@rule("WC-13.18", "WC-6.15")
def test_without_a_decree_to_carry_out_only_the_plain_control_is_left() -> None:
    war = at("A earl@e5", "B lancer@d7", hand="earl", decrees="guard march reinforce")
    assert (war.offers("tactic"), war.offers("control")) == ([], ["control earl e5"])
    assert war.refuses("tactic earl e5") == "WC-13.18"


@rule("WC-13.18", "WC-13.9")
def test_the_new_control_counts_for_guard() -> None:
    war = at("A earl@e5", "B lancer@e6:2 pikeman@d6", hand="earl royal", decrees="guard")
    assert war.refuses("proclaim royal guard") == "WC-13.9"
    war.play("tactic earl e5")
    assert (war.asked, war.options) == ("target", ["d6", "e6"])


@rule("WC-13.18", "WC-13.11", "WC-13.19")
def test_the_new_control_counts_for_redeploy_and_the_earl_moves_from_there() -> None:
    """All other locations of the side are taken, so the Earl comes back to where it stood."""
    war = at("A earl@e5", "B lancer@e2 pikeman@h1", hand="earl royal", hands=["lancer"], decrees="redeploy")
    assert war.refuses("proclaim royal redeploy") == "WC-13.11"
    war.play("tactic earl e5")
    assert (war["e5"], war.asked) == ("earl:1", "step-on")
    war.play("f4")
    assert (war["f4"], war.player) == ("earl:1", 1)


@rule("WC-13.18", "WC-11.2")
def test_a_control_that_wins_ends_the_game_before_the_proclamation() -> None:
    war = at("A earl@e5:2 herald@e4", "B lancer", hand="earl", decrees="march", control="d4:A g3:A h4:A")
    war.play("tactic earl e5")
    assert (war.over, war.state.winner, "proclaim" in war.events) == (True, 0, False)


@rule("WC-13.19")
def test_a_deployed_earl_may_move_at_once() -> None:
    war = at("A earl", "B lancer@e3", hand="earl", hands=["lancer"])
    war.play("deploy earl e2")
    assert (war.asked, war.player, war.options) == ("step-on", 0, ["d3", "f1", "f2", "pass"])
    assert war.refuses("e3") == war.refuses("f3") == "WC-6.10"
    war.play("f2")
    assert (war["e2"], war["f2"], war.player) == ("", "earl:1", 1)


@rule("WC-13.19", "WC-8.8", "WC-8.7")
def test_the_earl_may_stay_and_is_not_asked_when_it_cannot_go() -> None:
    stays = at("A earl", "B lancer", hand="earl", hands=["lancer"])
    stays.play("deploy earl e2", "pass")
    assert (stays["e2"], stays.player) == ("earl:1", 1)
    shut_in = at("A earl", "B lancer@e3 archer@d3 scout@f1 pikeman@f2", hand="earl", hands=["lancer"])
    shut_in.play("deploy earl e2")
    assert (shut_in.asked, shut_in.player) == ("play", 1)


@rule("WC-13.19")
def test_bolstering_the_earl_moves_nothing() -> None:
    war = at("A earl@e2", "B lancer", hand="earl", hands=["lancer"])
    war.play("bolster earl e2")
    assert (war["e2"], war.asked) == ("earl:2", "play")


@rule("WC-13.19", "WC-13.11", "WC-N-D25")
def test_a_redeployed_earl_may_move_even_poisoned() -> None:
    war = at("A earl@f4:2! scout@h1", "B lancer assassin", hand="royal", decrees="redeploy")
    war.play("proclaim royal redeploy", "f4")
    assert (war["e2"], war.asked) == ("earl:2!", "step-on")
    war.play("e3")
    assert war["e3"] == "earl:2!"


# Herald, tactic


@rule("WC-13.20")
def test_the_herald_bolsters_an_adjacent_friend_of_one_coin_from_the_supply() -> None:
    """Not the Archer of two coins, not the enemy, not the Swordsman two steps away."""
    war = at("A herald@f4 scout@f5 knight@e4 archer@g3:2 swordsman@f6", "B lancer@f3", hand="herald", hands=["lancer"])
    assert war.offers("tactic") == ["tactic herald f4 e4", "tactic herald f4 f5"]
    assert {war.refuses(f"tactic herald f4 {hex}") for hex in ["g3", "f3", "f6", "e5", "f4"]} == {"WC-13.20"}
    war.play("tactic herald f4 f5")
    assert (war["f5"], war.supply("scout"), war.zone("up")) == ("scout:2", 2, ["herald"])


@rule("WC-13.20")
def test_without_a_coin_of_its_type_in_the_supply_nobody_is_bolstered() -> None:
    war = at("A herald@f4 knight@e4", "B lancer", hand="herald knight", bags=["knight knight herald"])
    assert (war.supply("knight"), war.refuses("tactic herald f4 e4")) == (0, "WC-13.20")


@rule("WC-13.20", "WC-N-14")
def test_the_herald_bolsters_a_poisoned_friend() -> None:
    war = at("A herald@f4 scout@f5!", "B assassin", hand="herald")
    war.play("tactic herald f4 f5")
    assert war["f5"] == "scout:2!"


@rule("WC-13.20", "WC-12.8", "WC-12.9")
def test_the_partners_unit_is_bolstered_from_the_partners_supply() -> None:
    war = at("A herald@f4", "B lancer", "A scout@f5", "B pikeman", hand="herald")
    before = war.supply("scout")
    war.play("tactic herald f4 f5")
    assert (war["f5"], war.supply("scout")) == ("scout:2", before - 1)


# Herald, attribute


@rule("WC-13.21", "WC-13.6", "WC-8.3")
def test_after_its_owner_has_proclaimed_the_herald_may_maneuver_also_by_its_tactic() -> None:
    war = at("A herald@e5 knight@f4:2 scout@d5", "B lancer@e6", hand="royal", hands=["lancer"], decrees="march")
    war.play("proclaim royal march", "f3")
    assert (war.asked, war.player) == ("maneuver", 0)
    moves = [f"move herald e5 {end}" for end in ["d6", "e4", "f4", "f5"]]
    others = ["control herald e5", "attack herald e5 e6", "tactic herald e5 d5"]
    assert war.options == [*moves, *others, "pass"]
    war.play("tactic herald e5 d5")
    assert (war["d5"], war.player) == ("scout:2", 1)


@rule("WC-13.21", "WC-8.8")
def test_the_herald_may_stand_still() -> None:
    war = at("A herald@e5 knight@f4:2", "B lancer@e6", hand="royal", hands=["lancer"], decrees="march")
    war.play("proclaim royal march", "f3", "pass")
    assert (war["e5"], war.asked, war.player) == ("herald:1", "play", 1)


@rule("WC-13.21", "WC-13.6")
def test_the_herald_waits_for_all_that_follows_the_decree() -> None:
    war = at("A herald@h1 swordsman@e2", "B lancer@e3:2", hand="royal", hands=["lancer"], decrees="guard")
    war.play("proclaim royal guard")
    assert war.asked == "step-on"
    war.play("f2")
    assert (war["f2"], war.asked) == ("swordsman:1", "maneuver")


@rule("WC-13.21", "WC-13.18")
def test_the_herald_answers_the_earl_too() -> None:
    war = at("A herald@h1 earl@e5:2", "B lancer", hand="earl", decrees="march")
    war.play("tactic earl e5", "e4")
    assert war.asked == "maneuver"


@rule("WC-13.21")
@pytest.mark.parametrize("partner", [True, False])
def test_a_herald_answers_only_its_owner(partner: bool) -> None:
    seats = ["A knight@f4:2", "B lancer", "A archer", "B pikeman"]
    seats[2 if partner else 1] += " herald@d4"
    war = at(*seats, hand="royal", hands=["lancer"], decrees="march")
    war.play("proclaim royal march", "f3")
    assert (war.asked, war.player) == ("play", 1)


@rule("WC-13.21", "WC-8.7")
def test_a_herald_that_is_not_on_the_board_does_nothing() -> None:
    away = at("A herald knight@f4:2", "B lancer", hand="royal", hands=["lancer"], decrees="march")
    away.play("proclaim royal march", "f3")
    assert away.asked == "play"
    fallen = at("A herald@f4", "B lancer@f5", hand="royal", hands=["lancer"], decrees="sacrifice")
    fallen.play("proclaim royal sacrifice")
    assert (fallen["f4"], fallen.asked) == ("", "play")


@rule("WC-13.21", "WC-N-16")
def test_a_poisoned_or_redeployed_herald_maneuvers() -> None:
    war = at("A herald@f4! scout@h1", "B lancer assassin", hand="royal", decrees="redeploy")
    war.play("proclaim royal redeploy", "f4")
    assert (war["e2"], war.asked) == ("herald:1!", "maneuver")
    war.play("move herald e2 e3")
    assert war["e3"] == "herald:1!"


@rule("WC-13.21", "WC-8.1")
def test_the_royal_guards_tactic_is_no_proclamation() -> None:
    war = at("A herald@f4 royal_guard@e4", "B lancer", hand="royal", hands=["lancer"])
    war.play("tactic royal e4 e2")
    assert (war.asked, war.player) == ("play", 1)

"""Siege, fortifications: WC-14.1 to WC-14.13."""

import pytest

from stolik.games.war_chest.board import NAMES
from stolik.games.war_chest.game import GAME
from tests.games.war_chest.war import SETTINGS, War, at
from tests.rule import rule

LAYOUTS = ["e2 g3 e5 g6", "h1 i2 c6 d7", "h1 g3 e5 d7", "e2 i2 c6 g6", "h1 d4 h4 d7", "e2 d4 h4 g6"]


def forts(war: War) -> list[str]:
    return [name for name in NAMES if war.fort(name)]


# Set-up


@rule("WC-14.1", "WC-14.2", "WC-4.10")
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("number", range(6))
def test_one_of_six_cards_puts_four_fortifications_on_the_board_and_three_in_the_supply(
    number: int, seats: int
) -> None:
    war = War(GAME.setup({"seats": seats, **SETTINGS, "siege": True}))
    assert (war.asked, war.options) == ("layout", ["0", "1", "2", "3", "4", "5"])
    war.play(str(number))
    assert (forts(war), sum(war.state.board.fort), war.state.board.forts) == (sorted(LAYOUTS[number].split()), 4, 3)
    assert (war.asked, war.state.draft.picks) == ("unit", [[]] * seats)


@rule("WC-14.1")
def test_without_siege_there_are_no_fortifications() -> None:
    war = War(GAME.setup({"seats": 2, **SETTINGS, "nobility": True, "nightfall": True}))
    war.play("spy", "march", "enlist")
    assert (war.asked, sum(war.state.board.fort), war.state.board.forts) == ("unit", 0, 0)


# Entering


@rule("WC-14.3", "WC-14.4")
@pytest.mark.parametrize(("control", "why"), [("", None), ("d4:A", None), ("d4:B", "WC-14.4")])
def test_units_enter_neutral_and_own_fortifications_but_no_enemy_one(control: str, why: str | None) -> None:
    war = at("A knight@d5", "B lancer", hand="knight", control=control, forts="d4")
    assert war.refuses("move knight d5 d4") == why
    assert ("move knight d5 d4" in war.options) == (why is None)


@rule("WC-14.3", "WC-14.4", "WC-6.11")
def test_a_fortification_changes_sides_with_its_location() -> None:
    war = at("A knight@d4", "B lancer@d5", hand="knight knight", hands=["lancer lancer"], forts="d4")
    war.play("control knight d4")
    assert (war.control("d4"), war.fort("d4")) == ("A", True)
    war.play("pass lancer", "move knight d4 e4")
    assert (war.player, war.refuses("move lancer d5 d4")) == (1, "WC-14.4")


@rule("WC-14.5", "WC-6.16")
@pytest.mark.parametrize("unit", ["light_cavalry", "skirmisher"])
def test_two_steps_may_end_on_a_fortification_but_not_pass_through_one(unit: str) -> None:
    """From d3 to d5 there is one way, over d4; onto e5 there are enough."""
    ends = at(f"A {unit}@e3", "B lancer@e6", hand=unit, forts="e5")
    assert f"tactic {unit} e3 e5" in ends.options
    free = at(f"A {unit}@d3", "B lancer@d6", hand=unit)
    shut = at(f"A {unit}@d3", "B lancer@d6", hand=unit, forts="d4")
    assert set(free.options) - set(shut.options) == {f"tactic {unit} d3 d5"}
    assert shut.refuses(f"tactic {unit} d3 d5") == "WC-14.5"


@rule("WC-14.5", "WC-8.22", "WC-15.7")
def test_what_no_fortification_keeps_from_is_forbidden_by_the_card() -> None:
    """Somebody in the fortification or at the end of the way, or no enemy beside it."""
    inside = at("A light_cavalry@d3", "B lancer@d4", hand="light_cavalry", forts="d4")
    taken = at("A light_cavalry@d3", "B lancer@d5", hand="light_cavalry", forts="d4")
    assert {war.refuses("tactic light_cavalry d3 d5") for war in (inside, taken)} == {"WC-8.22"}
    lonely = at("A skirmisher@d3", "B lancer@g6", hand="skirmisher", forts="d4")
    assert (lonely.refuses("tactic skirmisher d3 d5"), lonely.fort("d4")) == ("WC-15.7", True)


@rule("WC-14.4", "WC-8.16")
def test_a_granted_move_enters_no_enemy_fortification() -> None:
    war = at("A ensign@d3 knight@d5", "B lancer", hand="ensign", hands=["lancer"], forts="d4", control="d4:B")
    war.play("tactic ensign d3 d5")
    assert (war.asked, war.refuses("d4"), war.refuses("d6")) == ("step", "WC-14.4", "WC-8.16")


@rule("WC-14.5", "WC-8.20")
def test_a_lancer_charges_onto_a_fortification_but_not_through_it() -> None:
    one_step = at("A lancer@d3", "B archer@d5", hand="lancer", forts="d4")
    assert one_step.offers("tactic") == ["tactic lancer d3 d4"]
    two_steps = at("A lancer@d6", "B archer@d3", hand="lancer", forts="d4", control="d4:A")
    assert two_steps.offers("tactic") == ["tactic lancer d6 d4"]
    through = at("A lancer@d3", "B archer@d6", hand="lancer", forts="d4")
    assert (through.offers("tactic"), through.refuses("tactic lancer d3 d5")) == ([], "WC-14.5")


@rule("WC-14.6")
def test_from_within_a_fortification_all_goes_on_as_usual() -> None:
    war = at("A archer@d4 scout@c5", "B lancer@d5 pikeman@f4", hand="archer", hands=["lancer"], forts="d4")
    assert war.offers("move") == [f"move archer d4 {end}" for end in ["c4", "d3", "e3", "e4"]]
    assert war.offers("control") == ["control archer d4"]
    assert war.offers("tactic") == ["tactic archer d4 f4"]
    fighter = at("A knight@d4", "B lancer@d5:2", hand="knight", forts="d4")
    assert fighter.offers("attack") == ["attack knight d4 d5"]


# Attacking


@rule("WC-14.7", "WC-14.8", "WC-14.9", "WC-7.2")
@pytest.mark.parametrize("control", ["", "d4:A", "d4:B"])
def test_an_attack_brings_the_fortification_down_and_leaves_the_unit_inside_unharmed(control: str) -> None:
    inside = "sapper" if control == "d4:A" else "lancer"
    war = at("A knight@d5", f"B {inside}@d4", hand="knight", hands=[inside], control=control, forts="d4 e2")
    before = war.control("d4")
    war.play("attack knight d5 d4")
    assert (war["d4"], war.fort("d4"), war.state.board.forts, war.control("d4")) == (f"{inside}:1", False, 6, before)
    assert (war.removed(inside), war.removed("knight"), war.asked) == (0, 0, "play")


@rule("WC-14.8")
def test_a_further_attack_hits_the_unit() -> None:
    war = at("A knight@d5", "B lancer@d4", hand="knight knight", hands=["lancer"], forts="d4")
    war.play("attack knight d5 d4", "pass lancer", "attack knight d5 d4")
    assert (war["d4"], war.removed("lancer")) == ("", 1)


@rule("WC-14.7")
@pytest.mark.parametrize(
    ("inside", "control", "why"),
    [("", "", None), ("", "d4:B", None), ("", "d4:A", "WC-14.7"), ("A", "", "WC-14.7"), ("A", "d4:A", "WC-14.7")],
)
def test_which_fortifications_can_be_attacked(inside: str, control: str, why: str | None) -> None:
    """Empty ones that are not your own; none in which a friend stands."""
    friend = " scout@d4" if inside else ""
    war = at(f"A knight@d5{friend}", "B lancer", hand="knight", control=control, forts="d4")
    assert war.refuses("attack knight d5 d4") == why
    assert war.offers("attack") == ([] if why else ["attack knight d5 d4"])


@rule("WC-14.7")
def test_the_partners_unit_protects_a_neutral_fortification_too() -> None:
    war = at("A knight@d5", "B lancer", "A scout@d4", "B archer", hand="knight", forts="d4")
    assert war.refuses("attack knight d5 d4") == "WC-14.7"


@rule("WC-14.7", "WC-7.1", "WC-8.19", "WC-13.17")
@pytest.mark.parametrize(("coins", "inside", "why"), [(1, "knight", "WC-8.19"), (2, "bishop", "WC-13.17")])
def test_knight_and_bishop_do_not_protect_their_fortification(coins: int, inside: str, why: str) -> None:
    war = at(f"A scout@d5:{coins}", f"B {inside}@d4", hand="scout scout", hands=[inside], forts="d4")
    assert war.offers("attack") == ["attack scout d5 d4"]
    war.play("attack scout d5 d4", f"pass {inside}")
    assert (war["d4"], war.refuses("attack scout d5 d4")) == (f"{inside}:1", why)


@rule("WC-14.7")
@pytest.mark.parametrize(
    ("unit", "play"),
    [
        ("archer@d6", "tactic archer d6 d4"),
        ("crossbowman@d6", "tactic crossbowman d6 d4"),
        ("cavalry@d6", "tactic cavalry d6 d5"),
        ("lancer@d6", "tactic lancer d6 d5"),
        ("trebuchet@d7:2", "tactic trebuchet d7 d4"),
        ("siege_tower@d5:2", "tactic siege_tower d5 d4"),
    ],
)
def test_every_kind_of_attack_may_hit_a_fortification(unit: str, play: str) -> None:
    coin = play.split()[1]
    war = at(f"A {unit}", "B scout", hand=coin, hands=["scout"], forts="d4")
    war.play(play)
    assert war.fort("d4") is False


@rule("WC-14.9", "WC-7.2")
@pytest.mark.parametrize("inside", ["royal_guard", "skirmisher", "pikeman"])
def test_a_hit_on_the_fortification_is_no_attack_on_the_unit_inside(inside: str) -> None:
    """No replacement, no decoy, no Pikeman's answer, and the War Wagon beside is not asked."""
    war = at("A knight@d5", f"B {inside}@d4 war_wagon@d3", hand="knight", hands=[inside], forts="d4")
    war.play("attack knight d5 d4")
    assert (war["d5"], war["d4"], war["d3"], war.asked) == ("knight:1", f"{inside}:1", "war_wagon:1", "play")


@rule("WC-14.9", "WC-N-39")
def test_a_unit_in_a_fortification_can_be_poisoned() -> None:
    war = at("A saboteur@d5", "B lancer@d4", hand="saboteur", forts="d4")
    war.play("tactic saboteur d5 d4")
    assert (war["d4"], war.fort("d4")) == ("lancer:1?", True)


# Deploying, lines of fire, what follows


@rule("WC-14.10", "WC-6.2")
def test_deploying_on_fortified_locations() -> None:
    """Own ones yes; a Scout beside a friend also on a neutral one, never on an enemy one."""
    war = at("A knight scout archer@d5", "B lancer", hand="knight scout", forts="e2 d4", control="c6:B")
    assert war.offers("deploy knight") == ["deploy knight e2", "deploy knight h1"]
    assert war.refuses("deploy knight d4") == "WC-6.2"
    assert war.refuses("deploy scout d4") is war.refuses("deploy scout e2") is None
    enemy = at("A scout archer@d5", "B lancer", hand="scout", forts="d4", control="d4:B")
    assert "deploy scout d4" not in enemy.options
    assert enemy.refuses("deploy scout d4") == "WC-14.10"


@rule("WC-14.11", "WC-8.15")
def test_a_fortification_between_does_not_stop_a_crossbow_but_a_unit_in_it_does() -> None:
    empty = at("A crossbowman@d3", "B lancer@d5", hand="crossbowman", forts="d4")
    manned = at("A crossbowman@d3", "B lancer@d5 scout@d4", hand="crossbowman", forts="d4")
    assert empty.offers("tactic") == ["tactic crossbowman d3 d5"]
    assert manned.offers("tactic") == []


@rule("WC-14.13", "WC-7.7")
@pytest.mark.parametrize(
    ("unit", "question"),
    [("swordsman", "step-on"), ("warrior_priest", "coin"), ("berserker", "again"), ("bannerman", "shove-whom")],
)
def test_an_attack_on_a_fortification_is_an_attack(unit: str, question: str) -> None:
    war = at(f"A {unit}@d5:2", "B lancer@d4", hand=unit, hands=["lancer"], forts="d4")
    war.play(f"attack {unit} d5 d4")
    assert (war.asked, war["d4"]) == (question, "lancer:1")


@rule("WC-14.13", "WC-15.2")
def test_the_assassin_gains_nothing_from_the_fortification_of_a_poisoned_unit() -> None:
    war = at("A assassin@d5", "B scout@d4!", hand="assassin", hands=["scout"], forts="d4")
    war.play("attack assassin d5 d4")
    assert (war.fort("d4"), war["d4"], war.supply("scout") > 0, war.asked) == (False, "scout:1!", True, "play")

"""What is told of Nobility and Siege, each with the rule that made it happen."""

import pytest

from stolik.games.war_chest.board import hex_of
from stolik.games.war_chest.unit_cards import UNIT_IDS
from tests.games.war_chest.war import War, at
from tests.rule import rule


def told(war: War) -> list[str]:
    return [f"{event.kind} {event.rule}" for event in war.state.events]


def battle(decree: str, face: str = "face_up") -> War:
    return at(
        "A knight@e2:2 scout@f4",
        "B lancer@e3:2 archer",
        hand="royal",
        hands=["archer lancer"],
        decrees=decree,
        removed="knight",
        spy_discard=face,
    )


@rule("WC-13.3")
@pytest.mark.parametrize(
    ("decree", "answers", "events"),
    [
        ("enlist", [], "discard WC-6.9, proclaim WC-13.3, recruit WC-6.7, recruit WC-6.7"),
        ("guard", [], "discard WC-6.9, proclaim WC-13.3, attack WC-6.13, lose WC-7.5"),
        ("march", ["d3"], "move WC-6.10"),
        ("redeploy", ["e2", "h1"], "redeploy WC-13.11"),
        ("reinforce", [], "discard WC-6.9, proclaim WC-13.3, reinforce WC-13.12"),
        ("sacrifice", [], "discard WC-6.9, proclaim WC-13.3, attack WC-6.13, lose WC-7.5, lose WC-13.13"),
        ("spy", [], "discard WC-6.9, proclaim WC-13.3, spy WC-13.14"),
        ("spy", ["archer"], "spied WC-13.14"),
    ],
)
def test_a_decree_is_told_with_its_rule(decree: str, answers: list[str], events: str) -> None:
    war = battle(decree)
    war.play(f"proclaim royal {decree}", *answers)
    assert told(war) == events.split(", ")


@rule("WC-13.14", "WC-9.5")
def test_a_coin_the_spy_discards_face_down_is_told_so() -> None:
    war = battle("spy", face="face_down")
    war.play("proclaim royal spy", "archer")
    assert told(war) == ["spied-down WC-13.14"]


@rule("WC-13.15")
def test_a_shove_is_told_with_where_the_unit_was_and_is() -> None:
    war = at("A bannerman@f3", "B lancer@f5", hand="bannerman", hands=["lancer"])
    war.play("move bannerman f3 f4", "f5", "f6")
    (shove,) = war.state.events
    assert (shove.kind, shove.rule) == ("shove", "WC-13.15")
    assert shove.args == (UNIT_IDS.index("lancer"), hex_of("f5"), hex_of("f6"))


@rule("WC-13.20", "WC-14.17")
def test_a_coin_from_the_supply_onto_a_unit_is_told() -> None:
    herald = at("A herald@f4 scout@f5", "B lancer", hand="herald", hands=["lancer"])
    herald.play("tactic herald f4 f5")
    tower = at("A siege_tower", "B lancer", hand="siege_tower", hands=["lancer"])
    tower.play("deploy siege_tower e2", "yes")
    assert (told(herald), told(tower)) == (["discard WC-6.9", "raise WC-13.20"], ["raise WC-14.17"])


@rule("WC-14.8", "WC-14.15", "WC-14.21")
def test_fortifications_that_rise_and_fall_and_the_wagons_coin_are_told() -> None:
    falls = at("A knight@d5", "B lancer", hand="knight", hands=["lancer"], forts="d4")
    falls.play("attack knight d5 d4")
    rises = at("A sapper@d5", "B lancer", hand="sapper", hands=["lancer"])
    rises.play("move sapper d5 d4", "yes")
    assert (told(falls)[1:], told(rises)) == (["attack WC-6.13", "fort-down WC-14.8"], ["fort-up WC-14.15"])
    saved = at("A knight@f4", "B scout@f5 war_wagon@f6:2", hand="knight", hands=["scout"])
    saved.play("attack knight f4 f5", "wagon")
    assert told(saved) == ["lose WC-14.21"]

"""Damage, costs, and the order of things: TR-O-31, TR-O-32."""

import pytest

from stolik.games.titan_race.diagram import TAGS
from tests.games.titan_race.race import Race, at
from tests.rule import rule


def damaged(race: Race) -> list[str]:
    """Who was damaged since the last answer, in that order."""
    return [TAGS[int(str(event.args[0]))] for event in race.state.events if event.kind == "damage"]


@rule("TR-O-31")
def test_the_price_of_purple_and_of_a_pentagram_is_no_damage() -> None:
    race = at("6 . O .\n4 . Sl .", order="Sl Kr", die="purple", hands={"Sl": "tarcza"})
    race.play("face red")
    with race.loses(Sl=1):
        race.play("pay")
    assert (race.happened, race.state.turn.hurt) == (["pay"], ())
    race.play("F", "trap D4")
    with race.loses(Sl=1):
        race.play("reroll")
    assert (race.happened, race.state.turn.hurt, race.asked) == (["pay"], (), "roll")


LOSSES = {
    "a push": ("4 . Kr .\n2 . Sl .", "red", ["F", "pass"], 0),
    "a trap laid on it": ("4 . Sl .\n2 . Kr .", "red", ["trap D2"], 0),
    "a trap on its way": ("6 . ^ .\n4 . Kr .\n2 . Sl .", "red", ["F", "pass"], 1),
    "lava": ("6 . L .\n4 . Kr .\n2 . Sl .", "red", ["F", "pass"], 1),
    "pirates": ("6 . P .\n4 . Kr .\n2 . Sl .", "red", ["F", "pass", "pass"], 1),
    "a blast": ("6 . Kr .\n4 . S .\n2 . Sl .", "red", ["F"], 0),
    "a die": ("4 . Kr .\n2 . Sl .", "green", ["strike D4"], 0),
    "an ability": ("4 . Kr .\n2 . Sl .", "blue", ["ability"], 0),
    "a card": ("4 . Kr .\n2 . Sl .", "blue", ["play klatwa"], 0),
}


@rule("TR-O-31")
@pytest.mark.parametrize("case", LOSSES.values(), ids=LOSSES.keys())
def test_every_other_loss_is_damage_that_a_shield_cancels(case: tuple[str, str, list[str], int]) -> None:
    picture, die, answers, lost_for_the_push = case
    race = at(picture, order="Sl Kr", die=die, hands={"Sl": "klatwa", "Kr": "tarcza"})
    with race.loses(Kr=lost_for_the_push):
        race.play(*answers)
        assert (race.asked, race.player, race.options) == ("shield", 1, ["tarcza", "pass"])
        race.play("tarcza")


@rule("TR-O-32")
@pytest.mark.parametrize(
    ("sixth", "way", "order"),
    [("5 . Rg Ma\n4 . Sl .", "F", "Ch Rs Ma Rg Kr"), ("5 . Sl Ma\n4 . Rg .", "R", "Ch Rs Ma Rg Kr")],
)
def test_a_blast_goes_round_clockwise_from_the_front(sixth: str, way: str, order: str) -> None:
    picture = f"8 . Ch .\n7 . Kr Rs\n6 . S .\n{sixth}"
    race = at(picture, order="Sl Kr Rg Ma Rs Ch", die="blue", hands={"Sl": "buty"})
    race.play("play buty", way)
    assert damaged(race) == order.split()


@rule("TR-O-32", "TR-O-08")
def test_a_titan_evicted_far_off_is_burnt_last_and_a_near_one_in_its_place() -> None:
    far = at("7 . Rs Ma\n6 . Kr/S .\n2 . Sl .", order="Sl Rs Ma Kr", die="yellow", hands={"Sl": "klatwa"})
    near = at("7 . Rs Ma\n6 . Kr/S .\n4 . Sl .", order="Sl Rs Ma Kr", die="red", hands={"Sl": "klatwa"})
    far.play("FF")
    near.play("F")
    assert damaged(far) == ["Kr", "Ma", "Rs", "Kr"]
    assert damaged(near) == ["Kr", "Kr", "Ma", "Rs"]


@rule("TR-O-32")
def test_fire_breath_and_thunder_horn_go_round_clockwise_too() -> None:
    breath = at("8 . Ma .\n7 . Rs Kr\n6 . Sl .", order="Sl Rs Kr Ma", die="blue")
    horn = at("6 . Sl .\n5 . Rs Kr\n4 . Ma .", order="Sl Rs Ma Kr", die="blue", hands={"Sl": "grzmiacy_rog"})
    breath.play("ability")
    horn.play("play grzmiacy_rog")
    assert damaged(breath) == ["Ma", "Kr", "Rs"]
    assert damaged(horn) == ["Kr", "Ma", "Rs"]

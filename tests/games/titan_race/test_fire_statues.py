"""Fire statues: TR-94 to TR-99, TR-O-08, TR-O-09."""

import pytest

from tests.games.titan_race.race import at
from tests.rule import rule


@rule("TR-94", "TR-96")
@pytest.mark.parametrize("square", ["8 . ? .", "7 . ? .", "7 . . ?", "5 . ? .", "5 . . ?", "4 . ? ."])
def test_a_blast_hurts_a_titan_and_destroys_a_trap_on_each_of_the_six_squares(square: str) -> None:
    start, way = ("5 . Sl .", "R") if square.startswith("4") else ("4 . Sl .", "F")
    for what, lost in [("Kr", 1), ("^", 0)]:
        picture = f"6 . S .\n{start}\n{square.replace('?', what)}\n11 . . ^"
        race = at(picture, order="Sl Kr", die="blue", hands={"Sl": "buty"})
        with race.loses(Kr=lost):
            race.play("play buty", way)
        assert race.traps == ["E11"]


@rule("TR-95")
def test_a_statue_that_is_only_passed_fires() -> None:
    race = at("5 . Kr .\n4 . S .\n2 . Sl .", order="Sl Kr", die="yellow", hands={"Sl": "klatwa"})
    with race.loses(Kr=1):
        race.move()
    assert race.where("Sl") == "D6"


@rule("TR-97", "TR-O-09")
def test_a_pushed_titan_fires_the_statue_and_burns_its_pusher_and_the_traps_around() -> None:
    race = at(
        """
        8   .   ^   .
        7   .   .   Ma
        6   .   S   .
        4   .   Kr  .
        2   .   Sl  .
        """,
        order="Sl Kr Ma",
        die="red",
    )
    with race.loses(Kr=1, Ma=1, Sl=1):
        race.play("F")
    assert (race.where("Sl"), race.where("Kr"), race.traps) == ("D4", "D6", [])


@rule("TR-98", "TR-O-08", "TR-O-09")
@pytest.mark.parametrize(
    ("picture", "die", "ends", "lost"),
    [
        ("6 . Kr/S .\n4 . Sl .", "red", "D8", 2),
        ("6 . Kr/S .\n2 . Sl .", "yellow", "D10", 2),
        ("8 . L .\n6 . Kr/S .\n2 . Sl .", "yellow", "D10", 3),
        ("12 . I .\n10 . I .\n8 . I .\n6 . Kr/S .\n4 . Sl .", "red", "D2", 2),
    ],
    ids=["next to it", "far off", "over lava", "on the far side of the line"],
)
def test_whoever_is_pushed_off_a_statue_is_burnt_once_however_far(picture: str, die: str, ends: str, lost: int) -> None:
    race = at(picture, order="Sl Kr", die=die, hands={"Sl": "klatwa"})
    with race.loses(Kr=lost):
        race.move()
    assert race.where("Kr") == ends
    assert race.where("Sl") == "D6"


@rule("TR-O-09", "TR-70")
def test_a_knocked_out_titan_fires_a_statue_and_one_that_is_evicted_burns_no_more() -> None:
    """Kraken is out and pushes Grinder off the statue; Slaugg, who pushed it, is burnt."""
    picture = "6 . Ma/S .\n4 . Kr .\n2 . Sl ."
    race = at(picture, order="Sl Kr Ma", die="red", life={"Kr": 0}, health={"Kr": "skull"})
    with race.loses(Ma=2, Sl=1):
        race.play("F")
    assert (race.where("Kr"), race.where("Ma")) == ("D6", "D8")


@rule("TR-99")
def test_a_trap_on_a_statue_sets_off_neither_until_somebody_enters() -> None:
    race = at("8 . Kr .\n6 . S .\n4 . Ma .", order="Ma Kr", die="red")
    with race.loses():
        race.play("ability", "D6")
    assert race.traps == ["D6"]
    assert "blast" not in race.happened
    with race.loses(Kr=1, Ma=1):
        race.move("F")
    assert "blast" in race.happened
    assert race.traps == []


@rule("TR-99", "TR-59")
def test_a_trap_laid_on_a_titan_on_a_statue_leaves_the_statue_silent() -> None:
    race = at("6 . Kr/S .\n4 . Ma .", order="Ma Kr", die="blue")
    with race.loses(Kr=1):
        race.play("ability", "D6")
    assert "blast" not in race.happened

"""Ice: TR-104 to TR-106, TR-O-11, TR-O-12."""

from tests.games.titan_race.race import at
from tests.rule import rule


@rule("TR-105", "TR-104")
def test_a_pushed_titan_slides_to_the_first_square_without_ice() -> None:
    race = at("8 . I .\n6 . I .\n4 . Kr .\n2 . Sl .", order="Sl Kr", die="red")
    with race.loses(Kr=1):
        race.play("F")
    assert (race.where("Sl"), race.where("Kr")) == ("D4", "D10")


@rule("TR-106", "TR-O-12")
def test_a_trap_lies_still_on_ice_and_hits_whoever_slides_over_it() -> None:
    race = at("6 . Ma .\n4 . I .\n2 . Kr .", order="Ma Kr", die="yellow", life={"Kr": 2})
    race.play("ability", "D4")
    assert race.traps == ["D4"]
    race.play("blue", "red", "red")
    with race.loses(Kr=1):
        race.play("F")
    assert (race.where("Kr"), race.traps) == ("D6", [])


@rule("TR-O-12", "TR-66")
def test_a_titan_knocked_out_by_a_trap_stops_its_slide_on_the_ice() -> None:
    race = at("6 . I .\n4 . I^ .\n2 . Sl .", order="Sl Kr", die="yellow", life={"Sl": 1}, hands={"Sl": "klatwa"})
    race.play("FF")
    assert (race.where("Sl"), race.out("Sl")) == ("D4", True)


@rule("TR-O-03", "TR-104")
def test_a_slide_that_meets_a_wall_ends_the_run_and_is_told_once() -> None:
    race = at("6 . Kr .\n4 . I .\n2 . Sl .", order="Sl Kr", die="yellow", hands={"Kr": "kotwica", "Sl": "klatwa"})
    race.play("FF", "kotwica")
    assert (race.where("Sl"), race.where("Kr")) == ("D4", "D6")
    assert race.happened.count("blocked") == 1


@rule("TR-O-12")
def test_a_titan_that_begins_its_turn_on_ice_simply_moves_off() -> None:
    race = at("4 . I .\n2 . Sl/I .", order="Sl Kr", die="blue", hands={"Sl": "klatwa"})
    race.move("RF")
    assert (race.where("Sl"), race.happened) == ("E5", ["move", "move"])


@rule("TR-O-11", "TR-O-01")
def test_sliding_into_a_titan_pushes_it_by_the_die_and_the_slide_goes_on() -> None:
    """Slaugg slides over D4 into Kraken, who goes 2 to A7, and on to B6; the second square pushes Kraken 2 more."""
    race = at(
        """
        5   .   Kr/I  .
        4   .   I     .
        3   .   .     Sl
        """,
        order="Sl Kr",
        die="green",
        hands={"Sl": "klatwa"},
    )
    with race.loses(Kr=1):
        race.play("LL")
    assert (race.where("Sl"), race.where("Kr")) == ("A7", "E9")


@rule("TR-O-11", "TR-105", "TR-51")
def test_a_titan_pushed_backward_slides_backward_over_the_line() -> None:
    race = at("12 . I .\n4 . Sl .\n2 . Kr .", order="Sl Kr", die="blue", laps={"Kr": 2}, hands={"Sl": "buty"})
    with race.loses(Kr=1):
        race.play("play buty", "B")
    assert (race.where("Kr"), race.lap("Kr")) == ("D10", 1)

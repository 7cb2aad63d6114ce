"""Chain reactions: TR-46 to TR-48, TR-52, TR-53, TR-O-01 to TR-O-05. Walls and edges have files of their own."""

import pytest

from stolik.games.titan_race.diagram import TAGS
from tests.games.titan_race.race import at
from tests.rule import rule


@rule("TR-46", "TR-47", "TR-53")
def test_a_pushed_titan_goes_as_far_as_its_pusher_moves_and_loses_one_life() -> None:
    race = at(
        """
        6   .   Kr  .
        2   .   Sl  .
        """,
        order="Sl Kr",
        die="yellow",
    )
    with race.loses(Kr=1, Sl=0):
        race.move("FF")
    assert race.where("Kr") == "D10"
    assert race.where("Sl") == "D6"


@rule("TR-46", "TR-48")
def test_a_domino_of_three_costs_each_pushed_titan_one_life() -> None:
    race = at(
        """
        8   .   Ma  .
        6   .   Kr  .
        4   .   Sl  .
        """,
        order="Sl Kr Ma",
        die="red",
    )
    with race.loses(Kr=1, Ma=1):
        race.move("F")
    assert (race.where("Sl"), race.where("Kr"), race.where("Ma")) == ("D6", "D8", "D10")


ONE_PUSH = {
    "yellow, met on the first square": ("4 . Kr .\n2 . Sl .", "yellow", "FF", "D6", "D8"),
    "brown, met on the first square": ("3 . Kr .\n2 Sl . .", "brown", "RRR", "E5", "F6"),
    "brown, met on the second square": ("4 . Kr .\n2 Sl . .", "brown", "RRR", "E5", "A7"),
    "brown, met on the last square": ("5 . . Kr\n2 Sl . .", "brown", "RRR", "E5", "B8"),
    "green, met on the last square": ("4 Kr . .\n2 . Sl .", "green", "LL", "B4", "F6"),
    "red": ("4 . Kr .\n2 . Sl .", "red", "F", "D4", "D6"),
}


@rule("TR-46", "TR-52", "TR-53")
@pytest.mark.parametrize("case", ONE_PUSH.values(), ids=ONE_PUSH.keys())
def test_every_face_pushes_by_its_own_length_for_one_life(case: tuple[str, str, str, str, str]) -> None:
    picture, die, path, pusher_ends, pushed_ends = case
    race = at(picture, order="Sl Kr", die=die, hands={"Sl": "klatwa"})
    with race.loses(Kr=1):
        race.move(path)
    assert (race.where("Sl"), race.where("Kr")) == (pusher_ends, pushed_ends)


@rule("TR-48", "TR-O-02")
def test_each_leg_of_blue_pushes_by_one_in_its_own_direction() -> None:
    race = at(
        """
        5   .   .   Ma
        4   .   Kr  .
        2   .   Sl  .
        """,
        order="Sl Kr Ma",
        die="blue",
        hands={"Sl": "klatwa"},
    )
    with race.loses(Kr=1, Ma=1):
        race.move("FR")
    assert (race.where("Sl"), race.where("Kr"), race.where("Ma")) == ("E5", "D6", "F6")


@rule("TR-O-02")
def test_by_the_switch_each_leg_of_blue_pushes_by_two() -> None:
    race = at(
        """
        5   .   .   Ma
        4   .   Kr  .
        2   .   Sl  .
        """,
        order="Sl Kr Ma",
        die="blue",
        hands={"Sl": "klatwa"},
        blue_push="total",
    )
    with race.loses(Kr=1, Ma=1):
        race.move("FR")
    assert (race.where("Sl"), race.where("Kr"), race.where("Ma")) == ("E5", "D8", "A7")


@rule("TR-46", "TR-48", "TR-50", "TR-O-01")
def test_a_pushed_titan_passes_the_same_distance_on() -> None:
    race = at(
        """
        10  .   Ma  .
        6   .   Kr  .
        2   .   Sl  .
        """,
        order="Sl Kr Ma",
        die="yellow",
        hands={"Sl": "klatwa"},
    )
    with race.loses(Kr=1, Ma=1):
        race.move()
    assert (race.where("Sl"), race.where("Kr"), race.where("Ma")) == ("D6", "D10", "D2")
    assert (race.lap("Sl"), race.lap("Kr"), race.lap("Ma")) == (1, 1, 2)


@rule("TR-O-01")
@pytest.mark.parametrize("met_on", ["3 . Kr .", "4 . Kr .", "5 . . Kr"])
def test_by_the_switch_the_distance_is_what_the_pusher_has_still_to_go(met_on: str) -> None:
    """Three squares left push by 3, two by 2, the last one by 1, so all three cases end alike."""
    race = at(f"{met_on}\n2 Sl . .", order="Sl Kr", die="brown", push="remaining", hands={"Sl": "klatwa"})
    with race.loses(Kr=1):
        race.move("RRR")
    assert race.happened.count("push") == 1
    assert (race.where("Sl"), race.where("Kr")) == ("E5", "F6")


@rule("TR-O-01")
def test_by_the_switch_a_pushed_titan_passes_on_what_it_has_still_to_go() -> None:
    """Met with 3 to go, Kraken flies 3; it meets Grinder on its last square, who goes 1."""
    race = at(
        """
        6   .   .   Ma
        3   .   Kr  .
        2   Sl  .   .
        """,
        order="Sl Kr Ma",
        die="brown",
        push="remaining",
        hands={"Sl": "klatwa"},
    )
    with race.loses(Kr=1, Ma=1):
        race.move("RRR")
    assert (race.where("Sl"), race.where("Kr"), race.where("Ma")) == ("E5", "F6", "A7")


@rule("TR-O-01", "TR-O-10")
def test_squares_flown_over_add_nothing_to_the_distance() -> None:
    """The SUPER ramp takes Slaugg four squares along the diagonal, but the die says 2."""
    race = at(
        """
        7   .     .   Kr
        3   Sl/>  .   .
        """,
        order="Sl Kr",
        die="green",
        hands={"Sl": "klatwa"},
    )
    with race.loses(Kr=1):
        race.move("RR")
    assert (race.where("Sl"), race.where("Kr")) == ("E7", "A9")


@rule("TR-O-03")
def test_the_pushed_titan_finishes_its_run_before_the_mover_goes_on() -> None:
    race = at(
        """
        8   .   Ma  .
        4   .   Kr  .
        2   .   Sl  .
        """,
        order="Sl Kr Ma",
        die="yellow",
        hands={"Sl": "klatwa"},
    )
    race.play("FF")
    what = [f"{event.kind} {TAGS[int(str(event.args[0]))]}" for event in race.state.events if event.kind != "push"]
    kraken = ["move Kr", "move Kr", "move Ma", "move Ma", "damage Ma", "damage Kr"]
    assert what == ["move Sl", *kraken, "move Sl"]


@rule("TR-O-04")
def test_the_life_point_is_lost_at_the_far_end_of_the_push() -> None:
    """With one life left Kraken is still carried the whole way, and no wreck lies in front of the mover."""
    race = at(
        """
        4   .   Kr  .
        2   .   Sl  .
        """,
        order="Sl Kr",
        die="yellow",
        life={"Kr": 1},
        hands={"Sl": "klatwa"},
    )
    with race.loses(Kr=1):
        race.move()
    assert race.out("Kr")
    assert (race.where("Sl"), race.where("Kr")) == ("D6", "D8")


@rule("TR-O-04", "TR-66")
def test_a_titan_knocked_out_on_its_way_stops_and_is_pushed_again_without_damage() -> None:
    race = at(
        """
        6   .   L   .
        4   .   Kr  .
        2   .   Sl  .
        """,
        order="Sl Kr",
        die="yellow",
        life={"Kr": 1},
        hands={"Sl": "klatwa"},
    )
    with race.loses(Kr=1, Sl=1):
        race.move()
    assert (race.where("Sl"), race.where("Kr")) == ("D6", "D10")
    assert race.happened.count("push") == 2


@rule("TR-O-04", "TR-70")
def test_a_titan_that_was_out_before_is_carried_on_over_lava() -> None:
    race = at(
        """
        6   .   L   .
        4   .   Kr  .
        2   .   Sl  .
        """,
        order="Sl Kr",
        die="yellow",
        life={"Kr": 0},
        health={"Kr": "skull"},
        hands={"Sl": "klatwa"},
    )
    with race.loses(Sl=1):
        race.move()
    assert (race.where("Sl"), race.where("Kr")) == ("D6", "D8")


@rule("TR-O-05", "TR-O-11")
def test_a_titan_hit_twice_in_one_move_loses_one_life() -> None:
    """Slaugg slides into Kraken, slides on, and hits it again with the second square of the die."""
    race = at(
        """
        6   .   Kr/I  .
        4   .   I     .
        2   .   Sl    .
        """,
        order="Sl Kr",
        die="yellow",
        hands={"Sl": "klatwa"},
    )
    with race.loses(Kr=1):
        race.move()
    assert race.happened.count("push") == 2
    assert (race.where("Sl"), race.where("Kr"), race.lap("Kr")) == ("D10", "D2", 2)


@rule("TR-O-05", "TR-O-11")
def test_the_two_legs_of_blue_are_one_chain() -> None:
    """Forward into Kraken, who slides away to D10; then right over the ice, and into Kraken again."""
    race = at(
        """
        9   .   I    .
        8   I   I    .
        7   I   .    .
        6   .   I    I
        5   .   .    I
        4   .   Kr   .
        2   .   Sl   .
        """,
        order="Sl Kr",
        die="blue",
        hands={"Sl": "klatwa"},
    )
    with race.loses(Kr=1):
        race.move("FR")
    assert race.happened.count("push") == 2
    assert (race.where("Sl"), race.where("Kr")) == ("D10", "E11")


@rule("TR-O-05")
def test_one_card_is_one_chain() -> None:
    """The gale blows Grinder into Kraken, then Rassik backward over the ice into Kraken again."""
    race = at(
        """
        10  .   Kr  .
        8   .   Ma  .
        6   .   Sl  .
        4   .   Rs  .
        2   .   I   .
        """,
        order="Sl Kr Ma Rs",
        die="blue",
        hands={"Sl": "wichura"},
        laps={"Rs": 2},
    )
    with race.loses(Kr=1, Ma=1):
        race.play("play wichura")
    assert [race.where(tag) for tag in ("Sl", "Kr", "Ma", "Rs")] == ["D6", "D10", "D8", "D12"]
    assert race.lap("Rs") == 1


@rule("TR-O-05", "TR-47")
def test_the_next_action_is_a_new_chain() -> None:
    race = at(
        """
        4   .   Kr  .
        2   .   Sl  .
        """,
        order="Sl Kr",
        die="red",
        hands={"Sl": "buty"},
    )
    with race.loses(Kr=2):
        race.play("F", "trap D2", "play buty", "F")
    assert (race.where("Sl"), race.where("Kr")) == ("D6", "D8")

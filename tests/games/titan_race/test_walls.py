"""Walls and rings: TR-17, TR-O-03."""

from __future__ import annotations

from tests.games.titan_race.race import at
from tests.rule import rule


@rule("TR-17", "TR-50")
def test_a_race_won_on_a_taken_square_or_a_trap_ends_before_anything_happens_there() -> None:
    for square in ("Kr", "^"):
        race = at(f"12 . Sl .\n2 . {square} .", order="Sl Kr", die="red", laps={"Sl": 3}, hands={"Sl": "klatwa"})
        with race.loses():
            race.play("F")
        assert (race.winner, race.where("Sl"), race.happened[-1]) == ("Sl", "D2", "win")


RING_OF_RAMPS = """
    12  .   Ch/M  .
    8   .   Rs/M  .
    4   .   Kr/M  .
    2   .   Sl    .
"""
"""Each would land on the next, and the last on the first: a line that closes on itself."""


@rule("TR-O-03", "TR-15")
def test_a_line_that_closes_on_itself_is_a_wall_and_being_blocked_counts_as_the_move() -> None:
    race = at(RING_OF_RAMPS, order="Sl Kr Rs Ch", die="red", hands={"Sl": "klatwa"})
    with race.loses():
        race.play("F")
    assert "blocked" in race.happened
    assert [race.where(tag) for tag in ("Sl", "Kr", "Rs", "Ch")] == ["D2", "D4", "D8", "D12"]
    race.play("trap E1")
    assert "end" in race.options


@rule("TR-O-03")
def test_the_other_leg_of_blue_is_made_though_the_first_was_blocked() -> None:
    race = at(RING_OF_RAMPS, order="Sl Kr Rs Ch", die="blue", hands={"Sl": "klatwa"})
    with race.loses():
        race.move("FR")
    assert (race.where("Sl"), race.where("Kr")) == ("E3", "D4")


@rule("TR-17", "TR-48", "TR-O-03")
def test_a_full_column_turns_round_because_the_first_square_is_about_to_be_free() -> None:
    race = at(
        """
        12  .   Ch  .
        10  .   Rg  .
        8   .   Ma  .
        6   .   Rs  .
        4   .   Kr  .
        2   .   Sl  .
        """,
        order="Sl Kr Rs Ma Rg Ch",
        die="yellow",
        hands={"Sl": "klatwa"},
    )
    with race.loses(Kr=1, Rs=1, Ma=1, Rg=1, Ch=1):
        race.move()
    places = [race.where(tag) for tag in ("Sl", "Kr", "Rs", "Ma", "Rg", "Ch")]
    assert places == ["D6", "D8", "D10", "D12", "D2", "D4"]
    assert (race.lap("Rg"), race.lap("Ch"), race.lap("Sl")) == (2, 2, 1)


@rule("TR-O-03")
def test_a_titan_pushed_all_the_way_round_stops_behind_the_mover() -> None:
    race = at(
        """
        12  .   Rs  .
        8   .   Ma  .
        4   .   Kr  .
        2   .   Sl  .
        """,
        order="Sl Kr Ma Rs",
        die="yellow",
        hands={"Sl": "klatwa"},
    )
    with race.loses(Kr=1, Ma=1, Rs=1):
        race.move()
    assert [race.where(tag) for tag in ("Sl", "Kr", "Ma", "Rs")] == ["D6", "D8", "D12", "D2"]


@rule("TR-O-03", "TR-O-11")
def test_a_titan_that_slides_into_a_wall_rests_on_the_ice() -> None:
    race = at(
        """
        12  .   I     .
        10  .   I     .
        8   .   I     .
        6   .   I     .
        4   .   Kr    .
        2   .   Sl/I  .
        """,
        order="Sl Kr",
        die="red",
        hands={"Sl": "klatwa"},
    )
    with race.loses(Kr=1):
        race.play("F")
    assert (race.where("Sl"), race.where("Kr"), race.lap("Kr")) == ("D4", "D2", 2)


@rule("TR-O-03", "TR-O-11")
def test_a_mover_that_slides_into_a_wall_rests_on_the_ice_and_its_run_is_over() -> None:
    """Four titans on SUPER ramps, each landing on the next, close the diagonal."""
    race = at(
        """
        12  Ch/>  .   .
        9   .     .   Ma/>
        6   Rs/>  .   .
        3   .     .   Kr/>
        2   .     I   .
        1   .     Sl  .
        """,
        order="Sl Kr Rs Ma Ch",
        die="brown",
        hands={"Sl": "klatwa"},
    )
    with race.loses():
        race.move("RRR")
    assert (race.where("Sl"), race.where("Kr")) == ("D2", "E3")

"""Titans pushed over a side, over the top and over the bottom of the track: TR-49 to TR-51, TR-O-06."""

import pytest

from stolik.games.titan_race.game import GAME
from tests.games.titan_race.race import at
from tests.rule import rule


@rule("TR-49")
def test_a_titan_pushed_over_a_side_comes_back_on_the_other_in_the_next_row() -> None:
    race = at(
        """
        5   Kr  .   .
        4   Sl  .   .
        """,
        order="Sl Kr",
        die="brown",
        hands={"Sl": "klatwa"},
    )
    with race.loses(Kr=1):
        race.move("LLL")
    assert (race.where("Kr"), race.lap("Kr")) == ("D8", 1)
    assert (race.where("Sl"), race.lap("Sl")) == ("E7", 1)


@rule("TR-49")
def test_a_titan_pushed_backward_over_a_side_comes_back_one_row_lower() -> None:
    race = at(
        """
        7   .   .   Sl
        6   .   .   Kr
        """,
        order="Sl Kr",
        die="blue",
        hands={"Sl": "buty"},
    )
    with race.loses(Kr=1):
        race.play("play buty", "BR")
    assert (race.where("Sl"), race.where("Kr")) == ("F6", "A5")


@rule("TR-50")
def test_a_titan_pushed_over_the_top_completes_a_lap() -> None:
    race = at(
        """
        12  .   Kr  .
        10  .   Sl  .
        """,
        order="Sl Kr",
        die="red",
        hands={"Sl": "klatwa"},
    )
    with race.loses(Kr=1):
        race.move("F")
    assert (race.where("Kr"), race.lap("Kr")) == ("D2", 2)
    assert (race.where("Sl"), race.lap("Sl")) == ("D12", 1)


@rule("TR-50")
def test_a_titan_pushed_over_the_top_in_its_third_lap_wins() -> None:
    race = at(
        """
        12  .   Kr  .
        10  .   Sl  .
        """,
        order="Sl Kr",
        die="yellow",
        laps={"Kr": 3, "Sl": 3},
        hands={"Sl": "klatwa"},
    )
    with race.loses():
        race.move()
    assert race.over
    assert race.winner == "Kr"
    result = GAME.result(race.state)
    assert result is not None
    assert result.winners == [1]
    assert race.where("Sl") == "D12"


@rule("TR-51", "TR-O-06")
@pytest.mark.parametrize(("lap", "after"), [(3, 2), (2, 1), (1, 0), (0, -1)])
def test_a_titan_pushed_over_the_bottom_goes_back_to_the_lap_before(lap: int, after: int) -> None:
    race = at(
        """
        4   .   Sl  .
        2   .   Kr  .
        """,
        order="Sl Kr",
        die="blue",
        laps={"Kr": lap},
        hands={"Sl": "buty"},
    )
    with race.loses(Kr=1):
        race.play("play buty", "B")
    assert (race.where("Kr"), race.lap("Kr")) == ("D12", after)
    assert (race.where("Sl"), race.lap("Sl")) == ("D2", 1)


@rule("TR-O-06")
def test_crossing_forward_again_only_repays_the_lap_debt() -> None:
    race = at(
        """
        11  .   .   Rg
        1   .   .   Kr
        """,
        order="Rg Kr",
        die="green",
        hands={"Rg": "klatwa"},
    )
    race.play("ability", "BL")
    assert (race.where("Kr"), race.lap("Kr")) == ("D12", 0)
    race.move("LL")
    assert (race.where("Kr"), race.lap("Kr")) == ("B2", 1)
    assert (race.where("Rg"), race.lap("Rg")) == ("C1", 2)

"""The end of the race: TR-02, TR-73 to TR-76, TR-O-14, TR-O-35."""

import pytest

from stolik.games.titan_race.diagram import TAGS
from stolik.games.titan_race.game import GAME
from stolik.games.titan_race.state import DRAFT
from tests.games.titan_race.race import Race, at
from tests.rule import rule


def won_by(race: Race, tag: str) -> None:
    """This titan has won, nothing is asked any more and nothing happened after that."""
    assert race.over
    assert race.winner == tag
    assert (race.state.events[-1].kind, race.state.events[-1].args) == ("win", (TAGS.index(tag),))
    result = GAME.result(race.state)
    assert result is not None
    assert result.winners == [race.state.titans.owner[TAGS.index(tag)]]
    assert result.reason == "TR-74"


@rule("TR-02", "TR-73", "TR-74")
@pytest.mark.parametrize("tag", TAGS)
def test_the_third_completed_lap_wins(tag: str) -> None:
    other = "Ma" if tag != "Ma" else "Kr"
    race = at(f"12  .   {tag}  .", order=f"{tag} {other}", die="yellow", laps={tag: 3})
    race.move("FF")
    won_by(race, tag)
    assert race.lap(tag) == 4
    assert GAME.view(race.state, None)["winner"] is not None


@rule("TR-02", "TR-73")
@pytest.mark.parametrize("lap", [-1, 0, 1, 2])
def test_no_earlier_lap_wins(lap: int) -> None:
    race = at("12  .   Kr  .", order="Kr Ma", die="yellow", laps={"Kr": lap})
    race.move("FF")
    assert (race.lap("Kr"), race.over, race.winner) == (lap + 1, False, "")
    assert GAME.result(race.state) is None


@rule("TR-02", "TR-73")
def test_a_titan_that_runs_three_laps_forward_crosses_the_line_three_times() -> None:
    race = at("2   .   Kr  .", order="Kr", die="yellow")
    crossed = []
    while not race.over:
        if race.asked == "roll":
            race.play("yellow")
        crossed += [event.args for event in race.state.events if event.kind == "lap"]
    assert crossed == [(3, 2), (3, 3), (3, 4)]
    won_by(race, "Kr")


@rule("TR-75")
def test_the_race_ends_on_the_spot_even_in_the_middle_of_a_move() -> None:
    race = at("12  .   Kr  .\n2   .   L   .", order="Kr Ma", die="yellow", laps={"Kr": 3})
    with race.loses():
        race.move("FF")
    won_by(race, "Kr")
    assert race.where("Kr") == "D2"


@rule("TR-75", "TR-50")
def test_a_pushed_titan_wins_in_the_middle_of_the_chain_and_its_pusher_moves_no_further() -> None:
    race = at(
        "12  .   Sl  .\n10  .   Kr  .\n4   .   Ma  .",
        order="Kr Sl Ma",
        die="yellow",
        laps={"Sl": 3},
    )
    with race.loses():
        race.move("FF")
    won_by(race, "Sl")
    assert (race.where("Kr"), race.where("Sl")) == ("D12", "D2")


@rule("TR-76", "TR-72")
@pytest.mark.parametrize("health", ["skull", "heart"])
def test_a_knocked_out_titan_wins_when_it_is_pushed_over_the_line(health: str) -> None:
    race = at(
        "12  .   Sl  .\n10  .   Kr  .",
        order="Kr Sl",
        die="yellow",
        laps={"Sl": 3},
        life={"Sl": 0},
        health={"Sl": health},
    )
    race.move("FF")
    won_by(race, "Sl")


@rule("TR-74", "TR-O-14")
@pytest.mark.parametrize(("kraken", "other", "winner"), [(12, 2, "Kr"), (2, 12, "Sl")])
def test_a_swap_across_the_line_can_win_for_either(kraken: int, other: int, winner: str) -> None:
    race = at(f"{kraken} . Kr .\n{other} . Sl .", order="Kr Sl", die="brown", laps={"Kr": 3, "Sl": 3})
    race.play("ability")
    won_by(race, winner)
    assert (race.lap("Kr"), race.lap("Sl")) == ((4, 2) if winner == "Kr" else (2, 4))


@rule("TR-74")
@pytest.mark.parametrize("name", ["eliksir_pedu", "buty", "sprezyny"])
def test_a_card_can_win(name: str) -> None:
    race = at("12  .   Kr  .", order="Kr Sl", die="brown", laps={"Kr": 3}, hands={"Kr": name})
    race.play(f"play {name}")
    if not race.over:
        race.play("F")
    won_by(race, "Kr")


@rule("TR-74")
def test_an_ability_can_win() -> None:
    race = at("12  .   Rs  .\n10  .   Sl  .", order="Rs Sl", die="brown", laps={"Rs": 3})
    race.play("ability", "F")
    won_by(race, "Rs")


@rule("TR-75")
def test_a_slide_or_a_flight_over_the_line_wins_on_the_spot() -> None:
    slide = at("12  .   I   .\n10  .   Kr  .", order="Kr Sl", die="yellow", laps={"Kr": 3})
    slide.move("FF")
    won_by(slide, "Kr")
    flight = at("10  .   Kr/M .\n2   .   L   .", order="Kr Sl", die="yellow", laps={"Kr": 3})
    with flight.loses():
        flight.move("FF")
    won_by(flight, "Kr")


@rule("TR-73", "TR-51")
def test_who_is_pushed_back_over_the_line_in_the_third_lap_has_to_cross_it_twice() -> None:
    race = at("2   .   Sl  .\n4   .   Kr  .", order="Kr Sl", laps={"Sl": 3}, hands={"Kr": "buty"})
    race.play("play buty", "B")
    assert (race.where("Sl"), race.lap("Sl")) == ("D12", 2)
    assert not race.over


@rule("TR-O-35")
def test_the_one_who_hops_over_the_line_wins_before_it_pushes() -> None:
    race = at("12  .   Kr  .\n2   .   Sl  .", order="Kr Sl", die="yellow", laps={"Kr": 3, "Sl": 3})
    with race.loses():
        race.move("FF")
    won_by(race, "Kr")


@rule("TR-O-35")
def test_a_titan_pushed_over_the_line_wins_before_its_pusher_crosses_it() -> None:
    race = at("12  .   Sl  .\n10  .   Kr  .", order="Kr Sl", die="yellow", laps={"Kr": 3, "Sl": 3})
    race.move("FF")
    won_by(race, "Sl")
    assert race.lap("Kr") == 3


@rule("TR-O-35")
def test_in_a_swap_only_one_of_the_two_moves_forward_so_only_one_can_win() -> None:
    race = at("12  .   Sl  .\n2   .   Kr  .", order="Kr Sl", die="brown", laps={"Kr": 3, "Sl": 3})
    race.play("ability")
    won_by(race, "Sl")
    assert race.lap("Kr") == 2


@rule("TR-75", "TR-O-26")
def test_nobody_is_asked_anything_after_the_win() -> None:
    race = at(
        "12  .   Sl  .\n10  .   Kr  .",
        order="Kr Sl",
        die="yellow",
        laps={"Sl": 3},
        hands={"Sl": "odwet", "Kr": "buty"},
    )
    race.move("FF")
    race.play("pass")  # no Anchor
    won_by(race, "Sl")
    assert "damage" not in race.happened


@rule("TR-73", "TR-23")
def test_entering_the_board_completes_no_lap() -> None:
    race = at("12  .   Ma  .", order="Kr Ma", round=0, laps={"Kr": 3})
    race.state.phase = DRAFT
    race.play("brown", "blue", "brown", "A1")
    assert race.where("Kr") == "A1"
    assert (race.over, race.lap("Kr")) == (False, 3)


@rule("TR-75")
@pytest.mark.parametrize("square", ["Sl", "^"])
def test_what_lies_or_stands_on_the_square_behind_the_line_is_left_as_it_is(square: str) -> None:
    race = at(f"12  .   Kr  .\n2   .   {square}  .", order="Kr Ma Sl", laps={"Kr": 3}, hands={"Kr": "odwet"})
    race.play("FF")
    won_by(race, "Kr")
    assert race.where("Sl") == ("D2" if square == "Sl" else "-")
    assert race.traps == (["D2"] if square == "^" else [])
    assert GAME.fault(race.state) is None


@rule("TR-02")
def test_the_end_tells_by_what_each_titan_gained_its_rows() -> None:
    race = at(
        "12  .   Kr  .\n8   .   Sl  .",
        order="Sl Kr Rs",
        die="yellow",
        laps={"Sl": 3, "Kr": 2},
        hands={"Sl": "eliksir_pedu"},
    )
    race.play("play eliksir_pedu")  # and nothing is left but to carry out the die
    won_by(race, "Sl")
    result = GAME.result(race.state)
    assert result is not None
    assert result.parts == [
        {"die": 2, "extra": 4, "pushed": 0},
        {"die": 0, "extra": 0, "pushed": 4},
        {"die": 0, "extra": 0, "pushed": 0},
    ]

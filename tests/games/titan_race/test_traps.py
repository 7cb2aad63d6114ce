"""Traps: TR-54 to TR-62, TR-O-25. What the tracks make of them is told with the tracks."""

import pytest

from stolik.games.titan_race.board import CELLS
from stolik.games.titan_race.view import view as seen
from tests.games.titan_race.race import Race, at
from tests.rule import rule

AROUND_D6 = ["D8", "E7", "E5", "D4", "C5", "C7"]


def traps_left(race: Race) -> int:
    return seen(race.state, None)["traps_left"]


@rule("TR-54", "TR-55", "TR-57")
def test_red_lays_a_trap_on_one_of_the_three_squares_behind_before_or_after_the_move() -> None:
    race = at("6 . Sl .", order="Sl Kr", die="red")
    assert race.options == ["F", "trap E5", "trap D4", "trap C5"]
    race.play("F")
    assert race.options == ["trap E7", "trap D6", "trap C7"]
    race.play("trap D6")
    assert race.traps == ["D6"]


@rule("TR-55")
def test_red_lays_no_trap_in_front() -> None:
    race = at("6 . Sl .", order="Sl Kr", die="red")
    assert race.refuses(("trap", CELLS["D8"])) == "TR-36"


@rule("TR-54", "TR-55", "TR-57")
def test_grinder_lays_a_trap_on_any_neighbouring_square() -> None:
    race = at("6 . Ma .", order="Ma Kr", die="blue")
    race.play("ability")
    assert race.options == AROUND_D6
    assert race.refuses(CELLS["D10"]) == "TR-55"
    race.play("D8")
    assert race.traps == ["D8"]


@rule("TR-54", "TR-55", "TR-57")
def test_the_card_lays_a_trap_on_any_neighbouring_square() -> None:
    race = at("6 . Sl .", order="Sl Kr", die="blue", hands={"Sl": "niespulapka"})
    race.play("play niespulapka")
    assert race.options == AROUND_D6
    race.play("E7")
    assert race.traps == ["E7"]


@rule("TR-58")
def test_a_titan_that_only_passes_over_a_trap_loses_a_life_and_goes_on() -> None:
    race = at(
        """
        4   .   ^   .
        2   .   Sl  .
        """,
        order="Sl Kr",
        die="yellow",
        hands={"Sl": "klatwa"},
    )
    with race.loses(Sl=1):
        race.move()
    assert (race.where("Sl"), race.traps) == ("D6", [])


@rule("TR-58")
def test_a_pushed_titan_sets_off_the_traps_on_its_way() -> None:
    race = at(
        """
        8   .   ^   .
        6   .   ^   .
        4   .   Kr  .
        2   .   Sl  .
        """,
        order="Sl Kr",
        die="yellow",
        hands={"Sl": "klatwa"},
    )
    with race.loses(Kr=3):
        race.move()
    assert (race.where("Sl"), race.where("Kr"), race.traps) == ("D6", "D8", [])


@rule("TR-59")
@pytest.mark.parametrize("way", ["red", "card", "Grinder"])
def test_a_trap_on_a_titans_square_fires_at_once_and_never_lies_there(way: str) -> None:
    hands = {"Ma": "niespulapka"} if way == "card" else {}
    race = at("6 . Ma .\n4 . Kr .", order="Ma Kr", die="red" if way == "red" else "blue", hands=hands)
    answers = {"red": ["trap D4"], "card": ["play niespulapka", "D4"], "Grinder": ["ability", "D4"]}
    with race.loses(Kr=1):
        race.play(*answers[way])
    assert race.traps == []
    assert "trap-gone" in race.happened
    assert traps_left(race) == 15


@rule("TR-60")
def test_green_destroys_a_trap_in_front_without_any_effect() -> None:
    race = at(
        """
        8   .   ^   .
        7   .   ^   .
        6   .   Sl  .
        """,
        order="Sl Kr",
        die="green",
        hands={"Sl": "klatwa"},
    )
    assert race.of_die == ["LL", "RR", "strike D8", "strike C7"]
    with race.loses():
        race.play("strike C7", "LL")
    assert (race.where("Sl"), race.traps) == ("B8", ["D8"])


@rule("TR-60")
def test_slaugg_destroys_the_traps_on_all_three_front_squares() -> None:
    race = at(
        """
        8   .   ^   .
        7   .   ^   ^
        6   .   Sl  .
        5   .   ^   .
        """,
        order="Sl Kr",
        die="blue",
    )
    with race.loses():
        race.play("ability")
    assert race.traps == ["C5"]


@rule("TR-60")
def test_cards_that_damage_squares_destroy_traps() -> None:
    picture = """
        8   .   ^   .
        6   .   Sl  .
        5   .   ^   ^
        4   .   ^   .
    """
    horn = at(picture, order="Sl Kr", die="blue", hands={"Sl": "grzmiacy_rog"})
    fireball = at(picture, order="Sl Kr", die="blue", hands={"Sl": "ognista_kula"})
    with horn.loses(), fireball.loses():
        horn.play("play grzmiacy_rog")
        fireball.play("play ognista_kula")
    assert horn.traps == ["D8"]
    assert fireball.traps == ["D4", "C5", "E5"]


@rule("TR-61")
def test_effects_that_aim_at_titans_only_leave_traps_alone() -> None:
    race = at(
        """
        8   .   ^   .
        7   .   Kr  ^
        6   .   Ch  .
        """,
        order="Ch Kr",
        die="blue",
        hands={"Ch": "klatwa"},
    )
    with race.loses(Kr=2, Ch=-1):
        race.play("play klatwa", "ability")
    assert race.traps == ["E7", "D8"]


@rule("TR-61")
def test_without_a_titan_next_to_him_chtoolhoo_has_nothing_to_drain() -> None:
    race = at("8 . ^ .\n6 . Ch .", order="Ch Kr", die="blue", hands={"Ch": "buty"})
    assert "ability" not in race.options
    assert race.refuses("ability") == "TR-38"


@rule("TR-62")
def test_a_square_with_a_trap_gets_no_second_one() -> None:
    race = at("6 . Ma .\n5 . ^ .\n4 . Kr .", order="Ma Kr", die="red", hands={"Ma": "niespulapka"})
    assert race.of_die == ["F", "trap E5", "trap D4"]
    assert race.refuses(("trap", CELLS["C5"])) == "TR-62"
    race.play("F", "trap D6", "ability")
    assert race.refuses(CELLS["D6"]) == "TR-62"
    race.play("D10", "play niespulapka")
    assert race.options == ["E9", "E7", "C7", "C9"]
    assert race.refuses(CELLS["D10"]) == "TR-62"


FIFTEEN = """
    12  ^   ^   ^
    11  ^   ^   ^
    10  ^   ^   ^
    9   ^   ^   ^
    8   .   .   ^
    7   .   .   ^
    5   .   ^   .
    2   .   Ma  .
"""


@rule("TR-56", "TR-O-25")
def test_with_all_fifteen_tokens_on_the_track_no_trap_can_be_laid() -> None:
    race = at(FIFTEEN, order="Ma Kr", die="red", hands={"Ma": "niespulapka"})
    assert len(race.traps) == 15
    assert traps_left(race) == 0
    assert race.refuses("ability") == race.refuses(("play", 0)) == "TR-O-25"
    race.move()
    assert (race.where("Ma"), len(race.traps)) == ("D4", 15)
    assert race.asked == "rest"


@rule("TR-O-25", "TR-58")
def test_a_used_token_goes_back_to_the_supply() -> None:
    race = at(FIFTEEN, order="Ma Kr", die="blue", hands={"Ma": "niespulapka"})
    with race.loses(Ma=1):
        race.move("FL")
    assert (race.where("Ma"), traps_left(race)) == ("C5", 1)
    race.play("ability", "C7")
    assert traps_left(race) == 0
    assert "play niespulapka" not in race.options

"""The six faces, and what goes with a move: TR-29, TR-31 to TR-36, TR-O-18, TR-O-19."""

import pytest

from stolik.engine.decision import CHANCE
from stolik.games.titan_race.board import CELLS
from stolik.games.titan_race.dice import COLOURS
from stolik.games.titan_race.titans import TITANS
from tests.games.titan_race.race import at, start
from tests.rule import rule

PLAIN = ("yellow", "blue", "brown", "red", "green")

# Faces


@rule("TR-29")
def test_a_die_shows_each_of_six_colours_with_the_same_chance_and_each_is_a_titans_colour() -> None:
    race = start(3)
    race.play("Ma", "Kr", "Ch", "buty", "tarcza", "maska", "red")
    assert (race.asked, race.player) == ("roll", CHANCE)
    assert race.options == ["yellow", "blue", "brown", "red", "green", "purple"]
    assert race.decision.weights is None  # all alike
    assert sorted(COLOURS[titan.colour] for titan in TITANS) == sorted(race.options)


@rule("TR-31")
def test_yellow_is_two_forward_and_nothing_else() -> None:
    race = at("2   .   Kr  .", order="Kr Sl", die="yellow", hands={"Kr": "odwet"})
    race.move("FF")
    assert race.asked == "rest"  # there was one way only
    assert race.where("Kr") == "D6"


@rule("TR-32")
def test_blue_is_one_forward_and_one_diagonal_in_either_order_to_either_side() -> None:
    race = at("2   .   Kr  .", order="Kr Sl", die="blue")
    assert race.options == ["FL", "FR", "LF", "RF"]
    ends = {}
    for path in ("FL", "LF", "FR", "RF"):
        race = at("2   .   Kr  .", order="Kr Sl", die="blue")
        race.move(path)
        ends[path] = race.where("Kr")
    assert ends == {"FL": "C5", "LF": "C5", "FR": "E5", "RF": "E5"}


@rule("TR-32")
def test_the_two_orders_of_blue_pass_different_squares() -> None:
    for path, trap in (("FL", "D4"), ("LF", "C3")):
        race = at("2   .   Kr  .", order="Kr Sl", die="blue")
        race.state.track.traps.append(CELLS[trap])
        with race.loses(Kr=1):
            race.move(path)


@rule("TR-33")
def test_brown_is_three_diagonal_all_to_one_side() -> None:
    race = at("2   .   Kr  .", order="Kr Sl", die="brown")
    assert race.options == ["LLL", "RRR"]
    race.move("LLL")
    assert race.where("Kr") == "A5"
    race = at("2   .   Kr  .", order="Kr Sl", die="brown")
    race.move("RRR")
    assert race.where("Kr") == "A5"
    race = at("2   .   Kr  .", order="Kr Sl", die="brown")
    assert {race.refuses(path) for path in ("LLR", "LRL", "RLL", "LL", "FFF")} == {"TR-28"}


@rule("TR-34")
def test_green_is_two_diagonal_to_one_side() -> None:
    race = at("2   .   Kr  .", order="Kr Sl", die="green")
    assert race.options == ["LL", "RR"]
    race.move("RR")
    assert race.where("Kr") == "F4"


@rule("TR-34")
@pytest.mark.parametrize(("square", "tag"), [("C3", "Ma"), ("D4", "Rg"), ("E3", "Ch")])
def test_green_strikes_one_titan_of_its_choice_in_front_before_the_move(square: str, tag: str) -> None:
    race = at(
        """
        4   .   Rg  .
        3   .   Ma  Ch
        2   .   Sl  .
        """,
        order="Sl Ma Rg Ch",
        die="green",
    )
    assert set(race.of_die) == {"LL", "RR", "strike C3", "strike D4", "strike E3"}
    with race.loses(**{tag: 1}):
        race.play(f"strike {square}")
    assert race.options == ["LL", "RR"]
    assert race.where("Sl") == "D2"


@rule("TR-34")
def test_green_strikes_after_the_move_from_the_new_square_only() -> None:
    race = at(
        """
        6   .   .   Ma
        5   .   .   Rg
        4   .   Kr  .
        2   .   Sl  .
        """,
        order="Sl Ma Rg Kr",
        die="green",
    )
    race.play("RR")
    assert (race.asked, race.where("Sl")) == ("after", "F4")
    assert set(race.options) == {"strike F6", "strike E5"}
    assert race.refuses(("strike", CELLS["D4"])) == "TR-34"
    with race.loses(Ma=1):
        race.play("strike F6")


@rule("TR-34")
def test_green_may_destroy_a_trap_in_front_instead_which_then_hurts_nobody() -> None:
    race = at("3   .   ^   Ma\n2   .   Kr  .", order="Kr Ma", die="green")
    with race.loses():
        race.play("strike C3", "LL")
    assert race.where("Kr") == "B4"
    assert race.traps == []


@rule("TR-34")
def test_green_strikes_neither_behind_nor_beside_nor_an_empty_square() -> None:
    race = at("3   Rg  .   .\n2   .   Kr  .\n1   .   Ma  Sl", order="Kr Ma Rg Sl", die="green")
    assert race.of_die == ["LL", "RR"]
    for square in ("C1", "E1", "A3", "D4", "C3", "D2"):
        assert race.refuses(("strike", CELLS[square])) == "TR-34"
    assert race.refuses(("trap", CELLS["C1"])) == "TR-36"


@rule("TR-36")
def test_red_is_one_forward_and_a_trap_behind_the_old_square_before_it() -> None:
    race = at("6   .   Kr  .", order="Kr Ma", die="red", hands={"Kr": "odwet"})
    assert set(race.of_die) == {"F", "trap C5", "trap D4", "trap E5"}
    race.play("trap D4")
    assert (race.traps, race.where("Kr")) == (["D4"], "D8")
    assert race.asked == "rest"


@rule("TR-36")
def test_red_lays_the_trap_behind_the_new_square_after_the_move() -> None:
    race = at("6   .   Kr  .", order="Kr Ma", die="red")
    race.play("F")
    assert (race.asked, set(race.options)) == ("after", {"trap C7", "trap D6", "trap E7"})
    assert race.refuses(("trap", CELLS["D4"])) == "TR-36"
    assert race.refuses(("strike", CELLS["D10"])) == "TR-34"
    race.play("trap D6")
    assert race.traps == ["D6"]


# Before or after, but never during


@rule("TR-O-18")
def test_what_was_not_done_before_the_move_must_be_done_after_it() -> None:
    race = at("6   .   .   Ma\n2   .   Kr  .", order="Kr Ma", die="green", hands={"Kr": "odwet"})
    with race.loses(Ma=1):
        race.move("RR")  # F6 is the only target there is, so it is not asked about
    race = at("6   .   Kr  .", order="Kr Ma", die="red")
    race.play("F")
    assert "pass" not in race.options
    assert race.refuses("end") == "TR-28"


@rule("TR-O-18")
def test_what_finds_no_target_after_the_move_lapses() -> None:
    race = at("3   .   Ma  .\n2   .   Kr  .", order="Kr Ma", die="green", hands={"Kr": "odwet"})
    with race.loses():
        race.move("RR")
    assert (race.asked, race.where("Kr")) == ("rest", "F4")
    trapped = at("7   .   ^   ^\n6   .   Kr  .", order="Kr Ma", die="red", hands={"Kr": "odwet"})
    trapped.play("F")
    assert trapped.traps == ["D6", "C7", "E7"]  # one square was left, so it is not asked about


@rule("TR-O-18")
def test_red_cannot_lay_a_trap_where_one_lies_and_lapses_when_all_three_squares_have_one() -> None:
    race = at("7   .   ^   ^\n6   .   Kr  .\n5   .   ^   .", order="Kr Ma", die="red", hands={"Kr": "odwet"})
    assert set(race.of_die) == {"F", "trap D4", "trap E5"}
    assert race.refuses(("trap", CELLS["C5"])) == "TR-62"
    race = at("5   .   ^   ^\n4   .   ^   .\n6   .   Kr  .", order="Kr Ma", die="red", hands={"Kr": "odwet"})
    assert race.of_die == ["F"]  # nothing can be done before


@rule("TR-O-18")
def test_a_knocked_out_titan_is_a_legal_but_useless_target() -> None:
    race = at("4   .   Ma  .\n2   .   Kr  .", order="Kr Ma", die="green", health={"Ma": "skull"}, life={"Ma": 0})
    assert "strike D4" in race.options
    with race.loses():
        race.play("strike D4")
    assert race.options == ["LL", "RR"]


@rule("TR-O-18")
def test_what_is_still_due_lapses_when_the_mover_is_knocked_out() -> None:
    race = at("6   .   .   Ma\n3   .   .   ^\n2   .   Kr  .", order="Kr Ma", die="green", life={"Kr": 1})
    with race.loses(Kr=1):
        race.move("RR")
    assert (race.where("Kr"), race.asked) == ("E3", "roll")


# Purple


@rule("TR-35")
def test_purple_is_any_of_the_other_five() -> None:
    race = at("2   .   Kr  .", order="Kr Ma", die="purple")
    assert (race.asked, race.options) == ("turn", [f"face {face}" for face in PLAIN])
    for face, paths in {"yellow": 1, "blue": 4, "brown": 2, "green": 2, "red": 1}.items():
        race = at("2   .   Kr  .", order="Kr Ma", die="purple")
        race.play(f"face {face}")
        assert len([option for option in race.options if set(option) <= {"F", "L", "R"}]) == paths


@rule("TR-35")
def test_purple_costs_one_life_before_the_move_or_after_it() -> None:
    race = at("2   .   Kr  .", order="Kr Ma", die="purple")
    race.play("face brown")
    assert set(race.options) == {"LLL", "RRR", "pay"}
    with race.loses(Kr=1):
        race.play("pay")
    assert (race.where("Kr"), race.options) == ("D2", ["LLL", "RRR"])
    with race.loses():
        race.play("LLL")
    race = at("2   .   Kr  .", order="Kr Ma", die="purple")
    race.play("face brown")
    with race.loses(Kr=1):
        race.play("RRR")  # nothing else is due then, so it is not asked about
    assert race.happened[:4] == ["move", "move", "move", "pay"]


@rule("TR-35")
def test_chtoolhoo_pays_nothing_for_purple_and_any_other_face_costs_nobody_anything() -> None:
    race = at("2   .   Ch  .", order="Ch Ma", die="purple")
    with race.loses():
        race.play("face brown")
        assert race.options == ["LLL", "RRR"]
        assert race.refuses("pay") == "TR-35"
        race.play("LLL")
    race = at("2   .   Kr  .", order="Kr Ma", die="brown")
    assert race.refuses("pay") == "TR-35"


@rule("TR-35")
def test_purple_stays_purple_and_gives_no_life_for_the_colour_of_the_action_chosen() -> None:
    race = at("2   .   Kr  .", order="Kr Ma", die="purple", life={"Kr": 2})
    with race.loses(Kr=1):
        race.play("face brown", "pay", "LLL")


@rule("TR-O-19")
def test_cost_move_and_side_effect_go_in_any_order() -> None:
    orders = {
        ("pay", "trap D4"): "F",
        ("trap D4", "pay"): "F",
        ("F", "pay"): "trap D6",
        ("F", "trap D6"): "pay",
        ("pay", "F"): "trap D6",
        ("trap D4", "F"): "pay",
    }
    for answers, last in orders.items():
        race = at("6   .   Kr  .", order="Kr Ma", die="purple", hands={"Kr": "odwet"})
        race.play("face red")
        with race.loses(Kr=1):
            race.play(*answers)
            if race.asked != "rest":  # what is left alone is not asked about
                race.play(last)
        assert (race.where("Kr"), len(race.traps)) == ("D8", 1)


@rule("TR-O-19")
def test_who_pays_the_last_life_before_the_move_is_knocked_out_and_does_not_move() -> None:
    race = at("6   .   Kr  .", order="Kr Ma", die="purple", life={"Kr": 1})
    race.play("face red", "pay")
    assert (race.where("Kr"), race.out("Kr"), race.traps) == ("D6", True, [])
    assert race.asked == "roll"


@rule("TR-O-19")
def test_the_last_life_may_be_paid_after_the_move() -> None:
    race = at("6   .   Kr  .", order="Kr Ma", die="purple", life={"Kr": 1})
    race.play("face yellow", "FF")
    assert (race.where("Kr"), race.out("Kr")) == ("D10", True)


@rule("TR-O-19")
def test_who_is_knocked_out_by_the_cost_after_the_move_does_nothing_more() -> None:
    race = at("6   .   Kr  .", order="Kr Ma", die="purple", life={"Kr": 1})
    race.play("face red", "F")
    assert race.asked == "after"
    race.play("pay")
    assert (race.out("Kr"), race.traps, race.asked) == (True, [], "roll")

"""The grid, steps, zones and entering a square: TR-11 to TR-20, TR-O-07, TR-O-34, TR-O-36."""

import pytest

from stolik.games.titan_race.board import CELLS, DIRECTIONS, SQUARES, name_of
from stolik.games.titan_race.dice import COLOURS, PATHS
from stolik.games.titan_race.game import GAME
from stolik.games.titan_race.things import CELL
from stolik.games.titan_race.titans import TITAN_IDS
from stolik.games.titan_race.tracks import TRACKS, Course
from tests.games.titan_race.race import BARE, Race, at, start
from tests.rule import rule

LETTERS = "ABCDEF"
STEPS = {"F": (0, 2), "L": (-1, 1), "R": (1, 1), "B": (0, -2), "BL": (-1, -1), "BR": (1, -1)}
OPPOSITE = {"F": "B", "L": "BR", "R": "BL", "B": "F", "BL": "R", "BR": "L"}
COURSE = Course(("picture",), BARE)


def all_squares() -> list[str]:
    """A, C, E on odd rows, B, D, F on even rows."""
    return [f"{LETTERS[c]}{row}" for row in range(1, 13) for c in range(6) if c % 2 != row % 2]


def step(square: str, direction: str) -> tuple[str, int]:
    """One step on the endless board, the slow and obvious way: the square, and the change of lap."""
    column, row, lap = LETTERS.index(square[0]), int(square[1:]), 0
    columns, rows = STEPS[direction]
    column, row = column + columns, row + rows
    if column < 0:
        column += 6
    if column > 5:
        column -= 6
    if row > 12:
        row, lap = row - 12, 1
    if row < 1:
        row, lap = row + 12, -1
    return f"{LETTERS[column]}{row}", lap


def row_of(square: str) -> int:
    return int(square[1:])


def standing(**squares: str) -> str:
    """A picture with titans on these squares and nothing else."""
    rows = {number: [".", ".", "."] for number in range(1, 13)}
    for tag, square in squares.items():
        rows[row_of(square)][LETTERS.index(square[0]) // 2] = tag
    return "\n".join(f"{number} {' '.join(squares)}" for number, squares in rows.items())


def boots(square: str, direction: str) -> Race:
    """Kraken has gone one step with Wanderer's Boots."""
    race = at(standing(Kr=square), order="Kr Ma", die="brown", hands={"Kr": "buty"})
    race.play("play buty", direction)
    return race


@rule("TR-11", "TR-20")
def test_there_are_thirty_six_squares_three_in_each_row_called_by_letter_and_number() -> None:
    assert list(CELLS)[:SQUARES] == all_squares()
    assert [name_of(cell) for cell in range(SQUARES)] == all_squares()
    assert [len([name for name in all_squares() if row_of(name) == row]) for row in range(1, 13)] == [3] * 12
    assert not {"E4", "E6", "E10"} & set(CELLS)


@rule("TR-20")
def test_the_word_for_a_square_is_its_printed_name() -> None:
    assert [CELL.name_of(cell) for cell in range(SQUARES)] == all_squares()


@rule("TR-18", "TR-20")
def test_a_picture_shows_row_twelve_on_top_and_row_one_with_the_start_squares_at_the_bottom() -> None:
    lines = GAME.diagram(start(3, track="kaldheira").state).splitlines()
    rows = [line.split() for line in lines if line.split()[0].isdigit()]
    assert [row[0] for row in rows] == [str(number) for number in range(12, 0, -1)]
    assert rows[-1] == ["1", "s", "s", "s"]
    assert rows[0] == ["12", ".", "L", "."]


@rule("TR-18")
def test_every_step_of_every_die_leads_up_towards_row_twelve() -> None:
    for square in all_squares():
        for letter in {letter for paths in PATHS for path in paths for letter in path}:
            end, lap = step(square, letter)
            assert row_of(end) + 12 * lap > row_of(square)


@rule("TR-19")
def test_each_track_is_the_home_of_another_titan_and_that_changes_no_rule() -> None:
    assert sorted(track.home_of for track in TRACKS.values()) == sorted(TITAN_IDS)
    at_home = at("3   .   Kr  .", order="Kr Ma", die="yellow", track="laguna")
    away = at("3   .   Kr  .", order="Kr Ma", die="yellow", track="estengaard")
    assert TRACKS["laguna"].home_of == "kraken"
    for race in (at_home, away):
        with race.loses():
            race.move("FF")


@rule("TR-11", "TR-12", "TR-13", "TR-14")
def test_every_step_from_every_square_agrees_with_the_slow_and_obvious_way() -> None:
    for square in all_squares():
        for number, direction in enumerate(DIRECTIONS):
            cell = CELLS[square]
            found = name_of(COURSE.ahead[number][cell]), COURSE.laps[number][cell]
            assert found == step(square, direction)
            assert found == (name_of(COURSE.landing[number][cell]), COURSE.landing_laps[number][cell])


@rule("TR-12")
def test_every_square_has_six_different_neighbours_and_the_opposite_step_leads_home() -> None:
    for square in all_squares():
        neighbours = [step(square, direction)[0] for direction in STEPS]
        assert len(set(neighbours)) == 6
        assert square not in neighbours
        for direction, back in OPPOSITE.items():
            there, lap = step(square, direction)
            assert step(there, back) == (square, -lap)
            way, home = DIRECTIONS.index(direction), DIRECTIONS.index(back)
            assert COURSE.ahead[home][COURSE.ahead[way][CELLS[square]]] == CELLS[square]


@rule("TR-12")
def test_a_column_runs_round_in_six_steps_and_a_diagonal_in_twelve_both_one_lap_long() -> None:
    for direction, length in (("F", 6), ("L", 12), ("R", 12), ("B", 6), ("BL", 12), ("BR", 12)):
        way = DIRECTIONS.index(direction)
        for start_cell in range(SQUARES):
            cell, laps, seen = start_cell, 0, set()
            for _ in range(length):
                seen.add(cell)
                laps += COURSE.laps[way][cell]
                cell = COURSE.ahead[way][cell]
            assert cell == start_cell
            assert (len(seen), abs(laps)) == (length, 1)


@rule("TR-13", "TR-14")
def test_a_diagonal_step_off_the_top_corner() -> None:
    """EX-01: from F12 to the right is A1, a lap further."""
    race = boots("F12", "R")
    assert (race.where("Kr"), race.lap("Kr")) == ("A1", 2)


@rule("TR-13", "TR-14")
@pytest.mark.parametrize("path", ["LLL", "RRR"])
def test_three_diagonal_squares_from_b10(path: str) -> None:
    """EX-03: B10, diagonal 3 to either side, is E1, a lap further."""
    race = at("10  Kr  .   .", order="Kr Ma", die="brown")
    race.move(path)
    assert (race.where("Kr"), race.lap("Kr")) == ("E1", 2)


@rule("TR-13")
def test_after_crossing_the_line_the_action_goes_on() -> None:
    race = at("12  .   Kr  .", order="Kr Ma", die="yellow")
    race.move("FF")
    assert (race.where("Kr"), race.lap("Kr")) == ("D4", 2)


@rule("TR-14")
@pytest.mark.parametrize(
    ("square", "direction", "end"), [("A5", "L", "F6"), ("F6", "R", "A7"), ("A5", "BL", "F4"), ("F6", "BR", "A5")]
)
def test_over_a_side_one_comes_back_on_the_other_one_row_further_or_one_row_back(
    square: str, direction: str, end: str
) -> None:
    race = boots(square, direction)
    assert (race.where("Kr"), race.lap("Kr")) == (end, 1)


@rule("TR-14")
def test_after_leaving_over_a_side_the_action_goes_on() -> None:
    race = at("5   Kr  .   .", order="Kr Ma", die="brown")
    race.move("LLL")
    assert race.where("Kr") == "D8"


@rule("TR-15")
@pytest.mark.parametrize("colour", ["yellow", "blue", "brown"])
def test_a_turn_cannot_end_before_the_die_action(colour: str) -> None:
    race = at("6   .   Kr  .", order="Kr Ma", die=colour, hands={"Kr": "buty"})
    assert "end" not in race.options
    assert race.refuses("end") == "TR-15"
    race.move({"yellow": "FF", "blue": "FL", "brown": "RRR"}[colour])
    assert (race.asked, "end" in race.options) == ("rest", True)


@rule("TR-15")
@pytest.mark.parametrize("face", COLOURS[:5])
def test_no_die_leads_backward(face: str) -> None:
    race = at("6   .   Kr  .", order="Kr Ma", die="purple")
    race.play(f"face {face}")
    paths = {option for option in race.options if option != "pay" and not option.startswith("trap")}
    assert {letter for path in paths for letter in path} <= {"F", "L", "R"}
    for path in ("B", "BB", "BL", "BR", "BLBL", "BRBRBR", "FB"):
        assert race.refuses(path) == "TR-28"


@rule("TR-16")
def test_the_ring_round_d6() -> None:
    """EX-05: front C7, D8 and E7, back C5, D4 and E5, and these six are the neighbourhood."""
    race = at("6   .   Ma  .", order="Ma Kr", die="red")
    race.play("ability")
    assert set(race.options) == {"C7", "D8", "E7", "C5", "D4", "E5"}
    race.play("D8")
    assert {option for option in race.options if option != "F"} == {"trap C5", "trap D4", "trap E5"}
    assert race.refuses(("trap", CELLS["C7"])) == "TR-36"
    breathing = at(
        """
        8   .   ^   .
        7   .   ^   ^
        6   .   Sl  .
        5   .   ^   ^
        4   .   ^   .
        """,
        order="Sl Ma",
    )
    breathing.play("ability")
    assert breathing.traps == ["D4", "C5", "E5"]


@rule("TR-16", "TR-O-34")
def test_zones_are_the_same_six_steps_everywhere_and_wrap_round_all_edges() -> None:
    for square in all_squares():
        race = at(standing(Ma=square), order="Ma Kr", die="red")
        race.play("ability")
        assert set(race.options) == {step(square, direction)[0] for direction in STEPS}


@rule("TR-O-34")
def test_on_row_one_the_back_squares_are_on_rows_eleven_and_twelve() -> None:
    race = at("1   Kr  .   .", order="Kr Ma", die="red")
    assert set(race.options) == {"F", "trap A11", "trap B12", "trap F12"}
    race.play("trap B12")
    assert race.traps == ["B12"]


@rule("TR-17")
@pytest.mark.parametrize("square", ["A1", "B12", "C11", "D6", "E5", "F10"])
def test_wherever_a_second_titan_stands_it_is_pushed_when_met_and_no_two_share_a_square(square: str) -> None:
    for other in all_squares():
        for colour, paths in enumerate(PATHS):
            for path in paths if other != square else ():
                race = at(standing(Kr=square, Sl=other), order="Kr Sl", die=COLOURS[colour])
                race.move(path)
                mover, pushed, lost = after_a_move(square, other, path, COLOURS[colour])
                assert (race.where("Kr"), race.where("Sl")) == (mover, pushed)
                assert mover != pushed
                assert race.life("Sl") == 6 - lost


def after_a_move(mover: str, other: str, path: str, colour: str) -> tuple[str, str, int]:
    """Where two titans on bare ground end, square by square, and what the second one loses."""
    hit = False
    for letter in path:
        mover = step(mover, letter)[0]
        if mover == other:
            hit = True
            for _ in range(1 if colour == "blue" else len(path)):
                other = step(other, letter)[0]
    struck = colour == "green" and other in [step(mover, letter)[0] for letter in "FLR"]
    return mover, other, hit + struck


@rule("TR-O-07")
def test_the_titan_on_a_square_is_pushed_to_the_end_before_the_square_works_on_the_newcomer() -> None:
    race = at(
        """
        8   .   .   .
        6   .   Sl/L .
        4   .   Kr  .
        """,
        order="Kr Sl",
        die="red",
    )
    race.move("F")
    assert [(event.kind, event.args[0]) for event in race.state.events][:5] == [
        ("move", 3),
        ("push", 4),
        ("move", 4),
        ("damage", 4),
        ("damage", 3),
    ]


@rule("TR-O-07")
def test_the_lap_counts_before_the_push_and_the_push_before_the_terrain() -> None:
    race = at(
        """
        12  .   Kr  .
        2   .   Sl/L .
        """,
        order="Kr Sl",
        die="red",
    )
    race.move("F")
    kinds = race.happened
    assert kinds.index("lap") < kinds.index("push") < kinds.index("damage")


@rule("TR-O-07")
def test_who_is_knocked_out_by_the_trap_meets_neither_pirates_nor_lava_and_does_not_slide() -> None:
    for letter in "PLI":
        race = at(f"6   .   {letter}^  .\n4   .   Kr  .", order="Kr Sl", life={"Kr": 1}, hands={"Kr": "buty"})
        race.move("FF")
        assert (race.where("Kr"), race.life("Kr"), race.out("Kr")) == ("D6", 0, True)
        assert race.hand("Kr") == ["buty"]
        assert race.asked == "roll"


@rule("TR-O-07")
def test_who_is_knocked_out_by_the_trap_still_fires_the_statue_and_draws_the_card() -> None:
    race = at("8   .   Sl  .\n6   .   S^  .\n4   .   Kr  .", order="Kr Sl", life={"Kr": 1})
    with race.loses(Kr=1, Sl=1):
        race.move("FF")
    assert race.where("Kr") == "D6"
    race = at("6   .   *^  .\n4   .   Kr  .", order="Kr Sl", life={"Kr": 1})
    race.move("FF")
    race.play("maska")
    assert (race.where("Kr"), race.hand("Kr"), race.out("Kr")) == ("D6", ["maska"], True)


@rule("TR-O-36")
@pytest.mark.parametrize("health", ["skull", "heart"])
def test_a_knocked_out_titan_that_is_pushed_draws_flies_slides_fires_statues_and_uses_up_traps(health: str) -> None:
    squares = {"*": "D6", "M": "D6", "I": "D8", "S": "D6", ".^": "D6"}
    for letter, end in squares.items():
        race = at(
            f"""
            7   .   Ma  .
            6   .   {letter} .
            4   .   Sl  .
            2   .   Kr  .
            """,
            order="Kr Sl Ma",
            die="red",
            life={"Sl": 0},
            health={"Sl": health},
        )
        burnt = 1 if letter == "S" else 0  # the pusher stands next to it, too
        with race.loses(Ma=burnt, Kr=burnt):
            race.move("F")
        if letter == "*":
            race.play("klatwa")
            assert race.hand("Sl") == ["klatwa"]
        assert race.where("Sl") == end
        assert race.traps == []
    flying = at("4   .   Sl/M .\n2   .   Kr  .", order="Kr Sl", die="red", life={"Sl": 0}, health={"Sl": health})
    flying.move("F")
    assert flying.where("Sl") == "D8"


@rule("TR-O-36")
def test_a_trap_laid_on_a_knocked_out_titan_is_used_up_without_damage() -> None:
    race = at("6   .   Ma  .\n4   .   Sl  .", order="Ma Sl", life={"Sl": 0}, health={"Sl": "skull"})
    with race.loses():
        race.play("ability", "D4")
    assert race.traps == []
    assert "trap-gone" in race.happened

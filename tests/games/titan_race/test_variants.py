"""Grand Slam and teams: TR-108 to TR-112, TR-O-29, TR-O-30."""

import pytest

from stolik.engine.options import BadOption, settle
from stolik.games.titan_race.board import CELLS, DIRECTIONS, name_of
from stolik.games.titan_race.cards import CARD_IDS
from stolik.games.titan_race.diagram import TAGS
from stolik.games.titan_race.game import GAME
from stolik.games.titan_race.state import SKULL, replaced
from stolik.games.titan_race.things import CELL
from stolik.games.titan_race.tracks import TRACKS, Course, course
from tests.games.titan_race.race import Race, at, start
from tests.games.titan_race.test_movement import STEPS, all_squares, step
from tests.rule import rule

# Grand Slam. Kaldheira lies below, then the lagoon, then the foundry.


def tower(picture: str, *, order: str, die: str = "brown", hands: dict[str, str] | None = None) -> Race:
    """A picture of the boards from the top; a titan's lap is the number of its board."""
    race = at(picture, order=order, die=die, hands=hands, grand_slam=True)
    for tag in order.split():
        board = race.state.track.cells[TAGS.index(tag)] // 36
        race.state.track.laps = replaced(race.state.track.laps, TAGS.index(tag), board + 1)
    return race


ABOVE = "track odlewnia\ntrack laguna\n"
BOARD_1 = ABOVE + "track kaldheira\n"


@rule("TR-108")
def test_three_tracks_lie_above_each_other_in_the_order_chosen() -> None:
    race = start(3, grand_slam=True, track="estengaard", track2="kaldheira", track3="anglieh")
    view = GAME.view(race.state, None)
    assert view["tracks"] == ["estengaard", "kaldheira", "anglieh"]
    assert view["map"] == [TRACKS[track].squares for track in ("estengaard", "kaldheira", "anglieh")]
    assert GAME.diagram(race.state).index("track anglieh") < GAME.diagram(race.state).index("track estengaard")


@rule("TR-108", "TR-O-29")
@pytest.mark.parametrize("second", ["kaldheira", "laguna"])
def test_the_three_tracks_must_differ(second: str) -> None:
    with pytest.raises(BadOption, match="TR-O-29"):
        settle(GAME, 3, {"grand_slam": True, "track": "kaldheira", "track2": second, "track3": "kaldheira"})
    settle(GAME, 3, {"track": "kaldheira", "track2": "kaldheira", "track3": "kaldheira"})  # one track only


@rule("TR-109", "TR-O-29", "TR-O-34")
def test_every_step_on_the_tower_agrees_with_the_slow_and_obvious_way() -> None:
    boards = course(("kaldheira", "laguna", "estengaard"))
    for board in range(3):
        for square in all_squares():
            for number, direction in enumerate(DIRECTIONS):
                end, lap = step(square, direction)
                there = board + lap
                expected = (board_name(there, end), lap) if 0 <= there <= 2 else ("-", max(lap, 0))
                cell = board * 36 + CELLS[square]
                assert (name_of(boards.ahead[number][cell]), boards.laps[number][cell]) == expected
    assert set(STEPS) == set(DIRECTIONS)


def board_name(board: int, square: str) -> str:
    return square if board == 0 else f"{board + 1}:{square}"


@rule("TR-109", "TR-13")
def test_over_the_top_of_a_board_one_comes_onto_the_next_in_the_next_lap() -> None:
    race = tower(BOARD_1 + "10  .   .   Kr", order="Kr Ma", die="yellow")
    race.move("FF")
    assert (race.where("Kr"), race.lap("Kr")) == ("2:F2", 2)
    assert CELL.name_of(CELLS["2:F2"]) == "2:F2"


@rule("TR-109")
def test_each_board_has_the_effects_of_its_own_track() -> None:
    lava = tower(BOARD_1 + "3   .   Kr  .", order="Kr Ma")
    with lava.loses(Kr=2):
        lava.move("RRR")
    pirates = tower("track odlewnia\ntrack laguna\n3   .   Kr  .\ntrack kaldheira", order="Kr Ma")
    with pirates.loses(Kr=1):
        pirates.move("LLL")  # A5 has pirates; F6 is no lava here
    assert pirates.where("Kr") == "2:F6"
    ramp = tower("track odlewnia\n3   Kr  .   .\ntrack laguna\ntrack kaldheira", order="Kr Ma")
    ramp.move("RRR")
    ramp.play("klatwa")  # from the special square E7
    assert ramp.where("Kr") == "3:F8"  # the SUPER ramp of A3 goes over two squares


@rule("TR-110")
def test_over_the_top_of_the_uppermost_board_one_wins() -> None:
    race = tower("track odlewnia\n10  Kr  .   .\ntrack laguna\ntrack kaldheira", order="Kr Ma", die="yellow")
    race.move("FF")
    assert (race.winner, race.over, race.lap("Kr")) == ("Kr", True, 4)
    middle = tower("track odlewnia\ntrack laguna\n12  .   Kr  .\ntrack kaldheira", order="Kr Ma", die="yellow")
    middle.move("FF")
    assert (middle.winner, middle.where("Kr"), middle.lap("Kr")) == ("", "3:D4", 3)


@rule("TR-110", "TR-O-29", "TR-76")
def test_who_is_pushed_over_the_top_wins_and_so_does_who_flies_over_it() -> None:
    race = tower(
        "track odlewnia\n12  Sl  .   .\n10  Kr  .   .\ntrack laguna\ntrack kaldheira", order="Kr Sl", die="yellow"
    )
    race.state.titans.life[TAGS.index("Sl")] = 0
    race.state.titans.health = replaced(race.state.titans.health, TAGS.index("Sl"), SKULL)
    race.move("FF")
    assert race.winner == "Sl"
    flight = tower("track odlewnia\n12  .   .   Kr\ntrack laguna\ntrack kaldheira", order="Kr Sl")
    flight.move("LLL")
    assert flight.winner == "Kr"


@rule("TR-O-29")
def test_below_the_first_board_there_is_a_wall() -> None:
    race = tower(BOARD_1 + "4   .   Kr  .\n2   .   Sl  .", order="Kr Sl", hands={"Kr": "buty", "Sl": "kotwica"})
    with race.loses():
        race.play("play buty", "B")  # nobody is asked about an Anchor: the line is blocked anyway
    assert (race.where("Kr"), race.where("Sl"), race.lap("Sl")) == ("D4", "D2", 1)
    race = tower(BOARD_1 + "2   .   Kr  .", order="Kr Sl", hands={"Kr": "buty"})
    race.play("play buty")
    assert race.options == ["F", "R", "BR", "BL", "L"]
    assert race.refuses(DIRECTIONS.index("B")) == "TR-O-29"
    shove = tower(BOARD_1 + "3   .   Rg  .\n1   .   Sl  .", order="Rg Sl")
    shove.play("ability")
    assert shove.options == ["F", "R", "L"]
    assert shove.refuses(DIRECTIONS.index("BL")) == "TR-O-29"


@rule("TR-O-29")
def test_a_slide_backward_ends_at_the_wall_too() -> None:
    race = tower(BOARD_1 + "6   .   Kr  .\n4   .   Sl  .", order="Kr Sl", hands={"Kr": "buty"})
    squares = ["."] * 108
    squares[CELLS["D2"]] = squares[CELLS["D4"]] = "I"
    race.state.course = Course(("ice", "and", "nothing"), "".join(squares))
    race.play("play buty", "B")
    assert (race.where("Kr"), race.where("Sl"), race.lap("Sl")) == ("D4", "D2", 1)


@rule("TR-O-29")
def test_there_are_no_squares_below_the_first_board_to_trap_and_none_in_front_of_the_third() -> None:
    race = tower(BOARD_1 + "1   Ma  .   .\n3   .   .   ^", order="Ma Sl", die="red")
    race.play("ability")
    assert set(race.options) == {"A3", "B2", "F2"}
    race.play("B2")
    assert race.asked == "after"  # nothing could be trapped before the move
    top = tower(
        "track odlewnia\n12  Sl  .   .\ntrack laguna\ntrack kaldheira\n2   Ma  .   .\n1   Rg  Kr  .",
        order="Sl Ma Rg Kr",
        hands={"Sl": "ognista_kula"},
    )
    assert top.refuses("ability") == "TR-38"
    assert top.refuses(("play", CARD_IDS.index("ognista_kula"))) == "TR-O-27"


@rule("TR-O-29", "TR-109")
def test_neighbours_reach_across_the_joint_and_the_sides_wrap_on_the_same_board() -> None:
    race = tower("track odlewnia\ntrack laguna\n2   Sl  .   .\ntrack kaldheira\n12  Kr  .   .", order="Kr Sl")
    race.play("ability")
    assert (race.where("Kr"), race.lap("Kr"), race.where("Sl"), race.lap("Sl")) == ("2:B2", 2, "B12", 1)
    race = tower("track odlewnia\ntrack laguna\n9   Kr  .   .\ntrack kaldheira", order="Kr Sl", die="green")
    race.move("LL")
    assert race.where("Kr") == "2:E11"


@rule("TR-O-29", "TR-51")
def test_who_is_pushed_back_from_the_bottom_of_a_board_is_on_the_board_before_a_lap_less() -> None:
    race = tower(
        "track odlewnia\ntrack laguna\n4   Kr  .   .\n2   Sl  .   .\ntrack kaldheira",
        order="Kr Sl",
        hands={"Kr": "buty"},
    )
    with race.loses(Sl=1):
        race.play("play buty", "B")
    assert (race.where("Sl"), race.lap("Sl"), race.where("Kr"), race.lap("Kr")) == ("B12", 1, "2:B2", 2)


# Teams


@rule("TR-111")
@pytest.mark.parametrize(
    ("teams", "seats", "sides"),
    [("two", 4, [0, 1, 0, 1]), ("two", 6, [0, 1, 0, 1, 0, 1]), ("three", 6, [0, 1, 2, 0, 1, 2])],
)
def test_team_mates_never_sit_side_by_side(teams: str, seats: int, sides: list[int]) -> None:
    found = GAME.sides(settle(GAME, seats, {"teams": teams}))
    assert found == sides
    assert all(found[seat] != found[seat - 1] for seat in range(seats))


@rule("TR-111")
def test_teams_need_four_or_six_players() -> None:
    for teams, fitting in (("none", {2, 3, 4, 5, 6}), ("two", {4, 6}), ("three", {6})):
        for seats in range(1, 8):
            if seats in fitting:
                settle(GAME, seats, {"teams": teams})
            else:
                with pytest.raises(BadOption, match="option-seats"):
                    settle(GAME, seats, {"teams": teams})


@rule("TR-112")
@pytest.mark.parametrize(
    ("teams", "order", "places"),
    [
        ("two", "Kr Ma Rg Sl", [2, 1, 2, 1]),
        ("two", "Kr Ma Sl Rg Ch Rs", [1, 2, 1, 2, 1, 2]),
        ("three", "Kr Ma Rg Ch Sl Rs", [2, 1, 2, 2, 1, 2]),
        ("none", "Kr Ma Rg Sl", [2, 2, 2, 1]),
    ],
)
def test_the_whole_team_wins_when_one_of_its_titans_does(teams: str, order: str, places: list[int]) -> None:
    race = at("12  .   Sl  .\n10  .   Kr  .", order=order, die="yellow", laps={"Sl": 3, "Kr": 2}, teams=teams)
    race.move("FF")
    result = GAME.result(race.state)
    assert result is not None
    assert (race.winner, result.places) == ("Sl", places)
    assert result.reason == ("TR-74" if teams == "none" else "TR-112")
    assert result.winners == [seat for seat, place in enumerate(places) if place == 1]


@rule("TR-O-30")
def test_team_mates_harm_each_other_count_their_own_laps_and_hide_their_hands() -> None:
    race = at(
        "12  .   Rg  .\n10  .   Kr  .",
        order="Kr Ma Rg Sl",
        die="yellow",
        teams="two",
        hands={"Kr": "buty", "Rg": "odwet"},
    )
    race.move("FF")
    assert (race.asked, race.player) == ("anchor", 2)  # asked like anybody else's
    race.play("pass", "pass")
    assert (race.lap("Kr"), race.lap("Rg"), race.life("Rg")) == (2, 2, 4)
    with race.loses(Kr=1):
        race.play("odwet", "pass")
    assert GAME.view(race.state, 2)["hand"] == [[]]
    assert "buty" not in str(GAME.view(race.state, 2))


@rule("TR-O-30")
def test_a_grand_slam_can_be_run_by_two_players_or_by_teams() -> None:
    tracks = {"grand_slam": True, "track": "laguna", "track2": "odlewnia", "track3": "bankogu"}
    for seats, teams in ((2, "none"), (4, "two"), (6, "two"), (6, "three")):
        state = GAME.setup(settle(GAME, seats, {"teams": teams, **tracks}))
        assert len(state.course.squares) == 108
        assert len(set(state.agreed.side_of)) == {"none": 2, "two": 2, "three": 3}[teams]

"""The end of the game (TK-Z-01 to TK-Z-06, TK-T-17)."""

import pytest

from stolik.engine.record import Record, new_record
from stolik.games.tash_kalar.game import GAME
from stolik.games.tash_kalar.scoring import gain
from stolik.games.tash_kalar.state import FLARES, LEGENDS, State
from stolik.games.tash_kalar.tasks import TASK_IDS
from tests.games.tash_kalar.arena import SETTINGS, Fight, at
from tests.games.tash_kalar.turns import settle, turns
from tests.rule import rule


def places(fight: Fight) -> list[int]:
    result = GAME.result(fight.state)
    assert result is not None
    return result.places


def ended(*sides: str, form: str = "duel", points: list[int] | None = None) -> Fight:
    """A game whose last turn is just being ended; one common more stands on c1 for the first seat."""
    fight = at(*sides, form=form, actions=1)
    fight.state.last, fight.state.final = 0, True
    fight.state.points = points or fight.state.points
    fight.play("place c1")
    settle(fight)
    while not fight.over:
        fight.play(fight.options[0])
    return fight


# What brings the last round about


@rule("TK-Z-01")
@pytest.mark.parametrize(("deck", "last"), [("knight", 0), ("knight herald", -1)])
def test_the_last_card_of_a_school_deck_drawn_brings_the_last_round(deck: str, last: int) -> None:
    fight = at("e5", "a4", hand="bomb champion", decks=[deck], actions=1)
    fight.play("place c1")
    settle(fight)
    assert (len(fight.state.players[0].hand), fight.state.last) == (3, last)


@rule("TK-Z-01")
@pytest.mark.parametrize(("form", "sides"), [("high_form", 2), ("duel", 2), ("melee", 3)])
def test_in_every_form(form: str, sides: int) -> None:
    fight = at(*["e5", "a4", "i5"][:sides], hand="bomb champion", decks=["knight"], form=form, actions=1)
    fight.play("place c1")
    settle(fight)
    assert fight.state.last == 0


@rule("TK-Z-02", "TK-Z-03", "TK-X-06")
def test_points_of_the_opponent_bring_it_too_and_the_player_whose_turn_it_was_plays_last() -> None:
    """V-22: a flare lifts the opponent to eighteen, who has a turn before the one who invoked it."""
    fight = at("e5", "a4 a5 a6 a7 b3 b4", flare="5-5", actions=1)
    s = fight.state
    s.points = [0, 17]
    fight.play("flare 5-5 highland", "c1")
    assert (s.points, s.last) == ([0, 18], -1)  # checked at the end of the turn
    fight.play("place d1")
    settle(fight)
    assert (s.turn.seat, s.last) == (1, 0)
    assert turns(fight, 5) == [1, 0]
    assert fight.over


# The last round


@rule("TK-Z-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_has_exactly_one_more_turn_and_the_one_who_brought_it_about_plays_last(seats: int) -> None:
    form = "duel" if seats == 2 else "melee"
    fight = at(*["e5", "a4", "i5", "e9"][:seats], decks=["knight"], hand="bomb herald", form=form, actions=1)
    fight.play("place c1")
    assert turns(fight, 9) == [*range(1, seats), 0]
    assert fight.over


@rule("TK-Z-03")
def test_later_triggers_change_nothing() -> None:
    fight = at("e5", "a4", "i5", decks=["knight", "wild_eagle"], hand="bomb herald", form="melee", actions=1)
    fight.play("place c1")
    settle(fight)
    fight.state.points[1] = 12
    assert turns(fight, 9) == [1, 2, 0]
    assert (fight.over, fight.state.last) == (True, 0)


@rule("TK-Z-03")
def test_a_score_that_falls_again_does_not_call_it_off() -> None:
    schools = "northern southern"
    fight = at("f5:l b4:l c4:l", "d5 d6 e6 e7", schools=schools, hands=["champion"], form="high_form", actions=1)
    tasks = [TASK_IDS.index(name) for name in ("devastation", "red_conquest", "center_cross")]
    fight.state.tasks.claimed = [tasks, []]
    fight.state.tasks.pool = [task for task in fight.state.tasks.pool if task not in tasks]
    assert fight.score(0) == 9
    fight.play("place c1")
    settle(fight)
    assert fight.state.last == 0
    fight.summon("champion", "e5")
    fight.play("f5")
    assert fight.score(0) == 8
    assert turns(fight, 9) == [1, 0]
    assert fight.over


# Extra turns


@rule("TK-Z-04", "TK-G-14")
def test_an_extra_turn_comes_on_top_even_of_the_very_last_one() -> None:
    """V-23."""
    fight = at("d6:h f6:h e7:h d8 f8", "a4", hand="time_elemental", actions=1)
    fight.state.last, fight.state.final = 0, True
    fight.summon("time_elemental", "e5")
    settle(fight)
    assert (fight.over, fight.state.turn.seat) == (False, 0)
    assert turns(fight, 9) == [0]
    assert fight.over


@rule("TK-Z-04", "TK-Z-03")
def test_an_extra_turn_of_the_turn_that_brings_the_end_is_not_the_last_one() -> None:
    fight = at("d6:h f6:h e7:h d8 f8", "a4", hand="time_elemental", actions=1)
    fight.state.points = [17, 0]
    fight.summon("time_elemental", "e5")
    settle(fight)
    assert (fight.state.points, fight.state.last) == ([18, 0], 0)
    assert turns(fight, 9) == [0, 1, 0]


# Resigning


def table(seats: int, form: str) -> Record[State]:
    names = ["Ada", "Ben", "Cleo", "Dan"][:seats]
    options = {**SETTINGS, "seats": seats, "form": form}
    return new_record(GAME, options, names, [], b"0123456789abcdef0123456789abcdef")


@rule("TK-Z-05")
@pytest.mark.parametrize("form", ["high_form", "duel"])
@pytest.mark.parametrize("seat", [0, 1])
def test_of_two_sides_either_may_resign_at_any_time_and_the_other_wins(form: str, seat: int) -> None:
    record = table(2, form)
    record.concede(seat)
    assert record.result is not None
    assert record.result.winners == [1 - seat]


@rule("TK-T-17", "TK-Z-05")
def test_resigning_ends_the_game_for_the_whole_team() -> None:
    record = table(4, "duel")
    record.concede(2)
    assert record.result is not None
    assert (record.result.winners, record.result.places) == ([1, 3], [2, 1, 2, 1])


@rule("TK-M-06", "TK-Z-05")
def test_in_a_melee_nobody_ends_the_game_by_leaving() -> None:
    record = table(3, "melee")
    record.concede(1)
    assert record.result is None


# Ties


@rule("TK-Z-06")
@pytest.mark.parametrize(
    ("mine", "theirs", "expected"),
    [
        ("e5:h", "a4 a5 a6", [1, 2]),  # upgraded pieces first
        ("e5", "a4:l", [2, 1]),
        ("e5", "a4 a5 a6", [2, 1]),  # then pieces: two against three
        ("e5 e6", "a4 a5", [1, 2]),
        ("e5", "a4 a5", [1, 1]),  # shared
    ],
)
def test_a_tie_is_decided_by_upgraded_pieces_and_then_by_pieces(mine: str, theirs: str, expected: list[int]) -> None:
    assert places(ended(mine, theirs, points=[7, 7])) == expected


@rule("TK-Z-06")
def test_points_come_before_pieces() -> None:
    assert places(ended("e5", "a4:l a5:l a6:h", points=[8, 7])) == [1, 2]


@rule("TK-Z-06", "TK-M-01")
@pytest.mark.parametrize(
    ("scores", "expected"),
    [
        ([[0, 9, 3, 5], [9, 0, 3, 4], [3, 3, 0, 9], [2, 9, 9, 0]], [1, 2, 3, 4]),  # the second-lowest colour
        ([[0, 9, 3, 5], [8, 0, 3, 5], [3, 3, 0, 9], [2, 9, 9, 0]], [1, 2, 3, 4]),  # the remaining one
        ([[0, 3, 3, 3], [3, 0, 3, 3], [3, 3, 0, 3], [2, 9, 9, 0]], [1, 3, 2, 4]),  # upgraded pieces, then pieces
    ],
)
def test_in_a_melee_the_other_colours_come_first(scores: list[list[int]], expected: list[int]) -> None:
    fight = ended("e5:h", "a4", "i5:h", "e9:l", form="melee", points=[number for row in scores for number in row])
    assert places(fight) == expected


@rule("TK-H-05", "TK-Z-06")
def test_in_the_high_form_too() -> None:
    assert places(ended("e5:h", "a4:h a5", form="high_form")) == [1, 1]
    assert places(ended("e5:h e6", "a4:h a5", form="high_form")) == [1, 2]


# What decided


@rule("TK-Z-06", "TK-H-05", "TK-D-04", "TK-M-01")
@pytest.mark.parametrize(
    ("form", "points", "reason"),
    [
        ("duel", [8, 7], "TK-D-04"),
        ("duel", [7, 7], "TK-Z-06"),
        ("melee", [0, 4, 5, 3, 0, 9, 2, 9, 0], "TK-M-01"),
        ("melee", [0, 3, 5, 3, 0, 9, 2, 9, 0], "TK-Z-06"),
        ("high_form", None, "TK-Z-06"),
    ],
)
def test_the_result_names_the_rule_that_decided(form: str, points: list[int] | None, reason: str) -> None:
    fight = ended(*["e5:h", "a4", "i5"][: 3 if form == "melee" else 2], form=form, points=points)
    result = GAME.result(fight.state)
    assert result is not None
    assert result.reason == reason


@rule("TK-H-05")
def test_in_the_high_form_more_points_decide() -> None:
    result = GAME.result(ended("e5:l", "a4", form="high_form").state)
    assert result is not None
    assert (result.reason, result.scores) == ("TK-H-05", [1, 0])


# Where the points came from


@rule("TK-D-01", "TK-D-02", "TK-X-06")
def test_the_parts_of_a_duel_are_destroyed_pieces_legends_and_flares() -> None:
    fight = at("e5", "a4", actions=1)
    s = fight.state
    gain(s, 0, 1, 4, "TK-D-01")
    gain(s, 0, 1, 1, "TK-D-02", LEGENDS)
    gain(s, 1, 0, 1, "TK-X-06", FLARES)
    s.over = True
    result = GAME.result(s)
    assert result is not None
    assert (result.scores, result.parts) == (
        [5, 1],
        [{"destroyed": 4, "legends": 1, "flares": 0}, {"destroyed": 0, "legends": 0, "flares": 1}],
    )


@rule("TK-M-01")
def test_in_a_melee_the_parts_are_those_of_the_colour_that_counts() -> None:
    fight = at("e5", "a4", "i5", form="melee", actions=1)
    s = fight.state
    gain(s, 0, 1, 6, "TK-M-02")
    gain(s, 0, 2, 2, "TK-M-02")
    gain(s, 0, 2, 1, "TK-M-04", LEGENDS)
    s.over = True
    result = GAME.result(s)
    assert result is not None
    assert result.parts is not None
    assert result.parts[0] == {"destroyed": 2, "legends": 1, "flares": 0}


@rule("TK-H-01")
def test_in_the_high_form_the_parts_are_tasks_and_legendary_pieces() -> None:
    fight = at("e5:l e6:l", "d4", form="high_form")
    fight.state.tasks.claimed = [[TASK_IDS.index("diagonals")], []]
    fight.state.over = True
    result = GAME.result(fight.state)
    assert result is not None
    assert result.scores is not None
    assert result.parts == [{"tasks": result.scores[0] - 2, "legendary": 2}, {"tasks": 0, "legendary": 0}]


def test_a_game_that_began_in_the_middle_has_no_parts() -> None:
    fight = ended("e5", "a4", points=[3, 2])
    result = GAME.result(fight.state)
    assert result is not None
    assert result.parts is None

"""The twenty-four tasks: what they bring, and when they are met (TK-H-02)."""

import pytest

from stolik.games.tash_kalar.tasks import TASKS
from tests.games.tash_kalar.arena import Fight, at
from tests.games.tash_kalar.claims import holds, met
from tests.rule import rule

PRINTED = {
    "destruction": ("destruction", 1, False),
    "devastation": ("destruction", 2, False),
    "heroic_destruction": ("destruction", 2, False),
    "heroic_devastation": ("destruction", 3, True),
    "end_of_legends": ("destruction", 2, True),
    "red_conquest": ("colored", 2, False),
    "green_conquest": ("colored", 2, False),
    "color_conquest": ("colored", 3, False),
    "red_legends": ("colored", 3, True),
    "green_legends": ("colored", 3, True),
    "rainbow_dominance": ("colored", 2, False),
    "red_summoning": ("summoning", 1, False),
    "green_summoning": ("summoning", 1, False),
    "colored_summoning": ("summoning", 2, False),
    "legendary_summoning": ("summoning", 2, True),
    "central_dominance": ("pattern", 1, False),
    "center_cross": ("pattern", 2, False),
    "line_dominance": ("pattern", 2, False),
    "diagonals": ("pattern", 3, True),
    "side_chain": ("pattern", 3, False),
    "corner_chain": ("pattern", 3, False),
    "imprisonment": ("enemy", 1, False),
    "envelopment": ("enemy", 2, True),
    "isolation": ("enemy", 2, True),
}


@rule("TK-C-02", "TK-H-02")
def test_type_points_and_frame_of_every_task() -> None:
    assert {task.id: (task.kind, task.points, task.advanced) for task in TASKS} == PRINTED
    assert sum(task.points for task in TASKS) == 50


# Destruction


def after_destroying(commons: int, heroics: int, legendaries: int = 0) -> Fight:
    fight = at("e5", "", form="high_form")
    fight.state.turn.tally = [0, 0, 0, 0, 0, commons, heroics, legendaries]
    return fight


@rule("TK-H-02", "TK-E-15")
@pytest.mark.parametrize(
    ("task", "enough", "too_few"),
    [
        ("destruction", [(3, 0, 0), (0, 2, 1)], [(2, 0, 0), (0, 1, 1)]),
        ("devastation", [(4, 0, 0), (1, 2, 1)], [(3, 0, 0)]),
        ("heroic_destruction", [(2, 1, 0), (2, 0, 1)], [(4, 0, 0), (1, 1, 0)]),
        ("heroic_devastation", [(2, 2, 0), (2, 1, 1)], [(3, 1, 0), (1, 2, 0)]),
        ("end_of_legends", [(0, 0, 1), (0, 2, 0), (0, 1, 1)], [(9, 1, 0)]),
    ],
)
def test_so_many_enemies_must_have_been_destroyed_in_this_turn(
    task: str, enough: list[tuple[int, int, int]], too_few: list[tuple[int, int, int]]
) -> None:
    assert all(holds(task, after_destroying(*fallen)) for fallen in enough)
    assert not any(holds(task, after_destroying(*fallen)) for fallen in too_few)


@rule("TK-H-02", "TK-E-15")
def test_enemies_destroyed_by_beings_meet_the_task() -> None:
    fight = at("f6 f7 e4", "d4 d5 d6 e6:h", form="high_form", tasks="destruction", hand="bomb")
    fight.summon("bomb", "e5")
    assert holds("destruction", fight)
    assert not holds("heroic_destruction", fight)


# Coloured squares


@rule("TK-H-02", "TK-A-01")
@pytest.mark.parametrize(
    ("task", "yes", "no"),
    [
        ("red_conquest", ["d2:h e5:l h6", "d2:h e5:h h6 c8"], ["d2:h e5 h6", "d2:h e5:h", "d2:h e5:h c3"]),
        ("green_conquest", ["c3:h g3:h i4", "a5:l f8:h c3"], ["c3:h g3 i4", "a5:h f8:h", "a5:h f8:h d2"]),
        ("color_conquest", ["d2:h e5:h c3:h g3 i4"], ["d2:h e5:h c3:h g3", "d2:h e5:h c3 g3 i4"]),
        ("red_legends", ["d2:l e5:h", "d2:l e5:l"], ["d2:l e5", "d2:h e5:h", "d2:l c3:h"]),
        ("green_legends", ["c3:l i4:h", "a5:l f8:l"], ["c3:l i4", "c3:h i4:h", "c3:l d2:h"]),
    ],
)
def test_so_many_pieces_of_such_a_rank_must_stand_on_coloured_squares(task: str, yes: list[str], no: list[str]) -> None:
    assert all(met(task, mine) for mine in yes)
    assert not any(met(task, mine) for mine in no)
    assert not met(task, "", yes[0])  # pieces of the enemy


@rule("TK-H-02")
@pytest.mark.parametrize(
    ("mine", "theirs", "expected"),
    [
        ("d2:h c3:h", "", True),
        ("d2:h c3:l", "e5 h6 a5", True),
        ("d2:h c3:h", "e5:h", False),
        ("d2:h e5:h c3:h", "h6:h", True),
        ("d2:h", "", False),
        ("d2 c3", "", False),
    ],
)
def test_rainbow_dominance_wants_more_upgraded_pieces_than_the_enemy_on_red_and_on_green(
    mine: str, theirs: str, expected: bool
) -> None:
    assert met("rainbow_dominance", mine, theirs) == expected


# Summoning


def after_summoning(beings: int, red: int, green: int, legends: int = 0) -> Fight:
    fight = at("e5", "", form="high_form")
    s = fight.state
    s.turn.beings, s.turn.on_red, s.turn.on_green, s.turn.legends = beings, red, green, legends
    return fight


@rule("TK-H-02", "TK-G-13")
@pytest.mark.parametrize(
    ("task", "yes", "no"),
    [
        ("red_summoning", [(2, 1, 0)], [(1, 1, 0), (2, 0, 2)]),
        ("green_summoning", [(2, 0, 1)], [(1, 0, 1), (2, 2, 0)]),
        ("colored_summoning", [(2, 2, 0), (2, 1, 1), (3, 0, 2)], [(2, 1, 0), (3, 0, 1)]),
        ("legendary_summoning", [(2, 0, 0, 1)], [(2, 2, 0, 0), (1, 0, 0, 1)]),
    ],
)
def test_so_many_beings_must_have_been_summoned_in_this_turn(
    task: str, yes: list[tuple[int, ...]], no: list[tuple[int, ...]]
) -> None:
    assert all(holds(task, after_summoning(*summoned)) for summoned in yes)
    assert not any(holds(task, after_summoning(*summoned)) for summoned in no)


@rule("TK-H-02", "TK-G-13")
def test_the_square_of_the_summoning_counts_and_not_where_the_being_ends() -> None:
    fight = at("e5 d7 f7 c2 c4", "", form="high_form", hand="high_priestess swordmaster")
    fight.summon("high_priestess", "e5")
    fight.play("e5-e4")
    assert (fight["e5"], fight.state.turn.on_red) == ("", 1)
    fight.summon("swordmaster", "c3")
    assert holds("colored_summoning", fight)
    assert holds("red_summoning", fight)
    assert holds("green_summoning", fight)
    assert not holds("legendary_summoning", fight)


# Patterns


@rule("TK-H-02", "TK-A-02")
@pytest.mark.parametrize(
    ("task", "yes", "no"),
    [
        (
            "central_dominance",
            ["d4:h e4:l f4 d5 e5"],
            ["d4:h e4:h f4 d5 g5", "d4:h e4 f4 d5 e5", "d4:h e4:h f4:h d5:h"],
        ),
        ("center_cross", ["e4 d5 e5 f5 e6", "d4 f4 e5 d6 f6"], ["e4 d5 e5 f5 d6", "d4 f4 e5 d6 e6"]),
        ("line_dominance", ["a4 b4 c4 d4 e4 f4", "f1 f3 f5 f7 f8 f9"], ["a3 b3 c3 d3 e3 f3", "a4 b4 c4 d4 e4 f5"]),
        (
            "diagonals",
            ["b2 c3 d4 e5:h f4 g3 h2", "b2:h c3 d4 f6 d6:h f4 g3 h2"],
            ["b2 c3 d4 e5:h f4 g3", "b2 c3 d4 e5 f4 g3 h2", "b2:h c3 d4 e5 f4 g3 h2"],
        ),
        (
            "side_chain",
            ["a5 b5 c5 d5 e5 f5 g5 h5 i5", "c1 c2 d3 d4 e5 e6 f7 f8 g9", "a3 b2 c2 d2 e2 f2 g2 h2 i3"],
            ["a5 b5 c5 d5 f5 g5 h5 i5", "b2 c2 d2 e2 f2 g2 h2", "a3 b2 c2 d2 e2 f2 g2 h2"],
        ),
        (
            "corner_chain",
            ["b2 c3 d4 e5 f6 g7 h8", "g1 f2 e3 d4 c5 b6 a7", "i3 h4 g5 f6 e7 d8 c9"],
            ["b2 c3 d4 e5 f6 g7", "b2 c3 d4 e5 f4 g3 h2" + " c2", "c2 c3 d4 e5 f6 g7 h8"],
        ),
    ],
)
def test_so_must_the_pieces_lie(task: str, yes: list[str], no: list[str]) -> None:
    assert [met(task, mine) for mine in yes] == [True] * len(yes)
    assert [met(task, mine) for mine in no] == [False] * len(no)
    assert not met(task, "", yes[0])


@rule("TK-H-02")
@pytest.mark.parametrize(("theirs", "expected"), [("", True), ("h5", True), ("h5 i5", False)])
def test_line_dominance_is_a_lead_of_six_on_one_line(theirs: str, expected: bool) -> None:
    assert met("line_dominance", "a5 b5 c5 d5 e5 f5 g5", theirs) == expected


@rule("TK-H-02")
def test_enemies_between_do_not_matter_for_a_cross_but_break_a_chain() -> None:
    assert met("center_cross", "e4 d5 e5 f5 e6", "d4 f4 d6 f6")
    assert not met("side_chain", "a5 b5 c5 d5 f5 g5 h5 i5", "e5")

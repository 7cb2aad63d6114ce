"""The High Form: score, claiming, the open tasks (TK-H-01 to TK-H-05)."""

import pytest

from stolik.games.tash_kalar.tasks import TASK_IDS
from tests.games.tash_kalar.arena import Fight, at
from tests.games.tash_kalar.turns import next_task, settle, turns
from tests.rule import rule

CROSS = "e4 d5 e5 f5 e6"


def crossing(tasks: str = "center_cross", following: str = "isolation", mine: str = CROSS, theirs: str = "") -> Fight:
    """One action before the end of the turn."""
    fight = at(mine, theirs, form="high_form", tasks=tasks, actions=1, hand="bomb knight herald titan leviathan")
    return next_task(fight, following)


def open_tasks(fight: Fight) -> list[str]:
    return [TASK_IDS[task] for task in fight.state.tasks.current]


# The score


@rule("TK-H-01")
def test_the_score_is_the_points_of_claimed_tasks_and_one_for_each_legendary_piece() -> None:
    fight = at("e5:l e6:l e7:h", "d4:l", form="high_form")
    fight.state.tasks.claimed = [[TASK_IDS.index("diagonals"), TASK_IDS.index("destruction")], []]
    fight.state.tasks.pool = [task for task in fight.state.tasks.pool if task not in fight.state.tasks.claimed[0]]
    assert (fight.score(0), fight.score(1)) == (3 + 1 + 2, 1)


@rule("TK-H-01")
def test_an_upgraded_piece_counts_like_a_summoned_one() -> None:
    fight = at("g5:h f6:h e7:h g7 h8", "", form="high_form", hand="two_headed_dragon")
    fight.summon("two_headed_dragon", "e5")
    assert fight.score(0) == 1
    fight.play("g5")
    assert fight.score(0) == 2


@rule("TK-H-01", "TK-Z-02")
def test_a_legendary_piece_that_falls_takes_its_point_along_at_once() -> None:
    """V-20."""
    fight = at("d5 d6 e6 e7", "f5:l", form="high_form", hand="champion")
    fight.summon("champion", "e5")
    assert fight.score(1) == 1
    fight.play("f5")
    assert fight.score(1) == 0


@rule("TK-H-01", "TK-H-04")
def test_the_end_is_checked_against_the_score_that_is_left() -> None:
    """V-20: eight points of tasks, and the ninth falls."""
    for prey, last in (("f5", -1), ("pass", 0)):
        fight = at("d5 d6 e6 e7", "f5:l", form="high_form", hand="champion", actions=1)
        tasks = [TASK_IDS.index(name) for name in ("diagonals", "side_chain", "devastation")]
        fight.state.tasks.claimed = [[], tasks]
        fight.state.tasks.pool = [task for task in fight.state.tasks.pool if task not in tasks]
        assert fight.score(1) == 9
        fight.summon("champion", "e5")
        fight.play(prey)
        if prey == "f5":
            fight.play("place c1")
        settle(fight)
        assert fight.state.last == last


# Claiming


@rule("TK-H-02")
def test_at_the_end_of_the_turn_one_current_task_that_is_met_may_be_claimed() -> None:
    fight = crossing("center_cross red_conquest line_dominance", mine="a5 b5 c5 d5 e5 f5 e4 e6")
    fight.play("place c1")
    assert (fight.player, fight.asked, fight.options) == (0, "claim", ["center_cross", "line_dominance", "pass"])
    fight.play("line_dominance")
    settle(fight)
    assert (fight.state.turn.seat, fight.score(0)) == (1, 2)  # one only


@rule("TK-H-02")
def test_a_claim_may_be_declined() -> None:
    fight = crossing()
    fight.play("place c1", "pass")
    settle(fight)
    assert (fight.state.turn.seat, fight.score(0), open_tasks(fight)) == (1, 0, ["center_cross"])


@rule("TK-H-02")
def test_nothing_is_asked_where_no_task_is_met() -> None:
    fight = crossing("red_conquest")
    fight.play("place c1")
    assert fight.asked == "card"


@rule("TK-H-02")
def test_the_next_task_cannot_be_claimed() -> None:
    fight = crossing("red_conquest", "center_cross")
    fight.play("place c1")
    assert fight.asked == "card"


@rule("TK-H-02")
def test_what_must_have_happened_must_have_happened_in_this_turn() -> None:
    fight = at("f6 f7", "d4 d5 d6 i5", form="high_form", tasks="destruction", hand="bomb")
    next_task(fight, "isolation")
    fight.summon("bomb", "e5")
    fight.play("place c1")
    assert fight.options == ["destruction", "pass"]
    fight.play("pass")
    assert turns(fight, 1) == [1]
    settle(fight)
    fight.play("place e9", "place f9")
    assert (fight.state.turn.seat, fight.asked) == (1, "action")  # no claim was offered


@rule("TK-H-02", "TK-G-07")
def test_a_task_is_judged_after_the_last_free_step() -> None:
    heroes = "a3:h a4:h a6:h"
    fight = at("e4 d5 e5 f5", heroes, form="high_form", tasks="center_cross", flare="3-6a", actions=1)
    next_task(fight, "isolation")
    fight.play("place c1", "flare 3-6a highland", "e6")
    assert (fight.asked, fight.options) == ("claim", ["center_cross", "pass"])


# The open tasks


@rule("TK-H-03")
def test_the_next_task_becomes_current_and_a_new_one_is_turned_up() -> None:
    fight = crossing("center_cross red_conquest destruction", "isolation")
    fight.play("place c1", "center_cross")
    assert (fight.player, fight.asked) == (-1, "task")
    assert open_tasks(fight) == ["red_conquest", "destruction", "isolation"]
    assert "center_cross" not in fight.options
    fight.play("diagonals")
    assert TASK_IDS[fight.state.tasks.next] == "diagonals"


@rule("TK-H-03", "TK-S-04")
def test_a_new_next_task_makes_no_three_of_a_type() -> None:
    fight = crossing("center_cross red_conquest green_conquest", "isolation")
    fight.play("place c1", "center_cross", "red_legends")
    assert (fight.asked, [TASK_IDS[task] for task in fight.state.tasks.under]) == ("task", ["red_legends"])
    fight.play("envelopment")
    assert TASK_IDS[fight.state.tasks.next] == "envelopment"


@rule("TK-H-03", "TK-S-04")
@pytest.mark.parametrize(("left", "turned"), [("", ""), ("red_legends", "red_legends")])
def test_with_an_empty_deck_no_task_is_turned_up_and_the_last_one_stays_whatever_its_type(
    left: str, turned: str
) -> None:
    fight = crossing("center_cross red_conquest green_conquest", "isolation")
    s = fight.state
    rest = [task for task in s.tasks.pool if TASK_IDS[task] != left]
    s.tasks.claimed, s.tasks.pool = [[], rest], [task for task in s.tasks.pool if task not in rest]
    fight.play("place c1", "center_cross")
    settle(fight)
    assert (TASK_IDS[s.tasks.next] if s.tasks.next >= 0 else "") == turned
    assert open_tasks(fight) == ["red_conquest", "green_conquest", "isolation"]


@rule("TK-H-03", "TK-S-04")
def test_a_card_under_the_deck_comes_up_again_when_all_others_are_gone() -> None:
    fight = crossing("center_cross red_conquest destruction", "isolation")
    s = fight.state
    s.tasks.under = [TASK_IDS.index("red_legends")]
    rest = [task for task in s.tasks.pool if task not in s.tasks.under]
    s.tasks.claimed, s.tasks.pool = [[], rest], []
    fight.play("place c1", "center_cross")
    assert (TASK_IDS[s.tasks.next], s.tasks.under) == ("red_legends", [])


# The end


@rule("TK-H-04", "TK-Z-03")
def test_nine_points_at_the_end_of_a_turn_bring_the_last_round() -> None:
    """V-21: B has one more turn, A has one more, then it is over."""
    fight = crossing("diagonals center_cross", "isolation", CROSS + " a4:l b4:l c4:l")
    tasks = [TASK_IDS.index(name) for name in ("devastation", "heroic_destruction")]
    fight.state.tasks.claimed = [tasks, []]
    fight.state.tasks.pool = [task for task in fight.state.tasks.pool if task not in tasks]
    assert fight.score(0) == 7
    fight.play("place c1", "center_cross")
    settle(fight)
    assert (fight.score(0), fight.state.last) == (9, 0)
    assert turns(fight, 5) == [1, 0]
    assert fight.over


@rule("TK-H-04")
def test_eight_points_do_not() -> None:
    fight = crossing("diagonals center_cross", "isolation", CROSS + " a4:l b4:l")
    tasks = [TASK_IDS.index(name) for name in ("devastation", "heroic_destruction")]
    fight.state.tasks.claimed = [tasks, []]
    fight.state.tasks.pool = [task for task in fight.state.tasks.pool if task not in tasks]
    fight.play("place c1", "center_cross")
    settle(fight)
    assert (fight.score(0), fight.state.last) == (8, -1)


@rule("TK-H-05")
@pytest.mark.parametrize(("mine", "theirs", "places"), [("e5:l", "", [1, 2]), ("e5:l", "d4:l c4:l", [2, 1])])
def test_whoever_has_more_points_after_the_last_turn_wins(mine: str, theirs: str, places: list[int]) -> None:
    fight = at(mine, theirs, form="high_form", actions=1)
    fight.state.last, fight.state.final = 0, True
    fight.play("place c1")
    settle(fight)
    assert fight.over
    result = fight.position.game.result(fight.state)
    assert result is not None
    assert (result.places, result.scores) == (places, [fight.score(0), fight.score(1)])

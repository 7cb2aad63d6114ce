"""How many sit down where nobody said."""

from pathlib import Path

import pytest

from stolik.terminal.faults import BadInput
from stolik.terminal.opening import agreed, bots_only
from stolik.terminal.seats import Company, friendly
from tests.terminal.keyboard import here


@pytest.mark.parametrize(
    ("possible", "taken", "seats"),
    [
        ([2, 3, 4], 1, 3),  # the number wanted
        ([2, 4], 1, 4),  # the next that can be
        ([2], 1, 2),  # the most that can be
        ([2, 4], 4, 4),
        ([2], 3, 3),  # which the game refuses
    ],
)
def test_as_many_as_are_wanted_and_else_as_many_as_can_be(possible: list[int], taken: int, seats: int) -> None:
    assert friendly(possible, taken) == seats


def test_people_among_themselves_want_no_company() -> None:
    assert Company(None, 2, [], []).how_many([2, 3, 4]) == 2
    assert Company(None, 2, [], ["greedy"]).how_many([2, 3, 4]) == 3
    with pytest.raises(BadInput):
        Company(2, 3, [], [])


@pytest.mark.parametrize("setup", ["first_game", "crecy"])
def test_a_set_up_for_two_starts_with_two(setup: str) -> None:
    _, options = agreed("war_chest", None, [], [f"setup={setup}"])
    assert options["seats"] == 2
    session = bots_only("war_chest", None, ["greedy"], [f"setup={setup}"], None)
    assert session.record.seats == ["greedy", "greedy"]


def test_it_can_be_played(tmp_path: Path) -> None:
    played = here("play", "war_chest", "--set", "setup=first_game", "--data", tmp_path, said=["quit"])
    assert (played.code, played.err) == (0, "")
    assert "Player 1" in played.out


def test_more_than_can_play_are_refused() -> None:
    done = here("play", "war_chest", "--set", "setup=first_game", "--humans", "3")
    assert (done.code, done.out) == (2, "")
    assert "It cannot be played with 3 seats; it can with 2." in done.err

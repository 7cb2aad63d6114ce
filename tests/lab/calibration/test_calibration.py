"""What hints say is what happens, as far as a few games can show it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stolik.engine.options import settle
from stolik.games import GAMES
from stolik.lab.calibration.run import Calibration, Case, calibrated
from tests.terminal.keyboard import here
from tests.test_cli import one_sentence

GAMES_PLAYED = 12
LARGEST = 0.2
"""The error that so few games may show by luck alone: bad chances are further off."""


def test_who_always_says_what_happens_has_no_error() -> None:
    sure = Calibration(2, 1, [Case(1.0, 1.0), Case(0.0, 0.0)])
    assert (sure.error, sure.brier) == (0.0, 0.0)
    wrong = Calibration(2, 1, [Case(0.95, 0.0), Case(0.95, 0.0)])
    assert wrong.error == pytest.approx(0.95)
    assert wrong.error > LARGEST
    even = Calibration(2, 1, [Case(0.55, 1.0), Case(0.55, 0.0)])
    assert even.error == pytest.approx(0.05)
    assert [(one.number, one.cases) for one in even.tenths] == [(5, 2)]


def test_false_chances_are_further_off_than_luck_explains() -> None:
    boasting = Calibration(2, 10, [Case(0.9, float(number % 2)) for number in range(40)])
    assert boasting.error > boasting.by_luck > 0.0
    honest = Calibration(2, 10, [Case(0.5, float(number % 2)) for number in range(40)])
    assert honest.error < honest.by_luck


@pytest.mark.parametrize("seats", [2, 4])
def test_the_chances_of_hints_are_about_true(seats: int) -> None:
    game = GAMES["titan_race"]
    done: list[int] = []
    found = calibrated(game, settle(game, seats, {}), "greedy", GAMES_PLAYED, 1, done.append)
    assert done == list(range(1, GAMES_PLAYED + 1))
    assert len(found.cases) == 4 * found.games
    assert found.error < min(LARGEST, found.by_luck)
    assert found.brier < 0.25, "it knows more than who says one half"


def test_the_command_writes_for_people_and_programs(tmp_path: Path) -> None:
    wish = ("calibration", "titan_race", "--games", "2", "--bots", "greedy", "--seats", "2")
    page = tmp_path / "page.html"
    done = here(*wish, "--json", "--report", page)
    told = json.loads(done.out)
    assert (done.code, told["game"], told["bot"]) == (0, "titan_race", "greedy")
    assert sum(one["cases"] for one in told["seats"][0]["tenths"]) == told["seats"][0]["questions"]
    assert "<svg" in page.read_text(encoding="utf-8")
    assert "pytania: 8" in here(*wish, "--lang", "pl").out


def test_one_bot_plays_all_seats() -> None:
    one_sentence(here("calibration", "titan_race", "--bots", "greedy,random"))

"""What hints say is what happens, as far as a few games can show it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stolik.bots.chances import AS_FOUND, NOTHING, REFUSED, Sharpness, chances_file, correction, sharpness
from stolik.engine.options import settle
from stolik.games import GAMES
from stolik.lab.calibration.cases import Calibration, Forecast
from stolik.lab.calibration.fit import fitted, held_out, sharpest
from stolik.lab.calibration.run import calibrated
from tests.terminal.keyboard import here
from tests.test_cli import one_sentence

SAMPLES = Path(__file__).parent / "samples"
GAMES_PLAYED = 12
LARGEST = 0.2
"""The error that so few games may show by luck alone: bad chances are further off."""


def test_who_always_says_what_happens_has_no_error() -> None:
    sure = Calibration(2, 1, [Forecast(1.0, 1.0), Forecast(0.0, 0.0)])
    assert (sure.error, sure.brier) == (0.0, 0.0)
    wrong = Calibration(2, 1, [Forecast(0.95, 0.0), Forecast(0.95, 0.0)])
    assert wrong.error == pytest.approx(0.95)
    assert wrong.error > LARGEST
    even = Calibration(2, 1, [Forecast(0.55, 1.0), Forecast(0.55, 0.0)])
    assert even.error == pytest.approx(0.05)
    assert [(one.number, one.cases) for one in even.tenths] == [(5, 2)]


def test_false_chances_are_further_off_than_luck_explains() -> None:
    boasting = Calibration(2, 10, [Forecast(0.9, float(number % 2)) for number in range(40)])
    assert boasting.error > boasting.by_luck > 0.0
    honest = Calibration(2, 10, [Forecast(0.5, float(number % 2)) for number in range(40)])
    assert honest.error < honest.by_luck


# Corrections


def boasting() -> list[Forecast]:
    """Who finds three in four where it is one in two, and nine in ten where it is three in four."""
    evens = [Forecast(0.75, float(number // 2 % 2), 0.75, number) for number in range(80)]
    return evens + [Forecast(0.9, float(number // 2 % 4 > 0), 0.9, number) for number in range(80)]


def test_a_correction_makes_false_chances_true() -> None:
    found = Calibration(2, 80, boasting())
    by = fitted(found.cases)
    assert found.error > 0.15
    assert found.corrected(by).error < 0.04
    assert held_out(found).error < 0.08, "also of games that it was not made from"
    assert by.of(0.2) < by.of(0.3) < by.of(0.9), "what is likelier stays likelier"


def test_few_games_correct_little_and_true_chances_nothing() -> None:
    few = fitted(boasting()[:3])
    assert abs(few.of(0.5) - 0.5) < 0.1
    honest = fitted(
        [Forecast(0.5, float(number % 2), chance, number) for number in range(100) for chance in (0.49, 0.51)]
    )
    assert honest.of(0.5) == pytest.approx(0.5, abs=0.01)


def test_a_correction_that_is_none_changes_nothing() -> None:
    assert [NOTHING.of(chance) for chance in (0.01, 0.54, 1.0)] == pytest.approx([0.01, 0.54, 1.0], abs=1e-3)


def test_an_owner_has_a_correction_of_their_own_or_a_faulty_one_that_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    game, file = GAMES["titan_race"], tmp_path / "titan_race" / "chances.toml"
    monkeypatch.setenv("STOLIK_BOX", str(tmp_path))
    file.parent.mkdir()
    file.write_text("[seats.2]\nshift = 1.0\nslope = 2\n[reviews.2]\nslope = 1.5\n", encoding="utf-8")
    assert (sharpness(game, 2).slope, sharpness(game, 3).slope) == (1.5, 1.0)
    assert (correction(game, 2).shift, correction(game, 2).slope) == (1.0, 2.0)
    assert correction(game, 3).of(0.3) == pytest.approx(0.3)
    for fault in ("[seats.2]\nslope = -1.0\n", '[seats.2]\nshift = "far"\n', "[seats]\n2 = 3\n", "seats = 3\n", "["):
        file.write_text(fault, encoding="utf-8")
        assert correction(game, 2) is NOTHING
        assert "Hints of titan_race tell what the search found." in caplog.text
        caplog.clear()
        REFUSED.clear()

    for fault in ("[reviews.2]\nslope = 0\n", "[reviews]\n2 = 3\n", "reviews = 3\n"):
        file.write_text(fault, encoding="utf-8")
        assert sharpness(game, 2) is AS_FOUND


# Reviews


def test_sharpened_chances_keep_their_order_and_add_up_to_one() -> None:
    said = Sharpness(2.0).of([0.5, 0.3, 0.2], [0, 1, 2])
    assert said == pytest.approx([0.25 / 0.38, 0.09 / 0.38, 0.04 / 0.38])
    assert Sharpness(2.0).of([0.6, 0.4, 0.6, 0.4], [0, 1, 0, 1])[::2] == pytest.approx([0.36 / 0.52] * 2), (
        "a team is one"
    )
    assert AS_FOUND.of([0.7, 0.3], [0, 1]) == pytest.approx([0.7, 0.3])


def test_who_is_not_sure_enough_is_sharpened() -> None:
    shy = [Forecast(said, won, said, number) for number in range(300) for said, won in ((0.6, 1.0), (0.4, 0.0))]
    by = sharpest(Calibration(2, 300, shy, sides=2))
    assert by.slope > 2.0
    lucky = [
        Forecast(said, (number + place) % 2, said, number)
        for number in range(300)
        for place, said in enumerate((0.9, 0.1))
    ]
    assert sharpest(Calibration(2, 300, lucky, sides=2)).slope < 0.2, "nine in ten that are one in two"


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


def test_the_command_asks_reviews_too(tmp_path: Path) -> None:
    wish = ("calibration", "titan_race", "--games", "2", "--bots", "greedy", "--seats", "2", "--reviews")
    correct = tmp_path / "chances.toml"
    told = json.loads(here(*wish, "--json", "--correct", correct).out)
    (found,) = told["reviews"]
    assert (found["sides"], found["questions"], len(found["cases"].split())) == (2, 8, 16)
    assert "[reviews.2]" in correct.read_text(encoding="utf-8")


def test_games_that_were_kept_are_drawn_and_corrected_without_being_played_again(tmp_path: Path) -> None:
    sample, plot, correct = SAMPLES / "titan_race.json", tmp_path / "plot.svg", tmp_path / "chances.toml"
    wish = ("calibration", "titan_race", "--cases", sample, "--plot", plot, "--correct", correct, "--json")
    told = json.loads(here(*wish).out)
    assert [one["seats"] for one in told["seats"]] == [2, 3, 4, 5, 6]
    assert plot.read_text(encoding="utf-8").count("<g ") == 5
    hints = correct.read_text(encoding="utf-8")
    here(*wish, "--reviews")
    how, reviews = correct.read_text(encoding="utf-8").split("\n", 1)
    assert hints.startswith(how)
    assert f"{hints}{reviews}" == (chances_file(GAMES["titan_race"]) or plot).read_text(encoding="utf-8")


def test_a_file_that_has_no_such_games_is_refused(tmp_path: Path) -> None:
    torn = tmp_path / "torn.json"
    torn.write_text("{", encoding="utf-8")
    for file in (torn, tmp_path / "none.json", SAMPLES / "war_chest.json"):
        one_sentence(here("calibration", "titan_race", "--cases", file))


def test_one_bot_plays_all_seats() -> None:
    one_sentence(here("calibration", "titan_race", "--bots", "greedy,random"))

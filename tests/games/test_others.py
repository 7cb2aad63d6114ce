"""Games of other packages: found by their entry points, and never in the way of ours."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from stolik.games import FOLDER, GAMES, Games
from tests.terminal.keyboard import stolik

WORKING = """
from stolik.engine.game import Game

GAME = Game("{name}", __package__, rules=1, setup=None, step=None, result=None, view=None, prompts={{}}, events={{}})
"""


def install(place: Path, package: str, name: str, code: str) -> None:
    """As an installer would leave it: the package, and beside it what it offers."""
    (place / package).mkdir(parents=True)
    (place / package / "__init__.py").write_text(code, "utf-8")
    offers = place / f"{package}-1.0.dist-info"
    offers.mkdir()
    (offers / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", "utf-8")
    (offers / "entry_points.txt").write_text(f"[stolik.games]\n{name} = {package}:GAME\n", "utf-8")


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which whatever is installed is found."""
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(sys, "modules", dict(sys.modules))
    return tmp_path


def test_a_game_of_another_package_stands_after_ours(shelf: Path) -> None:
    install(shelf, "nim_for_stolik", "nim", WORKING.format(name="nim"))
    games = Games(FOLDER)
    assert [*games] == [*sorted(GAMES), "nim"]
    assert games["nim"].package == "nim_for_stolik"
    assert not games.faults


def test_ours_are_found_without_a_look_at_other_packages(shelf: Path) -> None:
    install(shelf, "loud", "loud", "raise SystemExit")
    games = Games(FOLDER)
    assert all(games[name] is GAMES[name] for name in GAMES)


@pytest.mark.parametrize(
    ("name", "code", "why"),
    [
        ("nim", "import a_thing_that_is_missing", "No module named 'a_thing_that_is_missing'"),
        ("nim", "1 / 0", "division by zero"),
        ("nim", "NO_GAME = 1", "module 'other' has no attribute 'GAME'"),
        ("nim", "GAME = 1", "other:GAME is no Game"),
        ("nim", WORKING.format(name="mill"), "the game calls itself mill"),
        (min(GAMES), WORKING.format(name=min(GAMES)), "there is a game of that name already"),
    ],
)
def test_what_is_wrong_with_a_package_is_told_and_the_others_play(shelf: Path, name: str, code: str, why: str) -> None:
    install(shelf, "other", name, code)
    install(shelf, "sound", "sound", WORKING.format(name="sound"))
    games = Games(FOLDER)
    assert [*games] == [*sorted(GAMES), "sound"]
    assert games.faults == {name: f"{name} of the package other: {why}"}
    assert games[min(GAMES)] is GAMES[min(GAMES)]


def test_of_two_packages_with_one_name_the_second_is_refused(shelf: Path) -> None:
    install(shelf, "one", "nim", WORKING.format(name="nim"))
    install(shelf, "other", "nim", WORKING.format(name="nim"))
    games = Games(FOLDER)
    assert games["nim"].package == "one"
    assert games.faults["nim"] == "nim of the package other: there is a game of that name already"


def test_commands_name_the_package_and_go_on(tmp_path: Path) -> None:
    install(tmp_path, "broken", "nim", "import a_thing_that_is_missing")
    place = os.pathsep.join([str(tmp_path), *filter(None, sys.path)])
    listed = stolik("games", PYTHONPATH=place)
    why = "cannot be played. nim of the package broken: No module named 'a_thing_that_is_missing'"
    assert listed.code == 0
    assert why in listed.out
    assert all(f"  {name}\n" in listed.out for name in GAMES)
    wanted = stolik("play", "nim", PYTHONPATH=place)
    assert wanted.code == 2
    assert why in wanted.err

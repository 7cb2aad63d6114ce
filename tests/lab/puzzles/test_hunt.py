"""Puzzles are found in games: the same seed finds the same ones, and a file can be gone on with."""

from __future__ import annotations

from pathlib import Path
from time import time

import pytest

from stolik.games import GAMES
from stolik.lab.puzzles import hunt, proof
from stolik.lab.puzzles.hunt import Found, Kept, PuzzleJob, agreed_by_lot, search_game
from stolik.lab.puzzles.proof import Rigour
from stolik.lab.puzzles.run import agreement, main
from stolik.puzzles import faults, rating, shelf

GAME = "titan_race"
QUICK = Rigour(8, 12, 24, 0.04)
LATER = time() + 3600.0


def test_what_is_found_is_a_good_puzzle_and_found_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(hunt, "EACH", 1)
    monkeypatch.setattr(proof, "TRIES", {"level1": 1, "level2": 1})
    numbers = iter(range(8))
    found = Found(0, True, [], {})
    while not found.puzzles:
        found = search_game(PuzzleJob(GAME, 3, next(numbers), QUICK, LATER))
    (puzzle,) = found.puzzles
    assert faults(GAMES[GAME], puzzle) == []
    assert puzzle.origin[:2] == (3, found.number)
    assert puzzle.rating == rating(puzzle.solved)
    assert search_game(PuzzleJob(GAME, 3, found.number, QUICK, LATER)).puzzles == [puzzle]
    kept = Kept(tmp_path / "file.jsonl")
    kept.add(found)
    kept.add(found._replace(number=found.number + 1, whole=False))
    again = Kept(tmp_path / "file.jsonl")
    assert list(again.puzzles.values()) == [puzzle], "no doubles"
    assert again.done == {found.number}


def test_a_game_without_time_is_searched_again_later() -> None:
    found = search_game(PuzzleJob(GAME, 3, 0, QUICK, 0.0))
    assert not found.whole
    assert not found.puzzles


def test_a_line_that_was_cut_off_is_forgotten(tmp_path: Path) -> None:
    file = tmp_path / "file.jsonl"
    file.write_text('{"done":4}\n{"chances":[[', "utf-8")
    assert Kept(file).done == {4}
    assert next(iter(Kept(file).left())) == 0


@pytest.mark.parametrize("name", list(GAMES))
def test_games_are_played_by_two_sides(name: str) -> None:
    from random import Random

    for seed in range(5):
        options = agreed_by_lot(GAMES[name], Random(seed))
        assert len(set(GAMES[name].sides(options))) == 2


def test_how_many_level_5_agrees_with_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stolik.lab.puzzles.run.TIMES", 0.02)
    puzzles = list(shelf(GAMES[GAME]).values())[:2]
    told = list(agreement(puzzles, 5, 1, 1, LATER))
    assert {name for name, _ in told} == {puzzle.id for puzzle in puzzles}
    assert not list(agreement(puzzles, 5, 1, 1, 0.0))


def test_what_cannot_be_searched_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["chess", "--make", "1"]) == 2
    assert "chess" in capsys.readouterr().err

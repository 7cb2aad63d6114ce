"""Every puzzle that ships: the engine plays it, its solution is offered and the best, and nothing hidden matters."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

import pytest

from stolik.engine.game import Game
from stolik.games import FOLDER, GAMES
from stolik.puzzles import RATED, Puzzle, clear_in, daily, faults, rating, read, shelf, written
from stolik.puzzles.shelf import puzzles_in
from stolik.text import LANGUAGES, Texts, rulebook

OURS = [GAMES[name] for name in sorted(path.parent.name for path in FOLDER.glob("*/puzzles"))]
SHELVES = pytest.mark.parametrize("game", OURS, ids=[game.name for game in OURS])


@SHELVES
def test_every_puzzle_is_played_and_its_solution_is_the_best_answer_in_any_world_of_its_seat(game: Game[Any]) -> None:
    assert shelf(game)
    assert [fault for puzzle in shelf(game).values() for fault in faults(game, puzzle)] == []


@SHELVES
def test_a_puzzle_is_clear_and_not_obvious(game: Game[Any]) -> None:
    for puzzle in shelf(game).values():
        best, second = puzzle.chances[0][0][1], puzzle.chances[0][1][1]
        assert best - second >= clear_in(game.name)
        assert sum(found for found, _ in puzzle.solved.values()) < sum(of for _, of in puzzle.solved.values())
        assert puzzle.rating == rating(puzzle.solved)
        assert set(puzzle.solved) == set(RATED)


@SHELVES
def test_its_texts_are_complete(game: Game[Any]) -> None:
    for puzzle in shelf(game).values():
        for language in LANGUAGES:
            assert puzzle.rule in rulebook(game, language)
            assert Texts(language).say(f"puzzle-theme-{puzzle.theme}")


@SHELVES
def test_there_are_no_doubles(game: Game[Any]) -> None:
    files = (FOLDER / game.name / "puzzles").glob("*.jsonl")
    assert sum(len(puzzles_in(file)) for file in files) == len(shelf(game))
    puzzles = shelf(game).values()
    assert len({(puzzle.opening, str(puzzle.line)) for puzzle in puzzles}) == len(puzzles)


def test_a_puzzle_is_read_as_it_was_written() -> None:
    puzzle = next(iter(shelf(OURS[0]).values()))
    assert written(read(written(puzzle))) == written(puzzle)


def test_each_day_has_a_puzzle_and_all_games_take_turns() -> None:
    begin = date(2026, 11, 17)
    days = [daily(OURS, begin + timedelta(number)) for number in range(2 * len(OURS))]
    assert {puzzle.game for puzzle in days if puzzle} == {game.name for game in OURS}
    assert daily(OURS, begin) == days[0]
    assert daily([], begin) is None


def spoiled(puzzle: Puzzle, **other: Any) -> list[str]:
    return faults(GAMES[puzzle.game], puzzle._replace(**other))


def test_what_is_wrong_with_a_puzzle_is_said() -> None:
    puzzle = next(iter(shelf(OURS[0]).values()))
    wrong = next(answer for answer, _ in reversed(puzzle.chances[0]))
    assert spoiled(puzzle, solution=[wrong], chances=puzzle.chances[:1])
    assert spoiled(puzzle, theme="no such")
    assert spoiled(puzzle, chances=[chances[1:] for chances in puzzle.chances])
    assert spoiled(puzzle, line=[*puzzle.line, (puzzle.seat, "nonsense")])
    assert spoiled(puzzle, seat=puzzle.seat + 1)

"""Puzzles at the keyboard: solved, failed, hinted at, listed, and kept from a game of one's own."""

from __future__ import annotations

import json
from pathlib import Path

from stolik.engine import recordfile
from stolik.engine.options import settle
from stolik.engine.record import new_record
from stolik.games import GAMES
from stolik.puzzles import Puzzle, question_of, shelf, solved
from stolik.text import Texts
from tests.terminal.keyboard import here

GAME = "war_chest"


def some() -> Puzzle:
    return next(iter(shelf(GAMES[GAME]).values()))


def typed(puzzle: Puzzle) -> list[str]:
    """The numbers of the right answers."""
    said = []
    for place, right in enumerate(puzzle.solution):
        position = solved(GAMES[GAME], puzzle, puzzle.solution[:place]).position
        said.append(str(question_of(puzzle, position).options.index(right) + 1))
    return said


def test_it_is_solved_after_a_hint_that_names_the_rule(tmp_path: Path) -> None:
    puzzle = some()
    done = here("puzzles", GAME, puzzle.id, "--lang", "pl", "--data", tmp_path, said=["?", *typed(puzzle)])
    assert done.code == 0
    assert Texts("pl").say("puzzle-right") in done.out
    assert done.out.count(puzzle.rule) >= 2
    assert json.loads((tmp_path / "solved.json").read_text("utf-8")) == {GAME: {puzzle.id: True}}


def test_a_wrong_answer_is_told_what_every_option_was_worth(tmp_path: Path) -> None:
    puzzle = some()
    options = question_of(puzzle, solved(GAMES[GAME], puzzle, []).position).options
    wrong = options.index(puzzle.chances[0][-1][0]) + 1
    done = here("puzzles", GAME, puzzle.id, "--data", tmp_path, said=[str(wrong)])
    assert Texts("en").say("puzzle-wrong") in done.out
    assert all(f"{chance:.0%}" in done.out for _, chance in puzzle.chances[0])
    here("puzzles", GAME, puzzle.id, "--data", tmp_path, said=typed(puzzle))
    told = json.loads(here("puzzles", GAME, "--list", "--json", "--data", tmp_path).out)
    assert [one["solved"] for one in told if one["id"] == puzzle.id] == [False], "the first try counts"
    assert {one["id"] for one in told} == set(shelf(GAMES[GAME]))


def test_all_are_listed_with_theme_and_rating(tmp_path: Path) -> None:
    done = here("puzzles", GAME, "--list", "--lang", "pl", "--data", tmp_path)
    assert all(puzzle.id in done.out for puzzle in shelf(GAMES[GAME]).values())
    assert Texts("pl").say(f"puzzle-theme-{some().theme}") in done.out


def test_a_step_of_a_game_is_kept_and_solved(tmp_path: Path) -> None:
    game = GAMES[GAME]
    options = settle(game, 2, {"setup": "first_game"})
    record = new_record(game, options, ["Anna", "Jan"], ["1", "2"], b"1" * 32)
    while record.result is None and len(record.entries) < 40:
        assert record.decision is not None
        record.answer(record.decision.player, record.decision.options[0])
    if record.result is None:
        record.concede(0)
    file = tmp_path / "game.stolik"
    file.write_text(recordfile.write(record), "utf-8")
    kept = here("puzzles", GAME, "--from", file, "--step", "12", "--data", tmp_path)
    assert kept.code == 0, kept.err
    name = kept.out.split(f"stolik puzzles {GAME} ")[1][:8]
    done = here("puzzles", GAME, name, "--data", tmp_path, said=["show"])
    assert Texts("en").say("puzzle-theme-kept") in done.out
    assert "%" in done.out


def test_what_is_not_there_is_said(tmp_path: Path) -> None:
    assert here("puzzles", GAME, "nonsense", "--data", tmp_path).code == 2
    assert here("puzzles", GAME, "--from", tmp_path / "none", "--data", tmp_path).code == 2
    assert here("puzzles", "chess", "--make", "1").code == 2

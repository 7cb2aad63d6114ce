"""Courses at the keyboard: every lesson finished by what it teaches, left and gone on with, a wrong answer told why."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from stolik.engine.game import Game
from stolik.examples.positions import option_called
from stolik.games import GAMES
from stolik.lessons import Lesson, lessons, taught
from stolik.text import LANGUAGES, Texts
from tests.terminal.keyboard import here

COURSES = [
    pytest.param(game, lesson, id=f"{game.name}-{lesson.name}")
    for game in GAMES.values()
    for lesson in lessons(game).values()
]
LENGTHS = {"titan_race": 6, "war_chest": 8, "tash_kalar": 8, "karak2": 8}


def typed(game: Game[Any], lesson: Lesson) -> list[str]:
    """What somebody types who knows: the number of the right option, or only Enter."""
    said: list[str] = []
    answers: list[Any] = []
    while (now := taught(game, lesson, answers)).step is not None:
        decision = now.position.decision
        if not now.step.right or decision is None:
            said.append("")
            answers.append(None)
            continue
        answers.append(option_called(game, now.position.state, decision, now.step.right[0]))
        said.append(str(decision.options.index(answers[-1]) + 1))
    return said


@pytest.mark.parametrize(("game", "lesson"), COURSES)
def test_a_lesson_is_finished_by_its_right_answers(game: Game[Any], lesson: Lesson, tmp_path: Path) -> None:
    done = here("learn", game.name, lesson.name, "--lang", "pl", "--data", tmp_path, said=typed(game, lesson))
    assert done.code == 0
    assert Texts("pl").say("lesson-done") in done.out
    kept = json.loads((tmp_path / "learned.json").read_text("utf-8"))
    assert kept == {game.name: {lesson.name: len(lesson.steps)}}


@pytest.mark.parametrize(("name", "length"), LENGTHS.items())
def test_a_course_is_as_long_as_it_should_be(name: str, length: int) -> None:
    told = json.loads(here("learn", name, "--list", "--json").out)
    assert len(told) == length
    assert all(2 <= one["minutes"] <= 4 and sorted(one["title"]) == sorted(LANGUAGES) for one in told)


def test_who_leaves_goes_on_with_the_lesson_that_is_not_finished(tmp_path: Path) -> None:
    first, second = list(lessons(GAMES["war_chest"]).values())[:2]
    here("learn", "war_chest", "--data", tmp_path, said=typed(GAMES["war_chest"], first))
    done = here("learn", "war_chest", "--data", tmp_path, said=["quit"])
    assert second.title["en"] in done.out
    listed = here("learn", "war_chest", "--list", "--data", tmp_path).out.splitlines()
    assert [line.startswith("✓") for line in listed][:2] == [True, False]


def test_a_wrong_answer_is_told_why_and_asked_again(tmp_path: Path) -> None:
    game = GAMES["titan_race"]
    lesson = lessons(game)["pushing"]
    (step,) = lesson.steps[:1]
    right = typed(game, lesson)
    wrong = "1" if right[0] == "2" else "2"
    done = here("learn", "titan_race", "pushing", "--data", tmp_path, said=[wrong, *right])
    told = step.otherwise if not step.wrong else next(iter(step.wrong.values()))
    assert told["en"][:30] in done.out
    assert told["rule"] in done.out
    assert Texts("en").say("lesson-done") in done.out


def test_a_lesson_that_is_not_there_is_an_error_of_usage() -> None:
    assert here("learn", "titan_race", "no-such-lesson").code == 2

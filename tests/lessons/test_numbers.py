"""How many lessons there are is told in the docs, and true."""

from __future__ import annotations

from pathlib import Path

from stolik.games import FOLDER, GAMES
from stolik.lessons import lessons

PAGE = Path(__file__).parents[2] / "docs" / "learning.md"
WANTED = {"titan_race": 6, "war_chest": 8, "tash_kalar": 8, "karak2": 8}
OURS = sorted(path.parent.name for path in FOLDER.glob("*/lessons"))


def test_each_course_has_its_lessons_and_the_page_tells_how_many() -> None:
    steps = {name: sum(len(lesson.steps) for lesson in lessons(GAMES[name]).values()) for name in OURS}
    counts = ", ".join(f"{name} {len(lessons(GAMES[name]))}" for name in OURS)
    told = f"Lessons: {counts}; steps: {', '.join(f'{name} {count}' for name, count in steps.items())}."
    if set(OURS) == set(WANTED):
        assert told in " ".join(PAGE.read_text("utf-8").split())


def test_a_lesson_takes_two_to_four_minutes_and_a_course_is_whole() -> None:
    for name in OURS:
        course = lessons(GAMES[name]).values()
        assert len(course) == WANTED[name]
        assert all(2 <= lesson.minutes <= 4 for lesson in course)

"""Lessons: positions, what is said of them, which answers are right, and what is said to one that is not.

A lesson is data of its game, `games/<game>/lessons/<number>_<name>.toml`. The engine judges every answer.
"""

from stolik.lessons.lesson import Lesson, LessonStep, Reply, lessons
from stolik.lessons.teacher import Taught, asked, faults, judged, led, right_answer, taught

__all__ = [
    "Lesson",
    "LessonStep",
    "Reply",
    "Taught",
    "asked",
    "faults",
    "judged",
    "led",
    "lessons",
    "right_answer",
    "taught",
]

"""The lessons of a game at the keyboard: something is said, a position drawn, an answer asked for and judged."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from rich.text import Text

from stolik.engine.decision import Answer
from stolik.engine.game import Game
from stolik.lessons import Lesson, Reply, Taught, judged, lessons, taught
from stolik.terminal import show, store
from stolik.terminal.boards import board_of, draw
from stolik.terminal.faults import BadInput
from stolik.terminal.games import find
from stolik.terminal.question import Question, heard
from stolik.terminal.screen import Gone, Screen
from stolik.text import Texts

KEPT: Final = "learned.json"
"""By game and lesson: how many steps."""


def as_data(name: str) -> list[dict[str, object]]:
    """For programs: the course in its order."""
    found = lessons(find(name)).values()
    return [
        {"id": one.name, "title": dict(one.title), "minutes": one.minutes, "steps": len(one.steps)} for one in found
    ]


def show_course(screen: Screen, name: str, language: str, data: Path) -> None:
    game = find(name)
    learned = store.read_own(data / KEPT)
    for number, lesson in enumerate(lessons(game).values(), 1):
        done = "✓" if learned.get(name, {}).get(lesson.name) == len(lesson.steps) else " "
        line = Text.assemble(f"{done} {number} ", (lesson.name, show.BRASS), "  ", lesson.title[language])
        screen.show(line.append(f"  {Texts(language).say('learn-minutes', minutes=lesson.minutes)}", "dim"))


def learn(screen: Screen, name: str, wanted: str, language: str, data: Path) -> None:
    """The lesson that is named, by its name or number; else the first that is not finished."""
    game = find(name)
    lesson = chosen(game, wanted, store.read_own(data / KEPT).get(name, {}))
    try:
        Lecture(screen, game, lesson, language, data).give()
    except (Gone, KeyboardInterrupt):
        return


def chosen(game: Game[Any], wanted: str, learned: Mapping[str, int]) -> Lesson:
    course = list(lessons(game).values())
    if not course:
        raise BadInput("no-lessons", name=game.name)
    if not wanted:
        return next((one for one in course if learned.get(one.name, 0) < len(one.steps)), course[0])
    if wanted.isdecimal() and 1 <= int(wanted) <= len(course):
        return course[int(wanted) - 1]
    if wanted not in lessons(game):
        raise BadInput("no-such-lesson", said=wanted, lessons=", ".join(lessons(game)))
    return lessons(game)[wanted]


class Lecture:
    """One lesson being given."""

    def __init__(self, screen: Screen, game: Game[Any], lesson: Lesson, language: str, data: Path) -> None:
        self.screen = screen
        self.game = game
        self.lesson = lesson
        self.language = language
        self.data = data
        self.answers: list[Answer] = []

    def give(self) -> None:
        self.screen.show(Text(f"\n{self.lesson.title[self.language]}", "bold underline"))
        while (now := taught(self.game, self.lesson, self.answers)).step is not None:
            self.tell(now)
            self.answers.append(self.answer(now))
            keep_learned(self.data / KEPT, self.game.name, self.lesson.name, len(self.answers))
        self.screen.show(Text(self.texts(now).say("lesson-done"), "bold green"))

    def texts(self, now: Taught) -> Texts:
        return Texts(self.language, self.game, options=None if now.step is None else now.step.options)

    def tell(self, now: Taught) -> None:
        assert now.step is not None
        texts, seat = self.texts(now), now.step.seat
        for event in now.events:
            self.screen.show(show.log_line(event, seat, self.game, texts))
        view = self.game.view(now.position.state, seat)
        self.screen.show(draw(board_of(self.game), view, seat, texts, self.screen.width))
        self.screen.show(Text(now.step.say[self.language], show.BRASS))

    def answer(self, now: Taught) -> Answer:
        """Asked again until it is right; a wrong one costs nothing. Where nothing is asked one only goes on."""
        decision, texts = now.position.decision, self.texts(now)
        assert now.step is not None
        if not now.step.right or decision is None:
            heard(self.screen, f"{texts.say('lesson-on')} › ")
            return None
        question = Question(self.game, now.position, decision, board_of(self.game), texts)
        question.show(self.screen)
        while True:
            meant = question.options_meant(heard(self.screen))
            if len(meant) != 1:
                self.screen.show(texts.say("lesson-which"))
                continue
            reply = judged(self.game, now, meant[0])
            self.say(reply, texts)
            if reply.right:
                return meant[0]

    def say(self, reply: Reply, texts: Texts) -> None:
        if not reply.text:
            return
        self.screen.show(Text(reply.text[self.language], "green" if reply.right else "red"))
        if reply.rule:
            self.screen.show(show.paragraph(texts.rule(reply.rule), texts))


def keep_learned(file: Path, game: str, lesson: str, steps: int) -> None:
    """The furthest that was reached."""
    learned = store.read_own(file)
    course = learned.setdefault(game, {})
    course[lesson] = max(steps, course.get(lesson, 0))
    store.keep_own(file, learned)

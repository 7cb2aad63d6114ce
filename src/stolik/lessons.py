"""Lessons: positions, what is said of them, which answers are right, and what is said to one that is not.

A lesson is data of its game, `games/<game>/lessons/<number>_<name>.toml`. The engine judges every answer.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from stolik.engine import box
from stolik.engine.decision import Answer, Decision
from stolik.engine.game import Game, Setting
from stolik.engine.position import Position
from stolik.engine.things import Event
from stolik.examples.positions import Untold, begin, option_called, written

FILES: Final = "lessons/*.toml"
KEYS: Final = ("title", "minutes", "step")
STEP_KEYS: Final = ("say", "well", "seat", "options", "setup", "right", "wrong", "otherwise", "then")


class Reply(NamedTuple):
    """What is said to an answer: a text for each language, and the paragraph that goes with it."""

    right: bool
    text: Mapping[str, str]
    rule: str


class LessonStep:
    """Something to read, and mostly an answer to be found.

    With `options` or `setup` a new position is put up, else it goes on where the step before ended. `right` answers are
    in words, the first is the one that is shown; without any there is nothing to answer. `then` is what luck and the
    others answer afterwards. Any other answer is told what `wrong` says of it, or `otherwise`, and is taken back.
    """

    def __init__(self, file: str, number: int, entry: Mapping[str, Any]) -> None:
        def fault(what: str) -> box.BoxFault:
            return box.BoxFault(file, f"step {number}", what)

        box.check_keys(file, f"step {number}", entry, STEP_KEYS)
        if "say" not in entry:
            raise fault("say is missing")
        if entry.get("right") and "otherwise" not in entry:
            raise fault("otherwise is missing: what is said to any other answer")
        self.say: Mapping[str, str] = entry["say"]
        self.well: Mapping[str, str] = entry.get("well", {})
        self.seat: int = entry.get("seat", 0)
        self.new = "options" in entry or "setup" in entry
        self.options: Mapping[str, Setting] = entry.get("options", {})
        self.setup: Mapping[str, Any] = entry.get("setup", {})
        self.right: tuple[str, ...] = tuple(entry.get("right", ()))
        self.wrong: Mapping[str, Mapping[str, str]] = entry.get("wrong", {})
        self.otherwise: Mapping[str, str] = entry.get("otherwise", {})
        self.then: tuple[str, ...] = tuple(entry.get("then", ()))

    def reply(self, words: str) -> Reply:
        if words in self.right:
            return Reply(True, self.well, "")
        said = self.wrong.get(words, self.otherwise)
        return Reply(False, {key: text for key, text in said.items() if key != "rule"}, said.get("rule", ""))


class Lesson:
    def __init__(self, file: Path) -> None:
        entry = box.load(file)
        box.check_keys(file.name, "the lesson", entry, KEYS)
        self.name = file.stem.partition("_")[2]
        self.title: Mapping[str, str] = entry["title"]
        self.minutes = int(entry["minutes"])
        self.steps = [LessonStep(file.name, number, step) for number, step in enumerate(entry["step"], 1)]
        if not self.steps[0].new:
            raise box.BoxFault(file.name, "step 1", "begins with no position")


@cache
def lessons(game: Game[Any]) -> dict[str, Lesson]:
    """The course of a game, in its order."""
    found = [Lesson(file) for file in box.files(game.package, FILES)]
    return {lesson.name: lesson for lesson in found}


# Taught


class Taught(NamedTuple):
    """The step that is open, None at the end of the lesson; its position; and what the last answer did."""

    number: int
    step: LessonStep | None
    position: Position[Any]
    events: list[Event]


def taught(game: Game[Any], lesson: Lesson, answers: Sequence[Answer]) -> Taught:
    """After these answers, one for each step so far; a step that only says something takes any."""
    position, events = led(game, lesson, answers)
    number = len(answers)
    if number == len(lesson.steps):
        return Taught(number, None, position, events)
    step = lesson.steps[number]
    return Taught(number, step, put_up(game, step, position), [] if step.new else events)


def led(game: Game[Any], lesson: Lesson, answers: Sequence[Answer]) -> tuple[Position[Any], list[Event]]:
    """Where the answers have led, before the next step puts up anything; and what the last of them did."""
    position = begin(game, lesson.steps[0])
    events: list[Event] = []
    for step, answer in zip(lesson.steps, answers, strict=False):
        position = put_up(game, step, position)
        events = list(answered(game, step, position, answer))
    return position, events


def put_up(game: Game[Any], step: LessonStep, position: Position[Any]) -> Position[Any]:
    return begin(game, step) if step.new else position


def answered(game: Game[Any], step: LessonStep, position: Position[Any], answer: Answer) -> Iterator[Event]:
    """The answer, and what luck and the others say to it."""
    if not step.right:
        return
    decision = asked(step, position)
    if not step.reply(written(game, position.state, decision, answer)).right:
        raise Untold(f"{answer!r} is no right answer")
    position.play(answer)
    yield from position.state.events
    for words in step.then:
        decision = asked(None, position)
        position.play(option_called(game, position.state, decision, words))
        yield from position.state.events


def asked(step: LessonStep | None, position: Position[Any]) -> Decision:
    decision = position.decision
    if decision is None or (step is not None and decision.player != step.seat):
        raise Untold("nobody is asked" if decision is None else f"seat {decision.player} is asked {decision.prompt}")
    return decision


def judged(game: Game[Any], open_step: Taught, answer: Answer) -> Reply:
    """What is said to an answer that is offered; nothing is played."""
    assert open_step.step is not None
    decision = asked(open_step.step, open_step.position)
    if answer not in decision.options:
        raise Untold(f"{answer!r} is not offered")
    return open_step.step.reply(written(game, open_step.position.state, decision, answer))


def right_answer(game: Game[Any], open_step: Taught) -> Answer:
    """The one that is shown to whoever does not find it."""
    if open_step.step is None or not open_step.step.right:
        return None
    position = open_step.position
    return option_called(game, position.state, asked(open_step.step, position), open_step.step.right[0])


def faults(game: Game[Any], lesson: Lesson) -> list[str]:
    """Why it cannot be taught as it is written, in sentences."""
    try:
        return list(_faults(game, lesson))
    except Untold as untold:
        return [str(untold)]


def _faults(game: Game[Any], lesson: Lesson) -> Iterator[str]:
    answers: list[Answer] = []
    while (open_step := taught(game, lesson, answers)).step is not None:
        if open_step.step.right:
            yield from _unoffered(game, open_step.step, open_step)
        answers.append(right_answer(game, open_step))


def _unoffered(game: Game[Any], step: LessonStep, open_step: Taught) -> Iterator[str]:
    position = open_step.position
    decision = asked(step, position)
    offered = [written(game, position.state, decision, option) for option in decision.options]
    for words in (*step.right, *step.wrong):
        if words not in offered:
            yield f"step {open_step.number + 1}: {words!r} is not offered, only {offered}"
    if len(offered) < 2:
        yield f"step {open_step.number + 1}: there is nothing to choose"

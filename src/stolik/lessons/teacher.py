"""A lesson taught: where the answers so far have led, and what is said to the next one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from stolik.engine.decision import Answer, Decision
from stolik.engine.game import Game
from stolik.engine.position import Position
from stolik.engine.things import Event
from stolik.examples.positions import Untold, begin, option_called, written
from stolik.lessons.lesson import Lesson, LessonStep, Reply


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

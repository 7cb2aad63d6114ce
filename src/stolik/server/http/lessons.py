"""Lessons: nothing of them is kept here; whoever learns says what has been answered so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from litestar import get, post
from litestar.params import FromPath, JSONBody

from stolik.engine.decision import Answer, Decision
from stolik.engine.entries import as_answer
from stolik.engine.game import Game
from stolik.engine.position import Position
from stolik.engine.things import Event
from stolik.examples import agreed
from stolik.lessons import Lesson, Reply, Taught, asked, judged, led, lessons, right_answer, taught
from stolik.server.http.problems import PROBLEMS
from stolik.server.http.visitor import Asked, attending
from stolik.server.protocol import (
    Explained,
    Lecture,
    LessonLine,
    LessonReply,
    LessonShown,
    LessonStep,
    LessonWhy,
    Preview,
    Value,
    Why,
)
from stolik.server.refusals import MISSING, Refusal
from stolik.server.table import creation, queries, sight
from stolik.server.table.sight import wire_value

STEP: Final = "/api/games/{game:str}/lessons/{name:str}"


@get("/api/games/{game:str}/lessons", responses=PROBLEMS, summary="The course of a game")
async def course(game: FromPath[str]) -> list[LessonLine]:
    found = lessons(creation.game_named(game)).values()
    return [LessonLine(one.name, dict(one.title), one.minutes, len(one.steps)) for one in found]


@post(STEP, responses=PROBLEMS, status_code=200, summary="A step of a lesson")
async def lecture(request: Asked, game: FromPath[str], name: FromPath[str], data: JSONBody[Lecture]) -> LessonStep:
    with attending(request):
        return given(*lesson_named(game, name), data)


@post(f"{STEP}/imagine", responses=PROBLEMS, status_code=200, summary="What an answer would do at a step of a lesson")
async def imagine(request: Asked, game: FromPath[str], name: FromPath[str], data: JSONBody[Lecture]) -> Preview:
    with attending(request):
        position, decision = open_question(*lesson_named(game, name), data.answers)
        return queries.imagined(position, decision, data.answer, len(data.answers))


@post(f"{STEP}/why", responses=PROBLEMS, status_code=200, summary="Why something cannot be done at a step of a lesson")
async def why(request: Asked, game: FromPath[str], name: FromPath[str], data: JSONBody[LessonWhy]) -> Explained:
    with attending(request):
        position, decision = open_question(*lesson_named(game, name), data.answers)
        return queries.explained(position.game, decision, Why(decision.player, data.kind, data.name, data.holding))


@post(f"{STEP}/show", responses=PROBLEMS, status_code=200, summary="A right answer to a step of a lesson")
async def show(request: Asked, game: FromPath[str], name: FromPath[str], data: JSONBody[Lecture]) -> LessonShown:
    with attending(request):
        found, lesson = lesson_named(game, name)
        return LessonShown(wire_value(right_answer(found, taught(found, lesson, answers_of(lesson, data.answers)))))


def lesson_named(game: str, name: str) -> tuple[Game[Any], Lesson]:
    found = creation.game_named(game)
    if name not in lessons(found):
        raise Refusal("not-found", MISSING)
    return found, lessons(found)[name]


def answers_of(lesson: Lesson, values: Sequence[Value]) -> list[Answer]:
    return [as_answer(value) for value in values][: len(lesson.steps)]


def open_question(game: Game[Any], lesson: Lesson, values: Sequence[Value]) -> tuple[Position[Any], Decision]:
    now = taught(game, lesson, answers_of(lesson, values))
    return now.position, asked(now.step, now.position)


def given(game: Game[Any], lesson: Lesson, data: Lecture) -> LessonStep:
    """The open step; with an answer, what is said to it, and the next step where it was right."""
    answers, answer = answers_of(lesson, data.answers), as_answer(data.answer)
    now = taught(game, lesson, answers)
    if not data.tries or now.step is None:
        return step_of(game, lesson, now, None)
    if not now.step.right:
        return step_of(game, lesson, taught(game, lesson, [*answers, None]), None)
    reply = judged(game, now, answer)
    if not reply.right:
        return step_of(game, lesson, now, LessonReply(False, dict(reply.text), reply.rule, [], None))
    said = praise(game, reply, now.step.seat, led(game, lesson, [*answers, answer]))
    return step_of(game, lesson, taught(game, lesson, [*answers, answer]), said)


def praise(game: Game[Any], reply: Reply, seat: int, to: tuple[Position[Any], list[Event]]) -> LessonReply:
    """A right answer, with what it did."""
    position, events = to
    seen = sight.posed(position, seat, asks=False)
    return LessonReply(True, dict(reply.text), "", sight.retold(game, events, seat), seen)


def step_of(game: Game[Any], lesson: Lesson, now: Taught, reply: LessonReply | None) -> LessonStep:
    step = now.step
    seat = lesson.steps[-1].seat if step is None else step.seat
    asks = step is not None and bool(step.right)
    put_up = next(one for one in reversed(lesson.steps[: now.number + 1]) if one.new)
    options = agreed(game, put_up)
    say = {} if step is None else dict(step.say)
    seen = sight.posed(now.position, seat, asks)
    return LessonStep(now.number, say, asks, game.sides(options), dict(options), seen, reply)

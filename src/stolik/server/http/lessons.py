"""Lessons: nothing of them is kept here; whoever learns says what has been answered so far."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from litestar.params import FromPath, JSONBody

from stolik.engine.game import Game
from stolik.examples import agreed
from stolik.examples.staging import Untold
from stolik.lessons import Lesson, Taught, judged, lessons, taught
from stolik.server.http.problems import PROBLEMS
from stolik.server.http.visitor import limit
from stolik.server.protocol import Lecture, LessonLine, LessonReply, LessonStep, Seen
from stolik.server.refusals import BAD, MISSING, Refusal
from stolik.server.table import creation, sight
from stolik.server.table.words import Words, answer_of

Asked = Request[Any, Any, Any]


@get("/api/games/{game:str}/lessons", responses=PROBLEMS, summary="The course of a game")
async def course(game: FromPath[str]) -> list[LessonLine]:
    found = lessons(creation.game_named(game)).values()
    return [LessonLine(one.name, dict(one.title), one.minutes, len(one.steps)) for one in found]


@post("/api/games/{game:str}/lessons/{name:str}", responses=PROBLEMS, status_code=200, summary="A step of a lesson")
async def lecture(request: Asked, game: FromPath[str], name: FromPath[str], data: JSONBody[Lecture]) -> LessonStep:
    limit(request, "previews")
    found = creation.game_named(game)
    if name not in lessons(found):
        raise Refusal("not-found", MISSING)
    lesson = lessons(found)[name]
    try:
        return given(found, lesson, data)
    except Untold:
        raise Refusal("not-offered", BAD) from None


def given(game: Game[Any], lesson: Lesson, data: Lecture) -> LessonStep:
    """The open step; with an answer, what is said to it, and the next step where it was right."""
    answers = [answer_of(value) for value in data.answers][: len(lesson.steps)]
    now = taught(game, lesson, answers)
    if not data.tries or now.step is None:
        return step_of(game, lesson, now, None)
    if not now.step.right:
        return step_of(game, lesson, taught(game, lesson, [*answers, None]), None)
    reply = judged(game, now, answer_of(data.answer))
    said = LessonReply(reply.right, dict(reply.text), reply.rule)
    after = taught(game, lesson, [*answers, answer_of(data.answer)]) if reply.right else now
    return step_of(game, lesson, after, said)


def step_of(game: Game[Any], lesson: Lesson, now: Taught, reply: LessonReply | None) -> LessonStep:
    words, step = Words(game), now.step
    seat = lesson.steps[-1].seat if step is None else step.seat
    view = game.view(now.position.state, seat)
    asks = step is not None and bool(step.right)
    question = sight.asked(words, now.position.decision, seat, view) if asks else None
    put_up = next(one for one in reversed(lesson.steps[: now.number + 1]) if one.new)
    options = agreed(game, put_up)
    happened = [words.happening(nth, game.see(event, seat)) for nth, event in enumerate(now.events)]
    seen = Seen(seat, dict(view), question, "none")
    say = {} if step is None else dict(step.say)
    return LessonStep(now.number, say, asks, len(game.sides(options)), dict(options), seen, happened, reply)


HANDLERS = [course, lecture]

"""What is asked for and told in lessons. Nothing of them is kept: whoever learns says what has been answered so far."""

from __future__ import annotations

from msgspec import Struct

from stolik.server.protocol.play import Happening, Seen, Thing, Value


class LessonLine(Struct):
    """A lesson of a course."""

    id: str
    title: dict[str, str]
    minutes: int
    steps: int


class Lecture(Struct):
    """What a learner has answered so far, a value for each step (null where there was nothing to answer).

    `answer`, where `tries` says so, is judged at the step that is open.
    """

    answers: list[Value]
    tries: bool = False
    answer: Value = None


class LessonWhy(Struct):
    """Somebody points at a thing that is not an option, at the step that is open."""

    answers: list[Value]
    kind: str
    name: str
    holding: Thing | None = None


class LessonShown(Struct):
    """An answer that is right at the step that is open."""

    value: Value


class LessonReply(Struct):
    """What is said to an answer; a wrong one comes with the paragraph that goes with it, a right one with what it did.

    `seen` is the position that it led to, before the next step puts up another.
    """

    right: bool
    text: dict[str, str]
    rule: str
    happened: list[Happening]
    seen: Seen | None


class LessonStep(Struct):
    """The step that is open after `number` others, or the end: then nothing is said any more."""

    number: int
    say: dict[str, str]
    asks: bool
    sides: list[int]
    options: dict[str, int | str | bool]
    seen: Seen
    reply: LessonReply | None = None

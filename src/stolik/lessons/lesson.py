"""A lesson as its file has it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from stolik.engine import box
from stolik.engine.game import Game, Setting

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

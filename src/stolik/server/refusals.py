"""Why something is not done: a key with its arguments, a sentence in every language, and a status for HTTP."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any

from stolik.engine.game import Game
from stolik.engine.options import BadOption
from stolik.server.protocol import Problem, Refused
from stolik.text import rulebook
from stolik.text.messages import Messages, entries

BAD, FORBIDDEN, MISSING, CONFLICT, MANY, AWAY = 400, 403, 404, 409, 429, 503


class Refusal(Exception):
    """Nothing was changed. `rule`: the key is the id of a paragraph of the game's rules."""

    def __init__(self, key: str, status: int = CONFLICT, game: Game[Any] | None = None, **args: str) -> None:
        super().__init__(key)
        self.key = key
        self.status = status
        self.game = game
        self.rule = game is not None and key in rulebook(game, "en")
        self.args_of_text = args
        self.retry_after = 0
        """Seconds, where it may be otherwise then."""

    def headers(self) -> dict[str, str]:
        return {"Retry-After": str(self.retry_after)} if self.retry_after else {}

    def problem(self) -> Problem:
        return Problem(self.key, self._sentence("en"), self._sentence("pl"))

    def refused(self, about: str) -> Refused:
        return Refused(about, self.key, self.rule, self.args_of_text)

    def _sentence(self, language: str) -> str:
        if self.rule and self.game is not None:
            return f"{self.key}: {rulebook(self.game, language)[self.key].text}"
        return say(language, f"refusal-{self.key}", **self.args_of_text)


class Stale(Exception):
    """An answer to a question that is no longer open, or an act that is done: the new view says more than an error."""


def by_rule(game: Game[Any], key: str, status: int = CONFLICT) -> Refusal:
    """From the engine: a rule of the game or a key of the table's own texts."""
    return Refusal(key, status, game)


def bad_option(game: Game[Any], bad: BadOption) -> Refusal:
    if bad.why.startswith("option-"):
        return Refusal(bad.why, BAD, option=bad.key, value=bad.value, choices=bad.choices)
    return by_rule(game, bad.why, BAD)


def sources(language: str) -> list[str]:
    """The table's messages and the server's, as written."""
    folders = (resources.files("stolik.text"), resources.files("stolik.server") / "text")
    return [(folder / f"{language}.ftl").read_text("utf-8") for folder in folders]


@cache
def messages(language: str) -> Messages:
    return Messages(language, entries("stolik", language) | entries("stolik.server", language))


def say(language: str, key: str, **args: str | int) -> str:
    text, errors = messages(language).say(key, dict(args))
    assert not errors, f"{key} ({language}): {errors[0]}"
    return text

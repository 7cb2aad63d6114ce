"""Everything a person reads, in one language: the table's own messages and those of one game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stolik.engine.decision import Answer, Decision
from stolik.engine.events import Event, each_of
from stolik.engine.game import Game
from stolik.text.messages import messages
from stolik.text.rulebook import Paragraph, rulebook


class MissingText(Exception):
    """A programmer's mistake: the tests demand that every key has its text."""


class Texts:
    """`seats` are the players' names, in seat order."""

    def __init__(self, language: str, game: Game[Any] | None = None, seats: Sequence[str] = ()) -> None:
        self.language = language
        self.game = game
        self.seats = seats
        self._messages = messages(language, "" if game is None else game.package)

    def has(self, key: str) -> bool:
        return self._messages.has(key)

    def say(self, key: str, **args: object) -> str:
        """One message. An unknown key or a missing argument is an error, never a half-empty line."""
        text, errors = self._messages.say(key, args)
        if errors:
            raise MissingText(f"{key} ({self.language})" + (f": {errors[0]}" if self.has(key) else ""))
        return text

    def word(self, kind: str, value: Answer) -> str:
        """The name of a titan, a card, a square …; a list of words for a tuple of a plural kind."""
        if kind == "seat" and isinstance(value, int):
            return self.seats[value] if value < len(self.seats) else self.say("seat-number", number=value + 1)
        if kind == "number":
            return str(value)
        if kind.endswith("s") and isinstance(value, tuple):
            return ", ".join(self.word(each_of(kind), item) for item in value)
        assert self.game is not None
        key, parts = self.game.label(kind, value)
        if key.startswith("="):
            return key[1:]
        return self.say(key, **{name: self.word(*part) for name, part in parts.items()})

    def prompt(self, decision: Decision) -> str:
        """The open question as a sentence."""
        assert self.game is not None
        declared = self.game.prompts[decision.prompt]
        about = {declared.about: self.word(declared.about, decision.about)} if declared.about else {}
        return self.say(f"prompt-{decision.prompt}", **about)

    def option(self, decision: Decision, answer: Answer) -> str:
        """One answer to it; `pass` has words of its own where a prompt needs them."""
        assert self.game is not None
        if isinstance(answer, bool):
            return self.say("yes" if answer else "no")
        if answer is None:
            own = f"pass-{decision.prompt}"
            return self.say(own if self.has(own) else "pass")
        return self.word(self.game.prompts[decision.prompt].kind, answer)

    def event(self, event: Event) -> str:
        """A line of the log. What a seat may not see arrives here as None and has a line of its own."""
        assert self.game is not None
        fields = self.game.events[event.kind].fields
        hidden = any(value is None for value in event.args)
        args = {
            name: value if kind == "number" else self.word(kind, value)
            for (name, kind), value in zip(fields.items(), event.args, strict=True)
            if value is not None
        }
        return self.say(f"event-{event.kind}-hidden" if hidden else f"event-{event.kind}", **args)

    def rule(self, key: str) -> Paragraph:
        assert self.game is not None
        return rulebook(self.game, self.language)[key]

    def is_rule(self, key: str) -> bool:
        return self.game is not None and key in rulebook(self.game, self.language)

    def refusal(self, key: str) -> str:
        """Why not: the paragraph that forbids, marked where it is ours, or the table's own reason."""
        if not self.is_rule(key):
            return self.say(f"refusal-{key}")
        paragraph = self.rule(key)
        mark = " " + self.say("ours") if paragraph.ours else ""
        return f"{key}: {paragraph.text}{mark}"

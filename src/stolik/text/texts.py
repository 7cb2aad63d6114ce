"""Everything a person reads, in one language: the table's own messages and those of one game."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any, Final

from stolik.engine.decision import Answer, Decision, Seat
from stolik.engine.game import Game, Options, View
from stolik.engine.things import Event, Kind, Many, Number, Seats
from stolik.text.messages import messages
from stolik.text.rulebook import Paragraph, rulebook

NO_VIEW: Final[View] = {}
"""Of somebody who looks at nothing."""


class MissingText(Exception):
    """A programmer's mistake: the tests demand that every key has its text."""


LANGUAGES: Final = ("en", "pl")


def default_language() -> str:
    """From the locale; English where it says nothing we speak."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        spoken = os.environ.get(name, "")[:2]
        if spoken in LANGUAGES:
            return spoken
        if os.environ.get(name):
            break
    return "en"


class Texts:
    """`seats` are the players' names, in seat order; `options` what a table has agreed on.

    A text may depend on an option by its name, as that of a card does which was printed twice. Without a table the
    defaults are told.
    """

    def __init__(
        self,
        language: str,
        game: Game[Any] | None = None,
        seats: Sequence[str] = (),
        options: Options | None = None,
    ) -> None:
        self.language = language
        self.game = game
        self.seats = seats
        defaults = {} if game is None else game.usual
        self._agreed: dict[str, object] = {**defaults, **(options or {})}
        self._messages = messages(language, "" if game is None else game.package)

    def has(self, key: str) -> bool:
        return self._messages.has(key)

    def say(self, key: str, **args: object) -> str:
        """One message. An unknown key or a missing argument is an error, never a half-empty line."""
        text, errors = self._messages.say(key, self._agreed | args)
        if errors:
            raise MissingText(f"{key} ({self.language})" + (f": {errors[0]}" if self.has(key) else ""))
        return text

    def seat(self, seat: Seat) -> str:
        return self.seats[seat] if seat < len(self.seats) else self.say("seat-number", number=seat + 1)

    def thing(self, kind: Kind, value: Answer, view: View = NO_VIEW) -> str:
        """What a titan, a card, a square, a play is called; of a list, all of them."""
        if isinstance(kind, Seats) and isinstance(value, int):
            return self.seat(value)
        if isinstance(kind, Many) and isinstance(value, tuple):
            return ", ".join(self.thing(kind.of, item, view) for item in value)
        name = kind.name_of(value)
        if name not in kind.texts:
            return name
        parts = {part: self.thing(*thing, view) for part, thing in kind.parts(value, view).items()}
        return self.say(f"{kind.name}-{name}", **parts)

    def named(self, kind: str, value: Answer) -> str:
        """As `thing`, where only the name of the kind is known."""
        assert self.game is not None
        return self.thing(self.game.kinds[kind], value)

    def prompt(self, decision: Decision) -> str:
        """The open question as a sentence."""
        assert self.game is not None
        about = self.game.prompts[decision.prompt].about
        told = {about.name: self.thing(about, decision.about)} if about is not None else {}
        return self.say(f"prompt-{decision.prompt}", **told)

    def option(self, decision: Decision, answer: Answer, view: View = NO_VIEW) -> str:
        """One answer to it; `pass` has words of its own where a prompt needs them."""
        assert self.game is not None
        if isinstance(answer, bool):
            return self.say("yes" if answer else "no")
        if answer is None:
            own = f"pass-{decision.prompt}"
            return self.say(own if self.has(own) else "pass")
        return self.thing(self.game.prompts[decision.prompt].kind, answer, view)

    def event(self, event: Event) -> str:
        """A line of the log. What a seat may not see arrives here as None and has a line of its own."""
        assert self.game is not None
        fields = self.game.events[event.kind].fields
        hidden = any(value is None for value in event.args)
        args = {
            name: value if isinstance(kind, Number) else self.thing(kind, value)
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

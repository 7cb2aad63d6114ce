"""Things of a game as they travel: their kinds and names, never sentences of one language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from stolik.bots.levels import BOTS
from stolik.engine.decision import Answer, Decision
from stolik.engine.game import Game, View
from stolik.engine.things import NUMBER, Event, Kind, Many, Number, Parts, Seats
from stolik.server.protocol import Choice, Happening, Question, Value, Word
from stolik.text.messages import messages

ACTS: Final[Mapping[str, Mapping[str, Kind]]] = {
    "act-undo": {"seat": Seats(0)},
    "act-concede": {"seat": Seats(0)},
    "act-timeout": {"seat": Seats(0)},
    "act-draw": {},
    "act-seat": {"number": NUMBER, "who": Kind("who")},
}
"""What is done at the table and not in the game; kept among the events, with no rule."""
NO_VIEW: Final[View] = {}
KEPT: Final = 8192


class Words:
    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def word(self, kind: Kind, value: Answer, view: View = NO_VIEW) -> Word:
        if type(kind) is Kind:
            return plain_word(kind, value)
        if isinstance(kind, Number) and isinstance(value, int):
            return Word(number=value)
        if isinstance(kind, Seats) and isinstance(value, int):
            return Word(kind=kind.name, number=value)
        if isinstance(kind, Many) and isinstance(value, tuple):
            return Word(list=tuple(self.word(kind.of, item, view) for item in value))
        return Word(kind=kind.name, name=kind.name_of(value), args=self.args(kind.parts(value, view), view))

    def args(self, parts: Parts, view: View) -> dict[str, Word]:
        return {field: self.word(kind, value, view) for field, (kind, value) in parts.items()}

    def question(self, decision: Decision, view: View) -> Question:
        declared = self.game.prompts[decision.prompt]
        about = declared.about
        return Question(
            decision.player,
            decision.prompt,
            declared.kind.name,
            declared.rule,
            None if about is None else self.word(about, decision.about, view),
            [Choice(wire_value(value), self.option(decision.prompt, value, view)) for value in decision.options],
        )

    def option(self, prompt: str, value: Answer, view: View) -> Word:
        if isinstance(value, bool):
            return Word(key="yes" if value else "no")
        if value is None:
            own = f"pass-{prompt}"
            return Word(key=own if messages("en", self.game.package).has(own) else "pass")
        return self.word(self.game.prompts[prompt].kind, value, view)

    def happening(self, seq: int, event: Event, seats: list[int] | None = None) -> Happening:
        fields = ACTS[event.kind] if event.kind in ACTS else self.game.events[event.kind].fields
        words = {
            name: self.word(kind, value)
            for (name, kind), value in zip(fields.items(), event.args, strict=True)
            if value is not None
        }
        return Happening(seq, event.kind, event.rule, words, len(words) < len(fields), seats or [])


@lru_cache(KEPT)
def plain_word(kind: Kind, value: Answer) -> Word:
    """Of a thing that is made of no others: the same wherever it is met."""
    return player_word(str(value)) if kind.name == "who" else Word(kind=kind.name, name=kind.name_of(value))


def player_word(who: str) -> Word:
    return Word(key=f"bot-{who}") if who in BOTS else Word(text=who)


def wire_value(value: Answer) -> Value:
    return list(value) if isinstance(value, tuple) else value


def answer_of(value: Value) -> Answer:
    return tuple(value) if isinstance(value, list) else value

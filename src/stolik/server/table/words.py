"""Values of a game as words that travel: keys of its texts, never sentences of one language."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, Final

from stolik.bots.levels import BOTS
from stolik.engine.decision import Answer, Decision
from stolik.engine.events import Event, each_of
from stolik.engine.game import Game
from stolik.server.protocol import Choice, Happening, Question, Value, Word

KEY: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
ACTS: Final[Mapping[str, Mapping[str, str]]] = {
    "act-undo": {"seat": "seat"},
    "act-concede": {"seat": "seat"},
    "act-timeout": {"seat": "seat"},
    "act-draw": {},
    "act-seat": {"number": "number", "who": "who"},
}
"""What is done at the table and not in the game; kept among the events, with no rule."""


class Words:
    """`seats` are what the players are called: a name, or the level of a bot."""

    def __init__(self, game: Game[Any], seats: Sequence[str]) -> None:
        self.game = game
        self.seats = seats

    def word(self, kind: str, value: Answer) -> Word:
        if kind == "number" and isinstance(value, int):
            return Word(number=value)
        if kind == "seat" and isinstance(value, int):
            return seat_word(value, self.seats[value])
        if kind == "who":
            return player_word(str(value))
        if kind.endswith("s") and isinstance(value, tuple):
            return Word(list=tuple(self.word(each_of(kind), item) for item in value))
        key, parts = self.game.label(kind, value)
        if key.startswith("="):
            return Word(text=key[1:])
        return Word(key=key, args={name: self.word(*part) for name, part in parts.items()})

    def question(self, decision: Decision) -> Question:
        declared = self.game.prompts[decision.prompt]
        about = self.word(declared.about, decision.about) if declared.about else None
        options = [Choice(wire_value(value), self.option(decision.prompt, value)) for value in decision.options]
        return Question(
            decision.player, decision.prompt, declared.kind, declared.rule, about, options, about_kind=declared.about
        )

    def option(self, prompt: str, value: Answer) -> Word:
        if isinstance(value, bool):
            return Word(key="yes" if value else "no")
        if value is None:
            own = f"pass-{prompt}"
            return Word(key=own if has_text(self.game.name, own) else "pass")
        return self.word(self.game.prompts[prompt].kind, value)

    def happening(self, seq: int, event: Event, seats: list[int] | None = None) -> Happening:
        fields = ACTS[event.kind] if event.kind in ACTS else self.game.events[event.kind].fields
        words = {
            name: self.word(kind, value)
            for (name, kind), value in zip(fields.items(), event.args, strict=True)
            if value is not None
        }
        return Happening(seq, event.kind, event.rule, words, len(words) < len(fields), seats or [])


def seat_word(seat: int, who: str) -> Word:
    """`number` tells which seat it is; it is not read aloud."""
    if who in BOTS:
        return Word(key="bot-name", number=seat, args={"number": Word(number=seat + 1), "level": player_word(who)})
    return Word(text=who, number=seat)


def player_word(who: str) -> Word:
    return Word(key=f"bot-{who}") if who in BOTS else Word(text=who)


def wire_value(value: Answer) -> Value:
    return list(value) if isinstance(value, tuple) else value


def answer_of(value: Value) -> Answer:
    return tuple(value) if isinstance(value, list) else value


def has_text(game: str, key: str) -> bool:
    return key in text_keys(game)


@cache
def text_keys(game: str) -> frozenset[str]:
    """Found by a look at the file: to parse it would keep everybody waiting."""
    source = (resources.files(f"stolik.games.{game}") / "text" / "en.ftl").read_text("utf-8")
    return frozenset(KEY.findall(source))

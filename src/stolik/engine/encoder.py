"""Answers as numbers and views as rows of numbers, as a game's encoding.py declares them."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from stolik.engine.decision import Answer, Decision, Seat
from stolik.engine.encoding import Encoding
from stolik.engine.game import Game, View

PASS = 0
"""The number of None, in every game."""


class NoEncoding(Exception):
    """The game declares no encoding, or one that does not list an answer."""


class TooAlike(Exception):
    """More options share a number than there are spare ones."""


class BadAction(Exception):
    """The number stands for nothing that is offered."""


def encoded(game: Game[Any]) -> bool:
    return bool(game.package) and find_spec(f"{game.package}.encoding") is not None


def encoding_of(game: Game[Any]) -> Encoding:
    if not encoded(game):
        raise NoEncoding(f"{game.name} has no encoding.py; see docs/adapters.md")
    found: Encoding = import_module(f"{game.package}.encoding").ENCODING
    return found


@cache
def encoder_of(game: Game[Any]) -> Encoder:
    """Made once for each game."""
    return Encoder(game)


class Encoder:
    """`actions` and `length`: how many numbers there are for answers, and how long the row of an observation is."""

    def __init__(self, game: Game[Any], encoding: Encoding | None = None) -> None:
        self.game = game
        self.encoding = encoding or encoding_of(game)
        self._numbers: dict[str, dict[Answer, int]] = {}
        self.actions = PASS + 1
        for kind, words in self.encoding.words.items():
            self._numbers[kind] = {word: self.actions + place for place, word in enumerate(words)}
            self.actions += len(words)
        self._first_spare = self.actions
        self.actions += self.encoding.spares
        self._prompts = {prompt: place for place, prompt in enumerate(game.prompts)}
        abouts = sorted({prompt.about.name for prompt in game.prompts.values() if prompt.about is not None})
        self._abouts: dict[tuple[str, Answer], int] = {}
        for kind in abouts:
            for word in self.encoding.words[kind]:
                self._abouts[kind, word] = len(self._abouts)
        self.abouts = {kind: self._abouts[kind, self.encoding.words[kind][0]] for kind in abouts}
        """Of each kind of which questions may be: the place of its first word behind the prompts."""
        self.length = self.encoding.view.size + self.encoding.seats + len(self._prompts) + len(self._abouts)

    # Answers

    def number(self, prompt: str, answer: Answer) -> int:
        if answer is None:
            return PASS
        kind = self.game.prompts[prompt].kind.name
        word = self.encoding.word(kind, answer)
        if word not in self._numbers[kind]:
            raise NoEncoding(f"{word!r} is not listed as a {kind}, but answers {prompt}")
        return self._numbers[kind][word]

    def first(self, kind: str) -> int:
        """The number of the first word of a kind."""
        return next(iter(self._numbers[kind].values()))

    def legal(self, decision: Decision) -> list[int]:
        """In the order of the options, each another one: who shares a number with one before gets a spare one."""
        found: dict[int, None] = {}
        spare = self._first_spare
        for option in decision.options:
            number = self.number(decision.prompt, option)
            if number in found:
                number = spare
                spare += 1
            found[number] = None
        if spare > self.actions:
            raise TooAlike(f"{decision.prompt}: {decision.options}")
        return list(found)

    def answer(self, decision: Decision, number: int) -> Answer:
        legal = self.legal(decision)
        if number not in legal:
            raise BadAction(f"{number} is not offered to {decision.prompt}")
        return decision.options[legal.index(number)]

    # Observations

    def row(self, view: View, seat: Seat, decision: Decision | None) -> list[float]:
        """What the seat sees, which it is, and what it is asked; pass no decision that is not its own."""
        assert decision is None or decision.player == seat, "a question is told only to the seat that is asked"
        row: list[float] = []
        self.encoding.view.write(view, row)
        rest = [0.0] * (self.length - len(row))
        rest[seat] = 1.0
        if decision is not None:
            prompts = self.encoding.seats
            rest[prompts + self._prompts[decision.prompt]] = 1.0
            about = self.game.prompts[decision.prompt].about
            if decision.about is not None and about is not None:
                rest[prompts + len(self._prompts) + self._abouts[about.name, decision.about]] = 1.0
        return row + rest

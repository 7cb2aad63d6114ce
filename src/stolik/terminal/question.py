"""The open decision as a person is asked it: every option in words, with what it means and what would come of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from rich.text import Text

from stolik.engine.decision import Answer, Decision
from stolik.engine.game import Game, View
from stolik.engine.position import Position, worlds
from stolik.engine.things import Seats
from stolik.terminal.boards import Board
from stolik.terminal.screen import Gone, Screen
from stolik.terminal.words import fold, meant
from stolik.text import Texts

LEAVE: Final = ("q", "quit", "koniec")


class Question:
    """`marks` says on which place of the board each option lies."""

    def __init__(
        self,
        game: Game[Any],
        position: Position[Any],
        decision: Decision,
        board: Board,
        texts: Texts,
        world: int = 0,
    ) -> None:
        self.decision = decision
        self.board = board
        self.texts = texts
        self.kind = game.prompts[decision.prompt].kind
        self.rule = game.prompts[decision.prompt].rule
        self.view: View = game.view(position.state, decision.player)
        self.labels: list[tuple[str, str, str]] = []
        self.marks: dict[str, str] = {}
        for number, option in enumerate(decision.options, 1):
            after = self._imagined(position, option, world)
            label = texts.option(decision, option, self.view)
            meaning = board.meaning(decision, option, self.view, texts)
            outcome = board.outcome(self.view, after, texts)
            self.labels.append((label, meaning, "" if outcome.endswith(f" {label}") else outcome))
            place = board.place(decision, option, self.view, after)
            if place:
                self.marks.setdefault(place, str(number))

    def _imagined(self, position: Position[Any], option: Answer, number: int) -> View:
        """What the seat would see at the next question of anyone, in a world dealt anew: nothing true is told."""
        seat = self.decision.player
        world = worlds(position, seat)(number)
        world.play(option)
        return position.game.view(world.state, seat)

    def show(self, screen: Screen) -> None:
        """What is asked, and every option."""
        screen.show(Text(self.texts.prompt(self.decision), "bold"))
        screen.show(self.board.menu(self.decision, self.labels, self.texts))

    def options_meant(self, said: str) -> list[Answer]:
        """By number or by name."""
        if said.isdecimal():
            number = int(said)
            return [self.decision.options[number - 1]] if 1 <= number <= len(self.decision.options) else []
        return meant(said, [(option, self._names(option)) for option in self.decision.options])

    def refused(self, said: str) -> list[tuple[str, str]]:
        """What may be meant that is not offered: its name, and the rule that forbids it."""
        offered = [(type(option), option) for option in self.decision.options]
        others = [value for value in self._values() if (type(value), value) not in offered]
        found = meant(said, [(value, names) for value in others if (names := self._names(value))])
        return [(self._names(value)[0], self.decision.why_not(value) or self.rule) for value in found]

    def _values(self) -> Iterable[Answer]:
        return range(len(self.texts.seats)) if isinstance(self.kind, Seats) else self.board.values(self.kind, self.view)

    def _names(self, value: Answer) -> list[str]:
        """Its words, and its own name, which is the same in every language."""
        if value is None or isinstance(value, bool):
            return [self.texts.option(self.decision, value), *(["pass"] if value is None else [])]
        return [self.texts.option(self.decision, value, self.view), self.kind.name_of(value)]


def heard(screen: Screen, prompt: str = "› ") -> str:
    """What somebody types, who may leave instead."""
    said = screen.ask(prompt)
    if fold(said) in LEAVE:
        raise Gone
    return said

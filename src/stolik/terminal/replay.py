"""A record told again, step by step, forward and back, from what one seat knew or from what everybody saw."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from stolik.engine.decision import Seat
from stolik.engine.history import steps
from stolik.engine.record import Record
from stolik.terminal import show
from stolik.terminal.boards import board_of, draw
from stolik.terminal.faults import BadInput
from stolik.terminal.history import RecordWalk
from stolik.terminal.question import heard
from stolik.terminal.screen import Gone, Screen
from stolik.terminal.seats import shown_names
from stolik.terminal.words import fold
from stolik.text import Texts


class Replay:
    def __init__(self, record: Record[Any], screen: Screen, language: str, seat: Seat | None) -> None:
        if seat is not None and not 0 <= seat < len(record.seats):
            raise BadInput("no-such-seat-here", seat=seat + 1, seats=len(record.seats))
        self.record = record
        self.screen = screen
        self.language = language
        self.seat = seat
        self.steps = steps(record.entries)
        self.board = board_of(record.game)

    @property
    def last(self) -> int:
        return len(self.steps) - 1

    def run(self) -> None:
        at = 0
        self.show(at)
        while True:
            try:
                said = fold(heard(self.screen))
            except (Gone, KeyboardInterrupt):
                return
            to = self._where(said, at)
            if to is None:
                self.screen.show(self._texts(self.record.seats).say("replay-help", last=self.last))
            else:
                at = min(max(to, 0), self.last)
                self.show(at)

    def _where(self, said: str, at: int) -> int | None:
        """Which step is meant; `e` is the last."""
        if said.isdecimal():
            return int(said)
        return {"": at + 1, "n": at + 1, "b": at - 1, "e": self.last}.get(said)

    def show(self, number: int) -> None:
        """What happened in this step, and how the table looked after it."""
        retelling = RecordWalk(self.record)
        lines = list(retelling.log)
        for step in self.steps[: number + 1]:
            lines = retelling.take(step)
        record = retelling.record
        texts = self._texts(record.seats)
        self.screen.clear()
        self.screen.show(Text(texts.say("replay-step", step=number, last=self.last), "bold"))
        self.screen.show(show.log(lines, self.seat, record.game, texts, len(lines) + 1))
        view = record.game.view(record.position.state, self.seat)
        self.screen.show(draw(self.board, view, self.seat, texts, self.screen.width))
        if record.result is not None:
            self.screen.show(show.result(record.result, texts))
        self.screen.show(Text(texts.say("replay-help", last=self.last), "dim"))

    def _texts(self, seats: list[str]) -> Texts:
        return Texts(
            self.language, self.record.game, shown_names(seats, Texts(self.language)), self.record.header.options
        )

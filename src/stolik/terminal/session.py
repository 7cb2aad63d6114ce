"""A game at this keyboard: its record, the file that keeps it, and its log."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from stolik.bots.levels import bot
from stolik.engine.decision import Answer, Decision, Seat
from stolik.engine.position import worlds
from stolik.engine.record import Record
from stolik.terminal.history import Line, lines_of, retold
from stolik.terminal.seats import is_bot
from stolik.terminal.store import Keeper

SUBSTITUTE = "greedy"
"""Who takes the seat of somebody who concedes."""


class Session:
    """What a person does is kept at once, what bots and chance do before anybody sees it."""

    def __init__(self, record: Record[Any], keeper: Keeper | None) -> None:
        told = retold(record)
        self.record = record
        self.keeper = keeper
        self.log: list[Line] = told.log
        self.answered = told.answered
        self._noted = len(record.entries)
        self._kept = ""

    @property
    def people(self) -> list[Seat]:
        return [seat for seat, who in enumerate(self.record.seats) if not is_bot(who)]

    def since_last_answer(self, seat: Seat) -> list[Line]:
        return self.log[self.answered.get(seat, 0) :]

    def answer(self, seat: Seat, value: Answer) -> None:
        self._answer(seat, value)
        self.keep()

    def let_bot_answer(self, decision: Decision) -> None:
        """Not kept at once: a bot asked again in the same place would answer the same."""
        self._answer(decision.player, bot_answer(self.record, decision))

    def let_only_option_answer(self, decision: Decision) -> None:
        self._answer(decision.player, decision.options[0])

    def _answer(self, seat: Seat, value: Answer) -> None:
        self.record.answer(seat, value)
        self.answered[seat] = len(self.log)
        self._note()

    def undo(self, seat: Seat, consent: Sequence[Seat] = ()) -> None:
        """Back to the last question in which the seat had a choice, as long as one person plays (see `asks`)."""
        trial = self.record.fork()
        while True:
            trial.undo(seat, consent)
            decision = trial.decision
            assert decision is not None
            if self.asks(decision):
                break
        self.record = trial
        self._note()
        self.keep()

    def concede(self, seat: Seat) -> None:
        """With two sides the other wins; otherwise a bot takes the seat."""
        self.record.concede(seat)
        if self.record.result is None:
            self.record.change_seat(seat, SUBSTITUTE)
        self._note()
        self.keep()

    def asks(self, decision: Decision) -> bool:
        """One person among bots is not asked where there is no choice; of several, all are: else a secret is told."""
        return len(decision.options) > 1 or len(self.people) > 1

    def keep(self) -> None:
        if self.keeper is not None and self._kept != self.record.head:
            self.keeper.keep(self.record)
            self._kept = self.record.head

    def _note(self) -> None:
        self.log += lines_of(self.record.entries[self._noted :], self.record.events)
        self._noted = len(self.record.entries)


def bot_answer(record: Record[Any], decision: Decision) -> Answer:
    """The same bot that sees the same gives the same answer. It is not handed `unless`, which knows the truth."""
    seat = decision.player
    shown = Decision(seat, decision.prompt, decision.options[:], decision.about)
    view = record.game.view(record.position.state, seat)
    seen = f"bot\n{seat}\n{decision.prompt}\n{decision.options}\n{view}"
    seed = sha256(record.seed + seen.encode()).digest()
    player = bot(record.seats[seat], int.from_bytes(seed[:6], "big"))
    return player.answer(shown, view, worlds(record.position, seat))

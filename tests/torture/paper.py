"""What a terminal shows to whoever is asked: the real one, on paper."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stolik.engine.decision import Answer, Seat
from stolik.engine.entries import Header
from stolik.engine.game import Game, Options
from stolik.engine.luck import commitment
from stolik.engine.record import Record
from stolik.terminal.play import play
from stolik.terminal.session import Session
from tests.terminal.keyboard import PROMPT, Paper

SEED = b"paper"
ORDERS = ("board", "log", "why 1")


def printed(game: Game[Any], options: Options, line: Sequence[tuple[Seat, Answer]], language: str) -> str:
    """From the curtain to the question, and what some orders show there."""
    seats = [f"P{seat}" for seat in range(int(options["seats"]))]
    header = Header(game.name, game.rules, game.box, options, seats, [], commitment(SEED), line)
    record = Record(game, header, SEED)
    record.start()
    shown: list[str] = []
    orders = [*ORDERS]

    def answer(prompt: str, told: str) -> str | None:
        shown.append(told)
        if prompt != PROMPT:
            return ""
        return orders.pop(0) if orders else None

    play(Session(record, None), Paper(answer), language)
    return "\n".join(shown)

"""A game of matches with trouble on demand: roll a die, take one or two; who takes the last wins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stolik.engine.decision import choose, roll
from stolik.engine.game import Game, Option, Options, Result
from stolik.engine.things import Event, Number, Prompt

MATCHES: Final = 12


class State:
    def __init__(self, trouble: str, seats: int, left: int = MATCHES, turn: int = 0, dice: int = 0) -> None:
        self.trouble = trouble
        self.seats = seats
        self.left = left
        self.turn = turn
        self.dice = dice
        self.events: list[Event] = []

    def copy(self) -> State:
        return State(self.trouble, self.seats, self.left, self.turn, self.dice)


async def turn(s: State) -> None:
    die = await roll(s.turn, "die", range(6))
    s.dice += die == 5
    if s.trouble == "raises" and s.dice > 1:
        raise RuntimeError("the table broke")
    taken = await choose(s.turn, "take", [1, 2])
    if s.trouble != "endless":
        s.left = max(s.left - taken, 0)
    if s.left > 0:
        s.turn = (s.turn + 1) % s.seats


def setup(options: Options) -> State:
    return State(str(options["trouble"]), int(options["seats"]))


def result(s: State) -> Result | None:
    if s.left > 0:
        return None
    if s.trouble == "drawn":
        return Result([1] * s.seats, "M-2")
    return Result([1 if seat == s.turn else 2 for seat in range(s.seats)], "M-2")


def fault(s: State) -> str | None:
    return f"{s.dice} sixes" if s.trouble == "faulty" and s.dice > 1 else None


def matches(setup: Callable[[Options], State] = setup) -> Game[State]:
    return Game(
        "mini",
        rules=1,
        options={"trouble": Option("none", ("none", "raises", "faulty", "endless", "drawn"))},
        seats=lambda options: (2, 3, 4),
        setup=setup,
        step=turn,
        result=result,
        view=lambda s, seat: {"left": s.left},
        prompts={"take": Prompt(Number(3), "M-1")},
        events={},
        evaluate=lambda s, seat: float(s.left == 0 and s.turn == seat),
        diagram=lambda s: "|" * s.left,
        fault=fault,
    )


MINI: Final = matches()

"""A game of matches with trouble on demand: roll a die, take one or two; who takes the last wins."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Final

from stolik.engine.decision import Answer, Decision, Prompt, Refusal, Seat, choose, roll
from stolik.engine.events import Event, EventKind
from stolik.engine.game import Option, Options, Result, Rule, View

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


class Mini:
    name = "mini"
    rules = 1
    box = ""

    def __init__(self) -> None:
        troubles = ("none", "raises", "faulty", "endless", "drawn")
        self.options: Mapping[str, Option] = {"trouble": Option("none", troubles)}
        self.prompts: Mapping[str, Prompt] = {"take": Prompt(Number(3), "M-1")}
        self.events: Mapping[str, EventKind] = {}
        self.shown: Sequence[Kind] = ()

    def seats(self, options: Options) -> Sequence[int]:
        return (2, 3, 4)

    def why_no_game(self, options: Options) -> Refusal | None:
        return None

    def sides(self, options: Options) -> list[int]:
        return list(range(int(options["seats"])))

    def configurations(self) -> Iterable[Options]:
        return [{"seats": 2, "trouble": "none"}]

    def setup(self, options: Options) -> State:
        return State(str(options["trouble"]), int(options["seats"]))

    def step(self, state: State) -> Rule[None]:
        return turn(state)

    def result(self, state: State) -> Result | None:
        if state.left > 0:
            return None
        if state.trouble == "drawn":
            return Result([1] * state.seats, "M-2")
        return Result([1 if seat == state.turn else 2 for seat in range(state.seats)], "M-2")

    def view(self, state: State, seat: Seat | None) -> View:
        return {"left": state.left}

    def see(self, event: Event, seat: Seat | None) -> Event:
        return event

    def resample(self, state: State, seat: Seat, rng: Random) -> None:
        """Nothing is hidden."""

    def evaluate(self, state: State, seat: Seat) -> float:
        return float(state.left == 0 and state.turn == seat)

    def promising(self, state: State, decision: Decision) -> list[Answer]:
        return decision.options

    def diagram(self, state: State) -> str:
        return "|" * state.left

    def fault(self, state: State) -> str | None:
        return f"{state.dice} sixes" if state.trouble == "faulty" and state.dice > 1 else None


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


MINI: Final = Mini()

"""Tash-Kalar: what can be agreed, how it starts, what a step is, and who has won."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Final

from stolik.engine import box
from stolik.engine.decision import Answer, Decision, Prompt, Refusal, Seat
from stolik.engine.events import Event, EventKind
from stolik.engine.game import Factors, Label, Option, Options, Result, Rule, Setting
from stolik.games.tash_kalar import arena, diagram, faults, imagining, judgement, setup, tasks, turn
from stolik.games.tash_kalar import view as seen
from stolik.games.tash_kalar.prompts import EVENTS, PROMPTS
from stolik.games.tash_kalar.scoring import places, standing
from stolik.games.tash_kalar.state import DEALING, DUEL, HIGH_FORM, MELEE, SCHOOLS, TURN, Agreed, State
from stolik.games.tash_kalar.words import label


class TashKalar:
    name = "tash_kalar"
    rules = 1

    def __init__(self) -> None:
        self.box = box.digest([arena.FILE, tasks.FILE])
        self.prompts: Mapping[str, Prompt] = PROMPTS
        self.events: Mapping[str, EventKind] = EVENTS
        self.options: Mapping[str, Option] = {
            "form": Option(HIGH_FORM, (HIGH_FORM, DUEL, MELEE)),
            "schools": Option("choose", ("choose", "random")),
            "etherweave": Option(False, (False, True), ours="TK-W-01"),
            "destroyed_return": Option("end_of_turn", ("end_of_turn", "at_once"), ours="TK-C-07"),
        }

    def seats(self, options: Options) -> Sequence[int]:
        return (3, 4) if options["form"] == MELEE else (2, 4)

    def why_no_game(self, options: Options) -> Refusal | None:
        return None

    def sides(self, options: Options) -> list[int]:
        return Agreed(options).side_of

    def configurations(self) -> Iterable[Options]:
        """A sample in which every form, number of seats and switch occurs."""
        defaults: dict[str, Setting] = {key: option.default for key, option in self.options.items()}
        chosen: list[dict[str, Setting]] = [
            {"seats": 2, "form": HIGH_FORM, "schools": "random"},
            {"seats": 2, "form": DUEL},
            {"seats": 2, "form": DUEL, "schools": "random", "destroyed_return": "at_once"},
            {"seats": 3, "form": MELEE, "schools": "random"},
            {"seats": 4, "form": MELEE, "schools": "random"},
            {"seats": 4, "form": HIGH_FORM, "schools": "random"},
            {"seats": 4, "form": DUEL, "schools": "random"},
            {"seats": 3, "form": MELEE, "schools": "random", "etherweave": True},
            {"seats": 2, "form": DUEL, "etherweave": True},
        ]
        return [{"seats": 0, **defaults, **choice} for choice in chosen]

    def setup(self, options: Options) -> State:
        return setup.new_state(Agreed(options))

    def step(self, state: State) -> Rule[None]:
        if state.phase == TURN:
            return turn.take_step(state)
        if state.phase == SCHOOLS:
            return setup.choose_school(state)
        return setup.deal(state) if state.phase == DEALING else start(state)

    def result(self, state: State) -> Result | None:
        """More points after the last turn; ties by pieces on the arena (TK-H-05, TK-Z-06)."""
        if not state.over:
            return None
        scores = [standing(state, side)[0] for side in state.agreed.side_of]
        return Result(places(state), "TK-Z-03", scores)

    def view(self, state: State, seat: Seat | None) -> seen.View:
        return seen.view(state, seat)

    def see(self, event: Event, seat: Seat | None) -> Event:
        return seen.see(event, seat)

    def resample(self, state: State, seat: Seat, rng: Random) -> None:
        imagining.resample(state, seat, rng)

    def evaluate(self, state: State, seat: Seat) -> float:
        return judgement.evaluate(state, seat)

    def promising(self, state: State, decision: Decision) -> list[Answer]:
        return judgement.promising(state, decision)

    def label(self, kind: str, value: Answer) -> Label:
        return label(kind, value)

    def factors(self, state: State) -> Factors:
        """With which school each player fought."""
        schools: list[list[Answer]] = [[school] for school in state.schools]
        return {"school": schools}

    def diagram(self, state: State) -> str:
        return diagram.diagram(state)

    def fault(self, state: State) -> str | None:
        return faults.fault(state)


async def start(s: State) -> None:
    """The first pieces, then the starting player's turn, which has one action (TK-S-05, TK-G-01)."""
    await setup.place_first(s)
    s.phase = TURN
    turn.begin_turn(s, s.first)


GAME: Final = TashKalar()

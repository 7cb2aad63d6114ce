"""Karak 2: what can be agreed, how it starts, what a step is, and who has won."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Final

from stolik.engine import box
from stolik.engine.decision import Answer, Decision, Prompt, Refusal, Seat
from stolik.engine.events import Event, EventKind
from stolik.engine.game import Factors, Label, Option, Options, Result, Rule, Setting
from stolik.games.karak2 import diagram, faults, heroes, judgement, setup, tables, turn
from stolik.games.karak2 import view as seen
from stolik.games.karak2.prompts import EVENTS, PROMPTS
from stolik.games.karak2.scoring import places
from stolik.games.karak2.sight import points
from stolik.games.karak2.state import HEROES_CHOSEN, OPENING, Agreed, State
from stolik.games.karak2.tables import READINGS
from stolik.games.karak2.words import label

SWITCH: Final = {"yes": True, "no": False}
"""Readings that are a plain yes or no are switches."""


heroes.check()


def readings() -> dict[str, Option]:
    """The open readings of the data file, the first value of each in use."""
    found: dict[str, Option] = {}
    for reading in READINGS:
        values: list[Setting] = [SWITCH.get(value, value) for value in reading.values]
        found[reading.id] = Option(values[0], values, ours=reading.rule)
    return found


class Karak2:
    name = "karak2"
    rules = 1

    def __init__(self) -> None:
        self.box = box.digest([tables.FILE])
        self.prompts: Mapping[str, Prompt] = PROMPTS
        self.events: Mapping[str, EventKind] = EVENTS
        self.options: Mapping[str, Option] = {
            "imperium": Option(True, (True, False)),
            "hero_choice": Option("drawn", ("drawn", "chosen")),
            **readings(),
        }

    def seats(self, options: Options) -> Sequence[int]:
        """2 to 5 players (K-B-01)."""
        return (2, 3, 4, 5)

    def why_no_game(self, options: Options) -> Refusal | None:
        return None

    def sides(self, options: Options) -> list[int]:
        return list(range(int(options["seats"])))

    def configurations(self) -> Iterable[Options]:
        """Every number of seats, both sets, both ways to heroes; each reading once in its other values."""
        defaults: dict[str, Setting] = {key: option.default for key, option in self.options.items()}
        chosen: list[dict[str, Setting]] = [
            {"seats": 2},
            {"seats": 3, "imperium": False, "hero_choice": "chosen"},
            {"seats": 4, "imperium": False},
            {"seats": 5, "hero_choice": "chosen"},
        ]
        others: list[dict[str, Setting]] = [{"seats": 4}, {"seats": 2}]
        for key, option in self.options.items():
            if option.ours and key != "round_limit":
                for choice, value in zip(others, (option.values[-1], option.values[1]), strict=True):
                    choice[key] = value
        return [{"seats": 0, **defaults, **choice} for choice in (*chosen, *others)]

    def setup(self, options: Options) -> State:
        return setup.new_state(Agreed(options))

    def step(self, state: State) -> Rule[None]:
        if state.course.phase == HEROES_CHOSEN:
            return setup.begin(state)
        return turn.open_turn(state) if state.course.phase == OPENING else turn.take_step(state)

    def result(self, state: State) -> Result | None:
        """The highest total of points, then glory, then army size (K-I-02, K-O-55)."""
        if not state.course.over:
            return None
        return Result(places(state), state.course.over, [points(state, seat) for seat in range(state.agreed.seats)])

    def view(self, state: State, seat: Seat | None) -> seen.View:
        return seen.view(state, seat)

    def see(self, event: Event, seat: Seat | None) -> Event:
        return event

    def resample(self, state: State, seat: Seat, rng: Random) -> None:
        """Nothing is hidden: piles and bag are drawn from as they are needed (K-O-60)."""

    def evaluate(self, state: State, seat: Seat) -> float:
        return judgement.evaluate(state, seat)

    def promising(self, state: State, decision: Decision) -> list[Answer]:
        return judgement.promising(state, decision)

    def label(self, kind: str, value: Answer) -> Label:
        return label(kind, value)

    def factors(self, state: State) -> Factors:
        """As whom each player went."""
        heroes: list[list[Answer]] = [[player.hero] for player in state.players]
        return {"hero": heroes}

    def diagram(self, state: State) -> str:
        return diagram.diagram(state)

    def fault(self, state: State) -> str | None:
        return faults.fault(state)


GAME: Final = Karak2()

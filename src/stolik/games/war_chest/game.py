"""War Chest: what can be agreed, how it starts, what a step is, and who has won."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Final

from stolik.engine import box
from stolik.engine.decision import Answer, Decision, Prompt, Refusal, Seat
from stolik.engine.events import Event, EventKind
from stolik.engine.game import Factors, Label, Option, Options, Result, Rule, Setting
from stolik.games.war_chest import (
    board,
    decree_cards,
    diagram,
    faults,
    judgement,
    setup,
    turn,
    unit_cards,
    units,
)
from stolik.games.war_chest import view as seen
from stolik.games.war_chest.prompts import EVENTS, PROMPTS
from stolik.games.war_chest.state import DRAFTING, DRAWING, LAYOUT, NOBODY, Agreed, State, new_state
from stolik.games.war_chest.words import label

CARDS: Final = (units, decree_cards)
"""Read for what they register."""
SETUPS: Final = (setup.RANDOM, *setup.LINE_UPS, setup.DRAFT, setup.ELIMINATION, setup.FREE)
CARD_VERSIONS: Final = ("original", "v2")


class WarChest:
    name = "war_chest"
    rules = 1

    def __init__(self) -> None:
        self.box = box.digest([board.FILE, unit_cards.FILE])
        self.prompts: Mapping[str, Prompt] = PROMPTS
        self.events: Mapping[str, EventKind] = EVENTS
        self.options: Mapping[str, Option] = {
            "setup": Option(setup.RANDOM, SETUPS),
            "nobility": Option(False, (False, True)),
            "siege": Option(False, (False, True)),
            "nightfall": Option(False, (False, True)),
            "royal_guard": Option("revised", ("revised", "classic"), ours="WC-13.22"),
            "berserker": Option("original", CARD_VERSIONS, ours="WC-2.5"),
            "footman": Option("original", CARD_VERSIONS, ours="WC-2.5"),
            "warrior_priest": Option("original", CARD_VERSIONS, ours="WC-2.5"),
            "poison_survives_redeploy": Option(True, (True, False), ours="WC-N-D8"),
            "spy_discard": Option("face_up", ("face_up", "face_down"), ours="WC-13.14"),
            "round_limit": Option(0, (0, 10, 20, 30, 50, 100), ours="WC-10.3"),
            "repetition": Option(0, (0, 3, 5), ours="WC-10.3"),
        }

    def seats(self, options: Options) -> Sequence[int]:
        """There is no game for three (WC-12.1, WC-N-01)."""
        return (2,) if options["setup"] in setup.LINE_UPS else (2, 4)

    def why_no_game(self, options: Options) -> Refusal | None:
        return None

    def sides(self, options: Options) -> list[int]:
        return Agreed(options).side_of

    def configurations(self) -> Iterable[Options]:
        """A sample in which every set, set-up, number of seats and switch occurs; all with a limit of rounds."""
        defaults: dict[str, Setting] = {key: option.default for key, option in self.options.items()}
        everything = {"nobility": True, "siege": True, "nightfall": True}
        chosen: list[dict[str, Setting]] = [
            {"seats": 2, "setup": setup.FIRST_GAME},
            {"seats": 2, "setup": "gaugamela", "royal_guard": "classic"},
            {"seats": 2, "setup": "bannockburn", "warrior_priest": "v2", "footman": "v2"},
            {"seats": 2, "setup": "crecy", "repetition": 3},
            {"seats": 2, "berserker": "v2"},
            {"seats": 2, "setup": setup.DRAFT, "nightfall": True},
            {"seats": 2, "setup": setup.FREE, **everything, "spy_discard": "face_down"},
            {"seats": 2, "nobility": True, "poison_survives_redeploy": False, "nightfall": True},
            {"seats": 2, "siege": True, "setup": setup.ELIMINATION},
            {"seats": 2, **everything},
            {"seats": 4, "repetition": 5},
            {"seats": 4, "setup": setup.DRAFT, **everything},
            {"seats": 4, "setup": setup.ELIMINATION, "nightfall": True, "warrior_priest": "v2"},
            {"seats": 4, "setup": setup.FREE, **everything, "footman": "v2", "spy_discard": "face_down"},
        ]
        return [{"seats": 0, **defaults, "round_limit": 20, **choice} for choice in chosen]

    def setup(self, options: Options) -> State:
        return new_state(Agreed(options))

    def step(self, state: State) -> Rule[None]:
        if state.turn.phase == LAYOUT:
            return setup.lay_out(state)
        if state.turn.phase == DRAFTING:
            return setup.draft(state)
        return turn.draw_coins(state) if state.turn.phase == DRAWING else turn.take_turn(state)

    def result(self, state: State) -> Result | None:
        """The side whose last marker lies on the board, partners together (WC-11.1, WC-11.4); or a draw."""
        if state.winner != NOBODY:
            return Result([1 if side == state.winner else 2 for side in state.agreed.side_of], "WC-11.1")
        return Result([1] * state.agreed.seats, state.drawn_by) if state.drawn_by else None

    def view(self, state: State, seat: Seat | None) -> seen.View:
        return seen.view(state, seat)

    def see(self, event: Event, seat: Seat | None) -> Event:
        return seen.see(event, seat)

    def resample(self, state: State, seat: Seat, rng: Random) -> None:
        seen.resample(state, seat, rng)

    def evaluate(self, state: State, seat: Seat) -> float:
        return judgement.evaluate(state, seat)

    def promising(self, state: State, decision: Decision) -> list[Answer]:
        return judgement.promising(state, decision)

    def label(self, kind: str, value: Answer) -> Label:
        return label(kind, value)

    def factors(self, state: State) -> Factors:
        """Which units each player had."""
        units: list[list[Answer]] = [[*picks] for picks in state.draft.picks]
        return {"unit": units}

    def diagram(self, state: State) -> str:
        return diagram.diagram(state)

    def fault(self, state: State) -> str | None:
        return faults.fault(state)


GAME: Final = WarChest()

"""Tash-Kalar: what can be agreed, how it starts, what a step is, and who has won."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from stolik.engine import box
from stolik.engine.decision import Answer
from stolik.engine.game import Factors, Form, Game, Option, Options, Result, Rule
from stolik.games.tash_kalar import arena, judgement, setup, tasks, turn
from stolik.games.tash_kalar.diagram import diagram, read
from stolik.games.tash_kalar.faults import fault
from stolik.games.tash_kalar.imagination import resample
from stolik.games.tash_kalar.prompts import EVENTS, PROMPTS
from stolik.games.tash_kalar.scoring import decided_by, parts, places, standing
from stolik.games.tash_kalar.state import DEALING, DUEL, HIGH_FORM, MELEE, SCHOOLS, TURN, Agreed, State
from stolik.games.tash_kalar.things import SHOWN
from stolik.games.tash_kalar.view import see, view

OPTIONS: Final[dict[str, Option]] = {
    "form": Option(HIGH_FORM, (HIGH_FORM, DUEL, MELEE)),
    "schools": Option("choose", ("choose", "random")),
    "etherweave": Option(False, (False, True), ours="TK-W-01"),
    "translocation": Option("two", ("two", "any"), ours="TK-W-07"),
    "destroyed_return": Option("end_of_turn", ("end_of_turn", "at_once"), ours="TK-C-07"),
}

FORMS: Final = {
    "first": Form(2, {"form": HIGH_FORM}, level=1),
    "duel": Form(2, {"form": DUEL}),
    "melee": Form(3, {"form": MELEE}),
    "partners": Form(4, {"form": HIGH_FORM}),
    "etherweave": Form(2, {"form": HIGH_FORM, "etherweave": True}),
}


def seats(options: Options) -> Sequence[int]:
    return (3, 4) if options["form"] == MELEE else (2, 4)


def sides(options: Options) -> list[int]:
    return Agreed(options).side_of


def configurations() -> Iterable[Options]:
    """A sample in which every form, number of seats and switch occurs."""
    return [
        {"seats": 2, "form": HIGH_FORM, "schools": "random"},
        {"seats": 2, "form": DUEL},
        {"seats": 2, "form": DUEL, "schools": "random", "destroyed_return": "at_once"},
        {"seats": 3, "form": MELEE, "schools": "random"},
        {"seats": 4, "form": MELEE, "schools": "random"},
        {"seats": 4, "form": HIGH_FORM, "schools": "random"},
        {"seats": 4, "form": DUEL, "schools": "random"},
        {"seats": 3, "form": MELEE, "schools": "random", "etherweave": True},
        {"seats": 2, "form": DUEL, "etherweave": True, "translocation": "any"},
    ]


def opening(options: Options) -> State:
    return setup.new_state(Agreed(options))


def step(s: State) -> Rule[None]:
    if s.phase == TURN:
        return turn.take_step(s)
    if s.phase == SCHOOLS:
        return setup.choose_school(s)
    return setup.deal(s) if s.phase == DEALING else start(s)


async def start(s: State) -> None:
    """The first pieces, then the starting player's turn, which has one action (TK-S-05, TK-G-01)."""
    await setup.place_first(s)
    s.phase = TURN
    turn.begin_turn(s, s.first)


def result(s: State) -> Result | None:
    """More points after the last turn; ties by pieces on the arena (TK-H-05, TK-Z-06)."""
    if not s.over:
        return None
    scores = [standing(s, side)[0] for side in s.agreed.side_of]
    return Result(places(s), decided_by(s), scores, told_parts(s, scores))


def told_parts(s: State, scores: list[int]) -> list[dict[str, int]] | None:
    """By seat; nothing where a game that began in the middle keeps to itself what was won before."""
    found = [parts(s, side) for side in s.agreed.side_of]
    return found if [sum(one.values()) for one in found] == scores else None


def factors(s: State) -> Factors:
    """With which school each player fought."""
    schools: list[list[Answer]] = [[school] for school in s.schools]
    return {"school": schools}


GAME: Final = Game(
    "tash_kalar",
    __package__,
    rules=2,
    box=box.digest([arena.FILE, tasks.FILE]),
    options=OPTIONS,
    seats=seats,
    sides=sides,
    configurations=configurations,
    forms=FORMS,
    setup=opening,
    step=step,
    result=result,
    view=view,
    see=see,
    resample=resample,
    prompts=PROMPTS,
    events=EVENTS,
    evaluate=judgement.evaluate,
    promising=judgement.promising,
    factors=factors,
    shown=SHOWN,
    diagram=diagram,
    parse=read,
    fault=fault,
)

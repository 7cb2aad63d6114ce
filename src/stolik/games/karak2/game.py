"""Karak 2: what can be agreed, how it starts, what a step is, and who has won."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from stolik.engine import box
from stolik.engine.decision import Answer
from stolik.engine.game import Factors, Form, Game, Option, Options, Result, Rule, Setting
from stolik.games.karak2 import contents, heroes, judgement, plays, setup, turn
from stolik.games.karak2.contents import READINGS
from stolik.games.karak2.diagram import diagram, read
from stolik.games.karak2.faults import fault
from stolik.games.karak2.prompts import EVENTS, PROMPTS
from stolik.games.karak2.scoring import places
from stolik.games.karak2.sight import parts, points
from stolik.games.karak2.state import HEROES_CHOSEN, OPENING, Agreed, State
from stolik.games.karak2.things import SHOWN
from stolik.games.karak2.view import view

SWITCH: Final = {"yes": True, "no": False}
"""Readings that are a plain yes or no are switches."""


PARTS: Final = ("souls", "praetorians", "trophy", "crown")
"""Where points come from, in the order of `sight.parts` (K-O-54)."""

heroes.check()


def readings() -> dict[str, Option]:
    """The open readings of the data file, the first value of each in use."""
    found: dict[str, Option] = {}
    for reading in READINGS:
        values: list[Setting] = [SWITCH.get(value, value) for value in reading.values]
        found[reading.id] = Option(values[0], values, ours=reading.rule)
    return found


OPTIONS: Final[dict[str, Option]] = {
    "imperium": Option(True, (True, False)),
    "hero_choice": Option("drawn", ("drawn", "chosen")),
    **readings(),
}

FORMS: Final = {
    "first": Form(2, {"imperium": False}),
    "imperium": Form(3, {"imperium": True}),
    "chosen": Form(3, {"imperium": True, "hero_choice": "chosen"}),
}
"""Two heroes and the base game: the shortest way to the General."""


def seats(options: Options) -> Sequence[int]:
    """2 to 5 players (K-B-01)."""
    return (2, 3, 4, 5)


def configurations() -> Iterable[Options]:
    """Every number of seats, both sets, both ways to heroes; each reading once in its other values."""
    chosen: list[dict[str, Setting]] = [
        {"seats": 2},
        {"seats": 3, "imperium": False, "hero_choice": "chosen"},
        {"seats": 4, "imperium": False},
        {"seats": 5, "hero_choice": "chosen"},
    ]
    others: list[dict[str, Setting]] = [{"seats": 4}, {"seats": 2}]
    for key, option in OPTIONS.items():
        if option.ours and key != "round_limit":
            for choice, value in zip(others, (option.values[-1], option.values[1]), strict=True):
                choice[key] = value
    return [*chosen, *others]


def opening(options: Options) -> State:
    return setup.new_state(Agreed(options))


def step(s: State) -> Rule[None]:
    if s.course.phase == HEROES_CHOSEN:
        return setup.begin(s)
    return turn.open_turn(s) if s.course.phase == OPENING else turn.take_step(s)


def result(s: State) -> Result | None:
    """The highest total of points, then glory, then army size (K-I-02, K-O-55)."""
    if not s.course.over:
        return None
    seats = range(s.agreed.seats)
    told = [dict(zip(PARTS, parts(s, seat), strict=True)) for seat in seats]
    return Result(places(s), s.course.over, [points(s, seat) for seat in seats], told)


def factors(s: State) -> Factors:
    """As whom each player went."""
    played: list[list[Answer]] = [[player.hero] for player in s.players]
    return {"hero": played}


# Nothing is hidden: piles and bag are drawn from as they are needed (K-O-60).
GAME: Final = Game(
    "karak2",
    __package__,
    rules=2,
    box=box.digest([contents.FILE]),
    options=OPTIONS,
    seats=seats,
    configurations=configurations,
    forms=FORMS,
    setup=opening,
    step=step,
    result=result,
    view=view,
    converted=plays.converted,
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

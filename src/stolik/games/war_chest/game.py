"""War Chest: what can be agreed, how it starts, what a step is, and who has won."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from stolik.engine import box
from stolik.engine.decision import Answer
from stolik.engine.game import Factors, Form, Game, Option, Options, Result, Rule, Setting
from stolik.games.war_chest import board, decree_cards, judgement, setup, turn, unit_cards, units
from stolik.games.war_chest.diagram import diagram, read
from stolik.games.war_chest.faults import fault
from stolik.games.war_chest.prompts import EVENTS, PROMPTS
from stolik.games.war_chest.state import DRAFTING, DRAWING, LAYOUT, NOBODY, Agreed, State, new_state
from stolik.games.war_chest.things import SHOWN
from stolik.games.war_chest.view import resample, see, view

CARDS: Final = (units, decree_cards)
"""Read for what they register."""
SETUPS: Final = (setup.RANDOM, *setup.LINE_UPS, setup.DRAFT, setup.ELIMINATION, setup.FREE)
CARD_VERSIONS: Final = ("original", "v2")


def has_nobility(options: Options) -> bool:
    return options["nobility"] is True


def has_nobility_and_nightfall(options: Options) -> bool:
    return has_nobility(options) and options["nightfall"] is True


OPTIONS: Final[dict[str, Option]] = {
    "setup": Option(setup.RANDOM, SETUPS),
    "nobility": Option(False, (False, True)),
    "siege": Option(False, (False, True)),
    "nightfall": Option(False, (False, True)),
    "royal_guard": Option("revised", ("revised", "classic"), ours="WC-13.22"),
    "berserker": Option("original", CARD_VERSIONS, ours="WC-2.5"),
    "footman": Option("original", CARD_VERSIONS, ours="WC-2.5"),
    "warrior_priest": Option("original", CARD_VERSIONS, ours="WC-2.5"),
    "poison_survives_redeploy": Option(True, (True, False), ours="WC-N-D8", applies=has_nobility_and_nightfall),
    "spy_discard": Option("face_up", ("face_up", "face_down"), ours="WC-13.14", applies=has_nobility),
    "round_limit": Option(0, (0, 10, 20, 30, 50, 100), ours="WC-10.3"),
    "repetition": Option(0, (0, 3, 5), ours="WC-10.3"),
}

FORMS: Final = {
    "first": Form(2, {"setup": setup.FIRST_GAME}, level=1),
    "nightfall": Form(2, {"nightfall": True}),
    "draft": Form(2, {"setup": setup.DRAFT}),
    "partners": Form(4),
}
"""The rulebook names the units of a first game (WC-4.4)."""


def seats(options: Options) -> Sequence[int]:
    """There is no game for three (WC-12.1, WC-N-01)."""
    return (2,) if options["setup"] in setup.LINE_UPS else (2, 4)


def sides(options: Options) -> list[int]:
    return Agreed(options).side_of


def configurations() -> Iterable[Options]:
    """A sample in which every set, set-up, number of seats and switch occurs; all with a limit of rounds."""
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
    return [{"round_limit": 20, **choice} for choice in chosen]


def opening(options: Options) -> State:
    return new_state(Agreed(options))


def step(s: State) -> Rule[None]:
    if s.turn.phase == LAYOUT:
        return setup.lay_out(s)
    if s.turn.phase == DRAFTING:
        return setup.draft(s)
    return turn.draw_coins(s) if s.turn.phase == DRAWING else turn.take_turn(s)


def result(s: State) -> Result | None:
    """The side whose last marker lies on the board, partners together (WC-11.1, WC-11.4); or a draw."""
    if s.winner != NOBODY:
        return Result([1 if side == s.winner else 2 for side in s.agreed.side_of], "WC-11.1", parts=parts(s))
    return Result([1] * s.agreed.seats, s.drawn_by, parts=parts(s)) if s.drawn_by else None


def parts(s: State) -> list[dict[str, int]]:
    """How far each has come: the locations that the own side controls."""
    return [{"locations": s.board.control.count(side)} for side in s.agreed.side_of]


def factors(s: State) -> Factors:
    """Which units each player had."""
    units: list[list[Answer]] = [[*picks] for picks in s.draft.picks]
    return {"unit": units}


def alike(rules: int, options: Options) -> bool:
    """Boards are remembered for a hundred rounds since the second number: no limit of rounds is longer (WC-10.3)."""
    return rules == 1 and (not options.get("repetition") or bool(options.get("round_limit")))


GAME: Final = Game(
    "war_chest",
    __package__,
    rules=2,
    alike=alike,
    box=box.digest([board.FILE, unit_cards.FILE]),
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

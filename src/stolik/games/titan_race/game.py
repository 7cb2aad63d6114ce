"""Titan Race: what can be agreed, how it starts, what a step is, and who has won."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from stolik.engine import box
from stolik.engine.decision import Answer, Refusal
from stolik.engine.game import Factors, Form, Game, Option, Options, Result, Rule
from stolik.games.titan_race import cards, titans, tracks
from stolik.games.titan_race.cards import DECK
from stolik.games.titan_race.diagram import diagram, read
from stolik.games.titan_race.faults import fault
from stolik.games.titan_race.judgement import evaluate
from stolik.games.titan_race.progress import parts
from stolik.games.titan_race.prompts import EVENTS, PROMPTS
from stolik.games.titan_race.reconstruction import rebuilt
from stolik.games.titan_race.setup import choose_titan, deal
from stolik.games.titan_race.state import ACTIONS, CHOOSING, DRAFT, Agreed, State
from stolik.games.titan_race.things import SHOWN
from stolik.games.titan_race.titans import NOBODY
from stolik.games.titan_race.tracks import TRACKS
from stolik.games.titan_race.turn import act, begin_turn
from stolik.games.titan_race.view import resample, see, view

TRACK_IDS: Final = tuple(TRACKS)


def is_slam(options: Options) -> bool:
    return options["grand_slam"] is True


def is_for_two(options: Options) -> bool:
    return options["seats"] == 2


OPTIONS: Final[dict[str, Option]] = {
    "track": Option(TRACK_IDS[0], TRACK_IDS),
    "grand_slam": Option(False, (False, True)),
    "track2": Option(TRACK_IDS[1], TRACK_IDS, applies=is_slam),
    "track3": Option(TRACK_IDS[2], TRACK_IDS, applies=is_slam),
    "teams": Option("none", ("none", "two", "three")),
    "titans": Option("choose", ("choose", "random"), ours="TR-O-38"),
    "push": Option("die_total", ("die_total", "remaining"), ours="TR-O-01"),
    "blue_push": Option("leg", ("leg", "total"), ours="TR-O-02"),
    "draft": Option("fixed", ("fixed", "rolling"), ours="TR-O-17"),
    "two_player_hand": Option("player", ("player", "titan"), ours="TR-O-28", applies=is_for_two),
}

FORMS: Final = {
    "first": Form(3, {"track": "estengaard"}, level=1),
    "any_track": Form(4, drawn=("track",)),
    "grand_slam": Form(4, {"grand_slam": True}, drawn=("track", "track2", "track3")),
    "two_teams": Form(4, {"teams": "two"}, drawn=("track",)),
}
"""Estengaard first: ice carries on, and hurts nobody."""


def seats(options: Options) -> Sequence[int]:
    if options["teams"] == "two":
        return (4, 6)
    return (6,) if options["teams"] == "three" else (2, 3, 4, 5, 6)


def why_no_game(options: Options) -> Refusal | None:
    """A Grand Slam needs three different tracks (TR-O-29); two hands each are for two players (TR-O-28)."""
    if options["grand_slam"] and len({options["track"], options["track2"], options["track3"]}) < 3:
        return "TR-O-29"
    if options["two_player_hand"] == "titan" and options["seats"] != 2:
        return "TR-O-28"
    return None


def sides(options: Options) -> list[int]:
    return Agreed(options).side_of


def configurations() -> Iterable[Options]:
    """A sample in which every track, number of seats, variant and switch occurs."""
    return [
        {"seats": 2, "track": "kaldheira"},
        {"seats": 2, "track": "laguna", "two_player_hand": "titan", "titans": "random"},
        {"seats": 3, "track": "odlewnia"},
        {"seats": 3, "track": "laguna", "draft": "rolling"},
        {"seats": 4, "track": "bankogu", "teams": "two"},
        {"seats": 4, "track": "anglieh", "push": "remaining"},
        {"seats": 5, "track": "estengaard", "blue_push": "total"},
        {"seats": 6, "track": "laguna", "teams": "three"},
        {"seats": 6, "track": "estengaard", "teams": "two", "draft": "rolling"},
        {"seats": 2, "grand_slam": True, "track": "estengaard", "track2": "anglieh", "track3": "laguna"},
        {"seats": 5, "grand_slam": True, "track": "bankogu", "track2": "kaldheira", "track3": "odlewnia"},
    ]


def opening(options: Options) -> State:
    state = State(Agreed(options))
    state.cards.deck = DECK[:]
    return state


def step(s: State) -> Rule[None]:
    if s.phase == ACTIONS:
        return act(s)
    if s.phase == DRAFT:
        return begin_turn(s)
    return choose_titan(s) if s.phase == CHOOSING else deal(s)


def result(s: State) -> Result | None:
    """The titan on the trophy wins (TR-74), with its whole team (TR-112)."""
    if s.winner == NOBODY:
        return None
    side_of = s.agreed.side_of
    winners = side_of[s.titans.owner[s.winner]]
    reason = "TR-112" if len(set(side_of)) < len(side_of) else "TR-74"
    return Result([1 if side == winners else 2 for side in side_of], reason, parts=parts(s))


def factors(s: State) -> Factors:
    """Which titans each player raced with."""
    titans: list[list[Answer]] = [[] for _ in range(s.agreed.seats)]
    for titan in s.titans.chosen:
        titans[s.titans.owner[titan]].append(titan)
    return {"titan": titans}


GAME: Final = Game(
    "titan_race",
    __package__,
    rules=2,
    box=box.digest([cards.FILE, titans.FILE, tracks.FILE]),
    options=OPTIONS,
    seats=seats,
    why_no_game=why_no_game,
    sides=sides,
    configurations=configurations,
    forms=FORMS,
    setup=opening,
    step=step,
    result=result,
    view=view,
    see=see,
    resample=resample,
    rebuilt=rebuilt,
    prompts=PROMPTS,
    events=EVENTS,
    evaluate=evaluate,
    factors=factors,
    shown=SHOWN,
    diagram=diagram,
    parse=read,
    fault=fault,
)

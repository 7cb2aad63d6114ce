"""Titan Race: what can be agreed, how it starts, what a step is, and who has won."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, Final

from stolik.engine import box
from stolik.engine.decision import CHANCE, Answer, Decision, Prompt, Refusal, Seat, choose, draw, roll
from stolik.engine.events import Event, EventKind
from stolik.engine.game import Factors, Label, Option, Options, Result, Rule
from stolik.games.titan_race import cards, diagram, judgement, rebuilding, titans, tracks
from stolik.games.titan_race import view as seen
from stolik.games.titan_race.board import OFF
from stolik.games.titan_race.cards import DECK
from stolik.games.titan_race.prompts import EVENTS, PROMPTS
from stolik.games.titan_race.state import ACTIONS, CHOOSING, DEALING, DRAFT, TRAPS_IN_BOX, Agreed, State, new_state
from stolik.games.titan_race.titans import NOBODY, TITANS, Titan
from stolik.games.titan_race.tracks import TRACKS
from stolik.games.titan_race.turn import FACES, act, begin_turn
from stolik.games.titan_race.words import label

TRACK_IDS: Final = tuple(TRACKS)


class TitanRace:
    name = "titan_race"
    rules = 1

    def __init__(self) -> None:
        self.box = box.digest([cards.FILE, titans.FILE, tracks.FILE])
        self.prompts: Mapping[str, Prompt] = PROMPTS
        self.events: Mapping[str, EventKind] = EVENTS
        self.options: Mapping[str, Option] = {
            "track": Option(TRACK_IDS[0], TRACK_IDS),
            "grand_slam": Option(False, (False, True)),
            "track2": Option(TRACK_IDS[1], TRACK_IDS),
            "track3": Option(TRACK_IDS[2], TRACK_IDS),
            "teams": Option("none", ("none", "two", "three")),
            "titans": Option("choose", ("choose", "random"), ours="TR-06"),
            "push": Option("die_total", ("die_total", "remaining"), ours="TR-O-01"),
            "blue_push": Option("leg", ("leg", "total"), ours="TR-O-02"),
            "draft": Option("fixed", ("fixed", "rolling"), ours="TR-O-17"),
            "two_player_hand": Option("player", ("player", "titan"), ours="TR-O-28"),
        }

    def seats(self, options: Options) -> Sequence[int]:
        if options["teams"] == "two":
            return (4, 6)
        return (6,) if options["teams"] == "three" else (2, 3, 4, 5, 6)

    def why_no_game(self, options: Options) -> Refusal | None:
        """A Grand Slam needs three different tracks (TR-O-29); two hands each are for two players (TR-O-28)."""
        if options["grand_slam"] and len({options["track"], options["track2"], options["track3"]}) < 3:
            return "TR-O-29"
        if options["two_player_hand"] == "titan" and options["seats"] != 2:
            return "TR-O-28"
        return None

    def sides(self, options: Options) -> list[int]:
        return Agreed(options).side_of

    def configurations(self) -> Iterable[Options]:
        """A sample in which every track, number of seats, variant and switch occurs."""
        defaults = {key: option.default for key, option in self.options.items()}
        chosen: list[dict[str, int | str | bool]] = [
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
        return [{"seats": 0, **defaults, **choice} for choice in chosen]

    def setup(self, options: Options) -> State:
        state = new_state(Agreed(options))
        state.cards.deck = DECK[:]
        return state

    def step(self, state: State) -> Rule[None]:
        if state.phase == ACTIONS:
            return act(state)
        if state.phase == DRAFT:
            return begin_turn(state)
        return choose_titan(state) if state.phase == CHOOSING else deal(state)

    def result(self, state: State) -> Result | None:
        """The titan on the trophy wins, with its whole team (TR-74, TR-112)."""
        if state.winner == NOBODY:
            return None
        side_of = state.agreed.side_of
        winners = side_of[state.titans.owner[state.winner]]
        return Result([1 if side == winners else 2 for side in side_of], "TR-74")

    def view(self, state: State, seat: Seat | None) -> seen.View:
        return seen.view(state, seat)

    def see(self, event: Event, seat: Seat | None) -> Event:
        return seen.see(event, seat)

    def resample(self, state: State, seat: Seat, rng: Random) -> None:
        seen.resample(state, seat, rng)

    def rebuilt(self, options: Options, seat: Seat, view: Mapping[str, Any], rng: Random) -> Iterable[State]:
        """Optional in a game: states that look like this, for bots at another machine."""
        return rebuilding.rebuilt(options, seat, view, rng)

    def evaluate(self, state: State, seat: Seat) -> float:
        return judgement.evaluate(state, seat)

    def promising(self, state: State, decision: Decision) -> list[Answer]:
        return decision.options

    def label(self, kind: str, value: Answer) -> Label:
        return label(kind, value)

    def factors(self, state: State) -> Factors:
        """Which titans each player raced with."""
        titans: list[list[Answer]] = [[] for _ in range(state.agreed.seats)]
        for titan in state.titans.chosen:
            titans[state.titans.owner[titan]].append(titan)
        return {"titan": titans}

    def diagram(self, state: State) -> str:
        return diagram.diagram(state)

    def fault(self, state: State) -> str | None:
        """Nothing is created or lost: 13 cards, 15 traps, one titan to a square (TR-01, TR-04, TR-05, TR-17).

        The winner is left out: the race ends in the middle of its hop.
        """
        cards, cells, traps = state.cards, state.track.cells, state.track.traps
        held = sorted([*cards.deck, *cards.discard, *[card for hand in cards.hands for card in hand]])
        if held != DECK:
            return f"the special cards are {held}"
        if len(set(traps)) != len(traps) or len(traps) > TRAPS_IN_BOX:
            return f"the traps lie on {traps}"
        standing = [cells[titan] for titan in state.round.order if cells[titan] != OFF and titan != state.winner]
        if len(set(standing)) != len(standing):
            return f"two titans share a square: {standing}"
        if set(standing) & set(traps):
            return f"a trap lies under a titan: {standing}, {traps}"
        return None


async def choose_titan(s: State) -> None:
    """In seat order, the first seat first; two players go round twice, which fixes first and second (TR-06, TR-107)."""
    number = len(s.titans.chosen)
    seat = number % s.agreed.seats
    free = [titan for titan in range(len(TITANS)) if titan not in s.titans.chosen]
    titan = await (draw(seat, "titan", free) if s.agreed.random_titans else choose(seat, "choose-titan", free))
    s.titans.chosen = [*s.titans.chosen, titan]
    s.titans.owner = replaced(s.titans.owner, titan, seat)
    s.titans.hand_of = replaced(s.titans.hand_of, titan, number % s.agreed.hands)
    s.note("choose-titan", "TR-06", seat, titan)
    if len(s.titans.chosen) == s.agreed.titans:
        s.phase = DEALING


def replaced(values: list[int], place: Titan, value: int) -> list[int]:
    return [value if index == place else old for index, old in enumerate(values)]


async def deal(s: State) -> None:
    """A card for every hand, then a die names the titan that starts (TR-09, TR-21)."""
    for hand in range(len(s.cards.hands)):
        seat = hand % s.agreed.seats
        s.cards.hands[hand].append(await draw(seat, "card", s.cards.deck))
        s.cards.eras[hand].append(0)
        s.note("draw", "TR-09", seat, s.cards.hands[hand][-1])
    colours = [TITANS[titan].colour for titan in s.titans.chosen]
    colour = await roll(CHANCE, "start", FACES)
    while colour not in colours:
        colour = await roll(CHANCE, "start", FACES)
    first = s.titans.owner[s.titans.chosen[colours.index(colour)]]
    s.round.order = turn_order(s, first)
    s.note("start", "TR-21", colour, s.round.order[0])
    s.phase = DRAFT


def turn_order(s: State, first: Seat) -> list[Titan]:
    """Clockwise from the first player; with two titans each A1, B1, A2, B2 (TR-21, TR-107, TR-O-28)."""
    seats = s.agreed.seats
    return [
        s.titans.chosen[(first + place) % seats + lap * seats]
        for lap in range(s.agreed.titans_each)
        for place in range(seats)
    ]


GAME: Final = TitanRace()

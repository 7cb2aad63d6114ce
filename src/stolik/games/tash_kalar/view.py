"""What a seat may see, and what it sees of an event (TK-T-15, GAP-08)."""

from __future__ import annotations

from typing import TypedDict

from stolik.engine.decision import Seat
from stolik.engine.events import Event
from stolik.games.tash_kalar.arena import COLOURS, SQUARES, Square, name_of
from stolik.games.tash_kalar.cards import RANKS, Card, Rank
from stolik.games.tash_kalar.decks import CARD_IDS
from stolik.games.tash_kalar.knowledge import knows
from stolik.games.tash_kalar.piles import deck_size
from stolik.games.tash_kalar.registry import SCHOOL_IDS
from stolik.games.tash_kalar.scoring import score_of
from stolik.games.tash_kalar.state import MELEE, NO_CARD, NO_TOKEN, NOBODY, PHASES, Phase, State, Task
from stolik.games.tash_kalar.tasks import TASK_IDS, TASKS


class SquareView(TypedDict):
    square: str
    ground: str
    side: int | None
    rank: Rank
    gate: bool


class SideView(TypedDict):
    """`tally`: pieces of this side destroyed in this turn, by rank."""

    school: str
    small: int
    legendary: int
    score: int
    against: list[int]
    tally: list[int]
    tasks: list[str]


class Player(TypedDict):
    """`pending`: the being whose effect was played from the hand and that waits to be summoned."""

    school: str
    side: int
    hand: int
    legends: int
    flares: int
    deck: int
    pile: list[str]
    put_away: int
    frost: str | None
    pending: str | None
    taxed: int
    improvised: list[bool]


class TaskView(TypedDict):
    task: str
    points: int
    kind: str
    advanced: bool
    met: bool


class View(TypedDict):
    """`being`: where it stands whose effect is under way; `stashed`: a piece that lies on a card, its side and rank."""

    form: str
    phase: Phase
    turn: Seat | None
    chooser: Seat | None
    actions: int
    squares: list[SquareView]
    sides: list[SideView]
    players: list[Player]
    hand: list[str]
    legends: list[str]
    flares: list[str]
    put_away: list[str]
    under: list[str]
    legend_deck: int
    flare_deck: int
    legend_pile: list[str]
    flare_pile: list[str]
    tasks: list[TaskView]
    next_task: str | None
    limit: int
    last: Seat | None
    bonus: int
    playing: str | None
    being: str | None
    stashed: str | None


def view(s: State, seat: Seat | None) -> View:
    return {
        "form": s.table.form,
        "phase": PHASES[s.phase],
        "turn": s.turn if s.turn != NOBODY else None,
        "chooser": s.chooser if s.chooser != NOBODY else None,
        "actions": s.actions,
        "squares": [square_view(s, square) for square in SQUARES],
        "sides": [side_view(s, side) for side in range(s.table.sides)],
        "players": [player(s, other) for other in range(len(s.schools))],
        "hand": own(s.hands, seat),
        "legends": legends_seen(s, seat),
        "flares": own(s.flare_hands, seat),
        "put_away": own(s.hidden, seat),
        "under": under(s, seat),
        "legend_deck": len(s.legend_pool) + len(s.legend_under),
        "flare_deck": len(s.flare_pool) + len(s.flare_under),
        "legend_pile": [CARD_IDS[card] for card in s.legend_pile],
        "flare_pile": [CARD_IDS[card] for card in s.flare_pile],
        "tasks": [task_view(s, task) for task in s.current],
        "next_task": TASK_IDS[s.next_task] if s.next_task != NO_CARD else None,
        "limit": s.table.limit,
        "last": s.last if s.last != NOBODY else None,
        "bonus": s.bonus,
        "playing": CARD_IDS[s.playing] if s.playing != NO_CARD else None,
        "being": name_of(s.token.index(s.being)) if s.being in s.token and s.being != NO_TOKEN else None,
        "stashed": f"{s.stash_colour} {RANKS[s.stash_rank]}" if s.stash_colour != NOBODY else None,
    }


def square_view(s: State, square: Square) -> SquareView:
    return {
        "square": name_of(square),
        "ground": COLOURS[square],
        "side": s.colour[square] if s.rank[square] else None,
        "rank": RANKS[s.rank[square]],
        "gate": s.gate != NO_TOKEN and s.token[square] == s.gate,
    }


def side_view(s: State, side: int) -> SideView:
    melee = s.table.form == MELEE
    return {
        "school": SCHOOL_IDS[s.hues[side]] if s.hues else "",
        "small": s.small[side],
        "legendary": s.legendary[side],
        "score": score_of(s, side),
        "against": s.points[side * s.table.sides : (side + 1) * s.table.sides] if melee else [],
        "tally": s.tally[side * 4 + 1 : side * 4 + 4],
        "tasks": [TASK_IDS[task] for task in s.claimed[side]],
    }


def player(s: State, seat: Seat) -> Player:
    frost = s.frost[seat]
    return {
        "school": SCHOOL_IDS[s.schools[seat]],
        "side": s.table.side_of[seat],
        "hand": len(s.hands[seat]),
        "legends": len(s.legend_hands[seat]),
        "flares": len(s.flare_hands[seat]),
        "deck": deck_size(s, seat),
        "pile": [CARD_IDS[card] for card in s.piles[seat]],
        "put_away": len(s.hidden[seat]),
        "frost": CARD_IDS[frost] if frost != NO_CARD else None,
        "pending": CARD_IDS[s.pending[seat]] if s.pending[seat] != NO_CARD else None,
        "taxed": s.taxed[seat],
        "improvised": s.improvised[seat * s.table.sides : (seat + 1) * s.table.sides],
    }


def task_view(s: State, task: Task) -> TaskView:
    row = TASKS[task]
    met = s.turn != NOBODY and row.holds(s)
    return {"task": row.id, "points": row.points, "kind": row.kind, "advanced": row.advanced, "met": met}


def own(zones: list[list[Card]], seat: Seat | None) -> list[str]:
    return [] if seat is None else [CARD_IDS[card] for card in zones[seat]]


def under(s: State, seat: Seat | None) -> list[str]:
    """What lies under the own deck, and what the seat knows to lie under the shared ones."""
    if seat is None:
        return []
    shared = [card for card in [*s.legend_under, *s.flare_under] if knows(s, card, seat)]
    return own(s.unders, seat) + [CARD_IDS[card] for card in shared]


def legends_seen(s: State, seat: Seat | None) -> list[str]:
    """Partners see the legends of the team (TK-T-15)."""
    if seat is None:
        return []
    team = [seat, s.table.partner(seat)] if s.table.teams else [seat]
    return [CARD_IDS[card] for mate in team for card in s.legend_hands[mate]]


PRIVATE = ("draw", "put-away", "put-under", "recall-unseen")
"""Events whose card only the seat sees that draws or hides it."""


def see(event: Event, seat: Seat | None) -> Event:
    if event.kind in PRIVATE and event.args[0] != seat:
        return Event(event.kind, event.rule, (event.args[0], None))
    return event

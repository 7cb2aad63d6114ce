"""What a seat may see, and what it sees of an event (TK-T-15, GAP-08)."""

from __future__ import annotations

from typing import Final, TypedDict

from stolik.engine.decision import Seat
from stolik.engine.things import Event
from stolik.games.tash_kalar.arena import COLOURS, SQUARES, Square, name_of
from stolik.games.tash_kalar.cards import RANKS, Card, Rank
from stolik.games.tash_kalar.decks import CARD_IDS
from stolik.games.tash_kalar.knowledge import knows
from stolik.games.tash_kalar.piles import deck_size
from stolik.games.tash_kalar.registry import SCHOOL_IDS
from stolik.games.tash_kalar.scoring import score_of
from stolik.games.tash_kalar.state import MELEE, NO_CARD, NO_TOKEN, NOBODY, PHASES, Phase, Player, State, Task
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


class PlayerView(TypedDict):
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
    players: list[PlayerView]
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
    own = s.players[seat] if seat is not None else Player(0)
    return {
        "form": s.agreed.form,
        "phase": PHASES[s.phase],
        "turn": s.turn.seat if s.turn.seat != NOBODY else None,
        "chooser": s.turn.chooser if s.turn.chooser != NOBODY else None,
        "actions": s.turn.actions,
        "squares": [square_view(s, square) for square in SQUARES],
        "sides": [side_view(s, side) for side in range(s.agreed.sides)],
        "players": [player(s, other) for other in range(len(s.schools))],
        "hand": ids(own.hand),
        "legends": legends_seen(s, seat),
        "flares": ids(own.flares),
        "put_away": ids(own.hidden),
        "under": under(s, seat),
        "legend_deck": len(s.legend_deck.pool) + len(s.legend_deck.under),
        "flare_deck": len(s.flare_deck.pool) + len(s.flare_deck.under),
        "legend_pile": ids(s.legend_deck.pile),
        "flare_pile": ids(s.flare_deck.pile),
        "tasks": [task_view(s, task) for task in s.tasks.current],
        "next_task": TASK_IDS[s.tasks.next] if s.tasks.next != NO_CARD else None,
        "limit": s.agreed.limit,
        "last": s.last if s.last != NOBODY else None,
        "bonus": s.turn.bonus,
        "playing": card_id(s.turn.playing),
        "being": name_of(s.pieces.token.index(s.turn.being))
        if s.turn.being in s.pieces.token and s.turn.being != NO_TOKEN
        else None,
        "stashed": f"{s.stash.colour} {RANKS[s.stash.rank]}" if s.stash.colour != NOBODY else None,
    }


def square_view(s: State, square: Square) -> SquareView:
    return {
        "square": name_of(square),
        "ground": COLOURS[square],
        "side": s.pieces.colour[square] if s.pieces.rank[square] else None,
        "rank": RANKS[s.pieces.rank[square]],
        "gate": s.pieces.gate != NO_TOKEN and s.pieces.token[square] == s.pieces.gate,
    }


def side_view(s: State, side: int) -> SideView:
    melee = s.agreed.form == MELEE
    return {
        "school": SCHOOL_IDS[s.hues[side]] if s.hues else "",
        "small": s.supply.small[side],
        "legendary": s.supply.legendary[side],
        "score": score_of(s, side),
        "against": s.points[side * s.agreed.sides : (side + 1) * s.agreed.sides] if melee else [],
        "tally": s.turn.tally[side * 4 + 1 : side * 4 + 4],
        "tasks": [TASK_IDS[task] for task in s.tasks.claimed[side]],
    }


def player(s: State, seat: Seat) -> PlayerView:
    own = s.players[seat]
    return {
        "school": SCHOOL_IDS[s.schools[seat]],
        "side": s.agreed.side_of[seat],
        "hand": len(own.hand),
        "legends": len(own.legends),
        "flares": len(own.flares),
        "deck": deck_size(s, seat),
        "pile": ids(own.pile),
        "put_away": len(own.hidden),
        "frost": card_id(own.frost),
        "pending": card_id(own.pending),
        "taxed": own.taxed,
        "improvised": own.improvised[:],
    }


def task_view(s: State, task: Task) -> TaskView:
    row = TASKS[task]
    met = s.turn.seat != NOBODY and row.holds(s)
    return {"task": row.id, "points": row.points, "kind": row.kind, "advanced": row.advanced, "met": met}


def card_id(card: Card) -> str | None:
    return CARD_IDS[card] if card != NO_CARD else None


def ids(cards: list[Card]) -> list[str]:
    return [CARD_IDS[card] for card in cards]


def under(s: State, seat: Seat | None) -> list[str]:
    """What lies under the own deck, and what the seat knows to lie under the shared ones."""
    if seat is None:
        return []
    shared = [card for card in [*s.legend_deck.under, *s.flare_deck.under] if knows(s, card, seat)]
    return ids(s.players[seat].under + shared)


def legends_seen(s: State, seat: Seat | None) -> list[str]:
    """Partners see the legends of the team (TK-T-15)."""
    if seat is None:
        return []
    team = [seat, s.agreed.partner(seat)] if s.agreed.teams else [seat]
    return [CARD_IDS[card] for mate in team for card in s.players[mate].legends]


PRIVATE: Final = ("draw", "put-away", "put-under", "recall-unseen")
"""Events whose card only the seat sees that draws or hides it."""


def see(event: Event, seat: Seat | None) -> Event:
    if event.kind in PRIVATE and event.args[0] != seat:
        return Event(event.kind, event.rule, (event.args[0], None))
    return event

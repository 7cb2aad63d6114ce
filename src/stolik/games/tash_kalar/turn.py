"""Turns: begin, act, claim or score, draw, and the last round."""

from __future__ import annotations

from typing import Final

from stolik.engine.decision import Seat, choose_or_pass
from stolik.games.tash_kalar import verbs
from stolik.games.tash_kalar.actions import act, free_steps_thinkable
from stolik.games.tash_kalar.control import pass_legends
from stolik.games.tash_kalar.piles import (
    BEINGS_IN_HAND,
    FLARES_IN_HAND,
    LEGENDS_IN_HAND,
    deck_size,
    draw_being,
    draw_flare,
    draw_legend,
)
from stolik.games.tash_kalar.scoring import reached, score_turn
from stolik.games.tash_kalar.setup import open_next_task
from stolik.games.tash_kalar.state import HIGH_FORM, NOBODY, State, Task, Turn, active_colour
from stolik.games.tash_kalar.tasks import claimable

ACTIONS: Final = 2
SIDEWAYS: Final = 6
"""Cards at the bottom of each deck that lie sideways in a team game (TK-T-04)."""


def begin_turn(s: State, seat: Seat, extra: bool = False) -> None:
    """Two actions, one in the very first turn, one less for whom a card has taxed (TK-G-01, TK-G-15)."""
    turn, player = Turn(s.agreed.sides), s.players[seat]
    turn.seat = turn.chooser = seat
    turn.number = s.turn.number + 1
    turn.actions = 1 if turn.number == 1 else ACTIONS
    turn.bonus_colour = s.turn.bonus_colour  # without a meaning until the next bonus, but seen in pictures
    if not extra:
        turn.actions -= player.taxed
        player.taxed = 0
        s.final = s.final or s.last == seat
    s.turn = turn
    s.note("turn", "TK-G-01", seat, turn.actions)


async def take_step(s: State) -> None:
    """While actions or free steps are left the player acts; then the turn ends."""
    if (s.turn.actions or free_steps_thinkable(s)) and await act(s):
        return
    await end_turn(s)


async def end_turn(s: State) -> None:
    """Claim or score, pieces back, draw, check the end, then the next player or the extra turn, which comes on top
    (TK-G-09, TK-G-14, TK-T-13, TK-Z-04)."""
    if s.agreed.form == HIGH_FORM:
        tasks = claimable(s)
        if tasks:
            await claim(s, tasks)
    else:
        await score_turn(s)
    verbs.bring_back(s)
    await draw_up(s)
    check_end(s)
    if s.turn.extra_turn:
        begin_turn(s, s.turn.seat, extra=True)
    elif s.final:
        s.over = True
    else:
        begin_turn(s, (s.turn.seat + 1) % s.agreed.seats)


async def claim(s: State, tasks: list[Task]) -> None:
    """One of the current tasks whose criterion holds (TK-H-02, TK-H-03)."""
    side = active_colour(s)
    task = await choose_or_pass(s.turn.seat, "claim", tasks)
    if task is None:
        return
    s.tasks.claimed = [[*won, task] if other == side else won for other, won in enumerate(s.tasks.claimed)]
    s.tasks.current = [other for other in s.tasks.current if other != task]
    s.note("claim", "TK-H-02", s.hues[side], task)
    await open_next_task(s)


async def draw_up(s: State) -> None:
    """To three beings, two legends and a flare, then the extra cards; in a team the partner draws legends
    (TK-G-10, TK-E-17, TK-T-14)."""
    seat = s.turn.seat
    while len(s.players[seat].flares) < FLARES_IN_HAND:
        before = len(s.players[seat].flares)
        await draw_flare(s, seat)
        if len(s.players[seat].flares) == before:
            break
    await draw_legends(s, legends_drawn_by(s))
    missing = max(0, BEINGS_IN_HAND - len(s.players[seat].hand)) + s.turn.extra_beings
    for _ in range(missing):
        await draw_being(s, seat)


def legends_drawn_by(s: State) -> Seat:
    """In a team the legends go to the partner, who draws (TK-T-06)."""
    if not s.agreed.teams:
        return s.turn.seat
    partner = s.agreed.partner(s.turn.seat)
    pass_legends(s, partner)
    return partner


async def draw_legends(s: State, seat: Seat) -> None:
    missing = max(0, LEGENDS_IN_HAND - len(s.players[seat].legends)) + s.turn.extra_legends
    for _ in range(missing):
        await draw_legend(s, seat)


def check_end(s: State) -> None:
    """The first trigger counts; who brought it about plays last (TK-Z-01, TK-Z-02, TK-Z-03, TK-T-08, TK-T-16)."""
    if s.last != NOBODY:
        return
    emptied = deck_size(s, s.turn.seat) <= (SIDEWAYS if s.agreed.teams else 0)
    if emptied or reached(s):
        s.last = s.turn.seat
        s.note("last-round", "TK-Z-01" if emptied else "TK-Z-02", s.turn.seat)

"""Rounds and turns (WC-5.1 to WC-5.8), and games that do not end by themselves (WC-10.2, WC-10.3)."""

from __future__ import annotations

from typing import Final

from stolik.engine.decision import Seat
from stolik.games.war_chest.actions import use_coin
from stolik.games.war_chest.coins import draw_coin
from stolik.games.war_chest.state import DRAWING, NOBODY, PLAYING, State

COINS_A_ROUND: Final = 3
BY_ROUNDS: Final = "WC-10.3"
BY_EXHAUSTION: Final = "WC-10.2"


async def draw_coins(s: State) -> None:
    """Every player draws three coins, from the initiative holder in turn order."""
    s.round += 1
    s.note("round", "WC-5.1", s.round)
    for place in range(s.table.seats):
        seat = (s.initiative + place) % s.table.seats
        for _ in range(COINS_A_ROUND):
            await draw_coin(s, seat)
    s.turn = next_with_coins(s, s.initiative)
    if s.turn == NOBODY:
        call_a_draw(s, BY_EXHAUSTION)
    s.phase = PLAYING


async def take_turn(s: State) -> None:
    """One coin from the hand, one action; then the next player who has a coin."""
    s.prayed = False
    await use_coin(s, s.turn, bonus=False)
    s.turn = next_with_coins(s, s.turn + 1)
    if s.turn == NOBODY:
        end_round(s)


def next_with_coins(s: State, start: Seat) -> Seat:
    for place in range(s.table.seats):
        seat = (start + place) % s.table.seats
        if s.hands[seat]:
            return seat
    return NOBODY


def end_round(s: State) -> None:
    """A table may agree on a draw after so many rounds, or when the board looks the same so many times: ours."""
    s.phase = DRAWING
    s.claimed = False
    s.spied = [() for _ in s.spied]
    if s.table.repetition:
        s.seen = [*s.seen, board_now(s)]
    repeated = s.table.repetition and s.seen.count(s.seen[-1]) >= s.table.repetition
    if repeated or s.round == s.table.round_limit:
        call_a_draw(s, BY_ROUNDS)


def board_now(s: State) -> tuple[int, ...]:
    on_board = (*s.unit, *s.height, *s.poison, *s.control, *map(int, s.fort))
    return (*on_board, s.initiative, *s.supply, *s.removed, *s.seals, *s.decoy)


def call_a_draw(s: State, rule: str) -> None:
    s.drawn_by = rule
    s.note("draw-game", rule)

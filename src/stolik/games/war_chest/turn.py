"""Rounds and turns (WC-5.1, WC-5.8), and games that do not end by themselves (WC-10.2, WC-10.3)."""

from __future__ import annotations

from typing import Final

from stolik.engine.decision import Seat
from stolik.games.war_chest.actions import use_coin
from stolik.games.war_chest.coins import draw_coin
from stolik.games.war_chest.state import DRAWING, NOBODY, PLAYING, State

COINS_A_ROUND: Final = 3
BY_ROUNDS: Final = "WC-10.3"
BY_EXHAUSTION: Final = "WC-10.2"
FNV_START: Final = 0xCBF29CE484222325
FNV_FACTOR: Final = 0x100000001B3
FNV_LIMIT: Final = (1 << 64) - 1
LOWEST_PART: Final = -2
"""Of what `board_now` looks at: the decoy of a unit that is not in the game."""


async def draw_coins(s: State) -> None:
    """Every player draws three coins, from the initiative holder in turn order."""
    s.turn.round += 1
    s.note("round", "WC-5.1", s.turn.round)
    for place in range(s.agreed.seats):
        seat = (s.turn.initiative + place) % s.agreed.seats
        for _ in range(COINS_A_ROUND):
            await draw_coin(s, seat)
    s.turn.seat = next_with_coins(s, s.turn.initiative)
    if s.turn.seat == NOBODY:
        call_a_draw(s, BY_EXHAUSTION)
    s.turn.phase = PLAYING


async def take_turn(s: State) -> None:
    """One coin from the hand, one action; then the next player who has a coin."""
    s.turn.prayed = False
    await use_coin(s, s.turn.seat, bonus=False)
    s.turn.seat = next_with_coins(s, s.turn.seat + 1)
    if s.turn.seat == NOBODY:
        end_round(s)


def next_with_coins(s: State, start: Seat) -> Seat:
    """Whoever has an empty hand is skipped (WC-5.4, WC-5.7, WC-10.1)."""
    for place in range(s.agreed.seats):
        seat = (start + place) % s.agreed.seats
        if s.players[seat].hand:
            return seat
    return NOBODY


def end_round(s: State) -> None:
    """A table may agree on a draw after so many rounds, or when the board looks the same so many times: ours."""
    s.turn.phase = DRAWING
    s.turn.claimed = False
    for player in s.players:
        player.spied = ()
    if s.agreed.repetition:
        s.seen = [*s.seen, board_now(s)]
    repeated = s.agreed.repetition and s.seen.count(s.seen[-1]) >= s.agreed.repetition
    if repeated or s.turn.round == s.agreed.round_limit:
        call_a_draw(s, BY_ROUNDS)


def board_now(s: State) -> int:
    """The board as one number (FNV-1a), which tells whether it has looked the same before."""
    on_board = (*s.board.unit, *s.board.height, *s.board.poison, *s.board.control, *map(int, s.board.fort))
    beside = (s.turn.initiative, *s.units.supply, *s.units.removed, *s.decrees.seals, *s.units.decoy)
    number = FNV_START
    for part in (*on_board, *beside):
        number = (number ^ (part - LOWEST_PART)) * FNV_FACTOR & FNV_LIMIT
    return number


def call_a_draw(s: State, rule: str) -> None:
    s.drawn_by = rule
    s.note("draw-game", rule)

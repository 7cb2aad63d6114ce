"""Rounds and turns (WC-5.1, WC-5.8): a coin is used, which is paid first, carried out, and then all that follows.

So are games that do not end by themselves (WC-10.2, WC-10.3).
"""

from __future__ import annotations

from functools import partial
from typing import Final

from stolik.engine.decision import Seat, choose_tested
from stolik.games.war_chest import coins, decrees, verbs
from stolik.games.war_chest.board import HEXES
from stolik.games.war_chest.maneuvers import ANY, Play, maneuver
from stolik.games.war_chest.plays import (
    BOLSTER,
    CLAIM,
    CURE,
    DEPLOY,
    FACE_DOWN,
    PROCLAIM,
    RECRUIT,
    RETURN,
    plays,
    why_not_play,
)
from stolik.games.war_chest.state import DRAWING, NOBODY, PLAYING, State
from stolik.games.war_chest.unit_cards import RECRUITED, Coin, Unit

COINS_A_ROUND: Final = 3
REMEMBERED: Final = 100
"""Rounds for which a board is remembered: no limit that can be agreed is longer (WC-10.3)."""
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
            await coins.draw_coin(s, seat)
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
        s.seen = [*s.seen, board_now(s)][-REMEMBERED:]
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


# A coin is used (WC-5.5, WC-5.6, WC-5.7)


async def use_coin(s: State, seat: Seat, bonus: bool) -> None:
    """One coin, one action. Always asked: that there was no choice would betray the coin (WC-9.7)."""
    held = coins.held(s.players[seat], bonus)
    unless = partial(why_not_play, s, seat, held[:])
    play = await choose_tested(seat, "bonus" if bonus else "play", plays(s, seat, held), unless, secret=True)
    coin = play[1]
    assert isinstance(coin, int)
    before, s.turn.actor = s.turn.actor, seat
    await carry_out(s, seat, coin, play, bonus)
    await verbs.settle(s)
    s.turn.actor = before


async def carry_out(s: State, seat: Seat, coin: Coin, play: Play, bonus: bool) -> None:
    verb = play[0]
    if verb in FACE_DOWN:
        face_down(s, seat, coin, play, bonus)
    elif verb in (DEPLOY, BOLSTER):
        place(s, seat, coin, play, bonus)
    elif verb == RETURN:
        coins.return_decoy(s, seat, coin, bonus)
    else:
        coins.discard(s, seat, coin, bonus)
        if verb in ANY:
            await maneuver(s, play)
        elif verb == CURE:
            cure(s, coin)
        elif verb == PROCLAIM:
            decree = play[2]
            assert isinstance(decree, int)
            s.decrees.put_seal(decree, decrees.seal(s, seat))
            await decrees.proclaim(s, seat, decree)


def face_down(s: State, seat: Seat, coin: Coin, play: Play, bonus: bool) -> None:
    """Claim initiative, recruit, pass (WC-6.5, WC-6.6, WC-6.7, WC-6.8)."""
    coins.hide(s, seat, coin, bonus)
    if play[0] == CLAIM:
        s.turn.initiative = seat
        s.turn.claimed = True
        s.note("claim", "WC-6.6", seat, coin)
    elif play[0] == RECRUIT:
        unit = play[2]
        assert isinstance(unit, int)
        s.note("pay-recruit", "WC-6.7", seat, coin)
        coins.recruit(s, seat, unit)
        verbs.wait(s, unit, RECRUITED)
    else:
        s.note("pass", "WC-6.8", seat, coin)


def place(s: State, seat: Seat, coin: Coin, play: Play, bonus: bool) -> None:
    """Deploy or bolster (WC-6.2, WC-6.4)."""
    hex = play[2]
    assert isinstance(hex, int)
    coins.show(s, seat, coin, bonus)
    if play[0] == DEPLOY:
        verbs.deploy(s, seat, coin, hex)
    else:
        verbs.bolster(s, seat, coin, hex)


def cure(s: State, unit: Unit) -> None:
    """All markers on units of the type go back to their cards (WC-N-20, WC-N-21, WC-N-44, WC-N-D24)."""
    for hex in range(HEXES):
        if s.board.unit[hex] == unit:
            s.board.poison[hex] = 0
    s.note("cure", "WC-N-20", unit)

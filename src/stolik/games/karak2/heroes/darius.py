"""Darius, the scout (K-B-75)."""

from __future__ import annotations

from stolik.engine.decision import Seat
from stolik.games.karak2 import board
from stolik.games.karak2.contents import NUMBERS
from stolik.games.karak2.moments import BEFORE_FIGHT, long_way
from stolik.games.karak2.moves import enter, go_into_the_unknown, pass_over
from stolik.games.karak2.plays import RIDE, RIDE_OUT, Play
from stolik.games.karak2.state import State
from stolik.games.karak2.throws import Throw


@BEFORE_FIGHT.by("ambush")
def ambush(s: State, throw: Throw) -> bool:
    """He wins without a roll against a total strength of at most 1 (K-B-75, K-O-88)."""
    if throw.strength > NUMBERS["ambush_strength"]:
        return False
    s.note("ambush", "K-B-75", throw.seat)
    return True


def rides(s: State, seat: Seat) -> list[Play]:
    """Over a known tile without monsters to any other, but not back to where he started (K-O-50, K-O-74)."""
    if s.turn.walked:
        return []
    here = s.players[seat].at
    return [
        (RIDE, passed, tile)
        for passed in board.stepping_stones(s, seat)
        for tile in sorted(board.neighbours(s, passed, seat))
        if tile != here
    ]


@long_way(RIDE, rides, "K-O-50", "outrider")
async def outrider(s: State, seat: Seat, play: Play) -> bool:
    """His first move in a turn may cover two tiles (K-O-50)."""
    pass_over(s, seat, int(play[1]))
    enter(s, seat, int(play[2]))
    return True


def rides_out(s: State, seat: Seat) -> list[Play]:
    """The second tile may be one that he explores (K-O-74)."""
    if s.turn.walked:
        return []
    return [
        (RIDE_OUT, passed, edge)
        for passed in board.stepping_stones(s, seat)
        for edge in board.frontiers(s, passed, seat)
    ]


@long_way(RIDE_OUT, rides_out, "K-O-50", "outrider")
async def ride_out(s: State, seat: Seat, play: Play) -> bool:
    pass_over(s, seat, int(play[1]))
    return await go_into_the_unknown(s, seat, int(play[-1]))

"""A coin is used: paid first, then carried out, then all that follows (WC-5.5, WC-5.6, WC-5.7)."""

from __future__ import annotations

from functools import partial

from stolik.engine.decision import Seat, choose_tested
from stolik.games.war_chest import coins, decrees, verbs
from stolik.games.war_chest.board import HEXES
from stolik.games.war_chest.followups import settle, wait
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
from stolik.games.war_chest.state import State
from stolik.games.war_chest.unit_cards import RECRUITED, Coin, Unit


async def use_coin(s: State, seat: Seat, bonus: bool) -> None:
    """One coin, one action. Always asked: that there was no choice would betray the coin (WC-9.7)."""
    held = coins.held(s.players[seat], bonus)
    unless = partial(why_not_play, s, seat, held[:])
    play = await choose_tested(seat, "bonus" if bonus else "play", plays(s, seat, held), unless, secret=True)
    coin = play[1]
    assert isinstance(coin, int)
    before, s.turn.actor = s.turn.actor, seat
    await carry_out(s, seat, coin, play, bonus)
    await settle(s)
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
            s.decrees.seals[s.decrees.in_play.index(decree)] |= decrees.seal(s, seat)
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
        wait(s, unit, RECRUITED)
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

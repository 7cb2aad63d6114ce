"""Damage, and what happens to a titan that enters a square."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stolik.engine.decision import choose_or_pass, draw
from stolik.engine.game import Rule
from stolik.games.titan_race.board import AROUND, Cell
from stolik.games.titan_race.reactions import CANCEL_DAMAGE, may_react, reacts
from stolik.games.titan_race.state import HAND_LIMIT, State, hand, occupant, out
from stolik.games.titan_race.titans import NOBODY, Titan
from stolik.games.titan_race.tracks import LAVA, PIRATES, STATUE
from stolik.games.titan_race.verbs import clear_trap, keep_trap, lose, near, throw


async def damage(s: State, titan: Titan, rule: str) -> bool:
    """One life, unless the titan is knocked out (TR-70) or it is cancelled. Tells whether it was lost."""
    if out(s, titan) or (may_react(s, titan) and await reacts(s, titan, CANCEL_DAMAGE)):
        return False
    lose(s, titan, rule)
    return True


async def damage_square(s: State, cell: Cell, rule: str) -> None:
    """Hits a titan, or destroys a trap (TR-60)."""
    titan = occupant(s, cell)
    if titan != NOBODY:
        await damage(s, titan, rule)
    elif cell in s.track.traps:
        clear_trap(s, cell, rule)


async def put_trap(s: State, titan: Titan, cell: Cell, rule: str) -> None:
    """On an empty square the trap waits; on a titan's it fires at once and never lies there (TR-57, TR-59, TR-99)."""
    s.note("trap", rule, titan, cell)
    victim = occupant(s, cell)
    if victim == NOBODY:
        keep_trap(s, cell)
    else:
        s.note("trap-gone", "TR-59", cell)
        await damage(s, victim, "TR-59")


Entering = Callable[[State, Titan, Titan], Rule[None]]
ENTERED: Final[dict[int, Entering]] = {}
"""By terrain: what it does to the titan that enters, told who was pushed off."""


def entered(terrain: int) -> Callable[[Entering], Entering]:
    def register(do: Entering) -> Entering:
        ENTERED[terrain] = do
        return do

    return register


async def enter(s: State, titan: Titan, evicted: Titan = NOBODY) -> None:
    """Trap, then terrain, then special card; the slide on ice belongs to the move (TR-O-07, TR-O-36)."""
    cell = s.track.cells[titan]
    if cell in s.track.traps:
        clear_trap(s, cell, "TR-58")
        await damage(s, titan, "TR-58")
    terrain = s.course.terrain[cell]
    if terrain in ENTERED:
        await ENTERED[terrain](s, titan, evicted)
    if s.course.special[cell]:
        await draw_card(s, titan)


@entered(LAVA)
async def burn(s: State, titan: Titan, evicted: Titan) -> None:
    """Lava takes 1 life from whoever enters it, of its own will or pushed (TR-84, TR-85)."""
    await damage(s, titan, "TR-84")


@entered(PIRATES)
async def meet_pirates(s: State, titan: Titan, evicted: Titan) -> None:
    """Give them a card or lose 1 life; the titan's owner decides, in whosever turn (TR-87, TR-88, TR-89, TR-O-22)."""
    if out(s, titan):
        return
    held = sorted(set(hand(s, titan)), key=hand(s, titan).index)
    card = await choose_or_pass(s.titans.owner[titan], "pirates", held, about=titan)
    if card is None:
        await damage(s, titan, "TR-87")
    else:
        throw(s, titan, card)
        s.note("give", "TR-87", titan, card)


@entered(STATUE)
async def blast(s: State, titan: Titan, evicted: Titan) -> None:
    """A fire statue burns all six squares around, and whoever was pushed off it, but not who has entered it.

    TR-94, TR-95, TR-96, TR-97, TR-98, TR-O-08, TR-O-09.
    """
    s.note("blast", "TR-94", s.track.cells[titan])
    burnt = near(s, titan, AROUND)
    far_off = evicted != NOBODY and s.track.cells[evicted] not in burnt
    for cell in burnt:
        await damage_square(s, cell, "TR-94")
    if far_off:
        await damage(s, evicted, "TR-98")


async def draw_card(s: State, titan: Titan) -> None:
    """Every crossing of a special square draws a card, up to two in hand (TR-39, TR-40, TR-41, TR-45, TR-O-37)."""
    drawn_by = s.titans.hand_of[titan]
    if len(s.cards.hands[drawn_by]) >= HAND_LIMIT:
        return
    if not s.cards.deck:
        if not s.cards.discard:
            return
        s.cards.deck, s.cards.discard = s.cards.discard, []
        s.cards.era += 1
        s.note("reshuffle", "TR-45")
    card = await draw(s.titans.owner[titan], "card", s.cards.deck)
    s.cards.hands[drawn_by] += (card,)
    s.cards.eras[drawn_by] += (s.cards.era,)
    s.note("draw", "TR-40", s.titans.owner[titan], card)

"""Movement and chain reactions."""

from __future__ import annotations

from typing import Final

from stolik.games.titan_race.board import OFF, Cell, Direction
from stolik.games.titan_race.progress import DIE, EXTRA, PUSHED, credit
from stolik.games.titan_race.reactions import REFUSE_PUSH, may_react, reacts
from stolik.games.titan_race.squares import damage, enter
from stolik.games.titan_race.state import ACTIVE, State, occupant
from stolik.games.titan_race.titans import NOBODY, Titan
from stolik.games.titan_race.tracks import ICE
from stolik.games.titan_race.verbs import turn_laps


class Chain:
    """One die move with all its legs, one ability move or one card (TR-O-05)."""

    __slots__ = ("anchors", "asked", "die", "moving", "pushed")

    def __init__(self, die: bool = False) -> None:
        self.die = die
        self.moving: list[Titan] = []
        self.pushed: tuple[Titan, ...] = ()  # have lost their one life to a push
        self.anchors: tuple[Titan, ...] = ()
        self.asked: tuple[Titan, ...] = ()  # about an Anchor


class Run:
    """A titan under way in one direction, and how far it pushes whom it meets (TR-46, TR-O-01)."""

    __slots__ = ("chain", "direction", "own", "push", "source", "titan", "was_out")

    def __init__(self, s: State, chain: Chain, titan: Titan, direction: Direction, push: int) -> None:
        self.chain = chain
        self.titan = titan
        self.direction = direction
        self.push = push
        self.own = titan == s.turn.acting and not chain.moving
        self.source = PUSHED if not self.own else DIE if chain.die else EXTRA  # of the rows that it gains
        self.was_out = s.titans.health[titan] != ACTIVE


def fallen(s: State, run: Run) -> bool:
    """Knocked out under way, which ends the run (TR-66); who lay there before is pushed all the way (TR-70)."""
    return not run.was_out and s.titans.health[run.titan] != ACTIVE


async def travel(s: State, chain: Chain, titan: Titan, direction: Direction, squares: int, push: int) -> None:
    """A straight run, square by square; it ends at a wall or where the titan falls (TR-66, TR-O-03, TR-O-04).

    Where a ramp makes it fly that is one square of the move (TR-90, TR-91).
    """
    run = Run(s, chain, titan, direction, push)
    chain.moving.append(titan)
    course, cells = s.course, s.track.cells
    landing, ahead, laps = course.landing[direction], course.ahead[direction], course.landing_laps[direction]
    remaining = s.agreed.push_remaining
    for left in range(squares, 0, -1):
        if remaining:
            run.push = left
        here = cells[titan]
        to = landing[here]
        if not await hop(s, run, to, laps[here], "move" if to == ahead[here] else "fly"):
            break
        if course.terrain[cells[titan]] == ICE and not await slide(s, run):
            break
        if not run.was_out and s.titans.health[titan] != ACTIVE:  # as `fallen`
            break
    chain.moving.pop()


async def leap(s: State, chain: Chain, titan: Titan, direction: Direction, over: int, push: int) -> None:
    """One hop that flies over squares without entering them; no ramp adds to it."""
    run = Run(s, chain, titan, direction, push)
    chain.moving.append(titan)
    to, laps = s.course.fly(s.track.cells[titan], direction, over)
    if await hop(s, run, to, laps, "fly"):
        await slide(s, run)
    chain.moving.pop()


async def slide(s: State, run: Run) -> bool:
    """On ice it goes on the same way to the first square without ice, for free; tells whether nothing blocked it.

    TR-104, TR-105, TR-O-11, TR-O-12.
    """
    while s.course.terrain[s.track.cells[run.titan]] == ICE and not fallen(s, run):
        here = s.track.cells[run.titan]
        to = s.course.ahead[run.direction][here]
        if not await hop(s, run, to, s.course.laps[run.direction][here], "slide"):
            return False
    return True


async def hop(s: State, run: Run, to: Cell, laps: int, how: str) -> bool:
    """From square to square: lap and win, then the occupant is pushed out, then the square does its work.

    TR-17, TR-O-07; the own lap is counted before the other's (TR-O-35).
    """
    titan, track = run.titan, s.track
    cells = track.cells
    here = cells[titan]
    evicted = occupant(s, to) if to in cells and to != OFF else NOBODY
    blocked = to == OFF and laps == 0
    if blocked or (evicted != NOBODY and not await gives_way(s, run, evicted)):
        s.note("blocked", "TR-O-03", titan, here)
        return False
    s.note(how, MOVES[how], titan, here, to)
    credit(s, titan, run.source, here, to, laps)
    cells[titan] = to
    if laps != 0:
        turn_laps(s, titan, laps)
    if run.own:
        s.turn.reached = to
    if evicted != NOBODY:
        await push_out(s, run.chain, titan, evicted, run.direction, run.push)
    if s.course.acts[to] or to in track.traps:
        await enter(s, titan, evicted)
    return True


MOVES: Final = {"move": "TR-12", "fly": "TR-90", "slide": "TR-104"}


async def push_out(s: State, chain: Chain, by: Titan, titan: Titan, direction: Direction, push: int) -> None:
    """As far as the pusher moves and the same way; at the far end it loses 1 life, the pusher none.

    TR-46, TR-47, TR-48, TR-52, TR-53; once in a chain (TR-O-04, TR-O-05).
    """
    s.note("push", "TR-46", titan, direction, push, by)
    await travel(s, chain, titan, direction, push, push)
    if titan not in chain.pushed:
        chain.pushed += (titan,)
        await damage(s, titan, "TR-47")


async def gives_way(s: State, run: Run, first: Titan) -> bool:
    """Asked before anybody moves: can the whole line of touching titans go on by one, and does nobody anchor?"""
    chain = run.chain
    line = touching_line(s, run, first)
    for titan in line:
        if titan not in chain.asked:
            chain.asked += (titan,)
            if may_react(s, titan) and await reacts(s, titan, REFUSE_PUSH):
                chain.anchors += (titan,)
                return False
    return bool(line)


def touching_line(s: State, run: Run, first: Titan) -> list[Titan]:
    """Those who would have to move, nearest first; empty where the line runs into a wall or closes on itself."""
    chain, direction = run.chain, run.direction
    line: list[Titan] = []
    titan = first
    while titan not in (NOBODY, run.titan):
        if titan in chain.moving or titan in chain.anchors or titan in line:
            return []
        line.append(titan)
        here = s.track.cells[titan]
        to = s.course.landing[direction][here]
        if to == OFF:
            return line if s.course.landing_laps[direction][here] > 0 else []
        titan = occupant(s, to)
    return line

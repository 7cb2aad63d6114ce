"""What each titan can do once in a turn (TR-37, TR-38, TR-O-13 to TR-O-16), in the order of the box."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from stolik.engine.decision import Answer, Refusal, choose
from stolik.engine.game import Rule
from stolik.games.titan_race.board import AROUND, BACK, FRONT, OFF, Direction
from stolik.games.titan_race.chain import Chain, travel
from stolik.games.titan_race.squares import damage, damage_square, enter, put_trap
from stolik.games.titan_race.state import State, occupant, out
from stolik.games.titan_race.titans import NOBODY, TITANS, Titan
from stolik.games.titan_race.verbs import gain, near, place, titans_near, why_no_trap


def why_no_snare(s: State, titan: Titan) -> Refusal | None:
    around = near(s, titan, AROUND)
    refusals = [why_no_trap(s, around, cell) for cell in around]
    return None if None in refusals else refusals[0]


async def snare(s: State, titan: Titan) -> None:
    """Grinder puts a trap on a neighbouring square."""
    around = near(s, titan, AROUND)
    cell = await choose(s.titans.owner[titan], "trap", around, partial(why_no_trap, s, around), titan)
    await put_trap(s, titan, cell, "TR-38")


def why_no_neighbour(s: State, titan: Titan) -> Refusal | None:
    return None if titans_near(s, titan, AROUND) else "TR-38"


async def ice_punch(s: State, titan: Titan) -> None:
    """Ragnarok moves a neighbouring titan 1 square in any direction; being moved costs it nothing (TR-O-13)."""
    me = s.titans.owner[titan]
    moved = await choose(me, "shove-whom", titans_near(s, titan, AROUND), about=titan)
    ways = [direction for direction in AROUND if why_no_way(s, moved, direction) is None]
    direction = await choose(me, "shove-where", ways, partial(why_no_way, s, moved), moved)
    await travel(s, Chain(), moved, direction, 1, 1)


def why_no_way(s: State, titan: Titan, direction: Answer) -> Refusal | None:
    """Below the first board of a Grand Slam there is nothing (TR-O-29)."""
    if not isinstance(direction, int) or direction not in AROUND:
        return "TR-12"
    return None if leads_somewhere(s, titan, direction) else "TR-O-29"


def leads_somewhere(s: State, titan: Titan, direction: Direction) -> bool:
    here = s.track.cells[titan]
    return s.course.ahead[direction][here] != OFF or s.course.laps[direction][here] > 0


def why_no_bounce(s: State, titan: Titan) -> Refusal | None:
    return None if titans_near(s, titan, BACK) else "TR-38"


async def rebound(s: State, titan: Titan) -> None:
    """Rassik bounces off a titan behind him and moves 1 square ahead (TR-O-15)."""
    direction = await choose(s.titans.owner[titan], "bounce", FRONT, about=titan)
    await travel(s, Chain(), titan, direction, 1, 1)


async def trading_places(s: State, titan: Titan) -> None:
    """Kraken swaps squares with a neighbour; both have entered theirs, Kraken first (TR-O-14)."""
    other = await choose(s.titans.owner[titan], "swap", titans_near(s, titan, AROUND), about=titan)
    here, there = s.track.cells[titan], s.track.cells[other]
    direction = [s.course.ahead[way][here] for way in AROUND].index(there)
    laps = s.course.laps[direction][here]
    s.note("swap", "TR-38", titan, other)
    s.track.cells[titan], s.track.cells[other] = there, here
    place(s, titan, there, laps)
    place(s, other, here, -laps)
    s.turn.reached = there
    await enter(s, titan)
    await enter(s, other)


def why_no_breath(s: State, titan: Titan) -> Refusal | None:
    hit = [cell for cell in near(s, titan, FRONT) if cell in s.track.traps or occupant(s, cell) != NOBODY]
    return None if hit else "TR-38"


async def fire_breath(s: State, titan: Titan) -> None:
    """Slaugg deals 1 damage to each of the 3 front squares."""
    for cell in near(s, titan, FRONT):
        await damage_square(s, cell, "TR-38")


def why_no_drain(s: State, titan: Titan) -> Refusal | None:
    if s.titans.life[titan] >= TITANS[titan].top:
        return "TR-38"
    return None if drainable(s, titan) else "TR-38"


def drainable(s: State, titan: Titan) -> list[Titan]:
    return [other for other in titans_near(s, titan, AROUND) if not out(s, other)]


def why_not_drained(s: State, titan: Titan, other: Answer) -> Refusal | None:
    return None if other in drainable(s, titan) else "TR-38"


async def life_drain(s: State, titan: Titan) -> None:
    """Chtóólhóó deals 1 damage to a neighbour and gains 1 life, unless the damage was cancelled (TR-O-16)."""
    victims = titans_near(s, titan, AROUND)
    victim = await choose(s.titans.owner[titan], "drain", victims, partial(why_not_drained, s, titan), titan)
    if await damage(s, victim, "TR-38"):
        gain(s, titan, 1, "TR-38")


USE: Final[dict[str, Callable[[State, Titan], Rule[None]]]] = {
    "trap_neighbour": snare,
    "shove_neighbour": ice_punch,
    "bounce": rebound,
    "swap_neighbour": trading_places,
    "breath": fire_breath,
    "drain": life_drain,
}
WHY_NOT: Final[dict[str, Callable[[State, Titan], Refusal | None]]] = {
    "trap_neighbour": why_no_snare,
    "shove_neighbour": why_no_neighbour,
    "bounce": why_no_bounce,
    "swap_neighbour": why_no_neighbour,
    "breath": why_no_breath,
    "drain": why_no_drain,
}


def why_not_use(s: State, titan: Titan, owner_of_ability: Titan) -> Refusal | None:
    """Why the ability of one titan cannot be used now by another (itself, unless it is borrowed)."""
    return WHY_NOT[TITANS[owner_of_ability].ability](s, titan)


async def use(s: State, titan: Titan, owner_of_ability: Titan) -> None:
    await USE[TITANS[owner_of_ability].ability](s, titan)

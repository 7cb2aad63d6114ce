"""What each titan can do once in a turn, in the order of the box."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from stolik.engine.decision import Answer, Refusal, choose
from stolik.engine.game import Rule
from stolik.games.titan_race.aims import at_neighbours, at_struck_squares, for_a_trap, leads_somewhere
from stolik.games.titan_race.board import AROUND, BACK, FRONT, Cell, Direction
from stolik.games.titan_race.chain import Chain, travel
from stolik.games.titan_race.printed import Aim, Aiming, Doing, Printed, Verb
from stolik.games.titan_race.progress import EXTRA, PUSHED, credit
from stolik.games.titan_race.squares import damage, damage_square, enter, put_trap
from stolik.games.titan_race.state import State, out
from stolik.games.titan_race.titans import TITANS, Titan, TitanRow
from stolik.games.titan_race.verbs import at_the_top, gain, place, titans_near


class Ability:
    def __init__(self, verb: Verb, zone: tuple[Direction, ...]) -> None:
        self.verb = verb
        self.printed = Printed("TR-38", zone)


ABILITIES: Final[dict[str, Ability]] = {}
"""By the name that data/titans.toml gives them."""


def ability(name: str, zone: tuple[Direction, ...], aim: Aiming) -> Callable[[Doing], Doing]:
    def register(do: Doing) -> Doing:
        ABILITIES[name] = Ability(Verb((), aim, do), zone)
        return do

    return register


@ability("trap_neighbour", AROUND, for_a_trap)
async def snare(s: State, titan: Titan, printed: Printed, aim: Aim) -> None:
    """Grinder puts a trap on a neighbouring square."""
    await put_trap(s, titan, await aim.choose("trap"), "TR-38")


@ability("shove_neighbour", AROUND, at_neighbours)
async def ice_punch(s: State, titan: Titan, printed: Printed, aim: Aim) -> None:
    """Ragnarok moves a neighbouring titan 1 square in any direction; being moved costs it nothing (TR-38, TR-O-13)."""
    moved = await aim.choose("shove-whom")
    direction = await choose(s.titans.owner[titan], "shove-where", AROUND, partial(why_no_way, s, moved), moved)
    s.note("shove", "TR-38", titan, moved, direction)
    await travel(s, Chain(), moved, direction, 1, 1)


def why_no_way(s: State, titan: Titan, direction: Answer) -> Refusal | None:
    """Below the first board of a Grand Slam there is nothing (TR-O-29)."""
    if not isinstance(direction, int) or direction not in AROUND:
        return "TR-12"
    return None if leads_somewhere(s, titan, direction) else "TR-O-29"


def off_a_titan_behind(s: State, titan: Titan, printed: Printed) -> Aim:
    return Aim(s, titan, list(FRONT) if titans_near(s, titan, printed.zone) else [])


@ability("bounce", BACK, off_a_titan_behind)
async def rebound(s: State, titan: Titan, printed: Printed, aim: Aim) -> None:
    """Rassik bounces off a titan behind him and moves 1 square ahead (TR-38, TR-O-15)."""
    await travel(s, Chain(), titan, await aim.choose("bounce"), 1, 1)


@ability("swap_neighbour", AROUND, at_neighbours)
async def trading_places(s: State, titan: Titan, printed: Printed, aim: Aim) -> None:
    """Kraken swaps squares with a neighbour; both have entered theirs, Kraken first (TR-O-14).

    Across the line the marker that goes back is moved before the one that may win.
    """
    other = await aim.choose("swap")
    here, there = s.track.cells[titan], s.track.cells[other]
    direction = [s.course.ahead[way][here] for way in AROUND].index(there)
    laps = s.course.laps[direction][here]
    s.note("swap", "TR-38", titan, other)
    s.track.cells[titan], s.track.cells[other] = there, here
    credit(s, titan, EXTRA, here, there, laps)
    credit(s, other, PUSHED, there, here, -laps)
    for moved, cell, crossed in sorted(((titan, there, laps), (other, here, -laps)), key=lap_step):
        place(s, moved, cell, crossed)
    s.turn.reached = there
    await enter(s, titan)
    await enter(s, other)


def lap_step(moved: tuple[Titan, Cell, int]) -> int:
    return moved[2]


@ability("breath", FRONT, at_struck_squares)
async def fire_breath(s: State, titan: Titan, printed: Printed, aim: Aim) -> None:
    """Slaugg deals 1 damage to each of the 3 front squares."""
    for cell in aim.targets:
        await damage_square(s, cell, "TR-38")


def at_victims(s: State, titan: Titan, printed: Printed) -> Aim:
    neighbours = [] if at_the_top(s, titan) else titans_near(s, titan, printed.zone)
    return Aim(s, titan, neighbours, partial(why_not_drained, s, neighbours))


def why_not_drained(s: State, neighbours: list[Titan], other: Answer) -> Refusal | None:
    return None if isinstance(other, int) and other in neighbours and not out(s, other) else "TR-38"


@ability("drain", AROUND, at_victims)
async def life_drain(s: State, titan: Titan, printed: Printed, aim: Aim) -> None:
    """Chtóólhóó deals 1 damage to a neighbour and gains 1 life, unless the damage was cancelled (TR-O-16)."""
    if await damage(s, await aim.choose("drain"), "TR-38"):
        gain(s, titan, 1, "TR-38")


def ability_of(titan: TitanRow) -> Ability:
    """The last key of a titan's entry, read here where all abilities are known."""
    found = ABILITIES[titan.row.text("ability", tuple(ABILITIES))]
    titan.row.done()
    return found


BY_TITAN: Final = [ability_of(titan) for titan in TITANS]


def why_not_use(s: State, titan: Titan, owner_of_ability: Titan) -> Refusal | None:
    """Why the ability of one titan cannot be used now by another (itself, unless it is borrowed)."""
    used = BY_TITAN[owner_of_ability]
    return used.verb.aim(s, titan, used.printed).why_not(used.printed.nothing)


def use(s: State, titan: Titan, owner_of_ability: Titan) -> Rule[None]:
    used = BY_TITAN[owner_of_ability]
    return used.verb.carry_out(s, titan, used.printed)

"""Carrying out a die: the move, what goes with it, the price of purple (TR-31 to TR-36, TR-O-18, TR-O-19)."""

from __future__ import annotations

from functools import partial
from typing import Final

from stolik.engine.decision import Answer, Refusal, choose, choose_tested
from stolik.games.titan_race.board import BACK, FRONT, OFF, Cell
from stolik.games.titan_race.chain import Chain, travel
from stolik.games.titan_race.dice import BLUE, GREEN, LEGS, PATHS, PLAIN_FACES, PURPLE, RED, Colour
from stolik.games.titan_race.squares import damage_square, put_trap
from stolik.games.titan_race.state import State, occupant, out
from stolik.games.titan_race.titans import NOBODY, TITANS, Titan
from stolik.games.titan_race.verbs import near, pay, why_no_trap

PAY: Final = "pay"
STRIKE: Final = "strike"
TRAP: Final = "trap"


class Duties:
    """What goes with the move, before or after it but never during it; what finds no target lapses."""

    __slots__ = ("face", "pay", "side_effect")

    def __init__(self, face: Colour, pay: bool) -> None:
        self.face = face
        self.pay = pay
        self.side_effect = face in (GREEN, RED)


async def die_action(s: State, titan: Titan, colour: Colour) -> None:
    """The face of the die; purple is any of the other five, at a price that one titan does not pay (TR-35)."""
    face = colour
    if colour == PURPLE:
        face = await choose(s.titans.owner[titan], "face", PLAIN_FACES, about=titan)
        s.note("face", "TR-35", titan, face)
    duties = Duties(face, colour == PURPLE and not TITANS[titan].purple)
    path = await before_the_move(s, titan, duties)
    if out(s, titan):
        return
    await move_along(s, titan, face, path)
    await after_the_move(s, titan, duties)


async def before_the_move(s: State, titan: Titan, duties: Duties) -> str:
    """Duties first, as many as one likes, until a path is chosen."""
    paths = PATHS[duties.face]
    while not out(s, titan):
        options: list[str | tuple[str, int]] = [*paths, *due(s, titan, duties)]
        choice = await choose_tested(
            s.titans.owner[titan], "maneuver", options, partial(why_not_due, s, titan, duties, paths), titan
        )
        if isinstance(choice, str) and choice != PAY:
            return choice
        await fulfil(s, titan, duties, choice)
    return ""


async def after_the_move(s: State, titan: Titan, duties: Duties) -> None:
    while not out(s, titan):
        options = due(s, titan, duties)
        if not options:
            return
        choice = await choose_tested(
            s.titans.owner[titan], "after", options, partial(why_not_due, s, titan, duties, ()), titan
        )
        await fulfil(s, titan, duties, choice)


async def move_along(s: State, titan: Titan, face: Colour, path: str) -> None:
    """Leg by leg; only blue has two, and each pushes by itself (TR-32, TR-O-02)."""
    chain = Chain()
    for direction, squares in LEGS[path]:
        push = 2 if face == BLUE and s.agreed.blue_total else squares
        await travel(s, chain, titan, direction, squares, push)
        if out(s, titan):
            return


def due(s: State, titan: Titan, duties: Duties) -> list[str | tuple[str, int]]:
    found: list[str | tuple[str, int]] = []
    if duties.side_effect:
        verb, zone = (STRIKE, FRONT) if duties.face == GREEN else (TRAP, BACK)
        cells = near(s, titan, zone)
        found += [(verb, cell) for cell in cells if why_no_side_effect(s, verb, cells, cell) is None]
    if duties.pay:
        found.append(PAY)
    return found


def why_no_side_effect(s: State, verb: str, zone: list[Cell], cell: Cell) -> Refusal | None:
    if verb == TRAP:
        refusal = why_no_trap(s, zone, cell)
        return "TR-36" if refusal == "TR-55" else refusal
    struck = cell in zone and (cell in s.track.traps or occupant(s, cell) != NOBODY)
    return None if struck else "TR-34"


def why_not_due(s: State, titan: Titan, duties: Duties, paths: tuple[str, ...], answer: Answer) -> Refusal | None:
    if isinstance(answer, tuple) and len(answer) == 2 and answer[0] in (STRIKE, TRAP):
        verb, cell = answer
        fitting = verb == (STRIKE if duties.face == GREEN else TRAP)
        if not duties.side_effect or not fitting:
            return "TR-34" if verb == STRIKE else "TR-36"
        zone = near(s, titan, FRONT if verb == STRIKE else BACK)
        return why_no_side_effect(s, str(verb), zone, cell if isinstance(cell, int) else OFF)
    if answer == PAY:
        return None if duties.pay else "TR-35"
    return None if answer in paths else "TR-28"


async def fulfil(s: State, titan: Titan, duties: Duties, choice: str | tuple[str, int]) -> None:
    if isinstance(choice, str):
        duties.pay = False
        pay(s, titan, "TR-35")
        return
    duties.side_effect = False
    verb, cell = choice
    if verb == STRIKE:
        s.note("strike", "TR-34", titan, cell)
        await damage_square(s, cell, "TR-34")
    else:
        await put_trap(s, titan, cell, "TR-36")

"""Carrying out a die: the move, what goes with it, the price of purple."""

from __future__ import annotations

from functools import partial
from typing import Final

from stolik.engine.decision import Answer, Refusal, choose, choose_tested
from stolik.engine.game import Rule
from stolik.games.titan_race.board import BACK, FRONT, Cell
from stolik.games.titan_race.chain import Chain, travel
from stolik.games.titan_race.dice import BLUE, COLOURS, GREEN, LEGS, PATHS, PLAIN_FACES, PURPLE, RED, Colour
from stolik.games.titan_race.squares import damage_square, put_trap
from stolik.games.titan_race.state import ACTIVE, State, out
from stolik.games.titan_race.titans import TITANS, Titan
from stolik.games.titan_race.verbs import near, pay, struck, struck_near, why_no_trap

PAY: Final = "pay"
FACE: Final = "face"
STRIKE: Final = "strike"
TRAP: Final = "trap"
Maneuver = str | tuple[str, int]
SIDE_EFFECTS: Final = {GREEN: STRIKE, RED: TRAP}
WHERE: Final = {STRIKE: FRONT, TRAP: BACK}
RULES: Final = {STRIKE: "TR-34", TRAP: "TR-36"}


class Duties:
    """What goes with the move, before or after it but never during it; what finds no target lapses (TR-O-18)."""

    __slots__ = ("face", "pay", "side_effect")

    def __init__(self, face: Colour, pay: bool) -> None:
        self.face = face
        self.pay = pay
        self.side_effect = SIDE_EFFECTS.get(face, "")

    def left(self) -> bool:
        return self.pay or self.side_effect != ""


AS_ROLLED: Final = [Duties(colour, False) for colour in range(len(COLOURS))]
"""To be looked at only."""


def beginnings(s: State, titan: Titan) -> list[Maneuver]:
    """The first choice that carrying out the die means: a way, what goes before it, or the face for purple (TR-28)."""
    colour = s.titans.die[titan]
    if colour == PURPLE:
        return [(FACE, face) for face in PLAIN_FACES]
    return maneuvers(s, titan, AS_ROLLED[colour], PATHS[colour])


def why_no_beginning(s: State, titan: Titan, answer: Answer) -> Refusal | None:
    colour = s.titans.die[titan]
    if isinstance(answer, tuple) and len(answer) == 2 and answer[0] == FACE:
        return None if colour == PURPLE and answer[1] in PLAIN_FACES else "TR-35"
    return why_no_maneuver(s, titan, AS_ROLLED[colour], PATHS[colour], answer)


def begin(s: State, titan: Titan, choice: Maneuver) -> Rule[None]:
    """The die action, begun with one of `beginnings`."""
    if isinstance(choice, tuple) and choice[0] == FACE:
        return as_face(s, titan, choice[1])
    return run(s, titan, Duties(s.titans.die[titan], False), choice)


async def die_action(s: State, titan: Titan) -> None:
    """The face of a die that was rolled again: it has to be done at once, and nothing comes before it (TR-100)."""
    colour = s.titans.die[titan]
    if colour == PURPLE:
        await as_face(s, titan, await choose(s.titans.owner[titan], "face", PLAIN_FACES, about=titan))
    else:
        await run(s, titan, Duties(colour, False), None)


def as_face(s: State, titan: Titan, face: Colour) -> Rule[None]:
    """Purple is any of the other five, at a price that one titan does not pay (TR-35)."""
    s.note("face", "TR-35", titan, face)
    return run(s, titan, Duties(face, not TITANS[titan].purple), None)


async def run(s: State, titan: Titan, duties: Duties, first: Maneuver | None) -> None:
    """Leg by leg; only blue has two, and each pushes by itself (TR-32, TR-O-02)."""
    path = first if isinstance(first, str) else await before_the_move(s, titan, duties, first)
    if path == "":
        return
    chain = Chain(die=True)
    for direction, squares in LEGS[path]:
        push = 2 if s.agreed.blue_total and duties.face == BLUE else squares
        await travel(s, chain, titan, direction, squares, push)
        if s.titans.health[titan] != ACTIVE:
            return
    if duties.left():
        await after_the_move(s, titan, duties)


async def before_the_move(s: State, titan: Titan, duties: Duties, first: Maneuver | None) -> str:
    """Duties first, as many as one likes, until a path is chosen (TR-O-18, TR-O-19)."""
    paths = PATHS[duties.face]
    choice = first
    while not out(s, titan):
        if choice is None:
            why_not = partial(why_no_maneuver, s, titan, duties, paths)
            options = maneuvers(s, titan, duties, paths)
            choice = await choose_tested(s.titans.owner[titan], "maneuver", options, why_not, titan)
        if isinstance(choice, str) and choice != PAY:
            return choice
        await fulfil(s, titan, duties, choice)
        choice = None
    return ""  # knocked out first


async def after_the_move(s: State, titan: Titan, duties: Duties) -> None:
    while duties.left() and not out(s, titan):
        options = maneuvers(s, titan, duties, ())
        if not options:
            return
        why_not = partial(why_no_maneuver, s, titan, duties, ())
        await fulfil(s, titan, duties, await choose_tested(s.titans.owner[titan], "after", options, why_not, titan))


def maneuvers(s: State, titan: Titan, duties: Duties, paths: tuple[str, ...]) -> list[Maneuver]:
    """The paths and what is still due; all else `why_no_maneuver` forbids."""
    options: list[Maneuver] = [*paths]
    verb = duties.side_effect
    if verb:
        options += [(verb, cell) for cell in at_side_effect(s, titan, verb)]
    if duties.pay:
        options.append(PAY)
    return options


def at_side_effect(s: State, titan: Titan, verb: str) -> list[Cell]:
    """Squares that `why_no_side_effect` allows."""
    if verb == STRIKE:
        return struck_near(s, titan, FRONT)
    zone = near(s, titan, BACK)
    return [cell for cell in zone if why_no_trap(s, zone, cell) is None]


def why_no_maneuver(s: State, titan: Titan, duties: Duties, paths: tuple[str, ...], answer: Answer) -> Refusal | None:
    if isinstance(answer, tuple) and len(answer) == 2 and answer[0] in WHERE:
        zone = near(s, titan, WHERE[duties.side_effect]) if duties.side_effect else []
        return why_no_side_effect(s, duties, zone, str(answer[0]), answer[1])
    if answer == PAY:
        return None if duties.pay else "TR-35"
    return None if answer in paths else "TR-28"


def why_no_side_effect(s: State, duties: Duties, zone: list[Cell], verb: str, cell: Answer) -> Refusal | None:
    """Green strikes a titan or a trap in front, red lays a trap behind (TR-34, TR-36)."""
    if verb != duties.side_effect:
        return RULES[verb]
    if verb == TRAP:
        refusal = why_no_trap(s, zone, cell)
        return "TR-36" if refusal == "TR-55" else refusal
    return None if isinstance(cell, int) and cell in zone and struck(s, cell) else "TR-34"


async def fulfil(s: State, titan: Titan, duties: Duties, choice: Maneuver) -> None:
    if isinstance(choice, str):
        duties.pay = False
        pay(s, titan, "TR-35")
        return
    duties.side_effect = ""
    verb, cell = choice
    if verb == STRIKE:
        s.note("strike", "TR-34", titan, cell)
        await damage_square(s, cell, "TR-34")
    else:
        await put_trap(s, titan, cell, "TR-36")

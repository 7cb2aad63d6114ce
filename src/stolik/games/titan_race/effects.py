"""What special cards do when they are played in one's own turn; data/cards.toml names these verbs."""

from __future__ import annotations

from functools import partial
from typing import Final

from stolik.engine.decision import Answer, Refusal
from stolik.games.titan_race import abilities
from stolik.games.titan_race.aims import at_struck_squares, for_a_trap, in_a_direction
from stolik.games.titan_race.board import OFF, Cell, Direction
from stolik.games.titan_race.chain import Chain, leap, travel
from stolik.games.titan_race.printed import Aim, Printed, effect
from stolik.games.titan_race.reactions import PAY_BACK, may_react, reacts
from stolik.games.titan_race.squares import damage, damage_square, put_trap
from stolik.games.titan_race.state import State, occupant, out
from stolik.games.titan_race.titans import Titan
from stolik.games.titan_race.verbs import at_the_top, gain, struck, titans_near

NO_TARGET: Final = "TR-O-27"


@effect("place_trap", ("zone",), for_a_trap)
async def place_trap(s: State, titan: Titan, card: Printed, aim: Aim) -> None:
    await put_trap(s, titan, await aim.choose("trap"), "TR-55")


@effect("move_self", ("squares", "directions", "push"), in_a_direction)
async def move_self(s: State, titan: Titan, card: Printed, aim: Aim) -> None:
    await travel(s, Chain(), titan, await aim.choose("card-move"), card.squares, card.push)


def at_abilities(s: State, titan: Titan, card: Printed) -> Aim:
    why_not = partial(why_not_borrowed, s, titan, card)
    return Aim(s, titan, [other for other in titans_near(s, titan, card.zone) if why_not(other) is None], why_not)


def why_not_borrowed(s: State, titan: Titan, card: Printed, other: Answer) -> Refusal | None:
    if not isinstance(other, int) or other not in titans_near(s, titan, card.zone):
        return NO_TARGET
    return abilities.why_not_use(s, titan, other)


@effect("borrow_ability", ("zone",), at_abilities)
async def borrow_ability(s: State, titan: Titan, card: Printed, aim: Aim) -> None:
    """The neighbour's ability as if it were one's own; the own one stays available."""
    other = await aim.choose("borrow")
    s.note("ability", "TR-42", titan, other)
    await abilities.use(s, titan, other)


def in_a_line(s: State, titan: Titan, card: Printed) -> Aim:
    return Aim(s, titan, list(card.directions), partial(why_no_shot, s, titan, card))


def why_no_shot(s: State, titan: Titan, card: Printed, direction: Answer) -> Refusal | None:
    if not isinstance(direction, int) or direction not in card.directions:
        return "TR-42"
    return NO_TARGET if first_in_line(s, titan, card, direction) == OFF else None


def first_in_line(s: State, titan: Titan, card: Printed, direction: Direction) -> Cell:
    """The first titan or trap within reach, wrapping round the edges."""
    cell = s.track.cells[titan]
    for _ in range(card.reach):
        cell = s.course.ahead[direction][cell]
        if cell == OFF or struck(s, cell):
            return cell
    return OFF


@effect("shoot", ("directions", "reach"), in_a_line)
async def shoot(s: State, titan: Titan, card: Printed, aim: Aim) -> None:
    await damage_square(s, first_in_line(s, titan, card, await aim.choose("card-shot")), "TR-60")


def at_anybody(s: State, titan: Titan, card: Printed) -> Aim:
    return Aim(s, titan, [other for other in s.round.order if other != titan and s.track.cells[other] != OFF])


@effect("damage_titan", (), at_anybody)
async def damage_titan(s: State, titan: Titan, card: Printed, aim: Aim) -> None:
    await damage(s, await aim.choose("card-curse"), "TR-61")


@effect("damage_squares", ("zone",), at_struck_squares)
async def damage_squares(s: State, titan: Titan, card: Printed, aim: Aim) -> None:
    for cell in aim.targets:
        await damage_square(s, cell, "TR-60")


def straight_away(s: State, titan: Titan, card: Printed) -> Aim:
    return Aim(s, titan, [way for way in card.zone if titans_near(s, titan, (way,))])


@effect("blow_away", ("zone", "push"), straight_away)
async def blow_away(s: State, titan: Titan, card: Printed, aim: Aim) -> None:
    """Every neighbour goes 1 square straight away; who has left its square meanwhile is spared. One chain."""
    around = [(way, s.course.ahead[way][s.track.cells[titan]]) for way in aim.targets]
    blown = [(way, cell, occupant(s, cell)) for way, cell in around]
    chain = Chain()
    for direction, cell, other in blown:
        if s.track.cells[other] == cell:
            s.note("shove", "TR-42", titan, other, direction)
            await travel(s, chain, other, direction, 1, card.push)


@effect("leap", ("directions", "over", "push"), in_a_direction)
async def leap_ahead(s: State, titan: Titan, card: Printed, aim: Aim) -> None:
    await leap(s, Chain(), titan, await aim.choose("card-move"), card.over, card.push)


def at_oneself(s: State, titan: Titan, card: Printed) -> Aim:
    return Aim(s, titan, [] if at_the_top(s, titan) else [titan])


@effect("heal", ("points",), at_oneself)
async def heal(s: State, titan: Titan, card: Printed, aim: Aim) -> None:
    gain(s, titan, card.points, "TR-O-24")


async def answer_an_action(s: State, actor: Titan) -> None:
    """Who lost life by the action just ended may pay it back to the titan that acted, clockwise from it (TR-O-26)."""
    start = s.round.order.index(actor)
    for titan in s.round.order[start + 1 :] + s.round.order[:start]:
        hurt = titan in s.turn.hurt and not out(s, actor)
        if hurt and may_react(s, titan) and await reacts(s, titan, PAY_BACK):
            s.turn.acting = titan
            await damage(s, actor, "TR-42")
            s.turn.acting = actor

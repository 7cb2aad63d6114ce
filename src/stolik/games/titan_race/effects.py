"""What special cards do when they are played in one's own turn; data/cards.toml names these verbs."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from stolik.engine.decision import Answer, Refusal, choose
from stolik.engine.game import Rule
from stolik.games.titan_race import abilities
from stolik.games.titan_race.board import OFF, Cell, Direction
from stolik.games.titan_race.cards import CARDS, Card, CardRow
from stolik.games.titan_race.chain import Chain, leap, travel
from stolik.games.titan_race.squares import damage, damage_square, put_trap
from stolik.games.titan_race.state import State, occupant
from stolik.games.titan_race.titans import NOBODY, TITANS, Titan
from stolik.games.titan_race.verbs import gain, near, titans_near, why_no_trap

NO_TARGET: Final = "TR-O-27"


def why_no_effect(s: State, titan: Titan, card: Card) -> Refusal | None:
    """A card without a legal target cannot be played, only thrown away."""
    row = CARDS[card]
    if row.reaction:
        return "TR-42"
    return WHY_NOT[row.verb](s, titan, row)


async def take_effect(s: State, titan: Titan, card: Card) -> None:
    row = CARDS[card]
    await DO[row.verb](s, titan, row)


def why_no_place(s: State, titan: Titan, card: CardRow) -> Refusal | None:
    zone = near(s, titan, card.zone)
    refusals = [why_no_trap(s, zone, cell) for cell in zone] or [NO_TARGET]
    return None if None in refusals else refusals[0]


async def place_trap(s: State, titan: Titan, card: CardRow) -> None:
    zone = near(s, titan, card.zone)
    cell = await choose(s.titans.owner[titan], "trap", zone, partial(why_no_trap, s, zone), titan)
    await put_trap(s, titan, cell, "TR-55")


def why_no_direction(s: State, titan: Titan, card: CardRow, direction: Answer) -> Refusal | None:
    if not isinstance(direction, int) or direction not in card.directions:
        return "TR-42"
    return None if abilities.leads_somewhere(s, titan, direction) else "TR-O-29"


def why_no_move(s: State, titan: Titan, card: CardRow) -> Refusal | None:
    refusals = [why_no_direction(s, titan, card, direction) for direction in card.directions]
    return None if None in refusals else refusals[0]


async def move_self(s: State, titan: Titan, card: CardRow) -> None:
    way = partial(why_no_direction, s, titan, card)
    direction = await choose(s.titans.owner[titan], "card-move", card.directions, way, titan)
    await travel(s, Chain(), titan, direction, card.squares, card.push)


async def leap_ahead(s: State, titan: Titan, card: CardRow) -> None:
    way = partial(why_no_direction, s, titan, card)
    direction = await choose(s.titans.owner[titan], "card-move", card.directions, way, titan)
    await leap(s, Chain(), titan, direction, card.over, card.push)


def why_not_borrowed(s: State, titan: Titan, card: CardRow, other: Answer) -> Refusal | None:
    if not isinstance(other, int) or other not in titans_near(s, titan, card.zone):
        return NO_TARGET
    return abilities.why_not_use(s, titan, other)


def why_no_mask(s: State, titan: Titan, card: CardRow) -> Refusal | None:
    neighbours = titans_near(s, titan, card.zone)
    return None if any(why_not_borrowed(s, titan, card, other) is None for other in neighbours) else NO_TARGET


async def borrow_ability(s: State, titan: Titan, card: CardRow) -> None:
    """The neighbour's ability as if it were one's own; the own one stays available."""
    neighbours = titans_near(s, titan, card.zone)
    other = await choose(s.titans.owner[titan], "borrow", neighbours, partial(why_not_borrowed, s, titan, card), titan)
    s.note("ability", "TR-42", titan, other)
    await abilities.use(s, titan, other)


def first_in_line(s: State, titan: Titan, card: CardRow, direction: Direction) -> Cell:
    """The first titan or trap within reach, wrapping round the edges."""
    cell = s.track.cells[titan]
    for _ in range(card.reach):
        cell = s.course.ahead[direction][cell]
        if cell == OFF or cell in s.track.traps or occupant(s, cell) != NOBODY:
            return cell
    return OFF


def why_no_shot_there(s: State, titan: Titan, card: CardRow, direction: Answer) -> Refusal | None:
    if not isinstance(direction, int) or direction not in card.directions:
        return "TR-42"
    return NO_TARGET if first_in_line(s, titan, card, direction) == OFF else None


def why_no_shot(s: State, titan: Titan, card: CardRow) -> Refusal | None:
    refusals = [why_no_shot_there(s, titan, card, direction) for direction in card.directions]
    return None if None in refusals else NO_TARGET


async def shoot(s: State, titan: Titan, card: CardRow) -> None:
    way = partial(why_no_shot_there, s, titan, card)
    direction = await choose(s.titans.owner[titan], "card-shot", card.directions, way, titan)
    await damage_square(s, first_in_line(s, titan, card, direction), "TR-60")


def on_the_track(s: State, titan: Titan) -> list[Titan]:
    return [other for other in s.round.order if other != titan and s.track.cells[other] != OFF]


def why_no_curse(s: State, titan: Titan, card: CardRow) -> Refusal | None:
    return None if on_the_track(s, titan) else NO_TARGET


async def damage_titan(s: State, titan: Titan, card: CardRow) -> None:
    victim = await choose(s.titans.owner[titan], "card-curse", on_the_track(s, titan), about=titan)
    await damage(s, victim, "TR-61")


def something_on(s: State, titan: Titan, card: CardRow) -> bool:
    return any(cell in s.track.traps or occupant(s, cell) != NOBODY for cell in near(s, titan, card.zone))


def why_no_horn(s: State, titan: Titan, card: CardRow) -> Refusal | None:
    return None if something_on(s, titan, card) else NO_TARGET


async def damage_squares(s: State, titan: Titan, card: CardRow) -> None:
    for cell in near(s, titan, card.zone):
        await damage_square(s, cell, "TR-60")


def why_no_gale(s: State, titan: Titan, card: CardRow) -> Refusal | None:
    return None if titans_near(s, titan, card.zone) else NO_TARGET


async def blow_away(s: State, titan: Titan, card: CardRow) -> None:
    """Every neighbour goes 1 square straight away; who has left its square meanwhile is spared. One chain."""
    here = s.track.cells[titan]
    blown = [(way, occupant(s, s.course.ahead[way][here]), s.course.ahead[way][here]) for way in card.zone]
    chain = Chain()
    for direction, other, cell in blown:
        if other != NOBODY and cell != OFF and s.track.cells[other] == cell:
            await travel(s, chain, other, direction, 1, card.push)


def why_no_heal(s: State, titan: Titan, card: CardRow) -> Refusal | None:
    return NO_TARGET if s.titans.life[titan] >= TITANS[titan].top else None


async def heal(s: State, titan: Titan, card: CardRow) -> None:
    gain(s, titan, card.points, "TR-O-24")


DO: Final[dict[str, Callable[[State, Titan, CardRow], Rule[None]]]] = {
    "place_trap": place_trap,
    "move_self": move_self,
    "borrow_ability": borrow_ability,
    "shoot": shoot,
    "damage_titan": damage_titan,
    "damage_squares": damage_squares,
    "blow_away": blow_away,
    "leap": leap_ahead,
    "heal": heal,
}
WHY_NOT: Final[dict[str, Callable[[State, Titan, CardRow], Refusal | None]]] = {
    "place_trap": why_no_place,
    "move_self": why_no_move,
    "borrow_ability": why_no_mask,
    "shoot": why_no_shot,
    "damage_titan": why_no_curse,
    "damage_squares": why_no_horn,
    "blow_away": why_no_gale,
    "leap": why_no_move,
    "heal": why_no_heal,
}

"""Before the race: titans are chosen, cards dealt, and a die names who starts (TR-06, TR-09, TR-21)."""

from __future__ import annotations

from stolik.engine.decision import CHANCE, Seat, choose, draw, roll
from stolik.games.titan_race.state import DEALING, DRAFT, State
from stolik.games.titan_race.titans import TITANS, Titan
from stolik.games.titan_race.turn import FACES


async def choose_titan(s: State) -> None:
    """In seat order, the first seat first; two players go round twice, which fixes first and second (TR-06, TR-107)."""
    number = len(s.chosen)
    seat = number % s.table.seats
    free = [titan for titan in range(len(TITANS)) if titan not in s.chosen]
    titan = await (draw(seat, "titan", free) if s.table.random_titans else choose(seat, "choose-titan", free))
    s.chosen = [*s.chosen, titan]
    s.owner = replaced(s.owner, titan, seat)
    s.hand_of = replaced(s.hand_of, titan, number % s.table.hands)
    s.note("choose-titan", "TR-06", seat, titan)
    if len(s.chosen) == s.table.titans:
        s.phase = DEALING


def replaced(values: list[int], place: Titan, value: int) -> list[int]:
    return [value if index == place else old for index, old in enumerate(values)]


async def deal(s: State) -> None:
    """A card for every hand, then a die names the titan that starts (TR-09, TR-21)."""
    for hand in range(len(s.hands)):
        seat = hand % s.table.seats
        s.hands[hand].append(await draw(seat, "card", s.deck))
        s.eras[hand].append(0)
        s.note("draw", "TR-09", seat, s.hands[hand][-1])
    colours = [TITANS[titan].colour for titan in s.chosen]
    colour = await roll(CHANCE, "start", FACES)
    while colour not in colours:
        colour = await roll(CHANCE, "start", FACES)
    first = s.owner[s.chosen[colours.index(colour)]]
    s.order = turn_order(s, first)
    s.note("start", "TR-21", colour, s.order[0])
    s.phase = DRAFT


def turn_order(s: State, first: Seat) -> list[Titan]:
    """Clockwise from the first player; with two titans each A1, B1, A2, B2 (TR-21, TR-107, TR-O-28)."""
    seats = s.table.seats
    return [
        s.chosen[(first + place) % seats + lap * seats] for lap in range(s.table.titans_each) for place in range(seats)
    ]

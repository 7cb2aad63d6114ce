"""Before the race: titans are chosen, cards dealt, and a die names who starts (TR-06, TR-09, TR-21)."""

from __future__ import annotations

from stolik.engine.decision import CHANCE, Seat, choose, draw, roll
from stolik.games.titan_race.state import DEALING, DRAFT, State
from stolik.games.titan_race.titans import TITANS, Titan
from stolik.games.titan_race.turn import FACES


async def choose_titan(s: State) -> None:
    """In seat order, the first seat first; two players go round twice, which fixes first and second (TR-06, TR-107)."""
    number = len(s.titans.chosen)
    seat = number % s.agreed.seats
    free = [titan for titan in range(len(TITANS)) if titan not in s.titans.chosen]
    titan = await (draw(seat, "titan", free) if s.agreed.random_titans else choose(seat, "choose-titan", free))
    s.titans.chosen = [*s.titans.chosen, titan]
    s.titans.owner = replaced(s.titans.owner, titan, seat)
    s.titans.hand_of = replaced(s.titans.hand_of, titan, number % s.agreed.hands)
    s.note("choose-titan", "TR-06", seat, titan)
    if len(s.titans.chosen) == s.agreed.titans:
        s.phase = DEALING


def replaced(values: list[int], place: Titan, value: int) -> list[int]:
    return [value if index == place else old for index, old in enumerate(values)]


async def deal(s: State) -> None:
    """A card for every hand, then a die names the titan that starts (TR-09, TR-21)."""
    for hand in range(len(s.cards.hands)):
        seat = hand % s.agreed.seats
        s.cards.hands[hand].append(await draw(seat, "card", s.cards.deck))
        s.cards.eras[hand].append(0)
        s.note("draw", "TR-09", seat, s.cards.hands[hand][-1])
    colours = [TITANS[titan].colour for titan in s.titans.chosen]
    colour = await roll(CHANCE, "start", FACES)
    while colour not in colours:
        colour = await roll(CHANCE, "start", FACES)
    first = s.titans.owner[s.titans.chosen[colours.index(colour)]]
    s.round.order = turn_order(s, first)
    s.note("start", "TR-21", colour, s.round.order[0])
    s.phase = DRAFT


def turn_order(s: State, first: Seat) -> list[Titan]:
    """Clockwise from the first player; with two titans each A1, B1, A2, B2 (TR-21, TR-107, TR-O-28)."""
    seats = s.agreed.seats
    return [
        s.titans.chosen[(first + place) % seats + lap * seats]
        for lap in range(s.agreed.titans_each)
        for place in range(seats)
    ]

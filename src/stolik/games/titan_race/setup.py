"""Before the race: titans are chosen, put in order, cards dealt, and a die names who starts (TR-06, TR-09, TR-21)."""

from __future__ import annotations

from stolik.engine.decision import CHANCE, Seat, choose, draw, roll
from stolik.games.titan_race.state import DEALING, DRAFT, State, replaced
from stolik.games.titan_race.titans import TITANS, Titan
from stolik.games.titan_race.turn import FACES


async def choose_titan(s: State) -> None:
    """In seat order, the first seat first; two players go round twice (TR-06, TR-O-38)."""
    number = len(s.titans.chosen)
    seat = number % s.agreed.seats
    free = [titan for titan in range(len(TITANS)) if titan not in s.titans.chosen]
    titan = await (draw(seat, "titan", free) if s.agreed.random_titans else choose(seat, "choose-titan", free))
    s.titans.chosen += (titan,)
    s.titans.owner = replaced(s.titans.owner, titan, seat)
    s.titans.hand_of = replaced(s.titans.hand_of, titan, number % s.agreed.hands)
    s.note("choose-titan", "TR-06", seat, titan)
    if len(s.titans.chosen) == s.agreed.titans:
        s.phase = DEALING


async def set_order(s: State, seat: Seat) -> None:
    """Each of two players says which of their titans goes first, openly, the first seat first (TR-107, TR-O-38)."""
    own = s.titans.chosen[seat :: s.agreed.seats]
    first = await choose(seat, "first-titan", own)
    second = own[1] if first == own[0] else own[0]
    for place, titan in ((seat, first), (seat + s.agreed.seats, second)):
        s.titans.chosen = replaced(s.titans.chosen, place, titan)
        s.titans.hand_of = replaced(s.titans.hand_of, titan, place % s.agreed.hands)
    s.note("order", "TR-107", seat, first, second)


async def deal(s: State) -> None:
    """Two titans each are put in order; a card for every hand, then a die names who starts (TR-09, TR-21, TR-107)."""
    if s.agreed.titans_each > 1:
        for seat in range(s.agreed.seats):
            await set_order(s, seat)
    for hand in range(len(s.cards.hands)):
        seat = hand % s.agreed.seats
        card = await draw(seat, "card", s.cards.deck)
        s.cards.hands[hand] += (card,)
        s.cards.eras[hand] += (0,)
        s.note("draw", "TR-09", seat, card)
    colours = [TITANS[titan].colour for titan in s.titans.chosen]
    colour = await roll(CHANCE, "start", FACES)
    while colour not in colours:
        colour = await roll(CHANCE, "start", FACES)
    named = s.titans.chosen[colours.index(colour)]
    first = s.titans.owner[named]
    s.round.order = turn_order(s, first)
    if s.agreed.titans_each > 1:
        s.note("start-player", "TR-O-28", colour, named, first, s.round.order[0])
    else:
        s.note("start", "TR-21", colour, named)
    s.phase = DRAFT


def turn_order(s: State, first: Seat) -> list[Titan]:
    """Clockwise from the first player; with two titans each A1, B1, A2, B2 (TR-21, TR-107, TR-O-28)."""
    seats = s.agreed.seats
    return [
        s.titans.chosen[(first + place) % seats + lap * seats]
        for lap in range(s.agreed.titans_each)
        for place in range(seats)
    ]

"""First player, heroes, and everybody on the castle (K-O-56 to K-O-59)."""

from __future__ import annotations

from stolik.engine.decision import Seat, choose, draw, roll
from stolik.games.karak2.state import OPENING, State
from stolik.games.karak2.tables import HEROES


async def begin(s: State) -> None:
    seats = range(s.table.seats)
    s.first = await roll(s.turn, "first", seats)
    s.note("first", "K-O-57", s.first)
    order = [(s.first + place) % s.table.seats for place in seats]
    for seat in reversed(order):
        await give_hero(s, seat)
    s.round = 1
    s.turn = s.first
    s.phase = OPENING
    s.note("round", "K-O-57", s.round)


async def give_hero(s: State, seat: Seat) -> None:
    """Dealt, or picked freely, from the last player in turn order back to the first (K-O-58)."""
    pool = [hero for hero, row in enumerate(HEROES) if row.set in s.table.sets and hero not in s.heroes]
    hero = await choose(seat, "hero", pool) if s.table.chosen else await draw(seat, "deal", pool)
    s.heroes = [*s.heroes[:seat], hero, *s.heroes[seat + 1 :]]
    s.note("hero", "K-O-58", seat, hero)

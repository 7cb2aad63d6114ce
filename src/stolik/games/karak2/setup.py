"""First player, heroes, and everybody on the castle."""

from __future__ import annotations

from stolik.engine.decision import Seat, choose, draw, roll
from stolik.games.karak2 import board
from stolik.games.karak2.contents import COPIES, DICE, HEROES, MONSTERS, NUMBERS, STARTS, TILES
from stolik.games.karak2.rows import RESOURCES, free_of_charge
from stolik.games.karak2.state import OPENING, Agreed, Player, State, Supply


def new_state(agreed: Agreed) -> State:
    """Tile piles and bag are mixed, the supply is full, all heroes stand on the castle (K-B-07, K-O-56)."""
    s = State(agreed)
    s.supply = full_supply(agreed)
    s.players = [new_player() for _ in range(agreed.seats)]
    s.realm.praetorians = agreed.seats * NUMBERS["praetorians_each"]
    for kind in range(STARTS):
        board.put_down(s, kind, TILES[kind].place, 0)
    return s


def full_supply(agreed: Agreed) -> Supply:
    """Tiles in the piles of their level, all tokens in the bag, all dice and resources (K-B-09, K-I-03, K-I-04)."""
    found = Supply()
    copies = [copy for copy, (kind, _) in enumerate(COPIES) if TILES[kind].set in agreed.sets]
    found.piles = [[copy for copy in copies if TILES[COPIES[copy][0]].level == level] for level in (1, 2)]
    found.bag = [kind for kind, row in enumerate(MONSTERS) if row.set in agreed.sets for _ in row.rewards]
    found.rewards = [row.rewards[:] if row.set in agreed.sets else [] for row in MONSTERS]
    found.goods = [NUMBERS[name] for name in RESOURCES]
    found.dice = [sum(die.count[name] for name in agreed.sets) for die in DICE]
    return found


def new_player() -> Player:
    """5 life, glory 0, and nothing else yet (K-B-10, K-O-59)."""
    found = Player()
    found.life = NUMBERS["life"]
    found.goods = free_of_charge()
    found.army = [0 for _ in DICE]
    return found


async def begin(s: State) -> None:
    """The first player is drawn by lot (K-O-57)."""
    seats = range(s.agreed.seats)
    s.course.first = await roll(s.turn.seat, "first", seats)
    s.note("first", "K-O-57", s.course.first)
    order = [(s.course.first + place) % s.agreed.seats for place in seats]
    for seat in reversed(order):
        await give_hero(s, seat)
    s.course.round = 1
    s.turn.seat = s.course.first
    s.course.phase = OPENING
    s.note("round", "K-O-57", s.course.round)


async def give_hero(s: State, seat: Seat) -> None:
    """Dealt, or picked freely, from the last player in turn order back to the first (K-B-11, K-I-06, K-O-58)."""
    taken = [player.hero for player in s.players]
    pool = [hero for hero, row in enumerate(HEROES) if row.set in s.agreed.sets and hero not in taken]
    hero = await choose(seat, "hero", pool) if s.agreed.chosen else await draw(seat, "deal", pool)
    s.players[seat].hero = hero
    s.note("hero", "K-O-58", seat, hero)

"""A step into the unknown: a tile is drawn, turned, laid and entered; armies come out of the bag."""

from __future__ import annotations

from stolik.engine.decision import Seat, choose, draw
from stolik.games.karak2 import board
from stolik.games.karak2.board import across
from stolik.games.karak2.contents import COPIES, TILES
from stolik.games.karak2.moments import ARMIES_DRAWN, EXPLORING
from stolik.games.karak2.state import State, Tile


async def explore(s: State, seat: Seat, tile: Tile, edge: int) -> Tile:
    """The player sees the tile, then picks a rotation whose entry edge has no chasm (K-B-17, K-O-04, K-O-05)."""
    place = s.hand.laying = across(s.map.places[tile], edge)
    copy = await draw_tile(s, seat)
    turns = await choose(seat, "rotation", board.rotations(copy, edge), about=COPIES[copy][0])
    laid = board.lay(s, copy, place, turns)
    s.hand.looked_at = []
    s.hand.laying = ()
    s.note("lay", "K-O-04", seat, laid, s.map.kinds[laid], edge)
    return laid


def level(s: State) -> int:
    """Level II only when level I is used up (K-B-08)."""
    return 0 if s.supply.piles[0] or s.supply.unders[0] else 1


async def draw_tile(s: State, seat: Seat) -> int:
    """One, or more to look at; what is not laid goes under its pile (K-O-45, K-O-71)."""
    pile, under = s.supply.piles[level(s)], s.supply.unders[level(s)]
    number = 1
    for looks_at in EXPLORING.of(s, seat) if len(pile) + len(under) > 1 else []:
        number += await looks_at(s, seat)
    for _ in range(number):
        copy = await draw(seat, "landscape", pile) if pile else under.pop(0)
        s.hand.looked_at.append(copy)
        s.note("tile", "K-O-04", seat, COPIES[copy][0])
    laid = await choose(seat, "tile", sorted(s.hand.looked_at))
    s.hand.looked_at.remove(laid)
    for copy in s.hand.looked_at:
        under.append(copy)
        s.note("under", "K-O-45", seat, COPIES[copy][0])
    s.hand.looked_at = [laid]
    return laid


async def draw_armies(s: State, seat: Seat, tile: Tile) -> None:
    """One on a level I tile, two on level II, none in cave, mine and Rift (K-B-18, K-B-19, K-I-08, K-O-72)."""
    wanted = TILES[s.map.kinds[tile]].tokens
    for _ in range(min(wanted, len(s.supply.bag))):
        await draw_army(s, seat)
    for drawn in ARMIES_DRAWN.of(s, seat) if s.hand.drawn and s.supply.bag else []:
        await drawn(s, seat)
    s.turn.way.fresh = s.map.tokens[tile] = tuple(sorted(s.hand.drawn))
    for army in s.map.tokens[tile]:
        s.note("army", "K-O-06", army, tile)
    s.hand.drawn = []


async def draw_army(s: State, seat: Seat) -> None:
    army = await draw(seat, "bag", s.supply.bag)
    s.hand.drawn.append(army)
    s.note("drawn", "K-O-06", seat, army)

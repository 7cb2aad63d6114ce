"""Lorraine, the ranger (K-B-72)."""

from __future__ import annotations

from stolik.engine.decision import Seat, choose
from stolik.games.karak2 import board, supply
from stolik.games.karak2.contents import NUMBERS
from stolik.games.karak2.moments import GATHERED, long_way
from stolik.games.karak2.moves import enter
from stolik.games.karak2.plays import TRAIL, Play
from stolik.games.karak2.rows import Price
from stolik.games.karak2.sight import holds_monsters
from stolik.games.karak2.state import State, Tile


@GATHERED.by("forager")
async def forager(s: State, seat: Seat, yields: Price) -> None:
    """When Lorraine gathers, she takes 1 more resource of a kind that the tile yields (K-O-46)."""
    more = [kind for kind, number in enumerate(yields) if number and s.supply.goods[kind]]
    if more:
        kind = await choose(seat, "forage", more)
        supply.gain(s, seat, supply.of_kind(kind, NUMBERS["forage"]), "K-O-46")


def trails(s: State, seat: Seat) -> list[Play]:
    """Both tiles known and without monsters; she does not come back to where she started (K-O-47, K-O-74)."""
    here = s.players[seat].at
    found: set[Tile] = set()
    for passed in board.stepping_stones(s, seat):
        found.update(board.neighbours(s, passed, seat))
    found.difference_update([here, *board.neighbours(s, here, seat)])
    return [(TRAIL, tile) for tile in sorted(found) if not holds_monsters(s, tile, seat)]


@long_way(TRAIL, trails, "K-O-47", "swift_trail", once=True)
async def swift_trail(s: State, seat: Seat, play: Play) -> bool:
    """Once per turn a move of Lorraine's may cover two known tiles without monsters (K-O-47)."""
    enter(s, seat, int(play[1]))
    return True

"""The map: hexes, borders, chasms, and where a hero may go."""

from __future__ import annotations

from typing import Final

from stolik.engine.decision import Seat
from stolik.games.karak2.contents import COPIES, TILES
from stolik.games.karak2.moments import BORDERS
from stolik.games.karak2.sight import has_building, holds_monsters, plagued
from stolik.games.karak2.state import CASTLE, NOWHERE, START_FOREST, Place, State, Tile

EDGES: Final[tuple[Place, ...]] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""K-O-01: edge e meets edge e + 3 of the neighbour."""


OPEN: Final = [tuple([edge for edge in range(6) if not closed >> edge & 1]) for closed in range(64)]
"""By the mask of closed edges: the others."""


def across(place: Place, edge: int) -> Place:
    return place[0] + EDGES[edge][0], place[1] + EDGES[edge][1]


def tile_at(s: State, place: Place) -> Tile:
    return s.map.places.index(place) if place in s.map.places else NOWHERE


def rotated(chasms: int, turns: int) -> int:
    """Printed edge e lies on map edge e + k (K-O-05)."""
    return ((chasms << turns) | (chasms >> (6 - turns))) & 63


def rotations(copy: int, edge: int) -> list[int]:
    """Whose entry edge has no chasm; those that look alike are one choice (K-O-05)."""
    printed = printed_chasms(copy)
    entry = (edge + 3) % 6
    found: list[int] = []
    looks: list[int] = []
    for turns in range(6):
        look = rotated(printed, turns)
        if not look >> entry & 1 and look not in looks:
            found.append(turns)
            looks.append(look)
    return found


def printed_chasms(copy: int) -> int:
    kind, number = COPIES[copy]
    return TILES[kind].chasms[number]


def lay(s: State, copy: int, place: Place, turns: int) -> Tile:
    return put_down(s, COPIES[copy][0], place, rotated(printed_chasms(copy), turns))


def put_down(s: State, kind: int, place: Place, chasms: int) -> Tile:
    """A tile on the map; a border is closed if either tile has a chasm on it (K-O-03)."""
    tile = len(s.map.places)
    beyond = [tile_at(s, across(place, edge)) for edge in range(6)]
    closed = chasms
    for edge, other in enumerate(beyond):
        if other != NOWHERE:
            facing = (edge + 3) % 6
            closed |= (s.map.chasms[other] >> facing & 1) << edge
            s.map.closed[other] |= (chasms >> edge & 1) << facing
            s.map.near[other] = (*s.map.near[other][:facing], tile, *s.map.near[other][facing + 1 :])
    s.map.places.append(place)
    s.map.kinds.append(kind)
    s.map.chasms.append(chasms)
    s.map.near.append(tuple(beyond))
    s.map.closed.append(closed)
    s.map.tokens.append(())
    s.map.dropped.append(())
    return tile


def without(things: tuple[int, ...], one: int) -> tuple[int, ...]:
    """Armies or items of a tile, when one of them is taken away."""
    place = things.index(one)
    return things[:place] + things[place + 1 :]


# Borders


def open_edges(s: State, tile: Tile, seat: Seat) -> tuple[int, ...]:
    """Without a chasm, unless the hero need not mind it (K-B-15, K-O-03)."""
    closed = s.map.closed[tile]
    for closed_for in BORDERS.of(s, seat):
        closed = closed_for(closed)
    return OPEN[closed]


def neighbours(s: State, tile: Tile, seat: Seat) -> list[Tile]:
    """Known tiles one open border away."""
    near = s.map.near[tile]
    return [near[edge] for edge in open_edges(s, tile, seat) if near[edge] != NOWHERE]


def frontiers(s: State, tile: Tile, seat: Seat) -> list[int]:
    """Edges over which an unknown tile may be explored (K-O-04)."""
    if not tiles_left(s):
        return []
    near = s.map.near[tile]
    return [edge for edge in open_edges(s, tile, seat) if near[edge] == NOWHERE]


def tiles_left(s: State) -> bool:
    supply = s.supply
    return any(supply.piles) or any(supply.unders)


def can_be_explored(s: State) -> bool:
    """Some chasm-free edge of a known tile faces an empty cell, flight disregarded (K-O-101)."""
    for tile, near in enumerate(s.map.near):
        for edge in range(6):
            if near[edge] == NOWHERE and not s.map.chasms[tile] >> edge & 1:
                return True
    return False


# Long ways


def stepping_stones(s: State, seat: Seat) -> list[Tile]:
    """Known tiles next door without monsters: what a long move may pass (K-O-74)."""
    return [tile for tile in sorted(neighbours(s, s.players[seat].at, seat)) if not holds_monsters(s, tile, seat)]


def has_portal(s: State, seat: Seat) -> bool:
    """The hero stands on the own town, which has one and no plague (K-O-73)."""
    return s.players[seat].at == s.players[seat].town and has_building(s, seat, "portal") and not plagued(s, seat)


def retreat_to(s: State, seat: Seat) -> Tile:
    """The own town, else the castle, else the start forest (K-O-19)."""
    if s.players[seat].town != NOWHERE:
        return s.players[seat].town
    return START_FOREST if s.realm.general else CASTLE

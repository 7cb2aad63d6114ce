"""The map: hexes, borders, chasms, and where a hero may go (K-O-01 to K-O-05, K-O-12, K-O-73 to K-O-75)."""

from __future__ import annotations

from stolik.engine.decision import Seat
from stolik.games.karak2.state import (
    CASTLE,
    NOWHERE,
    START_FOREST,
    Place,
    State,
    Tile,
    across,
    can,
    has_building,
    holds_monsters,
    most_life,
    plagued,
)
from stolik.games.karak2.tables import COPIES, TILES


def tile_at(s: State, place: Place) -> Tile:
    return s.places.index(place) if place in s.places else NOWHERE


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
    tile = len(s.places)
    beyond = [tile_at(s, across(place, edge)) for edge in range(6)]
    closed = chasms
    for edge, other in enumerate(beyond):
        if other != NOWHERE:
            facing = (edge + 3) % 6
            closed |= (s.chasms[other] >> facing & 1) << edge
            s.closed[other] |= (chasms >> edge & 1) << facing
            s.near[other] = (*s.near[other][:facing], tile, *s.near[other][facing + 1 :])
    s.places.append(place)
    s.kinds.append(kind)
    s.chasms.append(chasms)
    s.near.append(tuple(beyond))
    s.closed.append(closed)
    s.tokens.append([])
    s.dropped.append([])
    return tile


# Borders


def open_edges(s: State, tile: Tile, seat: Seat) -> list[int]:
    """Without a chasm; Elspeth flies over them (K-O-75)."""
    closed = 0 if can(s, seat, "flight") else s.closed[tile]
    return [edge for edge in range(6) if not closed >> edge & 1]


def neighbours(s: State, tile: Tile, seat: Seat) -> list[Tile]:
    """Known tiles one open border away."""
    near = s.near[tile]
    return [near[edge] for edge in open_edges(s, tile, seat) if near[edge] != NOWHERE]


def frontiers(s: State, tile: Tile, seat: Seat) -> list[int]:
    """Edges over which an unknown tile may be explored (K-O-04)."""
    if not tiles_left(s):
        return []
    near = s.near[tile]
    return [edge for edge in open_edges(s, tile, seat) if near[edge] == NOWHERE]


def tiles_left(s: State) -> int:
    return sum([len(pile) for pile in s.piles]) + sum([len(under) for under in s.unders])


def can_be_explored(s: State) -> bool:
    """Some chasm-free edge of a known tile faces an empty cell, flight disregarded (K-O-101)."""
    for tile, near in enumerate(s.near):
        for edge in range(6):
            if near[edge] == NOWHERE and not s.chasms[tile] >> edge & 1:
                return True
    return False


# Long ways


def stepping_stones(s: State, seat: Seat) -> list[Tile]:
    """Known tiles next door without monsters: what a long move may pass (K-O-74)."""
    return [tile for tile in sorted(neighbours(s, s.at[seat], seat)) if not holds_monsters(s, tile, seat)]


def trails(s: State, seat: Seat) -> list[Tile]:
    """Lorraine: two known tiles without monsters (K-O-47)."""
    here = s.at[seat]
    found: set[Tile] = set()
    for passed in stepping_stones(s, seat):
        found.update(neighbours(s, passed, seat))
    found.discard(here)
    return [tile for tile in sorted(found) if not holds_monsters(s, tile, seat)]


def rides(s: State, seat: Seat) -> list[tuple[Tile, Tile]]:
    """Darius: over a known tile to any other (K-O-50)."""
    here = s.at[seat]
    return [
        (passed, tile)
        for passed in stepping_stones(s, seat)
        for tile in sorted(neighbours(s, passed, seat))
        if tile != here
    ]


def rides_into_the_unknown(s: State, seat: Seat) -> list[tuple[Tile, int]]:
    return [(passed, edge) for passed in stepping_stones(s, seat) for edge in frontiers(s, passed, seat)]


def has_portal(s: State, seat: Seat) -> bool:
    """The hero stands on the own town, which has one and no plague (K-O-73)."""
    return s.at[seat] == s.town[seat] and has_building(s, seat, "portal") and not plagued(s, seat)


def dreams(s: State, seat: Seat) -> list[Seat]:
    """Kirima: any wounded hero on another tile (K-I-65, K-O-120)."""
    any_hero = s.table.reads("dream_helper_target", "any_hero")
    peaceful = s.table.reads("dream_helper_into_fight", "forbidden")
    found: list[Seat] = []
    for other in range(s.table.seats):
        tile = s.at[other]
        wounded = any_hero or s.life[other] < most_life(s, other)
        if other != seat and tile != s.at[seat] and wounded and not (peaceful and holds_monsters(s, tile, seat)):
            found.append(other)
    return found


def retreat_to(s: State, seat: Seat) -> Tile:
    """The own town, else the castle, else the start forest (K-O-19)."""
    if s.town[seat] != NOWHERE:
        return s.town[seat]
    return START_FOREST if s.general else CASTLE

"""What stands on the table, seen by the rules: limits, who is where, which monsters, points."""

from __future__ import annotations

from stolik.engine.decision import Seat
from stolik.games.karak2.contents import BUILDING_IDS, DICE, ITEMS, NUMBERS, TILES
from stolik.games.karak2.state import CASTLE, NOBODY, NOTHING, State, Tile


def has_building(s: State, seat: Seat, id: str) -> bool:
    return BUILDING_IDS.index(id) in s.players[seat].buildings


def plagued(s: State, seat: Seat) -> bool:
    return s.realm.plague == seat


def most_life(s: State, seat: Seat) -> int:
    return NUMBERS["life"] + (ITEMS[s.players[seat].amulet].life if s.players[seat].amulet != NOTHING else 0)


def army_size(s: State, seat: Seat) -> int:
    """Dice that count to the limit (K-O-31)."""
    return sum(number for kind, number in enumerate(s.players[seat].army) if DICE[kind].limited)


def army_limit(s: State, seat: Seat) -> int:
    """Glory, and the banner tower (K-B-40, K-B-64, K-O-33)."""
    bonus = NUMBERS["banner_tower"] if has_building(s, seat, "banner_tower") else 0
    return min(s.players[seat].glory + bonus, NUMBERS["glory_most"])


def room(s: State, seat: Seat) -> int:
    """A hero with more dice than its limit keeps them and gains none (K-O-84)."""
    return max(0, army_limit(s, seat) - army_size(s, seat))


def others(s: State, seat: Seat) -> list[Seat]:
    """Clockwise from the seat (K-B-12)."""
    return [(seat + place) % s.agreed.seats for place in range(1, s.agreed.seats)]


def on_tile(s: State, tile: Tile, but: Seat = NOBODY) -> list[Seat]:
    return [seat for seat in range(s.agreed.seats) if s.players[seat].at == tile and seat != but]


def residents(s: State, tile: Tile, entering: Seat = NOBODY) -> int:
    """Their strength, if they are there: only while no hero is, the one entering not counted (K-I-14, K-I-15)."""
    strength = TILES[s.map.kinds[tile]].residents
    return strength if strength and not on_tile(s, tile, entering) else 0


def holds_monsters(s: State, tile: Tile, entering: Seat = NOBODY) -> bool:
    """An army, the General, or residents at home (K-O-66)."""
    return bool(s.map.tokens[tile]) or (s.realm.general and tile == CASTLE) or residents(s, tile, entering) > 0


def among_monsters(s: State, seat: Seat) -> bool:
    """Where the hero whose turn it is stands; residents whom it met a moment ago count (K-O-70)."""
    return s.turn.way.met or bool(s.map.tokens[s.players[seat].at])


def emperor_over(s: State, seat: Seat) -> bool:
    """The seat is a vassal (K-I-37)."""
    return s.realm.emperor not in (NOBODY, seat)


def towns(s: State) -> list[Tile]:
    """By seat."""
    return [player.town for player in s.players]


def points(s: State, seat: Seat) -> int:
    """The sum of the parts (K-O-54)."""
    return sum(parts(s, seat))


def parts(s: State, seat: Seat) -> tuple[int, int, int, int]:
    """Soul stones, praetorians, the General's trophy, the crown (K-I-38, K-O-54)."""
    return (
        sum([ITEMS[stone].points for stone in s.players[seat].souls]),
        s.players[seat].slain * NUMBERS["praetorian_points"],
        NUMBERS["general_points"] if s.realm.trophy == seat else 0,
        NUMBERS["crown_points"] if s.realm.emperor == seat else 0,
    )

"""What a seat may see: everything that lies open, and of piles and bag how much is left (K-O-60)."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.engine.decision import Seat
from stolik.games.karak2.board import printed_chasms
from stolik.games.karak2.legend import LEGEND
from stolik.games.karak2.meeting import general_strength
from stolik.games.karak2.rolls import Roll
from stolik.games.karak2.rows import RESOURCES
from stolik.games.karak2.shapes import Player, RollView, SightView, TileView, View
from stolik.games.karak2.state import (
    CASTLE,
    NOBODY,
    NOTHING,
    NOWHERE,
    PHASES,
    State,
    army_limit,
    army_size,
    most_life,
    points,
    residents,
)
from stolik.games.karak2.tables import (
    BUILDING_IDS,
    COPIES,
    DICE,
    DIE_IDS,
    HERO_IDS,
    HEROES,
    ITEM_IDS,
    MONSTER_IDS,
    MONSTERS,
    NUMBERS,
    TILE_IDS,
    TILES,
)

__all__ = ["Player", "RollView", "TileView", "View", "view"]


def view(s: State, seat: Seat | None) -> View:
    limited = s.table.reads("round_limit", "limited")
    return {
        "phase": PHASES[s.phase],
        "imperium": s.table.imperium,
        "round": s.round,
        "last_round": NUMBERS["last_round"] if limited else None,
        "turn": known(s.turn),
        "first": known(s.first),
        "steps": s.steps,
        "moved": s.moved,
        "must_fight": s.must_fight,
        "used": s.used[:],
        "tiles": [tile_view(s, tile) for tile in range(len(s.places))],
        "piles": [len(s.piles[level]) + len(s.unders[level]) for level in (0, 1)],
        "under": [[TILE_IDS[COPIES[copy][0]] for copy in under] for under in s.unders],
        "bag": len(s.bag),
        "supply": goods(s.supply),
        "dice": counted(s.dice),
        "emperor": known(s.emperor),
        "time_lord": known(s.time_lord),
        "general": s.general,
        "general_strength": general_strength(s),
        "praetorians": s.praetorians,
        "trophy": known(s.trophy),
        "players": [player(s, other) for other in range(s.table.seats)],
        "rolls": [roll_view(roll_) for roll_ in s.rolls],
        "looked_at": [sight(copy) for copy in s.looked_at],
        "laying": list(s.laying) if s.laying is not None else None,
        "drawn": [MONSTER_IDS[army] for army in s.drawn],
        "turned": ITEM_IDS[s.turned] if s.turned != NOTHING else None,
        "legend": LEGEND,
    }


def known(seat: Seat) -> Seat | None:
    return seat if seat != NOBODY else None


def goods(values: Sequence[int]) -> dict[str, int]:
    return dict(zip(RESOURCES, values, strict=True))


def counted(dice: Sequence[int]) -> dict[str, int]:
    return {DIE_IDS[kind]: number for kind, number in enumerate(dice) if number}


def edges(mask: int) -> list[int]:
    return [edge for edge in range(6) if mask >> edge & 1]


def sight(copy: int) -> SightView:
    return {"land": TILE_IDS[COPIES[copy][0]], "chasms": edges(printed_chasms(copy))}


def tile_view(s: State, tile: int) -> TileView:
    land = TILES[s.kinds[tile]]
    return {
        "tile": tile,
        "land": land.id,
        "level": land.level,
        "terrain": land.terrain[:],
        "at": list(s.places[tile]),
        "chasms": edges(s.chasms[tile]),
        "armies": [{"army": MONSTER_IDS[army], "strength": MONSTERS[army].strength} for army in s.tokens[tile]],
        "residents": land.residents if s.met and s.at[s.turn] == tile else residents(s, tile),
        "items": [ITEM_IDS[item] for item in s.dropped[tile]],
        "yields": {name: number for name, number in goods(land.yields).items() if number},
        "town": s.town.index(tile) if tile in s.town else None,
        "general": s.general and tile == CASTLE,
    }


def roll_view(roll_: Roll) -> RollView:
    thrown = len(roll_.faces)
    return {
        "seat": roll_.seat,
        "against": roll_.against,
        "strength": roll_.strength,
        "dice": [
            {"die": DIE_IDS[kind], "face": DICE[kind].faces[roll_.faces[place]] if place < thrown else "unthrown"}
            for place, kind in enumerate(roll_.kinds)
        ],
        "swords": roll_.swords,
        "bolts": roll_.bolts,
        "power": roll_.power,
    }


def player(s: State, seat: Seat) -> Player:
    hero = s.heroes[seat]
    return {
        "hero": HERO_IDS[hero] if hero != NOBODY else None,
        "abilities": HEROES[hero].abilities[:] if hero != NOBODY else [],
        "tile": s.at[seat],
        "life": s.life[seat],
        "most_life": most_life(s, seat),
        "glory": s.glory[seat],
        "limit": army_limit(s, seat),
        "units": army_size(s, seat),
        "goods": goods(s.goods[seat]),
        "army": counted(s.army[seat]),
        "weapons": [ITEM_IDS[item] for item in s.weapons[seat]],
        "spells": [ITEM_IDS[item] for item in s.spells[seat]],
        "amulet": ITEM_IDS[s.amulet[seat]] if s.amulet[seat] != NOTHING else None,
        "souls": [ITEM_IDS[item] for item in s.souls[seat]],
        "praetorians": s.slain[seat],
        "points": points(s, seat),
        "town": s.town[seat] if s.town[seat] != NOWHERE else None,
        "buildings": [BUILDING_IDS[building] for building in s.buildings[seat]],
        "plagued": s.plague == seat,
    }

"""What a seat may see: everything that lies open, and of piles and bag how much is left (K-O-60)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stolik.engine.decision import Seat
from stolik.games.karak2.board import printed_chasms
from stolik.games.karak2.contents import (
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
from stolik.games.karak2.legend import LEGEND
from stolik.games.karak2.meeting import general_strength
from stolik.games.karak2.rows import RESOURCES
from stolik.games.karak2.shapes import Player, RollView, SightView, TileView, View
from stolik.games.karak2.sight import army_limit, army_size, most_life, points, residents, towns
from stolik.games.karak2.state import CASTLE, NOBODY, NOTHING, NOWHERE, PHASES, State
from stolik.games.karak2.throws import Throw

__all__ = ["Player", "RollView", "TileView", "View", "view"]


def view(s: State, seat: Seat | None) -> View:
    limited = s.agreed.reads("round_limit", "limited")
    return {
        "phase": PHASES[s.course.phase],
        "imperium": s.agreed.imperium,
        "round": s.course.round,
        "last_round": NUMBERS["last_round"] if limited else None,
        "turn": known(s.turn.seat),
        "first": known(s.course.first),
        "steps": s.turn.steps,
        "moved": s.turn.moved,
        "must_fight": s.turn.must_fight,
        "used": s.turn.used[:],
        "tiles": tiles(s),
        "piles": [len(s.supply.piles[level]) + len(s.supply.unders[level]) for level in (0, 1)],
        "under": [[TILE_IDS[COPIES[copy][0]] for copy in under] for under in s.supply.unders],
        "bag": len(s.supply.bag),
        "supply": goods(s.supply.goods),
        "dice": counted(s.supply.dice),
        "emperor": known(s.realm.emperor),
        "time_lord": known(s.realm.time_lord),
        "general": s.realm.general,
        "general_strength": general_strength(s),
        "praetorians": s.realm.praetorians,
        "trophy": known(s.realm.trophy),
        "players": [player(s, other) for other in range(s.agreed.seats)],
        "rolls": [roll_view(throw) for throw in s.hand.throws],
        "looked_at": [sight(copy) for copy in s.hand.looked_at],
        "laying": list(s.hand.laying) or None,
        "drawn": [MONSTER_IDS[army] for army in s.hand.drawn],
        "turned": ITEM_IDS[s.hand.turned] if s.hand.turned != NOTHING else None,
        "legend": LEGEND,
    }


def known(seat: Seat) -> Seat | None:
    return seat if seat != NOBODY else None


def goods(values: Sequence[int]) -> dict[str, int]:
    return dict(zip(RESOURCES, values, strict=True))


def counted(dice: Sequence[int]) -> dict[str, int]:
    return {DIE_IDS[kind]: number for kind, number in enumerate(dice) if number}


EDGES: Final = [[edge for edge in range(6) if mask >> edge & 1] for mask in range(64)]
"""By the mask of edges."""
YIELDS: Final = [{name: number for name, number in goods(land.yields).items() if number} for land in TILES]


def sight(copy: int) -> SightView:
    return {"land": TILE_IDS[COPIES[copy][0]], "chasms": EDGES[printed_chasms(copy)][:]}


def tiles(s: State) -> list[TileView]:
    founded = towns(s)
    return [tile_view(s, tile, founded.index(tile) if tile in founded else None) for tile in range(len(s.map.places))]


def tile_view(s: State, tile: int, town: Seat | None) -> TileView:
    kind = s.map.kinds[tile]
    land = TILES[kind]
    return {
        "tile": tile,
        "land": land.id,
        "level": land.level,
        "terrain": land.terrain[:],
        "at": list(s.map.places[tile]),
        "chasms": EDGES[s.map.chasms[tile]][:],
        "armies": [{"army": MONSTER_IDS[army], "strength": MONSTERS[army].strength} for army in s.map.tokens[tile]],
        "residents": land.residents if s.turn.way.met and s.players[s.turn.seat].at == tile else residents(s, tile),
        "items": [ITEM_IDS[item] for item in s.map.dropped[tile]],
        "yields": YIELDS[kind].copy(),
        "town": town,
        "general": s.realm.general and tile == CASTLE,
    }


def roll_view(throw: Throw) -> RollView:
    thrown = len(throw.faces)
    return {
        "seat": throw.seat,
        "against": throw.against,
        "strength": throw.strength,
        "dice": [
            {"die": DIE_IDS[kind], "face": DICE[kind].faces[throw.faces[place]] if place < thrown else "unthrown"}
            for place, kind in enumerate(throw.kinds)
        ],
        "swords": throw.swords,
        "bolts": throw.bolts,
        "power": throw.power,
    }


def player(s: State, seat: Seat) -> Player:
    own = s.players[seat]
    hero = own.hero
    return {
        "hero": HERO_IDS[hero] if hero != NOBODY else None,
        "abilities": HEROES[hero].abilities[:] if hero != NOBODY else [],
        "tile": own.at,
        "life": own.life,
        "most_life": most_life(s, seat),
        "glory": own.glory,
        "limit": army_limit(s, seat),
        "units": army_size(s, seat),
        "goods": goods(own.goods),
        "army": counted(own.army),
        "weapons": [ITEM_IDS[item] for item in own.weapons],
        "spells": [ITEM_IDS[item] for item in own.spells],
        "amulet": ITEM_IDS[own.amulet] if own.amulet != NOTHING else None,
        "souls": [ITEM_IDS[item] for item in own.souls],
        "praetorians": own.slain,
        "points": points(s, seat),
        "town": own.town if own.town != NOWHERE else None,
        "buildings": [BUILDING_IDS[building] for building in own.buildings],
        "plagued": s.realm.plague == seat,
    }

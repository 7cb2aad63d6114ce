"""Where the hero whose turn it is may go, and what happens when it gets there (K-O-12, K-O-13, K-O-66 to K-O-75)."""

from __future__ import annotations

from typing import Final

from stolik.engine.decision import Refusal, Seat
from stolik.games.karak2 import board, rift
from stolik.games.karak2.explore import draw_armies, explore
from stolik.games.karak2.moments import ENTERING, LONG_WAYS, goals, long_way
from stolik.games.karak2.plays import DREAM, EXPLORE, GO, PORTAL, RIDE, RIDE_OUT, TRAIL, Play
from stolik.games.karak2.sight import holds_monsters, residents
from stolik.games.karak2.state import AT_BAY, MOVED, NOWHERE, State, Tile, Way
from stolik.games.karak2.tables import TILES

LONG: Final = (TRAIL, RIDE, RIDE_OUT, PORTAL, DREAM)
"""Moves to more than the next tile, as they are listed."""


def moves(s: State, seat: Seat) -> list[Play]:
    if why_not_now(s) is not None:
        return []
    near = sorted(set(s.map.near[s.players[seat].at]))
    found: list[Play] = [way_to(s, GO, tile) for tile in near if why_not_go(s, seat, tile) is None]
    found += [(EXPLORE, edge) for edge in range(6) if why_not_explore(s, seat, edge) is None]
    for word in LONG:
        found += goals(s, seat, word)
    return found


def way_to(s: State, word: str, tile: Tile) -> Play:
    return (word, tile, s.map.kinds[tile])


def why_not_move(s: State, seat: Seat, play: Play) -> Refusal | None:
    word = str(play[0])
    now = why_not_now(s)
    if now is not None:
        return now
    if word == EXPLORE:
        return why_not_explore(s, seat, int(play[1]))
    if word == GO:
        return why_not_go(s, seat, int(play[1]))
    return None if play in goals(s, seat, word) else LONG_WAYS[word].rule


def why_not_now(s: State) -> Refusal | None:
    """Once in each step, before its action; a second move opens the next step (K-B-13, K-O-11, K-O-13)."""
    if s.turn.must_fight:
        return "K-O-13"
    return None if s.turn.steps > (1 if s.turn.moved else 0) else "K-B-13"


def why_not_go(s: State, seat: Seat, tile: Tile) -> Refusal | None:
    """Over an open border to the next tile; other heroes and towns do not stand in the way (K-O-12, K-O-67)."""
    near = s.map.near[s.players[seat].at]
    if tile == NOWHERE or tile not in near:
        return "K-O-12"
    return None if board.is_open(s, s.players[seat].at, near.index(tile), seat) else "K-O-03"


def why_not_explore(s: State, seat: Seat, edge: int) -> Refusal | None:
    """Over an edge without a chasm into an empty place, while there are tiles (K-O-04, K-O-71)."""
    here = s.players[seat].at
    if not 0 <= edge < len(board.EDGES):
        return "K-O-01"
    if s.map.near[here][edge] != NOWHERE:
        return "K-O-04"
    if not board.tiles_left(s):
        return "K-O-71"
    return None if board.is_open(s, here, edge, seat) else "K-O-03"


# Going


async def move(s: State, seat: Seat, play: Play) -> bool:
    """Whether the turn goes on: a Rift ends it, unless the table reads it otherwise (K-O-111)."""
    word = str(play[0])
    start_move(s, seat, word)
    if word == EXPLORE:
        return await go_into_the_unknown(s, seat, int(play[1]))
    if word == GO:
        enter(s, seat, int(play[1]))
        return True
    return await LONG_WAYS[word].go(s, seat, play)


def start_move(s: State, seat: Seat, word: str) -> None:
    if s.turn.moved:
        s.turn.steps -= 1
    s.turn.stage = MOVED
    s.turn.walked = True
    s.turn.way = Way()
    s.turn.way.origin = s.players[seat].at
    if word in LONG_WAYS and LONG_WAYS[word].once:
        s.turn.used.append(LONG_WAYS[word].ability)


def portals(s: State, seat: Seat) -> list[Play]:
    """To any other known tile, for who stands on the own town with a portal and no plague (K-O-73)."""
    if not board.has_portal(s, seat):
        return []
    return [way_to(s, PORTAL, tile) for tile in range(len(s.map.places)) if tile != s.players[seat].at]


@long_way(PORTAL, portals, "K-O-73")
async def go_through(s: State, seat: Seat, play: Play) -> bool:
    """Monsters there are entered as usual (K-B-65, K-O-73)."""
    enter(s, seat, int(play[1]), PORTAL)
    return True


def pass_over(s: State, seat: Seat, tile: Tile) -> None:
    """Nothing happens there, but a defeat leads back to it (K-O-68, K-O-74)."""
    s.players[seat].at = s.turn.way.origin = tile
    s.note("go", "K-O-74", seat, tile, s.map.kinds[tile])


def enter(s: State, seat: Seat, tile: Tile, told: str = GO) -> None:
    """Monsters have to be fought with this step's action, unless the hero slips past (K-O-13)."""
    s.turn.way.met = residents(s, tile, seat) > 0
    s.players[seat].at = tile
    s.note(told, "K-O-12", seat, tile, s.map.kinds[tile])
    s.turn.stage = AT_BAY if holds_monsters(s, tile, seat) and not slips_past(s, seat, tile) else MOVED


def slips_past(s: State, seat: Seat, tile: Tile) -> bool:
    return any(slips(s, seat, tile) for slips in ENTERING.of(s, seat))


async def go_into_the_unknown(s: State, seat: Seat, edge: int) -> bool:
    """Draw, turn, lay, enter; then armies, or the Rift (K-O-04 to K-O-06, K-I-19)."""
    tile = await explore(s, seat, s.players[seat].at, edge)
    s.turn.way.revealed = tile
    if TILES[s.map.kinds[tile]].rift:
        await rift.open_rift(s, seat, tile)
        return s.agreed.reads("rift_battle_ends_turn", "no") and s.players[seat].life > 0
    enter(s, seat, tile)
    await draw_armies(s, seat, tile)
    if s.map.tokens[tile] and not slips_past(s, seat, tile):
        s.turn.stage = AT_BAY
    return True


def put(s: State, seat: Seat, tile: Tile, rule: str) -> None:
    """Being put somewhere is not entering: nothing is fought (K-O-69)."""
    s.players[seat].at = tile
    s.note("put", rule, seat, tile, s.map.kinds[tile])

"""Where the hero whose turn it is may go, and what happens when it gets there."""

from __future__ import annotations

from stolik.engine.decision import Refusal, Seat
from stolik.games.karak2 import board, rift
from stolik.games.karak2.contents import TILES
from stolik.games.karak2.explore import draw_armies, explore
from stolik.games.karak2.moments import ENTERING, LONG_WAYS, OWN_WAYS, long_way
from stolik.games.karak2.plays import EXPLORE, GO, PORTAL, Play
from stolik.games.karak2.sight import holds_monsters, residents
from stolik.games.karak2.state import AT_BAY, MOVED, NOWHERE, STANDING, State, Tile, Way


def moves(s: State, seat: Seat) -> list[Play]:
    """Over an open border, into the unknown, or further (K-O-12)."""
    if why_not_now(s) is not None:
        return []
    here = s.players[seat].at
    found: list[Play] = [(GO, tile) for tile in sorted(board.neighbours(s, here, seat))]
    found += [(EXPLORE, edge) for edge in board.frontiers(s, here, seat)]
    for way in OWN_WAYS.of(s, seat):
        found += way.goals(s, seat)
    return found + portals(s, seat)


def why_not_move(s: State, seat: Seat, play: Play) -> Refusal | None:
    return None if play in moves(s, seat) else why_not_now(s) or why_not_there(s, seat, str(play[0]), int(play[1]))


def why_not_now(s: State) -> Refusal | None:
    """Once in each step, before its action; a second move opens the next step (K-B-13, K-O-11, K-O-13)."""
    stage = s.turn.stage
    if stage == AT_BAY:
        return "K-O-13"
    return None if s.turn.steps > (0 if stage == STANDING else 1) else "K-B-13"


def why_not_there(s: State, seat: Seat, word: str, goal: int) -> Refusal:
    """The rule by which a move does not lead to this tile or over this edge."""
    if word in LONG_WAYS:
        return LONG_WAYS[word].rule
    near = s.map.near[s.players[seat].at]
    if word == GO:
        return "K-O-03" if goal in near else "K-O-12"
    if not 0 <= goal < len(near):
        return "K-O-01"
    if near[goal] != NOWHERE:
        return "K-O-04"
    return "K-O-03" if board.tiles_left(s) else "K-O-71"


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
    return [(PORTAL, tile) for tile in range(len(s.map.places)) if tile != s.players[seat].at]


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
    """Draw, turn, lay, enter; then armies, or the Rift (K-O-04, K-O-05, K-O-06, K-I-19)."""
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

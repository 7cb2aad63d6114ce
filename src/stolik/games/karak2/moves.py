"""Where the hero whose turn it is may go, and what happens when it gets there (K-O-12, K-O-13, K-O-66 to K-O-75)."""

from __future__ import annotations

from stolik.engine.decision import Refusal, Seat, confirm
from stolik.games.karak2 import board, rift, supply
from stolik.games.karak2.board import EDGES
from stolik.games.karak2.explore import draw_armies, explore
from stolik.games.karak2.plays import DREAM, EXPLORE, GO, PORTAL, RIDE, RIDE_OUT, TRAIL, Play
from stolik.games.karak2.sight import can, holds_monsters, most_life, residents
from stolik.games.karak2.state import AT_BAY, CASTLE, MOVED, NOWHERE, State, Tile, Way
from stolik.games.karak2.tables import NUMBERS, TILES


def may_move(s: State) -> bool:
    """Once in each step, before its action; a second move opens the next step (K-B-13, K-O-11)."""
    return not s.turn.must_fight and s.turn.steps > (1 if s.turn.moved else 0)


def moves(s: State, seat: Seat) -> list[Play]:
    if not may_move(s):
        return []
    here = s.players[seat].at
    near = sorted(board.neighbours(s, here, seat))
    found: list[Play] = [(GO, tile, s.map.kinds[tile]) for tile in near]
    found += [(EXPLORE, edge) for edge in board.frontiers(s, here, seat)]
    if can(s, seat, "swift_trail"):
        found += [(TRAIL, tile, s.map.kinds[tile]) for tile in board.trails(s, seat) if tile not in near]
    if can(s, seat, "outrider") and not s.turn.walked:
        found += [(RIDE, passed, tile, s.map.kinds[tile]) for passed, tile in board.rides(s, seat)]
        ways = board.rides_into_the_unknown(s, seat)
        found += [(RIDE_OUT, passed, s.map.kinds[passed], edge) for passed, edge in ways]
    if board.has_portal(s, seat):
        found += [(PORTAL, tile, s.map.kinds[tile]) for tile in range(len(s.map.places)) if tile != here]
    if can(s, seat, "dream_helper"):
        found += [(DREAM, other) for other in board.dreams(s, seat)]
    return found


def why_not_move(s: State, seat: Seat, play: Play) -> Refusal | None:
    """The rule that keeps the hero from a move which is not among `moves`."""
    if s.turn.must_fight:
        return "K-O-13"
    if not may_move(s):
        return "K-B-13"
    if play[0] == EXPLORE:
        return why_not_explore(s, seat, int(play[1]))
    if play[0] == GO:
        return "K-O-03" if int(play[1]) in s.map.near[s.players[seat].at] else "K-O-12"
    return {TRAIL: "K-O-47", RIDE: "K-O-50", RIDE_OUT: "K-O-50", PORTAL: "K-O-73", DREAM: "K-I-65"}[str(play[0])]


def why_not_explore(s: State, seat: Seat, edge: int) -> Refusal | None:
    if not 0 <= edge < len(EDGES):
        return "K-O-01"
    if s.map.near[s.players[seat].at][edge] != NOWHERE:
        return "K-O-04"
    return "K-O-71" if not board.tiles_left(s) else "K-O-03"


# Going


async def move(s: State, seat: Seat, play: Play) -> bool:
    """Whether the turn goes on: a Rift ends it, unless the table reads it otherwise (K-O-111)."""
    start_move(s, str(play[0]))
    s.turn.way.origin = s.players[seat].at
    if play[0] in (EXPLORE, RIDE_OUT):
        if play[0] == RIDE_OUT:
            pass_over(s, seat, int(play[1]))
        return await go_into_the_unknown(s, seat, int(play[-1]))
    if play[0] == DREAM:
        await dream(s, seat, int(play[1]))
        return True
    if play[0] == RIDE:
        pass_over(s, seat, int(play[1]))
    enter(s, seat, int(play[-2]), str(play[0]))
    return True


def start_move(s: State, how: str) -> None:
    if s.turn.moved:
        s.turn.steps -= 1
    s.turn.stage = MOVED
    s.turn.walked = True
    s.turn.way = Way()
    once = {TRAIL: "swift_trail", DREAM: "dream_helper"}
    if how in once:
        s.turn.used.append(once[how])


def pass_over(s: State, seat: Seat, tile: Tile) -> None:
    """Nothing happens there, but a defeat leads back to it (K-O-68, K-O-74)."""
    s.players[seat].at = s.turn.way.origin = tile
    s.note("go", "K-O-74", seat, tile, s.map.kinds[tile])


def enter(s: State, seat: Seat, tile: Tile, how: str) -> None:
    """Monsters have to be fought with this step's action, unless Aderyn slips past (K-O-13, K-I-59)."""
    s.turn.way.met = residents(s, tile, seat) > 0
    s.players[seat].at = tile
    s.note(how if how in (PORTAL, DREAM) else GO, "K-O-12", seat, tile, s.map.kinds[tile])
    s.turn.stage = AT_BAY if holds_monsters(s, tile, seat) and not slips_past(s, seat, tile) else MOVED


def slips_past(s: State, seat: Seat, tile: Tile) -> bool:
    if not can(s, seat, "sneaking") or (s.realm.general and tile == CASTLE):
        return False
    return not s.turn.way.met or s.agreed.reads("sneak_past_residents")


async def go_into_the_unknown(s: State, seat: Seat, edge: int) -> bool:
    """Draw, turn, lay, enter; then armies, or the Rift (K-O-04 to K-O-06, K-I-19)."""
    tile = await explore(s, seat, s.players[seat].at, edge)
    s.turn.way.revealed = tile
    if TILES[s.map.kinds[tile]].rift:
        await rift.open_rift(s, seat, tile)
        return s.agreed.reads("rift_battle_ends_turn", "no") and s.players[seat].life > 0
    enter(s, seat, tile, GO)
    await draw_armies(s, seat, tile)
    if s.map.tokens[tile] and not can(s, seat, "sneaking"):
        s.turn.stage = AT_BAY
    return True


async def dream(s: State, seat: Seat, other: Seat) -> None:
    """On arrival, before any fight, she may heal herself and that hero (K-I-65, K-O-120)."""
    enter(s, seat, s.players[other].at, DREAM)
    for healed in (seat, other):
        if s.players[healed].life < most_life(s, healed) and await confirm(seat, "dream-heal", about=healed):
            supply.heal(s, healed, NUMBERS["dream_heal"], "K-I-65")


def put(s: State, seat: Seat, tile: Tile, rule: str) -> None:
    """Being put somewhere is not entering: nothing is fought (K-O-69)."""
    s.players[seat].at = tile
    s.note("put", rule, seat, tile, s.map.kinds[tile])

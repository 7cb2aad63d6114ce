"""Argentus, the wizard (K-I-60)."""

from __future__ import annotations

from stolik.engine.decision import Refusal, Seat, choose, choose_or_pass
from stolik.games.karak2 import supply
from stolik.games.karak2.board import without
from stolik.games.karak2.contents import FIRE_BOLT, MONSTERS, NUMBERS, TILES
from stolik.games.karak2.moments import CASTING, OTHERS_TURN, act
from stolik.games.karak2.plays import WILD
from stolik.games.karak2.sight import among_monsters, towns
from stolik.games.karak2.state import CASTLE, MOVED, NOWHERE, State, Tile
from stolik.games.karak2.throws import Throw


@CASTING.by("magic_duplicate")
async def magic_duplicate(s: State, throw: Throw) -> int:
    """Once per turn a fire bolt he uses need not be discarded (+1); if he does discard it, it gives +2 (K-I-60)."""
    seat = throw.seat
    choice = await choose_or_pass(seat, "duplicate", ["keep", "spend"])
    if choice is None:
        return 0
    s.turn.used.append("magic_duplicate")
    throw.bolts += NUMBERS["bolt_kept" if choice == "keep" else "bolt_spent"]
    if choice == "spend":
        supply.spend(s, seat, FIRE_BOLT)
    s.note("duplicate", "K-I-60", seat, choice)
    return 1 if choice == "keep" else 0


# King of the Wild


def weak_armies(s: State, seat: Seat) -> list[tuple[Tile, int]]:
    """Tiles and armies of strength 3 or less; not the one just entered, where the table reads it so (K-O-64)."""
    barred = s.players[seat].at if s.turn.must_fight and s.agreed.reads("wild_king_on_entry", "no") else NOWHERE
    return [
        (tile, army)
        for tile, armies in enumerate(s.map.tokens)
        if armies
        for army in sorted(set(armies))
        if MONSTERS[army].strength <= NUMBERS["wild_strength"] and tile != barred
    ]


def empty_tiles(s: State) -> list[Tile]:
    """Where a town could be founded, without hero, army, General or town (K-O-118)."""
    tokens = s.map.tokens
    taken = [*towns(s), *[player.at for player in s.players]]
    if s.realm.general:
        taken.append(CASTLE)
    return [
        tile for tile, kind in enumerate(s.map.kinds) if TILES[kind].town and not tokens[tile] and tile not in taken
    ]


def why_not_wild(s: State, seat: Seat) -> Refusal | None:
    return None if weak_armies(s, seat) and empty_tiles(s) else "K-O-118"


@act(WILD, why_not_wild, "king_of_the_wild", "K-I-61")
async def king_of_the_wild(s: State, seat: Seat) -> None:
    """Once per turn, outside fights and without an action, he may move one weak army to an empty tile (K-I-61)."""
    tile, army = await choose(seat, "wild-army", weak_armies(s, seat))
    await chase(s, seat, tile, army)


@OTHERS_TURN.by("king_of_the_wild")
async def out_of_turn(s: State, seat: Seat) -> None:
    """Also at the start of every other player's turn, where the table reads it so (K-O-118)."""
    if s.agreed.reads("wild_king_outside_own_turn") and why_not_wild(s, seat) is None:
        picked = await choose_or_pass(seat, "wild-out-of-turn", weak_armies(s, seat))
        if picked is not None:
            await chase(s, seat, picked[0], picked[1])


async def chase(s: State, seat: Seat, tile: Tile, army: int) -> None:
    """One token, also one of a pair; if nothing is left to fight, the step's action is free (K-O-64, K-O-118)."""
    target = await choose(seat, "wild-tile", empty_tiles(s), about=army)
    s.turn.used.append("king_of_the_wild")
    s.map.tokens[tile] = without(s.map.tokens[tile], army)
    s.map.tokens[target] += (army,)
    s.note("chase", "K-I-61", seat, army, tile, target)
    if s.turn.must_fight and tile == s.players[seat].at and not among_monsters(s, seat):
        s.turn.stage = MOVED

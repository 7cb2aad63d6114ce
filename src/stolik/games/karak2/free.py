"""What costs no action and is open at every point of the own turn outside fights (K-O-64)."""

from __future__ import annotations

from stolik.engine.decision import Refusal, Seat, choose, choose_or_pass
from stolik.games.karak2 import duel, losses, rewards, supply
from stolik.games.karak2.board import without
from stolik.games.karak2.plays import BLESS, CHALLENGE, PICK_UP, POTION, WILD, Play
from stolik.games.karak2.sight import among_monsters, can, most_life, on_tile, towns
from stolik.games.karak2.state import CASTLE, MOVED, NOBODY, State, Tile
from stolik.games.karak2.tables import BLESSING, HEALING, ITEMS, MONSTERS, NUMBERS, TILES


def why_not_bless(s: State, seat: Seat) -> Refusal | None:
    """Never offered when it would do nothing (K-O-95)."""
    if BLESSING not in s.players[seat].spells:
        return "K-I-27"
    return None if losses.blessing_dice(s, seat) else "K-O-95"


def why_not_potion(s: State, seat: Seat) -> Refusal | None:
    return None if HEALING in s.players[seat].spells and s.players[seat].life < most_life(s, seat) else "K-O-96"


def why_not_wild(s: State, seat: Seat) -> Refusal | None:
    """Argentus moves a weak army away (K-I-61, K-O-118)."""
    if not can(s, seat, "king_of_the_wild"):
        return "K-I-61"
    return None if weak_armies(s, seat) and empty_tiles(s) else "K-O-118"


def why_not_pick_up(s: State, seat: Seat, item: int) -> Refusal | None:
    there = item in s.map.dropped[s.players[seat].at] and f"item-{item}" not in s.turn.used
    return None if there and not among_monsters(s, seat) else "K-O-97"


def why_not_free(s: State, seat: Seat, play: Play) -> Refusal | None:
    if play[0] == BLESS:
        return why_not_bless(s, seat)
    if play[0] == POTION:
        return why_not_potion(s, seat)
    if play[0] == CHALLENGE:
        return duel.why_not_challenge(s, seat)
    if play[0] == PICK_UP:
        return why_not_pick_up(s, seat, int(play[1]))
    return why_not_wild(s, seat)


def free_acts(s: State, seat: Seat) -> list[Play]:
    found: list[Play] = []
    if s.players[seat].spells:
        found += [(play,) for play in (BLESS, POTION) if why_not_free(s, seat, (play,)) is None]
    if s.realm.emperor != NOBODY and duel.why_not_challenge(s, seat) is None:
        found.append((CHALLENGE,))
    if can(s, seat, "king_of_the_wild") and why_not_wild(s, seat) is None:
        found.append((WILD,))
    here = sorted(set(s.map.dropped[s.players[seat].at]))
    return found + [(PICK_UP, item) for item in here if why_not_pick_up(s, seat, item) is None]


async def act_freely(s: State, seat: Seat, play: Play) -> bool:
    """Whether the turn goes on: a duel ends it (K-I-50)."""
    if play[0] == CHALLENGE:
        await duel.challenge(s, seat)
        return False
    if play[0] == BLESS:
        await losses.cast_blessing(s, seat)
    elif play[0] == POTION:
        supply.spend(s, seat, HEALING)
        s.note("potion", "K-O-96", seat)
        supply.heal(s, seat, ITEMS[HEALING].heal, "K-O-96")
    elif play[0] == PICK_UP:
        await rewards.pick_up(s, seat, int(play[1]))
    else:
        await chase(s, seat)
    return True


# King of the Wild


def weak_armies(s: State, seat: Seat) -> list[tuple[Tile, int]]:
    """Tiles and armies of strength 3 or less; not the one just entered, where the table reads it so."""
    barred = s.players[seat].at if s.turn.must_fight and s.agreed.reads("wild_king_on_entry", "no") else -1
    return [
        (tile, army)
        for tile, armies in enumerate(s.map.tokens)
        for army in sorted(set(armies))
        if MONSTERS[army].strength <= NUMBERS["wild_strength"] and tile != barred
    ]


def empty_tiles(s: State) -> list[Tile]:
    """Where a town could be founded, without hero, army, General or town (K-O-118)."""
    return [tile for tile in range(len(s.map.places)) if is_empty(s, tile)]


def is_empty(s: State, tile: Tile) -> bool:
    free = not s.map.tokens[tile] and tile not in towns(s) and not on_tile(s, tile)
    return free and TILES[s.map.kinds[tile]].town and not (s.realm.general and tile == CASTLE)


async def chase(s: State, seat: Seat) -> None:
    """One army to any other empty tile; if nothing is left to fight, the step's action is free (K-O-64)."""
    tile, army = await choose(seat, "wild-army", weak_armies(s, seat))
    target = await choose(seat, "wild-tile", empty_tiles(s), about=army)
    move_army(s, seat, tile, army, target)


def move_army(s: State, seat: Seat, tile: Tile, army: int, target: Tile) -> None:
    s.turn.used.append("king_of_the_wild")
    s.map.tokens[tile] = without(s.map.tokens[tile], army)
    s.map.tokens[target] += (army,)
    s.note("chase", "K-I-61", seat, army, tile, target)
    if s.turn.must_fight and tile == s.players[seat].at and not among_monsters(s, seat):
        s.turn.stage = MOVED


async def chase_out_of_turn(s: State, seat: Seat) -> None:
    """At the start of another's turn, where the table reads it so."""
    picked = await choose_or_pass(seat, "wild-out-of-turn", weak_armies(s, seat))
    if picked is not None:
        target = await choose(seat, "wild-tile", empty_tiles(s), about=picked[1])
        move_army(s, seat, picked[0], picked[1], target)

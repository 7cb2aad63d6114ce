"""What a won fight brings: tokens are turned, items kept or left, glory raised."""

from __future__ import annotations

from stolik.engine.decision import Seat, choose, draw
from stolik.games.karak2 import supply
from stolik.games.karak2.board import without
from stolik.games.karak2.contents import CRYSTAL, ITEMS, MONSTERS, NUMBERS
from stolik.games.karak2.moments import VICTORY
from stolik.games.karak2.state import NOTHING, State, Tile


async def turn_tokens(s: State, seat: Seat, tile: Tile, armies: list[int]) -> None:
    """One by one, in the winner's order, which is asked where it can matter (K-O-97, K-O-124)."""
    left = armies[:]
    while left:
        army = await choose(seat, "token", sorted(set(left))) if may_be_crowded(s, seat, left) else min(left)
        left.remove(army)
        s.hand.turned = await draw(seat, "reward", s.supply.rewards[army])
        s.map.tokens[tile] = without(s.map.tokens[tile], army)
        s.note("reward", "K-B-41", seat, army, s.hand.turned)
        await take_item(s, seat, tile)


def may_be_crowded(s: State, seat: Seat, armies: list[int]) -> bool:
    """More of these tokens may hold a weapon, a spell or an amulet than there are free slots for it."""
    own = s.players[seat]
    free = {
        "weapon": NUMBERS["weapons"] - len(own.weapons),
        "spell": NUMBERS["spells"] - len(own.spells),
        "amulet": 1 if own.amulet == NOTHING else 0,
    }
    backs = [{ITEMS[item].slot for item in s.supply.rewards[army]} for army in armies]
    return any(sum([slot in slots for slots in backs]) > left for slot, left in free.items())


async def take_item(s: State, seat: Seat, tile: Tile) -> None:
    """Soul stones and the crystal need no slot; an item goes to a free slot, replaces one, or is refused (K-O-29)."""
    own = s.players[seat]
    item = s.hand.turned
    slot = ITEMS[item].slot
    if slot == "amulet":
        await take_amulet(s, seat, tile, item)
    elif slot == "weapon":
        await take_into(s, seat, tile, item, own.weapons, NUMBERS["weapons"])
    elif slot == "spell":
        await take_into(s, seat, tile, item, own.spells, NUMBERS["spells"])
    elif item == CRYSTAL:
        s.supply.out_of_game.append(item)
        supply.give_time_lord(s, seat, "K-I-32")
    else:
        own.souls.append(item)
    s.hand.turned = NOTHING


async def take_into(s: State, seat: Seat, tile: Tile, item: int, slots: list[int], most: int) -> None:
    """Any of what is there then may be given up, the new one too."""
    if len(slots) >= most:
        refused = await choose(seat, "leave-item", sorted({*slots, item}), about=item)
        leave(s, seat, tile, refused)
        if refused == item:
            return
        slots.remove(refused)
    slots.append(item)


async def take_amulet(s: State, seat: Seat, tile: Tile, item: int) -> None:
    worn = s.players[seat].amulet
    if worn == NOTHING:
        supply.wear(s, seat, item)
        return
    refused = await choose(seat, "leave-item", sorted({worn, item}), about=item)
    if refused != item:
        supply.take_off(s, seat)
        supply.wear(s, seat, item)
    leave(s, seat, tile, refused)


def leave(s: State, seat: Seat, tile: Tile, item: int) -> None:
    """What is not kept leaves the game, or lies on the tile where the table plays so."""
    if s.agreed.reads("unwanted_items", "left_on_tile"):
        s.map.dropped[tile] += (item,)
    else:
        s.supply.out_of_game.append(item)
    s.note("left", "K-O-97", seat, item)


def raise_glory(s: State, seat: Seat, strength: int, rule: str) -> None:
    """To the strength beaten, if higher (K-B-39)."""
    level = min(strength, NUMBERS["glory_most"])
    if level > s.players[seat].glory:
        s.players[seat].glory = level
        s.note("glory", rule, seat, level)


def glory_for(s: State, armies: list[int]) -> int:
    strengths = [MONSTERS[army].strength for army in armies]
    return sum(strengths) if s.agreed.reads("glory_from_two_armies", "sum") else max(strengths)


def enjoy(s: State, seat: Seat, tile: Tile) -> None:
    """What a victory brings the hero beside rewards and glory (K-O-28)."""
    for enjoys in VICTORY.of(s, seat):
        enjoys(s, seat, tile)


async def pick_up(s: State, seat: Seat, item: int) -> None:
    """What lies open is taken without an action, each kind once a turn (K-O-97)."""
    tile = s.players[seat].at
    s.turn.used.append(f"item-{item}")
    s.map.dropped[tile] = without(s.map.dropped[tile], item)
    s.hand.turned = item
    s.note("pick-up", "K-O-97", seat, item)
    await take_item(s, seat, tile)

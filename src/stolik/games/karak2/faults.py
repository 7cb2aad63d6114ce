"""What must hold at every moment: tiles, armies, items, dice and resources are neither made nor lost."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from stolik.engine.defaults import first_fault
from stolik.games.karak2 import contents
from stolik.games.karak2.rows import RESOURCES
from stolik.games.karak2.sight import army_limit, army_size, most_life
from stolik.games.karak2.state import NOBODY, NOTHING, NOWHERE, Player, State


def fault(s: State) -> str | None:
    return first_fault(
        s, (tile_fault, army_fault, item_fault, dice_fault, goods_fault, hero_fault, crown_fault, turn_fault)
    )


def counted(length: int, places: Iterable[Sequence[int]]) -> list[int]:
    """How often each number below `length` lies in one of these places, where nothing may lie too."""
    found = [0] * length
    for place in places:
        for number in place:
            if number != NOTHING:
                found[number] += 1
    return found


@cache
def whole_tiles(sets: tuple[str, ...]) -> int:
    return len([kind for kind, _ in contents.COPIES if contents.TILES[kind].set in sets])


@cache
def whole_items(sets: tuple[str, ...]) -> list[int]:
    return counted(len(contents.ITEM_IDS), [row.rewards for row in contents.MONSTERS if row.set in sets])


def tile_fault(s: State) -> str | None:
    """Map, piles and hands hold every tile once (K-O-07, K-I-03)."""
    there = len(s.map.places) - contents.STARTS + len(s.hand.looked_at)
    there += sum([len(pile) for pile in s.supply.piles]) + sum([len(under) for under in s.supply.unders])
    whole = whole_tiles(s.agreed.sets)
    if there != whole:
        return f"{there} tiles instead of {whole}"
    return "two tiles lie on one place" if len(set(s.map.places)) != len(s.map.places) else None


def army_fault(s: State) -> str | None:
    """Bag, map and hand hold as many armies as there are backs not yet turned."""
    there = counted(len(contents.MONSTERS), [s.supply.bag, s.hand.drawn, *s.map.tokens])
    for army, row in enumerate(contents.MONSTERS):
        if there[army] != len(s.supply.rewards[army]):
            return f"{there[army]} armies of {row.id} for {len(s.supply.rewards[army])} backs"
    return None


def item_fault(s: State) -> str | None:
    own = [carried(player) for player in s.players]
    beside = [s.supply.out_of_game, [s.hand.turned]]
    there, whole = (
        counted(len(contents.ITEM_IDS), [*s.supply.rewards, *s.map.dropped, *own, *beside]),
        whole_items(s.agreed.sets),
    )
    for item, id in enumerate(contents.ITEM_IDS):
        if there[item] != whole[item]:
            return f"{there[item]} of {id} instead of {whole[item]}"
    return None


def carried(player: Player) -> list[int]:
    return [*player.weapons, *player.spells, *player.souls, player.amulet]


def dice_fault(s: State) -> str | None:
    for kind, die in enumerate(contents.DICE):
        if kind != contents.HERO:
            there = s.supply.dice[kind] + sum([player.army[kind] for player in s.players])
            whole = sum([die.count[name] for name in s.agreed.sets])
            if there != whole or s.supply.dice[kind] < 0:
                return f"{there} {die.id} dice instead of {whole}"
    return None


def goods_fault(s: State) -> str | None:
    for kind, name in enumerate(RESOURCES):
        held = [player.goods[kind] for player in s.players]
        if s.supply.goods[kind] + sum(held) != contents.NUMBERS[name] or min([s.supply.goods[kind], *held]) < 0:
            return f"{s.supply.goods[kind]} {name} left and {held} held"
    return None


def hero_fault(s: State) -> str | None:
    for seat, own in enumerate(s.players):
        if not 0 <= own.life <= most_life(s, seat):
            return f"seat {seat} has {own.life} life"
        if army_size(s, seat) > army_limit(s, seat):
            return f"seat {seat} leads {army_size(s, seat)} units with a limit of {army_limit(s, seat)}"
        slots = (len(own.weapons), len(own.spells))
        if slots[0] > contents.NUMBERS["weapons"] or slots[1] > contents.NUMBERS["spells"]:
            return f"seat {seat} carries {slots[0]} weapons and {slots[1]} spells"
        if own.amulet != NOTHING and contents.ITEMS[own.amulet].slot != "amulet":
            return f"seat {seat} wears {contents.ITEM_IDS[own.amulet]}"
        if own.buildings and own.town == NOWHERE:
            return f"seat {seat} has buildings without a town"
    return None


def crown_fault(s: State) -> str | None:
    """Crown and guard go together; the Time Lord has one master; the plague sits on a town."""
    guards = [seat for seat, own in enumerate(s.players) if own.army[contents.GUARD]]
    lords = [seat for seat, own in enumerate(s.players) if own.army[contents.TIME_LORD]]
    if guards != ([] if s.realm.emperor == NOBODY else [s.realm.emperor]):
        return f"guards with {guards}, crown with {s.realm.emperor}"
    if lords != ([] if s.realm.time_lord == NOBODY else [s.realm.time_lord]):
        return f"the Time Lord is with {lords} instead of {s.realm.time_lord}"
    plague = s.realm.plague
    return "the plague sits on no town" if plague != NOBODY and s.players[plague].town == NOWHERE else None


def turn_fault(s: State) -> str | None:
    """What was met or revealed came with a move, and residents are met only until the step is closed (K-O-107)."""
    turn, way = s.turn, s.turn.way
    if turn.moved and not turn.walked:
        return "a step has moved in a turn without a move"
    if way.origin != NOWHERE and not turn.walked:
        return "a hero came from somewhere without a move"
    if way.met and not turn.moved:
        return "residents were met without a move"
    return "armies are fresh on no new tile" if way.fresh and way.revealed == NOWHERE else None

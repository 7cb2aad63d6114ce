"""What must hold at every moment: tiles, armies, items, dice and resources are neither made nor lost."""

from __future__ import annotations

from stolik.games.karak2.rows import RESOURCES
from stolik.games.karak2.state import NOBODY, NOTHING, NOWHERE, State, army_limit, army_size, most_life
from stolik.games.karak2.tables import (
    COPIES,
    DICE,
    GUARD,
    HERO,
    ITEM_IDS,
    ITEMS,
    MONSTERS,
    NUMBERS,
    STARTS,
    TILES,
    TIME_LORD,
)


def fault(s: State) -> str | None:
    for check in (tile_fault, army_fault, item_fault, dice_fault, goods_fault, hero_fault, crown_fault):
        found = check(s)
        if found is not None:
            return found
    return None


def tile_fault(s: State) -> str | None:
    """Map, piles and hands hold every tile once (K-O-07, K-I-03)."""
    there = len(s.places) - STARTS + len(s.looked_at)
    there += sum([len(pile) for pile in s.piles]) + sum([len(under) for under in s.unders])
    whole = len([kind for kind, _ in COPIES if TILES[kind].set in s.table.sets])
    if there != whole:
        return f"{there} tiles instead of {whole}"
    return "two tiles lie on one place" if len(set(s.places)) != len(s.places) else None


def army_fault(s: State) -> str | None:
    """Bag, map and hand hold as many armies as there are backs not yet turned."""
    for army, row in enumerate(MONSTERS):
        there = s.bag.count(army) + s.drawn.count(army) + sum([tokens.count(army) for tokens in s.tokens])
        if there != len(s.rewards[army]):
            return f"{there} armies of {row.id} for {len(s.rewards[army])} backs"
    return None


def item_fault(s: State) -> str | None:
    for item, id in enumerate(ITEM_IDS):
        whole = sum([row.rewards.count(item) for row in MONSTERS if row.set in s.table.sets])
        there = sum([backs.count(item) for backs in s.rewards]) + s.out_of_game.count(item)
        there += sum([items.count(item) for held in (s.weapons, s.spells, s.souls, s.dropped) for items in held])
        there += s.amulet.count(item) + (1 if s.turned == item else 0)
        if there != whole:
            return f"{there} of {id} instead of {whole}"
    return None


def dice_fault(s: State) -> str | None:
    for kind, die in enumerate(DICE):
        if kind != HERO:
            there = s.dice[kind] + sum([army[kind] for army in s.army])
            whole = sum([die.count[name] for name in s.table.sets])
            if there != whole or s.dice[kind] < 0:
                return f"{there} {die.id} dice instead of {whole}"
    return None


def goods_fault(s: State) -> str | None:
    for kind, name in enumerate(RESOURCES):
        held = [goods[kind] for goods in s.goods]
        if s.supply[kind] + sum(held) != NUMBERS[name] or min([s.supply[kind], *held]) < 0:
            return f"{s.supply[kind]} {name} left and {held} held"
    return None


def hero_fault(s: State) -> str | None:
    for seat in range(s.table.seats):
        if not 0 <= s.life[seat] <= most_life(s, seat):
            return f"seat {seat} has {s.life[seat]} life"
        if army_size(s, seat) > army_limit(s, seat):
            return f"seat {seat} leads {army_size(s, seat)} units with a limit of {army_limit(s, seat)}"
        slots = (len(s.weapons[seat]), len(s.spells[seat]))
        if slots[0] > NUMBERS["weapons"] or slots[1] > NUMBERS["spells"]:
            return f"seat {seat} carries {slots[0]} weapons and {slots[1]} spells"
        if s.amulet[seat] != NOTHING and ITEMS[s.amulet[seat]].slot != "amulet":
            return f"seat {seat} wears {ITEM_IDS[s.amulet[seat]]}"
        if s.buildings[seat] and s.town[seat] == NOWHERE:
            return f"seat {seat} has buildings without a town"
    return None


def crown_fault(s: State) -> str | None:
    """Crown and guard go together; the Time Lord has one master; the plague sits on a town."""
    guards = [seat for seat in range(s.table.seats) if s.army[seat][GUARD]]
    lords = [seat for seat in range(s.table.seats) if s.army[seat][TIME_LORD]]
    if guards != ([] if s.emperor == NOBODY else [s.emperor]):
        return f"guards with {guards}, crown with {s.emperor}"
    if lords != ([] if s.time_lord == NOBODY else [s.time_lord]):
        return f"the Time Lord is with {lords} instead of {s.time_lord}"
    return "the plague sits on no town" if s.plague != NOBODY and s.town[s.plague] == NOWHERE else None

"""What must hold at every moment: pieces per colour and kind, cards per deck, the Gate where it may be."""

from __future__ import annotations

from stolik.games.tash_kalar.arena import SQUARES, name_of
from stolik.games.tash_kalar.cards import LEGENDARY
from stolik.games.tash_kalar.registry import FLARE_CARDS, LEGEND_CARDS, NETHERVOID, is_flare, is_legend, school_deck
from stolik.games.tash_kalar.state import LEGENDARY_PIECES, NO_CARD, NO_TOKEN, State, gate_square
from stolik.games.tash_kalar.tasks import TASKS


def fault(s: State) -> str | None:
    for check in (piece_fault, gate_fault, school_fault, shared_fault, task_fault):
        found = check(s)
        if found is not None:
            return found
    return None


def piece_fault(s: State) -> str | None:
    """On the arena, in the supply, beside the arena, removed (TK-C-03 to TK-C-05)."""
    for square in SQUARES:
        if (s.colour[square] >= 0) != (s.rank[square] > 0) or (s.token[square] == NO_TOKEN) != (s.rank[square] == 0):
            return f"half a piece on {name_of(square)}"
    for colour in range(s.table.sides):
        ranks = [s.rank[square] for square in SQUARES if s.colour[square] == colour]
        if s.stash_colour == colour:
            ranks.append(s.stash_rank)
        legendary = ranks.count(LEGENDARY) + s.legendary[colour] + s.legendary_aside[colour] + s.lost[colour * 2 + 1]
        small = len(ranks) - ranks.count(LEGENDARY) + s.small[colour] + s.small_aside[colour] + s.lost[colour * 2]
        if legendary != LEGENDARY_PIECES or small != s.table.small:
            return f"colour {colour} has {small} small and {legendary} legendary pieces"
        if s.small[colour] < 0 or s.legendary[colour] < 0:
            return f"colour {colour} has less than nothing in the supply"
    return None


def gate_fault(s: State) -> str | None:
    """A common or heroic piece of the Nethervoid side (TK-N-09, TK-N-26)."""
    if s.gate == NO_TOKEN:
        return None
    square = gate_square(s)
    sides = [s.table.side_of[seat] for seat, school in enumerate(s.schools) if school == NETHERVOID]
    if s.rank[square] == LEGENDARY or s.colour[square] not in sides:
        return f"the Gate is on {name_of(square)}"
    return None


def school_fault(s: State) -> str | None:
    for seat, school in enumerate(s.schools):
        held = [*s.hands[seat], *s.pools[seat], *s.tops[seat], *s.unders[seat], *s.piles[seat], *s.hidden[seat]]
        held += [card for card in (s.frost[seat],) if card != NO_CARD]
        if s.playing != NO_CARD and s.playing in school_deck(school):
            held.append(s.playing)
        if sorted(held) != school_deck(school):
            return f"the deck of seat {seat} is {sorted(held)}"
    return None


def shared_fault(s: State) -> str | None:
    legends = [*s.legend_pool, *s.legend_under, *s.legend_pile, *(card for hand in s.legend_hands for card in hand)]
    flares = [*s.flare_pool, *s.flare_under, *s.flare_pile, *(card for hand in s.flare_hands for card in hand)]
    if s.playing != NO_CARD and is_legend(s.playing):
        legends.append(s.playing)
    if s.playing != NO_CARD and is_flare(s.playing):
        flares.append(s.playing)
    if sorted(legends) != LEGEND_CARDS or sorted(flares) != FLARE_CARDS:
        return f"the legends are {sorted(legends)}, the flares {sorted(flares)}"
    return None


def task_fault(s: State) -> str | None:
    tasks = [*s.task_pool, *s.task_under, *s.current, *(task for tasks in s.claimed for task in tasks)]
    tasks += [task for task in (s.next_task,) if task != NO_CARD]
    if tasks and sorted(tasks) != list(range(len(TASKS))):
        return f"the tasks are {sorted(tasks)}"
    return None

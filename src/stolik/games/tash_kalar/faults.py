"""What must hold at every moment: pieces per colour and kind, cards per deck, the Gate where it may be."""

from __future__ import annotations

from stolik.engine.defaults import first_fault
from stolik.games.tash_kalar.arena import BESIDE, BITS, SIZE, SQUARES, Mask, name_of
from stolik.games.tash_kalar.cards import COMMON, LEGENDARY, Card
from stolik.games.tash_kalar.registry import FLARE_CARDS, LEGEND_CARDS, NETHERVOID, is_flare, is_legend, school_deck
from stolik.games.tash_kalar.state import LEGENDARY_PIECES, NO_CARD, NO_TOKEN, SharedDeck, State, gate_square
from stolik.games.tash_kalar.tasks import TASKS


def fault(s: State) -> str | None:
    return first_fault(s, (square_fault, mask_fault, supply_fault, gate_fault, school_fault, shared_fault, task_fault))


def square_fault(s: State) -> str | None:
    """A piece has a colour, a rank and a token, or there is none."""
    for square in SQUARES:
        there = s.pieces.rank[square] > 0
        if (s.pieces.colour[square] >= 0) != there or (s.pieces.token[square] != NO_TOKEN) != there:
            return f"half a piece on {name_of(square)}"
    return None


def mask_fault(s: State) -> str | None:
    """What is kept beside the squares tells the same as they do."""
    held, around, vacant = [0] * (4 * s.agreed.sides), [0] * (SIZE * s.agreed.sides), 0
    for square in SQUARES:
        colour, rank = s.pieces.colour[square], s.pieces.rank[square]
        if not rank:
            vacant |= BITS[square]
            continue
        for reached in range(COMMON, rank + 1):
            held[colour * 4 + reached] |= BITS[square]
        for near, back in BESIDE[square]:
            around[colour * SIZE + near] |= back
    for place, mask in enumerate(held):
        if mask != s.pieces.held[place]:
            return f"the masks do not tell what stands on {first_of(mask ^ s.pieces.held[place])}"
    if vacant != s.pieces.vacant:
        return f"the masks do not tell whether {first_of(vacant ^ s.pieces.vacant)} is empty"
    for place, ring in enumerate(around):
        if ring != s.pieces.around[place]:
            return f"what is around {name_of(place % SIZE)} is not what stands there"
    if s.pieces.number != [mask.bit_count() for mask in s.pieces.held]:
        return "the pieces are not as many as the masks tell"
    return None


def first_of(mask: Mask) -> str:
    return next(name_of(square) for square in SQUARES if mask & BITS[square])


def supply_fault(s: State) -> str | None:
    """On the arena, in the supply, beside the arena, removed (TK-C-03, TK-C-04, TK-C-05)."""
    for colour in range(s.agreed.sides):
        ranks = [s.pieces.rank[square] for square in SQUARES if s.pieces.colour[square] == colour]
        if s.stash.colour == colour:
            ranks.append(s.stash.rank)
        legendary = (
            ranks.count(LEGENDARY)
            + s.supply.legendary[colour]
            + s.supply.legendary_aside[colour]
            + s.supply.lost[colour * 2 + 1]
        )
        small = (
            len(ranks)
            - ranks.count(LEGENDARY)
            + s.supply.small[colour]
            + s.supply.small_aside[colour]
            + s.supply.lost[colour * 2]
        )
        if legendary != LEGENDARY_PIECES or small != s.agreed.small:
            return f"colour {colour} has {small} small and {legendary} legendary pieces"
        if s.supply.small[colour] < 0 or s.supply.legendary[colour] < 0:
            return f"colour {colour} has less than nothing in the supply"
    return None


def gate_fault(s: State) -> str | None:
    """A common or heroic piece of the Nethervoid side (TK-N-09, TK-N-26)."""
    if s.pieces.gate == NO_TOKEN:
        return None
    square = gate_square(s)
    sides = [s.agreed.side_of[seat] for seat, school in enumerate(s.schools) if school == NETHERVOID]
    if s.pieces.rank[square] == LEGENDARY or s.pieces.colour[square] not in sides:
        return f"the Gate is on {name_of(square)}"
    return None


def school_fault(s: State) -> str | None:
    for seat, school in enumerate(s.schools):
        held = [
            *s.players[seat].hand,
            *s.players[seat].pool,
            *s.players[seat].top,
            *s.players[seat].under,
            *s.players[seat].pile,
            *s.players[seat].hidden,
        ]
        held += [card for card in (s.players[seat].frost,) if card != NO_CARD]
        if s.turn.playing != NO_CARD and s.turn.playing in school_deck(school):
            held.append(s.turn.playing)
        if sorted(held) != school_deck(school):
            return f"the deck of seat {seat} is {sorted(held)}"
    return None


def shared_fault(s: State) -> str | None:
    legends = [*deck_cards(s.legend_deck), *(card for player in s.players for card in player.legends)]
    flares = [*deck_cards(s.flare_deck), *(card for player in s.players for card in player.flares)]
    if s.turn.playing != NO_CARD and is_legend(s.turn.playing):
        legends.append(s.turn.playing)
    if s.turn.playing != NO_CARD and is_flare(s.turn.playing):
        flares.append(s.turn.playing)
    if sorted(legends) != LEGEND_CARDS or sorted(flares) != FLARE_CARDS:
        return f"the legends are {sorted(legends)}, the flares {sorted(flares)}"
    return None


def deck_cards(deck: SharedDeck) -> list[Card]:
    return [*deck.pool, *deck.under, *deck.pile]


def task_fault(s: State) -> str | None:
    tasks = [*s.tasks.pool, *s.tasks.under, *s.tasks.current, *(task for tasks in s.tasks.claimed for task in tasks)]
    tasks += [task for task in (s.tasks.next,) if task != NO_CARD]
    if tasks and sorted(tasks) != list(range(len(TASKS))):
        return f"the tasks are {sorted(tasks)}"
    return None

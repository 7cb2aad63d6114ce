"""Frost effects: kept one at a time, thawed between actions; what single Everfrost cards need (TK-F-07 to TK-F-29)."""

from __future__ import annotations

from stolik.engine.decision import Answer, Seat, choose, offer
from stolik.games.tash_kalar.arena import NEAR, NOWHERE, Square
from stolik.games.tash_kalar.cards import LEGENDARY, Card
from stolik.games.tash_kalar.control import show_partner
from stolik.games.tash_kalar.effect import Effect, Fallen
from stolik.games.tash_kalar.piles import discard_openly, recallable, take_from_piles
from stolik.games.tash_kalar.registry import being_of
from stolik.games.tash_kalar.state import NO_CARD, State


async def keep(fx: Effect, card: Card) -> None:
    """Laid before the player after its normal effect; of two, one is discarded unused (TK-F-08, TK-F-18)."""
    s, seat = fx.s, fx.seat
    old = s.players[seat].frost
    if old != NO_CARD:
        kept = await choose(s.turn.chooser, "keep-frost", [old, card], about=fx.card)
        if kept == old:
            discard_openly(s, seat, card, "TK-F-18")
            return
        discard_openly(s, seat, old, "TK-F-18")
    s.players[seat].frost = card
    s.note("frost", "TK-F-08", seat, card)


async def thaw_from_pile(fx: Effect) -> None:
    """Frozen Chest: a frost effect of the own pile is put into play, the one there is discarded (TK-F-26, TK-F-27)."""
    s, seat = fx.s, fx.seat
    cards: list[Answer] = [card for card in recallable(s, seat) if being_of(card).frost is not None]
    if cards or not s.players[seat].hidden:
        card = await fx.ask("recall", cards, may=True)
    else:  # that none of the cards put away is frozen is a secret
        show_partner(s, "recall")
        card = await offer(s.turn.chooser, "recall", cards, about=fx.card)
    if not isinstance(card, int):
        return
    take_from_piles(s, seat, card)
    if s.players[seat].frost != NO_CARD:
        discard_openly(s, seat, s.players[seat].frost, "TK-F-27")
    s.players[seat].frost = card
    s.note("frost", "TK-F-27", seat, card)


def tax(s: State, seat: Seat) -> None:
    """Everyone else, in a team game the next player only, has an action less in the next turn (TK-F-29)."""
    others = [(seat + 1) % 4] if s.agreed.teams else [other for other in range(s.agreed.seats) if other != seat]
    for other in others:
        s.players[other].taxed = 1
        s.note("tax", "TK-F-29", other)


def reflections(fx: Effect) -> dict[Square, Square]:
    """Each yellow square and its mirror image, drawn in rows of two: as far on the other side (TK-F-30 to TK-F-32)."""
    yellow, blue = fx.marks["y"], fx.marks["b"]
    return {square: blue[place ^ 1] for place, square in enumerate(yellow) if square != NOWHERE}


SUPPORT = (0, 0, 1, 3)


def supported(fx: Effect, victim: Square) -> bool:
    """Enough own pieces around it, the Deathbringer not counted."""
    around = [square for square in fx.own(where=NEAR[victim]) if square != fx.here]
    return len(around) >= SUPPORT[fx.s.pieces.rank[victim]]


def remove_for_good(s: State, victim: Fallen) -> None:
    """It counts once more if it was an enemy's, and its piece never comes back (TK-F-28)."""
    colour, legendary = victim.colour, victim.rank == LEGENDARY
    if colour == s.agreed.side_of[s.turn.seat] or s.agreed.back_at_once:
        (s.supply.legendary if legendary else s.supply.small)[colour] -= 1
    else:
        (s.supply.legendary_aside if legendary else s.supply.small_aside)[colour] -= 1
    if colour != s.agreed.side_of[s.turn.seat]:
        s.turn.tally[colour * 4 + victim.rank] += 1
    s.supply.lost[colour * 2 + legendary] += 1
    s.note("remove", "TK-F-28", s.hues[colour], victim.rank)

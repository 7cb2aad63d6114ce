"""Etherweave: effects played from the hand, which leave their being pending."""

from __future__ import annotations

from stolik.engine.decision import Seat
from stolik.games.tash_kalar.beings import being_of
from stolik.games.tash_kalar.cards import Card
from stolik.games.tash_kalar.effect import Effect
from stolik.games.tash_kalar.knowledge import show_all
from stolik.games.tash_kalar.piles import discard_openly, recallable
from stolik.games.tash_kalar.state import NO_CARD, State, active


def warpable(s: State, seat: Seat) -> list[Card]:
    """Cards in hand whose warp effect may be played now: not in the first turn, with nothing pending (TK-W-02)."""
    if s.turn.number == 1 or s.players[seat].pending != NO_CARD:
        return []
    return sorted([card for card in s.players[seat].hand if being_of(card).warp is not None])


async def play_warp(s: State, card: Card) -> None:
    """Free, and the card is then the pending being, seen by all (TK-W-01, TK-W-03)."""
    effect = being_of(card).warp
    assert effect is not None
    active(s).pending = card
    show_all(s, card)
    s.turn.warped = [*s.turn.warped, card]
    s.note("warp", "TK-W-01", s.turn.seat, card)
    await effect(Effect(s, card))


def no_longer_pending(s: State, seat: Seat) -> None:
    """An ordinary card of the hand again."""
    card = s.players[seat].pending
    s.players[seat].pending = NO_CARD
    s.note("pending-over", "TK-W-05", seat, card)


def pending(fx: Effect) -> Card:
    """The pending being, if it may be touched."""
    card = fx.player.pending
    return card if card != NO_CARD and not being_of(card).fixed else NO_CARD


async def copy_warp(fx: Effect, card: Card) -> None:
    """Run as part of this effect, for all to see; nothing becomes pending by it (TK-W-06)."""
    effect = being_of(card).warp
    if effect is not None:
        show_all(fx.s, card)
        fx.s.note("copy-warp", "TK-W-06", fx.seat, card)
        await effect(fx)


async def may_discard_pending(fx: Effect) -> None:
    card = pending(fx)
    if card == NO_CARD or await fx.ask("discard-pending", [card], may=True) is None:
        return
    no_longer_pending(fx.s, fx.seat)
    fx.player.hand.remove(card)
    discard_openly(fx.s, fx.seat, card, "TK-W-05")


# The own discard pile


def in_pile(fx: Effect, id: str) -> bool:
    return any(being_of(card).id == id for card in recallable(fx.s, fx.seat))


def warps_in_pile(fx: Effect) -> list[Card]:
    cards = recallable(fx.s, fx.seat)
    return [card for card in cards if being_of(card).warp is not None and not being_of(card).fixed]

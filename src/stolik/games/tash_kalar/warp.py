"""Etherweave: effects played from the hand, which leave their being pending (TK-W-01 to TK-W-06)."""

from __future__ import annotations

from stolik.engine.decision import Answer, Seat
from stolik.games.tash_kalar.arena import SQUARES
from stolik.games.tash_kalar.cards import COMMON, UPGRADED, Card
from stolik.games.tash_kalar.effect import COMBAT, STANDARD, Effect
from stolik.games.tash_kalar.knowledge import show_all
from stolik.games.tash_kalar.piles import discard_openly, in_hand, recallable, take_from_piles
from stolik.games.tash_kalar.registry import being_of, is_flare, is_legend
from stolik.games.tash_kalar.sight import ONLY_COMMON
from stolik.games.tash_kalar.state import NO_CARD, State, active

IMMUNE = "merchant_of_time"
"""While it is pending it can be neither copied nor discarded nor taken back."""


def warpable(s: State, seat: Seat) -> list[Card]:
    """Cards in hand whose warp effect may be played now: not in the first turn, with nothing pending (TK-W-02)."""
    if s.turn.number == 1 or s.players[seat].pending != NO_CARD:
        return []
    return [card for card in sorted(s.players[seat].hand) if being_of(card).warp is not None]


async def play_warp(s: State, card: Card) -> None:
    """Free, and the card is then the pending being, seen by all (TK-W-01, TK-W-03)."""
    effect = being_of(card).warp
    assert effect is not None
    active(s).pending = card
    show_all(s, card)
    s.turn.warped = [*s.turn.warped, card]
    s.note("warp", "TK-W-01", s.turn.seat, card)
    await effect(Effect(s, card, "TK-W-01"))


def no_longer_pending(s: State, seat: Seat) -> None:
    """An ordinary card of the hand again."""
    card = s.players[seat].pending
    s.players[seat].pending = NO_CARD
    s.note("pending-over", "TK-W-05", seat, card)


def pending(fx: Effect) -> Card:
    """The pending being, if it may be touched."""
    card = fx.s.players[fx.seat].pending
    return card if card != NO_CARD and being_of(card).id != IMMUNE else NO_CARD


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
    fx.s.players[fx.seat].hand.remove(card)
    discard_openly(fx.s, fx.seat, card, "TK-W-05")


async def may_discard_card(fx: Effect) -> None:
    """One card of any kind, not the pending being."""
    s, seat = fx.s, fx.seat
    card = await fx.ask("discard-card", [one for one in in_hand(s, seat) if one != s.players[seat].pending], may=True)
    if isinstance(card, int):
        player = s.players[seat]
        (player.flares if is_flare(card) else player.legends if is_legend(card) else player.hand).remove(card)
        discard_openly(s, seat, card, fx.rule)


def discard_legends(fx: Effect) -> None:
    for card in fx.s.players[fx.seat].legends:
        discard_openly(fx.s, fx.seat, card, fx.rule)
    fx.s.players[fx.seat].legends = []


# The own discard pile


def in_pile(fx: Effect, id: str) -> bool:
    return any(being_of(card).id == id for card in recallable(fx.s, fx.seat))


def warps_in_pile(fx: Effect) -> list[Answer]:
    cards = recallable(fx.s, fx.seat)
    return [card for card in cards if being_of(card).warp is not None and being_of(card).id != IMMUNE]


def recall_top(fx: Effect) -> None:
    """The card discarded last goes on top of the deck; others see which only if they saw it go (TK-W-07)."""
    s, seat = fx.s, fx.seat
    cards = recallable(s, seat)
    if not cards:
        return
    card = max(cards, key=lambda one: s.memory.stamps[one])
    seen = card in s.players[seat].pile
    take_from_piles(s, seat, card)
    s.players[seat].top.insert(0, card)
    if seen:
        show_all(s, card)
    s.note("recall" if seen else "recall-unseen", fx.rule, seat, card)


# Eternal Emperor


async def command(fx: Effect, may: bool) -> None:
    """Place a common, a combat move of a common, or a standard move of an upgraded piece."""
    ways = {
        "place": bool(fx.empty()) and fx.s.supply.small[fx.colour] > 0,
        "common": bool(fx.moves(fx.own(ONLY_COMMON), COMBAT)),
        "upgraded": bool(fx.moves(fx.own(UPGRADED), STANDARD)),
    }
    choice = await fx.choose_one([word for word, possible in ways.items() if possible], may)
    if choice == "place":
        await fx.place(COMMON, SQUARES)
    elif choice == "common":
        await fx.move(fx.own(ONLY_COMMON), COMBAT, may=False)
    elif choice == "upgraded":
        await fx.move(fx.own(UPGRADED), STANDARD, may=False)

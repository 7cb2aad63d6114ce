"""Frost effects: kept one at a time, thawed between actions."""

from __future__ import annotations

from stolik.engine.decision import choose
from stolik.games.tash_kalar.beings import being_of
from stolik.games.tash_kalar.cards import Card
from stolik.games.tash_kalar.effect import Effect
from stolik.games.tash_kalar.piles import discard_openly
from stolik.games.tash_kalar.state import NO_CARD, State


async def keep(fx: Effect, card: Card) -> None:
    """Laid before the player after its normal effect; of two, one is discarded unused, and that cannot be escaped
    (TK-F-07, TK-F-08, TK-F-18, TK-F-19, TK-F-20)."""
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


async def thaw(s: State, card: Card) -> None:
    """It costs no action, and looks at no being; then the card is discarded (TK-F-13, TK-F-14, TK-F-15)."""
    effect = being_of(card).frost
    assert effect is not None
    seat = s.turn.seat
    s.players[seat].frost = NO_CARD
    s.turn.playing = card
    s.note("thaw", "TK-F-10", seat, card)
    await effect(Effect(s, card))
    discard_openly(s, seat, card, "TK-F-14")
    s.turn.playing = NO_CARD

"""Summoning: what follows, one after another, when a play is made."""

from __future__ import annotations

from stolik.engine.decision import Seat, choose
from stolik.games.tash_kalar import frost, verbs
from stolik.games.tash_kalar.arena import COLOURS, GREEN, NOWHERE, RED, Square
from stolik.games.tash_kalar.beings import Being, being_of
from stolik.games.tash_kalar.cards import Card
from stolik.games.tash_kalar.coverage import VOIDS, reuses, spare
from stolik.games.tash_kalar.effect import UNDER, Effect
from stolik.games.tash_kalar.knowledge import show_all
from stolik.games.tash_kalar.patterns import Fit
from stolik.games.tash_kalar.piles import discard_openly, holding
from stolik.games.tash_kalar.plays import Play
from stolik.games.tash_kalar.registry import is_demon, is_legend
from stolik.games.tash_kalar.scoring import legend_counts
from stolik.games.tash_kalar.state import (
    EMPTY,
    NO_BONUS,
    NO_CARD,
    NO_TOKEN,
    POSSESSED,
    State,
    active_colour,
    gate_square,
)


async def summon(s: State, play: Play) -> None:
    """In this order; the being comes as a piece of its rank, and a frost effect is kept, also if its being is gone
    (TK-P-01, TK-P-07, TK-P-14, TK-N-34, TK-F-08, TK-F-16)."""
    card, square = play.card, play.square
    seat, being = s.turn.seat, being_of(card)
    fit = fit_of(s, being, play)
    if play.improvised != NOWHERE:
        improvise(s, seat, play.improvised)
    s.turn.bonus, s.turn.at_once = NO_BONUS, False
    player = s.players[seat]
    holding(player, card).remove(card)
    s.turn.playing = card
    player.pending = NO_CARD if player.pending == card else player.pending
    fx = Effect(s, card)
    fx.square, fx.marks, fx.arrows = square, fit.marks, fit.arrows
    fx.used = [s.pieces.token[one] for one in fit.used]
    s.note("summon", "TK-P-01", seat, card, square)
    if not verbs.in_supply(s, fx.colour, being.rank):
        await meet_shortage(fx, being, fit)
    make_room(fx)
    verbs.take(s, fx.colour, being.rank)
    verbs.stand(s, square, fx.colour, being.rank)
    fx.being = s.turn.being = s.pieces.token[square]
    count(s, square)
    if is_legend(card):
        await legend_counts(fx)
    if is_demon(card):
        demon_comes(s, square)
    if being.effect is not None:
        await being.effect(fx)
    if being.frost is not None:
        await frost.keep(fx, card)
    else:
        put_card(fx, card)
    s.turn.playing, s.turn.being = NO_CARD, NO_TOKEN


def fit_of(s: State, being: Being, play: Play) -> Fit:
    """The image that the play names, at its square."""
    if not being.elsewhere:
        there = being.pattern.at(play.square, play.image)
        assert there is not None, "it was offered"
        return there
    fit = next(fit for fit in being.pattern.fits if fit.image == play.image and is_filled(s, fit, play))
    return Fit(play.square, fit.turned, fit.used, fit.heroic)


def is_filled(s: State, fit: Fit, play: Play) -> bool:
    """By own pieces, lent ones and, where a card grants it, empty squares."""
    base = s.turn.bonus_colour if s.turn.bonus == POSSESSED else active_colour(s)
    void = [one for one in fit.used if not s.pieces.rank[one]] if s.turn.bonus == EMPTY else []
    lent = (play.borrowed, play.improvised)
    return len(void) <= VOIDS and all(s.pieces.colour[one] == base or one in lent or one in void for one in fit.used)


def improvise(s: State, seat: Seat, square: Square) -> None:
    s.players[seat].improvised[s.pieces.colour[square]] = True
    s.note("improvise", "TK-M-07", seat, square)


async def meet_shortage(fx: Effect, being: Being, fit: Fit) -> None:
    """The piece on the summoning square is used again, or another one is picked up (TK-P-09, TK-P-10)."""
    s, square = fx.s, fit.square
    if not reuses(s, fx.colour, being, square):
        square = await choose(s.turn.chooser, "pick-up", spare(s, fx.colour, being, fit), about=fx.card)
    verbs.pick_up(s, square, "TK-P-09")


def make_room(fx: Effect) -> None:
    """The piece on the summoning square is destroyed, unless it is used again (TK-P-08)."""
    s, square = fx.s, fx.square
    if s.pieces.rank[square]:
        fx.over = s.pieces.colour[square]
        verbs.destroy(s, square, fx.card, "TK-P-08")


def count(s: State, square: Square) -> None:
    """For tasks (TK-G-13)."""
    s.turn.beings += 1
    s.turn.on_red += COLOURS[square] == RED
    s.turn.on_green += COLOURS[square] == GREEN


def put_card(fx: Effect, card: Card) -> None:
    """To its pile or under the deck, also if its being is gone (TK-P-14)."""
    s = fx.s
    if fx.after == UNDER:
        s.players[fx.seat].under.append(card)
        show_all(s, card)
        s.note("under", "TK-P-14", fx.seat, card)
    else:
        discard_openly(s, fx.seat, card, "TK-G-12")


def demon_comes(s: State, square: Square) -> None:
    """Without a Gate, destroyed by the summoning perhaps, or with one of lower rank the new demon becomes it, before
    its effect and at no other time (TK-N-15, TK-N-16, TK-N-17, TK-N-18, TK-N-29)."""
    if s.pieces.gate == NO_TOKEN:
        verbs.set_gate(s, square, "TK-N-15")
    elif s.pieces.rank[gate_square(s)] < s.pieces.rank[square]:
        verbs.set_gate(s, square, "TK-N-18")

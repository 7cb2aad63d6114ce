"""Summoning: what follows, one after another, when a play is made."""

from __future__ import annotations

from stolik.engine.decision import Seat, choose
from stolik.games.tash_kalar import frost, verbs
from stolik.games.tash_kalar.arena import COLOURS, GREEN, NOWHERE, RED, Square
from stolik.games.tash_kalar.beings import Being, being_of
from stolik.games.tash_kalar.cards import Card
from stolik.games.tash_kalar.coverage import VOIDS, reuses, spare
from stolik.games.tash_kalar.effect import UNDER, Effect
from stolik.games.tash_kalar.gate import demon_comes
from stolik.games.tash_kalar.knowledge import show_all
from stolik.games.tash_kalar.patterns import Fit
from stolik.games.tash_kalar.piles import discard_openly, holding
from stolik.games.tash_kalar.plays import Play
from stolik.games.tash_kalar.registry import is_demon, is_legend
from stolik.games.tash_kalar.scoring import legend_counts
from stolik.games.tash_kalar.state import EMPTY, NO_BONUS, NO_CARD, NO_TOKEN, POSSESSED, State, active_colour


async def summon(s: State, play: Play) -> None:
    """In this order; the being comes as a piece of its rank (TK-P-01, TK-P-07, TK-P-14, TK-N-34)."""
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
    await make_room(fx, being, fit)
    verbs.take(s, fx.colour, being.rank)
    verbs.stand(s, square, fx.colour, being.rank)
    fx.being = s.turn.being = s.pieces.token[square]
    await count(fx, card)
    if is_demon(card):
        demon_comes(s, square)
    if being.effect is not None:
        await being.effect(fx)
    await put_card(fx, card)


def fit_of(s: State, being: Being, play: Play) -> Fit:
    """The image that the play names, at its square."""
    if not being.elsewhere:
        return next(fit for fit in being.pattern.by_square[play.square] if fit.image == play.image)
    fit = next(fit for fit in being.pattern.fits if fit.image == play.image and is_filled(s, fit, play))
    return Fit(play.square, fit.image, fit.used, fit.heroic, fit.marks, fit.arrows)


def is_filled(s: State, fit: Fit, play: Play) -> bool:
    """By own pieces, lent ones and, where a card grants it, empty squares."""
    base = s.turn.bonus_colour if s.turn.bonus == POSSESSED else active_colour(s)
    void = [one for one in fit.used if not s.pieces.rank[one]] if s.turn.bonus == EMPTY else []
    lent = (play.borrowed, play.improvised)
    return len(void) <= VOIDS and all(s.pieces.colour[one] == base or one in lent or one in void for one in fit.used)


def improvise(s: State, seat: Seat, square: Square) -> None:
    s.players[seat].improvised[s.pieces.colour[square]] = True
    s.note("improvise", "TK-M-07", seat, square)


async def make_room(fx: Effect, being: Being, fit: Fit) -> None:
    """A shortage is met first; then the piece on the summoning square is destroyed, unless it is used again
    (TK-P-08, TK-P-09, TK-P-10)."""
    s, square = fx.s, fit.square
    if not verbs.in_supply(s, fx.colour, being.rank):
        if reuses(s, fx.colour, being, square):
            verbs.pick_up(s, square, "TK-P-09")
            return
        verbs.pick_up(
            s, await choose(s.turn.chooser, "pick-up", spare(s, fx.colour, being, fit), about=fx.card), "TK-P-09"
        )
    if s.pieces.rank[square]:
        fx.over = s.pieces.colour[square]
        verbs.destroy(s, square, fx.card, "TK-P-08")


async def count(fx: Effect, card: Card) -> None:
    """For tasks and points (TK-G-13, TK-P-14)."""
    s = fx.s
    s.turn.beings += 1
    s.turn.on_red += COLOURS[fx.square] == RED
    s.turn.on_green += COLOURS[fx.square] == GREEN
    if is_legend(card):
        await legend_counts(fx)


async def put_card(fx: Effect, card: Card) -> None:
    """To its pile, under the deck, or kept as a frost effect, also if its being is gone (TK-P-14, TK-F-08, TK-F-16)."""
    s = fx.s
    if being_of(card).frost is not None:
        await frost.keep(fx, card)
    elif fx.after == UNDER:
        s.players[fx.seat].under.append(card)
        show_all(s, card)
        s.note("under", "TK-P-14", fx.seat, card)
    else:
        discard_openly(s, fx.seat, card, "TK-G-12")
    s.turn.playing, s.turn.being = NO_CARD, NO_TOKEN

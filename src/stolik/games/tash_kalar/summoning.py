"""Summoning: where the patterns in hand fit, with lent pieces and in a shortage, and doing it (TK-P-01 to TK-P-15)."""

from __future__ import annotations

from typing import Final

from stolik.engine.decision import Seat, choose
from stolik.games.tash_kalar import frost, verbs
from stolik.games.tash_kalar.arena import COLOURS, GREEN, NO_COLOUR, NOWHERE, RED, SQUARES, Square
from stolik.games.tash_kalar.cards import LEGENDARY, SMALL, Being, Card
from stolik.games.tash_kalar.effect import UNDER, Effect
from stolik.games.tash_kalar.gate import demon_comes
from stolik.games.tash_kalar.knowledge import show_all
from stolik.games.tash_kalar.patterns import Fit
from stolik.games.tash_kalar.piles import discard_openly, holding
from stolik.games.tash_kalar.plays import SUMMON, Answered, Play
from stolik.games.tash_kalar.registry import being_of, is_demon, is_legend
from stolik.games.tash_kalar.scoring import legend_counts
from stolik.games.tash_kalar.state import (
    BORROW,
    EMPTY,
    MELEE,
    NO_BONUS,
    NO_CARD,
    NO_TOKEN,
    POSSESSED,
    Colour,
    State,
    active_colour,
)

VOIDS: Final = 2
"""Empty squares that may stand for commons where a card grants it."""


class Masks:
    """The squares of one colour, and of its upgraded pieces, as bits."""

    __slots__ = ("heroic", "heroic_squares", "pieces", "squares")

    def __init__(self, s: State, colour: Colour) -> None:
        self.pieces = 0
        self.heroic = 0
        self.squares: list[Square] = []
        self.heroic_squares: list[Square] = []
        rank = s.pieces.rank
        for square, owner in enumerate(s.pieces.colour):
            if owner == colour:
                self.squares.append(square)
                self.pieces |= 1 << square
                if rank[square] > 1:
                    self.heroic |= 1 << square
                    self.heroic_squares.append(square)


def fits(being: Being, masks: Masks) -> list[Fit]:
    """Where the pattern is covered by pieces of one colour."""
    found: list[Fit] = []
    pieces, heroic, by_anchor = masks.pieces, masks.heroic, being.pattern.by_anchor
    for square in masks.heroic_squares if being.pattern.heroic_anchor else masks.squares:
        for fit in by_anchor[square]:
            if fit.pieces & pieces == fit.pieces and fit.heroic & heroic == fit.heroic:
                found.append(fit)
    return found


def summonings(s: State, seat: Seat, cards: list[Card]) -> list[Answered]:
    """Every card, square and, where it matters, image; lent pieces follow as borrowed and improvised."""
    masks = masks_for(s, seat)
    return [answer for card in cards for answer in ways_to_summon(s, seat, card, masks)]


def could_summon(s: State, seat: Seat, cards: list[Card]) -> list[Card]:
    masks = masks_for(s, seat)
    return [card for card in cards if ways_to_summon(s, seat, card, masks)]


def masks_for(s: State, seat: Seat) -> Masks:
    return Masks(s, s.turn.bonus_colour if s.turn.bonus == POSSESSED else s.agreed.side_of[seat])


def ways_to_summon(s: State, seat: Seat, card: Card, masks: Masks) -> list[Answered]:
    colour, being, bonus = s.agreed.side_of[seat], being_of(card), s.turn.bonus
    covered = fits(being, masks) + (void_fits(s, being, masks) if bonus == EMPTY else [])
    own = [fit for fit in covered if possible(s, colour, being, fit)]
    found = spread(s, being, plays(s, colour, card, being, own))
    if bonus == BORROW or s.agreed.form == MELEE:
        found += spread(s, being, lent_plays(s, seat, card, being, masks, [fit.square for fit in own]))
    return found


def void_fits(s: State, being: Being, masks: Masks) -> list[Fit]:
    """Up to two empty squares stand for own commons, never for a heroic piece (TK-W-07)."""
    return [fit for fit in nearly(being, masks, VOIDS) if all(is_void(s, masks, fit, square) for square in fit.used)]


def is_void(s: State, masks: Masks, fit: Fit, square: Square) -> bool:
    heroic = fit.heroic >> square & 1
    if masks.pieces >> square & 1:
        return not heroic or s.pieces.rank[square] > 1
    return not s.pieces.rank[square] and not heroic


def spread(s: State, being: Being, found: list[Answered]) -> list[Answered]:
    """A being that comes to any empty plain square, wherever its pattern lies (TK-W-07)."""
    if not being.elsewhere:
        return found
    plain = [square for square in SQUARES if COLOURS[square] == NO_COLOUR and not s.pieces.rank[square]]
    ways = {answer[4:]: Play(answer) for answer in reversed(found)}  # one for each way to lend pieces
    return [(SUMMON, way.card, square, way.image, *lent) for lent, way in reversed(ways.items()) for square in plain]


def plays(s: State, colour: Colour, card: Card, being: Being, own: list[Fit]) -> list[Answered]:
    found: list[Answered] = []
    seen: set[Square] = set()
    for fit in sorted(own, key=place_of):
        if image_matters(s, colour, being) or fit.square not in seen:
            seen.add(fit.square)
            found.append((SUMMON, card, fit.square, fit.image))
    return found


def image_matters(s: State, colour: Colour, being: Being) -> bool:
    """To the effect, or in a shortage to what may be picked up (TK-P-10, TK-P-11)."""
    return being.image_matters or not verbs.in_supply(s, colour, being.rank)


def place_of(fit: Fit) -> int:
    return fit.square * 8 + fit.image


def possible(s: State, colour: Colour, being: Being, fit: Fit) -> bool:
    """The summoning square holds no higher rank, and there is a piece for the being (TK-P-06, TK-P-09)."""
    if s.pieces.rank[fit.square] > being.rank and not being.elsewhere:
        return False
    return (
        verbs.in_supply(s, colour, being.rank) > 0
        or (reuses(s, colour, being, fit.square) and not being.elsewhere)
        or has_spare(s, colour, being, fit)
    )


def reuses(s: State, colour: Colour, being: Being, square: Square) -> bool:
    """In a shortage an own piece of the kind on the summoning square becomes the being (TK-P-09)."""
    return s.pieces.colour[square] == colour and s.pieces.rank[square] in kind_of(being)


def kind_of(being: Being) -> tuple[int, ...]:
    return (LEGENDARY,) if being.rank == LEGENDARY else SMALL


def has_spare(s: State, colour: Colour, being: Being, fit: Fit) -> bool:
    kind = kind_of(being)
    for square, owner in enumerate(s.pieces.colour):
        if owner == colour and s.pieces.rank[square] in kind and square not in fit.used:
            return True
    return False


def spare(s: State, colour: Colour, being: Being, fit: Fit) -> list[Square]:
    """Own pieces of the kind that the image does not use: one of them may be picked up."""
    kind = kind_of(being)
    own = [square for square in SQUARES if s.pieces.colour[square] == colour and s.pieces.rank[square] in kind]
    return [square for square in own if square not in fit.used]


# Lent pieces


def lent_plays(s: State, seat: Seat, card: Card, being: Being, masks: Masks, fitting: list[Square]) -> list[Answered]:
    """One piece borrowed by a card, one improvised in a melee, or both (TK-M-07 to TK-M-11, TK-P-15)."""
    colour = s.agreed.side_of[seat]
    base = s.turn.bonus_colour if s.turn.bonus == POSSESSED else colour
    found: list[Answered] = []
    for fit in nearly(being, masks, 2 if s.turn.bonus == BORROW and s.agreed.form == MELEE else 1):
        if fit.square in fitting and not image_matters(s, colour, being):
            continue
        missing = [square for square in fit.used if s.pieces.colour[square] != base]
        if all(lendable(s, colour, fit, square) for square in missing) and possible(s, colour, being, fit):
            found += [(SUMMON, card, fit.square, fit.image, *lent) for lent in lendings(s, seat, missing)]
    return found


def nearly(being: Being, masks: Masks, most: int) -> list[Fit]:
    """Images that lack one piece, or up to so many."""
    lacking = [(fit, fit.pieces & ~masks.pieces) for fit in candidates(being, masks, most)]
    return [fit for fit, lack in lacking if lack and lack.bit_count() <= most]


def candidates(being: Being, masks: Masks, most: int) -> list[Fit]:
    """Where one piece may lack, the first or the last one is there, if the pattern has two."""
    pattern = being.pattern
    if most > 1 or len(pattern.cells) == 1:
        return pattern.fits
    first = [fit for square in masks.squares for fit in pattern.by_anchor[square]]
    last = [fit for square in masks.squares for fit in pattern.by_last[square] if fit.used[0] not in masks.squares]
    return first + last


def lendable(s: State, colour: Colour, fit: Fit, square: Square) -> bool:
    """An enemy piece of the rank that is drawn there; what is drawn for own pieces must be of their rank too."""
    enough = s.pieces.rank[square] > 1 if fit.heroic >> square & 1 else s.pieces.rank[square] > 0
    covered = all(s.pieces.rank[one] > 1 for one in fit.used if fit.heroic >> one & 1)
    return s.pieces.colour[square] not in (-1, colour) and enough and covered


def lendings(s: State, seat: Seat, missing: list[Square]) -> list[tuple[Square, Square]]:
    """Pairs of a borrowed and an improvised piece."""
    borrow = s.turn.bonus == BORROW
    if len(missing) == 1:
        if borrow:
            return [(missing[0], NOWHERE)]
        return [(NOWHERE, missing[0])] if may_improvise(s, seat, missing[0]) else []
    if not borrow:
        return []
    one, other = missing
    return [(a, b) for a, b in ((one, other), (other, one)) if may_improvise(s, seat, b)]


def may_improvise(s: State, seat: Seat, square: Square) -> bool:
    """Once in the game against each colour (TK-M-07)."""
    return s.agreed.form == MELEE and not s.players[seat].improvised[s.pieces.colour[square]]


# Doing it


async def summon(s: State, play: Play) -> None:
    """In the order of TK-P-14."""
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
    fx = Effect(s, card, "TK-P-14")
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
    fits = [fit for fit in being.pattern.fits if fit.image == play.image]
    if not being.elsewhere:
        return next(fit for fit in fits if fit.square == play.square)
    fit = next(fit for fit in fits if is_filled(s, fit, play))
    return Fit(play.square, fit.image, fit.used, fit.pieces, fit.heroic, fit.marks, fit.arrows)


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
    """A shortage is met first; then the piece on the summoning square is destroyed, unless it is used again."""
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
        verbs.destroy(s, square, "TK-P-08")


async def count(fx: Effect, card: Card) -> None:
    """For tasks and points (TK-G-13, TK-P-14)."""
    s = fx.s
    s.turn.beings += 1
    s.turn.on_red += COLOURS[fx.square] == RED
    s.turn.on_green += COLOURS[fx.square] == GREEN
    if is_legend(card):
        await legend_counts(fx)


async def put_card(fx: Effect, card: Card) -> None:
    """To its pile, under the deck, or kept as a frost effect (TK-P-14, TK-F-08)."""
    s = fx.s
    if being_of(card).frost is not None:
        await frost.keep(fx, card)
    elif fx.after == UNDER:
        s.players[fx.seat].under.append(card)
        show_all(s, card)
        s.note("under", fx.rule, fx.seat, card)
    else:
        discard_openly(s, fx.seat, card, "TK-G-12")
    s.turn.playing, s.turn.being = NO_CARD, NO_TOKEN

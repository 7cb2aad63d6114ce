"""Where the patterns in hand are covered: by own pieces, by lent ones, in a shortage."""

from __future__ import annotations

from typing import Final

from stolik.engine.decision import Seat
from stolik.games.tash_kalar import verbs
from stolik.games.tash_kalar.arena import (
    BITS,
    COLOURS,
    NO_COLOUR,
    NOWHERE,
    NUMBER,
    SIZE,
    SQUARES,
    Mask,
    Square,
    squares_of,
)
from stolik.games.tash_kalar.beings import Being, being_of
from stolik.games.tash_kalar.cards import HEROIC, LEGENDARY, Card
from stolik.games.tash_kalar.patterns import CROWD, IMAGES, IMAGES_OF, UPPER, UPPER_ROWS, Fit
from stolik.games.tash_kalar.plays import SUMMON, Answered, Play
from stolik.games.tash_kalar.state import BORROW, EMPTY, MELEE, POSSESSED, Colour, State, held, small_of

CROWDS: Final = [min(number, CROWD) for number in NUMBER]
VOIDS: Final = 2
"""Empty squares that may stand for commons where a card grants it."""


class Masks:
    """The squares of one colour, and of its upgraded pieces; `no_` are all the others."""

    __slots__ = (
        *("_crowded", "around", "first", "heroic", "heroic_squares", "no_heroic", "no_lower", "no_upper", "pieces"),
        "squares",
    )

    def __init__(self, s: State, colour: Colour) -> None:
        self.pieces = held(s, colour)
        self.heroic = held(s, colour, HEROIC)
        self.squares = squares_of(self.pieces)
        self.heroic_squares = squares_of(self.heroic) if self.heroic else []
        self.no_upper = ~self.pieces & UPPER_ROWS
        self.no_lower = ~(self.pieces >> UPPER)
        self.no_heroic = ~self.heroic
        self.around = s.pieces.around
        self.first = colour * SIZE
        self._crowded: list[list[Square]] = []

    @property
    def crowded(self) -> list[list[Square]]:
        """By number: the squares with so many own neighbours or more, up to CROWD; all of them at 0."""
        if not self._crowded:
            around, first = self.around, self.first
            self._crowded = crowded = [self.squares, *[[] for _ in range(CROWD)]]
            for square in self.squares:
                crowd = CROWDS[around[first + square]]
                if crowd:
                    crowded[crowd].append(square)
            for crowd in range(CROWD - 1, 0, -1):
                crowded[crowd] += crowded[crowd + 1]
        return self._crowded


def fits(being: Being, masks: Masks) -> list[Fit]:
    """Where the pattern is covered by pieces of one colour, of the ranks drawn or higher (TK-P-03)."""
    found: list[Fit] = []
    pattern, around, first, no_upper = being.pattern, masks.around, masks.first, masks.no_upper
    index = pattern.index
    by_ring, by_core = index.by_ring, index.by_core
    for square in masks.heroic_squares if pattern.heroic_anchor else masks.crowded[pattern.beside]:
        images = by_ring[around[first + square]]
        if not images:
            continue
        for image in IMAGES_OF[images]:
            fit = by_core[square * IMAGES + image]
            if (
                fit is not None
                and not fit.upper & no_upper
                and not fit.lower & masks.no_lower
                and not fit.heroic & masks.no_heroic
            ):
                found.append(fit)
    return found


def summonings(s: State, seat: Seat, cards: list[Card]) -> list[Answered]:
    """Every card, square and, where it matters, image; lent pieces follow as borrowed and improvised."""
    masks = masks_for(s, seat)
    found: list[Answered] = []
    for card in cards:
        found += ways_to_summon(s, seat, card, masks)
    return found


def could_summon(s: State, seat: Seat, cards: list[Card]) -> list[Card]:
    masks = masks_for(s, seat)
    return [card for card in cards if ways_to_summon(s, seat, card, masks)]


def can_summon(s: State, seat: Seat, cards: list[Card]) -> bool:
    """With own pieces perhaps: that is known sooner."""
    masks, colour = masks_for(s, seat), s.agreed.side_of[seat]
    if any(own_fits(s, colour, being_of(card), masks) and not being_of(card).elsewhere for card in cards):
        return True
    return any(ways_to_summon(s, seat, card, masks) for card in cards)


def masks_for(s: State, seat: Seat) -> Masks:
    return Masks(s, s.turn.bonus_colour if s.turn.bonus == POSSESSED else s.agreed.side_of[seat])


def ways_to_summon(s: State, seat: Seat, card: Card, masks: Masks) -> list[Answered]:
    """With own pieces, and with what a card grants the next summoning (TK-P-15)."""
    colour, being = s.agreed.side_of[seat], being_of(card)
    own = own_fits(s, colour, being, masks)
    found = spread(s, being, plays(s, colour, card, being, own)) if own else []
    if s.turn.bonus == BORROW or s.agreed.form == MELEE:
        found += spread(s, being, lent_plays(s, seat, card, being, masks, [fit.square for fit in own]))
    return found


def own_fits(s: State, colour: Colour, being: Being, masks: Masks) -> list[Fit]:
    """Without lent pieces."""
    covered = fits(being, masks)
    if s.turn.bonus == EMPTY:
        covered += void_fits(s, being, masks)
    return possible(s, colour, being, covered) if covered else []


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
    """By square and image; of images that make no difference the first."""
    matters, last = image_matters(s, colour, being), NOWHERE
    found: list[Answered] = []
    places = [fit.place for fit in own]
    if len(places) > 1:
        places.sort()
    for place in places:
        square = place // IMAGES
        if matters or square != last:
            last = square
            found.append((SUMMON, card, square, place % IMAGES))
    return found


def image_matters(s: State, colour: Colour, being: Being) -> bool:
    """To the effect, or in a shortage to what may be picked up (TK-P-10, TK-P-11)."""
    return being.image_matters or not verbs.in_supply(s, colour, being.rank)


def possible(s: State, colour: Colour, being: Being, covered: list[Fit]) -> list[Fit]:
    """The summoning square holds no higher rank, and there is a piece for the being (TK-P-06, TK-P-09)."""
    rank, elsewhere = s.pieces.rank, being.elsewhere
    found = covered if elsewhere else [fit for fit in covered if rank[fit.square] <= being.rank]
    if verbs.in_supply(s, colour, being.rank):
        return found
    kind = of_kind(s, colour, being)
    return [fit for fit in found if kind & ~fit.pieces or (kind & BITS[fit.square] and not elsewhere)]


def reuses(s: State, colour: Colour, being: Being, square: Square) -> bool:
    """In a shortage an own piece of the kind on the summoning square becomes the being (TK-P-09)."""
    return of_kind(s, colour, being) & BITS[square] != 0


def of_kind(s: State, colour: Colour, being: Being) -> Mask:
    """Own pieces of which the being could be one."""
    return held(s, colour, LEGENDARY) if being.rank == LEGENDARY else small_of(s, colour)


def spare(s: State, colour: Colour, being: Being, fit: Fit) -> list[Square]:
    """Own pieces of the kind that the image does not use: one of them may be picked up."""
    return squares_of(of_kind(s, colour, being) & ~fit.pieces)


# Lent pieces


def lent_plays(s: State, seat: Seat, card: Card, being: Being, masks: Masks, fitting: list[Square]) -> list[Answered]:
    """One piece borrowed by a card, one improvised in a melee, or both, the one on the summoning square too
    (TK-M-07, TK-M-09, TK-M-11, TK-P-15)."""
    colour = s.agreed.side_of[seat]
    base = s.turn.bonus_colour if s.turn.bonus == POSSESSED else colour
    found: list[Answered] = []
    near = nearly(being, masks, 2 if s.turn.bonus == BORROW and s.agreed.form == MELEE else 1)
    for fit in possible(s, colour, being, near):
        if fit.square in fitting and not image_matters(s, colour, being):
            continue
        missing = [square for square in fit.used if s.pieces.colour[square] != base]
        if all(lendable(s, colour, fit, square) for square in missing):
            found += [(SUMMON, card, fit.square, fit.image, *lent) for lent in lendings(s, seat, missing)]
    return found


def nearly(being: Being, masks: Masks, most: int) -> list[Fit]:
    """Images that lack one piece, or up to so many."""
    others = ~masks.pieces
    return [fit for fit in candidates(being, masks, most) if 0 < (fit.pieces & others).bit_count() <= most]


def candidates(being: Being, masks: Masks, most: int) -> list[Fit]:
    """Where one piece may lack, the first or the last one is there, if the pattern has two."""
    pattern = being.pattern
    if most > 1 or len(pattern.cells) == 1:
        return pattern.fits
    first = [fit for square in masks.squares for fit in pattern.by_anchor[square]]
    others = ~masks.pieces
    last = [fit for square in masks.squares for fit in pattern.by_last[square] if others & BITS[fit.used[0]]]
    return first + last


def lendable(s: State, colour: Colour, fit: Fit, square: Square) -> bool:
    """An enemy piece of the rank that is drawn there (TK-M-08); so must own pieces be."""
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
    """Once in the game against each colour, and only in a melee (TK-M-07, TK-P-13)."""
    return s.agreed.form == MELEE and not s.players[seat].improvised[s.pieces.colour[square]]

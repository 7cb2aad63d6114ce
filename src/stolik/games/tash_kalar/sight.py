"""What an effect looks at: where its being is, which pieces and squares fit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stolik.engine.decision import Seat
from stolik.games.tash_kalar.arena import (
    AHEAD,
    BITS,
    COLOURS,
    DIAGONAL_NEAR,
    NEAR,
    NOWHERE,
    SQUARES,
    STRAIGHT_NEAR,
    WITHIN,
    Mask,
    Square,
    Way,
    distance,
    squares_of,
)
from stolik.games.tash_kalar.cards import ANY_RANK, COMMON, HEROIC, LEGENDARY, Card
from stolik.games.tash_kalar.state import (
    NO_TOKEN,
    NOBODY,
    Colour,
    Player,
    State,
    active_colour,
    enemies_of,
    gate_square,
    of_ranks,
)

Ranks = tuple[int, ...]
ONLY_COMMON: Final[Ranks] = (COMMON,)
ONLY_HEROIC: Final[Ranks] = (HEROIC,)
ONLY_LEGENDARY: Final[Ranks] = (LEGENDARY,)


def among(mask: Mask, where: Sequence[Square]) -> list[Square]:
    """Of these squares those of the mask."""
    return squares_of(mask) if where is SQUARES else [square for square in where if mask & BITS[square]]


class Sight:
    """`card` is what acts (a being, a flare, a frost effect); `being` the piece that represents it, if any."""

    __slots__ = ("arrows", "being", "card", "colour", "marks", "over", "s", "seat", "square", "used")

    def __init__(self, s: State, card: Card) -> None:
        self.s = s
        self.seat: Seat = s.turn.seat
        self.colour = active_colour(s)
        self.card = card
        self.being = NO_TOKEN
        self.square = NOWHERE  # where it was summoned
        self.marks: dict[str, list[Square]] = {}
        self.arrows: list[Way] = []
        self.used: list[int] = []  # the pieces that filled the pattern, lent ones too, by token (TK-M-10)
        self.over: Colour = NOBODY  # whose piece was destroyed by the summoning

    @property
    def player(self) -> Player:
        return self.s.players[self.seat]

    # Where things are

    @property
    def here(self) -> Square:
        """Where the being stands now; NOWHERE once it is gone (TK-P-12)."""
        if self.being != NO_TOKEN and self.s.pieces.token[self.square] == self.being:
            return self.square
        return self.find(self.being)

    @property
    def gate(self) -> Square:
        """NOWHERE where there is none, also in the middle of an effect (TK-N-23, TK-N-36)."""
        return gate_square(self.s)

    def find(self, token: int) -> Square:
        return self.s.pieces.token.index(token) if token != NO_TOKEN and token in self.s.pieces.token else NOWHERE

    def marked(self, name: str) -> list[Square]:
        """In the image that was chosen (TK-E-05)."""
        return [square for square in self.marks.get(name, []) if square != NOWHERE]

    def adjacent(self, square: Square | None = None) -> list[Square]:
        """Next to the being, unless another square is named (TK-E-04)."""
        at = self.here if square is None else square
        return NEAR[at] if at != NOWHERE else []

    def orthogonal(self) -> list[Square]:
        return STRAIGHT_NEAR[self.here] if self.here != NOWHERE else []

    def diagonal(self) -> list[Square]:
        return DIAGONAL_NEAR[self.here] if self.here != NOWHERE else []

    def within(self, reach: int) -> list[Square]:
        return WITHIN[reach][self.here] if self.here != NOWHERE else []

    def exactly_two(self) -> list[Square]:
        return [square for square in self.within(2) if square not in self.adjacent()]

    def touching(self, squares: Sequence[Square], ranks: Ranks = ANY_RANK, besides: Square = NOWHERE) -> list[Square]:
        """Of these, the squares next to an own piece of such a rank, one excepted."""
        own = [square for square in self.own(ranks) if square != besides]
        return [square for square in squares if any(friend in NEAR[square] for friend in own)]

    # Which pieces, which squares: yours, an enemy's, anybody's (TK-E-03)

    def own(self, ranks: Ranks = ANY_RANK, where: Sequence[Square] = SQUARES) -> list[Square]:
        return among(of_ranks(self.s, self.colour, ranks), where)

    def enemy(self, ranks: Ranks = ANY_RANK, where: Sequence[Square] = SQUARES) -> list[Square]:
        mask = 0
        for colour in self.opponents():
            mask |= of_ranks(self.s, colour, ranks)
        return among(mask, where)

    def all(self, ranks: Ranks = ANY_RANK, where: Sequence[Square] = SQUARES) -> list[Square]:
        mask = 0
        for colour in range(self.s.agreed.sides):
            mask |= of_ranks(self.s, colour, ranks)
        return among(mask, where)

    def empty(self, where: Sequence[Square] = SQUARES) -> list[Square]:
        return among(self.s.pieces.vacant, where)

    def others(self, squares: Sequence[Square]) -> list[Square]:
        """Without the being itself."""
        here = self.here
        return [square for square in squares if square != here]

    def count(self, colour: Colour, ranks: Ranks = ANY_RANK) -> int:
        return of_ranks(self.s, colour, ranks).bit_count()

    def opponents(self) -> list[Colour]:
        return enemies_of(self.s, self.colour)

    def empty_at(self, square: Square) -> bool:
        return square != NOWHERE and not self.s.pieces.rank[square]

    def gate_on(self, colour: str) -> bool:
        """The colour of the square under the Gate."""
        gate = self.gate
        return gate != NOWHERE and COLOURS[gate] == colour

    def closer(self, start: Square, goal: Square) -> list[Square]:
        """Neighbours that lie nearer to the goal, the goal included (TK-N-43, TK-N-44)."""
        if goal == NOWHERE or start == NOWHERE:
            return []
        near = distance(start, goal)
        return [end for end in AHEAD[start] if end != NOWHERE and distance(end, goal) < near]

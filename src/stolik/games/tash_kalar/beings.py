"""The beings of the schools and the legends: their patterns, and the effects that stand under them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from stolik.engine.game import Rule
from stolik.games.tash_kalar.cards import COMMON, HEROIC, LEGENDARY, Card
from stolik.games.tash_kalar.effect import Effect
from stolik.games.tash_kalar.patterns import Pattern

Carry = Callable[[Effect], Rule[None]]


class Being:
    """A card that is summoned."""

    __slots__ = ("effect", "elsewhere", "fixed", "frost", "id", "image_matters", "lends", "pattern", "rank", "warp")

    def __init__(self, id: str, rank: int, pattern: Pattern, effect: Carry | None) -> None:
        self.id = id
        self.rank = rank
        self.pattern = pattern
        self.effect = effect
        self.image_matters = bool(pattern.marks or pattern.arrows)  # which image is used makes a difference
        self.elsewhere = False  # it comes to any empty plain square (TK-W-07)
        self.frost: Carry | None = None
        self.lends = 0  # used just before a summoning, its frost effect grants it this (TK-F-37)
        self.warp: Carry | None = None
        self.fixed = False  # while it is pending it can be neither copied nor discarded nor taken back (TK-W-07)


class Deck:
    """A deck in the making: decorators put the effects under the drawn patterns."""

    def __init__(self, name: str, begun: Sequence[Being] = ()) -> None:
        self.name = name
        self.beings: list[Being] = list(begun)

    def common(self, drawing: str) -> Callable[[Carry], Carry]:
        return self._being(COMMON, drawing)

    def heroic(
        self, drawing: str, arrows: str = "", uses_pieces: bool = False, elsewhere: bool = False
    ) -> Callable[[Carry], Carry]:
        return self._being(HEROIC, drawing, arrows, uses_pieces, elsewhere)

    def legendary(self, drawing: str, arrows: str = "", uses_pieces: bool = False) -> Callable[[Carry], Carry]:
        return self._being(LEGENDARY, drawing, arrows, uses_pieces)

    def _being(
        self, rank: int, drawing: str, arrows: str = "", uses_pieces: bool = False, elsewhere: bool = False
    ) -> Callable[[Carry], Carry]:
        """It is called as its effect is."""

        def register(effect: Carry) -> Carry:
            being = Being(effect.__name__, rank, Pattern(drawing, arrows), effect)
            being.image_matters = being.image_matters or uses_pieces
            being.elsewhere = elsewhere
            self.beings.append(being)
            return effect

        return register

    def silent(self, id: str, rank: int, drawing: str) -> None:
        """A being without a normal effect."""
        self.beings.append(Being(id, rank, Pattern(drawing), None))

    def frost(self, id: str, lends: int = 0) -> Callable[[Carry], Carry]:
        """The part that is kept for later (TK-F-05)."""

        def register(effect: Carry) -> Carry:
            being = self.find(id)
            being.frost, being.lends = effect, lends
            return effect

        return register

    def warp(self, id: str, fixed: bool = False) -> Callable[[Carry], Carry]:
        """The part that is played from the hand before the being is summoned (TK-W-01)."""

        def register(effect: Carry) -> Carry:
            being = self.find(id)
            being.warp, being.fixed = effect, fixed
            return effect

        return register

    def find(self, id: str) -> Being:
        return next(being for being in self.beings if being.id == id)


BEINGS: Final[list[Being]] = []
"""All that can be summoned, by card; decks.py fills it in when the game is read."""


def being_of(card: Card) -> Being:
    return BEINGS[card]

"""All cards: the beings of the schools, the legends, and the registry under which their effects stand."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Literal

from stolik.engine.game import Rule
from stolik.games.tash_kalar.patterns import Pattern

if TYPE_CHECKING:
    from stolik.games.tash_kalar.effect import Effect

Card = int
"""The number of a card among all that exist; every card exists once."""
Carry = Callable[["Effect"], Rule[None]]

COMMON: Final = 1
HEROIC: Final = 2
LEGENDARY: Final = 3
Rank = Literal["none", "common", "heroic", "legendary"]
RANKS: Final[tuple[Rank, ...]] = ("none", "common", "heroic", "legendary")
SMALL: Final = (COMMON, HEROIC)
UPGRADED: Final = (HEROIC, LEGENDARY)
ANY_RANK: Final = (COMMON, HEROIC, LEGENDARY)
CARDS_IN_SCHOOL: Final = 18
LEGENDS: Final = 12


class Being:
    """A card that is summoned. `image_matters`: which image is used makes a difference to its effect."""

    __slots__ = ("effect", "elsewhere", "frost", "id", "image_matters", "pattern", "rank", "warp")

    def __init__(self, id: str, rank: int, pattern: Pattern, effect: Carry | None, image_matters: bool) -> None:
        self.id = id
        self.rank = rank
        self.pattern = pattern
        self.effect = effect
        self.frost: Carry | None = None
        self.warp: Carry | None = None
        self.elsewhere = id == "time_traveler"  # it comes to any empty plain square (TK-W-07)
        self.image_matters = image_matters


class Deck:
    """A deck in the making: decorators put the effects under the drawn patterns."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.beings: list[Being] = []

    def being(
        self, id: str, rank: int, drawing: str, arrows: str = "", uses_pieces: bool = False
    ) -> Callable[[Carry], Carry]:
        def register(effect: Carry) -> Carry:
            self._add(id, rank, drawing, arrows, uses_pieces, effect)
            return effect

        return register

    def silent(self, id: str, rank: int, drawing: str) -> None:
        """A being without a normal effect."""
        self._add(id, rank, drawing, "", False, None)

    def frost(self, id: str) -> Callable[[Carry], Carry]:
        """The part that is kept for later (TK-F-05)."""

        def register(effect: Carry) -> Carry:
            self.find(id).frost = effect
            return effect

        return register

    def warp(self, id: str) -> Callable[[Carry], Carry]:
        """The part that is played from the hand before the being is summoned (TK-W-01)."""

        def register(effect: Carry) -> Carry:
            self.find(id).warp = effect
            return effect

        return register

    def find(self, id: str) -> Being:
        return next(being for being in self.beings if being.id == id)

    def _add(self, id: str, rank: int, drawing: str, arrows: str, uses_pieces: bool, effect: Carry | None) -> None:
        pattern = Pattern(drawing, arrows)
        matters = bool(pattern.marks or pattern.arrows or uses_pieces)
        self.beings.append(Being(id, rank, pattern, effect, matters))

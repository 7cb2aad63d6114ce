"""Cards and ranks, as numbers."""

from __future__ import annotations

from typing import Final, Literal

Card = int
"""The number of a card among all that exist; every card exists once."""

# They rise; small are common and heroic pieces, upgraded heroic and legendary ones (TK-C-06)
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

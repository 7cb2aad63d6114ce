"""What one hero has thrown in one fight, and what of it is still pending (K-O-24, K-O-25)."""

from __future__ import annotations

from typing import Final

from stolik.engine.decision import Seat
from stolik.games.karak2.contents import DICE, HERO

MONSTERS: Final = "monsters"
RESIDENTS: Final = "residents"
GENERAL: Final = "general"
RIFT: Final = "rift"
DUEL: Final = "duel"


class Throw:
    """Of `kinds` the first have been thrown and show `faces`."""

    __slots__ = (
        "against",
        "awake",
        "bolts",
        "faces",
        "kinds",
        "lay",
        "more",
        "owed",
        "plagued",
        "power",
        "seat",
        "skulls",
        "spent",
        "strength",
    )

    def __init__(self, seat: Seat, against: str, strength: int, awake: bool = True) -> None:
        self.seat = seat
        self.against = against
        self.strength = strength  # to be reached
        self.awake = awake  # an unconscious Emperor throws no hero die and casts nothing
        self.lay = False  # unconscious before the fight began
        self.kinds: list[int] = []
        self.faces: list[int] = []
        self.bolts = 0
        self.more = 0  # swords of tie-breaks
        self.skulls = 0  # of tie-breaks, on the hero die
        self.power = 0
        self.plagued = False
        self.owed = False  # the die of a Blessing for which there was no room (K-I-29)
        self.spent: list[str] = []  # once per fight (K-O-63)

    def signs(self, sign: str) -> list[int]:
        """The dice that show this sign."""
        return [place for place, kind in enumerate(self.kinds) if DICE[kind].faces[self.faces[place]] == sign]

    def swords_of(self, place: int) -> int:
        return DICE[self.kinds[place]].swords[self.faces[place]]

    def skulls_of(self, place: int) -> int:
        return DICE[self.kinds[place]].skulls[self.faces[place]]

    @property
    def swords(self) -> int:
        return sum([self.swords_of(place) for place in range(len(self.faces))]) + self.more

    @property
    def wounds(self) -> int:
        """Skulls on the hero die."""
        own = [self.skulls_of(place) for place in range(len(self.faces)) if self.kinds[place] == HERO]
        return sum(own) + self.skulls

    @property
    def fallen(self) -> list[int]:
        """The dice, by kind, that a skull removes."""
        return [
            self.kinds[place] for place in range(len(self.faces)) if self.kinds[place] != HERO and self.skulls_of(place)
        ]

    @property
    def two_skulls(self) -> bool:
        """On the hero die as it lies."""
        return HERO in self.kinds and self.skulls_of(self.kinds.index(HERO)) == 2

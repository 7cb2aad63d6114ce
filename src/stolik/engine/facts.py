"""What a game tells players that learn: facts of an answer, each with a name, that hold or do not."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from typing import Any, Final

from stolik.engine.decision import Decision, Seat

Row = list[int]
"""The numbers of the facts that hold for one answer."""


Standing = list[tuple[int, float]]
"""How a seat stands, for learning from results: which measure, and how much of it."""


class Names:
    """Names in the making; each gets the next number."""

    __slots__ = ("all",)

    def __init__(self) -> None:
        self.all: list[str] = []

    def fact(self, name: str) -> int:
        self.all.append(name)
        return len(self.all) - 1

    def scale(self, name: str, most: int) -> list[int]:
        """A fact for each number up to most, which stands for more too."""
        return [self.fact(f"{name} {number}") for number in range(most + 1)]

    def each(self, name: str, words: Sequence[str]) -> list[int]:
        return [self.fact(f"{name} {word}") for word in words]


WHEN: Final = " when "


def names_when(names: Sequence[str], situations: Sequence[str]) -> list[str]:
    """Each fact, and each again for every situation in which its answer may be given."""
    return [*names, *(f"{name}{WHEN}{situation}" for situation in situations for name in names)]


NOTHING_FIXED: Final[Mapping[str, float]] = {}
ANYWHERE: Final[Sequence[str]] = ()
NO_MEASURES: Final[Sequence[str]] = ()
NO_OPENINGS: Final[Mapping[str, Sequence[Row]]] = {}


class Facts:
    """A game's `features.py` declares `FACTS`: the names, and `rows`, which reads a state without changing it.

    `rows` has one row for each option, in order, as the asked seat may know it: the same in every world dealt for it.
    Where there are `situations`, every fact holds again in each that `situation` says holds when the seat is asked:
    `plain` leaves that out.
    `fixed` are weights that nobody has to learn, because what they are about is rare and clear.
    `openings` are facts of what is chosen before a game, by the kind of thing as in the game's `factors`: one or more
    lists with a fact for each thing. Their weights come from results.
    `standing` tells where a seat stands in the `measures`: from it is learned what it can expect. It may look at
    what is hidden, as no player ever asks it. Without it the game's `evaluate` is all there is.
    """

    __slots__ = ("count", "digest", "fixed", "measures", "names", "openings", "plain", "situation", "standing")

    def __init__(
        self,
        names: Sequence[str],
        rows: Callable[[Any, Decision], list[Row]],
        fixed: Mapping[str, float] = NOTHING_FIXED,
        openings: Mapping[str, Sequence[Row]] = NO_OPENINGS,
        situations: Sequence[str] = ANYWHERE,
        situation: Callable[[Any, Decision], list[int]] | None = None,
        measures: Sequence[str] = NO_MEASURES,
        standing: Callable[[Any, Seat], Standing] | None = None,
    ) -> None:
        names = names_when(names, situations)
        assert len(set(names)) == len(names), "a fact is named twice"
        assert set(fixed) <= set(names), "what is fixed is no fact"
        self.names: list[str] = names
        self.plain = rows
        self.situation = situation
        self.fixed = fixed
        self.openings = openings
        self.measures = measures
        self.standing = standing
        self.digest: str = sha256("\n".join(names).encode()).hexdigest()[:16]
        """By which weights tell whether they were learned for these facts."""
        self.count = len(names) // (1 + len(situations))

    def starts(self, state: Any, decision: Decision) -> list[int]:
        """Where the numbers of the facts begin that hold of any answer now: of those of any situation, and of each."""
        if self.situation is None:
            return [0]
        return [0, *[self.count * (1 + situation) for situation in self.situation(state, decision)]]

    def rows(self, state: Any, decision: Decision) -> list[Row]:
        rows = self.plain(state, decision)
        if self.situation is None:
            return rows
        starts = self.starts(state, decision)
        return [[start + fact for start in starts for fact in row] for row in rows]

"""What a game tells players that learn: facts of an answer, each with a name, that hold or do not."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from typing import Any, Final

from stolik.engine.decision import Decision

Row = list[int]
"""The numbers of the facts that hold for one answer."""


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


NOTHING_FIXED: Final[Mapping[str, float]] = {}
NO_OPENINGS: Final[Mapping[str, Sequence[Row]]] = {}


class Facts:
    """A game's `features.py` declares `FACTS`: the names, and `rows`, which reads a state without changing it.

    `rows` has one row for each option, in order, as the asked seat may know it: the same in every world dealt for it.
    `fixed` are weights that nobody has to learn, because what they are about is rare and clear.
    `openings` are facts of what is chosen before a game, by the kind of thing as in the game's `factors`: one or more
    lists with a fact for each thing. Their weights come from results.
    """

    __slots__ = ("digest", "fixed", "names", "openings", "rows")

    def __init__(
        self,
        names: Sequence[str],
        rows: Callable[[Any, Decision], list[Row]],
        fixed: Mapping[str, float] = NOTHING_FIXED,
        openings: Mapping[str, Sequence[Row]] = NO_OPENINGS,
    ) -> None:
        assert len(set(names)) == len(names), "a fact is named twice"
        assert set(fixed) <= set(names), "what is fixed is no fact"
        self.names: list[str] = list(names)
        self.rows = rows
        self.fixed = fixed
        self.openings = openings
        self.digest: str = sha256("\n".join(names).encode()).hexdigest()[:16]
        """By which weights tell whether they were learned for these facts."""

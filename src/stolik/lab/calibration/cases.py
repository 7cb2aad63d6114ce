"""What was said and what happened, how far they lie apart, and how much of that is luck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from stolik.bots.chances import Correction, Sharpness

TENTHS: Final = 10
DRAWN: Final = 1000
"""Samples by which luck is told from error."""


class Forecast(NamedTuple):
    """What an answer or a side was said to win, and the share of the win that it got.

    `found` is what the search found before it was corrected, `game` the number of the game.
    """

    said: float
    happened: float
    found: float = 0.5
    game: int = 1


class Tenth(NamedTuple):
    """All cases of which between `number` and `number` + 1 tenths were said."""

    number: int
    cases: int
    said: float
    happened: float


class Calibration:
    """`sides` of a question follow each other in the cases: one where only the asked seat was told something."""

    def __init__(self, seats: int, games: int, cases: Sequence[Forecast], sides: int = 1) -> None:
        self.seats = seats
        self.games = games
        self.cases = list(cases)
        self.sides = sides

    @property
    def tenths(self) -> list[Tenth]:
        found: dict[int, list[Forecast]] = {}
        for case in self.cases:
            found.setdefault(min(int(TENTHS * case.said), TENTHS - 1), []).append(case)
        return [
            Tenth(
                number,
                len(some),
                sum(one.said for one in some) / len(some),
                sum(one.happened for one in some) / len(some),
            )
            for number, some in sorted(found.items())
        ]

    @property
    def questions(self) -> list[list[Forecast]]:
        return [self.cases[place : place + self.sides] for place in range(0, len(self.cases), self.sides)]

    @property
    def error(self) -> float:
        """The expected calibration error: how far what is said lies from what happens, by tenths."""
        return sum(abs(one.said - one.happened) * one.cases for one in self.tenths) / max(len(self.cases), 1)

    @property
    def brier(self) -> float:
        """The mean square of what was said less what happened: small for who knows, 0.25 for who says one half."""
        return sum((one.said - one.happened) ** 2 for one in self.cases) / max(len(self.cases), 1)

    @property
    def by_luck(self) -> float:
        """The error that true chances stay below in nineteen of twenty such samples."""
        rng, tenths = Random(1), self.tenths
        errors = sorted(drawn_error(tenths, rng) for _ in range(DRAWN))
        return errors[int(0.95 * DRAWN)]

    def corrected(self, by: Correction) -> Calibration:
        """The same cases, had this been said of them."""
        return Calibration(self.seats, self.games, [one._replace(said=by.of(one.found)) for one in self.cases])

    def sharpened(self, by: Sharpness) -> Calibration:
        """The same of a review."""
        cases: list[Forecast] = []
        for question in self.questions:
            said = by.of([one.found for one in question], range(self.sides))
            cases += [one._replace(said=chance) for one, chance in zip(question, said, strict=True)]
        return Calibration(self.seats, self.games, cases, self.sides)

    def as_data(self) -> dict[str, Any]:
        return {
            "seats": self.seats,
            "games": self.games,
            "questions": len(self.cases) // self.sides,
            "sides": self.sides,
            "error": round(self.error, 4),
            "by_luck": round(self.by_luck, 4),
            "brier": round(self.brier, 4),
            "tenths": [one._asdict() for one in self.tenths],
            "cases": " ".join(f"{one.found:.4f}:{one.happened:g}:{one.game}" for one in self.cases),
        }


def drawn_error(tenths: Sequence[Tenth], rng: Random) -> float:
    """Of games in which everything happened as often as it was said, but for luck."""
    off = 0.0
    for one in tenths:
        won = sum(rng.random() < one.said for _ in range(one.cases))
        off += abs(won - one.said * one.cases)
    return off / max(sum(one.cases for one in tenths), 1)


def stored(told: Mapping[str, Any], by: Correction) -> Calibration:
    """What `as_data` gave, read again; what was found counts, and is corrected anew."""
    rows = [one.split(":") for one in told["cases"].split()]
    cases = [Forecast(by.of(float(found)), float(happened), float(found), int(game)) for found, happened, game in rows]
    return Calibration(int(told["seats"]), int(told["games"]), cases, int(told.get("sides", 1)))

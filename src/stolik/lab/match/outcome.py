"""A match of bots, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from stolik.engine.game import Factors, Game, Result


@dataclass(frozen=True)
class Match:
    """Matches of the same deal have the same luck."""

    number: int
    deal: int
    seats: tuple[str, ...]


@dataclass(frozen=True)
class Outcome:
    """`places` is None where the match was left at the cap, or broke off with a fault."""

    match: Match
    answers: int
    places: tuple[int, ...] | None = None
    scores: tuple[int, ...] | None = None
    fault: str | None = None
    factors: Factors = field(default_factory=dict)

    @property
    def winners(self) -> list[int]:
        return [] if self.places is None else Result(list(self.places), "").winners

    @property
    def capped(self) -> bool:
        return self.places is None and self.fault is None

    @property
    def drawn(self) -> bool:
        return self.fault is None and not self.winners

    def best(self) -> dict[str, int]:
        """The best place of each bot; all alike where there is no result."""
        places = self.places or (1,) * len(self.match.seats)
        return {
            bot: min(place for place, name in zip(places, self.match.seats, strict=True) if name == bot)
            for bot in dict.fromkeys(self.match.seats)
        }

    def points(self) -> dict[str, float]:
        """One for the bot that won, shared where several did; nobody gets anything for a match that broke off."""
        best = self.best()
        first = [bot for bot, place in best.items() if place == 1]
        return {} if self.fault is not None else {bot: (bot in first) / len(first) for bot in best}


def outcome(
    game: Game[Any], match: Match, answers: int, result: Result | None, end: Any, fault: str | None = None
) -> Outcome:
    if result is None:
        return Outcome(match, answers, fault=fault)
    return Outcome(
        match,
        answers,
        tuple(result.places),
        None if result.scores is None else tuple(result.scores),
        factors=game.factors(end),
    )


class Tally:
    """Counted from the outcomes. Matches that broke off are told as errors and count for nothing else."""

    def __init__(self, outcomes: Sequence[Outcome]) -> None:
        self.good = [found for found in outcomes if found.fault is None]
        self.faults = [found.fault for found in outcomes if found.fault is not None]

    @property
    def draws(self) -> int:
        """Nobody won, those among them that were left at the cap."""
        return sum(found.drawn for found in self.good)

    @property
    def capped(self) -> int:
        return sum(found.capped for found in self.good)

"""What a tournament has shown: wins, Elo, who beat whom, and how much of it was the seat or the luck."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import mean, variance
from typing import Any

from stolik.lab.match.outcome import Outcome, Tally
from stolik.lab.ratings import Elo, Pair, Share, ratings, wilson
from stolik.lab.tournament.plan import DUPLICATE, Plan


@dataclass(frozen=True)
class Score:
    """Of one bot against another."""

    wins: int = 0
    draws: int = 0
    losses: int = 0

    @property
    def games(self) -> int:
        return self.wins + self.draws + self.losses

    @property
    def points(self) -> float:
        return self.wins + self.draws / 2


class Standings(Tally):
    """Who won, by bot."""

    def __init__(self, plan: Plan, outcomes: Sequence[Outcome]) -> None:
        super().__init__(outcomes)
        self.plan = plan
        self.outcomes = outcomes

    def wins(self) -> dict[str, int]:
        return {bot: sum(_won(found, bot) for found in self.good) for bot in self.plan.bots}

    def shares(self) -> dict[str, Share]:
        """Of the points there were where the bot sat; a draw is shared."""
        shares = {}
        for bot in self.plan.bots:
            points = [found.points()[bot] for found in self.good if bot in found.match.seats]
            shares[bot] = wilson(sum(points), len(points))
        return shares

    def cross(self) -> dict[Pair, Score]:
        """By best place; two that both lost to a third have not met."""
        return {
            (one, other): self._score(one, other) for one in self.plan.bots for other in self.plan.bots if one != other
        }

    def _score(self, one: str, other: str) -> Score:
        both = [found.best() for found in self.good if one in found.match.seats and other in found.match.seats]
        wins = sum(best[one] < best[other] for best in both)
        losses = sum(best[one] > best[other] for best in both)
        return Score(wins, sum(best[one] == best[other] == 1 for best in both), losses)

    def ratings(self) -> dict[str, Elo]:
        """A match of several bots tells less of each pair than a match of two."""
        weight = 2 / self.plan.at_once
        return ratings(self.plan.bots, {pair: score.points * weight for pair, score in self.cross().items()})

    def by_seat(self) -> list[Share]:
        seats = range(len(self.plan.sides))
        return [wilson(sum(seat in found.winners for found in self.good), len(self.good)) for seat in seats]

    def answers_per_game(self) -> float:
        return mean(found.answers for found in self.good) if self.good else 0.0

    def luck_ratio(self) -> float | None:
        """Only where luck was dealt twice."""
        return luck_ratio(self.plan, self.good) if self.plan.system == DUPLICATE else None

    def as_data(self) -> dict[str, Any]:
        rated, shares = self.ratings(), self.shares()
        cross: dict[str, dict[str, Any]] = {bot: {} for bot in self.plan.bots}
        for (one, other), score in self.cross().items():
            cross[one][other] = asdict(score)
        return {
            **asdict(self.plan),
            "finished": len(self.good),
            "errors": len(self.faults),
            "capped": self.capped,
            "wins": self.wins(),
            "draws": self.draws,
            "shares": {bot: asdict(shares[bot]) for bot in shares},
            "elo": {bot: asdict(rated[bot]) for bot in rated},
            "cross": cross,
            "by_seat": [asdict(share) for share in self.by_seat()],
            "answers_per_game": self.answers_per_game(),
            "luck_ratio": self.luck_ratio(),
            "faults": self.faults,
        }


def _won(found: Outcome, bot: str) -> bool:
    return any(found.match.seats[seat] == bot for seat in found.winners)


def luck_ratio(plan: Plan, outcomes: Sequence[Outcome]) -> float | None:
    """The variance of a deal's result, by what it would be were its matches independent: below 1, duplicate pays.

    Both are taken over the same matches, seating by seating, so that neither strength nor the seat counts as luck.
    """
    dealt = apart = 0.0
    for group in plan.groups:
        for bot in group:
            table = _by_deal(plan, [found for found in outcomes if set(found.match.seats) == set(group)], bot)
            if len(table) > 1:
                dealt += variance(mean(row) for row in table)
                apart += sum(variance(column) for column in zip(*table, strict=True)) / plan.at_once**2
    return dealt / apart if apart else None


def _by_deal(plan: Plan, outcomes: Sequence[Outcome], bot: str) -> list[list[float]]:
    """For each whole deal: the points of the bot in its seatings, in order."""
    deals: dict[int, list[Outcome]] = {}
    for found in outcomes:
        deals.setdefault(found.match.deal, []).append(found)
    whole = [deal for deal in deals.values() if len(deal) == plan.at_once]
    return [[found.points()[bot] for found in sorted(deal, key=lambda found: found.match.number)] for deal in whole]

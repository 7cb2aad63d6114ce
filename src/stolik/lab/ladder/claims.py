"""What the ladder claims of two levels, and when it is clear."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from math import sqrt
from typing import Any, Final

from stolik.bots.levels import POLICY, strength_of
from stolik.bots.policy import policy_of
from stolik.bots.strengths import LEARNED
from stolik.engine.game import Game, Options
from stolik.lab.ratings import Share, wilson
from stolik.lab.tournament.plan import seated

Pairing = tuple[str, str, float]
"""A level, a weaker one, and the share of the points that the first claims to win."""
STEPS: Final = (("level2", "level1"), ("level3", "level2"), ("level4", "level3"), ("level5", "level4"))
EVEN: Final = 0.5
GREEDY: Final = "greedy"
ALL_SETS: Final = "all sets"
TWO_SIDES: Final[tuple[Pairing, ...]] = (
    *((stronger, weaker, 0.6) for stronger, weaker in STEPS),
    *(("level3", "level1", 0.7), ("level5", "level3", 0.7)),
)
MORE_SEATS: Final[tuple[Pairing, ...]] = tuple((stronger, weaker, EVEN) for stronger, weaker in STEPS)
"""There the levels keep their order."""
MASTERY: Final[Mapping[tuple[str, str], float]] = {
    ("war_chest", "2"): 0.95,
    ("war_chest", "4"): 0.85,
    ("war_chest", ALL_SETS): 0.9,
    ("tash_kalar", "2"): 0.95,
}
"""What level 5 wins against greedy, by game and table; elsewhere luck allows less."""
BY_LUCK: Final = 0.7


def learned(game: str, table: str) -> tuple[Pairing, ...]:
    """Where the levels have learned they are measured by greedy, and by what they were before, too."""
    mastery = ("level5", GREEDY, MASTERY.get((game, table), BY_LUCK))
    if table == ALL_SETS:
        return (mastery,)
    rungs = ((POLICY, GREEDY, EVEN), ("level3", GREEDY, 0.7), mastery)
    if table == "4":
        return (*((stronger, weaker, 0.6) for stronger, weaker in STEPS), *rungs)
    return (*TWO_SIDES, (GREEDY, "level1", 0.6), *rungs, ("level5", "level5@1", EVEN))


FEWEST: Final = 20
"""After so few a claim is clear only where hardly any luck could bring the share down to the goal."""
USUAL: Final = 40
LOOK: Final = 20
"""Matches between two looks; looking often makes luck look like skill, so each look asks for more than 95 %."""
SURE: Final = 2.6


def pairings(game: str, table: str) -> tuple[Pairing, ...]:
    """Of a table for two, for four, or for two with all sets."""
    if game in LEARNED:
        return learned(game, table)
    return TWO_SIDES if table == "2" else MORE_SEATS if table == "4" else ()


def told(name: str, game: Game[Any]) -> str:
    """All that makes a bot as strong as it is: its numbers, and what it has learned."""
    if name == GREEDY:
        return name
    strength = strength_of(name, game.name)
    if not strength.led:
        return strength.told()
    policy = policy_of(game)
    return f"{strength.told()}, {policy.weights}" + (f", {policy.hopes}" if policy.hopes else "")


class Claim:
    """That a level wins at least `goal` of the points against another. `points` are those of the stronger, by match."""

    def __init__(self, game: Game[Any], options: Options, pairing: Pairing, most: int, table: str = "2") -> None:
        self.game = game
        self.options = options
        self.table = table
        self.stronger, self.weaker, self.goal = pairing
        self.most = most
        self.points: dict[int, float] = {}

    def id(self, seed: int) -> str:
        """The same for the same rules, strengths and luck."""
        game = self.game
        strengths = [told(name, game) for name in (self.stronger, self.weaker)]
        played = f"{game.name}\n{game.rules}\n{game.box}\n{sorted(self.options.items())}"
        return sha256(f"{played}\n{strengths}\n{seed}".encode()).hexdigest()[:16]

    def seats(self, rotation: int) -> tuple[str, ...]:
        """The two levels in turn; a team is always one level."""
        return seated(self.game.sides(self.options), (self.stronger, self.weaker), rotation)

    @property
    def counted(self) -> int:
        """Matches that count: up to the first look at which the claim was clear, without a gap, whoever played them."""
        played = 0
        while played < self.most and played + 1 in self.points:
            played += 1
            if self._clear_after(played):
                return played
        return played

    @property
    def decided(self) -> bool:
        counted = self.counted
        return counted == self.most or self._clear_after(counted)

    @property
    def share(self) -> Share:
        counted = self.counted
        return wilson(self._sum(counted), counted)

    @property
    def holds(self) -> bool:
        share = self.share
        return share.share >= self.goal and share.low > EVEN

    def next(self, asked: set[int]) -> int | None:
        """The first match that is neither played nor asked for."""
        numbers = (number for number in range(1, self.most + 1) if number not in self.points and number not in asked)
        return next(numbers, None)

    def _sum(self, matches: int) -> float:
        return sum(self.points[number] for number in range(1, matches + 1))

    def _clear_after(self, matches: int) -> bool:
        """Either surely stronger and at the goal, or surely below the goal."""
        if matches < FEWEST or matches % LOOK:
            return False
        share = self._sum(matches) / matches
        off = SURE * sqrt(max(share * (1 - share), 0.05) / matches)
        least = self.goal if matches < USUAL else EVEN
        return (share >= self.goal and share - off > least) or share + off < self.goal

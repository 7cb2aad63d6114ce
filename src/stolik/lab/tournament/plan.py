"""Who meets whom: round robin, Swiss or duplicate. A team is always one bot; more seats repeat the bots in turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from stolik.engine.game import Setting
from stolik.lab.match.outcome import Match, Outcome

ROUND_ROBIN: Final = "round-robin"
SWISS: Final = "swiss"
DUPLICATE: Final = "duplicate"
SYSTEMS: Final = (ROUND_ROBIN, SWISS, DUPLICATE)
Group = tuple[str, ...]


class BadPlan(Exception):
    """`why` is a key of the table's texts; the rest says what would do."""

    def __init__(self, why: str, **args: object) -> None:
        super().__init__(why)
        self.why = why
        self.said = args


@dataclass(frozen=True)
class Plan:
    """All that decides a tournament: whatever has the same plan has the same matches."""

    game: str
    options: dict[str, Setting]
    sides: tuple[int, ...]
    bots: tuple[str, ...]
    games: int
    seed: int
    system: str = ROUND_ROBIN

    @property
    def at_once(self) -> int:
        """How many different bots meet at a table."""
        return min(len(set(self.sides)), len(self.bots))

    @property
    def groups(self) -> list[Group]:
        return list(combinations(self.bots, self.at_once))

    @property
    def round_of_swiss(self) -> int:
        """Matches of one round: every group once in every seating."""
        whole, rest = divmod(len(self.bots), self.at_once)
        return whole * self.at_once + (rest if rest > 1 else 0)


def check(plan: Plan) -> None:
    if len(set(plan.bots)) < 2 or len(set(plan.bots)) < len(plan.bots):
        raise BadPlan("tournament-bots")
    if plan.at_once < 2:
        raise BadPlan("tournament-one-side")
    if plan.system == DUPLICATE and plan.games % plan.at_once:
        raise BadPlan("tournament-deals", each=plan.at_once, more=whole(plan.games, plan.at_once))
    if plan.system == SWISS and plan.games % plan.round_of_swiss:
        raise BadPlan("tournament-rounds", each=plan.round_of_swiss, more=whole(plan.games, plan.round_of_swiss))


def whole(games: int, each: int) -> int:
    """The next number of games that fills all deals or rounds."""
    return -(-games // each) * each


def next_matches(plan: Plan, done: Sequence[Outcome]) -> list[Match]:
    """What is to be played when all these are over; nothing at the end. Only Swiss looks at the results."""
    if len(done) >= plan.games:
        return []
    if plan.system == SWISS:
        return _swiss_round(plan, done)
    return list(_duplicate(plan) if plan.system == DUPLICATE else _round_robin(plan))


def seated(sides: Sequence[int], group: Group, rotation: int) -> tuple[str, ...]:
    return tuple(group[(side + rotation) % len(group)] for side in sides)


def _round_robin(plan: Plan) -> Iterator[Match]:
    """Group after group, then all again with the seats moved on; every match has luck of its own."""
    groups = plan.groups
    for number in range(plan.games):
        rotation, group = divmod(number, len(groups))
        yield Match(number + 1, number + 1, seated(plan.sides, groups[group], rotation))


def _duplicate(plan: Plan) -> Iterator[Match]:
    """Every deal is played in every seating, so that each bot once has the luck of each side."""
    groups = plan.groups
    for number in range(plan.games):
        deal, rotation = divmod(number, plan.at_once)
        yield Match(number + 1, deal + 1, seated(plan.sides, groups[deal % len(groups)], rotation))


def _swiss_round(plan: Plan, done: Sequence[Outcome]) -> list[Match]:
    first = len(done) + 1
    seatings = [
        seated(plan.sides, group, rotation) for group in _swiss_groups(plan, done) for rotation in range(len(group))
    ]
    return [Match(number, number, seats) for number, seats in enumerate(seatings, first)]


def _swiss_groups(plan: Plan, done: Sequence[Outcome]) -> list[Group]:
    """From the top: whoever it has met least, and stands nearest. One left over rests: who played most."""
    waiting = sorted(plan.bots, key=lambda bot: -_share(bot, done))
    if len(plan.bots) % plan.at_once == 1:
        waiting.remove(max(reversed(waiting), key=lambda bot: _played(bot, done)))
    groups = []
    while waiting:
        group = [waiting.pop(0)]
        while waiting and len(group) < plan.at_once:
            group.append(min(waiting, key=lambda bot: _met(bot, group, done)))
            waiting.remove(group[-1])
        groups.append(tuple(group))
    return groups


def _share(bot: str, done: Sequence[Outcome]) -> float:
    """Of the points it could have won."""
    return sum(outcome.points().get(bot, 0.0) for outcome in done) / max(_played(bot, done), 1)


def _played(bot: str, done: Sequence[Outcome]) -> int:
    return sum(bot in outcome.match.seats for outcome in done)


def _met(bot: str, group: Sequence[str], done: Sequence[Outcome]) -> int:
    return sum(bot in outcome.match.seats and other in outcome.match.seats for other in group for outcome in done)

"""A search that knows what is worth a look: one tree of answers, led by a learned policy, in worlds of one seat."""

from __future__ import annotations

from math import sqrt
from random import Random
from time import monotonic
from typing import Any, Final, Protocol

from stolik.bots.bot import Worlds
from stolik.bots.outlook import Tally
from stolik.bots.policy import Policy
from stolik.bots.rollout import SURE, by_chance, chances
from stolik.bots.strength import TURN, Strength
from stolik.engine.decision import CHANCE, Answer, Decision, Seat
from stolik.engine.position import Imagination, Position

TRUST: Final = 0.25
"""How far the policy leads away from what has done best so far, in winning chances."""
DOUBT: Final = 0.05
"""How much worse than its question an answer is held to be that nobody has tried."""
FLAT: Final = 2.0
"""By which what the policy says is divided for the prior: it is surer of itself than it should be."""
UNIFORM: Final = 0.05
"""The share of the prior that all answers have alike."""
LONGEST: Final = 40
"""Answers beyond the tree at most, where they end with the turn."""
LOOK: Final = 10
"""Iterations between two looks at whether the answer is clear."""
CLOSE: Final = 0.6
"""Two answers are close if the second has this share of the visits of the first."""
Drawn = tuple[Answer, ...]
"""What chance has answered since the last answer of the tree."""
Key = tuple[Seat, str, Answer, Drawn]
"""Who is asked what about what, and after which luck where the search sees it."""
UNSEEN: Final[Drawn] = ()


class Branch:
    """An answer to a question, and the questions that have followed it. `share` is the policy's, not summed to one."""

    __slots__ = ("answer", "forks", "share", "total", "visits")

    def __init__(self, answer: Answer, share: float) -> None:
        self.answer = answer
        self.share = share
        self.visits = 0
        self.total = 0.0
        self.forks: dict[Key, Fork] = {}

    def fork(self, decision: Decision, drawn: Drawn) -> Fork:
        """Where luck is not seen, what chance has drawn makes no difference; the answers that it allows do."""
        key = (decision.player, decision.prompt, decision.about, drawn)
        found = self.forks.get(key)
        if found is None:
            found = self.forks[key] = Fork()
        return found


class Fork:
    """A question, after the same answers in any world."""

    __slots__ = ("branches", "total", "visits")

    def __init__(self) -> None:
        self.branches: dict[Answer, Branch] = {}
        self.visits = 0
        self.total = 0.0

    def look(self, world: Position[Any], decision: Decision, policy: Policy) -> None:
        """Meets options that no world has had here before."""
        branches = self.branches
        if not all(map(branches.__contains__, decision.options)):
            for option, share in zip(decision.options, policy.shares(world, decision, FLAT), strict=True):
                if option not in branches:
                    branches[option] = Branch(option, share)

    def chosen(self, options: list[Answer]) -> Branch:
        """By value and prior; the priors are those of the answers that are possible in this world."""
        branches = self.branches
        known = [branches[option] for option in options]
        shares = 0.0
        for branch in known:
            shares += branch.share
        even = UNIFORM / len(known)
        untried = (self.total / self.visits if self.visits else 0.5) - DOUBT
        width = TRUST * sqrt(self.visits + 1)
        best = known[0]
        most = -1.0
        for branch in known:
            prior = (1.0 - UNIFORM) * branch.share / shares + even
            value = branch.total / branch.visits if branch.visits else untried
            score = value + width * prior / (1 + branch.visits)
            if score > most:
                most = score
                best = branch
        return best


class LearnedSearch:
    """From one question of one seat. Whoever is asked in it plays for the own side, with two sides or more."""

    def __init__(self, decision: Decision, policy: Policy, strength: Strength, rng: Random) -> None:
        self.root = Fork()
        self._decision = decision
        self._policy = policy
        self._strength = strength
        self.first = rng.getrandbits(48)
        """The number of the first world."""

    def run(self, worlds: Worlds) -> Tally:
        strength = self._strength
        if strength.seconds > 0.0:
            until = monotonic() + strength.seconds
            while monotonic() < until:
                self.iterate(worlds)
        share = -(-strength.iterations // strength.processes)
        while self.root.visits < share and not (strength.flexible and self._clear(share)):
            self.iterate(worlds)
        while strength.flexible and self.root.visits < 2 * share and not self._clear(share):
            self.iterate(worlds)
        return {branch.answer: (branch.visits, branch.total) for branch in self.root.branches.values() if branch.visits}

    def _clear(self, share: int) -> bool:
        visits = self.root.visits
        return visits % LOOK == 0 and is_clear([branch.visits for branch in self.root.branches.values()], visits, share)

    def iterate(self, worlds: Worlds) -> tuple[Position[Any], int]:
        """The first answer is chosen before its world is dealt: visit n of each meets world n and luck n.

        Where it led, and after how many answers.
        """
        decision = self._decision
        if not self.root.branches:
            self.root.look(worlds(self.first), decision, self._policy)
        branch = self.root.chosen(decision.options)
        number = self.first + branch.visits
        world = worlds(number)
        luck, play = Random(2 * number), Random(2 * number + 1)
        path = [(decision.player, self.root, branch)]
        self._descend(world, path, luck)
        played = len(path) + self._play_on(world, path[-1][0], luck, play)
        self._learn(world, path, played)
        return world, played

    def _descend(self, world: Position[Any], path: list[tuple[Seat, Fork, Branch]], luck: Random) -> None:
        """To the first answer that has not been tried."""
        branch = path[0][2]
        sees_luck, drawn = self._strength.sees_luck, UNSEEN
        world.play(branch.answer)
        while branch.visits and (decision := world.decision) is not None:
            if decision.player == CHANCE:
                answer = by_chance(decision, luck)
                if sees_luck:
                    drawn = (*drawn, answer)
                world.play(answer)
            elif len(decision.options) == 1:
                world.play(decision.options[0])
            else:
                fork = branch.fork(decision, drawn)
                fork.look(world, decision, self._policy)
                branch = fork.chosen(decision.options)
                drawn = UNSEEN
                path.append((decision.player, fork, branch))
                world.play(branch.answer)

    def _play_on(self, world: Position[Any], last: Seat, luck: Random, play: Random) -> int:
        """Answers of the policy after the last one of the tree, and all that chance answers; how many it took."""
        ahead = self._strength.ahead
        most = LONGEST if ahead == TURN else ahead
        played = 0
        while (decision := world.decision) is not None:
            if decision.player == CHANCE:
                world.play(by_chance(decision, luck))
            elif played >= most or (ahead == TURN and decision.player != last):
                break
            else:
                world.play(self._policy.lightly(world, decision, play))
                played += 1
        return played

    def _learn(self, world: Position[Any], path: list[tuple[Seat, Fork, Branch]], played: int) -> None:
        worth: dict[Seat, float] = {}
        for seat, fork, branch in path:
            value = worth.get(seat)
            if value is None:
                value = worth[seat] = led_chances(world, seat, self._policy, self._strength, played)
            fork.visits += 1
            fork.total += value
            branch.visits += 1
            branch.total += value


def led_chances(world: Position[Any], seat: Seat, policy: Policy, strength: Strength, played: int) -> float:
    """As results have taught, where they have."""
    if policy.hopes and world.decision is not None:
        return 0.5 + SURE * (policy.chance(world, seat) - 0.5)
    return chances(world, seat, strength, played)


def is_clear(tried: list[int], visits: int, share: int) -> bool:
    """Whether the second best can no longer be the first, or, with all iterations done, is far behind."""
    first = second = 0
    for count in tried:
        if count > first:
            first, second = count, first
        elif count > second:
            second = count
    return first - second > share - visits if visits < share else second < CLOSE * first


class Native(Protocol):
    """The same search in a kernel, from the number of the first world. None where that kernel is not built."""

    def search(
        self, decision: Decision, policy: Policy, strength: Strength, first: int, worlds: Imagination[Any]
    ) -> Tally | None: ...

    def judge(
        self, position: Position[Any], policy: Policy, strength: Strength, first: int, uncounted: int, iterations: int
    ) -> list[float] | None:
        """By seat the sum of its chances after each iteration from the position as it is, less the first ones."""


NATIVE: Final[dict[str, Native]] = {}
"""By game; `stolik.kernels.enlistment` fills it. It changes how long a search takes, not what it finds."""


def searched(decision: Decision, policy: Policy, strength: Strength, rng: Random, worlds: Worlds) -> Tally:
    """In a kernel where there is one for these worlds; kernels do not see luck."""
    search = LearnedSearch(decision, policy, strength, rng)
    if isinstance(worlds, Imagination) and not strength.sees_luck:
        native = NATIVE.get(worlds.game.name)
        found = None if native is None else native.search(decision, policy, strength, search.first, worlds)
        if found is not None:
            return found
    return search.run(worlds)

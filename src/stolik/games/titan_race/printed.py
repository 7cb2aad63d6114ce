"""What is printed on special cards and titan boards: verbs, each one entry with its numbers, its aim and its deed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stolik.engine.decision import Answer, Refusal, choose
from stolik.engine.game import Rule
from stolik.games.titan_race.board import Direction
from stolik.games.titan_race.state import State
from stolik.games.titan_race.titans import Titan


class Printed:
    """The numbers of a verb; zone and directions in the order in which they are dealt with (TR-O-32)."""

    def __init__(self, nothing: Refusal, zone: tuple[Direction, ...] = ()) -> None:
        self.nothing = nothing  # forbids it where there is nothing to aim at
        self.zone = zone
        self.directions: tuple[Direction, ...] = ()
        self.squares = 0
        self.push = 0
        self.reach = 0
        self.over = 0
        self.points = 0


class Aim:
    """What a verb can be aimed at now: squares, titans or directions; one of them is chosen, or all are meant."""

    __slots__ = ("s", "targets", "titan", "unless")

    def __init__(
        self, s: State, titan: Titan, targets: list[int], unless: Callable[[Answer], Refusal | None] | None = None
    ) -> None:
        self.s = s
        self.titan = titan
        self.targets = targets
        self.unless = unless

    def why_not(self, nothing: Refusal) -> Refusal | None:
        """There is no target, or none that is not refused."""
        if self.unless is None:
            return None if self.targets else nothing
        first: Refusal | None = None
        for target in self.targets:
            refusal = self.unless(target)
            if refusal is None:
                return None
            first = first or refusal
        return first or nothing

    async def choose(self, prompt: str) -> int:
        return await choose(self.s.titans.owner[self.titan], prompt, self.targets, self.unless, self.titan)


Aiming = Callable[[State, Titan, Printed], Aim]
Doing = Callable[[State, Titan, Printed, Aim], Rule[None]]


class Verb:
    """What a card or an ability does; whether it can and whom it strikes come from the same aim."""

    def __init__(self, takes: tuple[str, ...], aim: Aiming, do: Doing) -> None:
        self.takes = takes
        self.aim = aim
        self.do = do

    def carry_out(self, s: State, titan: Titan, printed: Printed) -> Rule[None]:
        return self.do(s, titan, printed, self.aim(s, titan, printed))


EFFECTS: Final[dict[str, Verb]] = {}
"""By the verb that data/cards.toml names: what a card does when it is played in one's own turn."""


def effect(name: str, takes: tuple[str, ...], aim: Aiming) -> Callable[[Doing], Doing]:
    def register(do: Doing) -> Doing:
        EFFECTS[name] = Verb(takes, aim, do)
        return do

    return register

"""Whether an attack can succeed: the game is played on from it with luck anew, often enough to see one success."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from stolik.bots.policy import has_policy, policy_of
from stolik.bots.rollout import by_chance, by_lot
from stolik.engine.decision import CHANCE, Answer, Decision
from stolik.engine.position import Position
from stolik.engine.things import Event

SUCCESSES: Final[Mapping[str, tuple[str, ...]]] = {
    "attack": ("lose", "lose-supply", "destroyed", "fort-down"),
    "fight": ("won",),
    "strike": ("damage",),
}
"""By kind of event: an attack, and what follows where it succeeds."""
ENDS: Final = ("lost", "turn", "round")
"""What tells that an attack has failed: somebody else's may succeed later."""
TRIES: Final = 40
LONGEST: Final = 30
"""Answers after an attack in which it must succeed."""


def attack_in(events: list[Event]) -> str:
    """The kind of the first attack, or nothing."""
    return next((event.kind for event in events if event.kind in SUCCESSES), "")


def can_succeed(position: Position[Any], answer: Answer, kind: str) -> bool:
    return any(succeeds(position.fork(), answer, kind, Random(number)) for number in range(TRIES))


def succeeds(world: Position[Any], answer: Answer, kind: str, rng: Random) -> bool:
    """With the dice as they fall, and everybody answering lightly."""
    world.play(answer)
    for _ in range(LONGEST):
        kinds = [event.kind for event in world.state.events]
        if any(one in SUCCESSES[kind] for one in kinds):
            return True
        decision = world.decision
        if decision is None or any(one in ENDS for one in kinds):
            break
        world.play(light(world, decision, rng))
    return False


def light(world: Position[Any], decision: Decision, rng: Random) -> Answer:
    if decision.player == CHANCE:
        return by_chance(decision, rng)
    if has_policy(world.game):
        return policy_of(world.game).lightly(world, decision, rng)
    return by_lot(decision.options, rng)

"""A bot that has learned: it searches with a policy, or answers by the policy alone."""

from __future__ import annotations

from math import log
from random import Random
from typing import Final

from stolik.bots.bot import Worlds, game_in
from stolik.bots.outlook import Outlook, Tally, outlooks
from stolik.bots.policy import Policy, drawn, policy_of
from stolik.bots.processes import shared_out
from stolik.bots.puct import searched
from stolik.bots.rollout import HASTE
from stolik.bots.strength import Strength
from stolik.engine.decision import Answer, Decision
from stolik.engine.game import View

UNTRIED: Final = 0.1
"""Visits of an answer that had none, where answers are drawn."""
AT_ONCE: Final = 1.0 - 1.5 * HASTE
"""An answer with which every world ends in a win has more."""


class LearnedBot:
    """Without a policy of its own it takes the one that came with the game."""

    def __init__(self, seed: int, strength: Strength, policy: Policy | None = None) -> None:
        self._rng = Random(seed)
        self._strength = strength
        self._policy = policy

    def answer(self, decision: Decision, view: View, worlds: Worlds) -> Answer:
        return led_answer(decision, worlds, self._strength, self._policy, self._rng)

    def outlooks(self, decision: Decision, view: View, worlds: Worlds) -> list[Outlook]:
        """The options that were tried, in the order in which they are offered."""
        return led_outlooks(decision, worlds, self._strength, self._policy, self._rng)


def led_answer(decision: Decision, worlds: Worlds, strength: Strength, policy: Policy | None, rng: Random) -> Answer:
    options = decision.options
    if len(options) == 1:
        return options[0]
    if strength.iterations == 0 and strength.seconds == 0.0:
        world = worlds(rng.getrandbits(32))
        return options[place_of((policy or policy_of(world.game)).scores(world, decision), strength.sharp, rng)]
    found = led_outlooks(decision, worlds, strength, policy, rng)
    if strength.sharp > 0.0:
        visits = {outlook.answer: float(outlook.visits) for outlook in found}
        return options[place_of([log(visits.get(option, UNTRIED)) for option in options], strength.sharp, rng)]
    return best_of(found).answer


def best_of(found: list[Outlook]) -> Outlook:
    """What was looked at most; but a win at once before one that is as sure and comes later."""
    best = found[0]
    for outlook in found:
        if (outlook.chance > AT_ONCE, outlook.visits, outlook.chance) > (
            best.chance > AT_ONCE,
            best.visits,
            best.chance,
        ):
            best = outlook
    return best


def place_of(scores: list[float], sharp: float, rng: Random) -> int:
    """Drawn; or the best, equal ones by lot."""
    if sharp > 0.0:
        return drawn(scores, sharp, rng)
    best = max(scores)
    good = [place for place, score in enumerate(scores) if score == best]
    return good[int(rng.random() * len(good))]


def led_outlooks(
    decision: Decision, worlds: Worlds, strength: Strength, policy: Policy | None, rng: Random
) -> list[Outlook]:
    leader = policy or policy_of(game_in(worlds))

    def search(luck: Random) -> Tally:
        return searched(decision, leader, strength, luck, worlds)

    tally = search(rng) if strength.processes == 1 else shared_out(search, strength.processes, rng)
    return outlooks(decision.options, tally)

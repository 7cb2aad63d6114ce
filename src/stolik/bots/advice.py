"""What a strong player would do, for whoever wants to learn it. It knows what the asked seat knows, and no more."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from stolik.bots.bot import Worlds, game_in
from stolik.bots.chances import correction
from stolik.bots.levels import strength_in
from stolik.bots.mcts import SearchingBot
from stolik.bots.outlook import Outlook
from stolik.bots.policy import Policy, policy_of
from stolik.bots.puct import led_chances
from stolik.bots.rollout import by_chance, chances
from stolik.bots.strength import ANY_GAME, Strength
from stolik.engine.decision import CHANCE, Answer, Decision, Seat
from stolik.engine.game import View
from stolik.engine.position import Position

ADVISER: Final = "level4"
"""The level that is asked for advice."""
LOOKED_AT: Final = 4
"""Worlds in which the hopes of the others are weighed."""
LEAST: Final = 1e-6


def advice(decision: Decision, view: View, worlds: Worlds, seed: int, sides: Sequence[int]) -> list[Outlook]:
    """What the adviser finds of the options, the best first: what it looked at most often. The chances are true."""
    true = correction(game_in(worlds), len(sides))
    found = uncorrected(decision, view, worlds, seed, sides)
    return [Outlook(one.answer, one.visits, true.of(one.chance)) for one in found]


def uncorrected(decision: Decision, view: View, worlds: Worlds, seed: int, sides: Sequence[int]) -> list[Outlook]:
    """The same with the chances as the search finds them."""
    strength = strength_in(ADVISER, game_in(worlds))
    found = SearchingBot(seed, {ANY_GAME: strength}).outlooks(decision, view, worlds)
    rivals = against(decision.player, worlds, sides, strength)
    told = [Outlook(one.answer, one.visits, one.chance / (one.chance + rivals)) for one in found]
    return sorted(told, key=_weight, reverse=True)


def against(seat: Seat, worlds: Worlds, sides: Sequence[int], strength: Strength) -> float:
    """What the other sides may hope for together: a search weighs its seat against the best of them only."""
    others = {side: sides.index(side) for side in sides if side != sides[seat]}
    game = game_in(worlds)
    policy = policy_of(game) if strength.led else None
    hopes = [hoped(worlds(number), rival, policy, strength) for number in range(LOOKED_AT) for rival in others.values()]
    return max(LEAST, sum(hopes) / LOOKED_AT)


def hoped(world: Position[Any], seat: Seat, policy: Policy | None, strength: Strength) -> float:
    return chances(world, seat, strength, 0) if policy is None else led_chances(world, seat, policy, strength, 0)


def _weight(outlook: Outlook) -> tuple[int, float]:
    return outlook.visits, outlook.chance


def rule_of(option: Answer, worlds: Worlds, number: int) -> str:
    """The rule by which something happens when it is answered; else that of what the seat is asked next about it."""
    world = worlds(number)
    asked = world.decision
    assert asked is not None
    world.play(option)
    for event in world.state.events:
        seen = world.game.see(event, asked.player)
        if seen.rule:
            return seen.rule
    luck = Random(number)
    while (follows := world.decision) is not None and follows.player == CHANCE:
        world.play(by_chance(follows, luck))
    if follows is None or follows.player != asked.player or follows.prompt == asked.prompt:
        return ""
    return world.game.prompts[follows.prompt].rule

"""How an imagined game goes on beyond the tree, and what it is worth where it stops."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Any

from stolik.bots.strength import Strength
from stolik.engine.decision import CHANCE, Answer, Decision, Seat
from stolik.engine.luck import option_at, total_weight
from stolik.engine.position import Position

SURE = 0.98
"""No judgement counts as much as a game that is won."""
HASTE = 0.0005
"""What each answer on the way costs of a win: a near one is better than a far one."""
STEEP = 1.0986
"""The logistic function is 3/4 there."""


def by_chance(decision: Decision, rng: Random) -> Answer:
    if decision.weights is None:
        return by_lot(decision.options, rng)
    return option_at(decision, int(rng.random() * total_weight(decision)))


def roll_out(world: Position[Any], count: int, skew: float, rng: Random) -> int:
    """Plays light answers, and all that chance answers after them; how many answers it took."""
    played = 0
    while (decision := world.decision) is not None:
        if decision.player == CHANCE:
            world.play(by_chance(decision, rng))
        elif count <= 0:
            return played
        else:
            world.play(lightly(world, decision, skew, rng))
            count -= 1
            played += 1
    return played


def by_lot(options: list[Answer], rng: Random) -> Answer:
    return options[int(rng.random() * len(options))]


def lightly(world: Position[Any], decision: Decision, skew: float, rng: Random) -> Answer:
    options = decision.options
    if len(options) == 1:
        return options[0]
    if skew == 1.0:
        return by_lot(options, rng)
    options = world.game.promising(world.state, decision)
    return options[int(rng.random() ** skew * len(options))]


def chances(world: Position[Any], seat: Seat, strength: Strength, played: int) -> float:
    """How likely the seat, with its side, is to win, from 0 to 1."""
    result = world.game.result(world.state) if world.decision is None else None
    if result is None:
        return 0.5 + SURE * (squashed(world.game.evaluate(world.state, seat) / strength.scale) - 0.5)
    winners = result.winners
    if not winners:
        return 0.5
    return 1.0 - HASTE * played if seat in winners else HASTE * played


def squashed(lead: float) -> float:
    if lead > 30.0:
        return 1.0
    return 1.0 / (1.0 + exp(-STEEP * lead)) if lead > -30.0 else 0.0

"""What a strong player would do, for whoever wants to learn it. It knows what the asked seat knows, and no more."""

from __future__ import annotations

from typing import Final

from stolik.bots.bot import Worlds
from stolik.bots.levels import strength_of
from stolik.bots.mcts import Outlook, SearchingBot
from stolik.bots.strength import ANY_GAME
from stolik.engine.decision import Answer, Decision
from stolik.engine.game import View

ADVISER: Final = "level4"
"""The level that is asked for advice."""


def advice(decision: Decision, view: View, worlds: Worlds, seed: int) -> list[Outlook]:
    """What the adviser finds of the options, the best first: what it looked at most often."""
    adviser = SearchingBot(seed, {ANY_GAME: strength_of(ADVISER, worlds(0).game.name)})
    return sorted(adviser.outlooks(decision, view, worlds), key=_weight, reverse=True)


def _weight(outlook: Outlook) -> tuple[int, float]:
    return outlook.visits, outlook.chance


def rule_of(option: Answer, worlds: Worlds, number: int) -> str:
    """The rule by which something happens when it is answered; an empty one where nothing does that a seat sees."""
    world = worlds(number)
    seat = world.decision.player if world.decision is not None else None
    world.play(option)
    for event in world.state.events:
        seen = world.game.see(event, seat)
        if seen.rule:
            return seen.rule
    return ""

"""Worlds made from a view: for a bot that is not where the game is played, in the games that allow it."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from stolik.bots.bot import Worlds
from stolik.engine.decision import Decision
from stolik.engine.game import Game, Options, View
from stolik.engine.position import Position

TRIES = 20
"""Deals until one fits: where others could have answered first, they hold nothing to answer with."""


def rebuilt_worlds(game: Game[Any], options: Options, decision: Decision, view: View) -> Worlds | None:
    """Each puts the same question to the seat and shows it the same.

    None where the game can rebuild none, and in the middle of a step: a view does not tell what is still to be done.
    """
    if _world(game, options, decision, view, 0) is None:
        return None

    def world(number: int) -> Position[Any]:
        found = _world(game, options, decision, view, number) or _world(game, options, decision, view, 0)
        assert found is not None, "the same number deals the same world"
        return found

    return world


def _world(game: Game[Any], options: Options, decision: Decision, view: View, number: int) -> Position[Any] | None:
    luck = Random(number)
    for _ in range(TRIES):
        for state in game.rebuilt(options, decision.player, view, luck):
            position = Position(game, state, forkable=False)
            if _same(position, decision, view):
                position.state.events = []
                return position
    return None


def _same(position: Position[Any], decision: Decision, view: View) -> bool:
    asked = position.decision
    if asked is None:
        return False
    if (asked.player, asked.prompt, asked.options) != (decision.player, decision.prompt, decision.options):
        return False
    shown = position.game.view(position.state, decision.player)
    return bool(json.loads(json.dumps(shown)) == json.loads(json.dumps(view)))

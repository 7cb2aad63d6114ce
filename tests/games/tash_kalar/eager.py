"""Random games in which much is summoned."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from stolik.engine.decision import CHANCE, Answer
from stolik.engine.game import Options
from stolik.engine.position import Position
from stolik.games.tash_kalar.game import GAME
from stolik.games.tash_kalar.plays import SUMMON
from stolik.games.tash_kalar.registry import is_legend
from stolik.games.tash_kalar.state import State

PASS_ONE_IN = 5
WAIT_ONE_IN = 6
FREE_ONE_IN = 4
"""How seldom something is declined, an action spent otherwise though something can be summoned, a free step taken."""
FREE_STEPS = ("flare", "thaw", "warp")


def answer(position: Position[State], rng: Random) -> Answer:
    decision = position.decision
    assert decision is not None
    if decision.player == CHANCE:
        return rng.choices(decision.options, decision.weights)[0]
    if decision.prompt == "action" and rng.randrange(WAIT_ONE_IN):
        return eager_play(decision.options, rng)
    if None in decision.options and rng.randrange(PASS_ONE_IN) == 0:
        return None
    return rng.choice([option for option in decision.options if option is not None] or decision.options)


def eager_play(options: list[Answer], rng: Random) -> Answer:
    """Now and then a free step; a legend if one can be summoned, else another being, else anything."""
    free = [play for play in options if isinstance(play, tuple) and play[0] in FREE_STEPS]
    if free and rng.randrange(FREE_ONE_IN) == 0:
        return rng.choice(free)
    beings = [play for play in options if isinstance(play, tuple) and play[0] == SUMMON]
    legends = [play for play in beings if is_legend(int(play[1]))]
    return rng.choice(legends or beings or options)


def game(options: Options, rng: Random) -> Iterator[Position[State]]:
    return play_on(Position(GAME, GAME.setup(options), forkable=False), rng)


def play_on(position: Position[State], rng: Random) -> Iterator[Position[State]]:
    """The same position again and again, each time after another answer."""
    while position.decision is not None:
        position.play(answer(position, rng))
        yield position

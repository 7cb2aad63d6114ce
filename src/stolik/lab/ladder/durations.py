"""How long a bot thinks: CPU time of its answers to the questions of one game, the same for every bot."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from time import process_time
from typing import Any, Final, NamedTuple

from stolik.bots.bot import answer_of
from stolik.bots.levels import LEVELS, POLICY, bot
from stolik.bots.rollout import by_chance
from stolik.bots.strengths import LEARNED
from stolik.engine.decision import CHANCE
from stolik.engine.game import Game
from stolik.engine.position import Position
from stolik.lab.ladder.claims import GREEDY
from stolik.lab.ladder.play import settled
from stolik.lab.pages.markdown import title

MARK: Final = "thinking"
HEADER: Final = ("| game | bot | CPU a choice | longest |", "|---|---|---:|---:|")
EVERY: Final = 4
"""Which of the choices are asked, so that a game is seen from its beginning to its end."""
MOST: Final = 400
"""Choices of a game that are looked at."""
Clock = Callable[[], float]


class Thinking(NamedTuple):
    """Seconds of CPU time."""

    bot: str
    mean: float
    longest: float


def choices(game: Game[Any], seed: int) -> Iterator[Position[Any]]:
    """Of a game for two between greedy bots."""
    rng, players = Random(seed), [bot(GREEDY, seed), bot(GREEDY, seed + 1)]
    position = Position(game, game.setup(settled(game, "2")))
    number = 0
    while (decision := position.decision) is not None and number < MOST:
        if decision.player == CHANCE:
            position.play(by_chance(decision, rng))
            continue
        if len(decision.options) > 1:
            if number % EVERY == 0:
                yield position
            number += 1
        position.play(answer_of(players[decision.player], position))


def thinking(game: Game[Any], seed: int, clock: Clock = process_time) -> list[Thinking]:
    """Of greedy, of the policy where there is one, and of the levels."""
    names = (GREEDY, *((POLICY,) if game.name in LEARNED else ()), *LEVELS)
    spent: dict[str, list[float]] = {name: [] for name in names}
    players = {name: bot(name, seed) for name in names}
    for position in choices(game, seed):
        for name, player in players.items():
            begun = clock()
            answer_of(player, position)
            spent[name].append(clock() - begun)
    return [Thinking(name, sum(times) / max(len(times), 1), max(times, default=0.0)) for name, times in spent.items()]


def rows(game: Game[Any], found: list[Thinking]) -> list[str]:
    name = title(game.name)
    return [f"| {name} | `{one.bot}` | {told(one.mean)} | {told(one.longest)} |" for one in found]


def told(seconds: float) -> str:
    return f"{1000 * seconds:.1f} ms" if seconds < 0.1 else f"{seconds:.2f} s"

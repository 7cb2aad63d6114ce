"""Whether a strong player with much time still finds what the puzzles call right."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from random import Random
from time import time
from typing import Final

from stolik.bots.bot import answer_of
from stolik.bots.levels import LEVELS, strength_of
from stolik.bots.mcts import SearchingBot
from stolik.bots.strength import ANY_GAME, Strength
from stolik.games import GAMES
from stolik.lab.train.crew import many
from stolik.puzzles import Puzzle
from stolik.puzzles.attempt import begin

TIMES: Final = 10


def agreement(
    puzzles: Sequence[Puzzle], number: int, seed: int, processes: int, until: float, by: str = LEVELS[-1]
) -> Iterator[tuple[str, bool]]:
    """Of as many as are sampled, whether it answers the same, one after another; none is begun after `until`."""
    few = Random(seed).sample(list(puzzles), min(number, len(puzzles)))
    in_time = (puzzle for puzzle in few if time() < until)
    return many(partial(agrees, seed=seed, by=by), in_time, processes)


def agrees(puzzle: Puzzle, seed: int, by: str) -> tuple[str, bool]:
    """To the first answer of the solution."""
    game = GAMES[puzzle.game]
    player = SearchingBot(seed, {ANY_GAME: patient(strength_of(by, game.name))})
    return puzzle.id, answer_of(player, begin(game, puzzle)) == puzzle.solution[0]


def patient(strength: Strength) -> Strength:
    """As it is, with ten times the iterations. Compiled it has no slots to be asked for."""
    public = [name for name in dir(strength) if not name.startswith("_")]
    values = {name: value for name in public if not callable(value := getattr(strength, name))}
    return Strength(**{**values, "iterations": round(TIMES * strength.iterations)})

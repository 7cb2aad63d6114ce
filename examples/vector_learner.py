"""Learns Titan Race from thousands of games at once: a linear policy, REINFORCE, all seats played by the learner.

    pip install '.[gymnasium]'
    python examples/vector_learner.py --steps 400

It needs NumPy and a C++ compiler. At the end the policy of one seat meets random players at the others.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np

from stolik import vector
from stolik.vector import IS_OVER, VectorGames

Array = np.ndarray[Any, Any]
RATE = 0.02
DECAY = 0.97
"""Of what an answer is credited with, for every answer in any game between it and the end."""


def drawn(weights: Array, games: VectorGames, rng: np.random.Generator) -> Array:
    """An answer for every game, by softmax over what is offered: the highest score with Gumbel noise."""
    game, answer = np.nonzero(games.masks)
    scores = np.einsum("ij,ij->i", games.observations[game], weights[answer]) + rng.gumbel(size=len(game))
    begins = np.searchsorted(game, np.arange(games.games))
    best = scores == np.maximum.reduceat(scores, begins)[game]
    found: Array = answer[best].astype(np.int32)
    return found


class Traces:
    """For every game and seat, how its late answers pull at the weights: an eligibility trace, sparse in actions."""

    def __init__(self, games: VectorGames, seats: int, depth: int = 24) -> None:
        shape = (games.games, seats, depth)
        self.rows = np.zeros((*shape, games.length), np.float32)
        self.actions = np.zeros(shape, np.int32)
        self.count = np.zeros(shape[:2], np.int64)
        self.depth = depth

    def add(self, each: Array, seats: Array, rows: Array, actions: Array) -> None:
        place = self.count[each, seats] % self.depth
        self.rows[each, seats, place] = rows
        self.actions[each, seats, place] = actions
        self.count[each, seats] += 1

    def learn(self, weights: Array, game: int, rewards: Array, rate: float) -> None:
        """The last answers of each seat of a game that is over, by what came of it."""
        for seat, reward in enumerate(rewards[: self.count.shape[1]]):
            total = int(self.count[game, seat])
            for past in range(min(total, self.depth)):
                place = (total - 1 - past) % self.depth
                pull = rate * reward * DECAY**past
                weights[self.actions[game, seat, place]] += pull * self.rows[game, seat, place]
            self.count[game, seat] = 0


def train(games: VectorGames, steps: int, seed: int) -> Array:
    rng = np.random.default_rng(seed)
    weights = np.zeros((games.answers, games.length), np.float32)
    traces, each = Traces(games, int(games.options["seats"])), np.arange(games.games)
    games.reset(seed)
    ended = 0
    for step in range(steps):
        rows, seats = games.observations.copy(), games.seats.copy()
        actions = drawn(weights, games, rng)
        games.step(actions)
        traces.add(each, seats, rows, actions)
        over = np.flatnonzero(games.endings == IS_OVER)
        for game in over:
            traces.learn(weights, int(game), games.rewards[game], RATE)
        ended += len(over)
        if step % 100 == 99:
            print(f"{step + 1} steps, {ended} games", flush=True)
    return weights


def meet(weights: Array, games: VectorGames, number: int, seed: int) -> tuple[int, int]:
    """Games won by the policy in seat 0 against random players, and games played."""
    rng = np.random.default_rng(seed)
    games.reset(seed)
    won = played = 0
    while played < number:
        mine = games.seats == 0
        actions = games.any_answers(int(rng.integers(1 << 40))).copy()
        actions[mine] = drawn(weights, games, rng)[mine]
        games.step(actions)
        over = games.endings == IS_OVER
        won += int((games.rewards[over, 0] > 0).sum())
        played += int(over.sum())
    return won, played


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=128)
    parser.add_argument("--steps", type=int, default=1500)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    games = vector.make("titan_race", games=wish.games, seats=wish.seats)
    weights = train(games, wish.steps, wish.seed)
    won, played = meet(weights, games, 1000, wish.seed + 1)
    print(f"won {won} of {played} games against random players ({1 / wish.seats:.0%} would be as good as they are)")


if __name__ == "__main__":
    main()

"""Gymnasium: a linear policy learns Titan Race against random bots by REINFORCE, with nothing but NumPy.

pip install 'stolik[gymnasium]'; python examples/gymnasium_learner.py --games 2000
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
from plot import plot

from stolik.adapters import gymnasium

STEP = 0.02


class Policy:
    """How much each answer is liked: a weight for the answer itself and one for each thing seen beside it."""

    def __init__(self, seen: int, actions: int, seed: int) -> None:
        self.weights = np.zeros((actions, seen + 1), np.float32)
        self.luck = np.random.default_rng(seed)

    def choose(self, seen: np.ndarray, legal: np.ndarray) -> tuple[int, tuple[np.ndarray, np.ndarray, np.ndarray]]:
        row = np.append(seen, np.float32(1))
        liking = self.weights[legal] @ row
        shares = np.exp(liking - liking.max())
        shares /= shares.sum()
        pick = int(self.luck.choice(len(legal), p=shares / shares.sum()))
        push = -shares
        push[pick] += 1
        return int(legal[pick]), (legal, push, row)

    def learn(self, steps: list[tuple[np.ndarray, np.ndarray, np.ndarray]], surprise: float) -> None:
        for legal, push, row in steps:
            self.weights[legal] += STEP * surprise * np.outer(push, row / np.count_nonzero(row))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="titan_race")
    parser.add_argument("--bot", default="random")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("learner.svg"))
    said = parser.parse_args()

    table = gymnasium.env(said.game, 0, said.bot)
    seen, _ = table.reset(seed=said.seed)
    policy = Policy(len(seen["observation"]), len(seen["action_mask"]), said.seed)
    rewards: list[float] = []
    for game in range(said.games):
        seen, _ = table.reset(seed=said.seed + game)
        steps = []
        over = left = False
        while not (over or left):
            action, step = policy.choose(seen["observation"], np.flatnonzero(seen["action_mask"]))
            steps.append(step)
            seen, reward, over, left, _ = table.step(action)
        expected = float(np.mean(rewards[-100:])) if rewards else 0.0
        policy.learn(steps, reward - expected)
        rewards.append(float(reward))
    window = max(1, said.games // 10)
    curve = [(end, float(np.mean(rewards[end - window : end]))) for end in range(window, said.games + 1)]
    print(f"first {window} games: {curve[0][1]:+.2f} points a game, last {window}: {curve[-1][1]:+.2f}")
    plot(said.out, f"{said.game}: learning against {said.bot}", "games", {"points": curve}, -1, 1)
    print(f"wrote {said.out}")


if __name__ == "__main__":
    main()

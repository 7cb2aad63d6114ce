"""PettingZoo: is it better to sit first? Random players, the points of each seat as they settle.

pip install 'stolik[pettingzoo]'; python examples/pettingzoo_seats.py titan_race --games 400
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
from plot import plot

from stolik.adapters import pettingzoo


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="titan_race")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("seats.svg"))
    said = parser.parse_args()

    table = pettingzoo.env(said.game)
    luck = np.random.default_rng(said.seed)
    points = dict.fromkeys(table.possible_agents, 0.0)
    lines: dict[str, list[tuple[float, float]]] = {agent: [] for agent in points}
    for game in range(1, said.games + 1):
        table.reset(seed=said.seed + game)
        for agent in table.agent_iter():
            seen, reward, over, left, _ = table.last()
            if over or left:
                points[agent] += reward
                table.step(None)
            else:
                table.step(luck.choice(np.flatnonzero(seen["action_mask"])))
        for agent, line in lines.items():
            line.append((game, points[agent] / game))
    for agent, total in points.items():
        print(f"{agent}: {total / said.games:+.3f} points a game")
    plot(said.out, f"{said.game}: random players", "games", lines, -1, 1)
    print(f"wrote {said.out}")


if __name__ == "__main__":
    main()

"""Learns on a GPU who will win a race of Titan Race: thousands of games, the network and all between them stay there.

    python examples/cuda_learner.py --games 4096 --steps 1000

It needs torch, a GPU for CUDA, nvcc and a C++ compiler. The players answer at random; of every race that ends, the
network is shown what was seen last before the end and how it ended for who saw it.
"""

from __future__ import annotations

import argparse
from collections import deque
from typing import Any

import torch

from stolik import vector
from stolik.vector import IS_OVER

DEPTH = 8
"""So many questions before the end."""
HIDDEN = 128


def network(length: int) -> Any:
    layers = (torch.nn.Linear(length, HIDDEN), torch.nn.ReLU(), torch.nn.Linear(HIDDEN, 1), torch.nn.Tanh())
    return torch.nn.Sequential(*layers).cuda()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4096)
    parser.add_argument("--steps", type=int, default=1000)
    wish = parser.parse_args()
    games = vector.make("titan_race", games=wish.games, seats=2, device="cuda")
    games.reset(seed=1)
    all_arrays = (games.observations, games.masks, games.rewards, games.seats, games.endings)
    rows, masks, rewards, seats, endings = (torch.from_dlpack(array) for array in all_arrays)
    guess = network(games.length)
    learning = torch.optim.Adam(guess.parameters(), lr=1e-3)
    seen: deque[tuple[Any, Any]] = deque(maxlen=DEPTH)
    right: deque[float] = deque(maxlen=50)
    for step in range(1, wish.steps + 1):
        seen.append((rows.clone(), seats.long()))
        games.step(torch.multinomial(masks.float(), 1).flatten().int())
        if step % 100 == 0 and right:
            print(f"step {step}: right in {sum(right) / len(right):.0%} of its last guesses", flush=True)
        over = endings == IS_OVER
        if not bool(over.any()):
            continue
        shown = torch.cat([row[over] for row, _ in seen])
        came = torch.cat([rewards[over].gather(1, seat[over][:, None]) for _, seat in seen])
        told = guess(shown)
        right.append(float(((told > 0) == (came > 0)).float().mean()))
        learning.zero_grad()
        torch.nn.functional.mse_loss(told, came).backward()
        learning.step()


if __name__ == "__main__":
    main()

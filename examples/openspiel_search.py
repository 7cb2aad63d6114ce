"""OpenSpiel: its own information-set search plays Titan Race against a random player, with more and more simulations.

pip install 'stolik[openspiel]'; python examples/openspiel_search.py --games 10 --simulations 4 16 64
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from plot import plot

from stolik.adapters import openspiel

SCALE = 20
"""Rows ahead at which a game is nearly won."""


class Outlook:
    """What the game itself thinks of a position, in place of playing it out."""

    def evaluate(self, state: Any) -> list[float]:
        if state.is_terminal():
            return list(state.returns())
        match = state.match
        worth = [match.game.evaluate(match.position.state, seat) for seat in range(match.seats)]
        return list(np.tanh(np.array(worth) / SCALE))

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """Nothing is liked better than the rest."""
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def points(game: Any, simulations: int, seed: int) -> float:
    """What the search earns in one game; it has seat 0 in every other game."""
    luck = np.random.RandomState(seed)
    search = ISMCTSBot(game, Outlook(), uct_c=0.7, max_simulations=simulations, random_state=luck)
    mine = seed % 2
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choice(actions, p=shares))
        elif state.current_player() == mine and simulations:
            state.apply_action(search.step(state))
        else:
            state.apply_action(luck.choice(state.legal_actions()))
    return float(state.returns()[mine])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="stolik_titan_race")
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--simulations", type=int, nargs="+", default=[0, 4, 16])
    parser.add_argument("--out", type=Path, default=Path("search.svg"))
    said = parser.parse_args()

    openspiel.register()
    game = pyspiel.load_game(said.game)
    line = []
    for simulations in said.simulations:
        average = float(np.mean([points(game, simulations, seed) for seed in range(said.games)]))
        print(f"{simulations} simulations: {average:+.2f} points a game")
        line.append((float(simulations), average))
    plot(said.out, f"{said.game}: search against random", "simulations", {"points": line}, -1, 1)
    print(f"wrote {said.out}")


if __name__ == "__main__":
    main()

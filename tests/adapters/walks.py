"""Random games of every configuration, question by question."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from stolik.adapters.encoder import encoded
from stolik.adapters.match import Match
from stolik.engine.game import Game
from stolik.engine.luck import option_at, total_weight
from stolik.games import GAMES

ENCODED = [name for name, game in GAMES.items() if encoded(game)]


def questions(game: Game[Any], games: int, cap: int = 600) -> Iterator[Match]:
    """Before each answer, chance's too, and once at the end of each game."""
    for options in game.configurations():
        for seed in range(games):
            rng = Random(f"{options} {seed}")
            match = Match(game, options, cap, forkable=False)
            while (decision := match.decision) is not None:
                yield match
                match.play(option_at(decision, int(rng.random() * total_weight(decision))))
            yield match

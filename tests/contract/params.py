"""Every game with each of its configurations, and what stands in tests/games/<game>/hidden.py."""

from __future__ import annotations

from importlib import import_module
from typing import Any, cast

import pytest

from stolik.engine.game import Game, Options
from stolik.games import GAMES
from tests.contract.leaks import Secrets


def name_of(game: Game[Any], options: Options) -> str:
    """The number of seats and whatever is not the default."""
    unusual = [f"{key}={options[key]}" for key, option in game.options.items() if options[key] != option.default]
    return "-".join([game.name, str(options["seats"]), *unusual])


QUICK = 2
"""Of each game so many configurations are looked at while one works, the others only by the whole suite."""
CASES = [
    pytest.param(game, options, id=name_of(game, options), marks=pytest.mark.slow if number >= QUICK else ())
    for _, game in sorted(GAMES.items())
    for number, options in enumerate(game.configurations())
]
each_configuration = pytest.mark.parametrize(("game", "options"), CASES)
each_game = pytest.mark.parametrize("game", [pytest.param(game, id=name) for name, game in sorted(GAMES.items())])


def secrets_of(game: Game[Any]) -> Secrets:
    """A game without secrets has the file too: it says that there are none."""
    return cast(Secrets, import_module(f"tests.games.{game.name}.hidden"))

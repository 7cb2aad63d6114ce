"""An effect that changes in silence: one function of a game put in another's place, wherever the game calls it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import pytest

import stolik.engine.position as tested
from scripts.tools.golden_digests import fault, stored
from stolik.games import GAMES

pure = pytest.mark.skipif(not str(tested.__file__).endswith(".py"), reason="compiled functions stay as they are")


def replace(game: str, old: Callable[..., Any], new: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Under every name that a module of the game has for it."""
    for name, module in list(sys.modules.items()):
        if name.startswith(f"stolik.games.{game}."):
            for key in [key for key, value in vars(module).items() if value is old]:
                monkeypatch.setattr(module, key, new)


def check_noticed(name: str, old: Callable[..., Any], new: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    game, golden = GAMES[name], stored(name)
    assert fault(game, golden) == ""
    replace(name, old, new, monkeypatch)
    assert f"Raise `rules` in src/stolik/games/{name}/game.py" in fault(game, golden)

"""GAMES: whatever game packages stand here, by name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

from stolik.engine.game import Game

FOLDER = Path(__file__).parent


class Games(Mapping[str, Game[Any]]):
    """A game is imported when it is first asked for."""

    def __init__(self, folder: Path) -> None:
        self._names = sorted(path.parent.name for path in folder.glob("*/game.py"))

    def __getitem__(self, name: str) -> Game[Any]:
        if name not in self._names:
            raise KeyError(name)
        game: Game[Any] = import_module(f"stolik.games.{name}").GAME
        return game

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


GAMES = Games(FOLDER)
"""All games, by name."""

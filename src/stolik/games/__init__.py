"""GAMES: the games that stand here and those that other packages bring, by name.

Another package offers a game by an entry point of the group `stolik.games`, see docs/adding-a-game.md. Ours need none,
so that they are found where nothing is installed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from stolik.engine.game import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

FOLDER = Path(__file__).parent
GROUP = "stolik.games"


class Games(Mapping[str, Game[Any]]):
    """Ours are imported when first asked for; the others are looked for when somebody wants one, or all."""

    def __init__(self, folder: Path) -> None:
        self._ours = sorted(path.parent.name for path in folder.glob("*/game.py"))
        self._others: dict[str, Game[Any]] = {}
        self._faults: dict[str, str] = {}
        self._looked = False

    def __getitem__(self, name: str) -> Game[Any]:
        if name in self._ours:
            game: Game[Any] = import_module(f"{__name__}.{name}").GAME
            return game
        return self.others[name]

    def __iter__(self) -> Iterator[str]:
        return iter([*self._ours, *sorted(self.others)])

    def __len__(self) -> int:
        return len(self._ours) + len(self.others)

    @property
    def others(self) -> Mapping[str, Game[Any]]:
        """The games of other packages."""
        self._look_around()
        return self._others

    @property
    def faults(self) -> Mapping[str, str]:
        """By name: which games of other packages cannot be played, and why. They are not listed."""
        self._look_around()
        return self._faults

    def _look_around(self) -> None:
        """Once, and late: who names one of ours does not wait for it."""
        if not self._looked:
            from importlib.metadata import entry_points

            self._looked = True
            for entry in sorted(entry_points(group=GROUP), key=package_of):
                self._add(entry)

    def _add(self, entry: EntryPoint) -> None:
        """Whatever is wrong with one package, the others are there."""
        try:
            self._others[entry.name] = self._loaded(entry)
        except Exception as fault:
            self._faults[entry.name] = f"{entry.name} of the package {package_of(entry)}: {fault}"

    def _loaded(self, entry: EntryPoint) -> Game[Any]:
        if entry.name in self._ours or entry.name in self._others:
            raise ValueError("there is a game of that name already")
        game = entry.load()
        if not isinstance(game, Game):
            raise TypeError(f"{entry.value} is no Game")
        if game.name != entry.name:
            raise ValueError(f"the game calls itself {game.name}")
        return game


def package_of(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist is not None else entry.module


GAMES = Games(FOLDER)
"""All games, by name."""

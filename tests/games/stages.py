"""What golden games and counted positions need of each game: its test harness, and how pictures are read."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from stolik.engine.game import Game, Options, Setting
from tests.games.script import Script

FOLDER = Path(__file__).parent


class Stage(NamedTuple):
    game: Game[Any]
    play: Callable[[Any], Script[Any]]
    parse: Callable[[str, Options], Any]

    @property
    def folder(self) -> Path:
        return FOLDER / self.game.name

    @property
    def settings(self) -> Mapping[str, Setting]:
        return {key: option.default for key, option in self.game.options.items()}


def stages() -> Iterator[tuple[str, Stage]]:
    """Of every game that has golden games and counted positions: its tests have a module `stage`."""
    for file in sorted(FOLDER.glob("*/stage.py")):
        yield file.parent.name, import_module(f"tests.games.{file.parent.name}.stage").STAGE


def setting(word: str) -> tuple[str, Setting]:
    key, _, value = word.partition("=")
    if value in ("True", "False"):
        return key, value == "True"
    return key, int(value) if value.isdigit() else value


def chosen(stage: Stage, line: str) -> dict[str, Setting]:
    """Settings as they stand in a file, "seats=4 track=laguna", with the defaults for the rest."""
    return {**stage.settings, **dict(map(setting, line.split()))}

"""What golden games and counted positions need of each game: its test harness, and how pictures are read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from stolik.engine.game import Game, Options, Setting
from stolik.games import GAMES
from stolik.games.karak2 import diagram as karak2
from stolik.games.karak2.state import Agreed as Karak2Agreed
from stolik.games.tash_kalar import diagram as tash_kalar
from stolik.games.tash_kalar.state import Table as TashKalarTable
from stolik.games.titan_race import diagram as titan_race
from stolik.games.titan_race.state import Table as TitanRaceTable
from stolik.games.war_chest import diagram as war_chest
from stolik.games.war_chest.state import Table as WarChestTable
from tests.games.karak2.karak import Karak
from tests.games.script import Script
from tests.games.tash_kalar.arena import Fight
from tests.games.titan_race.race import Race
from tests.games.war_chest.war import War

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


STAGES = {
    "tash_kalar": Stage(
        GAMES["tash_kalar"], Fight, lambda text, chosen: tash_kalar.parse(text, TashKalarTable(chosen))
    ),
    "karak2": Stage(GAMES["karak2"], Karak, lambda text, chosen: karak2.parse(text, Karak2Agreed(chosen))),
    "titan_race": Stage(GAMES["titan_race"], Race, lambda text, chosen: titan_race.parse(text, TitanRaceTable(chosen))),
    "war_chest": Stage(GAMES["war_chest"], War, lambda text, chosen: war_chest.parse(text, WarChestTable(chosen))),
}


def setting(word: str) -> tuple[str, Setting]:
    key, _, value = word.partition("=")
    if value in ("True", "False"):
        return key, value == "True"
    return key, int(value) if value.isdigit() else value


def chosen(stage: Stage, line: str) -> dict[str, Setting]:
    """Settings as they stand in a file, "seats=4 track=laguna", with the defaults for the rest."""
    return {**stage.settings, **dict(map(setting, line.split()))}

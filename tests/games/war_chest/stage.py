"""What golden games and counted positions need: how a picture is read, and who plays from it."""

from __future__ import annotations

from stolik.engine.game import Options
from stolik.games.war_chest import GAME, diagram
from stolik.games.war_chest.state import Agreed, State
from tests.games.stages import Stage
from tests.games.war_chest.war import War


def parse(picture: str, chosen: Options) -> State:
    return diagram.parse(picture, Agreed(chosen))


STAGE = Stage(GAME, War, parse)

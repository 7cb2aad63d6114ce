"""What golden games and counted positions need: how a picture is read, and who plays from it."""

from __future__ import annotations

from stolik.engine.game import Options
from stolik.games.karak2 import GAME, diagram
from stolik.games.karak2.state import Agreed, State
from tests.games.karak2.karak import Karak
from tests.games.stages import Stage


def parse(picture: str, chosen: Options) -> State:
    return diagram.parse(picture, Agreed(chosen))


STAGE = Stage(GAME, Karak, parse)

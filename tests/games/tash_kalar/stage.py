"""What golden games and counted positions need: how a picture is read, and who plays from it."""

from __future__ import annotations

from stolik.engine.game import Options
from stolik.games.tash_kalar import GAME, diagram
from stolik.games.tash_kalar.state import Agreed, State
from tests.games.stages import Stage
from tests.games.tash_kalar.arena import Fight


def parse(picture: str, chosen: Options) -> State:
    return diagram.parse(picture, Agreed(chosen))


STAGE = Stage(GAME, Fight, parse)

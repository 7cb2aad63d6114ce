"""What golden games and counted positions need: how a picture is read, and who plays from it."""

from __future__ import annotations

from stolik.games.war_chest import GAME
from stolik.games.war_chest.diagram import read
from tests.games.stages import Stage
from tests.games.war_chest.war import War

STAGE = Stage(GAME, War, read)

"""What golden games and counted positions need: how a picture is read, and who plays from it."""

from __future__ import annotations

from stolik.games.karak2 import GAME
from stolik.games.karak2.diagram import read
from tests.games.karak2.karak import Karak
from tests.games.stages import Stage

STAGE = Stage(GAME, Karak, read)

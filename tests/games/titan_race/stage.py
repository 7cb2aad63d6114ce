"""What golden games and counted positions need: how a picture is read, and who plays from it."""

from __future__ import annotations

from stolik.games.titan_race import GAME
from stolik.games.titan_race.diagram import read
from tests.games.stages import Stage
from tests.games.titan_race.race import Race

STAGE = Stage(GAME, Race, read)

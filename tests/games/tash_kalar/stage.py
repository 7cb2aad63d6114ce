"""What golden games and counted positions need: how a picture is read, and who plays from it."""

from __future__ import annotations

from stolik.games.tash_kalar import GAME
from stolik.games.tash_kalar.diagram import read
from tests.games.stages import Stage
from tests.games.tash_kalar.arena import Fight

STAGE = Stage(GAME, Fight, read)

"""Random games of every configuration, question by question."""

from __future__ import annotations

from stolik.engine.encoder import encoded
from stolik.games import GAMES

ENCODED = [name for name, game in GAMES.items() if encoded(game)]

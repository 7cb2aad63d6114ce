"""The encoder of each game, made once."""

from __future__ import annotations

from functools import cache

from stolik.engine.encoder import Encoder
from stolik.games import GAMES


@cache
def encoder_of(name: str) -> Encoder:
    return Encoder(GAMES[name])

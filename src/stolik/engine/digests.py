"""A short digest of a state, by which one can tell later whether the same answers still lead to the same place."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final

from stolik.engine.entries import canonical
from stolik.engine.game import Game

BYTES: Final = 8


def digest(game: Game[Any], state: Any, seats: int) -> str:
    """Of what each seat and those who look on may see of it, and of the result."""
    views = [game.view(state, None), *(game.view(state, seat) for seat in range(seats))]
    result = game.result(state)
    ending = None if result is None else [result.places, result.reason, result.scores]
    return sha256(canonical({"result": ending, "views": views}).encode()).digest()[:BYTES].hex()

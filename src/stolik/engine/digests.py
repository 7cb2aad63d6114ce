"""A short digest of a state, by which one can tell later whether the same answers still lead to the same place."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final

from stolik.engine.entries import canonical
from stolik.engine.game import Game

BYTES: Final = 8


def plainly(body: Any) -> bytes:
    return canonical(body).encode()


def digest(game: Game[Any], state: Any, seats: int, write: Callable[[Any], bytes] = plainly) -> str:
    """Of what each seat and those who look on may see of it, and of the result.

    `write`: by what it is written down, in the same way to the byte.
    """
    views = [game.view(state, None), *(game.view(state, seat) for seat in range(seats))]
    result = game.result(state)
    ending = None if result is None else [result.places, result.reason, result.scores]
    return sha256(write({"result": ending, "views": views})).digest()[:BYTES].hex()

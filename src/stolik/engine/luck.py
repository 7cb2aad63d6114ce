"""Honest draws: a seed is committed to by its hash before the seats add numbers of their own."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from itertools import accumulate
from random import Random

from stolik.engine.decision import Answer, Decision, Seat
from stolik.engine.entries import Keyed

TOP = 1 << 64


def commitment(seed: bytes) -> str:
    """What is shown before the game: it binds the seed without telling it."""
    return sha256(seed).hexdigest()


class Luck:
    """Draw number `count` of a kind for a seat depends on nothing else that happened at the table."""

    __slots__ = ("_drawn",)

    def __init__(self, seed: bytes, numbers: Sequence[str]) -> None:
        self._drawn = Keyed(Keyed(seed).digest("\n".join(["numbers", *numbers]).encode()))

    def number(self, kind: str, whose: Seat, count: int, total: int) -> int:
        """A whole number from 0 to total - 1, each as likely, by rejection sampling."""
        limit = TOP - TOP % total
        attempt = 0
        while True:
            message = f"{kind}\n{whose}\n{count}\n{attempt}".encode()
            value = int.from_bytes(self._drawn.digest(message)[:8], "big")
            if value < limit:
                return value % total
            attempt += 1


def total_weight(decision: Decision) -> int:
    return len(decision.options) if decision.weights is None else sum(decision.weights)


def option_at(decision: Decision, value: int) -> Answer:
    """The option in whose share of the cumulative weights the value falls."""
    if decision.weights is None:
        return decision.options[value]
    for option, upto in zip(decision.options, accumulate(decision.weights), strict=True):
        if value < upto:
            return option
    raise AssertionError("the value lies beyond the weights")


def shuffle(items: list[int], rng: Random) -> None:
    """As `rng.shuffle` does it, draw for draw, without its two calls for each of them."""
    draw = rng.getrandbits
    for last in range(len(items) - 1, 0, -1):
        bits = (last + 1).bit_length()
        place = draw(bits)
        while place > last:
            place = draw(bits)
        items[last], items[place] = items[place], items[last]

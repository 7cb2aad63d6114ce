"""Honest draws: a seed is committed to by its hash before the seats add numbers of their own."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from itertools import accumulate
from typing import Any, Final

from stolik.engine.decision import Answer, Decision, Seat

TOP = 1 << 64
INNER: Final = bytes(byte ^ 0x36 for byte in range(256))
OUTER: Final = bytes(byte ^ 0x5C for byte in range(256))
BLOCK: Final = 64
"""Bytes that SHA-256 takes at a time."""


def commitment(seed: bytes) -> str:
    """What is shown before the game: it binds the seed without telling it."""
    return sha256(seed).hexdigest()


class Keyed:
    """HMAC-SHA256 under one key, with which both hashes are begun once. `hmac.digest` lets other threads go first."""

    __slots__ = ("_inner", "_outer")

    def __init__(self, key: bytes) -> None:
        block = (sha256(key).digest() if len(key) > BLOCK else key).ljust(BLOCK, b"\0")
        self._inner: Any = sha256(block.translate(INNER))
        self._outer: Any = sha256(block.translate(OUTER))

    def digest(self, message: bytes) -> bytes:
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(message)
        outer.update(inner.digest())
        digest: bytes = outer.digest()
        return digest


class Luck:
    """Draw number `count` of a kind for a seat depends on nothing else that happened at the table."""

    __slots__ = ("_drawn", "_salted")

    def __init__(self, seed: bytes, numbers: Sequence[str]) -> None:
        self._salted = Keyed(seed)
        self._drawn = Keyed(self._salted.digest("\n".join(["numbers", *numbers]).encode()))

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

    def salt(self, number: int) -> bytes:
        """Hides entry `number` behind its hash until the seed is revealed."""
        return self._salted.digest(f"salt\n{number}".encode())


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

"""Takes back what a game's `flat` has written."""

from __future__ import annotations

from collections.abc import Sequence


class NoRoom(ValueError):
    """A position that can be drawn but is larger than a kernel has room for; it is played and searched by the rules."""


class FlatReader:
    """One number after the other."""

    def __init__(self, flat: Sequence[int]) -> None:
        self._numbers = iter(flat)

    def one(self) -> int:
        return next(self._numbers)

    def some(self, count: int) -> list[int]:
        return [next(self._numbers) for _ in range(count)]

    def listed(self, most: int) -> list[int]:
        count, values = self.one(), self.some(most)
        return values[:count]

    def counted(self, kinds: int) -> list[int]:
        return [kind for kind, count in enumerate(self.some(kinds)) for _ in range(count)]

    def bits(self) -> list[int]:
        value = self.one()
        return [place for place in range(value.bit_length()) if value >> place & 1]

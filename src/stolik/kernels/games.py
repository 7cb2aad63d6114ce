"""Which games have a kernel, and what each of them says of itself in Python."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Protocol

from stolik.engine.game import Game, Options
from stolik.games import GAMES
from stolik.kernels.tables import Tables, common

KERNELS: Final = tuple(sorted(path.parent.name for path in Path(__file__).parent.glob("*/flat.py")))
"""A folder each."""


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


class Flat(Protocol):
    """The module stolik.kernels.<game>.flat: a state as plain numbers and back.

    `flat` leaves out what was agreed; `state` takes it from the options. What it makes can be played on between two
    steps. `adopt` puts into a state what `resample` may have dealt anew in another.
    `REASONS` are the rule ids of results, in the order in which the kernel numbers them.
    """

    REASONS: Sequence[str]

    def flat(self, state: Any) -> list[int]: ...

    def state(self, options: Options, flat: Sequence[int]) -> Any: ...

    def adopt(self, state: Any, dealt: Any) -> None: ...


def flat_of(name: str) -> Flat:
    module: Any = import_module(f"stolik.kernels.{name}.flat")
    found: Flat = module
    return found


def game_of(name: str) -> Game[Any]:
    return GAMES[name]


def tables_of(name: str) -> str:
    """The text of its tables.hpp; stolik.kernels.<game>.tables adds what only this game has."""
    tables = Tables(name)
    common(game_of(name), tables)
    import_module(f"stolik.kernels.{name}.tables").tables(tables)
    return tables.text()

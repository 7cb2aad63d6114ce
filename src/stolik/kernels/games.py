"""Which games have a kernel, and what each of them says of itself in Python."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final, Protocol

from stolik.engine.game import Game, Options
from stolik.games import GAMES
from stolik.kernels.tables import Tables, common

KERNELS: Final = ("titan_race",)


class Flat(Protocol):
    """The module stolik.kernels.<game>: tables of its own, and its state as plain numbers and back.

    `flat` leaves out what was agreed; `state` takes it from the options. What it makes can be played on between two
    steps. `adopt` puts into a state what `resample` may have dealt anew in another.
    `reasons` are the rule ids of results, in the order in which the kernel numbers them.
    """

    REASONS: Sequence[str]

    def tables(self, tables: Tables) -> None: ...

    def flat(self, state: Any) -> list[int]: ...

    def state(self, options: Options, flat: Sequence[int]) -> Any: ...

    def adopt(self, state: Any, dealt: Any) -> None: ...


def kernel_of(name: str) -> Flat:
    module: Any = import_module(f"stolik.kernels.{name}")
    found: Flat = module
    return found


def game_of(name: str) -> Game[Any]:
    return GAMES[name]


def tables_of(name: str) -> str:
    """The text of its tables.hpp."""
    tables = Tables(name)
    common(game_of(name), tables)
    kernel_of(name).tables(tables)
    return tables.text()

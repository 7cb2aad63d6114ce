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

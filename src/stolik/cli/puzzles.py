"""Puzzles from the command line: solved, listed, kept from a record, found anew, and counted."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from stolik.terminal import puzzles, store
from stolik.terminal.faults import BadInput
from stolik.terminal.games import find
from stolik.terminal.screen import Screen

SEARCH: Final = ("make", "agree", "minutes", "seed", "iterations", "processes", "into")


def search(game: str, wish: Mapping[str, object]) -> int:
    """As it was said; what was not said is left to the laboratory."""
    from stolik.lab.puzzles.run import main

    find(game)
    return main([game, *(f"--{key}={wish[key]}" for key in SEARCH if wish[key] is not None)])


def keep(game: str, file: Path, step: int | None, language: str, data: Path | None) -> int:
    find(game)
    if step is None:
        raise BadInput("puzzle-which-step")
    puzzles.keep_position(Screen(), file, step, language, store.folder(data))
    return 0


def solve(game: str, wanted: str, listed: bool, as_json: bool, language: str, data: Path | None) -> int:
    where = store.folder(data)
    if as_json:
        print(json.dumps(puzzles.as_data(game, where), ensure_ascii=False, indent=2))
    elif listed:
        puzzles.show_shelf(Screen(), game, language, where)
    else:
        puzzles.solve(Screen(), game, wanted, language, where)
    return 0

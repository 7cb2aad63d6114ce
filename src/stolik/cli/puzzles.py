"""Puzzles from the command line: solved, listed, kept from a record, found anew, and counted."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

from stolik.terminal import puzzles, store
from stolik.terminal.faults import BadInput
from stolik.terminal.games import find
from stolik.terminal.screen import Screen


class PuzzleWish(NamedTuple):
    """As it was said; what was not said is left to the laboratory."""

    make: int | None
    agree: int | None
    minutes: float
    seed: int
    iterations: int | None
    processes: int | None
    into: Path | None


def search(game: str, wish: PuzzleWish) -> int:
    from stolik.lab.puzzles.run import main

    find(game)
    said = [f"--{key}={value}" for key, value in wish._asdict().items() if value is not None]
    return main([game, *said])


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

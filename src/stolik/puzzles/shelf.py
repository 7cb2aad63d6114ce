"""The puzzles that come with a game, and which one it is today."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from stolik.engine import box
from stolik.engine.game import Game
from stolik.puzzles.puzzle import Puzzle, read

FILES: Final = "puzzles/*.jsonl"
MARK: Final = '{"done":'
"""What a line begins with that says that a game has been searched through, see the laboratory."""


@cache
def shelf(game: Game[Any]) -> dict[str, Puzzle]:
    """All of a game by id, the easiest first."""
    found = [puzzle for file in box.files(game.package, FILES) for puzzle in puzzles_in(file)]
    return {puzzle.id: puzzle for puzzle in sorted(found, key=lambda one: (one.rating, one.id))}


def puzzles_in(file: Path) -> list[Puzzle]:
    lines = file.read_text("utf-8").splitlines()
    return [read(line) for line in lines if line and not line.startswith(MARK)]


def daily(games: Sequence[Game[Any]], day: date) -> Puzzle | None:
    """The same for everybody that day: the games take turns, and each of their puzzles has its day in turn."""
    having = [game for game in games if shelf(game)]
    if not having:
        return None
    number = day.toordinal()
    ids = sorted(shelf(having[number % len(having)]), key=shuffled)
    return shelf(having[number % len(having)])[ids[number // len(having) % len(ids)]]


def shuffled(name: str) -> bytes:
    """An order that is always the same and says nothing of difficulty."""
    return sha256(name.encode()).digest()

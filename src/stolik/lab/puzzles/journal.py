"""The file of a search for puzzles: a line for each, and one for each game that has been searched through."""

from __future__ import annotations

import json
from collections.abc import Iterable
from itertools import count
from pathlib import Path
from typing import Final

from stolik.lab.puzzles.hunt import Found
from stolik.puzzles import Puzzle, read, written
from stolik.puzzles.shelf import MARK

NUMBER: Final = "done"


class Kept:
    """What a file has; the same command goes on from there."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.done: set[int] = set()
        self.puzzles: dict[str, Puzzle] = {}
        if file.exists():
            self._read(file.read_text("utf-8").splitlines())

    def _read(self, lines: Iterable[str]) -> None:
        """A last line that was cut off is searched for again."""
        for line in lines:
            try:
                if line.startswith(MARK):
                    self.done.add(json.loads(line)[NUMBER])
                elif line:
                    self._take(read(line))
            except (ValueError, KeyError, TypeError):
                continue

    def _take(self, puzzle: Puzzle) -> bool:
        """Doubles are left."""
        new = puzzle.id not in self.puzzles
        self.puzzles.setdefault(puzzle.id, puzzle)
        return new

    def add(self, found: Found) -> None:
        """At once, so that nothing is lost when it is stopped."""
        fresh = [puzzle for puzzle in found.puzzles if self._take(puzzle)]
        lines = [written(puzzle) for puzzle in fresh]
        if found.whole:
            self.done.add(found.number)
            lines.append(json.dumps({NUMBER: found.number}, separators=(",", ":")))
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with self.file.open("a", encoding="utf-8") as out:
            out.writelines(f"{line}\n" for line in lines)

    def left(self) -> Iterable[int]:
        """Numbers of games that nobody has searched through."""
        return (number for number in count() if number not in self.done)

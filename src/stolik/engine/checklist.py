"""What an owner of the box should compare with it. A game may bring such a list, as CHECKLIST of its checklist.py."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple


class Point(NamedTuple):
    """To be compared. `entries` are kinds, or single entries, which then stand here and not with their kind."""

    id: str
    rules: Sequence[str]
    entries: Sequence[str]


class Checklist(NamedTuple):
    """The questions to the box, and the data file that answers them; `folder` holds the one that came with the game.

    `fields` are what `ours` in the file calls by another name than its keys; `words`, by kind of entry, those that
    name it.
    """

    file: Path
    folder: Path
    questions: Sequence[Point]
    fields: Mapping[str, Sequence[str]]
    words: Mapping[str, str]

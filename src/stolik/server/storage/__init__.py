"""Where tables are kept: rows that only grow, in one SQLite file or in PostgreSQL, behind one small interface."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from stolik.text.program import called

FIRST = 1
"""The sequence number of a table's first row."""

WAITING, PLAYING, OVER, ABORTED, STOPPED = "waiting", "playing", "over", "aborted", "stopped"
LIVE = (WAITING, PLAYING)
HOUSE = "house"
"""Of what the house keeps as a table of its own: not listed, not woken, not pruned."""

NewRow = tuple[str, str]
"""Kind of a row to be written, and its body as it is kept: see rows.py."""

Statement = tuple[Any, ...]
"""SQL that both databases understand, and its arguments."""

Fetched = list[Sequence[Sequence[Any]]]
"""The rows of each statement."""

Progress = Callable[[int, int], None]
"""How many tables are done, out of how many."""


class TableRow(NamedTuple):
    """What never changes about a table. The seed is secret."""

    id: str
    code: str
    game: str
    rules: int
    box: str
    options: dict[str, int | str | bool]
    visibility: str
    pace: dict[str, Any]
    absence: str
    seed: bytes
    created: float
    webhook: str


class LogRow(NamedTuple):
    table: str
    seq: int
    kind: str
    body: dict[str, Any]
    at: float


class Conflict(Exception):
    """Somebody else was first: that sequence is taken, or that id or code."""


class NoTable(Exception):
    """No such table: never made, or pruned in the meantime."""


class Away(Exception):
    """The database does not answer. What was being written may be stored or not: read the log before going on."""


class Full(Away):
    """There is no room on the disk of the database: nothing was stored."""


class Damaged(Away):
    """What was stored cannot be read, now or later."""


class Unusable(Exception):
    """Why this database or this backup cannot be used: a key of the texts, and one sentence for the host."""

    def __init__(self, why: str, sentence: str) -> None:
        super().__init__(sentence)
        self.why = why


class DamagedFile(Unusable):
    def __init__(self, path: Path) -> None:
        super().__init__(
            "storage-damaged",
            f"{path} is damaged: part of it cannot be read. Restore a backup; `{called()} doctor` tells which tables "
            f"can still be read, `{called()} salvage` saves them.",
        )
        self.path = path


def file_of(where: str) -> Path:
    """Of SQLite: a folder holds it under a name of ours."""
    path = Path(where)
    return path if path.suffix == ".db" else path / "stolik.db"

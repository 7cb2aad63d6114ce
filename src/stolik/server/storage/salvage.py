"""What can still be read of a damaged SQLite file: row by row, from a copy, past the pages that are gone."""

from __future__ import annotations

import shutil
import sqlite3
from collections import defaultdict
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from stolik.server.storage import FIRST
from stolik.server.storage.queries import LAST_SEQ, LOG
from stolik.server.storage.rows import COLUMNS, Columns
from stolik.server.storage.writer import run

TABLE = f"SELECT {COLUMNS}, status, wake_at FROM tables WHERE rowid = $1"
ROW = "SELECT table_id, seq, kind, body, at FROM log WHERE rowid = $1"
MOST_IN_A_PAGE: Final = 100
"""Rows, where the last one cannot be asked for."""


class Salvaged(NamedTuple):
    """A table and its rows from the first on, without a gap. `whole`: we know that there were no more."""

    table: Columns
    rows: list[Columns]
    whole: bool


class Survey(NamedTuple):
    found: list[Salvaged]
    lost: list[Columns]
    """Tables of which not all rows can be read."""


def survey(path: Path) -> Survey:
    """The file itself is not opened: to read it could change it."""
    with TemporaryDirectory(prefix="stolik-salvage-") as folder:
        copy = Path(folder) / "copy.db"
        shutil.copyfile(path, copy)
        with suppress(FileNotFoundError):
            shutil.copyfile(path.with_name(path.name + "-wal"), copy.with_name(copy.name + "-wal"))
        with closing(sqlite3.connect(copy, isolation_level=None)) as db:
            return _surveyed(db)


def _surveyed(db: sqlite3.Connection) -> Survey:
    """Raises sqlite3.Error where not even the schema can be read."""
    run(db, "SELECT name FROM sqlite_master")
    tables = [tuple(row) for row in _by_number(db, "tables", TABLE)]
    rows = {table[0]: _rows_of(db, table[0]) for table in tables}
    gone = {name for name, found in rows.items() if found is None}
    scattered = _scattered(db, gone) if gone else {}
    judged = [_found(db, table, rows[table[0]], scattered.get(table[0], {})) for table in tables]
    lost = [table for table, found in zip(tables, judged, strict=True) if found is None]
    return Survey([found for found in judged if found is not None], lost)


def _by_number(db: sqlite3.Connection, name: str, sql: str) -> Iterator[Any]:
    """Each row for itself, so that a page that is gone costs the rows on it and no others."""
    for number in range(1, _last(db, name) + 1):
        with suppress(sqlite3.Error):
            yield from run(db, sql, number)


def _last(db: sqlite3.Connection, name: str) -> int:
    with suppress(sqlite3.Error):
        return run(db, f"SELECT max(rowid) FROM {name}")[0][0] or 0
    with suppress(sqlite3.Error):
        return int(run(db, "PRAGMA page_count")[0][0]) * MOST_IN_A_PAGE
    return 0


def _rows_of(db: sqlite3.Connection, table: str) -> list[Columns] | None:
    """By the index; None where that, or one of the rows, cannot be read."""
    try:
        return [tuple(row) for row in run(db, LOG, table, FIRST - 1)]
    except sqlite3.Error:
        return None


def _scattered(db: sqlite3.Connection, tables: set[str]) -> dict[str, dict[int, Columns]]:
    """Without the index: by table and sequence."""
    found: dict[str, dict[int, Columns]] = defaultdict(dict)
    for row in _by_number(db, "log", ROW):
        if row[0] in tables:
            found[row[0]][row[1]] = tuple(row)
    return found


def _found(
    db: sqlite3.Connection, table: Columns, rows: list[Columns] | None, scattered: dict[int, Columns]
) -> Salvaged | None:
    if rows is not None:
        return Salvaged(table, rows, True) if _without_gap(rows) else None
    rows = [scattered[seq] for seq in sorted(scattered)]
    last = _last_seq(db, table[0])
    if not rows or not _without_gap(rows) or last not in (None, len(rows)):
        return None
    return Salvaged(table, rows, last is not None)


def _last_seq(db: sqlite3.Connection, table: str) -> int | None:
    """As the index has it, if it can be read."""
    with suppress(sqlite3.Error):
        last: int | None = run(db, LAST_SEQ, table)[0][0]
        return last
    return None


def _without_gap(rows: list[Columns]) -> bool:
    return all(row[1] == FIRST + place for place, row in enumerate(rows))

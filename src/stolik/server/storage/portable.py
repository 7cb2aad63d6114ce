"""Tables as lines of JSON, whichever database they come from: what a backup holds, and an archived table."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, BinaryIO, Final

from stolik.server.storage import FIRST
from stolik.server.storage.rows import COLUMNS, OPTIONS, PACE, SEED, Columns, dumped, loaded

FIELDS: Final = (*COLUMNS.split(", "), "status", "wake_at")


def last_seqs(tables: Sequence[Sequence[Any]], rows: Sequence[Sequence[Any]]) -> dict[str, int]:
    return {table[0]: FIRST - 1 for table in tables} | {row[0]: row[1] for row in rows}


# Lines


def as_line(body: dict[str, Any]) -> bytes:
    return dumped(body).encode() + b"\n"


def table_line(table: Sequence[Any]) -> bytes:
    columns = list(table)
    columns[OPTIONS], columns[PACE] = loaded(columns[OPTIONS]), loaded(columns[PACE])
    columns[SEED] = columns[SEED].hex()
    return as_line({"table": dict(zip(FIELDS, columns, strict=True))})


def table_columns(fields: dict[str, Any]) -> Columns:
    columns = [fields[name] for name in FIELDS]
    columns[OPTIONS], columns[PACE] = dumped(columns[OPTIONS]), dumped(columns[PACE])
    columns[SEED] = bytes.fromhex(columns[SEED])
    return tuple(columns)


def row_line(row: Sequence[Any]) -> bytes:
    _, seq, kind, body, at = row
    return as_line({"row": [seq, kind, loaded(body), at]})


def lines_of(tables: Sequence[Sequence[Any]], rows: Sequence[Sequence[Any]]) -> Iterator[bytes]:
    """Each table, and then its rows."""
    of: dict[str, list[Sequence[Any]]] = {table[0]: [] for table in tables}
    for row in rows:
        of[row[0]].append(row)
    for table in tables:
        yield table_line(table)
        yield from map(row_line, of[table[0]])


# Files


def archive(folder: Path, tables: Sequence[Sequence[Any]], rows: Sequence[Sequence[Any]]) -> None:
    """A file for each table, safely on the disk when this returns."""
    folder.mkdir(parents=True, exist_ok=True)
    for table in tables:
        part = folder / f"{table[0]}.part"
        with private(part) as file:
            file.writelines(lines_of([table], [row for row in rows if row[0] == table[0]]))
            sync(file)
        part.replace(folder / f"{table[0]}.jsonl")
    sync_folder(folder)


def private(path: Path) -> BinaryIO:
    """There are seeds in it."""
    return os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb")


def sync(file: BinaryIO) -> None:
    file.flush()
    os.fsync(file.fileno())


def sync_folder(folder: Path) -> None:
    fd = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(fd)
    finally:
        os.close(fd)

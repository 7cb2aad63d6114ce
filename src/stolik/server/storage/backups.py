"""A backup: the lines of all tables, gzipped, between one that says what it is and one with counts and checksum."""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager
from hashlib import sha256
from pathlib import Path
from types import TracebackType
from typing import Any, Final, NamedTuple

from stolik.server.storage import FIRST, Unusable
from stolik.server.storage.portable import as_line, lines_of, private, sync, sync_folder, table_columns
from stolik.server.storage.rows import KEPT, Columns, dumped

FORMAT: Final = 2
"""Since 2 with what is kept besides tables."""
DAMAGES: Final = (OSError, EOFError, zlib.error, ValueError, KeyError, TypeError, IndexError, AttributeError)


class Batch(NamedTuple):
    """Some whole tables (with status and wake_at) and all their rows."""

    tables: list[Columns]
    rows: list[Columns]


class Ending(NamedTuple):
    tables: int
    rows: int
    sha256: str


def backup_damaged(source: Path) -> Unusable:
    return Unusable("backup-damaged", f"{source} is not a whole backup of Stolik: nothing was restored.")


def not_empty() -> Unusable:
    return Unusable("restore-not-empty", "There are tables in this database: a backup is restored into an empty one.")


class BackupWriter(AbstractContextManager["BackupWriter"]):
    """Writes beside the target; only a whole backup takes its name."""

    def __init__(self, to: Path, tables: int, beat: float | None) -> None:
        self.tables = 0
        self._to = to
        self._part = to.with_name(to.name + ".part")
        self._rows = 0
        self._sum = sha256()
        self._file = private(self._part)
        self._zip = gzip.GzipFile(to.name, "wb", 6, self._file)
        self._write(as_line({"stolik": "backup", "format": FORMAT, "tables": tables, "beat": beat}))

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if error is None:
            self._zip.write(as_line(Ending(self.tables, self._rows, self._sum.hexdigest())._asdict()))
            self._zip.close()
            sync(self._file)
            self._part.replace(self._to)
            sync_folder(self._to.parent)
        self._zip.close()
        self._file.close()
        self._part.unlink(missing_ok=True)

    def page(self, tables: Sequence[Sequence[Any]], rows: Sequence[Sequence[Any]]) -> None:
        for line in lines_of(tables, rows):
            self._write(line)
        self.tables += len(tables)
        self._rows += len(rows)

    def kept(self, name: str, rows: Sequence[Sequence[Any]]) -> None:
        """After all tables."""
        self._write(as_line({"of": name, "rows": [list(row) for row in rows]}))

    def _write(self, line: bytes) -> None:
        self._sum.update(line)
        self._zip.write(line)


class BackupReader:
    """Reading begins with checking the whole file, before anything is written anywhere."""

    def __init__(self, source: Path) -> None:
        self.source = source
        if not source.is_file():
            raise Unusable("backup-none", f"There is no backup {source}.")
        try:
            self.beat, self.ending = self._checked()
        except DAMAGES as error:
            raise backup_damaged(source) from error

    def _checked(self) -> tuple[float | None, Ending]:
        digest = sha256()
        with gzip.open(self.source) as file:
            last = file.readline()
            header = self._checked_header(json.loads(last))
            for line in file:
                digest.update(last)
                last = line
        ending = Ending(**json.loads(last))
        if ending.sha256 != digest.hexdigest() or ending.tables != header["tables"]:
            raise backup_damaged(self.source)
        return header["beat"], ending

    def _checked_header(self, header: dict[str, Any]) -> dict[str, Any]:
        if header["stolik"] != "backup":
            raise backup_damaged(self.source)
        if header["format"] > FORMAT:
            raise Unusable("backup-newer", f"{self.source} was written by a newer Stolik: please upgrade Stolik.")
        return header

    def pages(self, size: int) -> Iterator[Batch]:
        try:
            yield from self._pages(size)
        except DAMAGES as error:
            raise backup_damaged(self.source) from error

    def _pages(self, size: int) -> Iterator[Batch]:
        page, expected = Batch([], []), FIRST
        for line in self._lines():
            if "of" in line:
                break
            if "row" in line:
                seq, kind, body, at = line["row"]
                if seq != expected:
                    raise backup_damaged(self.source)
                page.rows.append((page.tables[-1][0], seq, kind, dumped(body), at))
                expected += 1
                continue
            if len(page.tables) == size:
                yield page
                page = Batch([], [])
            page.tables.append(table_columns(line["table"]))
            expected = FIRST
        yield page

    def kept(self) -> Iterator[tuple[str, list[Columns]]]:
        """What is kept besides tables: its name, and rows in the order of its columns."""
        try:
            for line in self._lines():
                if "of" in line and line["of"] in KEPT:
                    yield line["of"], [tuple(row) for row in line["rows"]]
        except DAMAGES as error:
            raise backup_damaged(self.source) from error

    def _lines(self) -> Iterator[dict[str, Any]]:
        """The lines between the first and the last."""
        with gzip.open(self.source) as file:
            file.readline()
            for line in file:
                body = json.loads(line)
                if "sha256" not in body:
                    yield body

"""What the threads do with a connection to SQLite; a step that writes runs inside the writer's transaction."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from stolik.server.storage import FIRST, Conflict, Fetched, NoTable, Progress, Statement, kept, queries
from stolik.server.storage.backups import BackupReader, BackupWriter, backup_damaged, not_empty
from stolik.server.storage.faults import code_of
from stolik.server.storage.migrations import MIGRATIONS, NEWEST, VERSIONS, check_version, statements
from stolik.server.storage.queries import PAGE
from stolik.server.storage.rows import COLUMNS, Columns

INSERT_TABLE = f"INSERT INTO tables ({COLUMNS}, status, wake_at) VALUES ({', '.join('?' * 14)})"
INSERT_ROW = "INSERT INTO log (table_id, seq, kind, body, at) VALUES (?, ?, ?, ?, ?)"


def run(db: sqlite3.Connection, sql: str, *args: Any) -> list[Any]:
    """SQLite takes $1 for a name, so the same text serves both databases."""
    return db.execute(sql, {str(number): arg for number, arg in enumerate(args, 1)}).fetchall()


def is_whole(db: sqlite3.Connection) -> bool:
    """As far as SQLite can tell without the contents."""
    try:
        return bool(run(db, "PRAGMA quick_check(1)")[0][0] == "ok")
    except sqlite3.DatabaseError as error:
        if code_of(error) == sqlite3.SQLITE_CORRUPT:
            return False
        raise


def transact(db: sqlite3.Connection, reads: Sequence[Statement], then: Callable[[Fetched], list[Statement]]) -> Fetched:
    return [run(db, *said) for said in then([run(db, *said) for said in reads])]


# The schema


def version(db: sqlite3.Connection) -> int:
    if not run(db, "SELECT 1 FROM sqlite_master WHERE name = 'schema'"):
        return 0
    newest: int | None = run(db, "SELECT max(version) FROM schema")[0][0]
    return newest or 0


def migrate(db: sqlite3.Connection) -> None:
    check_version(version(db))
    db.execute(VERSIONS)
    for number in range(version(db), NEWEST):
        db.execute("BEGIN IMMEDIATE")
        try:
            for statement in statements(MIGRATIONS[number]):
                db.execute(statement)
            run(db, "INSERT INTO schema (version) VALUES ($1)", number + 1)
            db.execute("COMMIT")
        except BaseException:
            db.execute("ROLLBACK")
            raise


# The log


def create(db: sqlite3.Connection, table: Columns, rows: list[Columns]) -> None:
    try:
        db.execute(INSERT_TABLE, table)
    except sqlite3.IntegrityError as error:
        raise Conflict(f"the id or the code of table {table[0]} is taken") from error
    db.executemany(INSERT_ROW, rows)


def append(db: sqlite3.Connection, table: str, first: int, rows: list[Columns]) -> None:
    last = last_seq(db, table)
    if last == 0 and not run(db, "SELECT 1 FROM tables WHERE id = $1", table):
        raise NoTable(table)
    if last != first - 1:
        raise Conflict(f"table {table} is at {last}, so {first} cannot be next")
    db.executemany(INSERT_ROW, rows)


def last_seq(db: sqlite3.Connection, table: str) -> int:
    last: int | None = run(db, queries.LAST_SEQ, table)[0][0]
    return last or FIRST - 1


def rows_of(db: sqlite3.Connection, tables: Sequence[Sequence[Any]]) -> list[Any]:
    return [row for table in tables for row in run(db, queries.LOG, table[0], FIRST - 1)]


# For the host


def delete(db: sqlite3.Connection, seen: dict[str, int]) -> int:
    """Those at which nothing has happened since they were seen."""
    still = [table for table, last in seen.items() if last_seq(db, table) == last]
    for table in still:
        run(db, "DELETE FROM tables WHERE id = $1", table)
        run(db, "DELETE FROM claims WHERE table_id = $1", table)
    return len(still)


def backup(db: sqlite3.Connection, to: Path, progress: Progress | None) -> None:
    db.execute("BEGIN")
    try:
        _backup(db, to, progress)
    finally:
        db.execute("COMMIT")


def _backup(db: sqlite3.Connection, to: Path, progress: Progress | None) -> None:
    total = run(db, "SELECT count(*) FROM tables")[0][0]
    with BackupWriter(to, total, run(db, queries.LAST_BEAT)[0][0]) as writer:
        after = ""
        while tables := run(db, queries.WHOLE_TABLES, after, PAGE):
            writer.page(tables, rows_of(db, tables))
            after = tables[-1][0]
            if progress is not None:
                progress(writer.tables, total)
        for name in kept.KEPT:
            done = 0
            while rows := run(db, kept.select(name), PAGE, done):
                writer.kept(name, rows)
                done += len(rows)


def restore(db: sqlite3.Connection, reader: BackupReader, progress: Progress | None) -> int:
    if run(db, "SELECT 1 FROM tables LIMIT 1"):
        raise not_empty()
    done = 0
    try:
        for tables, rows in reader.pages(PAGE):
            db.executemany(INSERT_TABLE, tables)
            db.executemany(INSERT_ROW, rows)
            done += len(tables)
            if progress is not None:
                progress(done, reader.ending.tables)
        for name, kept_rows in reader.kept():
            db.executemany(kept.insert(name), kept_rows)
    except sqlite3.IntegrityError as error:
        raise backup_damaged(reader.source) from error
    if reader.beat is not None:
        run(db, queries.BEAT, "backup", reader.beat)
    return done

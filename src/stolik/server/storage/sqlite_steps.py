"""What is done for the host with a connection to SQLite; a step that writes runs inside the writer's transaction."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from stolik.server.storage import FIRST, Progress, queries
from stolik.server.storage.backups import BackupReader, BackupWriter, backup_damaged, not_empty
from stolik.server.storage.faults import code_of
from stolik.server.storage.migrations import MIGRATIONS, NEWEST, VERSIONS, check_version, statements
from stolik.server.storage.queries import PAGE
from stolik.server.storage.rows import KEPT, insert_kept, select_kept
from stolik.server.storage.writer import INSERT_ROW, INSERT_TABLE, last_seq, run


def is_whole(db: sqlite3.Connection) -> bool:
    """As far as SQLite can tell without the contents."""
    try:
        return bool(run(db, "PRAGMA quick_check(1)")[0][0] == "ok")
    except sqlite3.DatabaseError as error:
        if code_of(error) == sqlite3.SQLITE_CORRUPT:
            return False
        raise


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


# Old tables, backups


def rows_of(db: sqlite3.Connection, tables: Sequence[Sequence[Any]]) -> list[Any]:
    return [row for table in tables for row in run(db, queries.LOG, table[0], FIRST - 1)]


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
        for name in KEPT:
            done = 0
            while rows := run(db, select_kept(name), PAGE, done):
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
            db.executemany(insert_kept(name), kept_rows)
    except sqlite3.IntegrityError as error:
        raise backup_damaged(reader.source) from error
    if reader.beat is not None:
        run(db, queries.BEAT, "backup", reader.beat)
    return done

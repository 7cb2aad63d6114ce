"""What is said to PostgreSQL in its own dialect."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import asyncpg

from stolik.server.storage import Fetched, NewRow, Progress, Statement, queries
from stolik.server.storage.backups import BackupReader, BackupWriter, Batch, backup_damaged, not_empty
from stolik.server.storage.migrations import MIGRATIONS, NEWEST, VERSIONS, check_version, statements
from stolik.server.storage.queries import PAGE
from stolik.server.storage.rows import COLUMNS, KEPT, Columns, select_kept

CREATE = f"""
WITH made AS (
    INSERT INTO tables ({COLUMNS}, status) VALUES ({", ".join(f"${number}" for number in range(1, 14))})
)
INSERT INTO log (table_id, seq, kind, body, at)
SELECT * FROM unnest($14::text[], $15::integer[], $16::text[], $17::text[], $18::double precision[])"""

# Appends to different tables; those whose place is free are written, and the others are told of them on commit.
APPEND = """
WITH wanted AS (
    SELECT * FROM unnest($1::text[], $2::integer[]) AS w (id, first)
), next AS (
    SELECT id FROM wanted
    WHERE first - 1 = (SELECT coalesce(max(seq), 0) FROM log WHERE table_id = id)
), written AS (
    INSERT INTO log (table_id, seq, kind, body, at)
    SELECT r.* FROM unnest($3::text[], $4::integer[], $5::text[], $6::text[], $7::double precision[])
        AS r (id, seq, kind, body, at)
    JOIN next ON next.id = r.id ORDER BY r.id, r.seq
    RETURNING table_id, seq
)
SELECT table_id, pg_notify('stolik', table_id || ':' || max(seq) || ':' || $8) FROM written GROUP BY table_id"""

LAST_SEQS = "SELECT table_id, max(seq) FROM log WHERE table_id = ANY($1::text[]) GROUP BY table_id"
ROWS_OF = "SELECT table_id, seq, kind, body, at FROM log WHERE table_id = ANY($1::text[]) ORDER BY table_id, seq"
SLICE = "SELECT table_id, seq, kind, body, at FROM log WHERE table_id = $1 AND seq BETWEEN $2 AND $3 ORDER BY seq"
AS_MUCH = """
SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM log),
(SELECT count(*) FROM tables WHERE id = ANY($1::text[]))"""

MADE_MEANWHILE = (asyncpg.UniqueViolationError, asyncpg.DuplicateTableError, asyncpg.DuplicateObjectError)

Db = Any
"""A connection, or one lent by the pool."""


class Append(NamedTuple):
    table: str
    first: int
    rows: list[Columns]


def numbered(table: str, first: int, rows: Sequence[NewRow], at: float) -> list[Columns]:
    return [(table, seq, kind, body, at) for seq, (kind, body) in enumerate(rows, first)]


def turned(rows: Sequence[Columns], width: int) -> list[list[Any]]:
    """Rows as columns, which is how arrays travel."""
    return [[row[place] for row in rows] for place in range(width)]


async def transact(
    db: Db, about: str, reads: Sequence[Statement], then: Callable[[Fetched], list[Statement]]
) -> Fetched:
    """One after the other where it is about the same, whichever process asks."""
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock(hashtext($1))", about)
        read = [await db.fetch(*said) for said in reads]
        return [await db.fetch(*said) for said in then(read)]


# The schema


async def version(db: Db) -> int:
    if await db.fetchval("SELECT to_regclass('schema')") is None:
        return 0
    return await db.fetchval("SELECT max(version) FROM schema") or 0


async def migrate(db: Db) -> None:
    """Several processes may start at once: the lock lets one of them do it, step by step."""
    check_version(await version(db))
    with suppress(*MADE_MEANWHILE):
        await db.execute(VERSIONS)
    while not await _step(db):
        pass


async def _step(db: Db) -> bool:
    """One migration; true when there is none left."""
    async with db.transaction():
        await db.execute("LOCK TABLE schema IN EXCLUSIVE MODE")
        number = await version(db)
        check_version(number)
        if number == NEWEST:
            return True
        for statement in statements(MIGRATIONS[number]):
            await db.execute(statement)
        await db.execute("INSERT INTO schema (version) VALUES ($1)", number + 1)
    return False


# The log


async def append(db: Db, appends: Sequence[Append], process: str) -> set[str]:
    """The tables whose rows were written."""
    rows = [row for append in appends for row in append.rows]
    wanted = turned([(append.table, append.first) for append in appends], 2)
    return {row[0] for row in await db.fetch(APPEND, *wanted, *turned(rows, 5), process)}


async def is_there(db: Db, append: Append) -> bool:
    """Whether these very rows have been written, perhaps by a try that lost its link."""
    last = append.first + len(append.rows) - 1
    return [tuple(row) for row in await db.fetch(SLICE, append.table, append.first, last)] == append.rows


async def is_made(db: Db, table: Columns) -> bool:
    """But for its status, which may have changed since."""
    found = await db.fetch(f"SELECT {COLUMNS} FROM tables WHERE id = $1", table[0])
    return [tuple(row) for row in found] == [table[:-1]]


# For the host


async def delete(db: Db, seen: dict[str, int]) -> int:
    """Those at which nothing has happened since; the lock keeps new rows out until it is done."""
    async with db.transaction():
        ids = sorted(seen)
        await db.execute("SELECT 1 FROM tables WHERE id = ANY($1::text[]) ORDER BY id FOR UPDATE", ids)
        now = dict.fromkeys(ids, 0) | dict(await db.fetch(LAST_SEQS, ids))
        still = [table for table in ids if now[table] == seen[table]]
        await db.execute("DELETE FROM claims WHERE table_id = ANY($1::text[])", still)
        gone = await db.execute("DELETE FROM tables WHERE id = ANY($1::text[])", still)
    return int(gone.removeprefix("DELETE "))


async def backup(db: Db, to: Path, progress: Progress | None) -> None:
    async with db.transaction(isolation="repeatable_read", readonly=True):
        total = await db.fetchval("SELECT count(*) FROM tables")
        beat = await db.fetchval(queries.LAST_BEAT)
        with BackupWriter(to, total, beat) as writer:
            after = ""
            while tables := await db.fetch(queries.WHOLE_TABLES, after, PAGE):
                rows = await db.fetch(ROWS_OF, [table[0] for table in tables])
                await asyncio.to_thread(writer.page, [tuple(table) for table in tables], rows)
                after = tables[-1][0]
                if progress is not None:
                    progress(writer.tables, total)
            for name in KEPT:
                done = 0
                while rows := await db.fetch(select_kept(name), PAGE, done):
                    writer.kept(name, rows)
                    done += len(rows)


async def restore(db: Db, reader: BackupReader, progress: Progress | None) -> int:
    try:
        async with db.transaction():
            return await _restore(db, reader, progress)
    except (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError) as error:
        raise backup_damaged(reader.source) from error


async def is_restored(db: Db, reader: BackupReader) -> bool:
    """Whether all of it is there, by a try that lost its link."""
    page = next(reader.pages(PAGE))
    ids = [table[0] for table in page.tables]
    found = await db.fetchrow(AS_MUCH, ids)
    return tuple(found) == (reader.ending.tables, reader.ending.rows, len(ids))


async def _restore(db: Db, reader: BackupReader, progress: Progress | None) -> int:
    await db.execute("LOCK TABLE tables IN SHARE ROW EXCLUSIVE MODE")
    if await db.fetchval("SELECT EXISTS (SELECT 1 FROM tables)"):
        raise not_empty()
    done, pages = 0, reader.pages(PAGE)
    while page := await asyncio.to_thread(next, pages, None):
        await _copy(db, page)
        done += len(page.tables)
        if progress is not None:
            progress(done, reader.ending.tables)
    for name, rows in reader.kept():
        await db.copy_records_to_table(name, records=rows, columns=KEPT[name])
    if reader.beat is not None:
        await db.execute(queries.BEAT, "backup", reader.beat)
    return done


async def _copy(db: Db, page: Batch) -> None:
    tables = [*COLUMNS.split(", "), "status", "wake_at"]
    await db.copy_records_to_table("tables", records=page.tables, columns=tables)
    await db.copy_records_to_table("log", records=page.rows, columns=["table_id", "seq", "kind", "body", "at"])

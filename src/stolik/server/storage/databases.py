"""Which of the two databases keeps the tables."""

from __future__ import annotations

from pathlib import Path

from stolik.server.storage.queries import Storage
from stolik.server.storage.sqlite import SqliteStorage


def open_storage(where: str, read_only: bool = False) -> Storage:
    """A folder (or a file that ends in .db) for SQLite, or postgresql://… ; then `await storage.open()`.

    Read-only works beside a running server, for backup and doctor; it neither locks nor migrates.
    """
    if where.startswith(("postgresql://", "postgres://")):
        from stolik.server.storage.postgres import PostgresStorage

        return PostgresStorage(where, read_only)
    return SqliteStorage(Path(where), read_only)

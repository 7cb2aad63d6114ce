"""The schema, step by step. A step once released is never edited; SQLite and PostgreSQL read the same text."""

from __future__ import annotations

from typing import Final

from stolik.server.storage import Unusable

VERSIONS: Final = """
CREATE TABLE IF NOT EXISTS schema (version INTEGER PRIMARY KEY)
"""

ONE: Final = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    box TEXT NOT NULL,
    options TEXT NOT NULL,
    visibility TEXT NOT NULL,
    pace TEXT NOT NULL,
    absence TEXT NOT NULL,
    seed BYTEA NOT NULL,
    created DOUBLE PRECISION NOT NULL,
    webhook TEXT NOT NULL,
    status TEXT NOT NULL DEFAULT 'waiting'
);
CREATE UNIQUE INDEX tables_code ON tables (lower(code));
CREATE INDEX tables_status ON tables (status);
CREATE INDEX tables_lobby ON tables (created) WHERE visibility = 'public' AND status IN ('waiting', 'playing');

CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE TABLE beats (process TEXT PRIMARY KEY, at DOUBLE PRECISION NOT NULL)
"""

TWO: Final = """
ALTER TABLE tables ADD COLUMN wake_at DOUBLE PRECISION;
CREATE INDEX tables_wake_at ON tables (wake_at) WHERE wake_at IS NOT NULL;

CREATE TABLE claims (
    table_id TEXT NOT NULL,
    process TEXT NOT NULL,
    until DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, process)
);
CREATE INDEX claims_process ON claims (process)
"""

THREE: Final = """
UPDATE tables SET status = 'house' WHERE id = 'downtime'
"""

MIGRATIONS: Final = (ONE, TWO, THREE)
NEWEST: Final = len(MIGRATIONS)


def statements(migration: str) -> list[str]:
    return migration.split(";")


def check_version(version: int) -> None:
    if version > NEWEST:
        raise Unusable(
            "storage-newer",
            f"This database belongs to a newer Stolik (its schema is {version}, this one knows {NEWEST}): "
            "please upgrade Stolik.",
        )


def check_current(version: int) -> None:
    """For those who may only read."""
    check_version(version)
    if version < NEWEST:
        raise Unusable(
            "storage-older",
            f"This database belongs to an older Stolik (its schema is {version}, this one needs {NEWEST}): "
            "please start the server once, it will bring it up to date.",
        )

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

FOUR: Final = """
CREATE TABLE players (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    shown INTEGER NOT NULL,
    created DOUBLE PRECISION NOT NULL,
    seen DOUBLE PRECISION NOT NULL
);
CREATE INDEX players_seen ON players (seen) WHERE shown = 1;

CREATE TABLE devices (
    digest TEXT PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    at DOUBLE PRECISION NOT NULL
);
CREATE INDEX devices_player ON devices (player);

CREATE TABLE documents (
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    version INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (player, name)
);

CREATE TABLE passes (
    digest TEXT PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    until DOUBLE PRECISION NOT NULL
);

CREATE TABLE holdings (
    token TEXT PRIMARY KEY,
    opens TEXT NOT NULL,
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE
);
CREATE INDEX holdings_player ON holdings (player);

CREATE TABLE games (
    table_id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    form TEXT NOT NULL,
    began DOUBLE PRECISION NOT NULL,
    ended DOUBLE PRECISION NOT NULL,
    answers INTEGER NOT NULL,
    reason TEXT NOT NULL,
    series TEXT NOT NULL,
    rematch TEXT NOT NULL
);
CREATE INDEX games_ended ON games (ended);
CREATE INDEX games_series ON games (series);
CREATE INDEX games_rematch ON games (rematch);

CREATE TABLE plays (
    table_id TEXT NOT NULL REFERENCES games (table_id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    player TEXT NOT NULL,
    name TEXT NOT NULL,
    level TEXT NOT NULL,
    side INTEGER NOT NULL,
    place INTEGER NOT NULL,
    score INTEGER,
    had TEXT NOT NULL,
    pool TEXT NOT NULL,
    ended DOUBLE PRECISION NOT NULL,
    mu DOUBLE PRECISION,
    sigma DOUBLE PRECISION,
    luck DOUBLE PRECISION,
    own DOUBLE PRECISION,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX plays_player ON plays (player, ended);

CREATE TABLE invitations (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, player)
);
CREATE INDEX invitations_player ON invitations (player);

ALTER TABLE tables ADD COLUMN counted INTEGER;
CREATE INDEX tables_counted ON tables (id) WHERE status = 'over' AND counted IS NULL
"""

MIGRATIONS: Final = (ONE, TWO, THREE, FOUR)
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

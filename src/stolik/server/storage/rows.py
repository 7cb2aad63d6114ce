"""Rows as the databases keep them: plain columns, and JSON in plain ASCII for what has a shape of its own."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any, Final

from stolik.server.storage import Damaged, LogRow, TableRow

COLUMNS = "id, code, game, rules, box, options, visibility, pace, absence, seed, created, webhook"
OPTIONS, PACE, SEED = (COLUMNS.split(", ").index(name) for name in ("options", "pace", "seed"))
NAME = re.compile(r"[A-Za-z0-9_-]{1,64}")

Columns = tuple[Any, ...]
encoder = json.JSONEncoder(separators=(",", ":"), allow_nan=False)


def dumped(body: dict[str, Any]) -> str:
    """ASCII, so that no letter, not even half a surrogate or a NUL, can be refused by a database."""
    return encoder.encode(body)


def loaded(text: str) -> Any:
    """Raises Damaged: it was JSON when it was stored."""
    try:
        return json.loads(text)
    except ValueError as error:
        raise Damaged(f"no JSON: {error}") from error


def is_name(text: str) -> bool:
    """What an id or a code may look like; anything else is not looked for."""
    return NAME.fullmatch(text) is not None


def columns_of(table: TableRow) -> Columns:
    assert is_name(table.id), f"not an id: {table.id!r}"
    assert is_name(table.code), f"not a code: {table.code!r}"
    columns: list[Any] = list(table)
    columns[OPTIONS] = dumped(dict(table.options))
    columns[PACE] = dumped(table.pace)
    return tuple(columns)


def table_of(row: Sequence[Any]) -> TableRow:
    columns = list(row[: len(TableRow._fields)])
    columns[OPTIONS] = loaded(columns[OPTIONS])
    columns[PACE] = loaded(columns[PACE])
    return TableRow(*columns)


def log_row(row: Sequence[Any]) -> LogRow:
    table, seq, kind, body, at = row
    return LogRow(table, seq, kind, loaded(body), at)


def log_rows(rows: Sequence[Sequence[Any]]) -> list[LogRow]:
    return [log_row(row) for row in rows]


# What is kept besides tables: players, what belongs to them, and finished games

KEPT: Final = {
    "players": ("id", "name", "shown", "created", "seen"),
    "devices": ("digest", "player", "at"),
    "documents": ("player", "name", "version", "body"),
    "holdings": ("token", "opens", "player"),
    "games": ("table_id", "game", "form", "began", "ended", "answers", "reason", "series", "rematch"),
    "plays": (
        *("table_id", "seat", "player", "name", "level", "side", "place", "score"),
        *("had", "pool", "ended", "mu", "sigma", "luck", "own"),
    ),
}
"""Columns by table; whatever is referred to comes first. Passes and invitations are too short-lived to be kept."""


def select_kept(name: str) -> str:
    """A page of it, after so many rows."""
    columns = ", ".join(KEPT[name])
    return f"SELECT {columns} FROM {name} ORDER BY {', '.join(KEPT[name][:2])} LIMIT $1 OFFSET $2"


def insert_kept(name: str) -> str:
    return f"INSERT INTO {name} ({', '.join(KEPT[name])}) VALUES ({', '.join('?' * len(KEPT[name]))})"

"""What a fault of SQLite means to those who read and write."""

from __future__ import annotations

import sqlite3
from typing import Final

from stolik.server.storage import Away, Damaged, Full

DAMAGE: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def code_of(error: BaseException) -> int:
    """The plain one: SQLite adds details in the upper bytes."""
    code: int = getattr(error, "sqlite_errorcode", 0)
    return code & 0xFF


def is_damage(error: BaseException) -> bool:
    return code_of(error) in DAMAGE


def away(error: sqlite3.Error) -> Away:
    if is_damage(error):
        return Damaged(f"SQLite: {error}")
    return (Full if code_of(error) == sqlite3.SQLITE_FULL else Away)(f"SQLite: {error}")

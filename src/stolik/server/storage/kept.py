"""What is kept besides tables: players, what belongs to them, and finished games. Backups take it along."""

from __future__ import annotations

from typing import Final

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


def select(name: str) -> str:
    """A page of it, after so many rows."""
    columns = ", ".join(KEPT[name])
    return f"SELECT {columns} FROM {name} ORDER BY {', '.join(KEPT[name][:2])} LIMIT $1 OFFSET $2"


def insert(name: str) -> str:
    return f"INSERT INTO {name} ({', '.join(KEPT[name])}) VALUES ({', '.join('?' * len(KEPT[name]))})"

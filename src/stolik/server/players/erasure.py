"""Somebody wants to be forgotten: at finished tables their name becomes the number of their seat.

Names are part of what a record's chain begins with, so the chain is made anew, from the same seed: answers and draws
stay what they were, and the record still proves itself. What they have said at the table is gone.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from stolik.engine.entries import SEAT, Header, Keyed, as_answer
from stolik.engine.luck import commitment
from stolik.server.storage import LogRow, Statement, TableRow
from stolik.server.storage.rows import dumped
from stolik.server.table import log

REWRITE = "UPDATE log SET body = $3 WHERE table_id = $1 AND seq = $2"
NAMED = ("sit", "rename", "chat")


def number_of(seat: int) -> str:
    """As whoever gave no name is called."""
    return f"#{seat + 1}"


def rewritten(table: TableRow, rows: Sequence[LogRow], seats: Iterable[int]) -> list[Statement]:
    """The rows that change, of a table that is over."""
    forgotten, chain, changed = set(seats), Chain(table), []
    for row in rows:
        body = chain.sealed(row.kind, nameless(row.kind, row.body, forgotten))
        if body != row.body:
            changed.append((REWRITE, table.id, row.seq, dumped(body)))
    return changed


def nameless(kind: str, body: dict[str, Any], seats: set[int]) -> dict[str, Any]:
    if kind == "start":
        return {**body, "seats": [number_of(n) if n in seats else name for n, name in enumerate(body["seats"])]}
    if body.get("seat") not in seats:
        return body
    number = number_of(body["seat"])
    if kind in NAMED:
        return {**body, "name": number, **({"text": ""} if kind == "chat" else {})}
    came_back = kind == "entry" and body["act"] == SEAT and not log.is_bot(body["value"])
    return {**body, "value": number} if came_back else body


class Chain:
    """The hashes of the entries, one after the other."""

    def __init__(self, table: TableRow) -> None:
        self._table = table
        self._head = ""
        self._salts: Keyed | None = None

    def sealed(self, kind: str, body: dict[str, Any]) -> dict[str, Any]:
        if kind == "start":
            self._begin(body)
        if kind != "entry" or self._salts is None:
            return body
        entry = msgspec.convert(body, log.Entry).read()
        self._head = entry.sealed(self._head, self._salts)
        return {**body, "hash": self._head}

    def _begin(self, body: dict[str, Any]) -> None:
        row = self._table
        agreed = (row.game, body["rules"], body["box"], row.options, body["seats"], body["numbers"])
        prelude = [(seat, as_answer(value)) for seat, value in body.get("prelude", ())]
        self._head = Header(*agreed, commitment(row.seed), prelude, body.get("opening", "")).hash()
        self._salts = Keyed(row.seed)

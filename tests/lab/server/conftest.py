"""A PostgreSQL of its own, as the tests of the server have."""

from tests.server.conftest import new_postgres, postgres, postgres_server

__all__ = ["new_postgres", "postgres", "postgres_server"]

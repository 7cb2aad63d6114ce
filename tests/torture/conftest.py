"""The same PostgreSQL as for the tests of the server."""

from tests.server.conftest import postgres_server

__all__ = ["postgres_server"]

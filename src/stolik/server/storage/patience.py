"""A database that does not answer is asked again for a while."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import asyncpg

from stolik.server.storage import Away, Full

T = TypeVar("T")
PATIENCE: Final = 20.0
LONGEST_PAUSE: Final = 1.0

LOST: Final = (
    OSError,  # which time-outs are, too
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # it shuts down or starts up
    asyncpg.InsufficientResourcesError,
    asyncpg.TransactionRollbackError,  # deadlocks
    asyncpg.InterfaceError,  # the connection is closed
    asyncpg.InternalClientError,
)


async def patiently(do: Callable[[bool], Awaitable[T]], patience: float = PATIENCE) -> T:
    """`do(again)`: whether it has been tried before, with an outcome nobody knows."""
    now = asyncio.get_running_loop().time
    end, pause, again = now() + patience, 0.02, False
    while True:
        try:
            return await do(again)
        except LOST as error:
            if isinstance(error, ValueError):  # a question that cannot be asked
                raise
            if now() + pause > end:
                raise (Full if isinstance(error, asyncpg.DiskFullError) else Away)(f"PostgreSQL: {error}") from error
        await asyncio.sleep(pause)
        pause, again = min(2 * pause, LONGEST_PAUSE), True

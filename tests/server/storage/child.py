"""A process of its own that uses a storage: python -m tests.server.storage.child WHAT WHERE. Somebody kills it."""

from __future__ import annotations

import asyncio
import os
import sys
import time

from stolik.server.storage import Unusable
from stolik.server.storage.queries import Storage
from tests.server.storage.kit import opened, said

TABLES = ("t0", "t1", "t2")


def tell(*words: object) -> None:
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


async def write(where: str) -> None:
    """Goes on for ever, and says of each append that it has returned."""
    async with opened(where) as storage:
        await asyncio.gather(*(write_at(storage, table) for table in TABLES))


async def write_at(storage: Storage, table: str) -> None:
    first = len(await storage.log(table)) + 1
    while True:
        await storage.append(table, first, said("a", "b", "c"), 1.0)
        tell(table, first)
        first += 3


async def hold(where: str) -> None:
    """Keeps it open, and has a child that outlives it."""
    async with opened(where):
        pid = os.fork()
        if pid == 0:
            time.sleep(60)
            os._exit(0)
        tell(pid)
        time.sleep(60)


async def look(where: str) -> None:
    try:
        async with opened(where):
            tell("opened")
    except Unusable as unusable:
        tell(unusable.why)


if __name__ == "__main__":
    asyncio.run({"write": write, "hold": hold, "look": look}[sys.argv[1]](sys.argv[2]))

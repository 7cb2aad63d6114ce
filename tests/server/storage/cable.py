"""A cable between a storage and its PostgreSQL that can be cut at the worst moments."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

SOCKET = ".s.PGSQL.5432"
READY = b"Z\x00\x00\x00\x05I"
"""How the server ends its reply outside a transaction: what it did is committed."""


async def _nothing() -> None:
    pass


class Cable:
    """Where `at` passes it is cut: before the server hears of it, after it has done it, or so that it hears late."""

    def __init__(self, to: Path) -> None:
        self.whole = True
        self.cut = ""
        self.at = b"fateful"
        self.meanwhile: Callable[[], Awaitable[None]] = _nothing
        self._to = to
        self._links: set[asyncio.Task[None]] = set()

    async def link(self, reader: StreamReader, writer: StreamWriter) -> None:
        if not self.whole:
            writer.close()
            return
        task = asyncio.current_task()
        assert task is not None
        self._links.add(task)
        server, out = await asyncio.open_unix_connection(str(self._to))
        replies = asyncio.create_task(_pump(server, writer))
        with suppress(ConnectionError, asyncio.CancelledError):
            while data := await reader.read(100_000):
                if self.cut and self.at in data:
                    await _ended(replies)
                    await self._sever(data, server, writer, out)
                    break
                out.write(data)
        await _ended(replies)
        writer.close()
        out.close()

    async def _sever(self, data: bytes, server: StreamReader, writer: StreamWriter, out: StreamWriter) -> None:
        cut, self.cut = self.cut, ""
        await self.meanwhile()
        if cut == "late":
            writer.close()
            await asyncio.sleep(0.2)
        if cut != "before":
            out.write(data)
            await server.readuntil(READY)

    async def end(self) -> None:
        """All links are lost; new ones are not made until it is whole again."""
        self.whole = False
        while self._links:
            await _ended(self._links.pop())


async def _pump(server: StreamReader, writer: StreamWriter) -> None:
    with suppress(ConnectionError):
        while data := await server.read(100_000):
            writer.write(data)
    writer.close()


async def _ended(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


@asynccontextmanager
async def cable(url: str) -> AsyncIterator[tuple[str, Cable]]:
    """Another address for the same database, and the cable it leads through."""
    [folder] = parse_qs(urlsplit(url).query)["host"]
    own = Path(tempfile.mkdtemp(prefix="cable-"))
    one = Cable(Path(folder) / SOCKET)
    server = await asyncio.start_unix_server(one.link, str(own / SOCKET))
    try:
        yield url.replace(folder, str(own)), one
    finally:
        server.close()
        await one.end()
        shutil.rmtree(own)

"""How many may come in at once: as many as the process can have files open, and the next one is told so."""

from __future__ import annotations

import asyncio
import resource
from typing import Any, Final

import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol

from stolik.server.http.guard import added
from stolik.server.refusals import AWAY, Refusal

WANTED: Final = 262_144
"""Open files; more than that costs memory and gains nothing."""
OWN: Final = 128
"""Files that the process needs itself: database, processes that think, notices, guests not yet counted."""
PORCH: Final = 64
"""Connections beyond the full house that are kept long enough to be told."""
MOMENT: Final = 2.0


def open_wide() -> None:
    """Raises the soft limit of open files towards the hard one, which only the administrator can move."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED if hard == resource.RLIM_INFINITY else min(hard, WANTED)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):  # some systems allow less than they say
        return


def room_for(connections: int) -> int:
    """As many as the host says, and no more than there can be files."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    files = WANTED if soft == resource.RLIM_INFINITY else soft
    most = max(1, files - OWN - PORCH)
    return min(connections, most) if connections else most


def house_is_full() -> bytes:
    """A whole answer: the request is not even looked at."""
    body = msgspec.json.encode(Refusal("house-full", AWAY).problem())
    headers = added(
        [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
            (b"connection", b"close"),
            (b"retry-after", b"10"),
        ]
    )
    lines = [b"HTTP/1.1 503 Service Unavailable", *(b"%s: %s" % header for header in headers)]
    return b"\r\n".join([*lines, b"", body])


def doors(most: int) -> type[asyncio.Protocol]:
    """The protocol of every connection; beyond `most` they are told that the house is full, and closed."""

    class Door(H11Protocol):
        full = False

        def connection_made(self, transport: Any) -> None:
            before = len(self.connections)
            super().connection_made(transport)
            if before >= most + PORCH:
                transport.abort()
            elif before >= most:
                self.full = True
                self.loop.call_later(MOMENT, transport.close)

        def data_received(self, data: bytes) -> None:
            if not self.full:
                super().data_received(data)
            elif not self.transport.is_closing():
                self.transport.write(house_is_full())
                self.transport.close()

    return Door

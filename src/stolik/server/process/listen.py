"""One process that serves: uvicorn round the application, and what happens when it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Any, Final

import uvicorn

from stolik.server.app import Server
from stolik.server.http.budget import Presence, share_of
from stolik.server.process.addresses import BACKLOG, bound, port_of
from stolik.server.process.connections import Doorkeeper, doors, open_wide, room_for, sockets
from stolik.server.process.maintenance import unusable
from stolik.server.process.neighbours import Neighbours
from stolik.server.storage import Away, Unusable

AT_ONCE: Final = 16
"""Connections let in before those before them are counted."""
FAREWELL: Final = 5
"""Seconds in which connections may end by themselves."""
PROXIES: Final = ("127.0.0.1", "::1")
"""Where a proxy is believed, if the host says that there is one."""
SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
COLLECTED_AFTER: Final = (20_000, 5, 50)
"""Objects, and rounds of the younger generations, after which Python looks for rings of objects nobody needs.

The first is more than the answers of 200 tables that are on their way at once: they come and go without a look.
"""


class Process(uvicorn.Server):
    """Drains: nothing new is taken, everybody is told to come back, what was begun is stored, then all is closed."""

    def __init__(
        self, server: Server, ready: Callable[[], None] | None = None, neighbours: Neighbours | None = None
    ) -> None:
        super().__init__(config(server, neighbours))
        self._server = server
        self._ready = ready
        self._neighbours = neighbours
        self._handed: set[asyncio.Task[None]] = set()
        self.lost = ""
        """Why nothing can be stored any more."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listening in sockets or ():
            listening.listen(BACKLOG)
        if self._neighbours is not None:
            self._neighbours.open(self._take)
        self._server.registry.metrics.alive.set(1)
        if self.started and self._ready is not None:
            self._ready()

    async def listen_at(self, addresses: list[str]) -> list[str]:
        """Besides, under the port that is open; at which of these it could."""
        heard = []
        for address in addresses:
            try:
                listening = bound(address, port_of(self.servers[0].sockets[0]))
            except OSError:
                continue
            await self._serve_at(listening)
            heard.append(address)
        return heard

    async def _serve_at(self, listening: socket.socket) -> None:
        others = self.servers
        await super().startup([listening])
        listening.listen(BACKLOG)
        self.servers += others

    def _take(self, line: socket.socket, head: bytes) -> None:
        task = asyncio.create_task(self._let_in(line, head))
        self._handed.add(task)
        task.add_done_callback(self._handed.discard)

    async def _let_in(self, line: socket.socket, head: bytes) -> None:
        """Whom another worker has handed on, with what was read of them there."""
        line.setblocking(False)
        door: Any = self.config.http_protocol_class
        loop, state = asyncio.get_running_loop(), {"server_state": self.server_state, "app_state": self.lifespan.state}
        with suppress(OSError):
            _, protocol = await loop.connect_accepted_socket(lambda: door(config=self.config, **state), line)
            protocol.data_received(head)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._neighbours is not None:
            self._neighbours.close()
        await self._server.registry.drain()
        await super().shutdown(sockets)
        await self._server.close()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A signal ends the process in peace, with status 0."""
        before = {number: signal.signal(number, self._stop) for number in SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def give_up(self, why: str) -> None:
        """Whoever is here is told to come back; another process may do better."""
        self.lost = why
        self.should_exit = True

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self.should_exit = True


def config(server: Server, neighbours: Neighbours | None = None) -> uvicorn.Config:
    settings, limits = server.settings, server.settings.limits
    keeper = doorkeeper(server)
    return uvicorn.Config(
        server.app,
        http=doors(keeper, limits, neighbours),
        ws=sockets(keeper),
        ws_max_size=limits.message,
        ws_per_message_deflate=False,
        lifespan="off",
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=settings.behind_proxy,
        forwarded_allow_ips=list(PROXIES),
        timeout_graceful_shutdown=FAREWELL,
        timeout_keep_alive=limits.idle_within,
        backlog=AT_ONCE,
    )


def doorkeeper(server: Server) -> Doorkeeper:
    """A proxy that tells from where people come brings in many; each of them is counted behind it."""
    limits = server.settings.limits
    room = room_for(limits.connections)
    server.presence.most = share_of(room, limits.open) if limits.on else 0
    return Doorkeeper(room, Presence(server.presence.most, PROXIES if server.settings.behind_proxy else ()))


async def run(
    server: Server,
    listening: Sequence[socket.socket],
    ready: Callable[[], None] | None = None,
    neighbours: Neighbours | None = None,
    alone: bool = False,
) -> None:
    """Raises Unusable before anything is served, or when nothing can be stored any more.

    `alone`: no other process serves this house.
    """
    open_wide()
    await opened(server)
    collect_less()
    process = Process(server, ready, neighbours)
    server.reach.listens(port_of(listening[0]), process.listen_at if alone else None)
    if neighbours is not None:
        server.registry.lives_here = neighbours.lives_here
    server.registry.storage.watch(process.give_up)
    await process.serve([*listening])
    if process.lost:
        raise Unusable("storage-lost", f"{process.lost}.")


def collect_less() -> None:
    """What tables hold grows and is seldom garbage, and what is loaded by now stays.

    To look through all of it as often as Python does takes a fifth of the time at 200 tables, and stops everybody for
    a tenth of a second now and then.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTED_AFTER)


async def opened(server: Server) -> None:
    try:
        await server.open()
    except Away as error:
        await server.registry.storage.close()
        raise unusable(server.settings.where, error) from error

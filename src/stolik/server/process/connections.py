"""How many may come in at once, and until when each must say what it has begun to say."""

from __future__ import annotations

import asyncio
import resource
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from stolik.server.http.budget import Presence
from stolik.server.http.guard import told
from stolik.server.http.household import household
from stolik.server.http.listener import AT_ONCE
from stolik.server.process.compression import LONG, Compression, framed
from stolik.server.process.neighbours import Neighbours
from stolik.server.refusals import AWAY, MANY, Refusal
from stolik.server.settings import Limits

WANTED: Final = 262_144
"""Open files; more than that costs memory and gains nothing."""
OWN: Final = 128
"""Files that the process needs itself: database, processes that think, notices, guests not yet counted."""
PORCH: Final = 64
"""Connections beyond the full house that are kept long enough to be told."""
STEP: Final = 8
"""The same for a household that has enough."""
MOMENT: Final = 2.0
WAITING: Final = 8
"""Messages of one socket that may wait to be heard before it is read no further."""
HEAD: Final = "head"
BODY: Final = "body"
COMPRESSION: Final = Compression()


class Deadline:
    """One runs at a time, from the beginning of what is owed: who sends a byte now and then gains nothing."""

    def __init__(self, loop: asyncio.AbstractEventLoop, limits: Limits, missed: Callable[[], None]) -> None:
        self._loop = loop
        self._within = {HEAD: limits.head_within, BODY: limits.body_within}
        self._missed = missed
        self._owed = ""
        self._timer: asyncio.TimerHandle | None = None

    def set(self, owed: str) -> None:
        """`owed`: empty when nothing is."""
        if owed == self._owed:
            return
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._owed = owed
        if owed:
            self._timer = self._loop.call_later(self._within[owed], self._missed)


def owed(conn: h11.Connection, new: bool) -> str:
    """`new`: nothing has been asked yet. Between two requests nothing is owed; how long that may last is no matter of
    ours."""
    if conn.their_state is h11.SEND_BODY:
        return BODY
    if conn.their_state is h11.IDLE and (new or conn.trailing_data[0]):
        return HEAD
    return ""


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


def turned_away(refusal: Refusal) -> bytes:
    """A whole answer: the request is not even looked at."""
    headers, body = told(refusal, (b"connection", b"close"), (b"retry-after", b"10"))
    status = HTTPStatus(refusal.status)
    first = f"HTTP/1.1 {status.value} {status.phrase}".encode()
    return b"\r\n".join([first, *(b"%s: %s" % header for header in headers), b"", body])


class Doorkeeper:
    """Whether there is room, for all and for each household."""

    def __init__(self, most: int, presence: Presence) -> None:
        self._most = most
        self.presence = presence
        self._full = turned_away(Refusal("house-full", AWAY))
        self._crowded = turned_away(Refusal("too-many-open", MANY))

    def answer(self, before: int, who: str) -> bytes | None:
        """To who comes after so many others: nothing when there is room, None when not even that can be said."""
        over = self.presence.come(who)
        if before >= self._most + PORCH or over > STEP:
            return None
        if before >= self._most:
            return self._full
        return self._crowded if over else b""


def doors(keeper: Doorkeeper, limits: Limits, neighbours: Neighbours | None = None) -> type[asyncio.Protocol]:
    """The protocol of every connection; those for whom there is no room are told so, and closed."""

    class Door(H11Protocol):
        said: bytes | None = b""
        who = ""
        upgraded = False

        def connection_made(self, transport: Any) -> None:
            before = len(self.connections)
            super().connection_made(transport)
            self.who = come_from(self.client)
            self.deadline = Deadline(self.loop, limits, transport.abort)
            self.said = keeper.answer(before, self.who)
            if self.said is None:
                transport.abort()
            elif self.said:
                self.loop.call_later(MOMENT, transport.close)
            else:
                self.look()

        def data_received(self, data: bytes) -> None:
            if not self.said:
                super().data_received(data)
                self.look()
            elif not self.transport.is_closing():
                self.transport.write(self.said)
                self.transport.close()

        def on_response_complete(self) -> None:
            super().on_response_complete()
            self.look()

        def look(self) -> None:
            done = self.upgraded or self.transport.is_closing()
            self.deadline.set("" if done else owed(self.conn, self.cycle is None))

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            """From here on the connection is the socket's, or that of the worker at which its table is at home."""
            self.upgraded = True
            if neighbours and neighbours.hand_on(event.target, line_of(self.transport), head_of(event)):
                self.transport.abort()
            else:
                super().handle_websocket_upgrade(event)

        def connection_lost(self, exc: Exception | None) -> None:
            self.deadline.set("")
            keeper.presence.leave(self.who)
            super().connection_lost(exc)

    return Door


def sockets(keeper: Doorkeeper) -> type[asyncio.Protocol]:
    """The protocol of a connection that came in by a door and became a socket."""

    class Socket(WebSocketsSansIOProtocol):
        def __init__(self, *args: Any, **kwargs: Any) -> None:
            super().__init__(*args, **kwargs)
            self.conn.available_extensions = [COMPRESSION]

        def handle_connect(self, event: Request) -> None:
            super().handle_connect(event)
            if not self.close_sent:
                self.scope["extensions"][AT_ONCE] = self.say  # type: ignore[assignment]

        def say(self, text: bytes) -> bool:
            """At once, past all that is between us and the line; false where it is long or has to wait."""
            free = self.conn.state is OPEN and self.writable.is_set() and not (self.close_sent or self.disconnected)
            if not free or len(text) >= LONG:
                return False
            self.transport.write(framed(text))
            return True

        async def send(self, message: Any) -> None:
            """Whoever is turned away with an answer has been answered: that is no fault, and not logged as one."""
            await super().send(message)
            self.handshake_complete = self.handshake_complete or self.close_sent
            if message["type"] == "websocket.accept":
                self.forget_heads()

        def forget_heads(self) -> None:
            """What was said to come in, and to let in, is kept for as long as the socket is open, and not needed."""
            self.request.headers.clear()
            self.response.headers.clear()

        def send_receive_event_to_app(self) -> None:
            """Reading goes on while few messages wait: to stop and go on for each takes two calls of the system."""
            few = not self.read_paused and self.queue.qsize() < WAITING
            self.read_paused = self.read_paused or few
            super().send_receive_event_to_app()
            self.read_paused = self.read_paused and not few

        def connection_lost(self, exc: Exception | None) -> None:
            keeper.presence.leave(come_from(self.client))
            super().connection_lost(exc)

    return Socket


def line_of(transport: asyncio.BaseTransport) -> int:
    number: int = transport.get_extra_info("socket").fileno()
    return number


def head_of(event: h11.Request) -> bytes:
    """As it came."""
    lines = [b"%s %s HTTP/%s" % (event.method, event.target, event.http_version)]
    return b"\r\n".join([*lines, *(b"%s: %s" % header for header in event.headers), b"", b""])


def come_from(client: tuple[str, int] | None) -> str:
    return household(client[0]) if client else ""

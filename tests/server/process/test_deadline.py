"""Who begins to say something finishes it in time, or goes."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any, cast

import h11

from stolik.server.process.connections import BODY, HEAD, Deadline, owed
from stolik.server.settings import Limits
from tests.server.kit import BOT, HERE, Site, served
from tests.server.process.test_connections import come_in, is_closed

HALF_A_HEAD = b"GET /health HTTP/1.1\r\nHost: localhost\r\n"
HALF_A_BODY = (
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n"
    b'Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{"game":'
)
WHOLE = HALF_A_HEAD + b"\r\n"


def answer(link: socket.socket) -> bytes:
    """A whole one; every answer here is JSON."""
    said = b""
    while not said.endswith(b"}"):
        more = link.recv(4096)
        assert more, said
        said += more
    return said


def begun(site: Site, *said: bytes) -> socket.socket:
    """What comes before the last is answered."""
    link = come_in(site)
    for one in said[:-1]:
        link.sendall(one)
        answer(link)
    link.sendall(said[-1])
    return link


def goes_while_it_drips(link: socket.socket) -> bool:
    """A byte now and then gains nothing."""
    link.settimeout(0.05)
    for _ in range(400):
        try:
            link.sendall(b"x")
            return link.recv(100) == b""
        except TimeoutError:
            continue
        except (BrokenPipeError, ConnectionResetError):
            return True
    return False


def test_who_does_not_finish_is_let_go_and_who_has_said_everything_stays(tmp_path: Path) -> None:
    limits = Limits(on=False, head_within=3.0, body_within=3.0)
    with served(str(tmp_path), limits=limits) as site, ExitStack() as inside:
        made, [anna] = site.make(HERE, BOT)
        idle = inside.enter_context(begun(site, WHOLE, b""))
        wire = inside.enter_context(anna.socket())
        seq = wire.receive()["seq"]
        path, headers = f"/api/tables/{made['id']}/events", {"Accept": "text/event-stream"}
        news = inside.enter_context(anna.http.stream("GET", path, headers=headers)).iter_bytes()
        assert next(news)
        refused = HALF_A_BODY.replace(b"localhost", b"elsewhere.example")
        slow = [(b"",), (b"G",), (HALF_A_HEAD,), (HALF_A_BODY,), (WHOLE, HALF_A_HEAD), (WHOLE, HALF_A_BODY)]
        links = [inside.enter_context(begun(site, *said)) for said in [*slow, (refused, b"x")]]
        assert goes_while_it_drips(inside.enter_context(begun(site, HALF_A_HEAD)))
        assert all(is_closed(link) for link in links)
        wire.send(type="hello", seen=seq)
        assert wire.receive()["seq"] >= seq
        anna.post("/chat", {"seat": 0, "text": "hello"})
        assert next(news)
        idle.sendall(WHOLE)
        assert b'"ok"' in answer(idle)


def test_who_asks_for_nothing_more_is_let_go(tmp_path: Path) -> None:
    """But not who waits for news."""
    with served(str(tmp_path), limits=Limits(on=False, idle_within=1)) as site, ExitStack() as inside:
        _, [anna] = site.make(HERE, BOT)
        wire = inside.enter_context(anna.socket())
        seq = wire.receive()["seq"]
        idle = [inside.enter_context(begun(site, *said)) for said in [(WHOLE, b""), (WHOLE, WHOLE, b"")]]
        assert all(is_closed(link) for link in idle)
        wire.send(type="hello", seen=seq)
        assert wire.receive()["seq"] >= seq


# What is owed


def answered(conn: h11.Connection) -> None:
    conn.send(h11.Response(status_code=200, headers=[("content-length", "0")]))
    conn.send(h11.EndOfMessage())


def heard(conn: h11.Connection, data: bytes) -> None:
    conn.receive_data(data)
    while conn.next_event() not in (h11.NEED_DATA, h11.PAUSED):
        pass


def test_a_head_is_owed_then_a_body_then_nothing() -> None:
    conn = h11.Connection(h11.SERVER)
    assert owed(conn, new=True) == HEAD
    heard(conn, HALF_A_HEAD)
    assert owed(conn, new=True) == HEAD
    heard(conn, b"Content-Length: 3\r\n\r\na")
    assert owed(conn, new=False) == BODY
    heard(conn, b"bc")
    assert owed(conn, new=False) == ""
    answered(conn)
    conn.start_next_cycle()
    assert owed(conn, new=False) == "", "between two requests"
    heard(conn, b"G")
    assert owed(conn, new=False) == HEAD


class Loop:
    """Timers that are set, and those that are called off."""

    def __init__(self) -> None:
        self.set: list[float] = []
        self.cancelled = 0

    def call_later(self, delay: float, call: Callable[[], Any]) -> Loop:
        self.set.append(delay)
        return self

    def cancel(self) -> None:
        self.cancelled += 1


def test_one_deadline_runs_from_the_beginning_of_what_is_owed() -> None:
    loop = Loop()
    deadline = Deadline(cast(asyncio.AbstractEventLoop, loop), Limits(head_within=1, body_within=2), lambda: None)
    for now in (HEAD, HEAD, HEAD, BODY, BODY, "", "", HEAD):
        deadline.set(now)
    assert loop.set == [1, 2, 1]
    assert loop.cancelled == 2

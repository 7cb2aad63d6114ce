"""Who begins to say something finishes it in time, or goes."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import closing

import pytest

from stolik.server.settings import Limits
from tests.server.kit import BOT, HERE, Site, served
from tests.server.process.test_connections import come_in, is_closed

HALF_A_HEAD = b"GET /health HTTP/1.1\r\nHost: localhost\r\n"
HALF_A_BODY = (
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n"
    b'Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{"game":'
)
WHOLE = HALF_A_HEAD + b"\r\n"


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    limits = Limits(on=False, head_within=0.3, body_within=0.3)
    with served(str(tmp_path_factory.mktemp("hasty")), limits=limits) as site:
        yield site


def answer(link: socket.socket) -> bytes:
    """A whole one; every answer here is JSON."""
    said = b""
    while not said.endswith(b"}"):
        more = link.recv(4096)
        assert more, said
        said += more
    return said


@pytest.mark.parametrize("said", [b"", b"G", HALF_A_HEAD, HALF_A_BODY], ids=["nothing", "a letter", "head", "body"])
def test_who_does_not_finish_is_let_go(hasty: Site, said: bytes) -> None:
    with closing(come_in(hasty)) as link:
        link.sendall(said)
        assert is_closed(link)


@pytest.mark.parametrize("said", [HALF_A_HEAD, HALF_A_BODY], ids=["head", "body"])
def test_also_after_a_first_request(hasty: Site, said: bytes) -> None:
    with closing(come_in(hasty)) as link:
        link.sendall(WHOLE)
        assert b'"ok"' in answer(link)
        link.sendall(said)
        assert is_closed(link)


def test_a_byte_now_and_then_gains_nothing(hasty: Site) -> None:
    with closing(come_in(hasty)) as link:
        link.settimeout(0.05)
        link.sendall(HALF_A_HEAD)
        for _ in range(400):
            try:
                link.sendall(b"x")
                assert link.recv(100) == b""
            except TimeoutError:
                continue
            except (BrokenPipeError, ConnectionResetError):
                pass
            break
        else:
            pytest.fail("still open")


def test_a_body_that_nobody_waits_for_is_not_waited_for(hasty: Site) -> None:
    """Refused before it is read."""
    with closing(come_in(hasty)) as link:
        link.sendall(HALF_A_BODY.replace(b"localhost", b"elsewhere.example"))
        assert b"wrong-host" in answer(link)
        assert is_closed(link)


def test_who_has_said_everything_stays(hasty: Site) -> None:
    """Sockets, streams and long polls live longer than any head or body may."""
    made, [anna] = hasty.make(HERE, BOT)
    headers = {"Accept": "text/event-stream"}
    with (
        closing(come_in(hasty)) as idle,
        closing(come_in(hasty)) as slow,
        anna.socket() as wire,
        anna.http.stream("GET", f"/api/tables/{made['id']}/events", headers=headers) as stream,
    ):
        idle.sendall(WHOLE)
        answer(idle)
        seq = wire.receive()["seq"]
        slow.sendall(HALF_A_HEAD)
        assert is_closed(slow), "a deadline has passed"
        slow.close()
        wire.send(type="hello", seen=seq)
        assert wire.receive()["seq"] >= seq
        assert next(stream.iter_bytes())
        idle.sendall(WHOLE)
        assert b'"ok"' in answer(idle)

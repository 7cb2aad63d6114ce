"""How many may come in, and whom a server believes about where they come from."""

from __future__ import annotations

import asyncio
import resource
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.protocol import OPEN, State

from stolik.server.http.budget import Presence
from stolik.server.process.addresses import bound
from stolik.server.process.compression import LONG
from stolik.server.process.connections import OWN, PORCH, STEP, WAITING, Doorkeeper, doors, room_for, sockets
from stolik.server.settings import Limits
from tests.server.kit import BOT, HERE, Site, quick, served

FEW = Limits(on=False, connections=4)


def come_in(site: Site) -> socket.socket:
    host, port = site.address.split(":")
    return socket.create_connection((host, int(port)), 10)


def is_closed(link: socket.socket) -> bool:
    """Waits for it; raises TimeoutError in vain."""
    try:
        return link.recv(4096) == b""
    except ConnectionResetError:
        return True


def served_again(site: Site, seconds: float = 10) -> bool:
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        try:
            if httpx.get(f"{site.url}/health", timeout=5).status_code == 200:
                return True
        except httpx.TransportError:
            pass
        time.sleep(0.1)
    return False


def test_who_comes_when_the_house_is_full_is_told_so_in_both_languages(tmp_path: Path) -> None:
    with served(str(tmp_path), limits=FEW) as site:
        made, [anna] = site.make(HERE, BOT)
        anna.http.close()
        with ExitStack() as inside:
            guests = [inside.enter_context(come_in(site)) for _ in range(4)]
            time.sleep(0.2)
            refused = httpx.get(f"{site.url}/api/games")
            assert refused.status_code == 503
            assert refused.json()["key"] == "house-full"
            assert "full" in refused.json()["en"]
            assert "pełny" in refused.json()["pl"]
            assert refused.headers["connection"] == "close"
            assert "default-src 'none'" in refused.headers["content-security-policy"]
            with pytest.raises(InvalidStatus) as shut, site.visitor(table=made["id"]).socket():
                pass
            assert shut.value.response.status_code == 503
            guests[0].close()
            assert served_again(site)


def test_who_comes_when_the_house_is_full_and_says_nothing_is_not_kept(tmp_path: Path) -> None:
    with served(str(tmp_path), limits=FEW) as site, ExitStack() as inside:
        for _ in range(4):
            inside.enter_context(come_in(site))
        time.sleep(0.2)
        assert is_closed(inside.enter_context(come_in(site))), "after a moment"


def test_a_storm_of_connections_does_not_use_up_the_open_files(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    site = Site(quick(str(tmp_path)), ("sh", "-c", 'ulimit -n 300 && exec "$@"', "sh"))
    try:
        site.start()
        with ExitStack() as storm:
            for _ in range(400):
                storm.enter_context(come_in(site))
            time.sleep(0.5)
            assert open_files(site) < 300
        assert served_again(site)
        site.make(HERE, BOT)
    finally:
        site.close()
    assert "Too many open files" not in capfd.readouterr().err


def open_files(site: Site) -> int:
    assert site.process is not None
    return len(list(Path(f"/proc/{site.process.pid}/fd").iterdir()))


@contextmanager
def soft_limit(files: int) -> Iterator[int]:
    """Of this process and those it starts; gives the hard one."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, hard))
    try:
        yield hard
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_the_soft_limit_of_open_files_is_raised_at_the_start(tmp_path: Path) -> None:
    with soft_limit(1000) as hard, served(str(tmp_path)) as site:
        assert site.process is not None
        now, _ = resource.prlimit(site.process.pid, resource.RLIMIT_NOFILE)
        assert now == (262_144 if hard == resource.RLIM_INFINITY else min(hard, 262_144)) > 1000
        assert room_for(0) == 1000 - OWN - PORCH
        assert room_for(50) == 50
        assert room_for(5000) == 1000 - OWN - PORCH, "no more than there can be files"


# Proxies


def guesses(site: Site) -> list[int]:
    """Wrong codes, each as if from another address."""
    http = site.visitor().http
    return [
        http.get(f"/api/tables/LIPA-{number}", headers={"X-Forwarded-For": f"203.0.113.{number}"}).status_code
        for number in range(100, 106)
    ]


def cookie(site: Site) -> str:
    made, [anna] = site.make(HERE, BOT)
    body, headers = {"tokens": list(anna.tokens)}, {"X-Forwarded-Proto": "https"}
    answer = site.visitor().http.post(f"/api/tables/{made['id']}/session", json=body, headers=headers)
    return str(answer.headers["set-cookie"]).lower()


def chat_from_elsewhere(site: Site) -> int:
    made, [anna] = site.make(HERE, BOT)
    headers = {"Origin": "https://games.example", "X-Forwarded-Host": "games.example"}
    body = {"seat": 0, "text": "hello"}
    return anna.http.post(f"/api/tables/{made['id']}/chat", json=body, headers=headers).status_code


def test_nobody_is_believed_about_where_they_come_from_unless_the_host_says_so(tmp_path: Path) -> None:
    limits = Limits(misses=(3, 0.001))
    with served(str(tmp_path / "open"), limits=limits) as site:
        assert guesses(site) == [404] * 3 + [429] * 3, "one address, whatever it says"
        assert "secure" not in cookie(site)
        assert chat_from_elsewhere(site) == 403
    with served(str(tmp_path / "behind"), limits=limits, behind_proxy=True) as site:
        assert guesses(site) == [404] * 6
        assert "secure" in cookie(site)
        assert chat_from_elsewhere(site) == 200
        assert site.visitor().http.get("/metrics", headers={"X-Forwarded-For": "203.0.113.7"}).status_code == 404


# Households


def test_one_household_does_not_fill_the_house(tmp_path: Path) -> None:
    """Connections, streams and sockets of an address; the loopback counts as a home, so it may have half."""
    limits = Limits(connections=40)
    with served(str(tmp_path), limits=limits) as site, ExitStack() as inside:
        made, [anna] = site.make(HERE, BOT)
        anna.http.close()
        for visitor in site.visitors:
            visitor.http.close()
        links = [inside.enter_context(come_in(site)) for _ in range(17)]
        wires = [inside.enter_context(site.visitor(table=made["id"]).socket()) for _ in range(3)]
        for wire in wires:
            wire.receive()
        refused = httpx.get(f"{site.url}/health")
        assert (refused.status_code, refused.json()["key"]) == (429, "too-many-open")
        assert refused.headers["retry-after"]
        with pytest.raises(InvalidStatus) as shut, site.visitor(table=made["id"]).socket():
            pass
        assert shut.value.response.status_code == 429
        assert all(is_closed(inside.enter_context(come_in(site))) for _ in range(2)), "after a moment"
        links[0].close()
        assert served_again(site)
        wires[0].link.close()
        assert served_again(site)


def test_those_who_are_turned_away_take_no_room() -> None:
    keeper = Doorkeeper(40, Presence(10))
    said = [keeper.answer(number, "203.0.113.7") for number in range(10 + STEP + 5)]
    assert said[:10] == [b""] * 10
    assert {one[:12] for one in said[10 : 10 + STEP] if one} == {b"HTTP/1.1 429"}
    assert said[10 + STEP :] == [None] * 5
    assert (keeper.answer(40, "203.0.113.8") or b"").startswith(b"HTTP/1.1 503")
    assert keeper.answer(40 + PORCH, "203.0.113.9") is None


def test_a_socket_that_says_much_at_once_is_read_no_further_until_it_was_heard() -> None:
    class Transport:
        paused = 0

        def pause_reading(self) -> None:
            self.paused += 1

        def resume_reading(self) -> None:
            self.paused = 0

    kind: Any = sockets(Doorkeeper(1, Presence(1)))
    link = kind.__new__(kind)
    link.transport, link.queue = Transport(), asyncio.Queue()
    link.read_paused = link.close_sent = False
    link.curr_msg_data_type = "text"

    def say(times: int) -> None:
        for _ in range(times):
            link.frames = [b"{}"]
            link.send_receive_event_to_app()

    async def hear(times: int) -> None:
        for _ in range(times):
            await link.receive()

    say(WAITING)
    assert not link.transport.paused
    say(3)
    assert link.transport.paused == 1
    asyncio.run(hear(WAITING + 2))
    assert link.transport.paused == 1
    asyncio.run(hear(1))
    assert not link.transport.paused


def test_a_text_is_sent_at_once_only_where_nothing_is_in_its_way() -> None:
    kind: Any = sockets(Doorkeeper(1, Presence(1)))
    link = kind.__new__(kind)
    sent: list[bytes] = []
    link.transport, link.conn, link.writable = SimpleNamespace(write=sent.append), SimpleNamespace(), asyncio.Event()

    def said(state: State = OPEN, free: bool = True, closed: bool = False, gone: bool = False, size: int = 2) -> bool:
        link.conn.state, link.close_sent, link.disconnected = state, closed, gone
        (link.writable.set if free else link.writable.clear)()
        before = len(sent)
        told: bool = link.say(b"x" * size)
        assert len(sent) - before == told
        return told

    assert said()
    assert said(size=LONG - 1)
    assert not said(state=State.CLOSING)
    assert not said(state=State.CONNECTING)
    assert not said(free=False)
    assert not said(closed=True)
    assert not said(gone=True)
    assert not said(size=LONG)


def test_an_open_socket_keeps_nothing_of_how_it_was_let_in() -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        assert (await receive())["type"] == "websocket.connect"
        assert (b"x-much", b"m" * 1000) in scope["headers"]
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "text": (await receive())["text"]})
        await receive()

    async def met() -> None:
        keeper = Doorkeeper(1, Presence(0))
        config = uvicorn.Config(app, http=doors(keeper, Limits(on=False)), ws=sockets(keeper), lifespan="off")
        server = uvicorn.Server(config)
        listening = bound("127.0.0.1", 0)
        serving = asyncio.create_task(server.serve([listening]))
        address = f"ws://127.0.0.1:{listening.getsockname()[1]}/"
        async with connect(address, additional_headers={"X-Much": "m" * 1000}) as guest:
            await guest.send("still heard")
            assert await guest.recv() == "still heard"
            links: list[Any] = [one for one in server.server_state.connections if hasattr(one, "request")]
            [link] = links
            assert (len(link.request.headers), len(link.response.headers)) == (0, 0)
        server.should_exit = True
        await serving

    asyncio.run(met())

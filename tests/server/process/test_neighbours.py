"""Sockets of one table are served by one worker, whichever lets them in."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from stolik.lab.server.process import WISH
from stolik.server.process.neighbours import Neighbours
from tests.server.kit import Wire, asked_of
from tests.server.process.test_lasting import eventually

TABLES = 8
GREETING = {"type": "hello", "seen": 0}


class House:
    def __init__(self, parent: subprocess.Popen[bytes], address: str) -> None:
        self.parent = parent
        self.http = f"http://{address}"
        self._ws = f"ws://{address}"

    def made(self) -> dict[str, Any]:
        answer = httpx.post(f"{self.http}/api/tables", json=WISH, timeout=20)
        made: dict[str, Any] = answer.raise_for_status().json()
        return made

    @contextmanager
    def wire(self, table: str, token: str) -> Iterator[Wire]:
        headers = {"Authorization": f"Bearer {token}"}
        with connect(f"{self._ws}/api/tables/{table}/socket", additional_headers=headers) as link:
            wire = Wire(link)
            wire.send(**GREETING)
            yield wire

    def awake(self) -> int:
        """Rooms of all workers together."""
        found = re.search(r"^stolik_tables_awake (\S+)$", httpx.get(f"{self.http}/metrics").text, re.M)
        return int(float(found[1])) if found else 0

    def workers(self) -> list[int]:
        pid = self.parent.pid
        return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@pytest.fixture
def house(postgres: str, tmp_path: Path) -> Iterator[House]:
    command = [sys.executable, "-m", "stolik.server.process.serve", "--port", "0", "--data", str(tmp_path)]
    told = {**os.environ, "DATABASE_URL": postgres}
    with subprocess.Popen([*command, "--no-browser", "--workers", "2"], stdout=subprocess.PIPE, env=told) as parent:
        try:
            assert parent.stdout is not None
            address = parent.stdout.readline().decode().split()[4].rstrip("/").removeprefix("http://")
            started = House(parent, address)
            eventually(lambda: len(started.workers()) == 2)
            eventually(lambda: "stolik_alive 2.0" in httpx.get(f"{started.http}/metrics").text)
            yield started
        finally:
            parent.terminate()
            parent.wait(20)


def test_all_who_follow_a_table_are_served_by_one_worker(house: House) -> None:
    with ExitStack() as links:
        for _ in range(TABLES):
            made = house.made()
            wires = [links.enter_context(house.wire(made["id"], key["token"])) for key in made["keys"]]
            play(wires, 3)
        eventually(lambda: house.awake() == TABLES)  # a table that was woken elsewhere first is let go there


def play(wires: list[Wire], answers: int) -> None:
    rng = Random(1)
    for _ in range(answers):
        asked = asked_of(wires)
        assert asked is not None
        asked.answer(rng.choice)
        for wire in wires:
            wire.receive()


def test_when_a_worker_is_gone_the_others_serve_its_tables_and_its_successor_takes_them_over(house: House) -> None:
    tables = [house.made() for _ in range(4)]
    before = house.workers()
    os.kill(before[1], signal.SIGKILL)
    eventually(lambda: is_dead(before[1]))
    for made in tables:
        with house.wire(made["id"], made["keys"][0]["token"]) as wire:
            assert wire.receive()["table"]["id"] == made["id"]
    eventually(lambda: len(house.workers()) == 2 and house.workers() != before)
    for made in tables:
        with house.wire(made["id"], made["keys"][0]["token"]) as wire:
            assert wire.receive()["table"]["id"] == made["id"]


def is_dead(process: int) -> bool:
    """With all its threads, so that its sockets are closed; and perhaps not yet buried."""
    place = Path(f"/proc/{process}")
    try:
        is_zombie = (place / "stat").read_text().rpartition(")")[2].split()[0] == "Z"
        return is_zombie and len(list((place / "task").iterdir())) == 1
    except FileNotFoundError:
        return True


# Without a server


def target(table: str) -> bytes:
    return f"/api/tables/{table}/socket".encode()


def test_what_is_at_home_elsewhere_is_handed_on_with_what_was_read(tmp_path: Path) -> None:
    async def handed() -> None:
        taken: list[tuple[bytes, bytes]] = []

        def take(line: socket.socket, head: bytes) -> None:
            with line:
                taken.append((head, line.recv(9)))

        first, second = Neighbours(tmp_path, 0, 2), Neighbours(tmp_path, 1, 2)
        second.open(take)
        here, there = socket.socketpair()
        there.send(b"from afar")
        others = [name for name in map(str, range(99)) if second.lives_here(name)]
        assert 30 < len(others) < 70
        assert first.hand_on(target(others[0]), here.fileno(), b"GET it")
        here.close()
        await asyncio.sleep(0.05)
        assert taken == [(b"GET it", b"from afar")]
        second.close()
        assert not first.hand_on(target(others[0]), there.fileno(), b"GET it"), "nobody answers the door"
        there.close()
        first.close()

    asyncio.run(handed())


def test_what_is_at_home_here_or_named_by_a_code_stays(tmp_path: Path) -> None:
    first = Neighbours(tmp_path, 0, 2)
    own = next(name for name in map(str, range(99)) if first.lives_here(name))
    for path in (target(own), target("LIPA-MOKU-42713"), b"/api/tables/x/events", b"/health"):
        assert not first.hand_on(path, 0, b"")

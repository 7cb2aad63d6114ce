"""Real servers on the loopback, and people and programs that play on them."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from stolik.server.process.addresses import bound
from stolik.server.settings import Limits, Settings

Json = dict[str, Any]
HERE, THERE = {"kind": "here", "name": "Anna"}, {"kind": "here", "name": "Bolek"}
OPEN, BOT = {"kind": "open"}, {"kind": "bot", "level": "random"}
WORKER = "stolik.server.process.worker"
QUICK: Json = {
    "pause": (0.0, 0.0),
    "thinkers": 0,
    "lag": 0.2,
    "sweep_every": 0.2,
    "beat_every": 0.5,
    "claim_for": 2.0,
    "long_poll": 5.0,
    "limits": Limits(on=False),
}


def quick(where: str, **changes: Any) -> Settings:
    return Settings(where=where, **{**QUICK, **changes})


class Site:
    """A server process, or another that takes its place at the same address. `before`: what its command follows."""

    def __init__(self, settings: Settings, before: tuple[str, ...] = (), worker: str = WORKER) -> None:
        self.settings = settings
        self.before = before
        self.worker = worker
        self._listening = bound("127.0.0.1", 0)
        self.address = f"127.0.0.1:{self._listening.getsockname()[1]}"
        self.url = f"http://{self.address}"
        self.process: subprocess.Popen[bytes] | None = None
        self.visitors: list[Visitor] = []

    def start(self) -> None:
        command = [*self.before, sys.executable, "-m", self.worker, str(self._listening.fileno())]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, pass_fds=[self._listening.fileno()]
        )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(msgspec.json.encode(self.settings) + b"\n")
        self.process.stdin.flush()
        assert self.process.stdout.readline() == b"ready\n", "the server did not start"

    def stop(self, how: int = signal.SIGTERM) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        status = self.process.wait(20)
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe is not None
            pipe.close()
        self.process = None
        return status

    def close(self) -> None:
        if self.process is not None:
            self.stop(signal.SIGKILL)
        self._listening.close()
        for visitor in self.visitors:
            visitor.http.close()

    def visitor(self, *tokens: str, **options: Any) -> Visitor:
        return Visitor(self, tokens, **options)

    def make(self, *seats: Json, **wishes: Any) -> tuple[Json, list[Visitor]]:
        """A table, and a visitor for each seat that is taken at once."""
        made = self.visitor().post("/api/tables", {"game": "titan_race", "seats": list(seats), **wishes}, 201)
        return made, [self.visitor(key["token"], table=made["id"]) for key in made["keys"]]


def served(where: str, **changes: Any) -> AbstractContextManager[Site]:
    return running(Site(quick(where, **changes)))


@contextmanager
def running(site: Site) -> Iterator[Site]:
    try:
        site.start()
        yield site
    finally:
        site.close()


class Visitor:
    """Somebody with the tokens of some seats, or none."""

    def __init__(self, site: Site, tokens: tuple[str, ...], table: str = "", **headers: str) -> None:
        self.site = site
        self.tokens = tokens
        self.table = table
        self.headers = {**({"Authorization": "Bearer " + ",".join(tokens)} if tokens else {}), **headers}
        # Nothing is encrypted here: to read all the world's certificates for each visitor takes longer than its visit.
        self.http = httpx.Client(base_url=site.url, headers=self.headers, timeout=20, verify=False)
        site.visitors.append(self)

    def get(self, path: str, status: int = 200) -> Any:
        return self._checked(self.http.get(self._path(path)), status)

    def post(self, path: str, body: Any, status: int = 200) -> Any:
        return self._checked(self.http.post(self._path(path), json=body), status)

    def _path(self, path: str) -> str:
        return path if path.startswith("/api") else f"/api/tables/{self.table}{path}"

    def _checked(self, response: httpx.Response, status: int) -> Any:
        assert response.status_code == status, f"{response.status_code}: {response.text[:300]}"
        if status >= 400:
            assert set(response.json()) == {"key", "en", "pl"}
        return response.json() if response.headers["content-type"].startswith("application/json") else response.text

    # At the table

    def look(self) -> Json:
        update: Json = self.get("")
        return update

    def act(self, seat: int, act: str, status: int = 200, **more: Any) -> Json:
        """On what is to be seen now, unless another `seq` or `offer` is named."""
        update: Json = self.post("/act", {"seat": seat, "act": act, **self._about(act), **more}, status)
        return update

    def _about(self, act: str) -> Json:
        seen = self.http.get(self._path(""))
        if seen.status_code != 200:
            return {"seq": 0}
        offers = seen.json()["table"]["offers"] if act in ("agree", "decline") else []
        return {"seq": seen.json()["seq"], **({"offer": offers[0]["number"]} if offers else {})}

    def answer(self, update: Json, choose: Callable[[list[Any]], Any], status: int = 200) -> Json:
        question = question_of(update)
        assert question is not None
        value = choose([option["value"] for option in question["options"]])
        after: Json = self.post("/answer", {"seat": question["seat"], "seq": update["seq"], "value": value}, status)
        return after

    def wait(self, until: Callable[[Json], bool], seconds: float = 10) -> Json:
        """The first update that fits."""
        deadline = time.monotonic() + seconds
        update = self.look()
        while not until(update):
            assert time.monotonic() < deadline, f"waited in vain: {brief(update)}"
            update = self.get(f"/events?after={update['seq']}")
        return update

    def wait_for_question(self) -> Json:
        return self.wait(lambda update: question_of(update) is not None or status(update) != "playing")

    def play(self, answers: int = 10_000, seed: int = 1) -> Json:
        """So many answers of this visitor's seats, to the end if there are enough."""
        rng = Random(seed)
        update = self.wait_for_question()
        while answers and status(update) == "playing":
            if question_of(update) is None:
                update = self.wait_for_question()
                continue
            update = self.answer(update, rng.choice)
            answers -= 1
        return update

    @contextmanager
    def socket(self, seen: int = 0, headers: dict[str, str] | None = None) -> Iterator[Wire]:
        address = f"ws://{self.site.address}/api/tables/{self.table}/socket"
        with connect(address, additional_headers={**self.headers, **(headers or {})}, max_size=None) as link:
            wire = Wire(link)
            with suppress(ConnectionClosed):
                wire.send(type="hello", seen=seen)
            yield wire


class Wire:
    """A socket on which updates come in."""

    def __init__(self, link: ClientConnection) -> None:
        self.link = link
        self.last: Json = {}

    def send(self, **message: Any) -> None:
        self.link.send(json.dumps(message))

    def receive(self, kind: str = "update", seconds: float = 10) -> Json:
        """The next message of that kind; updates on the way are kept as `last`."""
        while True:
            message: Json = json.loads(self.link.recv(seconds))
            if message["type"] == "update":
                self.last = message
            if message["type"] == kind:
                return message

    def until(self, fits: Callable[[Json], bool]) -> Json:
        while not self.last or not fits(self.last):
            self.receive()
        return self.last

    def answer(self, choose: Callable[[list[Any]], Any]) -> None:
        question = question_of(self.last)
        assert question is not None
        value = choose([option["value"] for option in question["options"]])
        self.send(type="answer", seat=question["seat"], seq=self.last["seq"], value=value)


def asked_of(wires: list[Wire]) -> Wire | None:
    """Lets all hear of the same; then the one that is asked, or None when the game is over."""
    while True:
        newest = max(wire.last.get("seq", 0) for wire in wires)
        behind = [wire for wire in wires if not wire.last or wire.last["seq"] < newest]
        asked = next((wire for wire in wires if wire.last and question_of(wire.last)), None)
        if behind:
            behind[0].receive()
        elif asked is not None or status(wires[0].last) != "playing":
            return asked
        else:
            wires[0].receive()


def question_of(update: Json) -> Json | None:
    return next((seen["question"] for seen in update["seen"] if seen["question"] is not None), None)


def status(update: Json) -> str:
    return str(update["table"]["status"])


def seat(update: Json, number: int) -> Json:
    found: Json = update["table"]["seats"][number]
    return found


def brief(update: Json) -> str:
    return f"{status(update)} at {update['seq']}, {[one['acting'] for one in update['table']['seats']]}"


def free_of_secrets(folder: str, *secrets: str) -> bool:
    """None of these stands in any file there."""
    files = [path.read_bytes() for path in Path(folder).rglob("*") if path.is_file()]
    return not any(secret.encode() in file for file in files for secret in secrets)

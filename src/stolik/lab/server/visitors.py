"""Visitors of a server, many in one process: reads a job per line from standard input and answers with what it counted.

`stolik.lab.server.run` starts it. Players answer at random; spectators only look. A lost link is taken up again.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from random import Random
from statistics import quantiles
from typing import Any, Final, NamedTuple

import httpx
import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from stolik.lab.server.process import WISH

AGAIN: Final = 0.05
"""Seconds until a lost link is tried again."""
REFUSED_FOR: Final = 0.25
AT_ONCE: Final = 50
"""Sockets that are being opened at the same time."""
FIRST_SPECTATOR: Final = 50_000
PER_ADDRESS: Final = 100
"""Sockets of spectators from one address; the tables have an address each."""
SETTLE: Final = 0.2
LONGEST: Final = 120.0
JOBS: Final = ("seat", "begin", "play", "rest", "resumed", "watch")
Counts = dict[str, float]
Lost = (OSError, WebSocketException, TimeoutError, httpx.HTTPError)


class Choice(Struct):
    value: Any


class Question(Struct):
    seat: int
    options: list[Choice]


class Seen(Struct):
    question: Question | None = None


class TableInfo(Struct):
    status: str


class Heard(Struct):
    """Of what the server says, as much as a player needs to go on."""

    type: str
    seq: int = 0
    table: TableInfo | None = None
    seen: list[Seen] = []
    key: str = ""

    @property
    def question(self) -> Question | None:
        return next((seen.question for seen in self.seen if seen.question is not None), None)


decoder: Final = msgspec.json.Decoder(Heard)


class Click(NamedTuple):
    """An answer on its way, given to the update `seq`."""

    seat: int
    seq: int
    at: float


class Tally:
    def __init__(self) -> None:
        self.began = time.monotonic()
        self._cpu = time.process_time()
        self.delays: list[float] = []
        self.last_delays: list[float] = []
        self.updates = 0
        self.bytes = 0
        self.refused = 0

    def counts(self) -> Counts:
        seconds = time.monotonic() - self.began
        return {
            "moves": len(self.delays),
            "seconds": seconds,
            "moves_per_second": len(self.delays) / seconds,
            "p50_ms": 1000 * quantile(self.delays, 50),
            "p99_ms": 1000 * quantile(self.delays, 99),
            "worst_ms": 1000 * max(self.delays, default=0.0),
            "bytes_per_update": self.bytes / max(1, self.updates),
            "refused": self.refused,
            "visitors_cpu_ms_per_move": 1000 * (time.process_time() - self._cpu) / max(1, len(self.delays)),
            "last_p50_ms": 1000 * quantile(self.last_delays, 50),
            "last_moves": len(self.last_delays),
        }


def quantile(values: list[float], percent: int) -> float:
    if len(values) < 2:
        return sum(values)
    return quantiles(values, n=100, method="inclusive")[percent - 1]


def framed(payload: bytes) -> int:
    """Bytes of a message of a server on the wire, with its head."""
    size = len(payload)
    return size + (2 if size < 126 else 4 if size < 65536 else 10)


def address_of(number: int) -> str:
    """Where a visitor comes from, as a reverse proxy would tell; so nobody is taken for a crowd."""
    return f"10.0.{number // 250}.{number % 250 + 1}"


class Match:
    """Two players at a table, and those who look on."""

    def __init__(self, crowd: Crowd, place: int, made: dict[str, Any]) -> None:
        self.crowd = crowd
        self.place = place
        self.id: str = made["id"]
        self.players = [Player(self, key["seat"], key["token"]) for key in made["keys"]]
        self.spectators = 0
        self._clicks: list[Click] = []
        self._reached: dict[int, int] = {}
        self._to_spectators: dict[int, float] = {}

    def click(self, seat: int, seq: int) -> None:
        self._clicks.append(Click(seat, seq, time.monotonic()))

    def shown(self, seat: int, seq: int) -> None:
        """What the other has clicked stands on this player's screen now."""
        now = time.monotonic()
        for click in [click for click in self._clicks if click.seat != seat and click.seq < seq]:
            self.crowd.tally.delays.append(now - click.at)
            self._clicks.remove(click)
            self.crowd.moved[self.place] = now
            if self.spectators:
                self._to_spectators[seq] = click.at
                self._note_last(seq)

    def looked_at(self, seq: int) -> None:
        """By one more spectator."""
        self._reached[seq] = self._reached.get(seq, 0) + 1
        self._note_last(seq)

    def _note_last(self, seq: int) -> None:
        if seq in self._to_spectators and self._reached.get(seq, 0) >= self.spectators:
            self.crowd.tally.last_delays.append(time.monotonic() - self._to_spectators.pop(seq))

    def refused(self, seat: int) -> None:
        self.crowd.tally.refused += 1
        self._clicks = [click for click in self._clicks if click.seat != seat]


class Player:
    def __init__(self, match: Match, seat: int, token: str) -> None:
        self.match = match
        self.crowd = match.crowd
        self.seat = seat
        self._headers = {"Authorization": f"Bearer {token}", "X-Forwarded-For": address_of(match.place)}
        self._told = 0
        self._over = False

    async def play(self) -> None:
        """To the end of the game."""
        while not self._over:
            with suppress(*Lost):
                async with self.crowd.link(self.match.id, self._headers) as link:
                    await self._converse(link)
            if not self._over:
                await asyncio.sleep(AGAIN)

    async def _converse(self, link: ClientConnection) -> None:
        heard = await greeted(link, self._told)
        self.crowd.links.append((time.monotonic(), heard.seq >= self._told))
        while True:
            await self._take(link, heard)
            if self._over:
                return
            payload = await link.recv(decode=False)
            heard = decoder.decode(payload)
            self.crowd.tally.updates += heard.type == "update"
            self.crowd.tally.bytes += framed(payload)

    async def _take(self, link: ClientConnection, heard: Heard) -> None:
        if heard.type == "refused":
            self.match.refused(self.seat)
            await asyncio.sleep(REFUSED_FOR)
            await link.send('{"type":"hello"}')
        elif heard.type == "update" and heard.table is not None:
            self._told = heard.seq
            self._over = heard.table.status != "playing"
            self.match.shown(self.seat, heard.seq)
            if heard.question is not None:
                await self._answer(link, heard.question, heard.seq)

    async def _answer(self, link: ClientConnection, question: Question, seq: int) -> None:
        """There is nothing to think about one option, and the server would soon answer itself."""
        await self.crowd.go.wait()
        think = self.crowd.think
        if think and len(question.options) > 1:
            await asyncio.sleep(self.crowd.rng.uniform(0.5 * think, 1.5 * think))
        value = self.crowd.rng.choice(question.options).value
        self.match.click(self.seat, seq)
        await link.send(json.dumps({"type": "answer", "seat": self.seat, "seq": seq, "value": value}))


async def greeted(link: ClientConnection, seen: int) -> Heard:
    await link.send(json.dumps({"type": "hello", "seen": seen}))
    return decoder.decode(await link.recv(decode=False))


class Crowd:
    """Everybody in this process. `think`: the seconds a player takes; `go`: whether anybody may answer."""

    def __init__(self, server: str) -> None:
        self.tally = Tally()
        self.links: list[tuple[float, bool]] = []
        """When a player's link stood, and whether the server knew as much as the player."""
        self.moved: dict[int, float] = {}
        """By place: when a move was last seen by the other player."""
        self.think = 0.0
        self.go = asyncio.Event()
        self.rng = Random(1)
        self._server = server
        self._http = httpx.AsyncClient(base_url=f"http://{server}", trust_env=False, timeout=30.0)
        self._gate = asyncio.Semaphore(AT_ONCE)
        self._matches: dict[int, Match] = {}
        self._spectators = 0
        self._tasks: set[asyncio.Task[None]] = set()

    def link(self, table: str, headers: dict[str, str]) -> connect:
        return connect(
            f"ws://{self._server}/api/tables/{table}/socket",
            additional_headers=headers,
            compression=None,
            proxy=None,
            ping_interval=None,
            open_timeout=30.0,
            close_timeout=1.0,
            max_size=None,
        )

    def _spawn(self, doing: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Jobs

    async def seat(self, tables: int) -> Counts:
        """So many tables, and all their players linked."""
        for place in range(tables):
            self._spawn(self._play_at(place))
        await until(lambda: len(self.links) >= 2 * tables)
        return {"tables": tables}

    async def _play_at(self, place: int) -> None:
        """Game after game."""
        while True:
            with suppress(*Lost):
                match = await self._made(place)
                self._matches[place] = match
                await asyncio.gather(*(player.play() for player in match.players))
            await asyncio.sleep(0)

    async def _made(self, place: int) -> Match:
        async with self._gate:
            answer = await self._http.post("/api/tables", json=WISH, headers={"X-Forwarded-For": address_of(place)})
        if answer.status_code != 201:
            await asyncio.sleep(REFUSED_FOR)
        return Match(self, place, answer.raise_for_status().json())

    async def begin(self, think: float) -> Counts:
        """From now on everybody plays."""
        self.think = think
        self.go.set()
        return {}

    async def play(self, seconds: float) -> Counts:
        """Counts what happens for a while."""
        self.tally = tally = Tally()
        await asyncio.sleep(seconds)
        return tally.counts()

    async def rest(self) -> Counts:
        self.go.clear()
        await asyncio.sleep(SETTLE)
        return {}

    async def resumed(self, since: float) -> Counts:
        """Waits until every player has a link made after that moment, and until there was a move at every table."""
        wanted = 2 * len(self._matches)
        await until(lambda: sum(at > since for at, _ in self.links) >= wanted)
        new = [(at - since, whole) for at, whole in self.links if at > since]
        linked = time.monotonic()
        await until(lambda: len(self.moved) == len(self._matches) and min(self.moved.values()) > linked)
        return {
            "first_link": min(after for after, _ in new),
            "last_link": max(after for after, _ in new),
            "all_move": time.monotonic() - since,
            "behind": sum(not whole for _, whole in new),
        }

    async def watch(self, sockets: int) -> Counts:
        """So many spectators more, shared out among the tables."""
        began, wanted = time.monotonic(), self._spectators + sockets
        matches = list(self._matches.values())
        for number in range(self._spectators, wanted):
            self._spawn(self._look_on(matches[number % len(matches)], number))
        await until(lambda: self._spectators >= wanted)
        return {"seconds": time.monotonic() - began}

    async def _look_on(self, match: Match, number: int) -> None:
        address = address_of(FIRST_SPECTATOR + number // PER_ADDRESS)
        await self._gate.acquire()
        try:
            link = await self.link(match.id, {"X-Forwarded-For": address})
            await greeted(link, 0)
        finally:
            self._gate.release()
        match.spectators += 1
        self._spectators += 1
        with suppress(*Lost):
            while True:
                match.looked_at(decoder.decode(await link.recv(decode=False)).seq)


async def until(fits: Callable[[], bool]) -> None:
    async with asyncio.timeout(LONGEST):
        while not fits():
            await asyncio.sleep(SETTLE / 10)


async def serve_jobs(server: str) -> None:
    crowd = Crowd(server)
    jobs: dict[str, Callable[..., Awaitable[Counts]]] = {name: getattr(crowd, name) for name in JOBS}
    print(json.dumps({"kind": "visitors"}), flush=True)
    while line := await asyncio.to_thread(sys.stdin.readline):
        wanted = json.loads(line)
        print(json.dumps(await jobs[wanted.pop("job")](**wanted)), flush=True)


if __name__ == "__main__":
    asyncio.run(serve_jobs(sys.argv[1]))

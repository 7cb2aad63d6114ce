"""A server in this process, with tables whose past is given, and every byte that its readers are sent."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from typing import Any

import httpx

from stolik.engine.decision import Answer, Seat
from stolik.engine.game import Game, Options
from stolik.server.app import Server
from stolik.server.live.registry import Registry
from stolik.server.storage import TableRow
from stolik.server.storage.databases import open_storage
from stolik.server.table import changes, log, people
from stolik.server.table.sight import wire_value
from tests.server.kit import quick

NOW = 1_000_000.0
AT_REST = {"pause": (9999.0, 9999.0), "away_after": 9e9, "sweep_every": 9e9, "beat_every": 9e9, "count_every": 9e9}
Line = Sequence[tuple[Seat, Answer]]
Reply = tuple[str, bytes]
"""A channel, and what came over it."""
Request = tuple[str, str, str, Any]
"""A channel, the method, the path below the table, and the body."""


class Socket:
    """A socket as the application sees it; keeps every byte that it is sent."""

    def __init__(self, server: Server, token: str, table: str) -> None:
        path = f"/api/tables/{table}/socket"
        self.sent: list[bytes] = []
        self._in: asyncio.Queue[Any] = asyncio.Queue()
        self._in.put_nowait({"type": "websocket.connect"})
        self._in.put_nowait({"type": "websocket.receive", "text": json.dumps({"type": "hello", "seen": 0})})
        headers = [(b"host", b"localhost"), *([(b"authorization", f"Bearer {token}".encode())] if token else [])]
        scope: Any = {
            "type": "websocket",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "headers": headers,
            "client": ("127.0.0.1", 1),
            "scheme": "ws",
            "root_path": "",
            "subprotocols": [],
            "extensions": {},
        }
        self.task = asyncio.ensure_future(server.app(scope, self._in.get, self._take))

    async def _take(self, message: Any) -> None:
        self.sent.append(str(message.get("text") or message).encode())

    async def close(self) -> None:
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.task


class House:
    def __init__(self, folder: str) -> None:
        self.notices: list[bytes] = []
        self._folder = folder

    async def open(self) -> None:
        self._post = await asyncio.start_server(self._noticed, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self._post.sockets[0].getsockname()[1]}"
        settings = quick(self._folder, **AT_REST, webhooks=(self.address,), webhooks_private=True)
        self.registry = Registry(settings, open_storage(self._folder), lambda: NOW)
        self.server = Server(settings, self.registry)
        await self.server.open()

    async def close(self) -> None:
        await self.server.close()
        self._post.close()

    async def _noticed(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        [length] = [
            int(line.split(b":")[1]) for line in head.lower().splitlines() if line.startswith(b"content-length")
        ]
        self.notices.append(await reader.readexactly(length))
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")
        writer.close()

    async def table(self, name: str, game: Game[Any], options: Options, past: Line, seed: bytes) -> Twin:
        seats = range(int(options["seats"]))
        row = TableRow(
            *(name, name.upper(), game.name, game.rules, game.box, dict(options), "link"),
            *({"kind": "live", "seconds": 60}, "wait", seed, NOW, self.address),
        )
        sits = [log.written(log.Sit(seat, f"P{seat}", people.digest(f"seat-{seat}"), "1")) for seat in seats]
        start = changes.start_rows(row, game, [f"P{seat}" for seat in seats], ["1" for _ in seats], past)
        await self.registry.storage.create(row, [log.written(log.Hints(True)), *sits, *map(log.written, start)])
        return Twin(self, name, await self.registry.room(name))


class Twin:
    """One of two tables."""

    def __init__(self, house: House, name: str, room: Any) -> None:
        self.house = house
        self.name = name
        self.room = room

    @property
    def record(self) -> Any:
        return self.room.table.record

    def reader(self, seat: Seat | None) -> Reader:
        return Reader(self, seat)

    async def answer(self, seat: Seat, value: Answer) -> None:
        await self.room.write(lambda table: changes.answer(table, seat, table.moved, value))


class Reader:
    """One seat of a table, or whoever looks on."""

    def __init__(self, twin: Twin, seat: Seat | None) -> None:
        self.house = twin.house
        self.name = twin.name
        self.room = twin.room
        self.seat = seat
        self.token = "" if seat is None else f"seat-{seat}"
        self.socket = Socket(self.house.server, self.token, self.name)

    async def told(self) -> Sequence[Reply]:
        """The updates of the socket, once it has been sent the newest."""
        newest = b'"seq":%d,' % self.room.table.seq
        for _ in range(2000):
            updates = [text for text in self.socket.sent if b'"update"' in text]
            if updates and newest in updates[-1]:
                break
            await asyncio.sleep(0.001)
        return [("stream", text) for text in updates]

    async def asked(self, requests: Sequence[Request]) -> list[Reply]:
        """What comes back, and a notice of a turn."""
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        transport = httpx.ASGITransport(app=self.house.server.app)  # type: ignore[arg-type]
        found: list[Reply] = []
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost", headers=headers) as http:
            for channel, method, path, body in requests:
                response = await http.request(method, f"/api/tables/{self.name}{path}", json=body)
                found.append((channel, b"%d %s" % (response.status_code, response.content)))
        return [*found, *await self.noticed()]

    def glance(self) -> list[Request]:
        return [("table", "GET", "", None)]

    def requests(self, tried: Sequence[Answer]) -> list[Request]:
        """Everything that this reader can ask for."""
        seat, seq = self.seat or 0, self.room.table.seq
        own = "/replay?" if self.seat is None else f"/replay?seat={seat}&"
        pointed = [{"seat": seat, "kind": kind, "name": "x"} for kind in ("card", "coin", "unit", "cell")]
        return [
            *self.glance(),
            ("events", "GET", "/events?after=0", None),
            *(("replay", "GET", f"{own}{at}", None) for at in ("", "at=0", "at=1")),
            ("replay of others", "GET", f"/replay?seat={seat + 1 if self.seat == 0 else 0}", None),
            ("record", "GET", "/record", None),
            ("refusal", "POST", "/answer", {"seat": seat, "seq": seq, "value": "nonsense"}),
            *(("why", "POST", "/why", body) for body in pointed),
            *(("preview", "POST", "/imagine", {"seat": seat, "value": wire_value(value)}) for value in tried),
            *([("advice", "POST", "/hint", {"seat": seat})] if tried else []),
        ]

    async def noticed(self) -> list[Reply]:
        """What is sent to whoever has the turn."""
        decision, before = self.room.table.decision, len(self.house.notices)
        if decision is None or decision.player != self.seat:
            return []
        self.house.registry.webhooks.send_turn(self.room.table, decision.player)
        for _ in range(2000):
            if len(self.house.notices) > before:
                break
            await asyncio.sleep(0.001)
        return [("webhook", notice) for notice in self.house.notices[before:]]

    async def close(self) -> None:
        await self.socket.close()

"""What a long table costs the thread that serves everybody: a newcomer, a replay, a record, waking, playing on.

`python -m tests.server.long` prints it. Counted is the CPU time of that thread from one turn of its loop to the
next, which depends little on what else the machine does.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import tempfile
from collections.abc import Callable, Coroutine, Mapping, Sequence
from pathlib import Path
from random import Random
from time import thread_time
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import msgspec

from stolik.engine.entries import CONCEDE
from stolik.engine.options import settle
from stolik.server.app import Server
from stolik.server.protocol import SeatWish
from stolik.server.settings import Limits, Settings
from stolik.server.storage.rows import log_row
from stolik.server.table import changes, creation, log
from stolik.server.table.creation import New
from stolik.server.table.log import Change
from stolik.server.table.table import Table, folded

NAMES: Final = ("Anna", "Jan", "Ola", "Piotr", "Ewa", "Adam")
BEGAN: Final = 1_000_000.0


class Sizes(NamedTuple):
    """Rows in all, those of the game among them; `options` for a game that goes on for long."""

    game: str = "karak2"
    seats: int = 5
    played: int = 5000
    rows: int = 10_000
    options: Mapping[str, int | str | bool] = MappingProxyType({"round_limit": "unlimited"})


class Hold(NamedTuple):
    """Milliseconds of the serving thread: the longest without a pause, and all; bytes that came back."""

    longest: float
    all: float
    size: int


class WatchedLoop(asyncio.SelectorEventLoop):
    """Counts the CPU time of its thread turn by turn."""

    longest = total = 0.0

    def _run_once(self) -> None:
        before = thread_time()
        super()._run_once()  # type: ignore[misc]
        took = thread_time() - before
        self.longest, self.total = max(self.longest, took), self.total + took

    def forget(self) -> None:
        self.longest = self.total = 0.0


# A long table


def long_table(sizes: Sizes) -> New:
    """Always the same game, played at random, with talk and new names in between; all but one give up in the end."""
    game = creation.game_named(sizes.game)
    row = creation.new_row(game, settle(game, sizes.seats, sizes.options), BEGAN)._replace(seed=bytes(32))
    chairs, keys = creation.wished_chairs([SeatWish("here", name, number="1") for name in NAMES[: sizes.seats]])
    rows = creation.seated_rows(row, game, chairs)
    stored = [log_row((row.id, seq, *log.written(one), BEGAN)) for seq, one in enumerate(rows, 1)]
    table, rng = folded(row, game, stored), Random(1)
    while len(rows) < sizes.rows:
        talk = len(rows) - table.asides >= sizes.played or rng.random() < 0.5
        change = aside(table, rng) if talk else move(table, rng)
        table.adopt(change, BEGAN + len(rows))
        rows += change.rows
    for seat in range(sizes.seats - 1):
        change = changes.concede(table, seat)
        table.adopt(change, BEGAN + len(rows))
        rows += change.rows
    assert table.status == "over"
    return New(row, rows, keys)


def not_over(new: New, name: str) -> New:
    """The same game, public and still played, as another table."""
    last = next(number for number, row in enumerate(new.rows) if isinstance(row, log.Entry) and row.act == CONCEDE)
    row = new.row._replace(id=name, code=f"LONG-{name}", visibility="public")
    return New(row, new.rows[:last], new.keys)


def move(table: Table, rng: Random) -> Change:
    """Any answer that does not end the game."""
    decision = table.decision
    assert decision is not None
    for answer in rng.sample(decision.options, len(decision.options)):
        change = changes.answer(table, decision.player, table.moved, answer)
        if change.record is None or change.record.result is None:
            return change
    raise AssertionError(f"whatever is answered after row {table.seq} ends the game")


def aside(table: Table, rng: Random) -> Change:
    seat = rng.randrange(len(table.chairs))
    if rng.random() < 0.5:
        return changes.chat(table, seat, f"So it goes, for the {table.seq}th time and more, round and round")
    return changes.rename(table, seat, f"{NAMES[seat]} {table.seq}")


# Asking


class Asker:
    """Speaks to the application without a socket between, so that the thread's time is that of the server."""

    def __init__(self, server: Server, loop: WatchedLoop) -> None:
        self.server = server
        self.loop = loop

    async def ask(self, path: str, token: str = "", body: Any = None) -> Hold:
        """Raises what is not answered with 200 or 201."""
        return await self._held(self._answer(path, token, body))

    async def greet(self, path: str, seen: int = 0) -> Hold:
        """Opens a socket, says hello and leaves after the first update."""
        return await self._held(self._hello(path, seen))

    async def _held(self, asking: Coroutine[Any, Any, tuple[int, bytes]]) -> Hold:
        gc.collect()
        await asyncio.sleep(0)
        self.loop.forget()
        status, text = await asking
        await asyncio.sleep(0)
        assert status in (200, 201), text[:300]
        return Hold(1000 * self.loop.longest, 1000 * self.loop.total, len(text))

    async def _hello(self, path: str, seen: int) -> tuple[int, bytes]:
        told: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        said: list[Any] = [
            {"type": "websocket.receive", "text": msgspec.json.encode({"type": "hello", "seen": seen}).decode()},
            {"type": "websocket.connect"},
        ]

        async def receive() -> Any:
            if said:
                return said.pop()
            await told
            return {"type": "websocket.disconnect", "code": 1000}

        async def send(message: Any) -> None:
            if message["type"] == "websocket.send" and not told.done():
                told.set_result(message["text"])

        scope = {**scope_of("websocket", path, []), "scheme": "ws", "subprotocols": []}
        await self.server.app(scope, receive, send)  # type: ignore[arg-type]
        update = msgspec.json.decode(await told)
        return (200 if update["type"] == "update" else 400), told.result().encode()

    async def _answer(self, path: str, token: str, body: Any) -> tuple[int, bytes]:
        sent = b"" if body is None else msgspec.json.encode(body)
        headers = [(b"content-type", b"application/json")]
        headers += [(b"authorization", f"Bearer {token}".encode())] if token else []
        scope = {**scope_of("http", path, headers), "method": "GET" if body is None else "POST"}
        heard: list[dict[str, Any]] = []
        requests = [{"type": "http.request", "body": sent, "more_body": False}]

        async def receive() -> Any:
            if not requests:
                await asyncio.Event().wait()
            return requests.pop()

        async def send(message: Any) -> None:
            heard.append(message)

        await self.server.app(scope, receive, send)  # type: ignore[arg-type]
        return heard[0]["status"], b"".join(message.get("body", b"") for message in heard)


def scope_of(kind: str, path: str, headers: list[tuple[bytes, bytes]]) -> dict[str, Any]:
    path, _, query = path.partition("?")
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http",
        "root_path": "",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "headers": [(b"host", b"127.0.0.1"), *headers],
        "client": ("127.0.0.1", 1),
        "server": None,
    }


def at_a_long_table(sizes: Sizes, story: Callable[[Asker, New], Coroutine[Any, Any, None]]) -> None:
    """On a server of its own, on which nobody else is; the table sleeps at first."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(where=str(Path(folder)), thinkers=0, limits=Limits(on=False))
        new = long_table(sizes)
        loop = WatchedLoop()
        with asyncio.Runner(loop_factory=lambda: loop) as runner:
            runner.run(told(Asker(Server(settings), loop), new, story))


async def told(asker: Asker, new: New, story: Callable[[Asker, New], Coroutine[Any, Any, None]]) -> None:
    await asker.server.open()
    try:
        await asker.server.registry.storage.create(new.row, [log.written(row) for row in new.rows])
        await story(asker, new)
    finally:
        await asker.server.close()


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="What a long table costs the thread that serves.")
    parser.add_argument("--rows", type=int, default=Sizes().rows)
    rows = parser.parse_args(argv).rows
    print(f"{'':32}{'longest ms':>12}{'all ms':>10}{'bytes':>10}")
    at_a_long_table(Sizes(rows=rows, played=rows // 2), printed)


async def printed(asker: Asker, new: New) -> None:
    table, token = f"/api/tables/{new.row.id}", new.keys[0].token
    for name, path, body in (
        ("waking, and the first who comes", table, None),
        ("the next", table, None),
        ("the next, after a row", table, None),
        ("a player", table, None),
        ("a player, after row 1", f"{table}?after=1", None),
        ("a replay to the end", f"{table}/replay?seat=0", None),
        ("the middle", f"{table}/replay?at=800", None),
        ("one step back", f"{table}/replay?at=799", None),
        ("the record", f"{table}/record", None),
        ("the record again", f"{table}/record", None),
        ("playing on", f"{table}/replay/play-on", {"at": 500, "seat": 0, "name": "Iza"}),
    ):
        if name.endswith("after a row"):
            asker.server.registry.rooms[new.row.id].tell()
        hold = await asker.ask(path, token if "player" in name else "", body)
        print(f"{name:32}{hold.longest:12.1f}{hold.all:10.1f}{hold.size:10}")


if __name__ == "__main__":
    main()

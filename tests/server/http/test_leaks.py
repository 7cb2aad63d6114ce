"""Twin histories: whatever reaches a seat is the same, byte for byte, when only what it cannot know is different."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from stolik.engine.decision import Answer, Decision
from stolik.engine.position import Position
from stolik.games import GAMES
from stolik.server.app import Server
from stolik.server.live.registry import Registry
from stolik.server.storage import TableRow, open_storage
from stolik.server.table import changes, log, people
from stolik.server.table.changes import Prelude
from tests.server.kit import quick

GAME = GAMES["titan_race"]
OPTIONS: dict[str, int | str | bool] = {"seats": 3, **{key: option.default for key, option in GAME.options.items()}}
TOKENS = ["seat-zero", "seat-one", "seat-two"]
HEAD = re.compile(rb'"head":"[0-9a-f]{64}"')
"""Differs, as it should: salted with what is revealed at the end, it tells nothing."""
ANSWERS = 80
NOW = 1_000_000.0


class Socket:
    """A socket as the application sees it; keeps every byte that it is sent."""

    def __init__(self, server: Server, token: str, table: str = "twin") -> None:
        path = f"/api/tables/{table}/socket"
        self.sent: list[bytes] = []
        self._in: asyncio.Queue[Any] = asyncio.Queue()
        self._in.put_nowait({"type": "websocket.connect"})
        self.say({"type": "hello", "seen": 0})
        headers = [(b"host", b"localhost")] + ([(b"authorization", f"Bearer {token}".encode())] if token else [])
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

    def say(self, message: dict[str, Any]) -> None:
        self._in.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def close(self) -> None:
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.task


class World:
    """One of the twins, with a reader for each seat and a spectator."""

    def __init__(self, folder: Path, prelude: Prelude) -> None:
        settings = quick(
            str(folder), pause=(9999.0, 9999.0), away_after=9e9, sweep_every=9e9, beat_every=9e9, count_every=9e9
        )
        self.registry = Registry(settings, open_storage(str(folder)), lambda: NOW)
        self.server = Server(settings, self.registry)
        self.prelude = prelude
        self.replies: dict[str, list[bytes]] = {token: [] for token in (*TOKENS, "")}

    async def open(self) -> None:
        await self.server.open()
        row = TableRow(
            *("twin", "TWIN-1", GAME.name, GAME.rules, GAME.box, OPTIONS, "link", {"kind": "live", "seconds": 60}),
            *("wait", bytes(32), NOW, ""),
        )
        sits = [
            ("sit", {"seat": seat, "name": f"P{seat}", "token": people.digest(token), "number": "1"})
            for seat, token in enumerate(TOKENS)
        ]
        start = changes.start_rows(row, GAME, ["P0", "P1", "P2"], ["1", "1", "1"], self.prelude)
        await self.registry.storage.create(row, [*sits, *map(log.written, start)])
        self.room = await self.registry.room("twin")
        self.sockets = {token: Socket(self.server, token) for token in (*TOKENS, "")}
        await asyncio.sleep(0.01)

    async def close(self) -> None:
        for socket in self.sockets.values():
            await socket.close()
        await self.server.close()

    @property
    def decision(self) -> Decision | None:
        return self.room.table.decision

    async def answer(self, seat: int, value: Answer) -> None:
        await self.room.write(lambda table: changes.answer(table, seat, table.moved, value))
        await asyncio.sleep(0)

    async def ask(self, token: str) -> None:
        """Everything that this reader can ask for."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        transport = httpx.ASGITransport(app=self.server.app)  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost", headers=headers) as http:
            for method, path, body in self.requests(token):
                response = await http.request(method, f"/api/tables/twin{path}", json=body)
                self.replies[token].append(b"%d %s" % (response.status_code, response.content))

    def requests(self, token: str) -> Sequence[tuple[str, str, Any]]:
        seat = TOKENS.index(token) if token else 0
        own = f"/replay?seat={seat}" if token else "/replay"
        seq = self.room.table.seq
        options = self.decision.options if self.decision is not None and self.decision.player == seat else []
        return [
            ("GET", "", None),
            ("GET", own, None),
            ("GET", f"{own}&at=1" if token else f"{own}?at=1", None),
            ("GET", "/replay?seat=1", None),
            ("GET", "/record", None),
            ("POST", "/act", {"seat": seat, "act": "undo"}) if not token else ("GET", "/events?after=0", None),
            ("POST", "/answer", {"seat": seat, "seq": seq, "value": "nonsense"}),
            ("POST", "/answer", {"seat": 1, "seq": seq, "value": ["play", 3]}),
            *(("POST", "/why", {"seat": seat, "kind": "card", "name": name}) for name in ("odwet", "eliksir_pedu")),
            *(("POST", "/imagine", {"seat": seat, "value": option}) for option in options[:4]),
        ]

    def received(self, token: str, shown: bool = False) -> list[bytes]:
        """Without the update that shows the card."""
        sent = [text for text in self.sockets[token].sent if b'"update"' in text]
        return [HEAD.sub(b'"head":""', text) for text in (*(sent[:-1] if shown else sent), *self.replies[token])]


def dealt(cards: list[int]) -> list[tuple[int, Answer]]:
    """From the first choice to the end of the deal: each seat is dealt the card named here."""
    position = Position(GAME, GAME.setup(OPTIONS))
    line: list[tuple[int, Answer]] = []
    while position.decision is not None and position.decision.prompt != "start":
        decision = position.decision
        answer = cards[decision.whose] if decision.prompt == "card" else decision.options[0]
        line.append((decision.player, answer))
        position.play(answer)
    return line


def swapped(value: Answer, one: int, other: int) -> Answer:
    """The same answer with two cards exchanged."""
    exchange: dict[Answer, Answer] = {one: other, other: one}
    if isinstance(value, tuple) and len(value) == 2 and value[0] in ("play", "discard"):
        return (value[0], exchange.get(value[1], value[1]))  # type: ignore[return-value]
    return value


async def play_twins(folder: Path, seed: int) -> tuple[World, World, int, bool]:
    """Seat 1 holds one of two cards; everything else is the same, until one of the two is shown to seat 0."""
    rng = Random(seed)
    one = rng.randrange(1, 11)
    other = one + 1  # neighbours, so that the same luck draws the same cards from what is left
    free = [card for card in range(13) if card not in (one, other)]
    mine, third = rng.sample(free, 2)
    left = World(folder / "left", dealt([mine, one, third]))
    right = World(folder / "right", dealt([mine, other, third]))
    await left.open()
    await right.open()
    answers = 0
    try:
        while answers < ANSWERS and left.decision is not None and right.decision is not None:
            chosen = choose(left, right, rng, one, other)
            if chosen is None:
                break
            seat, answer = chosen
            await left.answer(seat, answer)
            await right.answer(seat, swapped(answer, one, other))
            answers += 1
            if shown(left, one, other):
                break
            if answers % 7 == 0:
                for token in (TOKENS[0], ""):
                    await left.ask(token)
                    await right.ask(token)
        await asyncio.sleep(0.02)
    finally:
        await left.close()
        await right.close()
    return left, right, answers, shown(left, one, other)


def choose(left: World, right: World, rng: Random, one: int, other: int) -> tuple[int, Answer] | None:
    """An answer that both can give without showing either card; None where there is none."""
    decision, twin = left.decision, right.decision
    assert decision is not None
    assert twin is not None
    assert (decision.player, decision.prompt) == (twin.player, twin.prompt)
    assert decision.player != 0 or decision.options == twin.options
    is_card = GAME.prompts[decision.prompt].kind.name == "card"
    quiet = [
        option
        for option in decision.options
        if swapped(option, one, other) == option and not (is_card and option in (one, other)) and option in twin.options
    ]
    return (decision.player, rng.choice(quiet)) if quiet else None


def shown(world: World, one: int, other: int) -> bool:
    """Seat 0 has drawn one of the two, or one lies open."""
    state = world.room.table.record.position.state  # type: ignore[union-attr]
    return bool({one, other} & {*state.cards.hands[0], *state.cards.discard})


@pytest.mark.parametrize("seed", range(5))
def test_all_bytes_that_reach_a_seat_are_the_same_in_twin_histories(tmp_path: Path, seed: int) -> None:
    left, right, answers, ended = asyncio.run(play_twins(tmp_path, seed))
    assert answers >= 5
    for token in (TOKENS[0], ""):
        sent, twin = left.received(token, ended), right.received(token, ended)
        assert len(sent) >= answers
        assert sent == twin
    assert left.received(TOKENS[1]) != right.received(TOKENS[1]), "the one who holds the card sees it"

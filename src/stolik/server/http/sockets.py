"""A table over a socket: updates go out whenever something happens, messages come in."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from stolik.server.http.budget import LULL, Budget
from stolik.server.http.listener import AT_ONCE, Listener, Say
from stolik.server.http.visitor import Visit, ask, budget_of, limit, visit
from stolik.server.live.room import Reader
from stolik.server.protocol import Act, Answer, Draining, FromClient, Hello, Imagine, Why
from stolik.server.refusals import AWAY, BAD, MISSING, Refusal
from stolik.server.table import queries
from stolik.server.table.sight import encoder

decoder: Final = msgspec.json.Decoder(FromClient)
SILENCE: Final = 10.0
COME_BACK, REFUSED, NOT_HERE = 1012, 1008, 4404
Socket = WebSocket[Any, Any, Any]


@websocket("/tables/{name:str}/socket")
async def table_socket(socket: Socket, name: FromPath[str]) -> None:
    """The first message is a hello; what the reader has seen before is not told again."""
    try:
        here = await visit(socket, name)
    except Refusal as refusal:
        await socket.accept()
        await turn_away(socket, refusal)
        return
    await socket.accept()
    here.registry.metrics.readers.inc()
    try:
        await converse(socket, here)
    except WebSocketDisconnect:
        pass
    finally:
        here.registry.metrics.readers.dec()


async def turn_away(socket: Socket, refusal: Refusal) -> None:
    await send(socket, refusal.refused("table"))
    await socket.close({MISSING: NOT_HERE, AWAY: COME_BACK}.get(refusal.status, REFUSED), refusal.key)


async def converse(socket: Socket, here: Visit) -> None:
    seen = await greeting(socket)
    reader = here.room.join(here.held, -1)
    try:
        await tell(socket, here, reader, max(0, min(seen, here.room.table.seq)))
        await follow(socket, here, reader)
    finally:
        here.room.part(reader)


async def follow(socket: Socket, here: Visit, reader: Reader) -> None:
    listener = Listener(
        here.room,
        reader,
        at_once_by(socket),
        lambda: tell(socket, here, reader, reader.sent),
        lambda: farewell(socket, here),
    )
    budget = budget_of(socket)
    try:
        while not reader.gone:
            await heard(socket, here, reader, budget, await socket.receive_data("text"))
    finally:
        await listener.leave()


async def greeting(socket: Socket) -> int:
    """The last row seen. Whoever says something else first, or nothing for a while, has seen nothing yet."""
    try:
        text = await asyncio.wait_for(socket.receive_data("text"), SILENCE)
    except TimeoutError:
        text = ""
    try:
        message = decoder.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return 0
    return message.seen if isinstance(message, Hello) else 0


async def tell(socket: Socket, here: Visit, reader: Reader, since: int) -> None:
    room, seats = here.room, reader.seats
    if room.is_long(seats, since):
        await room.prepare(seats, since)
        seats = reader.seats  # somebody may have got up meanwhile
    text = room.encoded(seats, since)
    room.told(reader)
    if not at_once_by(socket)(text):
        await say(socket, text)


async def farewell(socket: Socket, here: Visit) -> None:
    if here.room.lost:
        await turn_away(socket, Refusal("no-such-table", MISSING))
        return
    await send(socket, Draining())
    await socket.close(COME_BACK, "draining")


async def heard(socket: Socket, here: Visit, reader: Reader, budget: Budget, text: str | bytes) -> None:
    try:
        budget.spend(here.who, "message")
        message = decoder.decode(text)
    except (msgspec.DecodeError, RecursionError):
        await send(socket, Refusal("bad-message", BAD).refused("message"))
        return
    except Refusal as refusal:
        await asyncio.sleep(LULL)
        await send(socket, refusal.refused("message"))
        return
    before = here.room.table.seq
    try:
        if not isinstance(message, Answer) and isinstance(message, Hello | Why | Imagine):
            await send(socket, await look(socket, here, message))
            return
        await ask(socket, here, message)
    except Refusal as refusal:
        here.registry.metrics.refusals.labels("socket").inc()
        await send(socket, refusal.refused(str(message.__struct_config__.tag)))
        return
    if here.room.table.seq == before:  # a stale answer, or a wish that is fulfilled already
        seen = message.seq if isinstance(message, Answer | Act) else None
        await tell(socket, here, reader, before if seen is None else min(before, seen))


async def look(socket: Socket, here: Visit, message: Hello | Why | Imagine) -> Any:
    if isinstance(message, Hello):
        seen = max(0, min(message.seen, here.room.table.seq))
        await here.room.prepare(here.held, seen)
        return here.room.update(here.held, seen)
    here.check(message.seat)
    limit(socket, "previews")
    if isinstance(message, Why):
        return queries.why(here.room.table, message)
    return queries.imagine(here.room.table, message.seat, message.value)


def at_once_by(socket: Socket) -> Say:
    """By the line itself, where the server has one that can."""
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    found: Say = extensions.get(AT_ONCE, never)
    return found


def never(text: bytes) -> bool:
    return False


async def send(socket: Socket, message: Any) -> None:
    await say(socket, encoder.encode(message))


async def say(socket: Socket, text: bytes) -> None:
    await socket.send({"type": "websocket.send", "bytes": None, "text": text.decode()})

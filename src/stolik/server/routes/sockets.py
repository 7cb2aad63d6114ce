"""A table over a socket: updates go out whenever something happens, messages come in."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from stolik.server import looking
from stolik.server.protocol import Draining, FromClient, Hello, Imagine, Why
from stolik.server.refusals import BAD, Refusal
from stolik.server.rooms import Reader, encoder
from stolik.server.routes.doing import do
from stolik.server.routes.entering import Visit, limit, limiter_of, visit

log = logging.getLogger(__name__)
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
        await socket.send_data(encoder.encode(refusal.refused("table")).decode())
        await socket.close(NOT_HERE if refusal.status == 404 else REFUSED, refusal.key)
        return
    await socket.accept()
    limiter = limiter_of(socket)
    if not limiter.enter(here.address):
        await socket.close(REFUSED, "too-many")
        return
    here.hall.metrics.readers.inc()
    try:
        await converse(socket, here)
    except WebSocketDisconnect:
        pass
    finally:
        limiter.leave(here.address)
        here.hall.metrics.readers.dec()


async def converse(socket: Socket, here: Visit) -> None:
    reader = await greeted(socket, here)
    sending = asyncio.create_task(send_news(socket, here, reader))
    try:
        while not reader.gone:
            await heard(socket, here, reader, await socket.receive_data("text"))
    finally:
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)
        here.room.part(reader)


async def greeted(socket: Socket, here: Visit) -> Reader:
    """Whoever says something else first, or nothing for a while, has seen nothing yet."""
    try:
        text = await asyncio.wait_for(socket.receive_data("text"), SILENCE)
    except TimeoutError:
        text = ""
    try:
        message = decoder.decode(text)
        seen = message.seen if isinstance(message, Hello) else 0
    except (msgspec.DecodeError, RecursionError):
        seen = 0
    reader = here.room.join(here.held, -1)
    await tell(socket, here, reader, max(0, min(seen, here.room.table.seq)))
    return reader


async def tell(socket: Socket, here: Visit, reader: Reader, since: int) -> None:
    text, reader.sent = here.room.encoded(reader.seats, since), here.room.table.seq
    await socket.send_data(text.decode())


async def send_news(socket: Socket, here: Visit, reader: Reader) -> None:
    """A slow reader gets one update for all that happened in the meantime."""
    while not here.hall.draining:
        await reader.news.wait()
        reader.news.clear()
        if here.room.table.seq > reader.sent:
            await tell(socket, here, reader, reader.sent)
    reader.gone = True
    await socket.send_data(encoder.encode(Draining()).decode())
    await socket.close(COME_BACK, "draining")


async def heard(socket: Socket, here: Visit, reader: Reader, text: str | bytes) -> None:
    try:
        limit(socket, "messages", f"{id(reader)}")
        message = decoder.decode(text)
    except (msgspec.DecodeError, RecursionError):
        await send(socket, Refusal("bad-message", BAD).refused("message"))
        return
    except Refusal as refusal:
        await send(socket, refusal.refused("message"))
        return
    before = here.room.table.seq
    try:
        if isinstance(message, Hello | Why | Imagine):
            await send(socket, look(socket, here, message))
            return
        await do(socket, here, message)
    except Refusal as refusal:
        here.hall.metrics.refusals.labels("socket").inc()
        await send(socket, refusal.refused(str(message.__struct_config__.tag)))
        return
    if here.room.table.seq == before:  # a stale answer, or a wish that is fulfilled already
        await tell(socket, here, reader, min(before, getattr(message, "seq", before)))


def look(socket: Socket, here: Visit, message: Hello | Why | Imagine) -> Any:
    if isinstance(message, Hello):
        return here.room.update(here.held, max(0, min(message.seen, here.room.table.seq)))
    here.check(message.seat)
    limit(socket, "previews")
    if isinstance(message, Why):
        return looking.why(here.room.table, message)
    return looking.imagine(here.room.table, message.seat, message.value)


async def send(socket: Socket, message: Any) -> None:
    await socket.send_data(encoder.encode(message).decode())

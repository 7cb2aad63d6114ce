"""What visitors do at a table, by HTTP or by socket: checked, then written."""

from __future__ import annotations

from stolik.server import acts, moves, players
from stolik.server.protocol import Act, Answer, Chat, Mute, Rename
from stolik.server.refusals import FORBIDDEN, Refusal, Stale
from stolik.server.routes.entering import Connection, Visit, limit
from stolik.server.words import answer_of

Doing = Answer | Act | Chat | Rename | Mute


async def do(connection: Connection, here: Visit, message: Doing) -> None:
    """An answer to a question that is no longer open changes nothing; the new view says so."""
    if isinstance(message, Act):
        await act(here, message)
        return
    here.check(message.seat)
    if isinstance(message, Answer):
        await answer(here, message)
    elif isinstance(message, Chat):
        limit(connection, "chat", speaker(here, message.seat))
        await chat(here, message)
    elif isinstance(message, Rename):
        called = players.name_of(message.name)
        await here.room.write(lambda table: moves.rename(table, message.seat, called))
    else:
        await here.room.write(lambda table: moves.mute(table, message.seat, message.whom, message.on))


async def answer(here: Visit, message: Answer) -> None:
    """Whoever has seen more than this process knows came from another one."""
    if message.seq > here.room.table.seq:
        await here.room.catch_up()
    value = answer_of(message.value)
    try:
        await here.room.write(lambda table: moves.answer(table, message.seat, message.seq, value))
    except Stale:
        here.hall.metrics.stale.inc()


async def act(here: Visit, message: Act) -> None:
    now, patience = here.hall.now(), here.hall.settings.patience
    await here.room.write(lambda table: acts.act_rows(table, here.held, message, now, patience))
    await here.hall.make_rematch(here.room)


async def chat(here: Visit, message: Chat) -> None:
    text = players.chat_of(message.text)
    if here.room.table.seq >= here.hall.settings.limits.log_rows:
        raise Refusal("too-many", FORBIDDEN)
    await here.room.write(lambda table: moves.chat(table, message.seat, text))


def speaker(here: Visit, seat: int | None) -> str:
    return here.address if seat is None else f"{here.room.table.row.id}:{seat}"

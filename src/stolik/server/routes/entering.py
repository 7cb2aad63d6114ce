"""Who asks: the hall behind a request, the table it is about, and the seats that whoever asks holds there."""

from __future__ import annotations

from typing import Any, NamedTuple

from litestar.connection import ASGIConnection

from stolik.server import players
from stolik.server.acts import check_held
from stolik.server.guard import Limiter
from stolik.server.hall import Hall
from stolik.server.refusals import MANY, Refusal
from stolik.server.rooms import Room
from stolik.server.wire import Seats

Connection = ASGIConnection[Any, Any, Any, Any]
UNKNOWN = 401


class Visit(NamedTuple):
    hall: Hall
    room: Room
    held: Seats
    address: str

    def check(self, seat: int | None) -> None:
        check_held(self.held, seat)


def hall_of(connection: Connection) -> Hall:
    hall: Hall = connection.app.state.hall
    return hall


def limiter_of(connection: Connection) -> Limiter:
    limiter: Limiter = connection.app.state.limiter
    return limiter


def address_of(connection: Connection) -> str:
    return connection.client.host if connection.client is not None else ""


def limit(connection: Connection, what: str, who: str = "") -> None:
    if not limiter_of(connection).allows(what, who or address_of(connection)):
        raise Refusal("too-many", MANY)


async def visit(connection: Connection, name: str) -> Visit:
    """A token that opens nothing is told so; a cookie that opens nothing makes a spectator."""
    hall = hall_of(connection)
    try:
        room = await hall.room(name)
    except Refusal:
        limit(connection, "misses")
        raise
    authorization = connection.headers.get("authorization", "")
    cookie = connection.cookies.get(players.cookie_name(room.table.row.id), "")
    held = players.seats_of(room.table, players.tokens_in(cookie, authorization))
    if authorization and not held:
        limit(connection, "misses")
        raise Refusal("bad-token", UNKNOWN)
    room.see(held)
    return Visit(hall, room, held, address_of(connection))

"""Who asks: the registry behind a request, the table it is about, and the seats that whoever asks holds there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import litestar
from litestar.connection import ASGIConnection

from stolik.examples.positions import Untold
from stolik.server.http.budget import Budget
from stolik.server.http.household import household, is_home
from stolik.server.live.registry import Registry
from stolik.server.live.room import Room
from stolik.server.protocol import Act, Answer, Chat
from stolik.server.refusals import BAD, MISSING, Refusal, Stale
from stolik.server.table import people
from stolik.server.table.codes import is_code
from stolik.server.table.requests import Request, change, check_held, rate_of
from stolik.server.table.sight import Seats
from stolik.server.table.table import Table

Connection = ASGIConnection[Any, Any, Any, Any]
Asked = litestar.Request[Any, Any, Any]
UNKNOWN = 401
PROXIED = ("x-forwarded-for", "forwarded", "x-real-ip", "via")
"""What a proxy adds: whoever comes with one of these is elsewhere."""


class Visit(NamedTuple):
    registry: Registry
    room: Room
    keys: people.Keys
    who: str
    """The household."""

    @property
    def held(self) -> Seats:
        return people.still_held(self.room.table.chairs, self.keys)

    def check(self, seat: int | None) -> None:
        check_held(self.held, seat)


def registry_of(connection: Connection) -> Registry:
    registry: Registry = connection.app.state.registry
    return registry


def budget_of(connection: Connection) -> Budget:
    budget: Budget = connection.app.state.budget
    return budget


def address_of(connection: Connection) -> str:
    return connection.client.host if connection.client is not None else ""


def household_of(connection: Connection) -> str:
    return household(address_of(connection))


def keeper_at(who: str) -> str:
    """Who keeps a table awake; nobody in particular where several people may come from there."""
    return "" if is_home(who) else who


def is_here(connection: Connection) -> bool:
    """From this machine, and not through a proxy on it."""
    proxied = any(name in connection.headers for name in PROXIED)
    return not proxied and address_of(connection) in ("127.0.0.1", "::1")


def limit(connection: Connection, what: str, whose: str = "") -> None:
    who = household_of(connection)
    budget_of(connection).take(what, whose or who, who)


@contextmanager
def attending(connection: Connection) -> Iterator[None]:
    """A lesson or a puzzle, as often as one may look ahead; what is not offered there is refused."""
    limit(connection, "previews")
    try:
        yield
    except Untold:
        raise Refusal("not-offered", BAD) from None


async def visit(connection: Connection, name: str) -> Visit:
    """A token that opens nothing is told so; a cookie that opens nothing makes a spectator."""
    registry, room = registry_of(connection), await found(connection, name)
    authorization = connection.headers.get("authorization", "")
    cookie = connection.cookies.get(people.cookie_name(room.table.row.id), "")
    held = await seats_by(registry, room.table, people.tokens_in(cookie, authorization))
    if people.is_bearer(authorization) and not held:
        limit(connection, "misses")
        raise Refusal("bad-token", UNKNOWN)
    room.keeper = keeper_at(household_of(connection))
    room.see(held)
    return Visit(registry, room, people.keys_of(room.table.chairs, held), household_of(connection))


async def seats_by(registry: Registry, table: Table, tokens: list[str]) -> Seats:
    """The seats that these open: keys of the seats themselves, or ones lent to another device of the same player."""
    held = people.seats_of(table.chairs, tokens)
    if held or not tokens or registry.settings.no_players:
        return held
    lent = await registry.people.opened_by([people.digest(token) for token in tokens])
    return frozenset(seat for seat, chair in enumerate(table.chairs) if chair.token and chair.token in lent)


async def found(connection: Connection, name: str) -> Room:
    """A code is paid for before it is looked up: whoever has guessed too often learns nothing by a right one either."""
    registry = registry_of(connection)
    if name in registry.rooms:
        return registry.rooms[name]
    paid = is_code(name)
    if paid:
        limit(connection, "misses")
    try:
        room = await registry.room(name)
    except Refusal as refusal:
        if refusal.status == MISSING and not paid:
            limit(connection, "misses")
        raise
    if paid:
        budget_of(connection).give_back("misses", household_of(connection))
    return room


async def ask(connection: Connection, here: Visit, request: Request) -> None:
    """An answer to a question that is no longer open changes nothing; the new view says so."""
    registry, room = here.registry, here.room
    if isinstance(request, Chat):
        here.check(request.seat)
        limit(connection, "chat", speaker(here, request.seat))
    elif rate := rate_of(request):
        limit(connection, rate, speaker(here, asker(here, request.seat)))
    if isinstance(request, Answer | Act) and request.seq > room.table.seq:  # seen in another process
        await room.catch_up()
    try:
        await room.write(lambda table: change(table, here.held, request, registry.now(), registry.settings))
    except Stale:
        registry.metrics.stale.inc()
    if isinstance(request, Act):
        await registry.make_rematch(room)


def asker(here: Visit, seat: int) -> int | None:
    """Which of the seats held, where somebody acts for the seat of another."""
    return seat if seat in here.held else min(here.held, default=None)


def speaker(here: Visit, seat: int | None) -> str:
    return here.who if seat is None else f"{here.room.table.row.id}:{seat}"

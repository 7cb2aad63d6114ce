"""One table over HTTP: what programs use, and what the page asks for besides its socket."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.response import Stream

from stolik.server import protocol as wire
from stolik.server.http.players import lent_keys, note_holding
from stolik.server.http.problems import PROBLEMS
from stolik.server.http.shares import Shares
from stolik.server.http.visitor import Asked, ask, household_of, keeper_at, limit, registry_of, seats_by, visit
from stolik.server.live import hints, webhooks
from stolik.server.live.room import Reader, Room
from stolik.server.refusals import BAD, Refusal
from stolik.server.table import changes, creation, people, queries
from stolik.server.table.log import Change
from stolik.server.table.people import SUBSTITUTE
from stolik.server.table.requests import Request as Wish
from stolik.server.table.retelling import line_at
from stolik.server.table.sight import Seats
from stolik.server.table.table import Table

LONGEST_ROW = 18
"""Digits of the number of a row."""
After = Annotated[int, QueryParameter(ge=0, description="what happened after this row of the log")]


@post("/tables", responses=PROBLEMS, summary="Make a table")
async def make_table(request: Asked, data: JSONBody[wire.NewTable]) -> wire.Made:
    limit(request, "tables")
    registry = registry_of(request)
    if all(seat.kind == "bot" for seat in data.seats):
        shares_of(request).bots_only(registry, household_of(request))
    new = creation.wished(data, registry.settings, registry.now())
    if data.visibility == "public":
        async with shares_of(request).public_table(registry.storage, new.row.id, household_of(request)):
            room = await registry.make(new)
    else:
        room = await registry.make(new)
    room.keeper = keeper_at(household_of(request))
    return wire.Made(room.table.row.id, room.table.row.code, new.keys, new.secret)


def shares_of(request: Asked) -> Shares:
    shares: Shares = request.app.state.shares
    return shares


@get("/tables/{name:str}", responses=PROBLEMS, summary="The table as you may see it")
async def read_table(request: Asked, name: FromPath[str], after: After = 0) -> wire.Update:
    here = await visit(request, name)
    return await shown(here.room, here.held, after)


async def shown(room: Room, seats: Seats, since: int) -> wire.Update:
    await room.prepare(seats, since)
    return room.update(seats, since)


@post("/tables/{name:str}/seats", responses=PROBLEMS, summary="Take a seat")
async def take_seat(request: Asked, name: FromPath[str], data: JSONBody[wire.Sit]) -> wire.SeatKey:
    here = await visit(request, name)
    limit(request, "seats")
    number, token = people.number_of(data.number), people.new_token()
    digest, webhook = people.digest(token), webhooks.checked(here.registry.settings, data.webhook)
    most, secret = here.registry.settings.limits.log_rows, people.new_secret(data.webhook)

    def plan(table: Table) -> Change:
        changes.check_room(table, most)
        shares_of(request).take_seat(here, digest)
        return changes.sit(table, data.seat, data.name, digest, number, webhook, secret)

    await here.room.write(plan)
    seat = next(iter(people.seats_of(here.room.table.chairs, [token])), None)
    if seat is None:
        raise Refusal("seat-taken")
    return wire.SeatKey(seat, token, secret)


@post("/tables/{name:str}/session", responses=PROBLEMS, status_code=200, summary="Exchange seat keys for a cookie")
async def open_session(request: Asked, name: FromPath[str], data: JSONBody[wire.Session]) -> Response[wire.Update]:
    """Those of the cookie that was there stay. Without keys, a player gets new ones to the seats held elsewhere."""
    here = await visit(request, name)
    table = here.room.table
    cookie = request.cookies.get(people.cookie_name(table.row.id), "")
    tokens = [*dict.fromkeys([*people.tokens_in(cookie, ""), *data.tokens])]
    good = [token for token in tokens if await seats_by(here.registry, table, [token])]
    if len(data.tokens) > people.MOST_TOKENS or any(token not in good for token in data.tokens):
        limit(request, "misses")
        raise Refusal("bad-token", BAD)
    if data.tokens:
        await note_holding(request, table, data.tokens)
    elif not good:
        good = await lent_keys(request, table)
    return await with_cookie(request, here.room, good)


@post("/tables/{name:str}/follow", responses=PROBLEMS, status_code=200, summary="Take your seats at the rematch")
async def follow(request: Asked, name: FromPath[str]) -> Response[wire.Update]:
    """The tokens of this table open seats at its rematch too; the cookie is made for it."""
    here = await visit(request, name)
    if not here.room.table.rematch:
        raise Refusal("no-rematch")
    cookie = request.cookies.get(people.cookie_name(here.room.table.row.id), "")
    tokens = people.tokens_in(cookie, request.headers.get("authorization", ""))
    return await with_cookie(request, await here.registry.room(here.room.table.rematch), tokens)


async def with_cookie(request: Asked, room: Room, tokens: list[str]) -> Response[wire.Update]:
    registry = registry_of(request)
    opened = {token: seats for token in tokens if (seats := await seats_by(registry, room.table, [token]))}
    held: Seats = frozenset().union(*opened.values())
    cookie = Cookie(
        key=people.cookie_name(room.table.row.id),
        value=".".join(opened),
        path=f"{room.house.settings.base_path}/api/tables/{room.table.row.id}",
        max_age=400 * 86400,
        httponly=True,
        samesite="strict",
        secure=request.scope["scheme"] in ("https", "wss"),
    )
    return Response(await shown(room, held, 0), cookies=[cookie])


@post("/tables/{name:str}/answer", responses=PROBLEMS, status_code=200, summary="Answer the open question")
async def give_answer(request: Asked, name: FromPath[str], data: JSONBody[wire.Answer]) -> wire.Update:
    """An answer to a question that is no longer open changes nothing and gets the new view."""
    return await done(request, name, data, since=max(data.seq, 0))


@post("/tables/{name:str}/act", responses=PROBLEMS, status_code=200, summary="Concede, undo, leave, rematch …")
async def do_act(request: Asked, name: FromPath[str], data: JSONBody[wire.Act]) -> wire.Update:
    return await done(request, name, data, since=max(data.seq, 0))


@post("/tables/{name:str}/chat", responses=PROBLEMS, status_code=200, summary="Say something")
async def say(request: Asked, name: FromPath[str], data: JSONBody[wire.Chat]) -> wire.Update:
    return await done(request, name, data)


@post("/tables/{name:str}/rename", responses=PROBLEMS, status_code=200, summary="Change your name")
async def rename(request: Asked, name: FromPath[str], data: JSONBody[wire.Rename]) -> wire.Update:
    return await done(request, name, data)


@post("/tables/{name:str}/mute", responses=PROBLEMS, status_code=200, summary="Do not read what somebody says")
async def mute(request: Asked, name: FromPath[str], data: JSONBody[wire.Mute]) -> wire.Update:
    return await done(request, name, data)


async def done(request: Asked, name: str, message: Wish, since: int | None = None) -> wire.Update:
    """Stored first; what comes back is the new view."""
    here = await visit(request, name)
    before = here.room.table.seq if since is None else since
    await ask(request, here, message)
    return await shown(here.room, here.held, before)


@post("/tables/{name:str}/why", responses=PROBLEMS, status_code=200, summary="Why a thing is not offered")
async def why(request: Asked, name: FromPath[str], data: JSONBody[wire.Why]) -> wire.Explained:
    here = await visit(request, name)
    here.check(data.seat)
    limit(request, "previews")
    return queries.why(here.room.table, data)


@post("/tables/{name:str}/imagine", responses=PROBLEMS, status_code=200, summary="What an option would do")
async def imagine(request: Asked, name: FromPath[str], data: JSONBody[wire.Imagine]) -> wire.Preview:
    here = await visit(request, name)
    here.check(data.seat)
    limit(request, "previews")
    return queries.imagine(here.room.table, data.seat, data.value)


@get("/tables/{name:str}/events", responses=PROBLEMS, summary="Wait for what happens next")
async def events(request: Asked, name: FromPath[str], after: After = 0) -> Response[Any]:
    """Answers as soon as the log is longer than `after`, at the latest after some seconds.

    With `Accept: text/event-stream` it goes on: one update per event.
    """
    here = await visit(request, name)
    if "text/event-stream" in request.headers.get("accept", ""):
        seen = stream(here.room, here.held, resumed_at(request, after))
        return Stream(seen, media_type="text/event-stream", headers={"Cache-Control": "no-store"})
    reader = here.room.join(here.held, after)
    try:
        await news(here.room, reader)
        await here.room.prepare(here.held, after)
        return Response(here.room.encoded(here.held, after), media_type="application/json")
    finally:
        here.room.part(reader)


def resumed_at(request: Asked, after: int) -> int:
    """The last row that a stream has told, where it goes on."""
    resumed = request.headers.get("last-event-id", "")
    if len(resumed) > LONGEST_ROW:
        raise Refusal("bad-request", BAD)
    return int(resumed) if resumed.isdecimal() else after


async def news(room: Room, reader: Reader) -> bool:
    """Waits until there is something the reader has not been sent; false when it was long enough."""
    while room.table.seq <= reader.sent and not room.closes:
        try:
            await asyncio.wait_for(reader.bell().wait(), room.house.settings.long_poll)
        except TimeoutError:
            return False
    return not room.closes


async def stream(room: Room, seats: Seats, after: int) -> AsyncIterator[bytes]:
    reader = room.join(seats, after)
    try:
        while not room.closes:
            if not await news(room, reader):
                yield b": still here\n\n"
                continue
            await room.prepare(reader.seats, reader.sent)
            text, reader.sent = room.encoded(reader.seats, reader.sent), room.table.seq
            yield b"id: %d\ndata: %s\n\n" % (reader.sent, text)
    finally:
        room.part(reader)


@get("/tables/{name:str}/record", responses=PROBLEMS, summary="The record of a game that is over")
async def read_record(request: Asked, name: FromPath[str]) -> Response[str]:
    """It holds the seed, so it is closed until nothing can be gained from it."""
    here = await visit(request, name)
    table = here.room.table
    if table.record is None or table.status not in ("over", "aborted"):
        raise Refusal("not-over")
    headers = {"Content-Disposition": f'attachment; filename="{table.row.game}-{table.row.id}.stolik"'}
    text = await here.registry.retellings.written(table.record)
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@get("/tables/{name:str}/replay", responses=PROBLEMS, summary="The table as it was")
async def replay(
    request: Asked, name: FromPath[str], seat: FromQuery[int | None] = None, at: FromQuery[int | None] = None
) -> wire.Replayed:
    """Step `at` of the game (the last when none is named) from what a seat knew, or from what everybody saw."""
    here = await visit(request, name)
    record = queries.check_may_replay(here.room.table, here.held, seat)
    limit(request, "previews")
    return await here.registry.retellings.replayed(record, seat, at)


@post("/tables/{name:str}/replay/play-on", responses=PROBLEMS, summary="A new table from a step of this game")
async def play_on(request: Asked, name: FromPath[str], data: JSONBody[wire.PlayOn]) -> wire.Made:
    limit(request, "tables")
    here = await visit(request, name)
    table = here.room.table
    record = queries.check_may_replay(table, frozenset(), data.seat)
    level = people.level_of(data.level, SUBSTITUTE)
    agreed = (line_at(record, data.at), data.seat, data.name, level, here.registry.now())
    new = await here.registry.back_room.do(creation.played_on, table, *agreed)
    room = await here.registry.make(new)
    return wire.Made(room.table.row.id, room.table.row.code, new.keys)


@post("/tables/{name:str}/hint", responses=PROBLEMS, status_code=200, summary="What a strong player would do")
async def hint(request: Asked, name: FromPath[str], data: JSONBody[wire.WishHint]) -> wire.Hint:
    """Only for a seat of one's own, when it is asked, at a table where hints are given."""
    here = await visit(request, name)
    here.check(data.seat)
    hints.check_may_ask(here.room.table, data.seat)
    limit(request, "hints")
    return await hints.hint(here.room, data.seat)


@get("/tables/{name:str}/review", responses=PROBLEMS, summary="How a game that is over went")
async def read_review(request: Asked, name: FromPath[str]) -> wire.Reviewed:
    """Who asks first has it made; ask again until `done` is `of`."""
    here = await visit(request, name)
    limit(request, "previews")
    return here.registry.reviews.of(here.room)

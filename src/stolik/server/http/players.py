"""Players who come back: each by the key that their device sends, and nobody sees anything by another's."""

from __future__ import annotations

import io
import math
import zipfile
from collections.abc import Mapping, Sequence
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from stolik.server import protocol as wire
from stolik.server.http.problems import PROBLEMS
from stolik.server.http.visitor import Asked, found, household_of, limit, registry_of
from stolik.server.live.registry import Registry
from stolik.server.players import company, erasure, history, keys, ratings
from stolik.server.players.people import Document, Player
from stolik.server.protocol import GameLine, Me, Ratings
from stolik.server.refusals import MISSING, Refusal
from stolik.server.storage import OVER
from stolik.server.table import log, people
from stolik.server.table.creation import game_or_none
from stolik.server.table.log import Change
from stolik.server.table.names import clean, name_of
from stolik.server.table.table import Table, folded

UNKNOWN = 401
MOST_RECORDS = 500
"""In one archive, the newest."""
Before = Annotated[float, QueryParameter(ge=0, description="games that ended before this moment; 0: the newest")]


def key_of(request: Asked) -> str:
    """That the device sends; "" where it sends none, or where the house knows nobody."""
    key = request.headers.get(keys.HEADER, "")
    if not key or registry_of(request).settings.no_players:
        return ""
    if not keys.is_key(key):
        raise Refusal("bad-player-key", UNKNOWN)
    return key


def own_key(request: Asked) -> str:
    if registry_of(request).settings.no_players:
        raise Refusal("players-off", MISSING)
    key = key_of(request)
    if not key:
        raise Refusal("no-player-key", UNKNOWN)
    return key


async def mine(request: Asked) -> str:
    """The player who asks, who is known here."""
    player = await registry_of(request).people.known(own_key(request))
    if player is None:
        raise Refusal("no-such-player", MISSING)
    return player


async def welcomed(request: Asked) -> str:
    """The player who asks; whoever is new here is counted like a table, so that nobody fills the house."""
    registry, key = registry_of(request), own_key(request)
    player = await registry.people.known(key)
    if player is not None:
        return player
    limit(request, "tables")
    return await registry.people.welcome(key)


@get("/api/me", responses=PROBLEMS, summary="What is kept of you")
async def me(request: Asked) -> wire.Me:
    registry, key = registry_of(request), own_key(request)
    player = await registry.people.known(key)
    return wire.Me(rated=rates(registry)) if player is None else await told(registry, player)


def rates(registry: Registry) -> bool:
    return ratings.can_rate() and not registry.settings.no_ratings


async def told(registry: Registry, player: str) -> wire.Me:
    return as_told(await registry.people.read(player), rates(registry))


def as_told(player: Player, rated: bool) -> wire.Me:
    documents = {name: wire.DocumentKept(version, body) for name, version, body in player.documents}
    return wire.Me(player.id, player.name, player.shown, player.created, player.devices, documents, rated)


@post("/api/me", responses=PROBLEMS, status_code=200, summary="What you are called, and whether others see you here")
async def change_me(request: Asked, data: JSONBody[wire.MeWish]) -> wire.Me:
    limit(request, "players")
    registry = registry_of(request)
    name = name_of(data.name) if clean(data.name) else ""
    player = await welcomed(request)
    await registry.people.change(player, name, data.shown)
    return await told(registry, player)


@post("/api/me/documents/{name:str}", responses=PROBLEMS, status_code=200, summary="Keep something on all your devices")
async def keep_document(request: Asked, name: FromPath[str], data: JSONBody[wire.DocumentKept]) -> wire.DocumentKept:
    """409 where another device has kept a newer one: read it, put both together, and keep that."""
    limit(request, "players")
    registry = registry_of(request)
    player = await welcomed(request)
    version = await registry.people.keep(player, Document(name, data.version, data.body))
    return wire.DocumentKept(version, data.body)


@post("/api/me/pass", responses=PROBLEMS, status_code=200, summary="Let another device of yours in")
async def give_pass(request: Asked) -> wire.Pass:
    limit(request, "players")
    registry = registry_of(request)
    player = await welcomed(request)
    return wire.Pass(await registry.people.new_pass(player), registry.now() + keys.PASS_FOR)


@post("/api/me/devices", responses=PROBLEMS, status_code=200, summary="Come in with a pass of another device")
async def come_in(request: Asked, data: JSONBody[wire.ComeIn]) -> wire.Me:
    limit(request, "misses")
    registry = registry_of(request)
    player = await registry.people.come_in(own_key(request), data.code)
    request.app.state.budget.give_back("misses", household_of(request))
    return await told(registry, player)


@post("/api/me/devices/only", responses=PROBLEMS, status_code=200, summary="Let no other device in any more")
async def only_device(request: Asked) -> wire.Me:
    limit(request, "players")
    registry, player = registry_of(request), await mine(request)
    await registry.people.only(player, own_key(request))
    return await told(registry, player)


@post("/api/me/here", responses=PROBLEMS, status_code=200, summary="You are here; who else is, and who invites you")
async def here(request: Asked) -> wire.Company:
    """To be asked again within a minute and a half."""
    registry, player = registry_of(request), await mine(request)
    await registry.people.see(player)
    return await company.company(registry.storage, player, registry.now())


@post("/api/me/invitations", responses=PROBLEMS, status_code=200, summary="Invite somebody you have played with")
async def invite(request: Asked, data: JSONBody[wire.Invite]) -> wire.Company:
    limit(request, "players")
    registry, player = registry_of(request), await mine(request)
    table = (await found(request, data.table)).table
    await company.invite(registry.storage, registry.people, table, player, data.player, registry.now())
    return await company.company(registry.storage, player, registry.now())


@get("/api/me/games", responses=PROBLEMS, summary="Your finished games")
async def my_games(request: Asked, before: Before = 0.0) -> wire.GamesPlayed:
    player = await registry_of(request).people.known(own_key(request))
    return (
        wire.GamesPlayed([], False)
        if player is None
        else await history.played(registry_of(request).storage, player, before or math.inf)
    )


@get("/api/me/ratings", responses=PROBLEMS, summary="How strong you play, and the bots beside you")
async def my_ratings(request: Asked) -> wire.Ratings:
    registry = registry_of(request)
    player = await registry.people.known(own_key(request))
    if not rates(registry):
        return wire.Ratings([], {})
    return await history.ratings_of(registry.storage, player or "-")


# All of it, or nothing


@get("/api/me/archive", responses=PROBLEMS, summary="All that is kept of you, as a zip")
async def my_archive(request: Asked) -> Response[bytes]:
    limit(request, "tables")
    registry, player = registry_of(request), await mine(request)
    games = await all_games(registry, player)
    records = {}
    for line in games[:MOST_RECORDS]:
        table = await asleep(registry, line.table)
        if table is not None and table.record is not None and table.status == OVER:
            records[line.table] = await registry.retellings.written(table.record)
    own = await history.ratings_of(registry.storage, player)
    packed = await registry.back_room.do(archived, await told(registry, player), games, own, records)
    headers = {"Content-Disposition": 'attachment; filename="stolik.zip"'}
    return Response(packed, media_type="application/zip", headers=headers)


async def all_games(registry: Registry, player: str) -> list[wire.GameLine]:
    games, before, more = [], math.inf, True
    while more:
        page = await history.played(registry.storage, player, before)
        games += page.games
        before, more = page.games[-1].ended if page.games else 0.0, page.more
    return games


async def asleep(registry: Registry, name: str) -> Table | None:
    """Read beside the loop; it is not woken for this."""
    row = await registry.storage.find(name)
    if row is None:
        return None
    return await registry.back_room.do(folded, row, game_or_none(row.game), await registry.storage.log(name))


@post("/api/me/delete", responses=PROBLEMS, status_code=200, summary="Forget you")
async def delete_me(request: Asked) -> wire.Me:
    """At finished tables your name becomes the number of your seat; nothing else of you is kept."""
    limit(request, "players")
    registry, player = registry_of(request), await mine(request)
    for table, seats in (await registry.people.tables_of(player)).items():
        await forget_at(registry, table, seats)
    await registry.people.delete(player)
    return wire.Me(rated=rates(registry))


async def forget_at(registry: Registry, name: str, seats: list[int]) -> None:
    """Whoever has it awake is told by a row; the rows before are written anew."""
    row = await registry.storage.find(name)
    if row is None:
        return
    room = await registry.room(name)
    await room.write(lambda table: Change([log.Forget(seat) for seat in seats]))
    rows = await registry.storage.log(name)
    changed = await registry.back_room.do(erasure.rewritten, row, rows, seats)
    await registry.storage.transact(name, [], lambda _: changed)
    await registry.put_to_sleep(room)


# For all


@get("/api/house", responses=PROBLEMS, summary="What was played in this house, and how it went")
async def house(request: Asked) -> wire.HouseTold:
    """Finished games only; nobody is named."""
    limit(request, "previews")
    registry = registry_of(request)
    return await registry.back_room.do(history.house, *await history.read_house(registry.storage))


@get("/api/tables/{name:str}/series", responses=PROBLEMS, summary="The score over all rematches so far")
async def series(request: Asked, name: FromPath[str]) -> wire.Series:
    """By the seats of this table."""
    limit(request, "previews")
    registry = registry_of(request)
    table = (await found(request, name)).table
    return await history.series(registry.storage, table.row.id, len(table.chairs))


def archived(me: Me, games: list[GameLine], ratings: Ratings, records: Mapping[str, str]) -> bytes:
    """`records` by table."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as file:
        for name, told in {"me": me, "games": games, "ratings": ratings.own}.items():
            file.writestr(f"stolik/{name}.json", msgspec.json.format(msgspec.json.encode(told)))
        for line in games:
            if line.table in records:
                file.writestr(f"stolik/records/{line.game}-{line.table}.stolik", records[line.table])
    return packed.getvalue()


async def note_holding(request: Asked, table: Table, tokens: Sequence[str]) -> None:
    """Whoever opens a seat before the end has played it: the host may have handed its key on."""
    key = key_of(request)
    if not key or table.status not in ("waiting", "playing"):
        return
    own = people.keys_of(table.chairs, people.seats_of(table.chairs, tokens))
    players = registry_of(request).people
    await players.hold(await players.welcome(key), own.values())


async def lent_keys(request: Asked, table: Table) -> list[str]:
    """New keys to the seats that the player who asks holds here."""
    key = key_of(request)
    player = await registry_of(request).people.known(key) if key else None
    if player is None:
        return []
    limit(request, "players")
    seats = [chair.token for chair in table.chairs if chair.token]
    return list((await registry_of(request).people.lend(player, seats)).values())

"""A link to a finished game, or to a step of it: what a messenger is told, and its picture. Of others, nothing."""

from __future__ import annotations

from contextlib import suppress
from html import escape
from urllib.parse import urlencode

from litestar import Response, get
from litestar.params import FromPath, FromQuery

from stolik.engine.history import steps
from stolik.server.http.pages import Bundle
from stolik.server.http.problems import PROBLEMS
from stolik.server.http.visitor import Asked, limit, registry_of
from stolik.server.live.registry import Registry
from stolik.server.players.erasure import number_of
from stolik.server.players.finished import UNREADABLE
from stolik.server.refusals import MISSING, Refusal, say
from stolik.server.share import card
from stolik.server.share.boards import Scene
from stolik.server.share.card import ShareCard, Standing
from stolik.server.storage import Away
from stolik.server.storage.queries import Storage
from stolik.server.storage.rows import is_name
from stolik.server.table.creation import game_or_none
from stolik.text import LANGUAGES, Texts

LARGEST_STEP = 10**6
KEPT = "public, max-age=300"
"""A name may be forgotten."""
OVER = ("over", "aborted")
GAME = "SELECT game, ended FROM games WHERE table_id = $1 AND reason <> $2"
PLAYS = "SELECT seat, name, level, place, score FROM plays WHERE table_id = $1 ORDER BY place, seat"


async def shown(storage: Storage, table: str, step: int, language: str) -> ShareCard | None:
    """Only what stands in the lines of finished games; by the id of the table, since a code can be guessed."""
    found = await storage.fetch(GAME, table, UNREADABLE) if is_name(table) else []
    if not found:
        return None
    game, ended = found[0]
    rows = [
        Standing(place, name or (bot_of(level, language) if level else number_of(seat)), score)
        for seat, name, level, place, score in await storage.fetch(PLAYS, table)
    ]
    return ShareCard(game, title_of(game, language), ended, rows, min(max(step, 0), LARGEST_STEP))


def bot_of(level: str, language: str) -> str:
    """Short, and without a comma among the others."""
    number = level.removeprefix("level")
    return say(language, "share-bot", level=number) if number.isdecimal() else say(language, f"bot-{level}")


async def scene_of(registry: Registry, table: str, step: int) -> Scene | None:
    """The position as everybody may see it, of a game that is over; none where it cannot be told again."""
    with suppress(Refusal, Away):
        played = (await registry.room(table)).table
        if played.status in OVER and played.record is not None:
            last = len(steps(played.record.entries)) - 1
            told = await registry.retellings.replayed(played.record, None, min(step, last) if step else None)
            return Scene(played.row.game, told.seen.view, list(played.sides))
    return None


def title_of(name: str, language: str) -> str:
    game = game_or_none(name)
    return name if game is None else Texts(language, game).say("game-name")


def spoken(language: str) -> str:
    return language if language in LANGUAGES else LANGUAGES[0]


@get(["/t/{name:str}", "/t/{name:str}/{at:int}"], include_in_schema=False)
async def shared(
    request: Asked, name: FromPath[str], at: FromPath[int] = 0, lang: FromQuery[str] = ""
) -> Response[bytes]:
    """The page, and for a finished game what a messenger reads of it."""
    registry, language = registry_of(request), spoken(lang)
    bundle: Bundle = request.app.state.bundle
    found = None
    with suppress(Away):  # the page opens all the same, and says so itself
        found = await shown(registry.storage, name, at, language)
    if found is None:
        return bundle.response("", "gzip" in request.headers.get("accept-encoding", ""))
    where = f"{request.scope['scheme']}://{request.headers['host']}{registry.settings.base_path}"
    query = urlencode({"lang": language, **({"at": found.step} if found.step else {})})
    return bundle.told(tags(found, language, f"{where}/share/{name}?{query}"))


def tags(found: ShareCard, language: str, picture: str) -> str:
    winners = [row.name for row in found.rows if row.place == 1]
    drawn = len(winners) == len(found.rows)
    text = say(language, "share-drawn") if drawn else say(language, "share-won", names=", ".join(winners))
    told = {
        "og:type": "website",
        "og:site_name": "Stolik",
        "og:title": f"{found.title}: {', '.join(row.name for row in found.rows)}",
        "og:description": text,
        "og:image": picture,
        "og:image:width": str(card.WIDE),
        "og:image:height": str(card.TALL),
        "twitter:card": "summary_large_image",
    }
    return "".join(f'<meta property="{escape(key)}" content="{escape(value)}">' for key, value in told.items())


@get("/share/{name:str}", responses=PROBLEMS, summary="The picture of a finished game")
async def picture(
    request: Asked, name: FromPath[str], at: FromQuery[int] = 0, lang: FromQuery[str] = ""
) -> Response[bytes]:
    limit(request, "previews")
    registry = registry_of(request)
    found = await shown(registry.storage, name, at, spoken(lang))
    if found is None:
        raise Refusal("not-found", MISSING)
    found = found._replace(scene=await scene_of(registry, name, found.step))
    body, kind = await registry.back_room.do(card.picture, found)
    return Response(body, media_type=kind, headers={"Cache-Control": KEPT})

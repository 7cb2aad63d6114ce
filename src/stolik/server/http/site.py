"""What does not belong to one table: rules, words, the lobby, health."""

from __future__ import annotations

from importlib import resources
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from stolik.engine.game import Game
from stolik.server.http.problems import PROBLEMS
from stolik.server.http.visitor import is_here, registry_of
from stolik.server.players.forms import form_of
from stolik.server.protocol import LobbyLine, RuleText
from stolik.server.refusals import AWAY, MISSING, Refusal, sources
from stolik.server.storage import Away
from stolik.server.table import creation, sight
from stolik.server.table.table import folded
from stolik.text import LANGUAGES, rulebook
from stolik.text.rulebook import carried_out_by

Asked = Request[Any, Any, Any]
LOBBY = 50
PLAIN = "text/plain; charset=utf-8"


@get(["/health", "/api/health"], summary="Whether this process is alive")
async def health(request: Asked) -> Response[dict[str, str]]:
    if registry_of(request).draining:
        return Response({"status": "draining"}, status_code=503)
    return Response({"status": "ok"})


@get(["/ready", "/api/ready"], responses=PROBLEMS, summary="Whether what happens can be stored")
async def ready(request: Asked) -> dict[str, str]:
    """A write goes through; 503 with a sentence where it does not."""
    registry = registry_of(request)
    why = "draining" if registry.draining else await registry.readiness.why_not()
    if why:
        raise Refusal(why, AWAY)
    return {"status": "ready"}


@get("/metrics", include_in_schema=False)
async def metrics(request: Asked) -> Response[bytes]:
    """For the host's own machine, unless the host opens it."""
    registry = registry_of(request)
    if not is_here(request, "") and not registry.settings.metrics_open:
        raise Refusal("not-found", MISSING)
    return Response(registry.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/api/games/{game:str}/rules", responses=PROBLEMS, summary="The rulebook of a game")
async def rules(game: FromPath[str]) -> list[RuleText]:
    found = creation.game_named(game)
    polish, code = rulebook(found, "pl"), carried_out_by(found)
    return [
        RuleText(key, one.chapter, one.text, polish[key].text, one.source, code.get(key, []))
        for key, one in rulebook(found, "en").items()
    ]


@get("/api/games/{game:str}/rules/{language:str}", responses=PROBLEMS, summary="The rulebook as it is written")
async def rulebook_source(game: FromPath[str], language: FromPath[str]) -> Response[str]:
    """For a client that was built without this game."""
    return Response(source_of(creation.game_named(game), f"rules/{checked(language)}.md"), media_type=PLAIN)


@get(["/api/texts/{language:str}", "/api/texts/{language:str}/{game:str}"], responses=PROBLEMS, summary="Fluent texts")
async def texts(language: FromPath[str], game: FromPath[str] = "") -> Response[str]:
    """The table's and the server's messages, then those of the game."""
    written = sources(checked(language))
    if game:
        written.append(source_of(creation.game_named(game), f"text/{language}.ftl"))
    return Response("\n".join(written), media_type=PLAIN)


def checked(language: str) -> str:
    if language not in LANGUAGES:
        raise Refusal("no-such-language", MISSING, languages=", ".join(LANGUAGES))
    return language


def source_of(game: Game[Any], file: str) -> str:
    """A file of the game's package as it is written."""
    return (resources.files(game.package) / file).read_text("utf-8")


@get("/api/lobby", responses=PROBLEMS, summary="Public tables, waiting or being played")
async def lobby(request: Asked) -> list[LobbyLine]:
    shelf: Lobby = request.app.state.lobby
    return await shelf.lines(request)


class Lobby:
    """Read anew after a moment, whoever asks and however often."""

    FRESH = 2.0

    def __init__(self) -> None:
        self._lines: list[LobbyLine] = []
        self._read = 0.0

    async def lines(self, request: Asked) -> list[LobbyLine]:
        registry = registry_of(request)
        if abs(registry.now() - self._read) > self.FRESH:
            self._read = registry.now()
            try:
                self._lines = await read_lobby(request)
            except Away:
                self._read = 0.0
                raise
        return self._lines


async def read_lobby(request: Asked) -> list[LobbyLine]:
    registry = registry_of(request)
    lines = []
    for row in await registry.storage.lobby(LOBBY):
        awake = registry.rooms.get(row.id)
        table = awake.table if awake else folded(row, None, await registry.storage.log(row.id))
        if table.status in ("waiting", "playing"):
            seats = sight.seat_infos(table, registry.now())
            game = creation.game_or_none(row.game)
            form = "" if game is None else form_of(game, row.options)
            line = (row.id, row.code, row.game, seats, table.status, table.pace, row.created, form, row.options)
            lines.append(LobbyLine(*line))
    return lines


HANDLERS = [health, ready, metrics, rules, rulebook_source, texts, lobby]

"""What does not belong to one table: rules, words, the lobby, health."""

from __future__ import annotations

import asyncio
from importlib import resources
from typing import Any

from litestar import Response, get
from litestar.params import FromPath

from stolik.engine.game import Game
from stolik.server.http.problems import PROBLEMS
from stolik.server.http.reach import is_at_this_machine
from stolik.server.http.visitor import Asked, registry_of
from stolik.server.live.registry import Registry
from stolik.server.players.forms import form_of
from stolik.server.protocol import LobbyLine, RuleText, SummaryLine, SummarySection, TermLine
from stolik.server.refusals import AWAY, MISSING, Refusal, sources
from stolik.server.storage import LIVE, Away, TableRow
from stolik.server.table import creation, sight
from stolik.server.table.table import Table, fold_on, folded
from stolik.summaries import Section, summary
from stolik.terms import terms
from stolik.text import LANGUAGES, rulebook
from stolik.text.rulebook import carried_out_by

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
    if not is_at_this_machine(request) and not registry.settings.metrics_open:
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


@get("/api/games/{game:str}/summary", responses=PROBLEMS, summary="The whole game on one page")
async def summary_page(game: FromPath[str]) -> list[SummarySection]:
    """Empty where a game has none."""
    return [told_section(section) for section in summary(creation.game_named(game))]


def told_section(section: Section) -> SummarySection:
    lines = [SummaryLine(dict(line.text), line.rule, line.art) for line in section.lines]
    return SummarySection(dict(section.title), section.art, lines)


@get(
    "/api/games/{game:str}/terms", responses=PROBLEMS, summary="The terms of a game and the paragraphs that define them"
)
async def explained(game: FromPath[str]) -> list[TermLine]:
    """Empty where a game has none."""
    found = terms(creation.game_named(game))
    return [TermLine(term.id, {one: list(forms) for one, forms in term.forms.items()}, term.rule) for term in found]


@get("/api/lobby", responses=PROBLEMS, summary="Public tables, waiting or being played")
async def lobby(request: Asked) -> list[LobbyLine]:
    shelf: Lobby = request.app.state.lobby
    return await shelf.lines(request)


class Lobby:
    """Read anew after a moment, whoever asks and however often; of a table that sleeps only what is new."""

    FRESH = 2.0

    def __init__(self) -> None:
        self._lines: list[LobbyLine] = []
        self._read = 0.0
        self._asleep: dict[str, Table] = {}
        self._reading = asyncio.Lock()

    async def lines(self, request: Asked) -> list[LobbyLine]:
        registry = registry_of(request)
        if abs(registry.now() - self._read) > self.FRESH:
            self._read = registry.now()
            try:
                async with self._reading:
                    self._lines = await self._read_lines(registry)
            except Away:
                self._read = 0.0
                raise
        return self._lines

    async def _read_lines(self, registry: Registry) -> list[LobbyLine]:
        tables = [await self._table(registry, row) for row in await registry.storage.lobby(LOBBY)]
        self._asleep = {table.row.id: table for table in tables if table.row.id in self._asleep}
        return [line_of(table, registry.now()) for table in tables if table.status in LIVE]

    async def _table(self, registry: Registry, row: TableRow) -> Table:
        """One that sleeps is folded beside the loop, without its game."""
        if row.id in registry.rooms:
            self._asleep.pop(row.id, None)
            return registry.rooms[row.id].table
        known = self._asleep.get(row.id)
        rows = await registry.storage.log(row.id, 0 if known is None else known.seq)
        if known is None:
            known = self._asleep[row.id] = await registry.back_room.do(folded, row, None, rows)
        elif rows:
            await registry.back_room.do(fold_on, known, rows)
        return known


def line_of(table: Table, now: float) -> LobbyLine:
    row, seats = table.row, sight.seat_infos(table, now)
    game = creation.game_or_none(row.game)
    form = "" if game is None else form_of(game, row.options)
    return LobbyLine(row.id, row.code, row.game, seats, table.status, table.pace, row.created, form, row.options)

"""The whole game on one page."""

from __future__ import annotations

from litestar import get
from litestar.params import FromPath

from stolik.server.http.problems import PROBLEMS
from stolik.server.protocol import SummaryLine, SummarySection
from stolik.server.table import creation
from stolik.summaries import Section, summary


@get("/api/games/{game:str}/summary", responses=PROBLEMS, summary="The whole game on one page")
async def page(game: FromPath[str]) -> list[SummarySection]:
    """Empty where a game has none."""
    return [told(section) for section in summary(creation.game_named(game))]


def told(section: Section) -> SummarySection:
    lines = [SummaryLine(dict(line.text), line.rule, line.art) for line in section.lines]
    return SummarySection(dict(section.title), section.art, lines)


HANDLERS = [page]

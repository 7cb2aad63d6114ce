"""What stands beside the rulebook of a game: all of it on one page, and the words that are explained."""

from __future__ import annotations

from litestar import get
from litestar.params import FromPath

from stolik.server.http.problems import PROBLEMS
from stolik.server.protocol import SummaryLine, SummarySection, TermLine
from stolik.server.table import creation
from stolik.summaries import Section, summary
from stolik.terms import terms


@get("/api/games/{game:str}/summary", responses=PROBLEMS, summary="The whole game on one page")
async def page(game: FromPath[str]) -> list[SummarySection]:
    """Empty where a game has none."""
    return [told(section) for section in summary(creation.game_named(game))]


def told(section: Section) -> SummarySection:
    lines = [SummaryLine(dict(line.text), line.rule, line.art) for line in section.lines]
    return SummarySection(dict(section.title), section.art, lines)


@get(
    "/api/games/{game:str}/terms", responses=PROBLEMS, summary="The terms of a game and the paragraphs that define them"
)
async def explained(game: FromPath[str]) -> list[TermLine]:
    """Empty where a game has none."""
    found = terms(creation.game_named(game))
    return [TermLine(term.id, {one: list(forms) for one, forms in term.forms.items()}, term.rule) for term in found]


HANDLERS = [page, explained]

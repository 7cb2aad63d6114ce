"""The words of a rulebook that are explained."""

from __future__ import annotations

from litestar import get
from litestar.params import FromPath

from stolik.server.http.problems import PROBLEMS
from stolik.server.protocol import TermLine
from stolik.server.table import creation
from stolik.terms import terms


@get(
    "/api/games/{game:str}/terms", responses=PROBLEMS, summary="The terms of a game and the paragraphs that define them"
)
async def explained(game: FromPath[str]) -> list[TermLine]:
    """Empty where a game has none."""
    found = terms(creation.game_named(game))
    return [TermLine(term.id, {one: list(forms) for one, forms in term.forms.items()}, term.rule) for term in found]


HANDLERS = [explained]

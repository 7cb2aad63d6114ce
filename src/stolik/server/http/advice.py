"""For learners: hints at the open question, and the review of a game that is over."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, JSONBody

from stolik.server.http.problems import PROBLEMS
from stolik.server.http.visitor import Asked, limit, visit
from stolik.server.live import hints
from stolik.server.protocol import Hint, Reviewed, WishHint


@post("/tables/{name:str}/hint", responses=PROBLEMS, status_code=200, summary="What a strong player would do")
async def hint(request: Asked, name: FromPath[str], data: JSONBody[WishHint]) -> Hint:
    """Only for a seat of one's own, when it is asked, at a table where hints are given."""
    here = await visit(request, name)
    here.check(data.seat)
    hints.check_may_ask(here.room.table, data.seat)
    limit(request, "hints")
    return await hints.hint(here.room, data.seat)


@get("/tables/{name:str}/review", responses=PROBLEMS, summary="How a game that is over went")
async def read_review(request: Asked, name: FromPath[str]) -> Reviewed:
    """Who asks first has it made; ask again until `done` is `of`."""
    here = await visit(request, name)
    limit(request, "previews")
    return here.registry.reviews.of(here.room)


HANDLERS = [hint, read_review]

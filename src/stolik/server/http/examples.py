"""Examples of the rules, as a page plays them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from litestar import get, post
from litestar.params import FromPath, JSONBody

from stolik.engine.decision import CHANCE
from stolik.engine.game import Game
from stolik.engine.position import Position
from stolik.engine.things import Event
from stolik.examples import Example, agreed, begin, examples, play
from stolik.server.http.problems import PROBLEMS
from stolik.server.http.visitor import Asked, limit, registry_of
from stolik.server.protocol import ExampleLine, ExampleStep, ExampleTold, Happening, Made, TryExample
from stolik.server.refusals import MISSING, Refusal
from stolik.server.table import creation, people, sight
from stolik.server.table.people import SUBSTITUTE

KEPT: Final = 512


@get("/api/games/{game:str}/examples", responses=PROBLEMS, summary="The examples in the rulebook of a game")
async def example_lines(game: FromPath[str]) -> list[ExampleLine]:
    return [line_of(example) for example in examples(creation.game_named(game)).values()]


@get("/api/games/{game:str}/examples/{name:str}", responses=PROBLEMS, summary="An example, step by step")
async def example(game: FromPath[str], name: FromPath[str]) -> ExampleTold:
    found = creation.game_named(game)
    if name not in examples(found):
        raise Refusal("not-found", MISSING)
    return told(found, name)


@post("/api/games/{game:str}/examples/{name:str}/table", responses=PROBLEMS, summary="A table with its position")
async def try_example(request: Asked, game: FromPath[str], name: FromPath[str], data: JSONBody[TryExample]) -> Made:
    limit(request, "tables")
    found, registry = creation.game_named(game), registry_of(request)
    if name not in examples(found):
        raise Refusal("not-found", MISSING)
    level = people.level_of(data.level, SUBSTITUTE) if data.level else ""
    new = creation.tried(found, examples(found)[name], data.name, level, registry.now())
    room = await registry.make(new)
    return Made(room.table.row.id, room.table.row.code, new.keys)


@lru_cache(KEPT)
def told(game: Game[Any], name: str) -> ExampleTold:
    """The same for everybody, so that it is played once."""
    one = examples(game)[name]
    position = begin(game, one)
    steps = [step_of(one, position, [])]
    for step in play(game, one, position):
        if step.player == CHANCE and len(steps) > 1:
            steps[-1] = step_of(one, position, step.events, steps[-1].happened)
        else:
            steps.append(step_of(one, position, step.events))
    options = agreed(game, one)
    return ExampleTold(line_of(one), game.sides(options), dict(options), steps)


def step_of(
    one: Example, position: Position[Any], events: Sequence[Event], before: Sequence[Happening] = ()
) -> ExampleStep:
    """What luck answers belongs to the answer before it."""
    happened = sight.retold(position.game, events, one.seat, len(before))
    return ExampleStep(sight.posed(position, one.seat), [*before, *happened])


def line_of(one: Example) -> ExampleLine:
    return ExampleLine(one.name, one.chapter, list(one.shows), dict(one.title), dict(one.text))

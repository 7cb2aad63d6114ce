"""Puzzles: those of the shelves, and positions that somebody has kept from a game that is over."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Final

from litestar import get, post
from litestar.params import FromPath, JSONBody

from stolik.engine.decision import Answer, Decision
from stolik.engine.entries import as_answer
from stolik.engine.game import Game
from stolik.engine.position import Position
from stolik.examples import agreed
from stolik.examples.positions import Untold
from stolik.games import GAMES
from stolik.puzzles import Puzzle, daily, difficulty, is_right, question_of, shelf, solved
from stolik.server import protocol as wire
from stolik.server.http.problems import PROBLEMS
from stolik.server.http.visitor import Asked, attending, limit, registry_of, visit
from stolik.server.live.positions import NAME, Positions
from stolik.server.players import ratings
from stolik.server.refusals import MISSING, Refusal
from stolik.server.table import creation, people, queries, sight
from stolik.server.table.people import SUBSTITUTE
from stolik.server.table.sight import Words, wire_value

ONE: Final = "/api/games/{game:str}/puzzles/{name:str}"
FIRST: Final = wire.PuzzleRating(1200.0, 220.0)
"""Of somebody who has solved none."""
SURE: Final = 80.0
"""How unsure the rating of a puzzle is: it follows from the levels that have found it."""
LOW, HIGH = 100.0, 4000.0
SCALE: Final = {"mu": FIRST.mu, "sigma": FIRST.sigma, "beta": 200.0, "tau": 8.0}


@get("/api/puzzles", summary="The puzzles of all games")
async def puzzle_lines() -> list[wire.PuzzleLine]:
    games = [game for name in GAMES if (game := creation.game_or_none(name)) is not None]
    return [line_of(puzzle) for game in games for puzzle in shelf(game).values()]


@get("/api/puzzles/today", summary="The puzzle of the day")
async def today(request: Asked) -> wire.PuzzleOfDay:
    day = datetime.fromtimestamp(registry_of(request).now(), UTC).date()
    games = [game for name in GAMES if (game := creation.game_or_none(name)) is not None]
    found = daily(games, day)
    return wire.PuzzleOfDay(day.isoformat(), None if found is None else line_of(found))


@post(ONE, responses=PROBLEMS, status_code=200, summary="A puzzle, and what is said to an answer")
async def solving(
    request: Asked, game: FromPath[str], name: FromPath[str], data: JSONBody[wire.Solving]
) -> wire.PuzzleStep:
    decides = data.tries or data.gives_up
    found, puzzle = await puzzle_named(request, game, name, weighed=decides)
    with attending(request):
        answers = answers_of(data.answers)
        return judged(found, puzzle, name, answers, data) if decides else posed(found, puzzle, name, answers)


@post(f"{ONE}/imagine", responses=PROBLEMS, status_code=200, summary="What an answer to a puzzle would do")
async def imagine(
    request: Asked, game: FromPath[str], name: FromPath[str], data: JSONBody[wire.Solving]
) -> wire.Preview:
    found, puzzle = await puzzle_named(request, game, name)
    with attending(request):
        position, decision = open_question(found, puzzle, data.answers)
        return queries.imagined(position, decision, data.answer, len(data.answers))


@post(f"{ONE}/why", responses=PROBLEMS, status_code=200, summary="Why something cannot be done in a puzzle")
async def why(
    request: Asked, game: FromPath[str], name: FromPath[str], data: JSONBody[wire.PuzzleWhy]
) -> wire.Explained:
    found, puzzle = await puzzle_named(request, game, name)
    with attending(request):
        _, decision = open_question(found, puzzle, data.answers)
        return queries.explained(found, decision, wire.Why(decision.player, data.kind, data.name, data.holding))


@post(f"{ONE}/hint", responses=PROBLEMS, status_code=200, summary="The rule that is at work in the solution")
async def hint(request: Asked, game: FromPath[str], name: FromPath[str]) -> wire.PuzzleHint:
    _, puzzle = await puzzle_named(request, game, name, weighed=True)
    with attending(request):
        return wire.PuzzleHint(puzzle.rule)


@post(f"{ONE}/table", responses=PROBLEMS, summary="A table that goes on from a puzzle")
async def play_on(
    request: Asked, game: FromPath[str], name: FromPath[str], data: JSONBody[wire.PuzzleTable]
) -> wire.Made:
    found, puzzle = await puzzle_named(request, game, name)
    limit(request, "tables")
    registry = registry_of(request)
    with attending(request):
        begun = (puzzle.opening, line_after(found, puzzle, answers_of(data.answers)))
        who = (puzzle.seat, data.name, people.level_of(data.level, SUBSTITUTE))
        new = creation.gone_on(found, agreed(found, puzzle), begun, who, registry.now())
        room = await registry.make(new)
        return wire.Made(room.table.row.id, room.table.row.code, new.keys)


async def puzzle_named(request: Asked, game: str, name: str, weighed: bool = False) -> tuple[Game[Any], Puzzle]:
    """Of the shelf by its id; of a game that is over by its table and step."""
    found = creation.game_named(game)
    if name in shelf(found):
        return found, shelf(found)[name]
    if (of := NAME.fullmatch(name)) is None:
        raise Refusal("not-found", MISSING)
    here = await visit(request, of[1])
    record = queries.check_may_replay(here.room.table, frozenset(), 0)
    if record.game.name != game:
        raise Refusal("not-found", MISSING)
    if weighed:
        limit(request, "hints")
    positions: Positions = request.app.state.positions
    look = positions.weighed if weighed else positions.posed
    return found, await look(here.registry, name, record, int(of[2]))


def answers_of(values: Sequence[wire.Value]) -> list[Answer]:
    return [as_answer(value) for value in values]


def open_question(game: Game[Any], puzzle: Puzzle, values: Sequence[wire.Value]) -> tuple[Position[Any], Decision]:
    position = solved(game, puzzle, answers_of(values)).position
    return position, question_of(puzzle, position)


def line_of(puzzle: Puzzle, name: str = "") -> wire.PuzzleLine:
    level = difficulty(puzzle.rating)
    return wire.PuzzleLine(
        *(name or puzzle.id, puzzle.game, puzzle.theme, puzzle.rating, level, max(1, len(puzzle.solution)))
    )


def line_after(game: Game[Any], puzzle: Puzzle, answers: Sequence[Answer]) -> list[tuple[int, Answer]]:
    """To play on from: where the answers led, or the question itself where they ended the game."""
    after = solved(game, puzzle, answers)
    over = after.position.decision is None
    return [*puzzle.line, *(() if over else ((puzzle.seat, answer) for answer in after.played))]


def posed(game: Game[Any], puzzle: Puzzle, name: str, answers: Sequence[Answer]) -> wire.PuzzleStep:
    position = solved(game, puzzle, answers).position
    _ = question_of(puzzle, position)
    options = agreed(game, puzzle)
    seen = sight.posed(position, puzzle.seat)
    return wire.PuzzleStep(line_of(puzzle, name), len(answers), game.sides(options), dict(options), seen)


def judged(
    game: Game[Any], puzzle: Puzzle, name: str, answers: Sequence[Answer], data: wire.Solving
) -> wire.PuzzleStep:
    """A right answer leads on to the next question, or to the end; any other ends it, and the solution is told."""
    place = len(answers)
    before = solved(game, puzzle, answers).position
    if place >= len(puzzle.solution) or question_of(puzzle, before) is None:
        raise Untold("nothing is left to be found")
    answer = puzzle.solution[place] if data.gives_up else as_answer(data.answer)
    after = solved(game, puzzle, [*answers, answer])
    right = not data.gives_up and is_right(puzzle, place, answer)
    done = right and place + 1 == len(puzzle.solution)
    said = wire.PuzzleJudged(
        right=right,
        solved=done,
        rule=puzzle.rule if done or not right else "",
        options=options_at(game, puzzle, place),
        solution=[] if right else [options_at(game, puzzle, nth)[0] for nth in range(place, len(puzzle.solution))],
        happened=sight.retold(game, after.events, puzzle.seat) if right else [],
        seen=sight.posed(after.position if right else before, puzzle.seat, asks=False),
        ends=solved(game, puzzle, puzzle.solution).position.decision is None,
        rating=rated(data.rating, puzzle.rating, done) if data.rating and (done or not right) else None,
    )
    step = posed(game, puzzle, name, [*answers, answer] if right and not done else answers)
    step.judged = said
    return step


def options_at(game: Game[Any], puzzle: Puzzle, place: int) -> list[wire.PuzzleOption]:
    """The options of a question of the solution in words, the best first."""
    position = solved(game, puzzle, puzzle.solution[:place]).position
    view, prompt, words = game.view(position.state, puzzle.seat), question_of(puzzle, position).prompt, Words(game)
    return [
        wire.PuzzleOption(wire_value(answer), words.option(prompt, answer, view), chance)
        for answer, chance in puzzle.chances[place]
    ]


def rated(old: wire.PuzzleRating, puzzle: int, solved: bool) -> wire.PuzzleRating:
    """By openskill: a puzzle is a game of two, and who solves it wins against it."""
    model: Any = ratings.model(**SCALE)
    own = model.rating(mu=bounded(old.mu, LOW, HIGH), sigma=bounded(old.sigma, 10.0, FIRST.sigma))
    other = model.rating(mu=float(puzzle), sigma=SURE)
    new = model.rate([[own], [other]], ranks=[1.0, 2.0] if solved else [2.0, 1.0])[0][0]
    return wire.PuzzleRating(round(bounded(new.mu, LOW, HIGH), 1), round(new.sigma, 1))


def bounded(value: float, least: float, most: float) -> float:
    return max(least, min(value, most)) if value == value else least

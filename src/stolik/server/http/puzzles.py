"""Puzzles: those of the shelves, and positions that somebody has kept from a game that is over."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Final

from litestar import get, post
from litestar.params import FromPath, JSONBody

from stolik.engine.decision import Answer, Decision
from stolik.engine.game import Game
from stolik.engine.position import Position
from stolik.examples import agreed
from stolik.examples.positions import Untold
from stolik.games import GAMES
from stolik.puzzles import Puzzle, daily, difficulty, is_right, question_of, shelf, solved
from stolik.server.http.problems import PROBLEMS
from stolik.server.http.rated import rated
from stolik.server.http.visitor import Asked, attending, limit, registry_of, visit
from stolik.server.live.positions import NAME, Positions
from stolik.server.protocol import (
    Explained,
    Made,
    Preview,
    PuzzleHint,
    PuzzleJudged,
    PuzzleLine,
    PuzzleOfDay,
    PuzzleOption,
    PuzzleStep,
    PuzzleTable,
    PuzzleWhy,
    Solving,
    Value,
    Why,
)
from stolik.server.refusals import MISSING, Refusal
from stolik.server.table import creation, people, queries, sight
from stolik.server.table.log import as_answer
from stolik.server.table.people import SUBSTITUTE
from stolik.server.table.sight import Words, wire_value

ONE: Final = "/api/games/{game:str}/puzzles/{name:str}"


@get("/api/puzzles", summary="The puzzles of all games")
async def puzzle_lines() -> list[PuzzleLine]:
    games = [game for name in GAMES if (game := creation.game_or_none(name)) is not None]
    return [line_of(puzzle) for game in games for puzzle in shelf(game).values()]


@get("/api/puzzles/today", summary="The puzzle of the day")
async def today(request: Asked) -> PuzzleOfDay:
    day = datetime.fromtimestamp(registry_of(request).now(), UTC).date()
    games = [game for name in GAMES if (game := creation.game_or_none(name)) is not None]
    found = daily(games, day)
    return PuzzleOfDay(day.isoformat(), None if found is None else line_of(found))


@post(ONE, responses=PROBLEMS, status_code=200, summary="A puzzle, and what is said to an answer")
async def solving(request: Asked, game: FromPath[str], name: FromPath[str], data: JSONBody[Solving]) -> PuzzleStep:
    decides = data.tries or data.gives_up
    found, puzzle = await puzzle_named(request, game, name, weighed=decides)
    with attending(request):
        answers = answers_of(data.answers)
        return judged(found, puzzle, name, answers, data) if decides else posed(found, puzzle, name, answers)


@post(f"{ONE}/imagine", responses=PROBLEMS, status_code=200, summary="What an answer to a puzzle would do")
async def imagine(request: Asked, game: FromPath[str], name: FromPath[str], data: JSONBody[Solving]) -> Preview:
    found, puzzle = await puzzle_named(request, game, name)
    with attending(request):
        position, decision = open_question(found, puzzle, data.answers)
        return queries.imagined(position, decision, data.answer, len(data.answers))


@post(f"{ONE}/why", responses=PROBLEMS, status_code=200, summary="Why something cannot be done in a puzzle")
async def why(request: Asked, game: FromPath[str], name: FromPath[str], data: JSONBody[PuzzleWhy]) -> Explained:
    found, puzzle = await puzzle_named(request, game, name)
    with attending(request):
        _, decision = open_question(found, puzzle, data.answers)
        return queries.explained(found, decision, Why(decision.player, data.kind, data.name, data.holding))


@post(f"{ONE}/hint", responses=PROBLEMS, status_code=200, summary="The rule that is at work in the solution")
async def hint(request: Asked, game: FromPath[str], name: FromPath[str]) -> PuzzleHint:
    _, puzzle = await puzzle_named(request, game, name, weighed=True)
    with attending(request):
        return PuzzleHint(puzzle.rule)


@post(f"{ONE}/table", responses=PROBLEMS, summary="A table that goes on from a puzzle")
async def play_on(request: Asked, game: FromPath[str], name: FromPath[str], data: JSONBody[PuzzleTable]) -> Made:
    found, puzzle = await puzzle_named(request, game, name)
    limit(request, "tables")
    registry = registry_of(request)
    with attending(request):
        begun = (puzzle.opening, line_after(found, puzzle, answers_of(data.answers)))
        who = (puzzle.seat, data.name, people.level_of(data.level, SUBSTITUTE))
        new = creation.gone_on(found, agreed(found, puzzle), begun, who, registry.now())
        room = await registry.make(new)
        return Made(room.table.row.id, room.table.row.code, new.keys)


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


def answers_of(values: Sequence[Value]) -> list[Answer]:
    return [as_answer(value) for value in values]


def open_question(game: Game[Any], puzzle: Puzzle, values: Sequence[Value]) -> tuple[Position[Any], Decision]:
    position = solved(game, puzzle, answers_of(values)).position
    return position, question_of(puzzle, position)


def line_of(puzzle: Puzzle, name: str = "") -> PuzzleLine:
    level = difficulty(puzzle.rating)
    return PuzzleLine(
        *(name or puzzle.id, puzzle.game, puzzle.theme, puzzle.rating, level, max(1, len(puzzle.solution)))
    )


def line_after(game: Game[Any], puzzle: Puzzle, answers: Sequence[Answer]) -> list[tuple[int, Answer]]:
    """To play on from: where the answers led, or the question itself where they ended the game."""
    after = solved(game, puzzle, answers)
    over = after.position.decision is None
    return [*puzzle.line, *(() if over else ((puzzle.seat, answer) for answer in after.played))]


def posed(game: Game[Any], puzzle: Puzzle, name: str, answers: Sequence[Answer]) -> PuzzleStep:
    position = solved(game, puzzle, answers).position
    _ = question_of(puzzle, position)
    options = agreed(game, puzzle)
    seen = sight.posed(position, puzzle.seat)
    return PuzzleStep(line_of(puzzle, name), len(answers), game.sides(options), dict(options), seen)


def judged(game: Game[Any], puzzle: Puzzle, name: str, answers: Sequence[Answer], data: Solving) -> PuzzleStep:
    """A right answer leads on to the next question, or to the end; any other ends it, and the solution is told."""
    place = len(answers)
    before = solved(game, puzzle, answers).position
    if place >= len(puzzle.solution) or question_of(puzzle, before) is None:
        raise Untold("nothing is left to be found")
    answer = puzzle.solution[place] if data.gives_up else as_answer(data.answer)
    after = solved(game, puzzle, [*answers, answer])
    right = not data.gives_up and is_right(puzzle, place, answer)
    done = right and place + 1 == len(puzzle.solution)
    said = PuzzleJudged(
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


def options_at(game: Game[Any], puzzle: Puzzle, place: int) -> list[PuzzleOption]:
    """The options of a question of the solution in words, the best first."""
    position = solved(game, puzzle, puzzle.solution[:place]).position
    view, prompt, words = game.view(position.state, puzzle.seat), question_of(puzzle, position).prompt, Words(game)
    return [
        PuzzleOption(wire_value(answer), words.option(prompt, answer, view), chance)
        for answer, chance in puzzle.chances[place]
    ]


HANDLERS = [puzzle_lines, today, solving, imagine, why, hint, play_on]

"""A puzzle being solved: where the answers so far have led, and whether the next one is right."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from stolik.engine.decision import Answer, Decision, Seat
from stolik.engine.game import BadOpening, Game, Setting
from stolik.engine.position import Position, RestPoint, worlds
from stolik.engine.things import Event
from stolik.examples.positions import Untold, agreed
from stolik.puzzles.puzzle import KEPT, MOST, THEMES, Puzzle, theme_of

CLOSE: Final = 0.02
"""What a chance may be off."""
LOOKED_AT: Final = 3
"""Worlds in which a fault is looked for."""
REMEMBERED: Final = 128
"""Puzzles whose position is at hand."""


class Solved(NamedTuple):
    """After some answers: the position, what the last of them did, and all that the seat has answered."""

    position: Position[Any]
    events: list[Event]
    played: list[Answer]


def begin(game: Game[Any], puzzle: Puzzle) -> Position[Any]:
    """The position whose question is the puzzle. A long line is played once, and remembered for a while."""
    options = tuple(sorted(agreed(game, puzzle).items()))
    return begun(game, options, puzzle.opening, tuple(puzzle.line)).position(game)


@lru_cache(REMEMBERED)
def begun(
    game: Game[Any], options: tuple[tuple[str, Setting], ...], opening: str, line: tuple[tuple[Seat, Answer], ...]
) -> RestPoint[Any]:
    position = Position(game, game.begin(dict(options), opening))
    for seat, answer in line:
        decision = position.decision
        if decision is None or decision.player != seat or answer not in decision.options:
            raise Untold(f"{answer!r} of seat {seat} is not offered")
        position.play(answer)
    return position.rest_point().kept()


def solved(game: Game[Any], puzzle: Puzzle, answers: Sequence[Answer]) -> Solved:
    """Any answer that is offered may be the last; those before it must be the right ones."""
    position = begin(game, puzzle)
    played: list[Answer] = []
    if list(answers[:-1]) != puzzle.solution[: len(answers[:-1])] or len(answers) > max(1, len(puzzle.solution)):
        raise Untold(f"{answers!r} is no part of the solution")
    events: list[Event] = []
    for answer in answers:
        if answer not in question_of(puzzle, position).options:
            raise Untold(f"{answer!r} is not offered")
        events = forward(position, puzzle.seat, answer, played)
    return Solved(position, events, played)


def forward(position: Position[Any], seat: Seat, answer: Answer, played: list[Answer] | None = None) -> list[Event]:
    """The answer, and those after it that leave the seat no choice; what they did, and in `played` which they were."""
    events: list[Event] = []
    decision = position.decision
    while decision is not None:
        position.play(answer)
        events += position.state.events
        if played is not None:
            played.append(answer)
        decision = position.decision
        if decision is None or decision.player != seat or len(decision.options) > 1:
            break
        answer = decision.options[0]
    return events


def is_right(puzzle: Puzzle, place: int, answer: Answer) -> bool:
    """The best, or as good as that: in a position that somebody has kept several answers may be."""
    chances = dict(puzzle.chances[place])
    return answer in chances and chances[answer] >= chances[puzzle.solution[place]] - CLOSE


def question_of(puzzle: Puzzle, position: Position[Any]) -> Decision:
    decision = position.decision
    if decision is None or decision.player != puzzle.seat:
        raise Untold("the seat of the puzzle is not asked")
    return decision


def faults(game: Game[Any], puzzle: Puzzle) -> list[str]:
    """Why it is no good puzzle, in sentences."""
    try:
        return list(_faults(game, puzzle))
    except (Untold, BadOpening) as fault:
        return [f"{puzzle.id}: {str(fault) or 'the position cannot be drawn'}"]


def _faults(game: Game[Any], puzzle: Puzzle) -> Iterator[str]:
    if puzzle.theme not in (*THEMES, KEPT) or not 1 <= len(puzzle.solution) <= MOST:
        yield f"{puzzle.id}: no theme, or no solution of one to {MOST} answers"
    position = begin(game, puzzle)
    for place, right in enumerate(puzzle.solution):
        decision, chances = question_of(puzzle, position), puzzle.chances[place]
        if sorted(map(repr, decision.options)) != sorted(repr(answer) for answer, _ in chances):
            yield f"{puzzle.id}: its chances are not those of the options"
            return
        if chances[0][0] != right or any(chance > chances[0][1] for _, chance in chances):
            yield f"{puzzle.id}: {right!r} is not the best"
        if place == 0 and puzzle.theme != KEPT and theme_of(game, decision, right, puzzle.chances) != puzzle.theme:
            yield f"{puzzle.id}: its theme is {theme_of(game, decision, right, puzzle.chances)}"
        yield from _leaks(game, puzzle, position)
        forward(position, puzzle.seat, right)


def _leaks(game: Game[Any], puzzle: Puzzle, position: Position[Any]) -> Iterator[str]:
    """Whoever solves it sees and is offered the same, whatever lies hidden: the truth cannot matter."""
    seen, offered = game.view(position.state, puzzle.seat), question_of(puzzle, position).options
    imagined = worlds(position, puzzle.seat)
    for number in range(LOOKED_AT):
        world = imagined(number)
        if game.view(world.state, puzzle.seat) != seen:
            yield f"{puzzle.id}: in another world its seat would see something else"
        if world.decision is None or world.decision.options != offered:
            yield f"{puzzle.id}: in another world other answers are offered"

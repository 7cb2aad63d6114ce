"""A position that somebody keeps from a game of their own becomes a puzzle: what its options are worth is found now."""

from __future__ import annotations

from typing import Any, Final

from stolik.engine.decision import CHANCE, Decision
from stolik.engine.history import counted, steps
from stolik.engine.position import Position
from stolik.engine.record import Record
from stolik.puzzles.positions import Place, id_of, rule_at, shortest, unusual
from stolik.puzzles.puzzle import KEPT, MIDDLE, Chances, Origin, Puzzle
from stolik.puzzles.worth import all_chances, question_at, weighed

ITERATIONS: Final = 400
SEED: Final = 1


class NoQuestion(Exception):
    """At this step nobody has a choice."""


def unweighed(place: Place) -> Puzzle:
    """As it is shown before anybody has answered: nothing is known of what the options are worth."""
    opening, line = shortest(place)
    return Puzzle(
        id=id_of(place),
        game=place.game.name,
        options=unusual(place.game, place.options),
        opening=opening,
        line=line,
        seat=place.seat,
        theme=KEPT,
        solution=[],
        chances=[],
        rule="",
        solved={},
        rating=MIDDLE,
        origin=Origin(answer=len(place.line)),
    )


def kept(place: Place, iterations: int = ITERATIONS) -> Puzzle:
    """The same position, the same puzzle."""
    question = question_at(place.position)
    found = weighed(question, iterations, SEED)
    chances: list[Chances] = [all_chances(question, [found.chances], SEED)]
    best = chances[0][0][0]
    posed = unweighed(place)
    origin = posed.origin._replace(iterations=iterations)
    return posed._replace(solution=[best], chances=chances, rule=rule_at(place, best, SEED), origin=origin)


def asked(position: Position[Any]) -> Decision:
    decision = position.decision
    if decision is None or decision.player == CHANCE or len(decision.options) < 2:
        raise NoQuestion
    return decision


def place_in(record: Record[Any], step: int) -> Place:
    """The question that is open after so many steps of a game that is told again."""
    told = steps(record.entries)
    if not 0 <= step < len(told):
        raise NoQuestion
    past = counted(entry for entries in told[: step + 1] for entry in entries)
    line = [*record.header.prelude, *((entry.seat, entry.value) for entry in past)]
    position = Position(record.game, record.game.begin(record.header.options, record.header.opening))
    for _, answer in line:
        position.play(answer)
    _ = asked(position)
    return Place(record.game, record.header.options, record.header.opening, line, position)

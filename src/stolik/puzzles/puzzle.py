"""A puzzle as its line has it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from stolik.engine.decision import Answer, Seat
from stolik.engine.entries import canonical
from stolik.engine.game import Setting

MOST: Final = 3
"""Answers of a solution."""

Chances = list[tuple[Answer, float]]
"""Every option of a question and how likely it wins, the best first."""


class Origin(NamedTuple):
    """Where it was found: answer number `answer` of game `number` under this seed, by searches of so many iterations.

    `played` are the iterations of those who played. Puzzles that somebody has kept from a game have no seed.
    """

    seed: int = 0
    number: int = 0
    answer: int = 0
    played: int = 0
    iterations: int = 0


class Puzzle(NamedTuple):
    """A position and the answers that the asked seat should find, one to three in a row.

    `opening` draws the position that `line` goes on from; without one it begins with the set-up. `options` are those
    that differ from the usual, and the number of seats. `chances` belong to each answer of the solution. `solved` says
    by level how many of how many tries have found it.
    """

    id: str
    game: str
    options: Mapping[str, Setting]
    opening: str
    line: Sequence[tuple[Seat, Answer]]
    seat: Seat
    theme: str
    solution: list[Answer]
    chances: list[Chances]
    rule: str
    solved: Mapping[str, tuple[int, int]]
    rating: int
    origin: Origin

    @property
    def setup(self) -> Mapping[str, Any]:
        """It is never put up in the words of a stage."""
        return {}


def written(puzzle: Puzzle) -> str:
    """One line of JSON; reading it gives the same puzzle."""
    body = puzzle._asdict()
    body["options"] = dict(puzzle.options)
    body["solved"] = dict(puzzle.solved)
    body["origin"] = puzzle.origin._asdict()
    return canonical(body)


def read(text: str) -> Puzzle:
    return of_data(json.loads(text))


def of_data(body: Mapping[str, Any]) -> Puzzle:
    return Puzzle(
        **{
            **body,
            "line": [(seat, answer_of(answer)) for seat, answer in body["line"]],
            "solution": [answer_of(answer) for answer in body["solution"]],
            "chances": [[(answer_of(answer), chance) for answer, chance in step] for step in body["chances"]],
            "solved": {level: (found, of) for level, (found, of) in body["solved"].items()},
            "origin": Origin(**body["origin"]),
        }
    )


def answer_of(value: Any) -> Answer:
    """A list in JSON is a tuple at the table."""
    answer: Answer = tuple(value) if isinstance(value, list) else value
    return answer

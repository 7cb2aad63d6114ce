"""A puzzle as its line has it, what it is about, and how difficult it is."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from stolik.engine.decision import Answer, Decision, Seat
from stolik.engine.entries import as_answer, canonical
from stolik.engine.game import Game, Setting
from stolik.engine.things import Kind

MOST: Final = 3
"""Answers of a solution."""

Chances = list[tuple[Answer, float]]
"""Every option of a question and how likely it wins, the best first."""
WIN, SAVE, CARD, TURN, BEST = "win", "save", "card", "turn", "best"
KEPT: Final = "kept"
"""Of a position that somebody has kept: what it is about is for them to say."""
THEMES: Final = (WIN, SAVE, CARD, TURN, BEST)
"""Win now; stop a win; the best use of a card or an item; turn the game; and the best answer, for no other reason."""
CARDS: Final = frozenset({"card", "item", "decree", "task", "ability"})
"""Kinds of things that somebody holds and spends."""
WON, LOST = 0.93, 0.25
RATED: Final[Mapping[str, int]] = {"level1": 900, "level2": 1150, "level3": 1400, "level4": 1650, "level5": 1900}
"""What the levels are taken for: from one to the next about four of five games are won."""
MIDDLE: Final = 1500
"""One try more that has found it and one that has not, by somebody in the middle: few tries are no proof."""
LOWEST, HIGHEST = 400, 2600
CLEAR: Final = 0.1
"""By how much the best answer must win more often than any other."""
CLEAR_IN: Final[Mapping[str, float]] = {"karak2": 0.03, "tash_kalar": 0.06}
"""In long games, where no single answer decides much, less is clear too."""
STEPS: Final = (1300, 1600)
"""Where easy puzzles end and hard ones begin."""


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
            "line": [(seat, as_answer(answer)) for seat, answer in body["line"]],
            "solution": [as_answer(answer) for answer in body["solution"]],
            "chances": [[(as_answer(answer), chance) for answer, chance in step] for step in body["chances"]],
            "solved": {level: (found, of) for level, (found, of) in body["solved"].items()},
            "origin": Origin(**body["origin"]),
        }
    )


# What it is about, told from its chances and from what is answered; nobody writes it down by hand


def theme_of(game: Game[Any], decision: Decision, solution: Answer, chances: Sequence[Chances]) -> str:
    """By the first answer: its question, and what all options of it are worth; where a line ends, by its last."""
    best, second = chances[0][0][1], chances[0][1][1]
    if max(best, chances[-1][0][1]) >= WON:
        return WIN
    if second <= LOST:
        return SAVE
    if any(kind.name in CARDS for kind in kinds(game.prompts[decision.prompt].kind, solution)):
        return CARD
    return TURN if second < 0.5 <= best else BEST


def kinds(kind: Kind, answer: Answer) -> list[Kind]:
    """Of the things that an answer names."""
    return [kind, *(of for place, of in kind.places(answer) if not isinstance(answer, tuple) or place < len(answer))]


# How difficult it is: by which levels find its solution, on the scale on which players are rated too


def rating(solved: Mapping[str, tuple[int, int]]) -> int:
    """The rating at which as many tries as did would be expected to find it."""
    tries = [(RATED[level], of) for level, (_, of) in solved.items()] + [(MIDDLE, 2)]
    found = sum(count for count, _ in solved.values()) + 1
    low, high = float(LOWEST), float(HIGHEST)
    while high - low > 0.5:
        middle = (low + high) / 2.0
        if sum(of * expected(own, middle) for own, of in tries) > found:
            low = middle
        else:
            high = middle
    return round((low + high) / 2.0)


def clear_in(game: str) -> float:
    return CLEAR_IN.get(game, CLEAR)


def expected(own: float, other: float) -> float:
    """How likely the one finds what the other hides, as in chess."""
    return float(1.0 / (1.0 + 10.0 ** ((other - own) / 400.0)))


def difficulty(rating: int) -> int:
    """From 1 to 3."""
    return 1 + sum(rating >= step for step in STEPS)

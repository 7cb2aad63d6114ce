"""What is asked for and told in puzzles. Nothing of them is kept: whoever solves says what has been answered so far."""

from __future__ import annotations

from msgspec import Struct

from stolik.server.protocol.play import Happening, Seen, Thing, Value, Word


class PuzzleLine(Struct):
    """A puzzle of the shelf, or a position that somebody has kept; its title is `puzzle-theme-<theme>`.

    `answers` is how many have to be found in a row, `difficulty` from 1 to 3; `rating` is on the scale of players.
    """

    id: str
    game: str
    theme: str
    rating: int
    difficulty: int
    answers: int


class PuzzleOfDay(Struct):
    """The same for everybody that day, as the clock of the server has it: 2026-11-17."""

    day: str
    line: PuzzleLine | None


class PuzzleRating(Struct):
    """How strong somebody is taken to be, and how unsure that is. Whoever solves keeps it."""

    mu: float
    sigma: float


class Solving(Struct):
    """The right answers so far; `answer`, where `tries` says so, is judged at the question that is open.

    `gives_up`: the solution is told. With a rating the answer that decides is rated, and the new rating told.
    """

    answers: list[Value]
    tries: bool = False
    answer: Value = None
    gives_up: bool = False
    rating: PuzzleRating | None = None


class PuzzleWhy(Struct):
    """Somebody points at a thing that is not an option, at the question that is open."""

    answers: list[Value]
    kind: str
    name: str
    holding: Thing | None = None


class PuzzleTable(Struct):
    """A table of one's own that goes on after these answers of the solution, against bots."""

    answers: list[Value]
    name: str
    level: str = ""


class PuzzleHint(Struct):
    """The rule that is at work in the solution."""

    rule: str


class PuzzleOption(Struct):
    value: Value
    word: Word
    chance: float


class PuzzleJudged(Struct):
    """What is said to an answer: with it the chances of all options, the best first.

    `solved`: nothing is left to be found. A wrong answer ends the puzzle, and `solution` tells the answers that were
    left, each of them an option as it is called there; `ends`: the game is over then.
    """

    right: bool
    solved: bool
    rule: str
    options: list[PuzzleOption]
    solution: list[PuzzleOption]
    happened: list[Happening]
    seen: Seen
    ends: bool
    rating: PuzzleRating | None


class PuzzleStep(Struct):
    """The question that is open after `number` answers, or what was said to the last one."""

    line: PuzzleLine
    number: int
    sides: list[int]
    options: dict[str, int | str | bool]
    seen: Seen
    judged: PuzzleJudged | None = None

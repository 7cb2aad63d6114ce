"""Puzzles in one game: it is played, cheap looks leave few questions, and long searches judge those."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import count
from pathlib import Path
from random import Random
from time import time
from typing import Any, Final, NamedTuple

from stolik.bots.bot import answer_of
from stolik.bots.greedy import GreedyBot
from stolik.bots.outlook import Outlook
from stolik.bots.policy import policy_of
from stolik.bots.rollout import by_chance
from stolik.bots.strength import Strength
from stolik.engine.decision import CHANCE, Answer, Seat
from stolik.engine.game import Game, Options
from stolik.engine.options import BadOption, settle
from stolik.engine.position import Position
from stolik.games import GAMES
from stolik.lab.puzzles.proof import Candidate, Rigour, proved
from stolik.puzzles import Puzzle, read, written
from stolik.puzzles.positions import Place
from stolik.puzzles.shelf import MARK
from stolik.puzzles.worth import question_at, searched, strongly

EARLY: Final = 8
"""Answers before which nothing is a puzzle: what is chosen for the set-up shows its worth late."""
APART: Final = 4
"""Answers between two questions that are looked at longer."""
EACH: Final = 2
"""Puzzles of one game at most."""
LONGEST: Final = 1500
"""Answers after which a game is left."""
AHEAD: Final = 0.3
"""By what part of what is demanded the best answer is ahead of the others in a first look."""
OPEN: Final = (0.15, 0.9)
"""A game is open while the best answer wins more often than the first, and the second best less often than the last."""


class PuzzleJob(NamedTuple):
    """Game `number` of a search for puzzles; none of it is done after `until`, a time of the clock."""

    game: str
    seed: int
    number: int
    rigour: Rigour
    until: float


class Found(NamedTuple):
    """`whole` unless time was up. `looks` counts how many questions came how far."""

    number: int
    whole: bool
    puzzles: list[Puzzle]
    looks: Mapping[str, int]


def search_game(job: PuzzleJob, games: Mapping[str, Game[Any]] = GAMES) -> Found:
    """The same job, the same puzzles, unless time is up."""
    looks: Counter[str] = Counter()
    puzzles: list[Puzzle] = []
    for candidate in candidates(job, games[job.game], looks):
        if time() > job.until:
            return Found(job.number, False, puzzles, looks)
        if candidate is not None and (puzzle := proved(candidate, job.rigour, looks)) is not None:
            puzzles.append(puzzle)
            if len(puzzles) == EACH:
                break
    return Found(job.number, True, puzzles, looks)


def candidates(job: PuzzleJob, game: Game[Any], looks: Counter[str]) -> Iterator[Candidate | None]:
    """Question after question of a game of strong players; None where it is no puzzle at first sight."""
    rng = Random(f"{job.seed} {job.number}")
    options = agreed_by_lot(game, rng)
    position = Position(game, game.setup(options))
    strength = strongly(game.name, job.rigour.played, flexible=True)
    line: list[tuple[Seat, Answer]] = []
    last = -APART
    for _ in range(LONGEST):
        decision = position.decision
        if decision is None:
            return
        answer: Answer
        if decision.player == CHANCE:
            answer = by_chance(decision, rng)
        elif len(decision.options) == 1:
            answer = decision.options[0]
        else:
            found = first_look(position, strength, rng)
            answer = found[0].answer
            looks["asked"] += 1
            if len(line) >= EARLY and len(line) - last >= APART and promising(position, found, job.rigour, rng):
                last = len(line)
                looks["promising"] += 1
                seed = rng.getrandbits(32)
                place = Place(game, options, "", line[:], position.fork())
                yield Candidate(place, answer, seed, (job.seed, job.number))
            else:
                yield None
        line.append((decision.player, answer))
        position.play(answer)


def first_look(position: Position[Any], strength: Strength, rng: Random) -> list[Outlook]:
    return searched(question_at(position), strength, rng.getrandbits(32))


def promising(position: Position[Any], found: list[Outlook], rigour: Rigour, rng: Random) -> bool:
    """One answer is ahead, the game is open, and somebody who does not search would answer something else."""
    if len(found) < 2:
        return False
    best, second = found[0], max(one.chance for one in found[1:])
    if best.chance - second < AHEAD * rigour.gap or best.chance < OPEN[0] or second > OPEN[1]:
        return False
    decision = position.decision
    assert decision is not None
    scores = policy_of(position.game).scores(question_at(position).worlds(rng.getrandbits(32)), decision)
    if decision.options[scores.index(max(scores))] != best.answer:
        return True
    return answer_of(GreedyBot(rng.getrandbits(32)), position) != best.answer


def agreed_by_lot(game: Game[Any], rng: Random) -> Options:
    """One of the forms in which a game is offered, for two sides: what chances are is clear only between two."""
    forms = list(game.forms.values())
    for _ in range(100):
        form = forms[int(rng.random() * len(forms))]
        lot = {key: game.options[key].values[int(rng.random() * len(game.options[key].values))] for key in form.drawn}
        for seats in (form.seats, 2):
            try:
                options = settle(game, seats, {**form.options, **lot})
            except BadOption:
                continue
            if len(set(game.sides(options))) == 2:
                return options
    raise BadOption("option-seats", "seats", "2")


# The file of a search: a line for each puzzle, and one for each game that has been searched through


class Kept:
    """What a file has; the same command goes on from there."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.done: set[int] = set()
        self.puzzles: dict[str, Puzzle] = {}
        if file.exists():
            self._read(file.read_text("utf-8").splitlines())

    def _read(self, lines: Iterable[str]) -> None:
        """A last line that was cut off is searched for again."""
        for line in lines:
            try:
                if line.startswith(MARK):
                    self.done.add(json.loads(line)["done"])
                elif line:
                    self._take(read(line))
            except (ValueError, KeyError, TypeError):
                continue

    def _take(self, puzzle: Puzzle) -> bool:
        """Doubles are left."""
        new = puzzle.id not in self.puzzles
        self.puzzles.setdefault(puzzle.id, puzzle)
        return new

    def add(self, found: Found) -> None:
        """At once, so that nothing is lost when it is stopped."""
        fresh = [puzzle for puzzle in found.puzzles if self._take(puzzle)]
        lines = [written(puzzle) for puzzle in fresh]
        if found.whole:
            self.done.add(found.number)
            lines.append(json.dumps({"done": found.number}, separators=(",", ":")))
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with self.file.open("a", encoding="utf-8") as out:
            out.writelines(f"{line}\n" for line in lines)

    def left(self) -> Iterable[int]:
        """Numbers of games that nobody has searched through."""
        return (number for number in count() if number not in self.done)

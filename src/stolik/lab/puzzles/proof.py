"""Whether a question is a puzzle: two long searches agree on one answer, far ahead, and weak players miss it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from stolik.bots.bot import answer_of
from stolik.bots.levels import bot
from stolik.engine.decision import CHANCE, Answer, Seat
from stolik.engine.position import Position
from stolik.puzzles import Origin, Puzzle, rating, theme_of, unweighed
from stolik.puzzles.attempt import forward
from stolik.puzzles.positions import Place, rule_at
from stolik.puzzles.puzzle import MOST, Chances
from stolik.puzzles.worth import Weighed, all_chances, question_at, weighed

TRIES: Final[Mapping[str, int]] = {"level1": 3, "level2": 3, "level3": 3, "level4": 2, "level5": 1}
"""By level: a strong one answers the same each time."""


NEARLY: Final = 0.7
"""The part of what is demanded that a middling search must find."""


class Rigour(NamedTuple):
    """How long is searched and what is demanded: iterations of those who play, of a middling and of a long search.

    `gap` is by how much the best answer must win more often than the next, twice.
    """

    played: int = 40
    middling: int = 150
    iterations: int = 1000
    gap: float = 0.1


class Candidate(NamedTuple):
    """A question in a game, and what seems the best answer."""

    place: Place
    answer: Answer
    seed: int
    origin: tuple[int, int]


class Solution(NamedTuple):
    """The answers of a solution, the chances of all options at each, and the rule that is at work."""

    solution: list[Answer]
    chances: list[Chances]
    rule: str


def proved(candidate: Candidate, rigour: Rigour, looks: Counter[str]) -> Puzzle | None:
    """From cheap to dear: whatever fails leaves the rest undone."""
    question = question_at(candidate.place.position)
    short = weighed(question, rigour.middling, candidate.seed, rivals=2)
    if short.gap < NEARLY * rigour.gap:
        return None
    candidate = candidate._replace(answer=short.best)
    looks["middling"] += 1
    if not missed(candidate):
        return None
    looks["missed"] += 1
    line = solution_of(candidate, rigour)
    if not line.solution or not line.rule:
        return None
    looks["proved"] += 1
    return puzzle_of(candidate, rigour, line)


def missed(candidate: Candidate) -> bool:
    """A weak level answers something else, at least sometimes."""
    tries = [answer_of(bot("level2", candidate.seed + number), candidate.place.position) for number in range(3)]
    return any(answer != candidate.answer for answer in tries)


def solution_of(candidate: Candidate, rigour: Rigour) -> Solution:
    """As many answers in a row as are clearly the best; nobody else and no luck comes between them."""
    position, seat = candidate.place.position.fork(), asked(candidate.place.position)
    line = Solution([], [], rule_at(candidate.place, candidate.answer, candidate.seed))
    while len(line.solution) < MOST and asked(position) == seat:
        found = clear(position, rigour, candidate.seed + 2 * len(line.solution))
        if found is None or (not line.solution and found[0][0] != candidate.answer):
            break
        line.solution.append(found[0][0])
        line.chances.append(found)
        forward(position, seat, found[0][0])
    return line


def asked(position: Position[Any]) -> Seat:
    return CHANCE if position.decision is None else position.decision.player


def clear(position: Position[Any], rigour: Rigour, seed: int) -> Chances | None:
    """What all options are worth, where two searches with luck of their own find the same one far ahead."""
    question = question_at(position)
    twice: list[Weighed] = []
    for luck in (seed, seed + 1):
        twice.append(weighed(question, rigour.iterations, luck))
        if twice[-1].gap < rigour.gap or twice[-1].best != twice[0].best:
            return None
    chances = all_chances(question, [one.chances for one in twice], seed)
    ahead = chances[0][1] - chances[1][1]
    return chances if chances[0][0] == twice[0].best and ahead >= rigour.gap else None


def puzzle_of(candidate: Candidate, rigour: Rigour, line: Solution) -> Puzzle:
    place = candidate.place
    decision = place.position.decision
    assert decision is not None
    solved = solved_by(place.position, line.solution, candidate.seed)
    return unweighed(place)._replace(
        theme=theme_of(place.game, decision, line.solution[0], line.chances),
        solution=line.solution,
        chances=line.chances,
        rule=line.rule,
        solved=solved,
        rating=rating(solved),
        origin=Origin(*candidate.origin, len(place.line), rigour.played, rigour.iterations),
    )


def solved_by(question: Position[Any], solution: Sequence[Answer], seed: int) -> dict[str, tuple[int, int]]:
    return {level: tried(question, level, solution, seed) for level in TRIES}


def tried(question: Position[Any], level: str, solution: Sequence[Answer], seed: int) -> tuple[int, int]:
    """How many of how many tries of a level find the whole solution."""
    rng, seat = Random(seed), asked(question)
    found = 0
    for _ in range(TRIES[level]):
        player, position = bot(level, rng.getrandbits(32)), question.fork()
        for right in solution:
            if answer_of(player, position) != right:
                break
            forward(position, seat, right)
        else:
            found += 1
    return found, TRIES[level]

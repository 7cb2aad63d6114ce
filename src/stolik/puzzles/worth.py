"""What the answers to a question are worth: one long search for the best, and a search of its own for each answer."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple

from stolik.bots import puct
from stolik.bots.bot import Worlds
from stolik.bots.levels import led
from stolik.bots.outlook import Outlook, outlooks
from stolik.bots.policy import policy_of
from stolik.bots.strength import Strength
from stolik.engine.decision import Answer, Decision
from stolik.engine.game import Game
from stolik.engine.position import Position, worlds
from stolik.puzzles.puzzle import Chances

RIVALS: Final = 3
"""Answers that are weighed as long as the best one."""
LEAST: Final = 24
"""Iterations for any other."""
SHARE: Final = 3
"""The part of the iterations of a search that each of the best answers has alone."""


class OpenQuestion(NamedTuple):
    """Of one seat, with the worlds that it may imagine."""

    game: Game[Any]
    decision: Decision
    worlds: Worlds


def question_at(position: Position[Any]) -> OpenQuestion:
    """Nothing but what the asked seat may know."""
    decision = position.decision
    assert decision is not None
    return OpenQuestion(position.game, decision.shown(), worlds(position, decision.player))


def searched(question: OpenQuestion, strength: Strength, seed: int) -> list[Outlook]:
    """The options that were tried, the most visited first."""
    tally = puct.searched(question.decision, policy_of(question.game), strength, Random(seed), question.worlds)
    found = outlooks(question.decision.options, tally)
    return sorted(found, key=by_visits, reverse=True)


def by_visits(outlook: Outlook) -> tuple[int, float]:
    return outlook.visits, outlook.chance


def alone(question: OpenQuestion, answer: Answer, iterations: int, seed: int) -> float:
    """How likely this answer wins: a search in which nothing else is answered. The same seed, the same worlds."""
    asked = question.decision
    only = Decision(asked.player, asked.prompt, [answer], asked.about)
    strength = led(question.game.name, iterations)
    tally = puct.searched(only, policy_of(question.game), strength, Random(seed), question.worlds)
    visits, total = tally[answer]
    return total / visits


def strongly(game: str, iterations: int, flexible: bool = False) -> Strength:
    """The learned search with so many iterations; `flexible` ones are fewer where one answer is far ahead."""
    strength = led(game, iterations)
    strength.flexible = flexible
    return strength


class Weighed(NamedTuple):
    """The best answer, by how much it is ahead of the next one, and what the others are worth that were weighed."""

    best: Answer
    gap: float
    chances: Chances


def weighed(question: OpenQuestion, iterations: int, seed: int, rivals: int = RIVALS) -> Weighed:
    """The best of a long search beside the strongest others, each weighed alone."""
    found = searched(question, led(question.game.name, iterations), seed)
    few = [one.answer for one in found[: 1 + rivals]]
    chances = [(answer, alone(question, answer, -(-iterations // SHARE), seed)) for answer in few]
    rest = max((chance for _, chance in chances[1:]), default=1.0)
    return Weighed(few[0], chances[0][1] - rest, chances)


def all_chances(question: OpenQuestion, known: Sequence[Chances], seed: int) -> Chances:
    """Of every option, the best first: the mean where it was weighed several times, lightly where it never was."""
    found: Chances = []
    for option in question.decision.options:
        weights = [chance for chances in known for answer, chance in chances if answer == option]
        chance = sum(weights) / len(weights) if weights else alone(question, option, LEAST, seed)
        found.append((option, round(chance, 3)))
    return sorted(found, key=lambda pair: -pair[1])

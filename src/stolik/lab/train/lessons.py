"""One game to learn from: its questions, and how good each answer seemed to a teacher."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from stolik.bots.bot import Worlds
from stolik.bots.greedy import IMAGINED_WORLDS, promise
from stolik.bots.learned import LearnedBot
from stolik.bots.levels import led
from stolik.bots.policy import Policy, facts_of
from stolik.engine.decision import Decision
from stolik.engine.facts import Facts, Row
from stolik.engine.game import Game, Options
from stolik.engine.position import Position, worlds
from stolik.games import GAMES
from stolik.lab.train.game import questions

Sample = tuple[list[Row], list[float]]
"""The facts of each option, and how likely the teacher holds it to be the best."""
IMITATION: Final = 0
"""Iterations of a game whose teacher is greedy."""
BY_LOT: Final = 0.25
"""Of the answers in a game of greedy; nothing is learned from them but what follows."""
OPENING: Final = 12
"""Answers that the search draws by their visits, so that games differ."""
POWER: Final = 5.0
"""By which visits are sharpened."""
CAP: Final = 1500
"""Answers after which a game is left."""


@dataclass(frozen=True)
class LessonJob:
    """`iterations` of the search that teaches, with these weights."""

    game: str
    options: Options
    seed: int
    iterations: int
    weights: list[float]
    hopes: list[float] = field(default_factory=list)


def lesson(job: LessonJob, games: Mapping[str, Game[Any]] = GAMES) -> list[Sample]:
    """The same job, the same lesson."""
    game = games[job.game]
    facts, rng = facts_of(game), Random(job.seed)
    searching = LearnedBot(job.seed, led(job.game, job.iterations), Policy(facts, job.weights, job.hopes))
    position = Position(game, game.setup(job.options))
    found: list[Sample] = []
    for _, decision in questions(position, rng, CAP):
        if job.iterations == IMITATION and rng.random() < BY_LOT:
            position.play(decision.options[int(rng.random() * len(decision.options))])
        else:
            place = taught(position, decision, facts, searching if job.iterations else None, rng, found)
            position.play(decision.options[place])
    return found


def taught(
    position: Position[Any],
    decision: Decision,
    facts: Facts,
    searching: LearnedBot | None,
    rng: Random,
    found: list[Sample],
) -> int:
    """Notes what the teacher thinks, and the place of what it answers."""
    imagined = worlds(position, decision.player)
    liking = by_greedy(decision, imagined, rng) if searching is None else by_search(decision, imagined, searching)
    sharp = [like**POWER for like in liking] if searching is not None else liking
    total = sum(sharp)
    found.append((facts.rows(position.state, decision), [round(like / total, 4) for like in sharp]))
    if searching is None or len(found) <= OPENING:
        return rng.choices(range(len(liking)), liking)[0]
    return liking.index(max(liking))


def by_greedy(decision: Decision, imagined: Worlds, rng: Random) -> list[float]:
    """All that it stands best after, alike."""
    numbers = [rng.getrandbits(32) for _ in range(IMAGINED_WORLDS)]
    world = imagined(numbers[0])
    options = world.game.promising(world.state, decision)
    promises = {option: promise(decision.player, option, imagined, numbers) for option in options}
    best = max(promises.values())
    return [1.0 if promises.get(option) == best else 0.0 for option in decision.options]


def by_search(decision: Decision, imagined: Worlds, searching: LearnedBot) -> list[float]:
    """The share of the visits."""
    visits = {outlook.answer: outlook.visits for outlook in searching.outlooks(decision, {}, imagined)}
    most = max(visits.values())
    return [visits.get(option, 0) / most for option in decision.options]

"""What the weights are worth: paired matches on the same luck, with the interval of each share."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from stolik.bots.levels import is_learned
from stolik.bots.policy import POLICIES, Policy, facts_of
from stolik.engine.game import Game
from stolik.engine.options import settle
from stolik.games import GAMES
from stolik.lab.match.crew import MatchJob, play_match
from stolik.lab.match.outcome import Match
from stolik.lab.match.play import CAP
from stolik.lab.ratings import Share, wilson
from stolik.lab.train.crew import many

PAIRINGS: Final = (("policy", "greedy"), ("puct100", "greedy"), ("puct100", "level5@1"))


@dataclass(frozen=True)
class Tried:
    """A match in which whoever has learned plays by these weights."""

    job: MatchJob
    weights: list[float]
    hopes: list[float]


def points(tried: Tried) -> float:
    """Of the one that has learned."""
    game = GAMES[tried.job.game]
    POLICIES[game.name] = Policy(facts_of(game), tried.weights, tried.hopes)
    found, _ = play_match(tried.job)
    if found.fault is not None:
        raise RuntimeError(found.fault)
    return found.points()[next(name for name in tried.job.match.seats if is_learned(name))]


def trials(game: Game[Any], pairing: Sequence[str], policy: Policy, games: int, seed: int) -> Iterator[Tried]:
    """Each deal twice, with the seats swapped; more seats have the two in turn."""
    options = dict(settle(game, min(game.seats({"seats": 0, **game.usual})), {}))
    sides = game.sides(options)
    for number in range(games):
        deal, turned = divmod(number, 2)
        seats = tuple(pairing[(side + turned) % 2] for side in sides)
        match = Match(number + 1, deal + 1, seats)
        yield Tried(MatchJob(game.name, options, seed, match, CAP, False), policy.weights, policy.hopes)


def tried(
    game: Game[Any],
    policy: Policy,
    games: int,
    seed: int,
    processes: int,
    pairings: Sequence[Sequence[str]] = PAIRINGS,
) -> dict[str, Share]:
    """By pairing: the learner's share of the points."""
    found = {}
    for pairing in pairings:
        won = list(many(points, list(trials(game, pairing, policy, games, seed)), processes))
        found[" : ".join(pairing)] = wilson(sum(won), len(won))
    return found

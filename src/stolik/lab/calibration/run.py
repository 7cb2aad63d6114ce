"""Games of bots; at some of their questions it is noted what a hint would say, and after the game what happened."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from stolik.bots.advice import uncorrected
from stolik.bots.chances import correction
from stolik.bots.judge import shared
from stolik.engine.decision import CHANCE
from stolik.engine.game import Game, Options
from stolik.engine.position import Position, worlds
from stolik.lab.calibration.cases import Calibration, Forecast
from stolik.lab.match.play import Played, games_of, record_of

SAMPLED: Final = 4
"""Questions of a game that are noted: more of the same game would tell little more."""


def calibrated(
    game: Game[Any],
    options: Options,
    bot: str,
    games: int,
    seed: int,
    progress: Callable[[int], None] = lambda done: None,
) -> Calibration:
    """A game that nobody finishes tells nothing."""
    cases: list[Forecast] = []
    finished = 0
    for number, played in games_of(game, options, bot, games, seed, progress):
        if played.fault is None and played.result is not None:
            finished += 1
            cases += noted(game, options, played, number)
    return Calibration(int(options["seats"]), finished, cases)


def noted(game: Game[Any], options: Options, played: Played, number: int) -> list[Forecast]:
    record = record_of(game, options, played)
    assert record is not None and record.result is not None
    rng, sides = Random(number), record.sides
    line = [answer for _, answer in record.line]
    ends = shared(record.result, sides)
    position = Position(game, game.setup(options))
    asked = []
    for place, answer in enumerate(line):
        if position.decision is not None and position.decision.player != CHANCE and len(position.decision.options) > 1:
            asked.append(place)
        position.play(answer)
    chosen = {*rng.sample(asked, min(SAMPLED, len(asked)))}
    position = Position(game, game.setup(options))
    true = correction(game, len(sides))
    found = []
    for place, answer in enumerate(line):
        if place in chosen and (decision := position.decision) is not None:
            seat = decision.player
            view = game.view(position.state, seat)
            best = uncorrected(decision.shown(), view, worlds(position, seat), number, sides)[0].chance
            found.append(Forecast(true.of(best), ends[seat], best, number))
        position.play(answer)
    return found

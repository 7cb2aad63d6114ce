"""Games of bots; at some of their questions it is noted what a hint or a review says, and in the end what happened."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from stolik.bots import advice, judge
from stolik.bots.chances import correction, sharpness
from stolik.engine.decision import CHANCE
from stolik.engine.game import Game, Options
from stolik.engine.position import Position, worlds
from stolik.lab.calibration.cases import Calibration, Forecast
from stolik.lab.match.play import Played, games_of, record_of

SAMPLED: Final = 4
"""Questions of a game that are noted: more of the same game would tell little more."""

Sayings = Callable[[Position[Any], Sequence[int], Sequence[float], int], list[Forecast]]
"""What is said of a question in a game with this number, by the ends that all seats met."""


def hinted(position: Position[Any], sides: Sequence[int], ends: Sequence[float], number: int) -> list[Forecast]:
    """Of the best answer, to the asked seat."""
    game, decision = position.game, position.decision
    assert decision is not None
    seat = decision.player
    view = game.view(position.state, seat)
    best = advice.uncorrected(decision.shown(), view, worlds(position, seat), number, sides)[0].chance
    return [Forecast(correction(game, len(sides)).of(best), ends[seat], best, number)]


def reviewed(position: Position[Any], sides: Sequence[int], ends: Sequence[float], number: int) -> list[Forecast]:
    """Of every side."""
    found = judge.uncorrected(position, sides)
    said = sharpness(position.game, len(sides)).of(found, sides)
    spokesmen = [sides.index(side) for side in sorted({*sides})]
    return [Forecast(said[seat], ends[seat], found[seat], number) for seat in spokesmen]


def calibrated(
    game: Game[Any],
    options: Options,
    bot: str,
    games: int,
    seed: int,
    progress: Callable[[int], None] = lambda done: None,
    of: Sayings = hinted,
) -> Calibration:
    """A game that nobody finishes tells nothing."""
    cases: list[Forecast] = []
    finished = 0
    for number, played in games_of(game, options, bot, games, seed, progress):
        if played.fault is None and played.result is not None:
            finished += 1
            cases += noted(game, options, played, number, of)
    together = len({*game.sides(options)}) if of is reviewed else 1
    return Calibration(int(options["seats"]), finished, cases, together)


def noted(game: Game[Any], options: Options, played: Played, number: int, of: Sayings) -> list[Forecast]:
    record = record_of(game, options, played)
    assert record is not None and record.result is not None
    rng, sides = Random(number), record.sides
    line = [answer for _, answer in record.line]
    ends = judge.shared(record.result, sides)
    position = Position(game, game.setup(options))
    asked = []
    for place, answer in enumerate(line):
        if position.decision is not None and position.decision.player != CHANCE and len(position.decision.options) > 1:
            asked.append(place)
        position.play(answer)
    chosen = {*rng.sample(asked, min(SAMPLED, len(asked)))}
    position = Position(game, game.setup(options))
    found = []
    for place, answer in enumerate(line):
        if place in chosen:
            found += of(position, sides, ends, number)
        position.play(answer)
    return found

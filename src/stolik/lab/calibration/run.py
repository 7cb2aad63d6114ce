"""Games of bots; at some of their questions it is noted what a hint would say, and after the game what happened."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from stolik.bots.advice import advice
from stolik.bots.judge import shared
from stolik.engine.decision import CHANCE
from stolik.engine.game import Game, Options
from stolik.engine.position import Position, worlds
from stolik.lab.match.play import Played, play_out, record_of, seed_of

SAMPLED: Final = 4
"""Questions of a game that are noted: more of the same game would tell little more."""
TENTHS: Final = 10
DRAWN: Final = 1000
"""Samples by which luck is told from error."""


class Case(NamedTuple):
    """What the best answer was said to win, and the share of the win that the asked seat got."""

    said: float
    happened: float


class Tenth(NamedTuple):
    """All cases of which between `number` and `number` + 1 tenths were said."""

    number: int
    cases: int
    said: float
    happened: float


class Calibration:
    def __init__(self, seats: int, games: int, cases: Sequence[Case]) -> None:
        self.seats = seats
        self.games = games
        self.cases = list(cases)

    @property
    def tenths(self) -> list[Tenth]:
        found: dict[int, list[Case]] = {}
        for case in self.cases:
            found.setdefault(min(int(TENTHS * case.said), TENTHS - 1), []).append(case)
        return [
            Tenth(
                number,
                len(some),
                sum(one.said for one in some) / len(some),
                sum(one.happened for one in some) / len(some),
            )
            for number, some in sorted(found.items())
        ]

    @property
    def error(self) -> float:
        """The expected calibration error: how far what is said lies from what happens, by tenths."""
        return sum(abs(one.said - one.happened) * one.cases for one in self.tenths) / max(len(self.cases), 1)

    @property
    def brier(self) -> float:
        """The mean square of what was said less what happened: small for who knows, 0.25 for who says one half."""
        return sum((one.said - one.happened) ** 2 for one in self.cases) / max(len(self.cases), 1)

    @property
    def by_luck(self) -> float:
        """The error that true chances stay below in nineteen of twenty such samples."""
        rng, tenths = Random(1), self.tenths
        errors = sorted(drawn_error(tenths, rng) for _ in range(DRAWN))
        return errors[int(0.95 * DRAWN)]

    def as_data(self) -> dict[str, Any]:
        return {
            "seats": self.seats,
            "games": self.games,
            "questions": len(self.cases),
            "error": round(self.error, 4),
            "by_luck": round(self.by_luck, 4),
            "brier": round(self.brier, 4),
            "tenths": [one._asdict() for one in self.tenths],
        }


def drawn_error(tenths: Sequence[Tenth], rng: Random) -> float:
    """Of games in which everything happened as often as it was said, but for luck."""
    off = 0.0
    for one in tenths:
        won = sum(rng.random() < one.said for _ in range(one.cases))
        off += abs(won - one.said * one.cases)
    return off / max(sum(one.cases for one in tenths), 1)


def calibrated(
    game: Game[Any],
    options: Options,
    bot: str,
    games: int,
    seed: int,
    progress: Callable[[int], None] = lambda done: None,
) -> Calibration:
    """The same seed, the same numbers. A game that nobody finishes tells nothing."""
    seats = int(options["seats"])
    cases: list[Case] = []
    finished = 0
    for number in range(1, games + 1):
        played = Played(seed_of(seed, number), [bot] * seats)
        play_out(game, options, played)
        if played.fault is None and played.result is not None:
            finished += 1
            cases += noted(game, options, played, number)
        progress(number)
    return Calibration(seats, finished, cases)


def noted(game: Game[Any], options: Options, played: Played, number: int) -> list[Case]:
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
    found = []
    for place, answer in enumerate(line):
        if place in chosen and (decision := position.decision) is not None:
            seat = decision.player
            view = game.view(position.state, seat)
            best = advice(decision.shown(), view, worlds(position, seat), number, sides)[0]
            found.append(Case(best.chance, ends[seat]))
        position.play(answer)
    return found

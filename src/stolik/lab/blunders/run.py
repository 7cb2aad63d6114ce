"""Games of bots that are watched for blunders, and what was seen in them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from stolik.engine.game import Game, Options
from stolik.lab.blunders.watch import KINDS, Blunder, Watch
from stolik.lab.match.play import games_of, record_of


class Watched(NamedTuple):
    """What was seen in some games: how many questions there were, and every blunder."""

    games: int
    questions: int
    blunders: list[Blunder]

    def as_data(self) -> dict[str, Any]:
        counts = {kind: len([one for one in self.blunders if one.kind == kind]) for kind in KINDS}
        told = [one._asdict() for one in self.blunders]
        return {"games": self.games, "questions": self.questions, "counts": counts, "blunders": told}


def watched(
    game: Game[Any],
    options: Options,
    bot: str,
    games: int,
    seed: int,
    progress: Callable[[int], None] = lambda done: None,
) -> Watched:
    questions, finished = 0, 0
    found: list[Blunder] = []
    for number, played in games_of(game, options, bot, games, seed, progress):
        record = record_of(game, options, played)
        if record is not None:
            finished += 1
            watch = Watch(game, options, number)
            for _, answer in record.line:
                watch.answer(answer)
            questions += watch.questions
            found += watch.end()
    return Watched(finished, questions, found)

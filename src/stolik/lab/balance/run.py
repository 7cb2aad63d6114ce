"""Is a game fair? Who wins by seat, by what the seats had, and by what was agreed; how long it takes."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import product
from statistics import mean, quantiles
from typing import Any

from stolik.engine.decision import Answer
from stolik.engine.game import Game, Options, Setting
from stolik.engine.options import BadOption, settle
from stolik.lab.match.crew import Crew, MatchJob
from stolik.lab.match.outcome import Match, Outcome, Tally
from stolik.lab.match.play import CAP
from stolik.lab.ratings import Share, wilson
from stolik.lab.tournament.plan import seated


@dataclass(frozen=True)
class Wish:
    """`variants`: the options of the games in turn; `varied`: the keys in which they differ."""

    game: str
    variants: list[Options]
    varied: list[str]
    bots: tuple[str, ...]
    games: int
    seed: int

    def variant(self, match: Match) -> Options:
        return self.variants[(match.number - 1) % len(self.variants)]


@dataclass(frozen=True)
class Spread:
    """The mean, and between which values nine of ten lie."""

    mean: float
    low: float
    middle: float
    high: float


def spread(values: Sequence[float]) -> Spread | None:
    if len(values) < 2:
        return None
    twentieths = quantiles(values, n=20, method="inclusive")
    return Spread(mean(values), twentieths[0], twentieths[9], twentieths[18])


def variants(game: Game[Any], seats: int, chosen: dict[str, str], vary: Sequence[str]) -> list[Options]:
    """Every combination of the varied values that can be played."""
    found = []
    for values in product(*(game.options[key].values for key in vary)):
        try:
            found.append(settle(game, seats, {**chosen, **dict(zip(vary, values, strict=True))}))
        except BadOption:
            if not vary:
                raise
    return found


def play(wish: Wish, game: Game[Any], crew: Crew, progress: Callable[[int], None] = lambda done: None) -> list[Outcome]:
    outcomes = []
    for found, _ in crew.play(_jobs(wish, game)):
        outcomes.append(found)
        progress(len(outcomes))
    return sorted(outcomes, key=lambda found: found.match.number)


def _jobs(wish: Wish, game: Game[Any]) -> Iterator[MatchJob]:
    """The bots change seats only after every variant was played, so that neither hides behind the other."""
    for number in range(wish.games):
        options = wish.variants[number % len(wish.variants)]
        seats = seated(game.sides(options), wish.bots, number // len(wish.variants))
        yield MatchJob(wish.game, options, wish.seed, Match(number + 1, number + 1, seats), CAP, False)


class Balance(Tally):
    """Who won, by seat and by what the seats had."""

    def __init__(self, wish: Wish, outcomes: Sequence[Outcome]) -> None:
        super().__init__(outcomes)
        self.wish = wish

    @property
    def fair(self) -> float:
        """The share of wins among all seats."""
        return sum(len(found.winners) for found in self.good) / max(sum(len(f.match.seats) for f in self.good), 1)

    @property
    def lengths(self) -> list[int]:
        return [found.answers for found in self.good]

    @property
    def margins(self) -> list[int]:
        """Points between the first and the last, where a game counts points."""
        return [max(found.scores) - min(found.scores) for found in self.good if found.scores]

    def by_seat(self) -> list[Share]:
        seats = int(self.wish.variants[0]["seats"])
        return [wilson(sum(seat in found.winners for found in self.good), len(self.good)) for seat in range(seats)]

    def by_bot(self) -> dict[str, Share]:
        cases = [(bot, seat in found.winners) for found in self.good for seat, bot in enumerate(found.match.seats)]
        return {bot: share_of([won for name, won in cases if name == bot]) for bot in self.wish.bots}

    def kinds(self) -> list[str]:
        return list(dict.fromkeys(kind for found in self.good for kind in found.factors))

    def by_factor(self, kind: str, among: Options | None = None) -> dict[Answer, Share]:
        """For each value: the wins of the seats that had it, the best first; `among`: in games agreed like this."""
        cases: dict[Answer, list[bool]] = {}
        for found in self.good:
            if among is None or among.items() <= self.wish.variant(found.match).items():
                for seat, values in enumerate(found.factors.get(kind, ())):
                    for value in values:
                        cases.setdefault(value, []).append(seat in found.winners)
        shares = {value: share_of(won) for value, won in cases.items()}
        return dict(sorted(shares.items(), key=lambda pair: -pair[1].share))

    def values(self, key: str) -> list[Setting]:
        return list(dict.fromkeys(options[key] for options in self.wish.variants))

    def agreed(self, key: str, value: Setting) -> list[Outcome]:
        return [found for found in self.good if self.wish.variant(found.match)[key] == value]

    def as_data(self, name: Callable[[str, Answer], str]) -> dict[str, Any]:
        lengths, margins = spread(self.lengths), spread(self.margins)
        return {
            **asdict(self.wish),
            "finished": len(self.good),
            "errors": len(self.faults),
            "capped": self.capped,
            "draws": self.draws,
            "fair": self.fair,
            "length": None if lengths is None else asdict(lengths),
            "score_spread": None if margins is None else asdict(margins),
            "seats": [asdict(share) for share in self.by_seat()],
            "bots_won": {bot: asdict(share) for bot, share in self.by_bot().items()},
            "factors": {
                kind: {name(kind, value): asdict(share) for value, share in self.by_factor(kind).items()}
                for kind in self.kinds()
            },
            "options": {key: [self._told(key, value) for value in self.values(key)] for key in self.wish.varied},
            "faults": self.faults,
        }

    def _told(self, key: str, value: Setting) -> dict[str, Any]:
        games = self.agreed(key, value)
        lengths = spread([found.answers for found in games])
        first = wilson(sum(0 in found.winners for found in games), len(games))
        return {
            "value": value,
            "games": len(games),
            "length": None if lengths is None else asdict(lengths),
            "first_seat": asdict(first),
        }

    def as_json(self, name: Callable[[str, Answer], str]) -> str:
        return json.dumps(self.as_data(name), ensure_ascii=False, indent=2)


def share_of(won: Sequence[bool]) -> Share:
    return wilson(sum(won), len(won))

"""The ladder of one game: which matches are still needed, and the file that keeps what was played."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from stolik.engine.game import Game, Options, Setting
from stolik.engine.options import settle
from stolik.lab.ladder.claims import MORE_SEATS, Claim, two_sides
from stolik.lab.match.crew import Crew, Job
from stolik.lab.match.outcome import Match
from stolik.lab.match.play import CAP

TWO: Final = 2
MORE: Final = 4
SETTINGS: Final[Mapping[tuple[str, int], Mapping[str, Setting]]] = {
    ("tash_kalar", TWO): {"form": "duel"},
    ("tash_kalar", MORE): {"form": "melee"},
}
"""Where the defaults are not the set-up meant."""


class MatchBroke(Exception):
    """A game went wrong; the text says which and how."""


class Ladder:
    def __init__(self, game: Game[Any], kept: Path, seed: int, most: int) -> None:
        self.game = game
        two, more = settled(game, TWO), settled(game, MORE)
        self.claims = [Claim(game, two, pairing, most) for pairing in two_sides(game.name)]
        self.claims += [Claim(game, more, pairing, most) for pairing in MORE_SEATS]
        self._kept = kept
        self._seed = seed
        self._read()

    def _read(self) -> None:
        """What was played by other rules or other strengths has another id, and counts no more."""
        ids = {claim.id(self._seed): claim for claim in self.claims}
        lines = self._kept.read_text(encoding="utf-8").splitlines() if self._kept.exists() else []
        for line in lines:
            try:
                told = json.loads(line)
                key, match, points = str(told["id"]), int(told["match"]), float(told["points"])
            except (ValueError, KeyError, TypeError):
                continue  # cut off by an interrupt: that match is played again
            if key in ids:
                ids[key].points[match] = points

    def jobs(self) -> Iterator[Job]:
        """A match of each open claim in turn, with an eye on those that have become clear meanwhile."""
        asked: dict[Claim, set[int]] = {claim: set() for claim in self.claims}
        more = True
        while more:
            more = False
            for claim, numbers in asked.items():
                number = None if claim.decided else claim.next(numbers)
                if number is not None:
                    more = True
                    numbers.add(number)
                    yield self._job(claim, number)

    def _job(self, claim: Claim, number: int) -> Job:
        """Two matches of a deal, with seats swapped."""
        deal, swapped = divmod(number - 1, 2)
        return Job(self.game.name, claim.options, self._seed, Match(number, deal + 1, claim.seats(swapped)), CAP, False)

    def play(self, crew: Crew) -> Iterator[int]:
        """Tells after each match how many there have been."""
        claims = {tuple(sorted(claim.seats(0))): claim for claim in self.claims}
        self._kept.parent.mkdir(parents=True, exist_ok=True)
        with self._kept.open("a", encoding="utf-8") as file:
            for found, _ in crew.play(self.jobs()):
                if found.fault is not None:
                    raise MatchBroke(f"{self.game.name}, {' against '.join(found.match.seats)}: {found.fault}")
                claim = claims[tuple(sorted(found.match.seats))]
                points = found.points()[claim.stronger]
                claim.points[found.match.number] = points
                line = {"id": claim.id(self._seed), "match": found.match.number, "points": points}
                print(json.dumps(line), file=file, flush=True)
                yield sum(len(claim.points) for claim in self.claims)


def settled(game: Game[Any], seats: int) -> Options:
    return settle(game, seats, SETTINGS.get((game.name, seats), {}))
